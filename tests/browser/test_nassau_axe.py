"""Nassau for everybody: axe finds nothing in any kind of decision, picture or slip, and nothing sticks out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import secrets, table
from tests.browser.conftest import MakePage
from tests.browser.test_play_axe import check, check_each, kinds_met, opened
from tools.server import Server

pytestmark = pytest.mark.browser

NAMES = ["Anne", "Jack", "Mary"]


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("day", "fr", (360, 640)), ("night", "en", (844, 390))], ids=["phone", "sideways"]
)
def test_every_kind_of_decision(
    make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = opened(make_page, site, theme, language, size)
    games: list[dict[str, Any]] = [{"dutchman": "beside"}, {"feld_pawn": True}, {"dutchman": "alone"}]
    people = secrets.colours("nassau", NAMES, {1: "easy", 2: "easy"})
    kinds = kinds_met("nassau", people, games, least=2)  # what has one answer is not asked
    assert len(kinds) > 12, kinds.keys()
    check_each(page, site, kinds, theme)


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("night", "en", (360, 640)), ("day", "fr", (820, 1180))], ids=["phone", "tablet"]
)
def test_pictures_slips_and_the_end(
    make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = opened(make_page, site, theme, language, size)
    *_, (save, _) = secrets.playing("nassau", secrets.colours("nassau", NAMES), 4, dutchman="beside")
    late = {**save, "log": save["log"][:-40]}
    secrets.sit_down(page, site.url, late)
    if page.locator("[data-action=lift-curtain]").count():
        table.lift(page)
    table.ready(page)
    for picture in ("town", "sea", "ship"):
        page.click(f"[data-picture={picture}]")
        check(page, picture)
    page.click('[data-captain="1"]')
    check(page, "a captain's slip")
    page.keyboard.press("Escape")
    page.click("[data-action=log]")
    check(page, "the log")
    secrets.sit_down_at_end(page, site.url, save)
    check(page, "the end")
    page.locator(".score td button").first.click()
    check(page, "a line of the score")
