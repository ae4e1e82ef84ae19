"""Courses of the Pirates in the page: by finger, by the list and by keys, over a reload; pinches and rulers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import middle, wait_until
from tests.browser.test_chart import drag, rest
from tests.browser.test_pirates import (
    FACTS,
    HANDLE,
    ORDER,
    SAIL,
    SEATS,
    SHIP,
    at_sea,
    drawn,
    duel,
    first,
    last,
    still,
)
from tools.server import Server

pytestmark = pytest.mark.browser


def at_the_helm(page: Page) -> None:
    """The first ship is in hand, and a first leg of her course is drawn."""
    page.locator("[data-pick]").first.tap()
    page.locator("[data-action=plan]").tap()
    page.locator(SAIL).wait_for()


UPPERMOST = """(it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_a_hint_draws_a_course_and_lies_over_nothing(phone: Page, site: Server) -> None:
    """CSG-TRN-11: what is advised names where it leads; the way to sail it is not beneath the words."""
    at_sea(phone, site)
    phone.locator("[data-action=hint]").tap()
    expect(phone.locator(".advised")).to_contain_text(re.compile("island|toward"), timeout=table.WAIT)
    phone.locator(SAIL).wait_for()
    still(phone, SAIL)
    for what in (SAIL, "[data-leg]", "[data-action=leg-back]"):
        assert phone.locator(what).first.evaluate(UPPERMOST)


def test_unused_letters_are_named_beside_the_way_to_sail(phone: Page, site: Server) -> None:
    """CSG-MOV-03: a course that ends before all letters are sailed says which are left."""
    at_sea(phone, site)
    at_the_helm(phone)
    left = phone.locator("[data-action^=leg-]:not([data-action=leg-back])").all_inner_texts()
    assert left
    expect(phone.locator(".pir-facts .warn").first).to_contain_text(left[0])


# pixels a millimetre, if the rulers say the same
TRUE = """(more) => {
  const scale = document.querySelector(".pirates-chart").getScreenCTM().a;
  const bars = [...document.querySelectorAll(".pir-rulers i")];
  const each = bars.map((it) => it.getBoundingClientRect().width / getComputedStyle(it).getPropertyValue("--mm"));
  return scale > more && each.length === 2 && each.every((one) => Math.abs(one / scale - 1) < 0.03) && scale;
}"""


def test_the_rulers_are_as_long_as_on_the_table(phone: Page, site: Server) -> None:
    """However near the table is looked at; they lie on paper, and nothing of the table runs through them."""
    at_sea(phone, site)
    phone.wait_for_function(TRUE, arg=0)
    for _ in range(5):
        phone.locator(".zoom-chart").dispatch_event("keydown", {"key": "+", "bubbles": True})
        phone.wait_for_timeout(400)
    phone.wait_for_function(TRUE, arg=1.2)
    phone.locator("[data-action=chart-full] + button").tap()
    expect(phone.locator(".zoom-corner")).to_be_hidden()
    phone.wait_for_function(TRUE, arg=0)
    assert phone.locator(".pir-rulers").evaluate("(it) => getComputedStyle(it).backgroundColor") != "rgba(0, 0, 0, 0)"


ON_CHART = ".vessel, .isle-at, .isle-number"
BENEATH = f"""() => {{
  const box = (it) => it.getBoundingClientRect();
  const [all, own] = [[...document.querySelectorAll("{ON_CHART}, .zoom-tools, .zoom-corner")].map(box), ".pir-rulers"];
  const rulers = box(document.querySelector(own));
  return all.filter(({{ left, right, top, bottom }}) =>
    left < rulers.right && right > rulers.left && top < rulers.bottom && bottom > rulers.top).length;
}}"""
NEAREST = f"""([x, y]) => [...document.querySelectorAll("{ON_CHART}")].map((it) => {{
  const {{ left, top, width, height }} = it.getBoundingClientRect();
  return [x - left - width / 2, y - top - height / 2];
}}).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0]"""


def test_the_rulers_make_room(phone: Page, site: Server) -> None:
    """What comes to lie where they lay is seen: they lie in another corner."""
    at_sea(phone, site)
    rest(phone)
    there = middle(phone, ".pir-rulers")
    drag(phone, middle(phone, ".zoom"), phone.evaluate(NEAREST, there))
    rest(phone)
    phone.wait_for_function(f"() => ({BENEATH})() === 0")
    assert middle(phone, ".pir-rulers") != there


def test_a_course_outlives_the_page(phone: Page, site: Server) -> None:
    """CSG-MOV-03: a page that is loaded anew in the middle of a move has the ship in hand, and her course."""
    at_sea(phone, site)
    finger = phone.context.new_cdp_session(phone)
    ship = str(phone.locator("[data-pick]").first.get_attribute("data-pick"))
    at_the_helm(phone)
    drawn(phone, finger, 24, 14)
    phone.locator("[data-action^=leg-]:not([data-action=leg-back])").first.tap()
    drawn(phone, finger, -12, 10)
    phone.locator(SAIL).wait_for()
    expect(phone.locator("[data-leg]")).to_have_count(2)
    legs = phone.locator("[data-leg]").all_inner_texts()
    phone.reload()
    expect(phone.locator("[data-leg]")).to_have_text(legs, timeout=table.WAIT)
    phone.locator(SAIL).tap(timeout=table.WAIT)
    assert f"ship:{last(phone, 'sail')[0]}" == ship
    phone.reload()
    phone.locator("[data-pick]").first.wait_for(timeout=table.WAIT)
    # the question that it was for is answered
    expect(phone.locator("[data-leg]")).to_have_count(0)


@pytest.mark.smoke
def test_a_course_from_the_list(phone: Page, site: Server) -> None:
    """CSG-BOT-01: what is worth a thought can be chosen without a drag; it is seen on the chart before it is sailed."""
    at_sea(phone, site)
    phone.locator(SHIP).first.dispatch_event("click")
    phone.locator("[data-fold=sail] summary").tap()
    option = phone.locator("[data-option^='sail:']").first
    chosen = str(option.get_attribute("data-option")).split(":")[1:]
    option.tap()
    expect(phone.locator(".course .ghost")).to_have_count((len(chosen) - 1) // 3)
    phone.locator(SAIL).tap()
    assert [str(atom) for atom in last(phone, "sail")] == chosen


def test_a_course_towards_what_is_far_away(phone: Page, site: Server) -> None:
    """CSG-MOV-03: an island or a ship is headed for by one button, however far it is, and the next ship is in hand."""
    at_sea(phone, site)
    phone.locator("[data-pick]").first.tap()
    expect(phone.locator("#ask")).to_contain_text(phone.locator(".pir-ship .name-it").first.inner_text())
    phone.locator("[data-head^='island:']").last.tap()
    phone.locator(SAIL).wait_for()
    expect(phone.locator(SAIL)).to_be_focused()
    expect(phone.locator(".pir-facts")).not_to_have_attribute("aria-busy", "true")
    phone.locator(SAIL).tap()
    ship = f"ship:{last(phone, 'sail')[0]}"
    other = phone.locator(f'.pir-ship[aria-pressed=true]:has(.has-act):not([data-pick="{ship}"])')
    expect(other).to_have_count(1, timeout=table.WAIT)


def test_a_course_leads_past_the_island_that_she_lies_at(phone: Page, site: Server) -> None:
    """CSG-MOV-03: whatever a docked ship heads for, her own island is not in the way."""
    at_sea(phone, site)
    for ship in range(phone.locator("[data-pick]").count()):
        phone.locator("[data-pick]").nth(ship).tap()
        phone.locator("[data-head='island:3']").tap()
        phone.locator(SAIL).wait_for()
        expect(phone.locator(".pir-facts")).to_have_attribute("aria-busy", "false")
        expect(phone.locator(".pir-facts")).not_to_contain_text("Stops at island")
        while phone.locator("[data-action=leg-back]").count():
            phone.locator("[data-action=leg-back]").tap()
        expect(phone.locator("[data-pick]").nth(ship)).to_be_focused()


def lies(page: Page, what: str) -> list[float]:
    """Where something is drawn: a place of the table, and a heading."""
    return [float(number) for number in re.findall(r"-?[\d.]+", str(page.locator(what).get_attribute("transform")))]


def test_an_answer_that_is_looked_at_is_shown_on_the_table(phone: Page, site: Server) -> None:
    """CSG-PIV-02: with the focus, mouse or finger on an answer one sees where she would end, after a swing too."""
    at_sea(phone, site)
    ghost = ".eyed .ghost.last"
    phone.locator(SHIP).first.dispatch_event("click")
    phone.locator("[data-fold=sail] summary").tap()
    option = phone.locator("[data-option^='sail:']").first
    asked = shell.ask("open", table="looked", save=first(ORDER))["table"]["decision"]["options"]
    x, y, heading = next(one["data"]["pose"] for one in asked if one["id"] == option.get_attribute("data-option"))
    there = pytest.approx([x / 100, 960 - y / 100, heading], abs=0.06)
    expect(phone.locator(ghost)).to_have_count(0)
    option.focus()
    expect(phone.locator(ghost)).to_have_count(1)
    assert lies(phone, ghost) == there
    option.blur()
    expect(phone.locator(ghost)).to_have_count(0)
    option.hover()
    expect(phone.locator(ghost)).to_have_count(1)
    phone.mouse.move(1, 1)
    expect(phone.locator(ghost)).to_have_count(0)
    finger = phone.context.new_cdp_session(phone)
    x, y = middle(phone, "[data-option^='sail:']")
    before = len(shell.log(phone))
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(phone.locator(ghost)).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    expect(phone.locator(ghost)).to_have_count(0)
    assert len(shell.log(phone)) == before

    secrets.sit_down(phone, site.url, first("pirates-ask-pivot", "lot"))
    swing = phone.locator("[data-option^='swing:']").first
    swing.focus()
    expect(phone.locator(ghost)).to_have_count(1)
    assert lies(phone, ghost)[2] == int(str(swing.get_attribute("data-option")).split(":")[1])


def test_a_course_by_keys(phone: Page, site: Server) -> None:
    """CSG-MOV-03: the handle is a slider of one degree and one millimetre; the steppers do the same."""
    at_sea(phone, site)
    phone.locator("[data-pick]").first.press("Enter")
    phone.locator("[data-action=plan]").press("Enter")
    phone.locator(SAIL).wait_for()
    handle = phone.locator(HANDLE)
    expect(handle).to_be_focused()
    # one step back, and the focus is where it was
    phone.keyboard.press("Escape")
    expect(phone.locator("[data-pick]").first).to_be_focused()
    phone.locator("[data-action=plan]").press("Enter")
    phone.locator(SAIL).wait_for()
    before = int(str(handle.get_attribute("aria-valuenow")))
    phone.evaluate(FACTS)
    for _ in range(3):
        handle.press("ArrowRight")
    handle.press("ArrowDown")
    phone.locator("[data-action=degree-less]").press("Enter")
    phone.locator("[data-action=mm-less]").press("Enter")
    expect(handle).to_have_attribute("aria-valuenow", str((before + 2) % 360))
    phone.locator(SAIL).wait_for()
    seen = phone.evaluate("facts")
    # what was said of the course last stays until the engine has said more
    assert "true" in [waits for waits, _ in seen]
    assert 0 not in [said for _, said in seen]
    handle.press("Enter")
    _, heading, letter, mm, *_ = last(phone, "sail")
    assert (heading, mm) == ((before + 2) % 360, {"S": 62, "L": 87}[str(letter)])


def test_nothing_lies_over_what_is_drawn(phone: Page, site: Server) -> None:
    """While a course is drawn its fan shows S and L, and the rulers hide no handle; without one they are there."""
    at_sea(phone, site)
    expect(phone.locator(".pir-rulers")).to_have_count(1)
    at_the_helm(phone)
    expect(phone.locator(".pir-rulers")).to_have_count(0)
    phone.locator("[data-action=leg-back]").tap()
    expect(phone.locator(".pir-rulers")).to_have_count(1)


def test_the_whole_table_is_seen(phone: Page, site: Server) -> None:
    """No island lies beneath the buttons of the chart when all of it is in sight."""
    at_sea(phone, site)
    phone.locator(".zoom-tools button").last.tap()
    expect(phone.locator(".zoom-corner")).to_be_hidden()
    over = """() => [...document.querySelectorAll("[data-place^='island:'] .hit")].filter((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".zoom-tools");
    }).length"""
    wait_until(phone, f"({over})() === 0")


def test_who_has_nothing_to_exchange_sails_first(phone: Page, site: Server) -> None:
    """CSG-EXP-06: that two ships of a fleet without treasure may exchange crew stands below the courses."""
    save, explore = next(
        idle for seed in range(12, 25) for save, answer in duel(SEATS, seed) if (idle := idling(save, answer))
    )
    secrets.sit_down(phone, site.url, save)
    # the only ship that has yet to act is in hand already
    if not phone.locator(f"[data-pick='{explore['from']}'][aria-pressed=true]").count():
        phone.locator(f"[data-pick='{explore['from']}']").tap()
    place = "(it) => it.getBoundingClientRect().top"
    below, plan = (
        phone.locator(f".pir-acts {what}") for what in (f"[data-option='{explore['id']}']", "[data-action=plan]")
    )
    assert below.evaluate(place) > plan.evaluate(place)


def idling(save: dict[str, Any], answer: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Anne is asked, and two ships of hers without treasure touch."""
    ships = {f"ship:{ship['ship']}": ship for ship in answer["table"]["view"]["ships"]}
    asked = answer["table"]["decision"]
    if not asked or asked["seat"] or asked["key"] != ORDER:
        return None
    for option in asked["options"]:
        two = [ships.get(option[place]) for place in ("from", "at")]
        if option["group"] == "explore" and all(
            one and one["owner"] == 0 and not any(held["kind"] in ("coin", "unique") for held in one["hold"])
            for one in two
        ):
            return {**save, "log": list(save["log"])}, option
    return None
