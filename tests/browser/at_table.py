"""A real table that only the test knows, beside the page: the page hears what people see of it, and nothing else.

Whatever lies open, and what a captain of the app knows, is the same in both after each entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Page

from flibuste.bots.levels import choose
from flibuste.core import box as boxes
from flibuste.core.atoms import Atom, Move
from flibuste.core.entry import Entry
from flibuste.core.faults import Wanted
from flibuste.table import Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

YES = "[data-action=confirm]:not([aria-disabled=true])"
DONE = "[data-action=carried]"
HEARD = 40
"""So many looks a tap is waited for."""
LOOKS = 700
"""So many looks something is waited for; the machine may be busy."""
PRESS = "(what) => { const it = document.querySelector(what); it?.click(); return Boolean(it); }"

Way = Callable[[], tuple[str, bool] | None]
"""What is tapped next to get to a move, and whether that answers."""


class AtTable:
    """`true` is what lies on the table, `box` has the same log as the page."""

    page: Page
    true: Table
    box: Table
    keepers: Sequence[int]

    def sit(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        save = shell.head(page)["save"]
        self.box = Table.load({**save, "log": shell.log(page)})
        self.keepers = self.box.keepers
        held = [replace(seat, keeps=False).to_json() for seat in self.box.seats]
        plain = {key: value for key, value in save.items() if key != "box"}
        self.true = Table.load({**plain, "seats": held, "flibuste": 1, "log": []})
        self.true.state.luck ^= seed | 0x5DEECE66D
        self.told = self.chosen = self.done = 0
        """Taps for what the box shows, for what people choose, and for what is carried out."""

    # ---- what a game says

    def heard_of(self, wanted: Wanted, at: int, asked: str, k: int) -> Atom:
        """What the box truly shows: the answer to a question of this name of the same throw, after `k` others."""
        raise NotImplementedError

    def entered(self, names: Sequence[str]) -> None:
        """An entry is there, in which chance was asked these questions."""

    # ---- the page

    def tap(self, what: str) -> bool:
        """Presses it, if it is there; without a finger, which would have to wait until the table has been seen."""
        return bool(self.page.evaluate(PRESS, what))

    def pending(self) -> Any:
        return shell.head(self.page).get("pending")

    def bots_move(self) -> Move:
        """What a bot does: people see that as soon as something is asked for it."""
        for _ in range(LOOKS):
            log = shell.log(self.page)
            if len(log) > len(self.box.log):
                return Entry.from_json(log[len(self.box.log)], "log").move
            pending = self.pending()
            if pending and pending["entries"] == len(self.box.log):
                option = pending["option"]
                return tuple(option) if isinstance(option, list) else tuple(option.split(":"))
            self.carry()
            self.page.wait_for_timeout(10)
        raise AssertionError(f"a bot does nothing: {self.page.locator('#app').inner_text()}")

    def persons_move(self, random: Callable[[Table, Random], Move]) -> Move:
        """Mostly a good one."""
        if self.rng.random() < 0.3:
            return random(self.true, self.rng)
        return choose("easy", self.true.game, self.true.state, self.rng)

    def carry(self) -> None:
        if self.tap(DONE):
            self.done += 1

    def follow(self, move: Move, way: Way | None) -> None:
        """The page gets the move, and hears what it asks for until the entry is there."""
        entries, found, tapped = len(self.box.log), list[Atom](), 0
        for _ in range(LOOKS):
            log = shell.log(self.page)
            if len(log) > entries:
                break
            pending = self.pending()
            if pending and pending["entries"] > entries:
                continue
            if pending and len(pending["found"]) == len(found) and self.page.locator(".told-key").count():
                found += self._answer(move, found)
            elif way and not pending and not tapped:
                what, answers = way() or ("", False)
                pressed = bool(what) and self.tap(what)
                # a second tap could answer the next question, which may look the same
                tapped = HEARD if pressed and answers else 0
                self.chosen += pressed + self.tap(YES)
            elif way and not pending:
                self.chosen += self.tap(YES)
                tapped -= 1
            self.carry()
            self.page.wait_for_timeout(10)
        else:
            raise AssertionError(f"{move}: {self.page.locator('#app').inner_text()}")
        entry = Entry.from_json(log[entries], "log")
        names: list[str] = []
        with counting(names):
            self.box.play(move, found)
        assert self.box.log[-1] == entry, "the page heard what was told"
        self.entered(names)

    def _answer(self, move: Move, found: list[Atom]) -> list[Atom]:
        """Answers the open question of the page as the box truly shows it."""
        names: list[str] = []
        with pytest.raises(Wanted) as stopped, counting(names):
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
        if not self.at_once(faces, lambda press: self._until_told(press, faces[0], found, 0)):
            for at, face in enumerate(faces):
                self._until_told(partial(self._press, f"[data-row='{at}']", face), face, found, at)
        return answers

    def at_once(self, faces: list[str], tell: Callable[[Callable[[], bool]], None]) -> bool:
        """Whether one tap tells all of a throw."""
        return False

    def _press(self, row: str, face: str) -> bool:
        if self.tap(f"{row} [data-told='{face}']"):
            return True
        # of many, the first letter is asked first
        self.told += self.tap(f"{row} [data-initial='{self.initial(face)}'][aria-pressed=false]")
        return False

    def _until_told(self, press: Callable[[], bool], face: str, found: list[Atom], at: int) -> None:
        """A tap that came too soon is not heard; one that is heard must not be made again, for the next question may
        look the same."""
        pressed = 0
        for _ in range(LOOKS):
            if not self._untold(found, at):
                break
            if not pressed:
                pressed = HEARD if press() else 0
            pressed -= pressed > 0
            self.page.wait_for_timeout(10)
        else:
            raise AssertionError(f"{face}: {self.page.locator('#app').inner_text()}")
        self.told += 1

    def initial(self, face: str) -> str:
        """The first letter of what is found by it."""
        return face[0]

    def _untold(self, found: list[Atom], at: int) -> bool:
        """Whether the page has not taken down the answer to this die or card."""
        pending = self.pending()
        if not pending or pending["entries"] > len(self.box.log) or len(pending["found"]) > len(found):
            return False
        so_far = pending["partial"]
        return at >= len(so_far) or so_far[at] is None

    def nobody_looks_alone(self) -> None:
        """No curtain, no private view."""
        assert self.page.evaluate(table.SCREEN) != "curtain"
        assert self.page.locator(".alone").count() == 0


@contextmanager
def counting(names: list[str]) -> Iterator[None]:
    """Takes down the names of all questions."""

    class Counting(boxes.Boxed):
        def answer(self, asked: str, *rest: Any, **more: Any) -> Atom:
            names.append(asked)
            return super().answer(asked, *rest, **more)

    with patch.object(boxes, "Boxed", Counting):
        yield


def sits(make_page: MakePage, site: Server, game: str, seats: str, seed: int = 7) -> Page:
    """A page at which people with real hands have laid their table."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game={game}&seats={seats}&seed={seed}&box=1&hands=1&start=1")
    page.locator(DONE).tap(timeout=table.WAIT)
    return page
