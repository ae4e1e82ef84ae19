"""A real table that only the test knows, beside the page: the page hears what people see of it, and nothing else.

Whatever lies open, and what a captain of the app knows, is the same in both after each entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Page

from flibuste.bots.levels import choose
from flibuste.core import box as boxes
from flibuste.core.atoms import Atom, Move
from flibuste.core.entry import Entry
from flibuste.core.faults import InputNeeded
from flibuste.table import Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

YES = "[data-action=confirm]:not([aria-disabled=true])"
DONE = "[data-action=carried]"
LOOKS = 60
"""So many times a second something is waited for; the machine may be busy."""
DEAF = 40
"""So many looks what answers is not pressed again: the next question may look the same."""
# of the page's disk: what is asked of the box, and an entry
BESIDE = """
  const it = (window.atTable ??= { deaf: 0, db: await new Promise((done, refused) => {
    const opening = indexedDB.open("flibuste");
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => refused(opening.error);
  }) });
  const written = (game, entries) => new Promise((done, refused) => {
    const tx = it.db.transaction(["games", "entries"]);
    const head = tx.objectStore("games").get(game);
    const entry = tx.objectStore("entries").get([game, entries]);
    tx.oncomplete = () => done([head.result.pending, entry.result]);
    tx.onabort = () => refused(tx.error);
  });
"""
# what comes next at the table: an entry, a question of the box, or what a bot is about to do. On the way, whatever is
# to be carried out is said to be done, and a person's move is tapped. The page itself waits: to ask it again and again
# costs more than the game
AHEAD = f"""async ([game, entries, found, arg]) => {{
  const way = WAY;
  {BESIDE}
  const press = (what) => {{
    const one = document.querySelector(what);
    one?.click();
    return one ? 1 : 0;
  }};
  const seen = {{ entry: null, pending: null, chosen: 0, done: 0, alone: false }};
  for (const end = performance.now() + 1000; performance.now() < end; ) {{
    const [pending, entry] = await written(game, entries);
    const asked = pending?.entries === entries;
    const isNext = found === null || (pending?.found.length === found && document.querySelector(".told-key"));
    seen.alone ||= {table.SCREEN} === "curtain" || Boolean(document.querySelector(".alone"));
    if (entry || (asked && isNext)) {{
      it.deaf = 0;
      return {{ ...seen, entry: entry ?? null, pending }};
    }}
    if (way && !pending) {{
      const [what, answers] = (!it.deaf && way(arg)) || [null, false];
      const pressed = what ? press(what) : 0;
      if (it.deaf) it.deaf -= 1;
      else if (pressed && answers) it.deaf = {DEAF};
      seen.chosen += pressed + press("{YES}");
    }}
    seen.done += press("{DONE}");
    await new Promise((done) => setTimeout(done, 20));
  }}
  return seen;
}}"""
# presses the answer to a die or a card of the open question: how many taps led there, and whether it was written down
# within a second
TELLING = f"""async ([game, entries, found, at, arg]) => {{
  const way = WAY;
  {BESIDE}
  let taps = 0;
  for (const end = performance.now() + 1000; performance.now() < end; ) {{
    const [pending] = await written(game, entries);
    const open = pending?.entries === entries && pending.found.length === found;
    if (!open || (pending.partial[at] ?? null) !== null) {{
      it.deaf = 0;
      return [taps, true];
    }}
    if (it.deaf > 0) it.deaf -= 1;
    else {{
      const pressed = way(arg);
      if (pressed === "told") it.deaf = {DEAF};
      else if (pressed) taps += 1;
    }}
    await new Promise((done) => setTimeout(done, 20));
  }}
  return [taps, false];
}}"""
# one face of a throw; of many, the first letter is asked first
FACE = """([row, face, initial]) => {
  const press = (what) => {
    const one = document.querySelector(`${row} ${what}`);
    one?.click();
    return Boolean(one);
  };
  if (press(`[data-told='${face}']`)) return "told";
  return press(`[data-initial='${initial}'][aria-pressed=false]`) && "nearer";
}"""

Way = tuple[str, Any]
"""A function of the page with its argument. To a move: what is tapped next and whether that answers, or null; to what
is told: whether it was pressed ("told"), or something nearer to it."""


class AtTable:
    """`true` is what lies on the table, `box` has the same log as the page."""

    page: Page
    true: Table
    box: Table
    keepers: Sequence[int]

    def sit(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        (self.id,) = shell.ids(page)
        save = shell.head(page, self.id)["save"]
        # a bot may have begun already: it is followed like the others
        self.box = Table.load({**save, "log": []})
        self.keepers = self.box.keepers
        held: list[Any] = [replace(seat, keeps=False).to_json() for seat in self.box.seats]
        self.true = Table.load({**save, "seats": held, "box": {"from": []}, "log": []})
        # its dice are its own
        self.true._box = None
        self.true.state.luck ^= seed | 0x5DEECE66D
        self.told = self.chosen = self.done = 0
        """Taps for what the box shows, for what people choose, and for what is carried out."""
        self.kinds = Counter[str]()
        """Taps for what people choose, by the question and what was answered."""

    # ---- what a game says

    def play_on(self) -> None:
        """One entry, or what follows of it with it."""
        raise NotImplementedError

    def heard_of(self, wanted: InputNeeded, at: int, asked: str, k: int) -> Atom:
        """What the box truly shows: the answer to a question of this name of the same throw, after `k` others."""
        raise NotImplementedError

    def entered(self, names: Sequence[str]) -> None:
        """An entry is there, in which chance was asked these questions."""

    # ---- the page

    def ahead(self, found: int | None, way: Way | None) -> Any:
        """What comes next: an entry, or a question of the box of which so many are answered (None: any)."""
        text, arg = way or ("null", None)
        for _ in range(LOOKS):
            seen = self.page.evaluate(AHEAD.replace("WAY", text), [self.id, len(self.box.log), found, arg])
            self.chosen += seen["chosen"]
            self.done += seen["done"]
            assert not seen["alone"], "nobody looks alone: no curtain, no private view"
            if seen["entry"] or seen["pending"]:
                return seen
        raise AssertionError(f"nothing happens: {self.page.locator('#app').inner_text()}")

    def bots_move(self) -> Move:
        """What a bot does: people see that as soon as something is asked for it."""
        seen = self.ahead(None, None)
        if entry := seen["entry"]:
            return Entry.from_json(entry, "log").move
        option = seen["pending"]["option"]
        return tuple(option) if isinstance(option, list) else tuple(option.split(":"))

    def persons_move(self, random: Callable[[Table, Random], Move]) -> Move:
        """Mostly a good one."""
        if self.rng.random() < 0.3:
            return random(self.true, self.rng)
        return choose("easy", self.true.game, self.true.state, self.rng)

    def follow(self, move: Move, way: Way | None) -> None:
        """The page gets the move, and hears what it asks for until the entry is there."""
        found, before = list[Atom](), self.chosen
        while not (seen := self.ahead(len(found), way))["entry"]:
            found += self._answer(move, found)
        entry = Entry.from_json(seen["entry"], "log")
        if self.box.decision and self.chosen > before:
            self.kinds[f"{self.box.decision.key} {move[0]}"] += self.chosen - before
        names: list[str] = []
        with counting(names):
            self.box.play(move, found)
        assert self.box.log[-1] == entry, "the page heard what was told"
        self.entered(names)

    def _answer(self, move: Move, found: list[Atom]) -> list[Atom]:
        """Answers the open question of the page as the box truly shows it."""
        names: list[str] = []
        with pytest.raises(InputNeeded) as stopped, counting(names):
            self.box.play(move, found)
        wanted = stopped.value
        answers: list[Atom] = []
        for at, one in enumerate(wanted.together):
            asked = str(one["asked"])
            before = [other["asked"] for other in wanted.together[:at]]
            # `names` ends with the question itself
            k = names.count(asked) - (asked == wanted.asked) + before.count(asked)
            answers.append(self.heard_of(wanted, at, asked, k))
        faces = [f"{one['asked']} {answer}" for one, answer in zip(wanted.together, answers, strict=True)]
        if at_once := self.at_once(faces):
            self._put_in(at_once, found, 0)
        else:
            for at, face in enumerate(faces):
                self._put_in((FACE, [f"[data-row='{at}']", face, self.initial(face)]), found, at)
        return answers

    def at_once(self, faces: list[str]) -> Way | None:
        """The one tap that tells all of a throw, if there is one."""
        return None

    def _put_in(self, way: Way, found: list[Atom], at: int) -> None:
        """A tap that came too soon is not heard; one that is heard must not be made again."""
        text, arg = way
        for _ in range(LOOKS):
            asked = [self.id, len(self.box.log), len(found), at, arg]
            taps, is_told = self.page.evaluate(TELLING.replace("WAY", text), asked)
            self.told += taps + is_told
            if is_told:
                return
        raise AssertionError(f"{arg}: {self.page.locator('#app').inner_text()}")

    def initial(self, face: str) -> str:
        """The first letter of what is found by it."""
        return face[0]


@contextmanager
def counting(names: list[str]) -> Iterator[None]:
    """Takes down the names of all questions."""

    class Counting(boxes.PhysicalFate):
        def answer(self, asked: str, *rest: Any, **more: Any) -> Atom:
            names.append(asked)
            return super().answer(asked, *rest, **more)

    with patch.object(boxes, "PhysicalFate", Counting):
        yield


def sits(make_page: MakePage, site: Server, game: str, seats: str, seed: int = 7) -> Page:
    """A page at which people with real hands have laid their table."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game={game}&seats={seats}&seed={seed}&box=1&hands=1&start=1")
    page.locator(DONE).tap(timeout=table.WAIT)
    return page


def whole_game(game: AtTable, parts: Callable[[], int], told: float, chosen: float) -> None:
    """Plays to the end, at few taps a part (a round, a turn), of which there have been so many."""
    while game.true.asked is not None:
        game.play_on()
    game.page.wait_for_selector(".victor", timeout=table.WAIT)
    many = parts()
    taps = (round(taps / many, 1) for taps in (game.told, game.chosen, game.done))
    print(f"{many} parts; told, chosen, done in each:", *taps)
    print("chosen:", {kind: round(n / many, 2) for kind, n in game.kinds.most_common()})
    assert game.told <= told * many
    assert game.chosen <= chosen * many
