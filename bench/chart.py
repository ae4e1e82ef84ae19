"""Charts under a finger, with the page slowed four times: pictures a second while they are moved and grown, and how
long a course of the Pirates' that is being drawn takes from the finger to the picture of what the engine says of it.

`python3 build.py bench chart` or `python bench/chart.py TABLES`. What the page's main thread works for a picture is
told too: that is the figure to compare on a busy machine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from bench.smooth import NEXT  # noqa: E402
from bench.start import KEPT  # noqa: E402
from tests.browser import secrets, shell  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

SLOWER = 4
WANTED = 50
"""Pictures a second, and milliseconds from a finger to the course."""
NAMES = ["Anne", "Jack", "Mary", "Bart", "Ned", "Ching", "Henry", "Sam"]
TABLES: dict[str, dict[str, Any]] = {
    "a duel": {"people": 2, "terrain": 3},
    "eight fleets": {"people": 8, "terrain": 4, "build_total": 80},
}
OTHERS = ("plunder", "jamaica")
"""Games whose charts are moved too."""
LAST = dict.fromkeys(("pirates-ask-stow", "pirates-ask-forts", "pirates-ask-order"), -1)
"""Where the last option is the one that leads on."""
SETTLES = 700
"""Milliseconds in which a drawing that is let go has been laid out anew."""
# what is seen of one gesture: when the drawing was elsewhere than in the picture before, and when it was laid out anew.
# Nobody sees that a drawing which stands still becomes sharper: that is no picture of the movement
MOVES = """() => {
  const chart = document.querySelector(".zoom-chart");
  window.seen = { moved: [], laid: [] };
  let [was, laid] = [chart.style.transform, chart.getAttribute("viewBox")];
  const look = (time) => {
    if (chart.getAttribute("viewBox") !== laid) window.seen.laid.push(time);
    else if (chart.style.transform !== was) window.seen.moved.push(time);
    [was, laid] = [chart.style.transform, chart.getAttribute("viewBox")];
    window.looking = requestAnimationFrame(look);
  };
  window.looking = requestAnimationFrame(look);
}"""
MOVED = "() => (cancelAnimationFrame(window.looking), window.seen)"
# a finger on the handle that moves at each picture; a course is known when the facts about it are no longer awaited
DRAW = """async (moves) => {
  const handle = document.querySelector("[data-action=steer]");
  const { left, top, width, height } = handle.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const waits = () => document.querySelector(".pir-facts")?.ariaBusy === "true";
  const took = [];
  let sent = null;
  new MutationObserver(() => {
    if (waits() || sent === null) return;
    const began = sent;
    sent = null;
    requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - began)));
  }).observe(document.querySelector(".pir-plan"), { subtree: true, childList: true, attributes: true });
  const point = (type, x, y) =>
    new PointerEvent(type, { pointerId: 77, isPrimary: true, bubbles: true, buttons: 1, clientX: x, clientY: y });
  handle.dispatchEvent(point("pointerdown", x, y));
  for (let i = 1; i <= moves; i++) {
    const turn = (i / moves) * 4 * Math.PI;
    sent = performance.now();
    dispatchEvent(point("pointermove", x + 26 * Math.sin(turn) + (i % 2), y + 18 * Math.sin(1.7 * turn)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  dispatchEvent(point("pointerup", x, y));
  return took;
}"""
# where a finger takes hold of the sea, and of no ship
SEA = """() => {
  const { left, top, width, height } = document.querySelector(".zoom").getBoundingClientRect();
  const free = ([x, y]) =>
    [-20, 0, 20].every((dx) => !document.elementFromPoint(x + dx, y)?.closest("[data-place^=ship], [data-action]"));
  const points = Array.from({ length: 200 }, (_, i) => {
    const far = Math.sqrt(i / 200) * 0.3;
    return [left + width * (0.5 + far * Math.sin(i)), top + height * (0.5 + far * Math.cos(i))];
  });
  return points.find(free) ?? points[0];
}"""
FINGER = {"gestureSourceType": "touch"}


def save_of(people: int, **options: Any) -> dict[str, Any]:
    """A table of many ships, where Anne is first asked in her turn: not yet for orders, if she may show an event."""
    seats = secrets.colours("pirates", NAMES[:people], dict.fromkeys(range(1, people), "easy"))
    answer = shell.ask("new", table="t", game="pirates", seats=seats, options={"fleets": "lot", **options}, seed=5)
    save: dict[str, Any] = answer["save"]
    begun = False
    while not begun or answer["table"]["decision"]["seat"] != 0:
        asked = answer["table"]["decision"]
        free = [option["move"] for option in asked["options"] if not option["barred"]]
        move = free[LAST.get(asked["key"], 0)] if free else shell.ask("think", table="t", sips=1)["move"]
        answer = shell.ask("play", table="t", option=move)
        save["log"].append(answer["entry"])
        begun |= any(event["key"] == "pirates-turn" for event in answer["events"])
    print(f"{len(answer['table']['view']['ships'])} ships on {answer['table']['view']['area'][0] // 100} mm", end=", ")
    return save


def gestures(page: Page, wire: CDPSession) -> dict[str, list[Callable[[], None]]]:
    """What a finger does, by what it is called; a mouse would be hovering over the drawing from then on."""

    def pan(dx: int, dy: int) -> None:
        x, y = page.evaluate(SEA)
        way = {"x": x, "y": y, "xDistance": dx, "yDistance": dy, "speed": 250}
        wire.send("Input.synthesizeScrollGesture", {**way, **FINGER, "preventFling": True})

    def pinch(factor: float) -> None:
        x, y = page.evaluate(SEA)
        way = {"x": x, "y": y, "scaleFactor": factor, "relativeSpeed": 120}
        wire.send("Input.synthesizePinchGesture", {**way, **FINGER})

    def glide(button: int) -> None:
        page.locator(".zoom-tools button").nth(button).tap()

    ways = ((90, 0), (-90, 100), (0, -100), (90, 90), (-90, -90))
    return {
        "panned": [partial(pan, *way) for way in ways],
        "pinched": [partial(pinch, factor) for factor in (0.6, 1.9, 0.45, 1.7, 0.8)],
        "by the buttons": [partial(glide, button) for button in (0, 3) * 4],
    }


def work(trace: bytes) -> float:
    """Milliseconds of the page's main thread for each picture that was drawn."""
    events = json.loads(trace)["traceEvents"]
    (main,) = {(e["pid"], e["tid"]) for e in events if e["args"].get("name") == "CrRendererMain"}
    tasks = [e for e in events if e["name"] == "ThreadControllerImpl::RunTask" and (e["pid"], e["tid"]) == main]
    drawn: int = sum(e["name"] == "Display::DrawAndSwap" for e in events)
    spent: float = sum(e.get("tdur", 0) for e in tasks)
    return spent / 1000 / max(1, drawn)


def moved(browser: Browser, page: Page, name: str, strokes: list[Callable[[], None]]) -> None:
    browser.start_tracing(page=page, categories=["viz", "toplevel"])
    apart, sharp = list[float](), list[float]()
    for stroke in strokes:
        page.evaluate(MOVES)
        stroke()
        page.wait_for_timeout(SETTLES)
        seen: dict[str, list[float]] = page.evaluate(MOVED)
        apart += [b - a for a, b in pairwise(seen["moved"])]
        sharp += [at - seen["moved"][-1] for at in seen["laid"][-1:] if seen["moved"]]
    spent = work(browser.stop_tracing())
    print(f"{name}: {1000 * len(apart) / sum(apart):.0f} pictures/s of {spent:.1f} ms", end="")
    print(f", sharp after {median(sharp):.0f} ms" if sharp else "", end="; ", flush=True)


def quiet(page: Page) -> None:
    """Nothing is fetched or compiled in the background any more."""
    page.wait_for_selector('body[data-offline="ready"]', timeout=120_000)
    while not page.evaluate(KEPT, len([*(ROOT / "dist").glob("engine-*/*.whl")])):
        page.wait_for_timeout(200)


def under_fingers(browser: Browser, page: Page) -> None:
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for what, strokes in gestures(page, wire).items():
        moved(browser, page, what, strokes)
    page.locator(".zoom-tools button").nth(2).tap()
    page.wait_for_timeout(1000)
    moved(browser, page, "from the whole pinched", gestures(page, wire)["pinched"])
    print()


def course_drawn(page: Page) -> None:
    while not page.locator("[data-pick]").count():
        page.locator("[data-option]:not([aria-disabled=true])").last.tap()
        page.wait_for_timeout(1000)
    page.locator("[data-pick]").first.tap()
    page.locator("[data-action=plan]").tap()
    page.locator("[data-action=sail]:not([aria-disabled=true])").wait_for()
    page.wait_for_timeout(1000)
    took = sorted(page.evaluate(DRAW, 150))
    print(f"a course drawn: {len(took)} pictures, {median(took):.0f} ms after the finger,", end=" ")
    print(f"95 % within {took[int(0.95 * len(took))]:.0f} ms (wanted: {WANTED} a second, within {WANTED} ms)")


def main(names: list[str]) -> None:
    server = Server(ROOT / "dist").start()
    with sync_playwright() as playwright, launch(playwright) as browser:
        for name in names:
            print(f"{name}: ", end="")
            context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
            page = context.new_page()
            page.goto(server.url)
            if name in OTHERS:
                page.goto(f"{server.url}#/new?game={name}&seats={','.join(NAMES[:3])}&seed=5&start=1")
                page.locator(NEXT).first.wait_for(timeout=60_000)
                if page.locator("[data-action=lift-curtain]").count():
                    page.locator("[data-action=lift-curtain]").tap()
                    page.locator(".zoom").wait_for()
            else:
                secrets.sit_down(page, server.url, save_of(**TABLES[name]))
            quiet(page)
            under_fingers(browser, page)
            if name in TABLES:
                course_drawn(page)
            context.close()
    server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or [*TABLES, *OTHERS])
