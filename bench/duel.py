"""Plays a duel of the Pirates at people's speed, to the end: `bench/duel.py list|keys SEED [TURNS]`, in Chromium.

Tells how many taps or keys and how many seconds a turn takes, those of the other captain apart.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import ViewportSize, sync_playwright  # noqa: E402

from tests.browser import captains, table  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

HOUR = 3600.0


def main(way: str, seed: int, turns: int) -> None:
    server = Server(ROOT / "dist").start()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        keys = way == "keys"
        size: ViewportSize = {"width": 1280, "height": 800} if keys else {"width": 360, "height": 640}
        page = browser.new_context(viewport=size, has_touch=not keys).new_page()
        page.goto(f"{server.url}#/new?game=pirates&seats=Anne,bot:easy&seed={seed}&start=1")
        table.ready(page)
        captain = captains.Typist(page) if keys else captains.Captain(page)
        begun = time.monotonic()
        played = captain.play(turns, HOUR)
        spent = time.monotonic() - begun
        print(f"{played} turns in {spent:.0f} s, on the screen: {page.evaluate(table.SCREEN)}")
        print(
            f"a turn: {captain.pressed / played:.1f} {'keys' if keys else 'taps'}, "
            f"{captain.thought / played:.1f} s to answer, {spent / played:.1f} s in all"
        )
        browser.close()
    server.stop()


if __name__ == "__main__":
    way, *given = sys.argv[1:] or ["list"]
    seed, turns = [int(text) for text in [*given, *["1", "1000"][len(given) :]]]
    main(way, seed, turns)
