"""Nassau for everybody: axe finds nothing in any kind of decision, picture or slip, and nothing sticks out."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.browser import secrets, table
from tests.browser.conftest import MakeContext
from tests.browser.test_play_axe import check, check_each, opened
from tools.server import Server

pytestmark = pytest.mark.browser

NAMES = ["Anne", "Jack", "Mary"]


@cache
def positions() -> dict[str, dict[str, Any]]:
    """Of each kind of decision that a person meets, one that comes when the game is under way."""
    found: dict[str, dict[str, Any]] = {}
    variants: list[dict[str, Any]] = [{"dutchman": "beside"}, {"feld_pawn": True}, {"dutchman": "alone"}]
    for seed, options in enumerate(variants, 1):
        people = secrets.colours("nassau", NAMES, {1: "easy", 2: "easy"})
        for save, answer in secrets.playing("nassau", people, seed, **options):
            decision = answer["table"]["decision"]
            if decision and decision["options"] and decision["seat"] == 0 and len(save["log"]) > 15:
                found.setdefault(decision["key"], {**save, "log": list(save["log"])})
    return found


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("day", "en", (360, 640)), ("night", "fr", (844, 390))], ids=["phone", "sideways"]
)
def test_every_kind_of_decision(
    make_context: MakeContext, site: Server, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = opened(make_context, site, theme, language, size)
    kinds = positions()
    assert len(kinds) > 12, kinds.keys()
    check_each(page, site, kinds)


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("night", "en", (360, 640)), ("day", "fr", (820, 1180))], ids=["phone", "tablet"]
)
def test_pictures_slips_and_the_end(
    make_context: MakeContext, site: Server, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = opened(make_context, site, theme, language, size)
    *_, (save, _) = secrets.playing("nassau", secrets.colours("nassau", NAMES), 4, dutchman="beside")
    late = {**save, "log": save["log"][:-40]}
    secrets.sit_down(page, site.url, late)
    if page.locator("[data-action=lift-curtain]").count():
        page.click("[data-action=lift-curtain]")
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
