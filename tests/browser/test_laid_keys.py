"""A table is laid with keys alone: arrows lead to every piece and place, and the focus is never lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

GAMES = {
    "buccaneer": ("unit:red-2", "unit:blue-2"),
    "jamaica": ("ship:1", "space:14"),
    "nassau": ("captain", "space:0.a"),
    "plunder": ("ship:0", "square:C6"),
}
"""A piece, and where it is put."""

# what arrows do not lead to
LEFT_OUT = """() => {
  const all = [...document.querySelectorAll(".laying .board-frame [data-place]")];
  const seen = new Set([all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0)]);
  for (const one of seen)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      one.focus();
      one.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const to = document.activeElement.closest("[data-place]");
      if (to) seen.add(to);
    }
  return all.filter((one) => !seen.has(one)).map((one) => one.dataset.place);
}"""
FOCUSED = "() => document.activeElement.closest('[data-place]')?.dataset.place ?? null"
LOST = "() => !document.activeElement.closest('.laying')"


def opened(make_page: MakePage, site: Server, game: str) -> Page:
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game={game}&seats=Anne,Jack,bot:easy&seed=7&laid=1")
    page.locator("[data-action=start]").tap()
    page.wait_for_selector("[data-action=lay-play]", timeout=table.WAIT)
    page.wait_for_selector(".laying .board-frame [data-place]", timeout=table.WAIT)
    page.keyboard.press("Tab")  # from here on there are keys alone
    return page


def go(page: Page, place: str) -> None:
    """As arrows do, which have been followed before."""
    page.locator(f'.laying [data-place="{place}"]').first.focus()
    assert page.evaluate(FOCUSED) == place


def squares(page: Page) -> None:
    """With a piece of Plunder in the hand; Escape lets it go."""
    page.locator(".editor-bench [data-key=storm]").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-place="square:L18"]')).to_have_count(1)
    assert page.evaluate(FOCUSED) == "storm"
    # what lies on a square is pressed as the square is
    assert [place for place in page.evaluate(LEFT_OUT) if place.startswith("square:")] == []
    page.keyboard.press("Escape")
    expect(page.locator('[data-place="square:L18"]')).to_have_count(0)
    assert not page.evaluate(LOST)


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_to_every_piece_and_the_focus_is_never_lost(make_page: MakePage, site: Server, game: str) -> None:
    """And to every place. A piece is put down, then every key of the bench is pressed, one after the other."""
    page = opened(make_page, site, game)
    assert page.evaluate(LEFT_OUT) == []
    if game == "plunder":
        squares(page)
    piece, place = GAMES[game]
    if game == "plunder":
        page.locator(".editor-bench [role=radio]").nth(0).focus()
        page.keyboard.press("ArrowRight")
        page.locator(f'.editor-bench [data-key="{piece}"]').focus()
    else:
        go(page, piece)
    page.keyboard.press("Enter")
    expect(page.locator(".laying .chosen, .laying [aria-pressed=true]").first).to_be_attached()
    go(page, place)
    page.keyboard.press("Enter")
    expect(page.locator(f'.laying [data-place="{place}"].chosen, .laying [data-place="{piece}"].chosen')).to_have_count(
        0
    )
    assert page.evaluate(FOCUSED) in (piece, place)
    assert page.evaluate(LEFT_OUT) == []
    keys = page.locator(".editor-bench button:visible, .editor-bench input:visible")
    at = 0
    while at < keys.count():
        keys.nth(at).focus()
        page.keyboard.press("Enter")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert not page.evaluate(LOST), at
        at += 1
    assert at > 10
    page.locator("[data-action=lay-back]").focus()
    while page.locator("[data-action=lay-back][aria-disabled]").count() == 0:
        page.keyboard.press("Enter")
    assert not page.evaluate(LOST)
