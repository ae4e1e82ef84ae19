"""The Pirates in the page: a fleet made ready, islands placed, the end of a duel."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import secrets, shell, table
from tests.browser.conftest import middle, wait_until
from tests.browser.test_chart import FLUNG
from tools.server import Server

pytestmark = pytest.mark.browser

SEATS = secrets.colours("pirates", ["Anne", "Jack"], {1: "easy"})
TWO = secrets.colours("pirates", ["Anne", "Jack"])
ORDER = "pirates-ask-order"
SHIP = "[data-place^='ship:0.']"
HANDLE = "[data-action=steer]"
SAIL = ".pir-facts[aria-busy=false] ~ [data-action=sail]:not([aria-disabled=true])"
"""The engine has said that she may."""
USEFUL = ("fire", "shoot", "explore", "load", "ram", "board", "sail", "ready", "done")
"""What a duel is made of, by the verbs of moves: chance prefers it, so that something happens."""


FLEET = ["fleet", "F-B1"]
"""Three ships of the pirates, for 20 points."""


def duel(seats: list[dict[str, Any]], seed: int, **options: Any) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """A short duel by chance in this process, with its save so far; nobody ends a turn with something to do."""
    rng, name = Random(seed), f"duel {seed}"
    answer = shell.ask("new", table=name, game="pirates", seats=seats, options={"quick": True, **options}, seed=seed)
    save = answer["save"]
    while (asked := answer["table"]["decision"]) is not None:
        yield save, answer
        moves = [option["move"] for option in asked["options"] if not option["barred"]]
        best = [move for move in moves if move[0] in USEFUL and "nothing" not in move]
        best = [move for move in moves if move == FLEET] or best
        move = rng.choice(best or moves) if moves else shell.ask("think", table=name, sips=1)["move"]
        answer = shell.ask("play", table=name, option=move)
        save["log"].append(answer["entry"])
    yield save, answer
    shell.ask("close", table=name)


@cache
def first(wanted: str, fleets: str = "choose") -> dict[str, Any]:
    """A save that ends where Anne, against a bot, is asked this."""
    for seed in range(10, 25):
        for save, answer in duel(SEATS, seed, fleets=fleets):
            if secrets.asks(wanted)(answer) and answer["table"]["decision"]["seat"] == 0:
                return {**save, "log": list(save["log"])}
    raise AssertionError(f"nobody is asked {wanted}")


def at_sea(page: Page, site: Server) -> Page:
    """Anne's first turn."""
    secrets.sit_down(page, site.url, first(ORDER))
    page.locator("[data-pick]").first.wait_for()
    return page


def last(page: Page, move: str) -> list[Any]:
    """The last move of Anne, once she has made one of this verb."""
    expect(page.locator(HANDLE)).to_have_count(0, timeout=table.WAIT)
    for _ in range(200):
        own = [entry for entry in shell.log(page) if entry["seat"] == 0]
        if own and own[-1]["move"] == move:
            return list(own[-1]["args"])
        page.wait_for_timeout(25)
    raise AssertionError(f"no {move}")


# whether more is awaited, and how much is said of a course, at each change
FACTS = """() => {
  window.facts = [];
  const note = () => {
    const all = document.querySelector(".pir-facts");
    if (all) facts.push([all.ariaBusy, all.querySelectorAll("li").length]);
  };
  const changes = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document.querySelector(".pir-plan"), changes);
}"""


def still(page: Page, what: str) -> tuple[float, float]:
    """The middle of something, once the foot has the size of its facts and the chart no longer glides."""
    before = None
    wait_until(page, "!document.querySelector('.pir-facts[aria-busy=true]')")
    while before != (before := middle(page, what)):
        page.wait_for_timeout(120)
    return before


def lifted(page: Page, finger: CDPSession) -> None:
    """The finger leaves, and the page has heard of it: until then another touch would be a second finger's."""
    page.evaluate("""() => {
      globalThis.lifted = false;
      const up = () => (globalThis.lifted = true);
      for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, up, { once: true });
    }""")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_until(page, "globalThis.lifted")


RESTS = 0.45
"""Seconds after which a finger that has not moved turns up the card of a ship (press.ts), or a little less."""


def drawn(page: Page, finger: CDPSession, dx: float, dy: float, what: str = HANDLE) -> None:
    """A real finger takes the handle, or a ship, and draws it so many pixels; again where the machine was so busy that
    it has rested on the ship instead."""
    while True:
        x, y = still(page, what)
        begun = time.monotonic()
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        lingered = 0.0
        for step in range(1, 9):
            at = {"x": x + dx * step / 8, "y": y + dy * step / 8}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
            lingered = lingered or time.monotonic() - begun
        lifted(page, finger)
        # no hand is elsewhere sooner
        page.wait_for_timeout(400)
        if what == HANDLE or lingered < RESTS or not page.locator("dialog").count():
            return
        shell.shut(page)


def test_a_fleet_is_made_ready_by_taps_on_the_chart(phone: Page, site: Server) -> None:
    """CSG-FLT-14, CSG-SET-21: a fleet of the house is taken; ships where a finger lays them."""
    phone.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=5&quick=1&start=1")
    table.ready(phone)
    phone.locator(f"[data-option='{':'.join(FLEET)}']").tap()
    assert last(phone, "fleet") == FLEET[1:]
    while not phone.locator("[data-option=ready]").count():
        table.ready(phone)
        before = len(shell.log(phone))
        # what is pressed may be of the question before: then it counts for nothing
        with suppress(TookTooLong):
            if phone.locator("[data-action=compose]").count():
                phone.locator("[data-action=compose]:not([aria-disabled=true])").tap(timeout=3000)
            else:
                phone.locator(f"{table.FREE}:not([data-option=ready])").first.tap(timeout=3000)
            grown = "(n) => document.querySelector('main')?.dataset.entries > n"
            phone.wait_for_function(grown, arg=before, timeout=5000)
    deployed = [entry["args"][0] for entry in shell.log(phone) if entry["move"] == "deploy" and entry["seat"] == 0]
    assert deployed == ["0.SM-PS-018", "0.SM-PS-019", "0.SM-PS-002"]


def test_a_ship_is_drawn_to_where_she_begins(phone: Page, site: Server) -> None:
    """CSG-SET-21: she follows a finger around her home island, is turned by steps, and lies there after one yes."""
    save = first("pirates-ask-deploy")
    zone = shell.ask("open", table="berths", save=save)["table"]["decision"]["data"]["zone"]
    shell.ask("close", table="berths")
    secrets.sit_down(phone, site.url, save)
    finger = phone.context.new_cdp_session(phone)
    yes = phone.locator("[data-action=compose]:not([aria-disabled=true])")
    yes.wait_for()
    bearing = phone.locator("[aria-label=Bearing] output b")
    here = next(berth for berth in zone if f"{berth[0]}°" == bearing.inner_text())
    there = min(zone, key=lambda berth: abs((berth[0] - here[0]) % 360 - 60))
    scale = float(phone.evaluate("document.querySelector('.pirates-chart').getScreenCTM().a")) / 100
    phone.evaluate(FLUNG)
    drawn(phone, finger, (there[2] - here[2]) * scale, (here[3] - there[3]) * scale, ".placing .ghost")
    wait_until(phone, "flung.length > 1 && !flung.some(Boolean)")
    off = abs(int(bearing.inner_text()[:-1]) - there[0]) % 360
    assert min(off, 360 - off) <= 10
    phone.locator("[data-action=skew-more]").tap()
    # in one look, for what has become of the bearing would tell why
    expect(phone.locator(".pir-steps output b")).to_have_text([re.compile(r"\d+°"), "1°"])
    wanted = int(bearing.inner_text()[:-1])
    yes.tap()
    assert last(phone, "deploy")[1:] == [wanted, 1]


def test_a_ship_begins_where_the_engine_proposes(phone: Page, site: Server) -> None:
    """CSG-BOT-07: whoever only takes what stands ready moors as a bot would."""
    save = first("pirates-ask-deploy")
    berth = shell.ask("open", table="berths", save=save)["table"]["decision"]["data"]["berth"]
    shell.ask("close", table="berths")
    secrets.sit_down(phone, site.url, save)
    phone.locator("[data-action=compose]:not([aria-disabled=true])").tap()
    assert last(phone, "deploy")[1:] == berth


def ashore(page: Page) -> list[Any]:
    """What was unloaded in this game, as the engine tells it."""
    save = {**shell.head(page)["save"], "log": shell.log(page)}
    events = [event for chapter in shell.ask("story", save=save)["chapters"] for event in chapter["events"]]
    return [event for event in events if event["key"] == "pirates-unloaded"]


def test_a_duel_is_played_to_its_end(phone: Page, site: Server) -> None:
    """CSG-END-05: the last turns of a duel of two people on one phone, curtains and all, and the score after them."""
    *_, (save, _) = duel(TWO, 3, round_limit=20)
    secrets.sit_down(phone, site.url, {**save, "log": save["log"][:-12]})

    def press(phone: Page, what: str) -> None:
        if what == table.LIFT:
            assert phone.locator("[data-option], [data-place], [data-purse]").count() == 0
        found = phone.locator(what)
        done = phone.locator("[data-option=pass]:not([aria-disabled=true])")
        (done if what == table.FREE and done.count() else found).first.tap(timeout=5000)

    assert table.press_through(phone, press, most=120) > 3
    table.ended(phone, 2)
    # points are what a fleet costs
    expect(phone.locator(".victor-text")).not_to_contain_text("point")
    told = ashore(phone)
    coins = [sum(one["data"]["count"] for one in told if one["data"]["seat"] == seat) for seat in (0, 1)]
    expect(phone.locator("[data-tally] tbody tr").first.locator("td")).to_have_text([str(n) for n in coins])


def test_every_place_for_an_island_is_in_sight_and_a_finger_beside_it_means_it(phone: Page, site: Server) -> None:
    """CSG-SET-13: the chart of a phone shows all places at once, however large the table; there they are smaller than a
    finger."""
    seats = secrets.colours("pirates", ["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"})
    options: dict[str, Any] = {"layout": "hand", "fleets": "lot", "forts": False, "build_total": 20}
    wanted = secrets.asks("pirates-ask-island")
    save = secrets.found(
        lambda it: wanted(it) and it["table"]["decision"]["seat"] == 0, seats, game="pirates", **options
    )
    secrets.sit_down(phone, site.url, save)
    phone.locator("[data-place^='offer:']").first.wait_for()
    frame, before = phone.locator(".zoom").bounding_box(), None
    while before != (before := middle(phone, "[data-place='offer:0'] path")):
        phone.wait_for_timeout(120)
    assert frame
    places = phone.locator("[data-place^='offer:'] path").all()
    boxes = [box for it in places if (box := it.bounding_box())]
    assert len(boxes) == len(phone.locator("[data-option^='island:']").all()) > 3
    assert all(frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"] for box in boxes)
    assert all(frame["y"] <= box["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"] for box in boxes)
    chosen = phone.evaluate("document.querySelector(\"[data-option^='island:']\").dataset.option")
    phone.touchscreen.tap(boxes[0]["x"] + boxes[0]["width"] + 9, boxes[0]["y"] + boxes[0]["height"] / 2)
    assert ":".join(["island", *map(str, last(phone, "island"))]) == chosen


def test_a_ship_that_has_done_all_is_put_down(phone: Page, site: Server) -> None:
    """CSG-TRN-11: a ship to which no order is left is not in hand any longer; it is not said of her that she is."""
    at_sea(phone, site)
    phone.locator("[data-pick='ship:0.SM-PS-019']").tap()
    phone.locator("[data-fold=sail] summary").tap()
    phone.locator("[data-option^='sail:']").first.tap()
    phone.locator(SAIL).tap()
    last(phone, "sail")
    # another one is in hand by then
    phone.locator("[data-fold=idle] summary").tap(timeout=table.WAIT)
    phone.locator("[data-pick='ship:0.SM-PS-019'][aria-pressed=false]").tap()
    phone.locator("[data-option^='scuttle:']").first.wait_for(timeout=table.WAIT)
    phone.locator("[data-option^='scuttle:']").first.tap()
    last(phone, "scuttle")
    table.ready(phone)
    expect(phone.locator(".pir-ship[aria-pressed=true]")).to_have_count(0)


def derelict_of_anne() -> dict[str, Any]:
    """A save that ends at an order of Anne, who can do no more with a derelict than scuttle her."""
    for save, answer in duel(SEATS, 9):
        asked = answer["table"]["decision"]
        if asked and asked["key"] == ORDER and asked["seat"] == 0:
            fleet = [one for one in answer["table"]["view"]["ships"] if one["owner"] == 0]
            if any("derelict" in one["state"] for one in fleet):
                return {**save, "log": list(save["log"])}
    raise AssertionError("no ship of Anne loses all her masts")


def test_nobody_waits_for_a_derelict(phone: Page, site: Server) -> None:
    """CSG-DER-01: who has nothing left but to be scuttled has no lamp, and says why she neither sails nor shoots."""
    secrets.sit_down(phone, site.url, derelict_of_anne())
    other, derelict = "[data-pick='ship:0.SM-PS-018']", "[data-pick='ship:0.SM-PS-019']"
    expect(phone.locator(f"{other} .has-act")).to_have_count(1)
    phone.locator("[data-fold=idle] summary").tap()
    expect(phone.locator(f"{derelict} .has-act")).to_have_count(0)
    phone.locator(derelict).tap()
    expect(phone.locator(".pir-acts > .pir-plight").first).to_have_text("derelict: no mast stands")
    phone.locator(other).tap()
    expect(phone.locator(".pir-acts > .pir-plight")).to_have_count(0)
    expect(phone.locator(".turn-end.btn--main")).to_have_count(0)
