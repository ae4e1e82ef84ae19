"""Plays at random on a shared device and looks for what is nobody's to see: `bench/hands.py ACTS SEED`, in Chromium."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser import hands, table  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

LIFT = "[data-action=lift-curtain]"


def main(acts: int, seed: int) -> None:
    server = Server(ROOT / "dist").start()
    leaks: list[str] = []
    private = 0
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for way in hands.WAYS:
            page = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce").new_page()
            page.goto(f"{server.url}#/new?{way}&start=1")
            page.wait_for_selector(f"{table.FREE}, {LIFT}", timeout=table.WAIT)
            witness = hands.witnessed(page, acts // len(hands.WAYS), seed)
            leaks += witness.leaks
            private += witness.private
            print(f"{way}: {witness.acts} acts, {witness.private} private documents, {len(witness.leaks)} leaks")
            page.context.close()
        browser.close()
    server.stop()
    print("\n".join(leaks[:10]))
    print(f"{private} private documents, {len(leaks)} leaks")
    sys.exit("something was seen" if leaks else 0)


if __name__ == "__main__":
    given = [int(text) for text in sys.argv[1:3]]
    main(given[0] if given else 1000, given[1] if len(given) > 1 else 1)
