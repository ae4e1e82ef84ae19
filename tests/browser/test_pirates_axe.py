"""The Pirates for everybody: axe finds nothing from the fleet to the course, guns and cards; nothing sticks out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from flibuste.core.entry import Entry
from flibuste.table import Table
from tests.browser import secrets, table
from tests.browser.conftest import MakePage
from tests.browser.test_pirates import ORDER, SAIL, first
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

TALES = Path(__file__).resolve().parents[1] / "tales"


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("day", "en", (360, 640)), ("night", "fr", (844, 390))], ids=["phone", "sideways"]
)
def test_a_turn(make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]) -> None:
    page = opened(make_page, site, theme, language, size)
    page.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=5&quick=1&start=1")
    table.ready(page)
    check(page, "a fleet")
    secrets.sit_down(page, site.url, first(ORDER))
    page.locator("[data-pick]").first.click()
    page.evaluate("document.querySelectorAll('.pir-ends').forEach((it) => (it.open = true))")
    page.locator(".pir-abilities li:not([aria-busy])").first.wait_for(timeout=table.WAIT)
    check(page, "the orders of a ship, and her card")
    page.locator("[data-action=plan]").click()
    page.locator(SAIL).wait_for()
    check(page, "the helm")
    page.locator("[data-action=leg-back]").click()
    page.click('[data-captain="1"]')
    page.locator(".pir-fleet summary").first.click()
    page.locator("dialog .pir-card").wait_for()
    check(page, "a captain's slip")
    page.keyboard.press("Escape")
    secrets.sit_down(page, site.url, first("pirates-ask-shot"))
    check(page, "a shot")


KINDS = ("token", "contact", "board", "unique", "prize", "fort")
"""Decisions of a rich game that no other test of these meets, of each look one."""


def met(save: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Of each kind one, as a game that begins there: nothing has to be played first. Whoever is asked is alone at the
    device."""
    game, found = Table.load({**save, "log": []}), dict[str, dict[str, Any]]()
    for it in save["log"]:
        asked = game.decision
        assert asked
        kind = asked.key.removeprefix("pirates-ask-")
        if kind in KINDS and kind not in found:
            people = [{**one, "bot": None if i == asked.seat else "easy"} for i, one in enumerate(save["seats"])]
            found[kind] = {**save, "seats": people, "position": game.position(), "log": []}
        entry = Entry.from_json(it, "log")
        game.play(entry.move, entry.found)
    assert found.keys() == set(KINDS)
    return found


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("night", "fr", (360, 640)), ("day", "en", (1180, 820))], ids=["phone", "tablet"]
)
def test_decisions_of_a_rich_game(
    make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]
) -> None:
    """Events, forts, boardings, exchanges, mysterious islands: half of them in each light, for their lists look alike.
    They begin at positions that nothing else tells apart, and each is a game of its own."""
    page = opened(make_page, site, theme, language, size)
    save = json.loads((TALES / "pirates-four.save.json").read_text(encoding="utf-8"))
    for kind, one in met(save).items():
        if (KINDS.index(kind) % 2 == 0) == (theme == "day"):
            secrets.sit_down(page, site.url, one)
            page.locator("#ask").wait_for()
            check(page, kind)


def test_an_event_is_laid_on_the_chart_and_stays_there(make_page: MakePage, site: Server) -> None:
    """CSG-EVT-06: its places are offered on the chart; it lies there while it goes on, with its reach and its name."""
    page = opened(make_page, site, "day", "en", (820, 1180))
    save = json.loads((TALES / "pirates-four.save.json").read_text(encoding="utf-8"))
    secrets.sit_down(page, site.url, met(save)["token"])
    table.ready(page)
    name = str(page.locator("#ask").inner_text()).split("“")[1].split("”")[0]
    token = page.locator(f"[role=img][aria-label^='{name}']")
    expect(token).to_have_count(0)
    # or anywhere: it lies on the chart while its place is chosen, by steps of a millimetre
    page.locator("[data-form=token]").click()
    expect(page.locator(".placing.draft circle")).to_have_count(1)
    east = page.locator("[aria-label='mm east'] output b")
    before = int(east.inner_text())
    page.locator("[data-action=x-more]").click()
    expect(east).to_have_text(str(before + 1))
    page.locator("[data-form=token]").click()
    offer = page.locator("[data-place^='offer:']")
    offer.first.wait_for()
    assert offer.count() == page.locator("[data-option^='token:']").count()
    offer.first.dispatch_event("click")
    expect(token).to_have_count(1, timeout=table.WAIT)
    expect(token.locator(".token-reach")).to_be_visible()
    check(page, "a token")
