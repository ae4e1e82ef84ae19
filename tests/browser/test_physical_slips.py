"""Told wrongly, noticed once somebody is asked again, put right: through the page, in three taps a slip."""

from __future__ import annotations

import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from flibuste.core.atoms import Atom
from flibuste.table import Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical import ANY, KEY, begin, written
from tools.server import Server

pytestmark = pytest.mark.browser

SLIPS = 8
"""A game; tests/contract/test_amended.py puts right twenty of each game, through the engine."""
ROW = ".told-throw:not(:has([aria-pressed=true]))"
TELL = f"""(share) => {{
  const row = document.querySelector("{ROW}");
  const keys = [...(row?.querySelectorAll("{KEY}") ?? [])].filter((it) => it.checkVisibility());
  const key = keys[Math.floor(share * keys.length)];
  key?.click();
  return key ? key.dataset.told ?? "" : null;
}}"""
# goes on until something is to be chosen after a key was pressed, the game is over, or a second has passed
PLAY = f"""async ([told, seed]) => {{
  const [next, any, tell] = [{table.NEXT}, {ANY}, {TELL}];
  const share = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (const end = performance.now() + 1000; performance.now() < end; ) {{
    const what = next();
    if (what === "end") return [what, told];
    if (document.querySelector("{KEY}")) told = tell(share()) !== null || told;
    else if (what === "{table.FREE}" && told) return [what, told];
    else if (what) any([what, share()]);
    await new Promise((done) => setTimeout(done, 20));
  }}
  return [null, told];
}}"""


class AtTable:
    """Plays on at random; the last answer was misread, and is put right before the next one is asked for."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.rng = page, Random(seed)
        self.save = shell.head(page)["save"]
        self.slips = self.asked = 0

    def until_told(self) -> bool:
        """Plays until an entry is there that something was told for, and a person is asked."""
        told, since, before = False, time.monotonic(), len(shell.log(self.page))
        while True:
            assert time.monotonic() < since + 60, self.page.locator("#app").inner_text()
            what, told = self.page.evaluate(PLAY, [told, self.rng.randrange(1, 1 << 30)])
            if what == "end":
                return False
            if what and len(shell.log(self.page)) > before:
                return True

    def put_right(self) -> None:
        """The last that was told showed another face. Three taps: the log, its pencil, the face; and one more where
        something has to be told again."""
        page = self.page
        game = self.now()
        heard = list(game.heard())
        entry = max(i for i, one in enumerate(heard) if one)
        k = self.rng.randrange(len(heard[entry]))
        one = heard[entry][k]
        wrong, true = one.answer, self.rng.choice([face for face in one.faces if face != one.answer])
        if not self.tap("[data-action=log]"):
            return
        page.locator("[data-action=put-right]").nth(k).click()
        page.locator("dialog .told-throw").first.wait_for()
        key = page.locator(f"dialog [data-told='{one.asked} {true}']")
        if not key.count():  # it is found by its first letter, or looks like the one told
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            return
        key.click()
        agree = page.locator("[data-action=put-right-again]")
        written(page, lambda: self.answer(entry, one.at) != wrong or agree.count() > 0)
        if agree.count():
            agree.click()
            self.asked += 1
            written(page, lambda: self.mends() or self.answer(entry, one.at) == true)
        for _ in range(400):  # what does not fit is asked anew
            if not self.mends():
                break
            page.evaluate(PLAY, [False, self.rng.randrange(1, 1 << 30)])
        assert not self.mends()
        assert self.answer(entry, one.at) == true, (one.asked, wrong, true)
        expect(page.locator("dialog[open]")).to_have_count(0)
        self.now()
        self.slips += 1

    def mends(self) -> bool:
        return bool(shell.head(self.page).get("repair"))

    def tap(self, what: str) -> bool:
        it = self.page.locator(what).first
        if not it.is_visible():
            return False
        it.click()
        return True

    def answer(self, entry: int, at: int) -> Atom | None:
        log = shell.log(self.page)
        found = log[entry]["found"] if entry < len(log) else []
        return found[at] if at < len(found) else None

    def now(self) -> Table:
        """What the log says: it replays, with every answer as it is told now."""
        return Table.load({**self.save, "log": shell.log(self.page)})


@pytest.mark.parametrize(
    ("game", "who", "least"),
    [("plunder", "Anne,Jack", SLIPS), ("jamaica", "Anne,bot:easy,bot:easy", SLIPS), ("buccaneer", "Anne,Jack,Mary", 3)],
)
def test_slips_are_put_right_in_three_taps(make_page: MakePage, site: Server, game: str, who: str, least: int) -> None:
    """Log, pencil, face; one more, where something is asked again. Each time the game goes on, and its log replays with
    the true faces. A game of Buccaneer has fewer chances than the others."""
    page = table.phone(make_page, site)
    begin(page, site, game, who)
    at_table = AtTable(page, 5)
    while at_table.slips < least and at_table.until_told():
        at_table.put_right()
    print(game, at_table.slips, "slips,", at_table.asked, "asked again")
    assert at_table.slips == least
