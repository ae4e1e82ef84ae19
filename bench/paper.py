"""A whole Jamaica beside a box on paper: two people with real cards and a bot, by touch, motion on, at the usual speed.

`python bench/paper.py [SEED] [SLIPS] [PICTURES]`: what lies on the table only this script knows. After each entry the
page must show the same. Some answers are told wrongly; whoever finds out puts them right through the log. Taps,
questions and minutes are counted; of each kind of question a picture is kept in the folder PICTURES.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Locator, Page, sync_playwright  # noqa: E402
from playwright.sync_api import TimeoutError as TookTooLong  # noqa: E402

from flibuste.core.agenda import asking  # noqa: E402
from flibuste.core.atoms import Atom, Move  # noqa: E402
from flibuste.core.decision import Barred  # noqa: E402
from flibuste.core.entry import Entry  # noqa: E402
from flibuste.core.fate import BACK, OwnDice  # noqa: E402
from flibuste.core.faults import InputNeeded  # noqa: E402
from flibuste.table import Table  # noqa: E402
from tests.browser import shell, table  # noqa: E402
from tests.browser.at_table import DONE, counting  # noqa: E402
from tests.browser.test_physical_hands import PLACING  # noqa: E402
from tests.browser.test_physical_hands import AtTable as WithHands  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

SETTINGS = "localStorage.setItem('flibuste.settings', JSON.stringify({ language: 'fr' }))"
KEY = ".told-key"
YES = "[data-action=confirm]:not([aria-disabled=true])"
WAIT = 120
"""Seconds until something has to happen."""
READS = 0.3
"""Seconds until somebody who has read a question answers it."""
SLOW = 15_000
"""Milliseconds in which what is there can be tapped, on a busy machine."""
LATE = (1, 2, 3)
"""So many rounds after a slip people find it, if nothing is refused before."""


class NoticedError(Exception):
    """What the page asks or allows is not what happens on the table."""


class Moment:
    """How the true table was before an entry, what was moved, and what chance showed."""

    def __init__(self, before: Table) -> None:
        self.before = before
        self.moves: list[Move] = []
        self.said: Move | None = None
        self.shown: list[tuple[str, Atom]] = []


class Slip:
    """What was told wrongly: the entry, which of its answers (None: the move), the round in which it was, what it cost
    to put right."""

    def __init__(self, entry: int, at: int | None, round_: int, what: str) -> None:
        self.entry, self.at, self.round, self.what = entry, at, round_, what
        self.noticed = ""
        self.found = round_
        self.told = 0
        self.taps = self.questions = self.lines = self.lost = 0
        self.late = 0
        self.estimate = ""
        self.seconds = 0.0


class Paper(WithHands):
    """The table on paper, and whoever holds the phone."""

    def __init__(self, page: Page, seed: int, slips: int, pictures: Path) -> None:
        super().__init__(page, seed)
        self.moments: list[Moment] = []
        self.moment: Moment | None = None
        self.slip: Slip | None = None
        self.slips: list[Slip] = []
        self.wanted = slips
        self.pictures = pictures
        self.seen = Counter[str]()
        self.pays = 0
        self.last_slip = 1
        self.troubles: list[str] = []

    # ---- by touch

    def tap(self, what: Locator) -> bool:
        """Whoever has read it taps it; False: it is gone meanwhile."""
        try:
            self.page.wait_for_timeout(READS * 1000)
            what.scroll_into_view_if_needed(timeout=SLOW)
            what.tap(timeout=SLOW)
        except TookTooLong:
            return False
        return True

    def picture(self, kind: str, most: int = 1) -> None:
        """The first ones of a kind."""
        kind = re.sub(r"[^a-z0-9]+", "-", kind.lower()).strip("-")
        self.seen[kind] += 1
        if self.seen[kind] <= most:
            self.page.wait_for_timeout(300)
            self.page.screenshot(path=self.pictures / f"{kind}-{self.seen[kind]}.png")

    def standing(self) -> tuple[int, Any]:
        """How many entries are on the disk, and what the box is asked."""
        length = shell.length(self.page, self.id)
        head = shell.head(self.page, self.id)
        return int(length or 0), head.get("pending")

    # ---- one entry

    def play_on(self) -> None:
        if self.waits is None:
            self.moment = Moment(self.true.copy())
        assert self.moment
        before, waits = self.true.copy(), self.waits
        try:
            self._one()
        except NoticedError as noticed:
            if self.slip is None:
                raise
            self.true, self.waits = before, waits
            if self.moment.moves:
                self.true, self.waits = self.moment.before, None
            self.questions.clear()
            self.events.clear()
            self.put_right(str(noticed))

    def _one(self) -> None:
        moment = self.moment
        assert moment
        same = (self.true.asked, type(asking(self.true.state))) == (self.box.asked, type(asking(self.box.state)))
        if not same and self.waits is None:
            raise NoticedError(f"asks {asking(self.box.state)}")
        if self.true.asked not in self.keepers:
            move = self.bots_move()
            self._truly(move)
            self.enter(move, None)
            return
        move = self._persons_move()
        chosen = self.box.state.chosen[:]
        said = self._truly(move)
        if said is None:
            return
        if not self.waits and (wrong := self.misread_move(said)):
            self.slip = Slip(len(self.box.log), None, self.round, f"{said} told as {wrong}")
            self._slipped()
            self.enter(wrong, self._button(wrong, chosen))
            return
        decision = self.box.decision
        if self.slip and decision and decision.forms:
            first = next((one.move for one in decision.options if one.default), decision.options[0].move)
            if first != said:
                raise NoticedError(f"{said} is paid otherwise")
        if self.slip and decision and not decision.forms:
            offered = [option.move for option in decision.options if not option.barred]
            if offered and said not in offered:
                raise NoticedError(f"{said} is not offered")
        self.enter(said, self._button(said, chosen))

    def _truly(self, move: Move) -> Move | None:
        assert self.moment
        try:
            said = self.truly(move)
        except Barred as barred:
            raise NoticedError(f"{move} cannot be carried out: {barred}") from barred
        self.moment.moves.append(move)
        self.moment.said = said
        self.moment.shown = self.questions[:]
        return said

    @property
    def round(self) -> int:
        return int(self.true.state.round)

    def bots_move(self) -> Move:
        since = time.monotonic()
        while time.monotonic() < since + WAIT:
            entries, pending = self.standing()
            if entries > len(self.box.log):
                return Entry.from_json(shell.log(self.page, self.id)[len(self.box.log)], "log").move
            if pending and pending["entries"] == len(self.box.log):
                option = pending["option"]
                return tuple(option) if isinstance(option, list) else self._move_of(option)
            self.carry_out()
            self.page.wait_for_timeout(100)
        raise AssertionError(f"no bot moves: {self.page.locator('#app').inner_text()}")

    def _move_of(self, option: str) -> Move:
        decision = self.box.decision
        found = next((one.move for one in decision.options if one.id == option), None) if decision else None
        return found or tuple(option.split(":"))

    def carry_out(self) -> bool:
        done = self.page.locator(DONE)
        if not done.count():
            return False
        title = self.page.locator("#ask").inner_text()
        self.picture(f"carry {title[:24]}", 2)
        if self.tap(done):
            self.done += 1
            self.page.wait_for_timeout(200)
        return True

    def enter(self, move: Move, way: str | None) -> None:
        """The page gets the move, and hears what it asks for until the entry is there."""
        n, found, before = len(self.box.log), list[Atom](), self.chosen
        button = way
        pending = self.standing()[1]
        if pending and pending["entries"] == n:
            found += pending["found"]
        since = time.monotonic()
        odd = 0
        while True:
            assert time.monotonic() < since + WAIT, f"{move} {button}: {self.page.locator('#app').inner_text()}"
            entries, pending = self.standing()
            if entries > n:
                break
            asked = pending and pending["entries"] == n and len(pending["found"]) == len(found)
            if asked and self.page.locator(KEY).count():
                found += self._answer(move, found)
                since = time.monotonic()
                continue
            if self.carry_out():
                since = time.monotonic()
            elif button and not pending:
                odd = self._choose(button, odd)
            self.page.wait_for_timeout(80)
        entry = Entry.from_json(shell.log(self.page, self.id)[n], "log")
        if self.box.decision and self.chosen > before:
            self.kinds[f"{self.box.decision.key} {move[0]}"] += self.chosen - before
        names: list[str] = []
        with counting(names):
            self.box.play(move, found)
        assert self.box.log[-1] == entry, (self.box.log[-1], entry)
        self.entered(names)

    def _choose(self, button: str, odd: int) -> int:
        """Taps what was done; raises where the page has it not among its answers."""
        there = self.page.locator(f".panel {button}")
        if not there.count():
            there = self.page.locator(button)
        yes = self.page.locator(YES)
        if yes.count():
            self.picture(f"confirm {self.box.decision.key if self.box.decision else ''}")
            self.chosen += self.tap(yes)
        elif there.count():
            self.picture(f"ask {self.box.decision.key if self.box.decision else ''}", 2)
            self.chosen += self.tap(there.first)
        elif self.page.locator(table.FREE).count():
            odd += 1
            if odd > 60:
                raise NoticedError(f"{button} is not there")
        return odd

    def _answer(self, move: Move, found: list[Atom]) -> list[Atom]:
        """Answers the open question of the page as the box truly shows it."""
        names: list[str] = []
        try:
            with counting(names):
                self.box.play(move, found)
        except InputNeeded as stopped:
            wanted = stopped
        else:
            raise AssertionError("nothing was asked")
        answers: list[Atom] = []
        for at, one in enumerate(wanted.together):
            asked = str(one["asked"])
            before = [other["asked"] for other in wanted.together[:at]]
            k = names.count(asked) - (asked == wanted.asked) + before.count(asked)
            try:
                answers.append(self.heard_of(wanted, at, asked, k))
            except (AssertionError, StopIteration, IndexError) as cause:
                if self.slip is None:
                    raise
                raise NoticedError(f"asks {asked}") from cause
        whose = "bot" if wanted.seat is not None and wanted.seat not in self.keepers else "person"
        self.picture(f"told {wanted.asked} {whose} {len(wanted.together)}", 2)
        answers = self.misread(wanted, found, answers)
        for at, (one, answer) in enumerate(zip(wanted.together, answers, strict=True)):
            self._tell(at, f"{one['asked']} {answer}", len(found))
        return answers

    def _tell(self, at: int, face: str, found: int) -> None:  # type: ignore[override]
        n = len(self.box.log)
        for _ in range(20):
            row = self.page.locator(f".panel [data-row='{at}']")
            key = row.locator(f"[data-told='{face}']")
            if not key.count():
                self.page.wait_for_timeout(200)
                if not key.count():
                    raise AssertionError(f"no key {face}: {self.page.locator('#app').inner_text()}")
            if self.tap(key):
                self.told += 1
            for _ in range(25):
                entries, pending = self.standing()
                open_ = entries == n and pending and len(pending["found"]) == found
                if not open_ or (pending["partial"][at] if at < len(pending["partial"]) else None) is not None:
                    return
                self.page.wait_for_timeout(80)
        raise AssertionError(f"{face} is not heard")

    def entered(self, names: Sequence[str]) -> None:
        moment = self.moment
        if moment and moment.said is not None:
            moment.shown = self.questions[:] or moment.shown
            self.moments.append(moment)
        if self.slip is None:
            super().entered(names)
        else:
            self.questions.clear()
            self._turned_up.clear()
            self._rolled = names[-1:] == ["die"]
            self._share_decks()
            if self.slip.entry < len(self.box.log) and self.round >= self.slip.round + self.slip.late and self._calm():
                raise NoticedError("counted anew")

    def _calm(self) -> bool:
        """Somebody is asked."""
        return self.box.asked in self.keepers and self.waits is None

    # ---- slips

    def _slips_now(self) -> bool:
        late = sum(one.found > one.round for one in self.slips)
        due = (
            late < self.wanted
            and len(self.slips) < 3 * self.wanted
            and self.slip is None
            and self.round >= self.last_slip + 1
        )
        return due and self.rng.random() < 0.35

    def misread(self, wanted: InputNeeded, found: list[Atom], answers: list[Atom]) -> list[Atom]:
        if not self._slips_now() or wanted.asked in ("unveil", "reveal", "tavern", "die"):
            return answers
        at = self.rng.randrange(len(answers))
        faces = [face for face in wanted.together[at]["faces"] if face != answers[at]]  # type: ignore[attr-defined]
        alike = [f for f in faces if self._like(f) != self._like(answers[at])]
        if wanted.asked == "die":
            alike = [face for face in alike if abs(int(face) - int(answers[at])) == 1]
        if not alike:
            return answers
        chosen = self.rng.choice(alike)
        # what looks the same has one key
        wrong = next(face for face in faces if self._like(face) == self._like(chosen))
        what = f"{wanted.asked} {answers[at]} told as {wrong}"
        self.slip = Slip(len(self.box.log), wanted.at + at, self.round, what)
        self.slip.told = len(found)
        self._slipped()
        return [wrong if i == at else one for i, one in enumerate(answers)]

    def misread_move(self, said: Move) -> Move | None:
        decision = self.box.decision
        if not self._slips_now() or decision is None or decision.forms:
            return None
        if decision.key == PLACING or said[0] not in ("hold", "keep", "powder", "pay"):
            return None
        others = [
            one.move for one in decision.options if not one.barred and one.move != said and one.move[0] == said[0]
        ]
        return self.rng.choice(others) if others else None

    def _slipped(self) -> None:
        assert self.slip
        self.slip.late = self.rng.choice(LATE)
        print(f"slip in round {self.round}, entry {self.slip.entry}: {self.slip.what}", flush=True)

    def put_right(self, why: str) -> None:
        """Through the log: the pencil of the answer, what it truly was, and what is asked again."""
        slip = self.slip
        assert slip
        if slip.late == 0:
            slip.late = 1
        slip.found = self.round
        slip.noticed = f"round {self.round}: {why}"
        print("  noticed", slip.noticed, flush=True)
        began = time.monotonic()
        taps = [0]
        before = len(self.box.log)
        self.picture("before repair", 9)
        try:
            self._correct(slip, taps)
            self._again(slip, taps, before)
        finally:
            slip.taps, slip.seconds = taps[0], time.monotonic() - began
            self.slips.append(slip)
            self.last_slip = self.round
            self.slip = None
            self.moment = None
        print(f"  {slip.taps} taps, {slip.questions} questions ({slip.estimate}), {slip.lines} lines", flush=True)

    def _open(self, entry: int, taps: list[int]) -> tuple[int, Locator]:
        page = self.page
        since = time.monotonic()
        while not page.locator("dialog .move, .log .move, li.move").count():
            assert time.monotonic() < since + WAIT
            log = page.locator("[data-action=log]")
            if log.count():
                self.tap(log.first)
            page.wait_for_timeout(400)
        taps[0] += 1
        self.picture("log", 3)
        moves = page.locator("li.move")
        for i in range(moves.count() - 1, -1, -1):
            move = moves.nth(i)
            if "picked" not in (move.get_attribute("class") or ""):
                self.tap(move.locator(".move-open"))
            page.wait_for_timeout(300)
            start = int(str(move.locator("[data-action=show]").get_attribute("href")).split("at=")[1])
            if start - 1 <= entry:
                taps[0] += 1
                return max(0, start - 1), move
        raise AssertionError("no such move in the log")

    def _correct(self, slip: Slip, taps: list[int]) -> None:
        page = self.page
        if slip.entry >= len(self.box.log):
            self._back_from_question(taps)
            return
        if slip.at is None and slip.entry == len(self.box.log) - 1:
            # the last move has no pencil: it is taken back
            self.tap(page.locator("[data-action=undo]").first)
            taps[0] += 1
            since = time.monotonic()
            while len(shell.log(page, self.id)) > slip.entry:
                assert time.monotonic() < since + WAIT
                page.wait_for_timeout(100)
            return
        low, move = self._open(slip.entry, taps)
        self.picture("log open", 5)
        if slip.at is None:
            pencils = move.locator("[data-action=reopen]")
            for i in range(pencils.count()):
                self.tap(pencils.nth(i))
                since = time.monotonic()
                while not shell.head(page, self.id).get("repair"):
                    assert time.monotonic() < since + WAIT
                    page.wait_for_timeout(100)
                if shell.head(page, self.id)["repair"]["from"] == slip.entry:
                    taps[0] += 1
                    return
                leave = page.locator("[data-action=leave-repair]")
                leave.wait_for(timeout=WAIT * 1000)
                self.picture("another move is open", 3)
                leave.tap()
                while shell.head(page, self.id).get("repair"):
                    page.wait_for_timeout(100)
                low, move = self._open(slip.entry, [0])
                pencils = move.locator("[data-action=reopen]")
            raise AssertionError("no pencil for this move")
        heard = list(self.box.heard())
        k = next(i for i, one in enumerate(heard[slip.entry]) if one.at == slip.at)
        nth = sum(len(one) for one in heard[low : slip.entry]) + k
        one = heard[slip.entry][k]
        self.tap(move.locator("[data-action=put-right]").nth(nth))
        page.locator("dialog .told-throw").last.wait_for(timeout=WAIT * 1000)
        self.picture(f"correct {one.asked}", 3)
        true = next(f for f in one.faces if self._like(f) == self._like(self._true_of(slip, one)))
        self.tap(page.locator(f"dialog [data-told='{one.asked} {true}']").last)
        taps[0] += 2
        agree = page.locator("[data-action=put-right-again]")
        since = time.monotonic()
        while time.monotonic() < since + WAIT:
            if agree.count():
                slip.estimate = page.locator("dialog").last.locator("p").first.inner_text()
                self.picture("agree", 5)
                self.tap(agree)
                taps[0] += 1
                break
            log = shell.log(page, self.id)
            if true in (BACK, self._told_in(log, slip)):
                break
            page.wait_for_timeout(100)
        since = time.monotonic()
        while time.monotonic() < since + WAIT:
            log = shell.log(page, self.id)
            if shell.head(page, self.id).get("repair") or true in (BACK, self._told_in(log, slip)):
                break
            page.wait_for_timeout(100)

    def _told_in(self, log: list[Any], slip: Slip) -> Any:
        found = log[slip.entry]["found"] if slip.entry < len(log) else []
        return found[slip.at] if slip.at is not None and slip.at < len(found) else None

    def _back_from_question(self, taps: list[int]) -> None:
        """The move is not entered yet: what was told of it is taken back."""
        page = self.page
        since = time.monotonic()
        while True:
            assert time.monotonic() < since + WAIT
            pending = self.standing()[1]
            assert self.slip
            asked = pending and not any(one is not None for one in pending["partial"])
            if self.carry_out():
                taps[0] += 1
                continue
            if not pending or (asked and len(pending["found"]) <= self.slip.told):
                return
            back = page.locator("[data-action=told-back]")
            if back.count() and self.tap(back.first):
                taps[0] += 1
                for _ in range(100):
                    if self.standing()[1] != pending:
                        break
                    page.wait_for_timeout(200)
            page.wait_for_timeout(500)

    def _true_of(self, slip: Slip, one: Any) -> Atom:
        text = re.match(r"(\w+) (\S+) told as", slip.what)
        assert text
        return int(text[2]) if text[2].isdigit() else text[2]

    def _again(self, slip: Slip, taps: list[int], before: int) -> None:
        """Answers what is asked again from paper, until the log is right, and carries out what differs."""
        page = self.page
        if slip.entry >= len(self.moments):
            return
        self.true, self.waits = self.moments[slip.entry].before.copy(), None
        old, self.moments = self.moments, self.moments[: slip.entry]
        pending_moment = [self.moment] if self.moment and self.moment.moves else []
        self.later = [*old[slip.entry :], *pending_moment]
        idle = time.monotonic()
        last = None
        while True:
            assert time.monotonic() < idle + WAIT, page.locator("#app").inner_text()
            head = shell.head(page, self.id)
            log = shell.log(page, self.id)
            self._walk(log)
            done = page.locator(DONE)
            if not head.get("repair") and not done.count():
                page.wait_for_timeout(700)
                if not shell.head(page, self.id).get("outdated") and not page.locator(DONE).count():
                    break
                continue
            if done.count():
                slip.lines += page.locator(".carry-line").count()
                self.picture("put back", 5)
                taps[0] += self.tap(done)
                page.wait_for_timeout(300)
                idle = time.monotonic()
                continue
            asks = page.locator(f".panel {KEY}").count() or page.locator(f".panel {table.FREE}, .pay-it").count()
            if not asks:
                page.wait_for_timeout(100)
                continue
            state = (len(log), page.locator("#ask").inner_text(), page.locator(f"{KEY}[aria-pressed=true]").count())
            if state == last and time.monotonic() < idle + 3:
                page.wait_for_timeout(100)
                continue
            last, idle = state, time.monotonic()
            self.picture("repair asks", 12)
            if self._answer_again(log, taps):
                slip.questions += 1
        self.box = Table.load({**self.box.save(), "log": shell.log(page, self.id)})
        self._share_decks()
        self.questions.clear()
        self.events.clear()
        slip.lost = before - len(self.box.log)
        self._turned_up.clear()
        self._rolled = False
        if len(self.moments) > len(self.box.log):
            self.troubles.append(f"the true table went further than the page: {slip.what}")
        try:
            self.same()
        except AssertionError as different:
            self.troubles.append(f"after {slip.what}: {different}")
            print("  DIFFERENT", str(different)[:3000], flush=True)
            raise

    def _walk(self, log: list[Any]) -> None:
        """The true table goes on as the log has it: people as they truly moved, a bot as the page says."""
        while len(self.moments) < len(log):
            n = len(self.moments)
            box = Table.load({**self.box.save(), "log": log[:n]})
            entry = Entry.from_json(log[n], "log")
            for pile in ("hand", "deck"):
                for seat in range(len(self.true.seats)):
                    if seat not in self.keepers:
                        getattr(self.true.state, pile)[seat] = getattr(box.state, pile)[seat]
            old = next((one for one in self.later if one.before.asked == entry.seat and one.said == entry.move), None)
            if old is None:
                old = next((one for one in self.later[:1] if one.before.asked == entry.seat), None)
                if old:
                    print(f"  {old.said} is {entry.move} now", flush=True)
                    self.later.remove(old)
                moves, shown = [entry.move], old.shown if old else []
            else:
                self.later = self.later[self.later.index(old) + 1 :]
                moves, shown = old.moves, old.shown
            moment = Moment(self.true.copy())
            for move in moves:
                self._replayed(move, shown)
            moment.moves, moment.said, moment.shown = moves, entry.move, shown
            self.moments.append(moment)

    def _replayed(self, move: Move, shown: list[tuple[str, Atom]]) -> None:
        left = shown[:]

        class Again(OwnDice):
            def answer(self, asked: str, among: Sequence[Atom], *at_table: Any, **more: Any) -> Atom:
                own = super().answer(asked, among)
                for i, (name, answer) in enumerate(left):
                    if name == asked and answer in among:
                        del left[i]
                        return answer
                return own

        with patch("flibuste.running.OwnDice", Again):
            self.true.play(move)

    def _next_moment(self, log: list[Any]) -> Moment:
        """What happens on paper beyond what had happened when the slip was found."""
        moment = Moment(self.true.copy())
        self.box = Table.load({**self.box.save(), "log": log})
        move = self._persons_move()
        self.questions.clear()
        moment.said, moment.moves, moment.shown = self.truly(move), [move], self.questions[:]
        self.true = moment.before.copy()
        return moment

    def _answer_again(self, log: list[Any], taps: list[int]) -> bool:
        page = self.page
        if not self.later and self.true.asked in self.keepers and self.true.decision:
            self.later.append(self._next_moment(log))
        moment = self.later[0] if self.later else None
        if moment is None:
            print("  asked beyond what has happened:", page.locator("#ask").inner_text(), flush=True)
        rows = page.locator(".panel .told-throw")
        if page.locator(f".panel {KEY}").count():
            shown = moment.shown[:] if moment else []
            for i in range(rows.count()):
                row = rows.nth(i)
                if row.locator("[aria-pressed=true]").count():
                    continue
                keys = row.locator("[data-told]").evaluate_all("(all) => all.map((it) => it.dataset.told)")
                tapped = False
                for name, answer in shown:
                    names = [f"{name} {answer}"] + [
                        key
                        for key in keys
                        if key.startswith(f"{name} ") and self._like(key.split(" ")[1]) == self._like(answer)
                    ]
                    face = next((one for one in names if one in keys), None)
                    if face:
                        shown.remove((name, answer))
                        taps[0] += self.tap(row.locator(f"[data-told='{face}']").first)
                        tapped = True
                        break
                if not tapped:
                    covered = next((key for key in keys if key.endswith(" ?")), None) or keys[0]
                    print("  nothing true to tell:", keys, shown, "->", covered, flush=True)
                    taps[0] += self.tap(row.locator(f"[data-told='{covered}']").first)
                page.wait_for_timeout(400)
            return True
        self.box_now = Table.load({**self.box.save(), "log": log})
        decision = self.box_now.decision
        said = moment.said if moment else None
        if page.locator(".pay-it:visible").count():
            taps[0] += self.tap(page.locator(".pay-it").first)
            return True
        ids = {option.move: option.id for option in decision.options if not option.barred} if decision else {}
        choice = (ids.get(said) if said else None) or next(iter(ids.values()), None)
        if not said or said not in ids:
            print("  nothing true to choose:", said, list(ids), "->", choice, flush=True)
        button = page.locator(f".panel [data-option='{choice}']:not([aria-disabled=true])")
        if not button.count():
            button = page.locator(f"[data-option='{choice}']:not([aria-disabled=true]), [data-action=go-on]")
        if button.count():
            taps[0] += self.tap(button.first)
        page.wait_for_timeout(500)
        if page.locator(YES).count():
            taps[0] += self.tap(page.locator(YES))
        return True


def main(seed: int, slips: int, pictures: Path, dist: Path) -> None:
    pictures.mkdir(parents=True, exist_ok=True)
    site = Server(dist).start()
    with sync_playwright() as playwright:
        context = launch(playwright).new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda it: errors.append(it.text) if it.type == "error" else None)
        page.add_init_script(SETTINGS)
        began = time.monotonic()
        seats = "seats=Anne,Jack,bot:normal"
        page.goto(f"{site.url}#/new?game=jamaica&{seats}&seed={seed}&box=1&hands=1&start=1")
        page.locator(DONE).wait_for(timeout=WAIT * 1000)
        page.wait_for_timeout(1500)
        page.screenshot(path=pictures / "laying.png")
        page.locator(DONE).tap()
        game = Paper(page, seed, slips, pictures)
        shown = 0
        try:
            while game.true.asked is not None:
                game.play_on()
                if game.round != shown:
                    shown = game.round
                    minutes = (time.monotonic() - began) / 60
                    print(
                        f"round {shown}, {minutes:.1f} min, {game.told} told {game.chosen} chosen {game.done} done",
                        flush=True,
                    )
            page.locator(".victor").wait_for(timeout=WAIT * 1000)
            page.wait_for_timeout(2500)
            page.screenshot(path=pictures / "end.png", full_page=True)
        except BaseException:
            page.screenshot(path=pictures / "failed.png")
            print(page.locator("#app").inner_text())
            raise
        finally:
            minutes = (time.monotonic() - began) / 60
            rounds = max(1, game.round)
            print(
                f"{minutes:.1f} minutes, {rounds} rounds; a round: told {game.told / rounds:.1f},"
                f" chosen {game.chosen / rounds:.1f}, done {game.done / rounds:.1f}"
            )
            print({kind: round(n / rounds, 2) for kind, n in game.kinds.most_common()})
            for one in game.slips:
                print(
                    f"slip of round {one.round} ({one.what}), noticed in {one.noticed}: {one.taps} taps,"
                    f" {one.questions} questions, {one.lines} lines, {one.lost} entries fewer, {one.seconds:.0f} s;"
                    f" {one.estimate}"
                )
            print("errors:", errors, "troubles:", game.troubles)
        replay(page, game.id, site.url, pictures)
        print("errors:", errors)
    site.stop()


def replay(page: Page, game: str, url: str, pictures: Path) -> None:
    """From the end page to its replay, and through it."""
    link = page.locator("a[href^='#/replay/']").first
    link.tap(timeout=10_000)
    page.wait_for_timeout(4000)
    page.screenshot(path=pictures / "replay-begin.png")
    for i in range(6):
        slider = page.locator("input[type=range]")
        if slider.count():
            most = int(slider.get_attribute("max") or 0)
            slider.fill(str(most * (i + 1) // 6))
            page.wait_for_timeout(1500)
            page.screenshot(path=pictures / f"replay-{i + 1}.png")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", default=3)
    parser.add_argument("slips", type=int, nargs="?", default=3)
    parser.add_argument("pictures", type=Path, nargs="?", default=ROOT / "build" / "paper")
    parser.add_argument("dist", type=Path, nargs="?", default=ROOT / "dist")
    main(**vars(parser.parse_args()))
