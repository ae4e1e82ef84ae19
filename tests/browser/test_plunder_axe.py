"""Plunder for everybody: axe finds nothing in any kind of decision, slip or at the end, and nothing sticks out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import secrets, table
from tests.browser.conftest import MakePage
from tests.browser.test_play_axe import check, check_each, kinds_met, opened
from tools.server import Server

pytestmark = pytest.mark.browser

NAMES = ["Anne", "Jack", "Mary", "Olivier"]
BOTS = {1: "easy", 2: "easy", 3: "easy"}


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("day", "fr", (360, 640)), ("night", "en", (844, 390))], ids=["phone", "sideways"]
)
def test_every_kind_of_decision(
    make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = opened(make_page, site, theme, language, size)
    kinds = kinds_met("plunder", secrets.colours("plunder", NAMES, BOTS), [{}, {"teams": "2x2"}])
    assert len(kinds) > 10, kinds.keys()
    check_each(page, site, kinds, theme)


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("night", "en", (360, 640)), ("day", "fr", (820, 1180))], ids=["phone", "tablet"]
)
def test_slips_and_the_end(make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]) -> None:
    page = opened(make_page, site, theme, language, size)
    *_, (save, _) = secrets.playing("plunder", secrets.colours("plunder", NAMES), 4, teams="2x2")
    secrets.sit_down(page, site.url, {**save, "log": save["log"][:-20]})
    if page.locator("[data-action=lift-curtain]").count():
        table.lift(page)
    table.ready(page)
    page.click('[data-captain="1"]')
    check(page, "a captain's slip")
    page.keyboard.press("Escape")
    page.click("[data-action=log]")
    check(page, "the log")
    secrets.sit_down_at_end(page, site.url, save)
    check(page, "the end")
    # PLU-TEAM-03: whoever opens the game again reads so too
    together = {"en": "win together", "fr": "gagnent ensemble"}[language]
    expect(page.locator(".victor h1")).to_contain_text(together)
    page.locator(".score td button").first.click()
    check(page, "a line of the score")
