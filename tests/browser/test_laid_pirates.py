"""A duel of paper ships is laid by drawing, and goes on in the app."""

from __future__ import annotations

from contextlib import suppress
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from flibuste.table import Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_laid import BREACH, PLAY, Hand
from tests.browser.test_pirates import drawn, still
from tests.browser.test_tools_pirates import FLEET
from tools.server import Server

pytestmark = pytest.mark.browser

SHIP, OTHER = "ship:0.SM-PS-009", "ship:0.SM-PS-011"
ENEMY, SECOND = "ship:1.SM-ES-003", "ship:1.SM-ES-016"
GRIP = "[data-turns] .handle-ring"


def begun(page: Page, site: Server, more: str = "") -> Hand:
    """A duel, nobody with a ship yet."""
    page.goto(f"{site.url}#/new?game=pirates&seats=Anne,Jack&seed=7&laid=1{more}")
    page.locator("[data-action=start]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    return Hand(page)


def laying(page: Page, site: Server, more: str = "") -> Hand:
    """A duel, each captain with a fleet of the house."""
    hand = begun(page, site, more)
    for seat, fleet in enumerate(("F-PIR", "F-ENG")):
        hand.among("What do you set up?", seat)
        hand.tap(hand.key(f"fleet:{fleet}"))
        page.wait_for_selector(".editor-ships")
    expect(page.locator(".vessel")).to_have_count(6)
    return hand


def laid(page: Page) -> dict[str, Any]:
    """As it lies now."""
    found: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.getItem('flibuste.laying')).laid.layout")
    return found


def ship_of(page: Page, place: str) -> dict[str, Any]:
    now = laid(page)
    found: dict[str, Any] = now["ships"][now["names"].index(place[5:])]
    return found


def take(hand: Hand, place: str) -> None:
    """A ship comes into the hand, and lies in front."""
    hand.among("What do you set up?", int(place[5]))
    key = hand.key(place)
    if key.get_attribute("aria-pressed") != "true":
        hand.tap(key)
    expect(key).to_have_attribute("aria-pressed", "true")


def lay_coin(hand: Hand, value: int, where: Locator) -> None:
    """A coin comes to lie there."""
    for _ in range(3):
        hand.tap(where.locator(f"[data-key=coin-{value}]"))
        with suppress(AssertionError):
            expect(where.locator(".editor-pieces .pir-coin")).to_have_text(str(value), timeout=2000)
            return
    raise AssertionError("no coin comes to lie there")


def mast(hand: Hand, number: int, state: str) -> None:
    """Touched until it stands so: standing, gone, burning, and standing again."""
    key = hand.key(f"mast:{number}")
    shown = f"Mast {number + 1}: {state}"
    for _ in range(4):
        if shown in key.inner_text():
            return
        said = key.inner_text()
        hand.tap(key)
        with suppress(AssertionError):  # the row had just moved: people touch it again
            expect(key).not_to_have_text(said, timeout=2000)
    expect(key).to_contain_text(shown)


def test_a_paper_duel_goes_on(make_page: MakePage, site: Server) -> None:
    """Fleets, masts, holds, gold, who has acted: what was laid is what the game begins with."""
    page = table.phone(make_page, site)
    hand = laying(page, site)
    shell.fit(page, "a captain")
    take(hand, SHIP)
    shell.fit(page, "a ship")
    mast(hand, 0, "gone")
    mast(hand, 1, "burning")
    lay_coin(hand, 2, page.locator(".editor-ship"))
    hand.among("Docked at which island?", 1)
    lay_coin(hand, 3, page.get_by_role("group", name="Gold of Anne"))
    take(hand, OTHER)
    hand.tap(page.locator("[data-action=lay-sunk]"))
    expect(hand.key(OTHER)).to_have_attribute("aria-pressed", "false")
    take(hand, ENEMY)
    hand.among("Docked at which island?", -1)
    hand.among("Whose turn is it?", 1)
    hand.among("How far is the turn?", "orders")
    page.locator("#lay-acted").tap()
    expect(page.locator("#lay-acted")).to_be_checked()
    hand.among("What do you set up?", -1)
    shell.fit(page, "the sea")
    hand.tap(hand.key("island:2"))
    shell.fit(page, "an island")
    hand.step("Face-down treasure there", -1)
    hand.tap(hand.key("explored:0"))
    assert hand.taps <= 40
    expect(page.locator(BREACH)).to_have_count(0)
    page.locator("[data-action=lay-ask]").tap()
    expect(page.locator("[data-standing='0']")).to_contain_text("3", timeout=table.WAIT)
    expect(page.locator(".lay-may [data-option]").first).to_be_attached(timeout=table.WAIT)
    said = page.locator(".lay-may [data-option]").all_inner_texts()
    assert len(said) == len(set(said)), "her courses are one line"
    page.keyboard.press("Escape")
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play], [data-screen=curtain]", timeout=table.WAIT)
    game = Table.load({**shell.head(page)["save"], "log": []})
    now = game.layout()
    ship = now["ships"][0]
    # the bow's mast is gone, the next one burns
    assert (ship["masts"] & 0b11, ship["fire"], ship["docked"]) == (0b10, 0b10, 1)
    assert "coin-2" in ship["hold"]
    assert now["ships"][1] is None
    assert now["islands"][0]["coins"] == ["coin-3"]
    assert (now["islands"][2]["coins"], now["islands"][2]["explored"]) == (["?"] * 3, [0])
    assert (now["turn"], now["moment"], game.asked) == (1, {"at": "orders"}, 1)
    assert now["today"]["acted"] == [[3, "move"]]
    assert game.view(1)["start_gold"] == 30


def moved(page: Page, place: str, before: list[int]) -> dict[str, Any]:
    """Where a ship has come to lie."""
    page.wait_for_function(
        """([name, [x, y]]) => {
          const { layout } = JSON.parse(localStorage.getItem("flibuste.laying")).laid;
          const [u, v] = layout.ships[layout.names.indexOf(name)].pose;
          return x !== u || y !== v;
        }""",
        arg=[place[5:], before],
        timeout=table.WAIT,
    )
    return ship_of(page, place)


def test_ships_lie_where_a_finger_puts_them(make_page: MakePage, site: Server) -> None:
    """By a tap on the sea, on an island, and drawn; one that lies over another is ringed, and taken back."""
    page = table.phone(make_page, site)
    hand = laying(page, site)
    take(hand, ENEMY)
    box = page.locator(".zoom").bounding_box()
    assert box
    x, y = box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.15
    ship = ship_of(page, ENEMY)
    page.touchscreen.tap(x, y)
    afloat = moved(page, ENEMY, ship["pose"])
    assert afloat["docked"] == -1
    assert afloat["pose"][2] == ship["pose"][2]
    hand.board("island:4")
    ashore = moved(page, ENEMY, afloat["pose"])
    assert ashore["docked"] == 4
    expect(page.locator(BREACH)).to_have_count(0)
    page.locator("[data-action=lay-back]").tap()
    assert moved(page, ENEMY, ashore["pose"])["pose"] == afloat["pose"]
    draw(page, ENEMY, SECOND)
    drawn = moved(page, ENEMY, afloat["pose"])
    expect(page.locator(f"{BREACH}[data-breach^=ships]")).to_be_visible(timeout=table.WAIT)
    expect(page.locator(PLAY)).to_have_attribute("aria-disabled", "true")
    page.locator("[data-action=lay-back]").tap()
    assert moved(page, ENEMY, drawn["pose"])["pose"] == afloat["pose"]
    expect(page.locator(BREACH)).to_have_count(0)


def draw(page: Page, place: str, onto: str) -> None:
    """From one thing of the chart to another, once all of it is in sight and at rest."""
    if (whole := page.get_by_role("button", name="The whole chart")).count():
        whole.tap()
    middle = """([one, other]) => [one, other].map((place) => {
      const { x, y, width, height } = document.querySelector(`[data-place="${place}"]`).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })"""
    last = None
    while last != (last := page.evaluate(middle, [place, onto])):
        page.wait_for_timeout(100)
    (x, y), (u, v) = last
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + u) / 2, (y + v) / 2, steps=3)
    page.mouse.move(u, v, steps=3)
    page.mouse.up()


def test_a_ship_is_turned_by_its_handle(make_page: MakePage, site: Server) -> None:
    """A finger draws the handle ahead of her bow; where she will lie that is docked askew is shown and said."""
    page = table.phone(make_page, site)
    hand = laying(page, site)
    take(hand, ENEMY)
    still(page, GRIP)
    box = page.locator(".zoom").bounding_box()
    assert box
    before = ship_of(page, ENEMY)["pose"]
    page.touchscreen.tap(box["x"] + box["width"] * 0.35, box["y"] + box["height"] * 0.6)
    afloat = moved(page, ENEMY, before)["pose"]
    (x, y), (u, v) = (still(page, what) for what in (f'[data-place="{ENEMY}"]', GRIP))
    drawn(page, page.context.new_cdp_session(page), x + hypot(u - x, v - y) - u, y - v, GRIP)
    page.wait_for_function(
        "(way) => JSON.parse(localStorage.getItem('flibuste.laying')).laid.layout.ships[3].pose[2] !== way",
        arg=afloat[2],
        timeout=table.WAIT,
    )
    pose = ship_of(page, ENEMY)["pose"]
    assert pose[:2] == afloat[:2]
    assert pose[2] == pytest.approx(90, abs=6)
    expect(page.locator(".pir-lies")).to_be_empty()
    hand.among("Docked at which island?", 4)
    docked = moved(page, ENEMY, pose)["pose"]
    for _ in range(6):
        page.locator("[data-action=turned-more]").press("Enter")
    heading = page.get_by_role("group", name="Heading", exact=True).locator("output")
    expect(heading).to_contain_text(f"{(docked[2] + 30) % 360}°")
    expect(page.locator(".pir-lies")).to_contain_text("In play it comes to lie here", timeout=table.WAIT)
    said = page.locator(".pir-lies").inner_text()
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play], [data-screen=curtain]", timeout=table.WAIT)
    x, y, way = Table.load({**shell.head(page)["save"], "log": []}).layout()["ships"][3]["pose"]
    assert [x, y] != docked[:2]
    assert f"{way:03}°, {round(x / 100)} mm east, {round(y / 100)} mm north" in said


def test_a_fleet_of_ones_own_is_built_on_the_way(make_page: MakePage, site: Server) -> None:
    """From a captain without ships to the fleet builder and back: what was built there is laid, and the sea lies as it
    lay."""
    page = table.phone(make_page, site)
    hand = begun(page, site)
    hand.among("What do you set up?", 1)
    before = laid(page)
    page.locator("[data-action=build-fleet]").tap()
    page.locator("[data-action=read]").tap(timeout=table.WAIT)
    page.fill("#fleet-text", FLEET)
    page.locator("[data-action=take]").tap()
    expect(page.locator(".fleet-ship")).to_have_count(2, timeout=table.WAIT)
    page.go_back()
    page.locator(".editor-fleets button", has_text="Two of them").tap(timeout=table.WAIT)
    expect(page.locator(".editor-ships button")).to_have_count(2)
    assert {**laid(page), "names": [], "ships": []} == {**before, "names": [], "ships": []}


def test_a_duel_is_laid_with_keys(make_page: MakePage, site: Server) -> None:
    """A ship in the hand is moved, turned and let go without a pointer."""
    page = table.phone(make_page, site)
    laying(page, site)
    key = page.locator(f'.editor-bench [data-key="{ENEMY}"]')
    key.focus()
    key.press("Enter")
    expect(key).to_have_attribute("aria-pressed", "true")
    before = ship_of(page, ENEMY)["pose"]
    more = page.locator("[data-action=x-more]")
    more.focus()
    more.press("Enter")
    assert moved(page, ENEMY, before)["pose"] == [before[0] + 100, *before[1:]]
    page.locator("[data-action=turned-more]").press("Enter")
    page.wait_for_function(
        "(way) => JSON.parse(localStorage.getItem('flibuste.laying')).laid.layout.ships[3].pose[2] === way",
        arg=(before[2] + 5) % 360,
        timeout=table.WAIT,
    )
    page.keyboard.press("Escape")
    expect(key).to_have_attribute("aria-pressed", "false")


def test_a_duel_with_a_die_from_the_box_is_put_right(make_page: MakePage, site: Server) -> None:
    """Laid with a box, whose turn it is goes on first; from its menu the table is put right."""
    page = table.phone(make_page, site)
    hand = laying(page, site, "&box=1")
    hand.among("Whose turn is it?", 1)
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play]", timeout=table.WAIT)
    [before] = shell.ids(page)
    game = Table.load({**shell.head(page)["save"], "log": []})
    assert game.asked == 1
    page.locator(".bar button").first.tap()
    page.locator("[data-action=lay-right]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    expect(page.locator(BREACH)).to_have_count(0)
    take(hand, ENEMY)
    mast(hand, 0, "gone")
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play]", timeout=table.WAIT)
    assert shell.ids(page) == [before]
    laid = shell.log(page)[-1]["position"]
    assert laid["ships"][3]["masts"] & 1 == 0
    assert laid["ships"][0] == game.position()["ships"][0]
    page.locator("[data-action=undo]:not([aria-disabled=true])").tap(timeout=table.WAIT)
    for _ in range(100):
        if not any("position" in entry for entry in shell.log(page)):
            break
        page.wait_for_timeout(50)
    assert not any("position" in entry for entry in shell.log(page)), "that can be taken back"
