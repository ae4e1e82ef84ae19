"""Plunder for everybody: axe finds nothing in any kind of decision, slip or at the end, and nothing sticks out."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.browser import secrets, table
from tests.browser.conftest import MakeContext
from tests.browser.test_play_axe import check, check_each, opened
from tools.server import Server

pytestmark = pytest.mark.browser

NAMES = ["Anne", "Jack", "Mary", "Olivier"]
BOTS = {1: "easy", 2: "easy", 3: "easy"}


@cache
def positions() -> dict[str, dict[str, Any]]:
    """Of each kind of decision that a person meets, one that comes when the game is under way."""
    found: dict[str, dict[str, Any]] = {}
    for seed, options in enumerate([{}, {"teams": "2x2"}], 1):
        people = secrets.colours("plunder", NAMES, BOTS)
        for save, answer in secrets.playing("plunder", people, seed, **options):
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
    assert len(kinds) > 10, kinds.keys()
    check_each(page, site, kinds)


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("night", "en", (360, 640)), ("day", "fr", (820, 1180))], ids=["phone", "tablet"]
)
def test_slips_and_the_end(
    make_context: MakeContext, site: Server, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = opened(make_context, site, theme, language, size)
    *_, (save, _) = secrets.playing("plunder", secrets.colours("plunder", NAMES), 4, teams="2x2")
    secrets.sit_down(page, site.url, {**save, "log": save["log"][:-20]})
    if page.locator("[data-action=lift-curtain]").count():
        page.click("[data-action=lift-curtain]")
    table.ready(page)
    page.click('[data-captain="1"]')
    check(page, "a captain's slip")
    page.keyboard.press("Escape")
    page.click("[data-action=log]")
    check(page, "the log")
    secrets.sit_down_at_end(page, site.url, save)
    check(page, "the end")
    page.locator(".score td button").first.click()
    check(page, "a line of the score")
