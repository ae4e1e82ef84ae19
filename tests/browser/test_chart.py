"""The window of a chart: it pans and zooms, takes no tap for a drag, and shows what is asked about."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_pirates import ORDER, first
from tools.server import Server

pytestmark = pytest.mark.browser

CHART = ".zoom-chart"
GLASS = ".zoom"
LIT = '[data-place^="space:"].lit'
INSIDE = """(it) => {
  const [a, b] = [it, it.closest(".zoom")].map((e) => e.getBoundingClientRect());
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}"""


@cache
def choice(*names: str) -> dict[str, Any]:
    """A save where one of several spaces is to be chosen."""
    save: dict[str, Any] = secrets.found(secrets.asks("jamaica-ask-route"), secrets.colours("jamaica", list(names)))
    return save


def route(page: Page, site: Server, anne: str = "Anne") -> None:
    secrets.sit_down(page, site.url, choice(anne, "Jack", "Mary"))
    page.wait_for_selector(LIT)
    rest(page)


def window(page: Page) -> list[float]:
    """Left, top, width and height of what is seen, in units; while the chart glides, of what was seen before."""
    seen = page.locator(".zoom-window")
    return [float(str(seen.get_attribute(name))) for name in ("x", "y", "width", "height")]


def rest(page: Page) -> list[float]:
    """The window once it has stopped."""
    before = None
    for _ in range(100):
        page.wait_for_timeout(120)
        now = (window(page), page.locator(CHART).evaluate("(it) => it.style.transform"))
        if now == before:
            return now[0]
        before = now
    raise AssertionError("the window never rests")


def middle(page: Page, selector: str) -> tuple[float, float]:
    box: Any = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], by: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + by[0], start[1] + by[1], steps=6)
    page.mouse.up()


def touch(page: Page, *frames: list[tuple[float, float]]) -> None:
    """Fingers that come down where the first frame says, and move."""
    wire = page.context.new_cdp_session(page)
    for i, points in enumerate(frames):
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        kind = "touchMove" if i else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_drag_is_no_tap_and_a_tap_no_drag(page: Page, site: Server) -> None:
    route(page, site)
    before = window(page)
    laid = page.get_attribute(CHART, "viewBox")
    drag(page, middle(page, LIT), (70, -40))
    moved = rest(page)
    assert moved[:2] != before[:2]
    assert moved[2:] == before[2:]
    # the drawing is slid along, and not laid out anew
    assert page.get_attribute(CHART, "viewBox") == laid
    assert page.locator("[data-action=confirm]").count() == 0
    # a finger trembles
    drag(page, middle(page, LIT), (4, 3))
    page.wait_for_selector("[data-action=confirm]")


def test_fingers_wheel_and_buttons(page: Page, site: Server) -> None:
    route(page, site)
    x, y = middle(page, GLASS)
    before = rest(page)
    apart = [[(x - d, y), (x + d, y)] for d in range(20, 61, 8)]
    touch(page, *apart)
    near = rest(page)
    assert near[2] < before[2] * 0.7
    # under fingers it grows as it is, and is laid out where they leave it
    laid = page.get_attribute(CHART, "viewBox")
    wire = page.context.new_cdp_session(page)
    for kind, d in (("touchStart", 60), *(("touchMove", d) for d in (50, 40, 30)), ("touchEnd", 0)):
        assert page.get_attribute(CHART, "viewBox") == laid
        fingers = [{"x": x + side * d, "y": y, "id": side} for side in (0, 1)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers if d else []})
    assert rest(page)[2] > near[2]
    assert page.get_attribute(CHART, "viewBox") != laid
    near = window(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, 300)
    assert rest(page)[2] > near[2]
    assert page.evaluate("[scrollY, document.querySelector('.screen-play').scrollTop]") == [0, 0]
    page.get_by_role("button", name="The whole chart").click()
    assert rest(page)[2] >= 1088
    expect(page.locator(".zoom-corner")).to_be_hidden()
    page.get_by_role("button", name="Back to where it matters").click()
    assert rest(page)[2] < 800
    there = window(page)
    page.locator(".zoom-corner").click(position={"x": 46, "y": 12})
    assert rest(page)[0] > there[0]
    assert page.locator("[data-action=confirm]").count() == 0


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


# what stood in the page at each change: the answer to a tap, and the same on the chart
CHANGES = """() => {
  window.changes = [];
  const there = (what) => Boolean(document.querySelector(what));
  const note = () => changes.push([there("[data-action=confirm]"), there(".spot.chosen")]);
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document.getElementById("app"), all);
}"""


def test_a_tap_is_answered_before_the_chart_is_drawn(page: Page, site: Server) -> None:
    """The preview stays open until the answer is in, and a second tap is ignored."""
    route(page, site)
    page.evaluate(CHANGES)
    page.locator('[data-option^="sail:"]').first.click()
    page.wait_for_selector(".spot.chosen")
    assert [True, False] in page.evaluate("changes")
    before = len(shell.log(page))
    page.locator("[data-action=confirm]").evaluate("(it) => { it.click(); it.click(); }")
    page.wait_for_selector("[data-action=confirm]", state="detached")
    page.wait_for_selector(f"{table.FREE}, [data-action=lift-curtain]")
    assert len(shell.log(page)) == before + 1


# of a mark: how much it is drawn larger; of the chart as a whole: what it is told of its scale
SCALES = """() => [".keep", ".zoom-chart"].map((what) => {
  const style = getComputedStyle(document.querySelector(what));
  return what === ".keep" ? Number(style.transform.match(/[(](.*?),/)?.[1] ?? 1) : style.getPropertyValue("--zoom");
})"""


def test_marks_keep_their_size_and_only_they_are_told_the_scale(page: Page, site: Server) -> None:
    """Were the chart told, all of it would be styled anew in each frame of a glide."""
    page.set_viewport_size({"width": 360, "height": 640})
    route(page, site)
    page.keyboard.press("m")
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("+")
        rest(page)
    assert page.evaluate(SCALES) == [1, "1"]
    page.get_by_role("button", name="The whole chart").click()
    assert rest(page)[2] >= 1088
    grown, told = page.evaluate(SCALES)
    assert grown > 1.2
    assert told == "1"


def test_the_chart_takes_the_whole_screen(page: Page, site: Server) -> None:
    """And gives it back: by its button, by Escape, and when somebody is asked anew."""
    route(page, site)
    size = "document.querySelector('.zoom').getBoundingClientRect().height"
    small = page.evaluate(size)
    page.get_by_role("button", name="Chart on the whole screen").click()
    assert page.evaluate(size) == page.evaluate("innerHeight") > small
    page.keyboard.press("Escape")
    assert page.evaluate(size) == small
    page.get_by_role("button", name="Chart on the whole screen").click()
    page.get_by_role("button", name="Back to the table").click()
    assert page.evaluate(size) == small


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
    for _ in range(40):
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


def test_keys(page: Page, site: Server) -> None:
    """The chart is one tab stop; the window follows the focus; plus, minus and nought move it."""
    route(page, site)
    expect(page.locator(f"{CHART} [tabindex='0']")).to_have_count(1)
    page.keyboard.press("m")
    page.keyboard.press("Home")
    rest(page)
    assert page.evaluate("document.activeElement.dataset.place") == "space:0"
    assert page.locator("[data-place='space:0']").evaluate(INSIDE)
    before = rest(page)
    page.keyboard.press("+")
    assert rest(page)[2] < before[2]
    page.keyboard.press("0")
    assert rest(page)[2] >= 1088


def test_names_stay_words_and_the_ground_stays(page: Page, site: Server) -> None:
    """Nothing that people type becomes part of a drawing; what is printed is drawn once."""
    route(page, site, "<b>Anne</b>")
    assert page.locator(f"{CHART} b").count() == 0
    ship = page.locator("[data-place='ship:0']").get_attribute("aria-label") or ""
    assert "<b>Anne</b>" in ship
    page.evaluate(f"document.querySelector('{CHART} .land').dataset.mark = 'old'")
    page.locator(LIT).first.press("Enter")
    page.wait_for_selector("[data-action=confirm]")
    expect(page.locator(f"{CHART} .phantom")).not_to_have_count(0)
    assert page.evaluate(f"document.querySelector('{CHART} .land').dataset.mark") == "old"
    assert not shell.violations(page)
    table.ready(page)


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
    page.wait_for_timeout(500)
    page.locator("[data-action=chart-full] + button").click()
    page.wait_for_timeout(500)
    found = page.evaluate("rulers")
    assert len(found) > 10
    assert max(found) < 20


# what is written into the window of a chart from now on
WRITTEN = """() => {
  window.written = [];
  const write = (all) => {
    for (const { target, type, attributeName } of all)
      written.push(`${target.classList?.[0]} ${attributeName ?? type}`);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(write).observe(document.querySelector(".zoom"), all);
}"""
OUTLINE = """async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  const { left, top, width } = document.querySelector(".zoom-window").getBoundingClientRect();
  return [left, top, width];
}"""


def test_a_drawing_on_the_move_is_drawn_once(make_page: MakePage, site: Server) -> None:
    """While fingers slide and grow it, nothing is written but where its layers lie: no picture of it is drawn anew. The
    overview shows the window all the while; where fingers leave the drawing it is sharp."""
    page = make_page(viewport={"width": 360, "height": 640})
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy,bot:easy,bot:easy&seed=12&start=1")
    table.answer(page, page.locator(table.FREE).first.get_attribute("data-option") or "")
    page.locator("[data-option=roll]").wait_for(timeout=table.WAIT)
    rest(page)
    layers = "[CHART, '.zoom-glass'].map((it) => getComputedStyle(document.querySelector(it)).willChange)"
    assert page.evaluate(layers.replace("CHART", f"'{CHART}'")) == ["transform"] * 2
    x, y = middle(page, GLASS)
    page.evaluate(WRITTEN)
    wire = page.context.new_cdp_session(page)
    for kind, d in (("touchStart", 60), *(("touchMove", d) for d in (70, 80, 85))):
        fingers = [{"x": x + side * d - d / 2, "y": y + d / 4, "id": side} for side in (0, 1)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    page.wait_for_function("written.some((it) => it.startsWith('zoom-glass'))")
    assert set(page.evaluate("written")) == {"zoom-chart style", "zoom-glass style", "ruler style"}
    before = page.evaluate(OUTLINE)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rest(page)
    # the line around it is not grown any more
    assert page.evaluate(OUTLINE) == pytest.approx(before, abs=2)
    style = page.locator(CHART).evaluate("(it) => it.style.transform")
    assert re.fullmatch(r"translate\(-?\d+px, -?\d+px\)", style), "whole dots of the screen, at its own size"


def test_back_leaves_the_whole_screen_and_not_the_game(make_page: MakePage, site: Server) -> None:
    page = make_page(viewport=table.SMALL, has_touch=True)
    page.goto(site.url)
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy&seed=12&start=1")
    table.ready(page)
    full = page.locator("body[data-full]")
    for _ in range(2):
        page.locator("[data-action=chart-full]").tap()
        expect(full).to_have_count(1)
        page.go_back()
        expect(full).to_have_count(0)
    # by its button too, nothing of it is left on the way back
    for _ in range(2):
        page.locator("[data-action=chart-full]").tap()
    expect(full).to_have_count(0)
    page.wait_for_function("!history.state?.open")
    assert page.evaluate(table.SCREEN) == "play"
    page.go_back()
    page.wait_for_function("document.body.dataset.screen !== 'play'")
