"""A shared device: whatever is played, nothing private is in the document unless its owner has lifted the curtain.

The other engines say the same in tests/engines, and `bench hands` for as long as one likes.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands, table
from tools.server import Server

pytestmark = pytest.mark.browser

LIFT = "[data-action=lift-curtain]"


def begin(page: Page, site: Server, way: str) -> None:
    page.goto(f"{site.url}#/new?{way}&start=1")
    page.wait_for_selector(f"{table.FREE}, {LIFT}", timeout=table.WAIT)


@pytest.mark.parametrize("way", hands.WAYS)
def test_nothing_private_without_its_owner(page: Page, site: Server, way: str) -> None:
    """JAM-PHONE-01, BUC-VAR-02."""
    begin(page, site, way)
    hands.held(hands.witnessed(page, 46, 1))


def test_choosing_again_asks_for_the_curtain(page: Page, site: Server) -> None:
    """JAM-PHONE-04: the device may be in the other hands already."""
    begin(page, site, "game=jamaica&seats=Anne,Jack,Mary&first=0&seed=3")
    table.lift(page)
    page.wait_for_selector('[data-option^="dice:"]')
    table.answer(page, page.locator('[data-option^="dice:"]').first.get_attribute("data-option") or "")
    table.answer(page, page.locator('[data-option^="card:"]').first.get_attribute("data-option") or "")
    expect(page.locator("#next")).to_have_text("Jack")
    page.click("[data-action=choose-again]")
    expect(page.locator("#next")).to_have_text("Anne")
    assert page.evaluate(hands.WORDS)["options"] == []
    table.lift(page)
    expect(page.locator('[data-option^="card:"]')).to_have_count(3)


AWAY = """() => {
  const hide = (hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  document.querySelector("[data-action=lift-curtain]").click();
  hide(true);
  hide(false);
}"""


def test_a_page_left_while_the_curtain_goes_up_is_covered(page: Page, site: Server) -> None:
    """JAM-PHONE-01: what a captain looks at alone comes from the engine a moment after the tap."""
    begin(page, site, "game=jamaica&seats=Anne,Jack,Mary&first=0&seed=3")
    table.lift(page)
    expect(page.locator(LIFT)).to_have_count(0)
    page.click("[data-captain='1']")
    page.click("[data-action=look-alone]")
    page.wait_for_selector(LIFT)
    page.evaluate(AWAY)
    page.wait_for_timeout(600)
    assert page.evaluate(hands.WORDS)["alone"] == []
    table.lift(page)
    expect(page.locator(".alone h1")).to_be_visible()
