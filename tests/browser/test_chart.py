"""The window of a chart: it pans and zooms, takes no tap for a drag, and shows what is asked about."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage, middle, wait_until
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


FLUNG = """() => {
  window.flung = [];
  addEventListener("pointerdown", ({ target }) => {
    target.addEventListener("touchmove", (event) => setTimeout(() => flung.push(!event.defaultPrevented)));
  }, true);
}"""
"""Of each way of a finger whether Chromium may take it for a fling, which costs the next tap wherever that is."""


def test_fingers_wheel_and_buttons(page: Page, site: Server) -> None:
    route(page, site)
    x, y = middle(page, GLASS)
    before = rest(page)
    apart = [[(x - d, y), (x + d, y)] for d in range(20, 61, 8)]
    page.evaluate(FLUNG)
    touch(page, *apart)
    wait_until(page, "flung.length > 0 && !flung.some(Boolean)")
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


# what stood in the page at each change: the answer to a tap, and the same on the chart
CHANGES = """() => {
  window.changes = [];
  const there = (what) => Boolean(document.querySelector(what));
  const note = () => changes.push([there("[data-action=confirm]"), there(".spot.chosen")]);
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document.getElementById("app"), all);
}"""


def test_the_whole_chart_can_be_pulled_from_under_the_buttons(page: Page, site: Server) -> None:
    route(page, site)
    page.get_by_role("button", name="The whole chart").click()
    whole = rest(page)
    drag(page, middle(page, GLASS), (0, -40))
    pulled = rest(page)
    assert pulled[1] > whole[1]
    assert pulled[2:] == whole[2:]


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
