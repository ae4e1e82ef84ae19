"""How long a guest's phone waits: from a tap to its board redrawn, against the same on the phone with the table.

`python bench/phones.py [GAME] [TURNS] [DIST]`: two people and a bot play by turns, one on either phone, with motion
off, so that a busy machine is as busy for both. Of a guest's turn it is told where the time goes.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.browser import table  # noqa: E402
from tests.browser.test_phones import PRESS, begin, meet  # noqa: E402
from tools.browsers.browser import EARLY  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

NOTES = """() => {
  const now = () => performance.timeOrigin + performance.now();
  const notes = (window.notes = []);
  const note = (what) => notes.push([what, now()]);
  addEventListener("click", () => note("tap"), { capture: true });
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (text) {
    if (/"op":"play"|^{"t":"state"/.test(text)) note("said");
    send.call(this, text);
  };
  const { createDataChannel } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.createDataChannel = function (...how) {
    const channel = createDataChannel.apply(this, how);
    channel.addEventListener("message", ({ data }) => /"op":"play"|^{"t":"state"/.test(data) && note("heard"));
    return channel;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...how) {
    if (how[1] === "readwrite") note("keep");
    return transaction.apply(this, how);
  };
  let before;
  new MutationObserver(() => {
    const { entries } = document.querySelector("main")?.dataset ?? {};
    if (entries === before) return;
    before = entries;
    requestAnimationFrame(() => setTimeout(() => note("drawn")));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-entries"] });
}"""
"""When what happens on a phone, on one clock for both."""
TAP = """([what, at]) => {
  window.notes.length = 0;
  document.querySelectorAll(what)[at].click();
}"""
STEPS = ["on its way", "the engine plays", "kept, and how it stands", "on its way back", "redrawn"]


def phone(browser: Browser, site: Server) -> Page:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, permissions=["camera"]
    )
    page = table.phone(lambda **_: context.new_page(), site)
    page.add_init_script(EARLY)
    page.add_init_script(f"({NOTES})()")
    return page


def turn(pages: list[Page], rng: Random) -> tuple[int, float, dict[str, float]] | None:
    """Somebody answers: on which phone, how many milliseconds until it is redrawn, and where they went."""
    for i, page in enumerate(pages):
        what = page.evaluate(PRESS, [table.FREE, rng.random()])
        if not what or what == "end":
            continue
        for other in pages:
            other.evaluate("() => void (window.notes.length = 0)")
        page.evaluate(TAP, what)
        end = time.monotonic() + 1
        notes: list[Any] = []
        while time.monotonic() < end and not any(name == "drawn" for name, _ in notes):
            page.wait_for_timeout(20)
            notes = page.evaluate("() => window.notes")
        drawn = next((at for name, at in notes if name == "drawn"), None)
        if drawn is None:  # it was looked at first, or nothing but a card was seen
            return None
        tap = next(at for name, at in notes if name == "tap")
        return i, drawn - tap, ways(tap, notes, pages[0].evaluate("() => window.notes")) if i else {}
    return None


def ways(tap: float, guest: list[Any], host: list[Any]) -> dict[str, float]:
    """The stages of a guest's answer."""
    first = dict(reversed(guest))
    heard = next((at for name, at in host if name == "heard"), None)
    said = next((at for name, at in host if name == "said"), None)
    if heard is None or said is None:
        return {}
    kept = next((at for name, at in host if name == "keep" and at > heard), None)
    if kept is None or kept > said:
        return {}
    at = [tap, heard, kept, said, first["heard"], first["drawn"]]
    return {name: later - earlier for name, earlier, later in zip(STEPS, at, at[1:], strict=False)}


def most(found: list[float]) -> float:
    """All but one of twenty are as short."""
    return quantiles(found, n=20)[-1]


def main(game: str, turns: int, dist: Path) -> None:
    site = Server(dist).start()
    taken: dict[int, list[float]] = defaultdict(list)
    where: dict[str, list[float]] = defaultdict(list)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        host, guest = pages = [phone(browser, site), phone(browser, site)]
        begin(host, site, game, "Anne,phone:Jack,bot:easy")
        meet(host, guest, site, 1)
        rng, end = Random(1), time.monotonic() + 20 + turns * 3
        while min(len(taken[0]), len(taken[1])) < turns and time.monotonic() < end:
            if found := turn(pages, rng):
                i, ms, steps = found
                taken[i].append(ms)
                for name, one in steps.items():
                    where[name].append(one)
            host.wait_for_timeout(60)
        browser.close()
    site.stop()
    print(f"load {os.getloadavg()[0]:.1f}")
    for name, i in (("host", 0), ("guest", 1)):
        print(
            f"{game:10} {name:6} {len(taken[i]):3} turns: median {median(taken[i]):4.0f} ms, 95 % {most(taken[i]):4.0f}"
        )
    beyond = [b - a for a, b in zip(sorted(taken[0]), sorted(taken[1]), strict=False)]
    print(f"{game:10} beyond the host's own: median {median(beyond):4.0f} ms, 95 % {most(beyond):4.0f}")
    for name in STEPS:
        if where[name]:
            print(f"  {name:22} median {median(where[name]):4.0f} ms, 95 % {most(where[name]):4.0f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="jamaica")
    parser.add_argument("turns", nargs="?", type=int, default=40)
    parser.add_argument("dist", nargs="?", type=Path, default=ROOT / "dist")
    asked = parser.parse_args()
    main(asked.game, asked.turns, asked.dist)
