"""A sheet is typed in by people of different habits: whoever types how they are used to, each number is whose it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePage, wait_engine
from tests.browser.test_score import SMALL, begin
from tools.server import Server

pytestmark = pytest.mark.browser

ROWS = {"track": [41, 8, 36, 102], "towers": [2, 1, 0, 10], "opponents": [11, 7, 14, 9], "types": [2, 2, 3, 1]}
"""By field; two rows are typed digit by digit, two have a key for each number."""


def key(page: Page, value: int) -> None:
    """The key that says it all, or the digits."""
    whole = page.locator(f".pad-among [data-key='{value}']").count()
    for one in [str(value)] if whole else str(value):
        page.click(f".pad [data-key='{one}']")


def go_on(page: Page) -> None:
    page.click("[data-action=next-cell]")


def by_sight(page: Page, value: int, seat: int) -> None:
    """Waits, and presses "next" where the pad has not gone on."""
    key(page, value)
    page.wait_for_timeout(300)
    if page.locator(f".active > [data-cell^='{seat}.']").count():
        go_on(page)


def by_next(page: Page, value: int, seat: int) -> None:
    """Presses "next" after each number, whatever the pad has done."""
    key(page, value)
    go_on(page)


def by_enter(page: Page, value: int, seat: int) -> None:
    page.keyboard.type(str(value))
    page.keyboard.press("Enter")


def by_hand_and_enter(page: Page, value: int, seat: int) -> None:
    """The keys of the page, then the key of the keyboard."""
    key(page, value)
    page.keyboard.press("Enter")


def with_a_slip(page: Page, value: int, seat: int) -> None:
    """A wrong number first, put right in the cell."""
    cell = page.locator(".active > button").get_attribute("data-cell")
    key(page, (value + 1) % 4)
    page.click(f"[data-cell='{cell}']")
    by_sight(page, value, seat)


HABITS: list[Callable[[Page, int, int], None]] = [by_sight, by_next, by_enter, by_hand_and_enter, with_a_slip]


@pytest.fixture
def nassau(make_page: MakePage, site: Server) -> Page:
    page = make_page(viewport=SMALL, has_touch=True)
    begin(page, site, "nassau")
    wait_engine(page)
    while page.locator("[data-player]").count() < 4:
        page.click("[data-action=add-player]")
    return page


def filled(page: Page) -> None:
    for field, values in ROWS.items():
        cells = page.locator(f"[data-cell$='.{field}'] > :first-child")
        expect(cells).to_have_text([str(value) for value in values])


@pytest.mark.parametrize("habit", HABITS)
def test_a_row_after_another(nassau: Page, habit: Callable[[Page, int, int], None]) -> None:
    for field, values in ROWS.items():
        nassau.click(f"[data-cell='0.{field}']")
        for seat, value in enumerate(values):
            expect(nassau.locator(f".active > [data-cell='{seat}.{field}']")).to_have_count(1)
            habit(nassau, value, seat)
    filled(nassau)


def test_each_cell_by_itself(nassau: Page) -> None:
    """From behind, each cell tapped; then back to the first, for another number and on."""
    for field, values in reversed(ROWS.items()):
        for seat, value in reversed([*enumerate(values)]):
            nassau.click(f"[data-cell='{seat}.{field}']")
            key(nassau, value if seat else 0)
        nassau.click(f"[data-cell='0.{field}']")
        by_next(nassau, values[0], 0)
        expect(nassau.locator(f".active > [data-cell='1.{field}']")).to_have_count(1)
    filled(nassau)


def test_the_pad_says_its_rule_and_passes_over_whom_it_is_told_to(nassau: Page) -> None:
    """Whom "next" passes over is left as it was: it takes one tap where the pad did not come by itself, else two."""
    rule = nassau.locator(".pad h2 small")
    nassau.click("[data-cell='0.track']")
    expect(rule).to_have_text("Player 1 · then ›")
    nassau.click("[data-cell='0.towers']")
    expect(rule).to_have_text("Player 1 · one tap goes on")
    go_on(nassau)
    go_on(nassau)
    expect(rule).to_contain_text("Player 3")
    key(nassau, 4)
    expect(rule).to_contain_text("Player 4")
    expect(nassau.locator("[data-action=next-cell]")).to_have_attribute("aria-label", "Player 3 is done: stay here")
    go_on(nassau)
    expect(rule).to_contain_text("Player 4")
    go_on(nassau)
    expect(nassau.locator(".active > [data-cell='0.tower-crates']")).to_have_count(1)
    expect(nassau.locator("[data-cell$='.towers'] > :first-child")).to_have_text(["0", "0", "4", "0"])
