"""The Pirates: a course drawn with a finger, and what a second one does."""

from __future__ import annotations

import re
from math import cos, radians, sin
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import middle
from tests.browser.test_pirates import (
    FLEET,
    HANDLE,
    ORDER,
    SAIL,
    SEATS,
    SHIP,
    at_sea,
    drawn,
    first,
    last,
    lifted,
    still,
)
from tests.browser.test_pirates_courses import at_the_helm
from tools.server import Server

pytestmark = pytest.mark.browser


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
    lifted(phone, finger)
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
    lifted(page, finger)
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
    lifted(phone, finger)
    assert gone > 20 if south else gone < -20
