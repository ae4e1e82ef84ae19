"""What is asked on a chart is in sight, or is pointed at."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, table
from tests.browser.conftest import MakePage, middle, wait_until
from tests.browser.test_chart import GLASS, INSIDE, LIT, drag, rest, route
from tests.browser.test_pirates import ORDER, first
from tools.server import Server

pytestmark = pytest.mark.browser


def test_what_is_asked_is_in_sight(page: Page, site: Server) -> None:
    """Also after the window was moved away, once something new is asked."""
    route(page, site)
    for place in page.locator(LIT).all():
        assert place.evaluate(INSIDE)
    drag(page, middle(page, GLASS), (-150, 150))
    page.locator('[data-option^="sail:"]').first.click()
    page.wait_for_selector("[data-action=confirm]")
    rest(page)
    assert page.locator(".spot.chosen").first.evaluate(INSIDE)


def test_overview_and_buttons_cover_nothing_that_is_asked(page: Page, site: Server) -> None:
    """They keep their place as long as nothing lit lies beneath; what may be chosen is above them."""
    page.set_viewport_size({"width": 360, "height": 640})
    route(page, site)
    where = """() => [...document.querySelectorAll(".zoom-tools, .zoom-corner")].map((it) => {
      const { left, bottom } = it.getBoundingClientRect();
      return [left, bottom];
    })"""
    before = page.evaluate(where)
    # the figures on it can be read
    assert min(page.locator(".spot.lit").evaluate_all("all => all.map((it) => it.getBoundingClientRect().width)")) > 33
    over = """() => [...document.querySelectorAll(".spot.lit, .spot.chosen")].every((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && !seen.closest(".zoom-tools, .zoom-corner");
    })"""
    assert page.evaluate(over)
    page.locator('[data-option^="sail:"]').last.click()
    page.wait_for_selector("[data-action=confirm]")
    rest(page)
    assert page.evaluate(over)
    assert page.evaluate(where) == before


# of what may be chosen: how much is neither in sight nor pointed at, and what lies under the overview or the buttons
HIDDEN = """() => {
  const glass = document.querySelector(".zoom");
  if (!glass) return [0, []];
  const window = glass.getBoundingClientRect();
  const places = [...glass.querySelectorAll("[data-place].lit")].map((place) => {
    const hits = [...place.querySelectorAll(".hit")];
    return (hits.length ? hits : [place]).map((it) => it.getBoundingClientRect());
  });
  const shared = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const isSeen = (hit) =>
    shared(hit, window).every((length, i) => length > Math.min(30, [hit.width, hit.height][i] / 3));
  const out = places.filter((hits) => !hits.some(isSeen)).length;
  const signs = [...glass.querySelectorAll(".zoom-sign")];
  const told = signs.reduce((sum, it) => sum + Number(it.textContent.trim() || 1), 0);
  const over = [...glass.querySelectorAll(".zoom-corner, .zoom-tools")].filter((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return it.checkVisibility({ visibilityProperty: true }) && places.flat().some((hit) => {
      const [x, y] = [hit.left + hit.width / 2, hit.top + hit.height / 2];
      return x > left && x < right && y > top && y < bottom;
    });
  });
  return [Math.max(0, out - told), over.map((it) => it.className)];
}"""


def rested(page: Page) -> None:
    """Waits until nothing is hidden any more; what is, in words, after a while."""
    for _ in range(200):
        page.wait_for_timeout(50)
        if not any(hidden := page.evaluate(HIDDEN)):
            return
    raise AssertionError(hidden)


@pytest.mark.parametrize("game", ["jamaica", "nassau&feld=1", "plunder"])
def test_what_is_lit_is_in_sight_or_pointed_at(make_page: MakePage, site: Server, game: str) -> None:
    """On a small phone: a place that lies outside has an arrow at the edge, and nothing lies over the others."""
    page = table.phone(make_page, site)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{site.url}#/new?game={game}&seats=Anne,bot:easy&seed=7&start=1")
    dice, pointed = Random(4), 0
    card = page.locator("dialog.reveal [data-action=seen]")
    for _ in range(30):
        page.locator(table.FREE).or_(card).first.wait_for(timeout=table.WAIT)
        if card.count():
            card.click()
            continue
        expect(page.locator("[aria-busy=true]")).to_have_count(0, timeout=table.WAIT)
        rested(page)
        pointed += page.locator(".zoom-sign").count() > 0
        free = page.locator(table.FREE)
        free.nth(dice.randrange(free.count())).evaluate("(it) => it.click()")
        page.wait_for_timeout(30)
        while (yes := page.locator("[data-action=confirm]")).count():
            yes.evaluate("(it) => it.click()")
            page.wait_for_timeout(30)
        if page.locator("[data-screen=end]").count():
            break
    assert pointed or game == "jamaica"


def test_what_is_lit_at_sea_is_in_sight_or_pointed_at(make_page: MakePage, site: Server) -> None:
    page = table.phone(make_page, site)
    page.set_viewport_size({"width": 360, "height": 640})
    secrets.sit_down(page, site.url, first(ORDER))
    ships = page.locator("[data-pick]")
    ships.first.wait_for()
    rested(page)
    for ship in ships.all():
        ship.tap()
        rested(page)


def test_an_arrow_leads_to_what_lies_outside(make_page: MakePage, site: Server) -> None:
    page = table.phone(make_page, site)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy,bot:easy&seed=7&start=1")
    table.ready(page)
    seen = "() => [...document.querySelectorAll('[data-place].lit')].map(" + INSIDE + ")"
    before = page.evaluate(seen)
    page.locator(".zoom-sign").first.tap()
    rest(page)
    after = page.evaluate(seen)
    assert any(now and not was for now, was in zip(after, before, strict=True))


LOOK = """() => document.querySelector(".zoom-chart").dispatchEvent(
  new CustomEvent("chart-look", { detail: { box: [0, 0, 780, 520], moves: false } }))"""


def test_a_far_look_is_only_lent(make_page: MakePage, site: Server) -> None:
    """What happens far away has the window go back until all of it is seen; the next question brings it near again.
    Whoever asked for the whole keeps it."""
    page = make_page(viewport={"width": 360, "height": 640})
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy,bot:easy,bot:easy&seed=12&start=1")
    table.answer(page, page.locator(table.FREE).first.get_attribute("data-option") or "")
    page.locator("[data-option=roll]").wait_for(timeout=table.WAIT)
    near = rest(page)
    page.evaluate(LOOK)
    assert rest(page)[2] > 1.4 * near[2]
    page.locator("[data-option=roll]").click()
    page.locator("[data-option=end]").wait_for(timeout=table.WAIT)
    assert rest(page)[2] < 1.1 * near[2]
    page.locator("[data-action=chart-full] + button").click()
    whole = rest(page)
    table.answer(page, "end")
    page.locator("[data-option=roll]").wait_for(timeout=table.WAIT)
    assert rest(page)[2] > 0.9 * whole[2]


RULERS = """() => {
  window.rulers = [];
  const glass = document.querySelector(".zoom").getBoundingClientRect();
  const look = () => {
    requestAnimationFrame(look);
    for (const band of document.querySelectorAll("[data-ruler]")) {
      if (getComputedStyle(band).visibility === "hidden") continue;
      const { left, top } = band.querySelector("rect").getBoundingClientRect();
      rulers.push(band.dataset.ruler === "top" ? top - glass.top : left - glass.left);
    }
  };
  look();
}"""


def test_rulers_stay_at_the_rim(make_page: MakePage, site: Server) -> None:
    """While the chart glides they are away; they never stand in the middle of it."""
    page = make_page(viewport={"width": 360, "height": 640}, reduced_motion="no-preference")
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy,bot:easy,bot:easy&seed=12&start=1")
    table.answer(page, page.locator(table.FREE).first.get_attribute("data-option") or "")
    page.locator("[data-option=roll]").wait_for(timeout=table.WAIT)
    rest(page)
    page.evaluate(RULERS)
    page.evaluate(LOOK)
    rest(page)
    page.locator("[data-action=chart-full] + button").click()
    rest(page)
    wait_until(page, "rulers.length > 10")
    found = page.evaluate("rulers")
    assert max(found) < 20
