"""Courses of the Pirates in the page: by finger, by the list and by keys, over a reload; pinches and rulers."""

from __future__ import annotations

import re
from math import cos, radians, sin
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import wait_until
from tests.browser.test_pirates import (
    FACTS,
    FLEET,
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
    middle,
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


def test_a_course_is_drawn_with_a_finger(phone: Page, site: Server) -> None:
    """CSG-MOV-03: the handle ahead of the bow is drawn, the engine traces, one button sails there."""
    at_sea(phone, site)
    finger = phone.context.new_cdp_session(phone)
    at_the_helm(phone)
    begun = phone.locator("[data-leg]").first.inner_text()
    drawn(phone, finger, 16, 6)
    expect(phone.locator("[data-leg]").first).not_to_have_text(begun)
    phone.locator("[data-action^=leg-]:not([data-action=leg-back])").first.tap()
    drawn(phone, finger, -12, 10)
    expect(phone.locator("[data-leg]")).to_have_count(2)
    legs = [text.split()[-2:] for text in phone.locator("[data-leg]").all_inner_texts()]
    phone.locator(SAIL).tap()
    name, *path = last(phone, "sail")
    assert [f"{path[i]:03}°" for i in (0, 3)] == [heading for _, heading in legs]
    assert [path[i] for i in (1, 4)] == [letter for letter, _ in legs]
    phone.locator(table.FREE).first.wait_for(timeout=table.WAIT)
    save = {**first(ORDER), "log": shell.log(phone)}
    ships = shell.ask("open", table="sailed", save=save)["table"]["view"]["ships"]
    ship = next(one for one in ships if one["ship"] == name)
    stands = phone.locator(f'[data-place="ship:{name}"]').get_attribute("transform")
    x, y, heading = (float(number) for number in re.findall(r"[\d.]+", str(stands)))
    assert (x, y) == pytest.approx((ship["x"] / 100, 960 - ship["y"] / 100), abs=0.06)
    assert heading == ship["heading"]


def test_a_ship_is_drawn_where_she_is_to_go(phone: Page, site: Server) -> None:
    """CSG-MOV-03: a finger on the ship herself begins her course; the chart stays where it is."""
    at_sea(phone, site)
    finger = phone.context.new_cdp_session(phone)
    name = str(phone.locator("[data-pick]").first.get_attribute("data-pick"))
    drawn(phone, finger, -60, 70, f'[data-place="{name}"]')
    phone.locator(SAIL).wait_for()
    expect(phone.locator("[data-leg]")).to_have_count(1)
    phone.locator(SAIL).tap()
    assert f"ship:{last(phone, 'sail')[0]}" == name


def crowded() -> tuple[dict[str, Any], str, list[dict[str, Any]]]:
    """Anne's first turn with her ships side by side: the save, a ship without room for some turns, and those."""
    answer = shell.ask("new", table="crowd", game="pirates", seats=SEATS, options={"quick": True}, seed=21)
    save = answer["save"]
    while (asked := answer["table"]["decision"])["key"] != ORDER or asked["seat"]:
        moves = [option["move"] for option in asked["options"] if not option["barred"]]
        move = FLEET if FLEET in moves else moves[-1] if moves else shell.ask("think", table="crowd", sips=1)["move"]
        if asked["key"] == "pirates-ask-deploy" and moves:
            data = asked["data"]
            move = ["deploy", data["ship"], *min(data["zone"], key=lambda it: abs(it[0] - 90))[:2]]
        answer = shell.ask("play", table="crowd", option=move)
        save["log"].append(answer["entry"])
    for ship in answer["table"]["view"]["ships"]:
        if ship["owner"] == 0:
            move = ["sail", ship["ship"], ship["heading"], "S", 0]
            if shut := (shell.ask("trace", table="crowd", option=move)["trace"] or {}).get("shut", [[]])[0]:
                shell.ask("close", table="crowd")
                return save, ship["ship"], shut
    raise AssertionError("all have room")


def test_a_course_slides_to_where_there_is_room(phone: Page, site: Server) -> None:
    """CSG-GEO-17: drawn to a heading without room it stops at the nearest one that has some, ready to sail; what is in
    the way is named and lit. By steps it is refused, and told where there is room."""
    save, name, shut = crowded()
    secrets.sit_down(phone, site.url, save)
    finger = phone.context.new_cdp_session(phone)
    phone.locator(f'[data-pick="ship:{name}"]').tap()
    phone.locator("[data-action=plan]").tap()
    phone.locator(HANDLE).wait_for()
    wish = (shut[0]["from"] + (shut[0]["to"] - shut[0]["from"]) % 360 // 2) % 360
    x, y = still(phone, HANDLE)
    at = middle(phone, f'[data-place="ship:{name}"] .hit')
    far = 90 * float(phone.evaluate("document.querySelector('.pirates-chart').getScreenCTM().a"))
    drawn(phone, finger, at[0] + far * sin(radians(wish)) - x, at[1] - far * cos(radians(wish)) - y)
    expect(phone.locator(".pir-facts .warn").first).to_contain_text("In the way of")
    phone.locator(SAIL).wait_for()
    phone.locator(".course .meets").first.wait_for()
    slid = int(phone.locator("[data-leg]").first.inner_text().split()[-1][:-1])
    assert all((slid - one["from"]) % 360 > (one["to"] - one["from"]) % 360 for one in shut)
    phone.locator(f"[data-action=degree-{'more' if (wish - slid) % 360 < 180 else 'less'}]").tap()
    expect(phone.locator(".pir-facts")).to_contain_text("Room for")
    expect(phone.locator(".pir-facts")).to_contain_text(f"{slid:03}°")
    expect(phone.locator(SAIL)).to_have_count(0)
    # whoever comes to the button hears why she cannot
    reason = phone.locator(".pir-facts .bad").first.inner_text()
    expect(phone.locator("[data-action=sail]")).to_have_accessible_description(reason)


def test_a_touch_of_an_island_draws_the_course_to_it(phone: Page, site: Server) -> None:
    """CSG-MOV-03: with a ship in hand, and again while a course stands drawn; one button sails it."""
    at_sea(phone, site)
    phone.locator("[data-pick]").first.tap()
    phone.locator("[data-action=plan]").wait_for()
    name = str(phone.locator("[data-pick]").first.get_attribute("data-pick"))[5:]
    shell.ask("open", table="heads", save=first(ORDER))
    wild = phone.locator("[data-place^='island:'][aria-label*=unexplored]")
    assert wild.count() > 1
    for island in wild.all():
        place = str(island.get_attribute("data-place"))
        island.dispatch_event("click")
        course = shell.ask("trace", table="heads", option=["sail", name, place])["trace"]["course"]
        expect(phone.locator("[data-leg]").last).to_contain_text(f"{course[-3]:03}°")
        phone.locator(SAIL).wait_for()
    shell.ask("close", table="heads")
    phone.locator(SAIL).tap()
    assert last(phone, "sail")[1:] == course


def test_a_finger_that_rests_on_a_ship_turns_up_her_card(phone: Page, site: Server) -> None:
    at_sea(phone, site)
    finger = phone.context.new_cdp_session(phone)
    x, y = still(phone, SHIP)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    card = phone.locator("dialog[open] .pir-card")
    card.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.wait_for_timeout(400)
    expect(card).to_have_count(1)
    expect(phone.locator(".pir-ship[aria-pressed=true]")).to_have_count(0)


def test_coins_are_touched_into_the_hold(phone: Page, site: Server) -> None:
    """CSG-EXP-04: as much gold as there is room for lies ready; a touch puts a coin back, another one takes it."""
    secrets.sit_down(phone, site.url, first("pirates-ask-load"))
    loaded = phone.locator(".pir-loaded button.pir-coin")
    loaded.first.wait_for()
    values = sorted(int(text) for text in loaded.locator("b").all_inner_texts())
    loaded.first.tap()
    expect(loaded).to_have_count(len(values) - 1)
    phone.locator(".pir-loading section").first.locator(".pir-coin").first.tap()
    expect(loaded).to_have_count(len(values))
    phone.locator(".pir-load").tap()
    assert sorted(map(int, last(phone, "load"))) == values


def test_the_whole_screen_is_enough_for_a_course(phone: Page, site: Server) -> None:
    """CSG-MOV-03: with the chart over everything a course is begun, drawn and sailed; nothing of it lies below."""
    at_sea(phone, site)
    phone.locator("[data-pick]").first.tap()
    phone.locator("[data-action=chart-full]").tap()
    phone.locator("[data-action=plan]").tap()
    sail = phone.locator(SAIL)
    sail.wait_for()
    for what in (sail, phone.locator(".pir-facts li").first, phone.locator("[data-leg]").first):
        expect(what).to_be_in_viewport(ratio=0.9)
    sail.tap()
    assert last(phone, "sail")


def pinched(page: Page, finger: CDPSession, what: str, *apart: int) -> None:
    """A finger that begins to draw something, and another one that comes down beside it, so far apart by turns."""
    x, y = still(page, what)
    frames = [("touchStart", [(x, y)]), ("touchMove", [(x + 9, y - 9)]), ("touchMove", [(x + 18, y - 18)])]
    x, y = x + 18, y - 18
    frames += [("touchMove" if i else "touchStart", [(x, y), (x + d, y - d)]) for i, d in enumerate(apart)]
    for kind, points in frames:
        at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)


def test_a_second_finger_ends_what_the_first_one_draws(phone: Page, site: Server) -> None:
    """A finger on a ship of one's own, or on the handle of her course, draws no more once another one is down."""
    at_sea(phone, site)
    finger = phone.context.new_cdp_session(phone)
    ship = str(phone.locator("[data-pick]").first.get_attribute("data-pick"))
    pinched(phone, finger, f'[data-place="{ship}"]', 40, 50, 60)
    expect(phone.locator("[data-leg]")).to_have_count(0)
    phone.locator("[data-action=chart-full] + button").tap()
    phone.locator(f'[data-pick="{ship}"]').tap()
    phone.locator("[data-action=plan]").tap()
    phone.locator(SAIL).wait_for()
    drawn(phone, finger, 14, 10)
    legs = phone.locator("[data-leg]").all_inner_texts()
    pinched(phone, finger, HANDLE, 60, 50, 40)
    expect(phone.locator("[data-leg]")).to_have_text(legs)


# the drawing over the chart lies as the chart does; were it within, each picture of it would go through all the ships
IN_STEP = """() => {
  const [chart, above] = [".zoom-chart", ".zoom-above"].map((it) => document.querySelector(it).getScreenCTM());
  const drawn = document.querySelector(".zoom-above .course");
  return drawn && [..."adef"].every((k) => Math.abs(chart[k] - above[k]) < 0.01);
}"""


def test_a_course_is_drawn_over_the_chart_and_moves_with_it(phone: Page, site: Server) -> None:
    at_sea(phone, site)
    finger = phone.context.new_cdp_session(phone)
    at_the_helm(phone)
    assert phone.evaluate(IN_STEP)
    for apart in ((40, 50, 60), (60, 45)):
        pinched(phone, finger, HANDLE, *apart)
        assert phone.evaluate(IN_STEP)
    drawn(phone, finger, -24, -14)
    assert phone.evaluate(IN_STEP)


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


def test_the_chart_comes_along_at_its_edge(phone: Page, site: Server) -> None:
    """CSG-MOV-03: a finger that draws past the edge of the window takes the chart along, for as long as it is there."""
    at_sea(phone, site)
    finger = phone.context.new_cdp_session(phone)
    at_the_helm(phone)
    drawn(phone, finger, 4, 4)

    def chart() -> float:
        top: float = phone.locator(".zoom-chart").evaluate("(it) => it.getBoundingClientRect().top")
        return top

    x, y = middle(phone, HANDLE)
    frame = phone.locator(".zoom").bounding_box()
    assert frame
    before = chart()
    south = float(str(phone.locator(".zoom-window").get_attribute("y"))) < 360
    edge = frame["y"] + (frame["height"] + 12 if south else 2)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        at = {"x": x, "y": y + (edge - y) * step / 8}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    phone.wait_for_timeout(700)
    gone = before - chart()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert gone > 20 if south else gone < -20


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
