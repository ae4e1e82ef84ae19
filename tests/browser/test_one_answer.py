"""A question that has one answer: given by the page, seen and gone on from, or an act of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

GO_ON = "[data-action=go-on]"


def lone(key: str) -> Callable[[dict[str, Any]], bool]:
    """Anne is asked this, and has one answer."""

    def wanted(answer: dict[str, Any]) -> bool:
        decision = answer["table"]["decision"]
        if not decision or decision["seat"] or decision["key"] != key or decision["forms"]:
            return False
        return sum(not option["barred"] for option in decision["options"]) == 1

    return wanted


def at(page: Page, site: Server, game: str, key: str, seed: int = 1) -> int:
    """Where Anne, who plays a bot, has one answer to this; opened. How long the log was."""
    seats = secrets.colours(game, ["Anne", "Jack"], {1: "easy"})
    save = secrets.found(lone(key), seats, game=game, seeds=range(seed, 60 + seed))
    secrets.sit_down(page, site.url, save)
    return len(save["log"])


@pytest.mark.parametrize(
    ("game", "key", "seed"), [("pirates", "pirates-ask-shot", 1), ("jamaica", "jamaica-ask-spoils", 107)]
)
def test_what_must_be_seen_is_gone_on_from(make_page: MakePage, site: Server, game: str, key: str, seed: int) -> None:
    """The answer stands there with all that is drawn of it, and one button goes on."""
    page = table.phone(make_page, site)
    begun = at(page, site, game, key, seed)
    assert len(shell.log(page)) == begun
    expect(page.locator(f".panel-options {table.FREE}")).to_have_count(1)
    expect(page.locator(GO_ON)).to_be_in_viewport(ratio=0.9)
    page.locator(GO_ON).tap()
    page.wait_for_function("(n) => document.querySelector('main')?.dataset.entries > n", arg=begun)
    assert shell.log(page)[begun]["seat"] == 0


def test_what_needs_no_eyes_is_given(make_page: MakePage, site: Server) -> None:
    """Nassau: whoever has one weapon to fire fires it."""
    page = table.phone(make_page, site)
    begun = at(page, site, "nassau", "nassau-ask-fight")
    assert shell.log(page)[begun]["move"] == "fire"


def test_a_turn_is_ones_own_to_begin(make_page: MakePage, site: Server) -> None:
    page = table.phone(make_page, site)
    begun = at(page, site, "plunder", "plunder-ask-before")
    assert len(shell.log(page)) == begun
    expect(page.locator(GO_ON)).to_have_count(0)
    expect(page.locator("[data-option=roll]")).to_be_visible()
