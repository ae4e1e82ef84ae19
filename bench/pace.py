"""How long a person waits for the next question: a game with two bots, at the default speed with motion, and by Skip.

pace.py [GAME] [DECISIONS] [SEED]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.chromium import DEFT, launch  # noqa: E402
from tools.server import Server  # noqa: E402

FREE = "[data-option]:not([aria-disabled=true])"
LONGEST, SKIPPED = 12.0, 2.0


def waits(page: Page, url: str, game: str, decisions: int, seed: int, *, skip: bool) -> list[float]:
    """Seconds from an answer to the next question."""
    rng, answered = Random(seed), 0.0
    found: list[float] = []
    page.goto(f"{url}#/new?game={game}&seats=Anne,bot:hard,bot:normal&seed={seed}&start=1")
    page.wait_for_selector(FREE, timeout=60_000)
    while len(found) < decisions and page.evaluate("document.body.dataset.screen") != "end":
        if page.locator("[data-action=confirm]").count():
            page.locator("[data-action=confirm]").click()
            answered = time.monotonic()
        elif page.locator("[data-action=seen]").count():
            page.locator("[data-action=seen]").click()
        elif page.locator(FREE).count():
            if answered:
                found.append(time.monotonic() - answered)
            ids = page.locator(FREE).evaluate_all("(all) => all.map((it) => it.dataset.option)")
            option = rng.choice(ids)
            page.evaluate("(id) => document.querySelector(`[data-option='${CSS.escape(id)}']`)?.click()", option)
            answered = time.monotonic()
            page.wait_for_timeout(80)
        elif skip and page.locator("[data-action=skip]").count():
            page.evaluate("document.querySelector('[data-action=skip]')?.click()")
        page.wait_for_timeout(30)
    return found


def main(game: str = "jamaica", decisions: int = 40, seed: int = 5) -> bool:
    server = Server(ROOT / "dist").start()
    met = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for skip, most in ((False, LONGEST), (True, SKIPPED)):
            context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
            context.add_init_script(DEFT)
            found = sorted(waits(context.new_page(), server.url, game, decisions, seed, skip=skip))
            context.close()
            middle, most_of = found[len(found) // 2], found[int(len(found) * 0.95)]
            print(f"{game}, {'by Skip' if skip else 'told'}: {len(found)} questions, median {middle:.1f} s,", end=" ")
            print(f"95 % within {most_of:.1f} s, the longest {found[-1]:.1f} s (at most {most:.0f})")
            met.append(found[-1] <= most)
        browser.close()
    server.stop()
    return all(met)


if __name__ == "__main__":
    named = next((word for word in sys.argv[1:] if not word.isdigit()), "jamaica")
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    sys.exit(0 if main(named, *numbers) else "a figure misses its aim")
