"""What is drawn of a captain is so, or said not to be all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page

from flibuste.table import Table
from tests.browser import secrets, table
from tests.browser.test_replay import TALES
from tools.server import Server

pytestmark = pytest.mark.browser

GAMES: dict[str, dict[str, Any]] = {
    "buccaneer": {"closed_purses": True},
    "jamaica": {},
    "nassau": {},
    "pirates": {},
    "plunder": {},
}
HIDES = ("buccaneer", "pirates")
"""Where what stands beside a captain is not for all to see."""

STRIP = "[...document.querySelectorAll('.strip [data-purse]')].map((it) => it.textContent.trim())"


def total(game: str, view: Any, seat: int) -> int:
    """What a captain has, as he knows it."""
    if game == "buccaneer":
        return int(view["seats"][seat]["ducats"])
    if game == "jamaica":
        return sum(hold["count"] for hold in view["ships"][seat]["holds"] if hold and hold["kind"] == "gold")
    return int(view["totals"][seat])


def positions(game: str) -> Iterator[dict[str, Any]]:
    """Saves in which a person is asked, some way into a game of three or four."""
    if game == "pirates":  # it takes long until treasure lies at home
        save = json.loads((TALES / "pirates-four.save.json").read_text())
        people = [{**seat, "bot": None} for seat in save["seats"]]
        yield from ({**save, "seats": people, "log": save["log"][:entries]} for entries in (200, 300, 400))
        return
    seats = secrets.colours(game, ["Anne", "Jack", "Mary"])
    played = secrets.playing(game, seats, 5, **GAMES[game])
    for entries, (save, answer) in enumerate(played):
        if entries % 60 == 59 and answer["table"]["decision"]:
            yield {**save, "log": list(save["log"])}


@pytest.mark.parametrize("game", GAMES)
def test_no_figure_is_printed_that_is_not_so(page: Page, site: Server, game: str) -> None:
    """Beside each captain stands what that captain has; less, with a sign that there may be more; or nothing."""
    partly = 0
    for save in islice(positions(game), 3):
        truth = Table.load(save)
        secrets.sit_down(page, site.url, save)
        if page.locator(table.LIFT).count():
            table.lift(page)
        page.wait_for_selector(table.FREE, state="attached", timeout=table.WAIT)
        for seat, printed in enumerate(page.evaluate(STRIP)):
            known, sure = re.fullmatch(r"(-?\d*)(|\+|\?|–)", printed).groups()  # type: ignore[union-attr]
            has = total(game, truth.view(seat), seat)
            partly += bool(sure)
            assert int(known or 0) == has if not sure else int(known or 0) <= has, (seat, printed, has)
    assert partly or game not in HIDES, "nothing is hidden in these positions"


def test_a_rivals_hand_is_counted_and_the_rest_said_to_be_unknown(page: Page, site: Server) -> None:
    """PLU-RES-02: what is known of a hand, and how many cards of it nobody here knows, are all of it."""
    for save in islice(positions("plunder"), 2, 4):
        view = Table.load(save).view(seat := Table.load(save).asked)
        secrets.sit_down(page, site.url, save)
        if page.locator(table.LIFT).count():
            table.lift(page)
        table.ready(page)
        for rival in {0, 1, 2} - {seat}:
            page.locator(f"[data-captain='{rival}']").click()
            slip = page.locator("dialog .captain-of")
            slip.wait_for()
            said = slip.inner_text()
            hand = view["players"][rival]["hand"]
            known = view["players"][rival]["known"]
            unknown = hand - sum(known.values())
            assert f"{unknown} unknown card" in said if unknown else "unknown" not in said
            least = re.findall(r"^(\d+)(\+?)$", said.split("in hand")[1], re.MULTILINE)
            more = [(str(unknown), "")] if unknown else []
            assert least == [(str(n), "+" if unknown else "") for n in known.values() if n] + more
            page.keyboard.press("Escape")
