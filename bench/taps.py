"""Taps, swipes and seconds of a person's turn: a game by touch on a small phone, motion on, default speed.

`python bench/taps.py GAME [SEED] [TURNS] [DIST]`: what is played is what a normal bot would play, if a button of the
page says it; else whatever can be tapped. With the dist/ of another checkout two states are held against each other.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Locator, Page, sync_playwright  # noqa: E402

from flibuste.bots.levels import choose  # noqa: E402
from flibuste.table import Table  # noqa: E402
from tests.browser import shell, table  # noqa: E402
from tools.browsers.browser import EARLY  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

SEATS = "seats=Anne,bot:normal,bot:normal"
GAMES = {
    "buccaneer": SEATS,
    "jamaica": SEATS,
    "nassau": SEATS,
    "plunder": SEATS,
    "pirates": "seats=Anne,bot:normal&quick=1",
}
# how many swipes bring it into sight, and whether it is folded away
REACH = """(it) => {
  const folds = [];
  for (let up = it; (up = up.closest("details:not([open])")); up = up.parentElement) folds.push(up);
  for (const fold of folds) fold.open = true;
  const list = it.closest(".panel-options") ?? document.documentElement;
  const [box, sight] = [it.getBoundingClientRect(), list.getBoundingClientRect()];
  const hidden = Math.max(0, box.bottom - Math.min(sight.bottom, innerHeight), Math.max(sight.top, 0) - box.top);
  return [folds.length, Math.ceil(hidden / (0.8 * list.clientHeight))];
}"""


class Newcomer:
    """Plays by touch what a bot would, and counts."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.turns: list[list[float]] = []
        """Of each own turn: taps, swipes, seconds."""
        self.other = 0
        """Questions whose answer no button says."""
        self._since = 0.0
        self._seen = 0

    def asked(self) -> None:
        """One question, from reading it to the last tap."""
        log = shell.log(self.page)
        if not self.turns or any(entry["seat"] for entry in log[self._seen :]):
            self.turns.append([0, 0, 0])
            self._since = time.monotonic()
        self._seen = len(log)
        free = self.page.locator(table.FREE)
        answer = self._wanted(log)
        if answer is None:
            self.other += 1
            answer = free.nth(self.rng.randrange(free.count()))
        self.tap(answer)
        confirm = self.page.locator("[data-action=confirm]")
        self.page.wait_for_timeout(400)
        if confirm.count():
            self.tap(confirm)
        self.turns[-1][2] = time.monotonic() - self._since

    def tap(self, answer: Locator) -> None:
        folds, swipes = answer.evaluate(REACH)
        answer.scroll_into_view_if_needed()
        answer.tap(timeout=3000, force=True)
        self.turns[-1][0] += 1 + folds
        self.turns[-1][1] += swipes

    def _wanted(self, log: list[Any]) -> Locator | None:
        now = Table.load({**shell.head(self.page)["save"], "log": log})
        if now.decision is None:
            return None
        move = choose("normal", now.game, now.state, self.rng)
        wanted = next((option.id for option in now.decision.options if option.move == move), None)
        button = self.page.locator(f'.panel [data-option="{wanted}"]')
        return button.first if button.count() else None


def main(game: str, seed: int, turns: int, dist: Path) -> None:
    site = Server(dist).start()
    with sync_playwright() as playwright:
        page = (
            launch(playwright)
            .new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
            .new_page()
        )
        page.add_init_script(EARLY)
        page.goto(f"{site.url}#/new?game={game}&{GAMES[game]}&seed={seed}&start=1")
        anne = Newcomer(page, seed)
        while len(anne.turns) < turns and page.evaluate(table.SCREEN) != "end":
            what = page.evaluate(table.NEXT)
            if what == table.FREE:
                anne.asked()
            elif what and what != "end":
                page.locator(what).first.tap(timeout=3000)
            page.wait_for_timeout(150)
    site.stop()
    for name, found in zip(("taps", "swipes", "seconds"), zip(*anne.turns, strict=True), strict=True):
        print(
            f"{game:10} {len(found):3} turns  {name:8} median {median(found):5.1f}  most {max(found):5.1f}", flush=True
        )
    print(f"{game:10} {anne.other} questions had no button for what was wanted")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seed", type=int, nargs="?", default=7)
    parser.add_argument("turns", type=int, nargs="?", default=1000)
    parser.add_argument("dist", type=Path, nargs="?", default=ROOT / "dist")
    main(**vars(parser.parse_args()))
