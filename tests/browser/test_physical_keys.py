"""What the box is asked is answered with keys alone: it is seen which card has the focus, and Enter tells it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical import KEY
from tests.browser.test_physical_between import unseen
from tests.browser.test_physical_fit import Asked, sits, states
from tools.server import Server

pytestmark = pytest.mark.browser

CARDS = {
    "buccaneer": ("ship",),
    "jamaica": ("reveal", "treasure", "tavern"),
    "nassau": ("token", "animal"),
}
FOCUS = "() => document.activeElement?.matches('.told-key') ? document.activeElement.outerHTML.slice(0, 90) : null"
RINGED = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return document.activeElement.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


def told(page: Page) -> object:
    """How much of this move the disk knows."""
    kept = shell.head(page).get("pending")
    return (kept["entries"], len(kept["found"]), sum(one is not None for one in kept["partial"])) if kept else None


def told_with_keys(page: Page, asked: Asked) -> None:
    """Tab leads to a key, by its first letter where there are many; Enter tells it."""
    before = told(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS):
            break
    assert page.evaluate(FOCUS), "Tab leads to no key"
    assert page.evaluate(RINGED), "nobody sees which key has the focus"
    if page.locator("[data-initial]").count():
        page.keyboard.press("Enter")
        expect(page.locator("[data-initial][aria-pressed=true]")).to_have_count(1)
        first = page.locator("[data-told]").first
        for _ in range(60):
            page.keyboard.press("Tab")
            if first.evaluate("(it) => it === document.activeElement"):
                break
        assert page.evaluate(RINGED)
    page.keyboard.press("Enter")
    for _ in range(600):
        if told(page) != before:
            return
        page.wait_for_timeout(50)
    raise AssertionError("Enter tells nothing")


def cards_of(game: str) -> list[Asked]:
    """Where the box is asked for cards."""
    if game == "plunder":  # so many treasures that their first letter is asked first
        return [unseen(game, "plunder-stolen")._replace(found=[])]
    kinds, _ = states(game)
    return [kinds[name] for name in CARDS[game] if name in kinds]


@pytest.mark.parametrize("game", [*CARDS, "plunder"])
def test_cards_are_told_with_keys_alone(make_page: MakePage, site: Server, game: str) -> None:
    asked = cards_of(game)
    assert asked
    for state in asked:
        page = table.phone(make_page, site)
        sits(page, site, state.save, state)
        page.locator(f"{KEY}, [data-action=carried]").first.wait_for(timeout=table.WAIT)
        page.keyboard.press("Tab")  # from here on there are keys alone
        if page.locator("[data-action=carried]").count():
            page.locator("[data-action=carried]").focus()
            page.keyboard.press("Enter")
            page.locator(KEY).first.wait_for(timeout=table.WAIT)
        if game == "nassau":  # more keys than a small phone shows: none is cut, and how much lies below is said
            expect(page.locator(".list-words")).to_be_visible(timeout=table.WAIT)
        told_with_keys(page, state)
