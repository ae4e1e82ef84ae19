"""What comes late, from the engine or the disk, takes nothing from a person who has begun: no place, focus or text."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import MakePage, wait_engine, wait_until
from tests.browser.test_score import SMALL
from tools.server import Server

pytestmark = pytest.mark.browser

GAMES = ("buccaneer", "jamaica", "nassau", "pirates", "plunder")
CELLS = """() => [...document.querySelectorAll("[data-cell]")].map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return [it.dataset.cell, x, y, width, height];
})"""
# what the disk answers of the sheets reaches the page when `answer` is called
SLOW_DISK = """() => {
  const read = IDBObjectStore.prototype.getAll;
  window.late = [];
  IDBObjectStore.prototype.getAll = function (...asked) {
    const request = read.apply(this, asked);
    if (this.name !== "sheets") return request;
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type, hear, ...more) =>
      listen(type, type === "success" ? (event) => window.late.push(() => hear(event)) : hear, ...more);
    return request;
  };
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done))))"


def hold(page: Page, about: str) -> Callable[[], None]:
    """Keeps what the engine is asked about something; called, lets all of it go on."""
    held: list[Route] = []
    page.route(
        re.compile("/near/.*/call"),
        lambda route: held.append(route) if about in (route.request.post_data or "") else route.continue_(),
    )

    def let_go() -> None:
        while not held:
            page.wait_for_timeout(20)
        while held:
            held.pop().continue_()

    return let_go


def test_a_name_can_be_typed_while_the_engine_comes(page: Page, site: Server) -> None:
    """Whoever stands in a field when it is here stands there still."""
    let_go = hold(page, "hello")
    page.goto(f"{site.url}#/new?game=buccaneer")
    name = page.get_by_label("Name of captain 1")
    name.click()
    let_go()
    wait_engine(page)
    expect(name).to_be_focused()
    page.keyboard.type("Anne")
    expect(name).to_have_value("Anne")


def test_a_sheet_stays_as_it_is_when_the_sums_come(make_page: MakePage, site: Server) -> None:
    """What is about to be tapped does not move, and a number that is being typed is not put back."""
    page = make_page(viewport=SMALL)
    let_go = hold(page, "score")
    for game in GAMES:
        page.goto(f"{site.url}#/score")
        page.click(f'[data-new-sheet="{game}"]')
        page.wait_for_selector(".score-table")
        before = page.evaluate(CELLS)
        assert before
        let_go()
        expect(page.locator("[data-total='0'] .num")).not_to_have_text("…")
        assert page.evaluate(CELLS) == before, game
    page.goto(f"{site.url}#/score")
    page.click('[data-new-sheet="plunder"]')
    page.click("[data-action=details]")
    page.locator("[data-detail=minutes]").press_sequentially("95")
    let_go()
    expect(page.locator("[data-total='0'] .num")).not_to_have_text("…")
    expect(page.locator("[data-detail=minutes]")).to_have_value("95")


def test_what_the_disk_says_late_takes_no_sheet_away(page: Page, site: Server) -> None:
    """Home has asked for the sheets, and so has their own screen: what was begun since is in no answer."""
    page.add_init_script(f"({SLOW_DISK})()")
    page.goto(site.url)
    wait_until(page, "late.length === 1")
    page.evaluate("location.hash = '#/score'")
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN)
    page.evaluate("late.shift()()")
    page.click('[data-new-sheet="jamaica"]')
    page.wait_for_selector(".score-table")
    page.evaluate("late.forEach((answer) => answer())")
    page.evaluate(DRAWN)
    expect(page.locator(".score-table")).to_be_visible()
