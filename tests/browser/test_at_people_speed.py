"""Games at the speed of people: with motion on and at the default speed, only faster by a factor that a test may set.

Whenever somebody is asked, every place of the board is in sight and still, the table shows what the engine says, and it
is drawn as if it had just been opened. In between, every picture is one of a true view.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import people, secrets, shell, table
from tests.browser.conftest import MakeContext
from tests.browser.table import FREE
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HASTE = 12
LIFT, SEEN, CONFIRM = "[data-action=lift-curtain]", "[data-action=seen]", "[data-action=confirm]"

# what there is to be pressed, once all is told
NEXT = f"""() => {{
  const there = (what) => document.querySelector(what) && what;
  const screen = {table.SCREEN};
  if (screen === "end") return "end";
  if (screen === "curtain") return there("{LIFT}");
  return there("{SEEN}") ?? (document.querySelector(".board") && there("{FREE}"));
}}"""
OFFERED = f"[...document.querySelectorAll('{FREE}')].map((it) => it.dataset.option)"


class Player:
    """Plays for all people at the table, at random, but rather what moves much; looks whenever somebody is asked."""

    def __init__(self, page: Page, game: str, haste: float = HASTE, seed: int = 1) -> None:
        self.page, self.game, self.rng = page, game, Random(seed)
        self.watch = people.Watch(page, shell.head(page, game)["save"], haste)
        self.decisions = 0

    def play(self, decisions: int = 10_000, afresh: int = 0) -> int:
        """So many decisions, or the whole game; every so many of them the table is left and opened again."""
        end = self.decisions + decisions
        while self._await() != "end" and self.decisions < end:
            self.watch.at_rest(self._log())
            self.decisions += 1
            if afresh and self.decisions % afresh == 0:
                self._open_afresh()
            self._answer()
        self.watch.told(self._log())
        return self.decisions

    def _log(self) -> list[Any]:
        return shell.log(self.page, self.game)

    def _await(self) -> str:
        """Goes through curtains, until somebody is asked or the game is over."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            what = self.page.evaluate(NEXT)
            if what in ("end", FREE):
                return str(what)
            if what:
                self.page.locator(what).click()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing to press: {self.page.locator('#app').inner_text()}")

    def _answer(self) -> None:
        log = self._log()
        free = self.page.evaluate(OFFERED)
        option = self.rng.choice([it for it in free if it.startswith(("capture", "board"))] or free)
        self.page.locator(f'[data-option="{option}"]').click()
        for _ in range(400):
            if len(self._log()) > len(log):
                return
            if self.page.locator(CONFIRM).count():
                self.page.locator(CONFIRM).click()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{option} is not played")

    def _open_afresh(self) -> None:
        """A face is a function of the view: whatever was told before, the board is drawn the same."""
        drawn = self.page.evaluate(people.BOARD)
        self.page.evaluate("location.hash = '#/'")
        self.page.wait_for_selector('body[data-screen="home"]')
        self.page.evaluate("(game) => void (location.hash = `#/play/${game}`)", self.game)
        self._await()
        for _ in range(100):
            if (anew := self.page.evaluate(people.BOARD)) == drawn:
                return
            self.page.wait_for_timeout(20)
        assert anew == drawn, secrets.difference([drawn.split("\n"), anew.split("\n")])


def lively(make_context: MakeContext, **options: Any) -> Page:
    return make_context(reduced_motion="no-preference", **options).new_page()


def begin(page: Page, site: Server, query: str) -> Player:
    page.goto(f"{site.url}#/new?{query}&start=1")
    page.wait_for_selector(f"{FREE}, {LIFT}", timeout=table.WAIT)
    return Player(page, str(page.evaluate("location.hash.split('/')[2]")))


BUCCANEER = "game=buccaneer&seed=7&groups=3"
JAMAICA = "game=jamaica&seed=7"


@pytest.mark.parametrize("seats", ["Anne,bot:easy,bot:easy", "Anne,Jack,bot:easy"])
def test_a_whole_game_of_buccaneer(make_context: MakeContext, site: Server, seats: str) -> None:
    player = begin(lively(make_context), site, f"{BUCCANEER}&seats={seats}")
    assert player.play(afresh=5) > 10


@pytest.mark.parametrize("query", ["seats=Anne,bot:easy,bot:easy", "seats=Anne,Jack", "seats=Anne,bot:easy,Mary&crew=1"])
def test_a_game_of_jamaica(make_context: MakeContext, site: Server, query: str) -> None:
    player = begin(lively(make_context), site, f"{JAMAICA}&{query}")
    assert player.play(afresh=5) > 10


def test_true_speed(make_context: MakeContext, site: Server) -> None:
    page = lively(make_context)
    game = table.reach(page, site.url, table.offers("board"))
    Player(page, game, haste=0).play(6)
