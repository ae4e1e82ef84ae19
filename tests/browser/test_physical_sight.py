"""With a box on the table a chart shows what is to be carried out there."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from flibuste.core.agenda import asking
from flibuste.table import Seat, Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage, wait_until
from tests.browser.test_chart import INSIDE
from tools.server import Server

pytestmark = pytest.mark.browser

BOT = 1
EVERY = f"""() => {{
  const spaces = [...document.querySelectorAll('.board [data-place^="space:"]')];
  return spaces.length > 30 && spaces.every({INSIDE});
}}"""
ISLANDS = f"""() => {{
  const islands = [...document.querySelectorAll('.board [data-place^="island:"]')];
  return islands.length === 4 && islands.every({INSIDE});
}}"""
BOAT = f"""() => {{
  const boat = document.querySelector('.board [data-place="boat:{BOT}"]');
  return boat !== null && ({INSIDE})(boat);
}}"""


def at_sea() -> Table:
    """A bot's boat is about to sail, far from the person's."""
    looks = shell.seats("Anne", "Jack", bots={BOT: "easy"})
    for seed in range(9):
        made, rng = Table.new("nassau", [Seat("Anne"), Seat("Jack")], {}, seed=seed), Random(seed)
        while (step := asking(made.state)) is not None:
            anne, jack = made.state.players
            if type(step).__name__ == "AtSea" and step.seat == BOT and abs(anne.boat - jack.boat) > 2:
                asked = [name for name, source in made.game.sources.items() if source.physical and not source.hidden]
                return Table.load({**made.save(), "seats": looks, "flibuste": 2, "box": {"from": asked}})
            made.play(rng.choice(step.moves(made.state)))
    raise AssertionError("nobody sails")


def test_the_set_up_is_seen_whole(make_page: MakePage, site: Server) -> None:
    """All of the town is to be copied, not the corner where the captain stands."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=nassau&seats=Anne,bot:easy&seed=3&box=1&start=1")
    expect(page.locator("[data-action=carried]")).to_be_visible(timeout=table.WAIT)
    wait_until(page, EVERY)


def test_the_sea_shows_where_a_bot_has_sailed(make_page: MakePage, site: Server) -> None:
    """Though it is the turn of somebody who lies elsewhere."""
    page = table.phone(make_page, site)
    shell.bring(page, site.url, at_sea().save())
    [game] = shell.ids(page)
    page.goto(f"{site.url}#/play/{game}")
    expect(page.locator("[data-action=carried]")).to_be_visible(timeout=table.WAIT)
    wait_until(page, BOAT)
    lines = page.locator(".carry-line")
    for line in range(lines.count()):
        lines.nth(line).dispatch_event("click")
        expect(lines.nth(line)).to_have_attribute("aria-pressed", "true")
        wait_until(page, BOAT)


def test_a_sea_is_laid_after_the_whole_chart(make_page: MakePage, site: Server) -> None:
    """Beneath it stands nothing that leaves no piece on the table, such as dice for who begins."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=pirates&seats=Anne,Jack&quick=1&fleets=lot&box=1&seed=11&start=1")
    page.locator("[data-action=carried]").wait_for(timeout=table.WAIT)
    page.wait_for_function(ISLANDS)
    assert not [line for line in page.locator(".carry-line").all_inner_texts() if "rolls" in line]
