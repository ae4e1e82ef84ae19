"""How many taps a sheet takes at the end of an evening: four people, realistic numbers, everything a person touches."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePage, wait_engine
from tests.browser.test_score import begin
from tools.server import Server

pytestmark = pytest.mark.browser

FOUR = ("Anne", "Jack", "Mary", "Bart")


@dataclass
class Thumb:
    """Taps on a page and counts them. Digits are typed on the pad of the page: each is a tap."""

    page: Page
    taps: int = 0

    def tap(self, selector: str) -> None:
        self.page.click(selector)
        self.taps += 1

    def fill(self, cell: str, value: int) -> None:
        """The cell, unless it is open already; then one key that says it all, or its digits."""
        if not self.page.locator(f".active > [data-cell='{cell}']").count():
            self.tap(f"[data-cell='{cell}']")
        key = self.page.locator(f".pad-among [data-key='{value}']")
        for digit in [str(value)] if key.count() else str(value):
            self.tap(f".pad [data-key='{digit}']")

    def row(self, field: str, *values: int) -> None:
        """A row from left to right; "next" wherever the pad does not go on by itself."""
        for seat, value in enumerate(values):
            here = self.page.locator(f".active > [data-cell='{seat}.{field}']")
            if not here.count() and self.page.locator("[data-action=next-cell]").count():
                self.tap("[data-action=next-cell]")
            expect(here).to_have_count(1)
            self.fill(f"{seat}.{field}", value)

    def times(self, field: str, *values: int) -> None:
        """Cells that go round: a tap a step, nothing for nought."""
        for seat, value in enumerate(values):
            for _ in range(value):
                self.tap(f"[data-cell='{seat}.{field}']")

    def finish(self, totals: list[int]) -> int:
        """Who won is on the screen: then everything is done."""
        self.tap("[data-action=finish-sheet]")
        expect(self.page.locator(".podium")).to_be_visible()
        expect(self.page.locator("[data-total] b")).to_have_text([str(total) for total in totals])
        print(f"{self.taps} taps")
        return self.taps


@pytest.fixture
def table(make_page: MakePage, site: Server) -> Thumb:
    return Thumb(make_page(viewport={"width": 390, "height": 844}, has_touch=True))


def seated(thumb: Thumb, site: Server, game: str) -> Thumb:
    """A sheet for four; their names are another test's matter."""
    begin(thumb.page, site, game)
    wait_engine(thumb.page)
    while thumb.page.locator("[data-player]").count() < len(FOUR):
        thumb.page.click("[data-action=add-player]")
    thumb.page.reload()
    wait_engine(thumb.page)
    thumb.page.wait_for_selector(".pad")
    return thumb


def test_buccaneer(table: Thumb, site: Server) -> None:
    thumb = seated(table, site, "buccaneer")
    thumb.row("ducats", 34, 47, 28, 61)
    thumb.row("chest", 1, 2, 0, 2)
    thumb.row("barrel", 2, 1, 1, 1)
    thumb.row("candlestick", 0, 3, 2, 0)
    thumb.row("sabre", 2, 0, 1, 3)
    assert thumb.finish([49, 64, 32, 75]) <= 40


def test_jamaica(table: Thumb, site: Server) -> None:
    thumb = seated(table, site, "jamaica")
    thumb.row("space", 15, 10, 7, -5)
    thumb.row("gold", 12, 8, 15, 21)
    thumb.times("riches-3", 1, 1, 0, 0)
    thumb.times("riches-5", 0, 0, 2, 0)
    thumb.times("riches-7", 1, 0, 0, 1)
    thumb.times("curse-2", 0, 1, 0, 0)
    thumb.times("curse-3", 0, 0, 0, 1)
    thumb.times("curse-4", 1, 0, 0, 0)
    assert thumb.finish([33, 19, 32, 20]) <= 28


def test_nassau(table: Thumb, site: Server) -> None:
    thumb = seated(table, site, "nassau")
    thumb.row("track", 41, 58, 36, 102)
    thumb.row("towers", 2, 1, 0, 3)
    thumb.row("tower-crates", 5, 2, 0, 7)
    thumb.row("opponents", 11, 7, 14, 9)
    thumb.row("types", 2, 2, 3, 1)
    thumb.row("hidden-value", 7, 10, 3, 12)
    thumb.row("hidden-goods", 3, 4, 2, 4)
    thumb.row("pistol", 3, 0, 1, 1)
    thumb.row("sabre", 1, 2, 0, 0)
    thumb.row("cannon", 0, 1, 2, 1)
    thumb.row("hook", 1, 0, 0, 2)
    thumb.row("harpoon", 0, 1, 1, 0)
    thumb.row("pairs", 3, 1, 2, 2)
    thumb.row("cargo", 15, 9, 12, 11)
    assert thumb.finish([145, 138, 118, 213]) <= 90


def test_plunder(table: Thumb, site: Server) -> None:
    thumb = seated(table, site, "plunder")
    thumb.row("ships", 3, 2, 1, 2)
    thumb.row("islands", 4, 3, 2, 3)
    thumb.row("cards", 3, 2, 4, 1)
    assert thumb.finish([10, 7, 7, 6]) <= 25


def test_pirates(table: Thumb, site: Server) -> None:
    thumb = seated(table, site, "pirates")
    thumb.row("home", 18, 9, 12, 7)
    thumb.row("forts", 0, 4, 0, 3)
    thumb.row("holds", 3, 0, 5, 2)
    assert thumb.finish([21, 13, 17, 12]) <= 45


@pytest.mark.parametrize("game", ["buccaneer", "jamaica", "nassau", "plunder", "pirates"])
def test_four_names(make_page: MakePage, site: Server, game: str) -> None:
    """From the shelf to a sheet of four people who have never played here; Enter counts as a tap too."""
    page = make_page(viewport={"width": 390, "height": 844}, has_touch=True)
    page.goto(f"{site.url}#/score")
    thumb = Thumb(page)
    thumb.tap(f"[data-new-sheet={game}]")
    page.wait_for_selector(".score-table")
    while page.locator("[data-player]").count() < len(FOUR):
        thumb.tap("[data-action=add-player]")
    thumb.tap("[data-player='0']")
    for name in FOUR:
        expect(page.locator(".player-slip [data-field=name]")).to_be_focused()
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        thumb.taps += 1
    expect(page.locator("[data-player]")).to_have_text(list(FOUR))
    assert thumb.taps <= 8
