"""Whether a guest's page and a screen in the middle go on drawing: games of Jamaica with motion, one after another.

`python bench/guest.py [MINUTES] [SLOWDOWN]`, with the app in `dist`: three devices, of which the processor of two is
that many times slower. Each minute the memory of the pages, their listeners, nodes and animations are counted, and the
pictures drawn in a second.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402

from tests.browser import table  # noqa: E402
from tests.browser.test_phones import PLAY, STOP, begin, meet  # noqa: E402
from tests.browser.test_phones_back import menu  # noqa: E402
from tools.chromium import DEFT, launch  # noqa: E402
from tools.server import Server  # noqa: E402

COUNTED = ("JSHeapUsedSize", "JSEventListeners", "Nodes")
FRAMES = """() => new Promise((done) => {
  let frames = 0;
  const count = () => void (frames += 1, requestAnimationFrame(count));
  requestAnimationFrame(count);
  const { entries } = document.querySelector("main")?.dataset ?? {};
  setTimeout(() => done([frames, document.getAnimations().length, entries]), 1000);
})"""
STANDSTILL = 3
"""Minutes without a new entry: the page does not play any more."""


class Watched:
    def __init__(self, page: Page, name: str, slow: int) -> None:
        self.page, self.name, self.entries, self.still = page, name, "", 0
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slow})

    def counted(self) -> str:
        self.session.send("HeapProfiler.collectGarbage")
        metrics = {it["name"]: it["value"] for it in self.session.send("Performance.getMetrics")["metrics"]}
        heap, listeners, nodes = (metrics[name] for name in COUNTED)
        frames, animations, entries = self.page.evaluate(FRAMES)
        self.still = self.still + 1 if entries == self.entries else 0
        self.entries = entries
        return (
            f"{self.name:<7} {heap / 1e6:6.1f} MB {listeners:6.0f} listeners {nodes:7.0f} nodes"
            f" {animations:4} animations {frames:3} pictures a second, entry {entries}"
        )


def main() -> None:
    minutes = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    slow = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    with sync_playwright() as playwright, launch(playwright) as browser:
        site = Server(ROOT / "dist").start()

        def page(**how: object) -> Page:
            context = browser.new_context(**how)  # type: ignore[arg-type]
            context.add_init_script(DEFT)
            return context.new_page()

        host, guest, tablet = (table.phone(page, site, speed=2) for _ in range(3))
        begin(host, site, "jamaica", "Anne,phone:Jack,bot:easy")
        meet(host, guest, site, 1)
        if host.locator(".sheet--phones").count():
            host.keyboard.press("Escape")
        menu(host)
        host.click("[data-action=watch]")
        meet(host, tablet, site, 128)
        if host.locator(".sheet--phones").count():
            host.keyboard.press("Escape")
        watched = [Watched(guest, "guest", slow), Watched(tablet, "screen", slow)]
        began, games = monotonic(), 1
        for at in (host, guest):
            at.evaluate(PLAY, [table.FREE, 7919])
        while monotonic() < began + minutes * 60:
            host.wait_for_timeout(55_000)
            print(f"{(monotonic() - began) / 60:5.1f} min", flush=True)
            for one in watched:
                print("  ", one.counted(), flush=True)
                if one.still >= STANDSTILL:
                    raise SystemExit(f"{one.name} has stood still for {one.still} minutes")
            if host.locator("[data-action=rematch]").count():
                games += 1
                for at in (host, guest):
                    at.evaluate(STOP)
                host.click("[data-action=rematch]")
                for at in (host, guest):
                    at.locator(".panel").wait_for(timeout=60_000)
                    at.evaluate(PLAY, [table.FREE, 7919 * games])
        print(f"{games} games")


if __name__ == "__main__":
    main()
