"""Real hands at a real table, through the page: whole games beside a box that only the test knows.

The true game has other cards and another luck than the page's. The page hears what people see of it, and nothing else;
whatever lies open, and what a bot knows, is the same in both after each entry.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Page

from flibuste.bots.levels import choose
from flibuste.core import box as boxes
from flibuste.core.atoms import Atom, Json, Move
from flibuste.core.entry import Entry
from flibuste.core.faults import Wanted
from flibuste.games.jamaica.state import CARD, KNOWN
from flibuste.table import Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.games.jamaica.side_by_side import Beside, random_move, seen_by
from tools.server import Server

pytestmark = pytest.mark.browser

LAID = "card:?"
YES = "[data-action=confirm]:not([aria-disabled=true])"
DONE = "[data-action=carried]"
ALL = (1 << 6) - 1
HEARD = 40
"""So many looks a tap is waited for."""
PRESS = "(what) => { const it = document.querySelector(what); it?.click(); return Boolean(it); }"
NAMED = ("treasure", "theft", "give", "unveil")


class AtTable(Beside):
    """`true` is what lies on the table, `box` has the same log as the page."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        save = shell.head(page)["save"]
        self.box = Table.load({**save, "log": shell.log(page)})
        self.keepers = self.box.keepers
        held = [replace(seat, keeps=False).to_json() for seat in self.box.seats]
        plain = {key: value for key, value in save.items() if key != "box"}
        self.true = Table.load({**plain, "seats": held, "flibuste": 1, "log": []})
        state = self.true.state
        state.luck ^= seed | 0x5DEECE66D
        for seat in self.keepers:
            cards = [card for card in range(12) if (state.hand[seat] | state.deck[seat]) >> card & 1]
            hand = sum(1 << card for card in self.rng.sample(cards, state.hand[seat].bit_count()))
            state.deck[seat] ^= state.hand[seat] ^ hand
            state.hand[seat] = hand
        self.events, self.questions, self.asked = [], [], []
        self.waits: Move | None = None
        self.told = self.chosen = self.done = 0
        """Taps for what the box shows, for what people choose, and for what is carried out."""
        self._turned_up: list[str] = []

    # ---- the page

    def tap(self, what: str) -> bool:
        """Presses it, if it is there; without a finger, which would have to wait until the table has been seen."""
        return bool(self.page.evaluate(PRESS, what))

    def pending(self) -> Any:
        return shell.head(self.page).get("pending")

    def play_on(self) -> None:
        """One entry, whoever answers."""
        seat = self.true.asked
        if seat in self.keepers:
            move = self._persons_move()
            before = self.box.state.chosen[:]
            said = self.truly(move)
            if said is None:
                return
            self._follow(said, self._button(said, before))
        else:
            move = self._bots_move()
            self.truly(move)
            self._follow(move, None)

    def _persons_move(self) -> Move:
        """Mostly a good one; what is paid together is paid as the page proposes."""
        decision = self.true.decision
        if decision and decision.forms:
            return next((option.move for option in decision.options if option.default), decision.options[0].move)
        if self.rng.random() < 0.3:
            return random_move(self.true, self.rng)
        return choose("easy", self.true.game, self.true.state, self.rng)

    def _button(self, said: Move, laid: list[int]) -> str | None:
        """What is tapped; None where the page plays by itself, having one answer. `laid`: the cards that lie there."""
        decision = self.box.decision
        options = [option for option in decision.options if not option.barred] if decision else []
        name = ":".join(map(str, said))
        if decision and decision.forms:
            return ".pay-it"
        if len(options) > 1 or (name == LAID and all(laid[seat] < 0 for seat in self.keepers)):
            return f"[data-option='{name}']:not([aria-disabled=true])"
        return "[data-action=go-on]" if decision and decision.key == "jamaica-ask-spoils" else None

    def _share_decks(self) -> None:
        """A bot's own deck is the app's: what it has drawn there is drawn."""
        for pile in ("hand", "deck"):
            for seat in range(len(self.true.seats)):
                if seat not in self.keepers:
                    getattr(self.true.state, pile)[seat] = getattr(self.box.state, pile)[seat]

    def _bots_move(self) -> Move:
        """What a bot does: people see that as soon as something is asked for it."""
        for _ in range(500):
            log = shell.log(self.page)
            if len(log) > len(self.box.log):
                return Entry.from_json(log[len(self.box.log)], "log").move
            pending = self.pending()
            if pending and pending["entries"] == len(self.box.log):
                option = pending["option"]
                return tuple(option) if isinstance(option, list) else tuple(option.split(":"))
            self._carry()
            self.page.wait_for_timeout(10)
        raise AssertionError(f"a bot does nothing: {self.page.locator('#app').inner_text()}")

    def _carry(self) -> None:
        if self.tap(DONE):
            self.done += 1

    def _follow(self, move: Move, button: str | None) -> None:
        """The page gets the move, and hears what it asks for until the entry is there."""
        entries, found, tapped = len(self.box.log), list[Atom](), 0
        self._turned_up.clear()
        for _ in range(500):
            log = shell.log(self.page)
            if len(log) > entries:
                break
            pending = self.pending()
            if pending and pending["entries"] > entries:
                continue
            if pending and len(pending["found"]) == len(found) and self.page.locator(".told-key").count():
                found += self._answer(move, found)
            elif button and not pending and not tapped:
                # a second tap could answer the next question, which may look the same
                tapped = self.tap(button) and HEARD
                self.chosen += bool(tapped) + self.tap(YES)
            elif button and not pending:
                self.chosen += self.tap(YES)
                tapped -= 1
            self._carry()
            self.page.wait_for_timeout(10)
        else:
            raise AssertionError(f"{move}: {self.page.locator('#app').inner_text()}")
        entry = Entry.from_json(log[entries], "log")
        self.box.play(move, found)
        assert self.box.log[-1] == entry, "the page heard what was told"
        self.questions.clear()
        self._share_decks()
        self.same()

    def _answer(self, move: Move, found: list[Atom]) -> list[Atom]:
        """Answers the open question of the page as the box truly shows it."""
        names: list[str] = []

        class Counting(boxes.Boxed):
            def answer(self, asked: str, *rest: Any, **more: Any) -> Atom:
                names.append(asked)
                return super().answer(asked, *rest, **more)

        with pytest.raises(Wanted) as stopped, patch.object(boxes, "Boxed", Counting):
            self.box.play(move, found)
        wanted = stopped.value
        first = names.count(wanted.asked) - 1
        answers = [self._true(wanted, first + i) for i in range(len(wanted.together))]
        for at, answer in enumerate(answers):
            key = f"[data-row='{at}'] [data-told='{wanted.asked} {answer}']"
            for _ in range(200):
                if not self._open(found, at):
                    break
                self.tap(key)
                self.page.wait_for_timeout(10)
            else:
                raise AssertionError(f"{key}: {self.page.locator('#app').inner_text()}")
            self.told += 1
        return answers

    def _open(self, found: list[Atom], at: int) -> bool:
        """Whether the page has not taken down the answer to this die or card."""
        pending = self.pending()
        if not pending or pending["entries"] > len(self.box.log) or len(pending["found"]) > len(found):
            return False
        partial = pending["partial"]
        return at >= len(partial) or partial[at] is None

    # ---- the truth

    def _true(self, wanted: Wanted, k: int) -> Atom:
        """What looks the same has one key."""
        if wanted.asked not in NAMED:
            return super()._true(wanted, k)
        like = {self._like(face) for face in wanted.faces}
        same = [one.id for one in self.true.state.setting.treasures if self._like(one.id) in like]
        wide = Wanted(wanted.at, wanted.asked, (*wanted.faces, *same), wanted.seat, wanted.rolls)
        answer = self._covered(wanted.seat or 0, like) if wanted.asked == "unveil" else super()._true(wide, k)
        return next(face for face in wanted.faces if self._like(face) == self._like(answer))

    def _covered(self, seat: int, like: set[str]) -> str:
        """A treasure that a keeper has covered, and that no captain of the app has seen."""
        keepers = sum(1 << keeper for keeper in self.keepers)
        for held in self.true.state.down[seat]:
            name = str(self.true.state.setting.treasures[held & CARD].id)
            if not KNOWN.seen(held) & ~keepers & ALL and name not in self._turned_up and self._like(name) in like:
                self._turned_up.append(name)
                return name
        raise AssertionError(f"{like} cannot be turned up")

    def _like(self, name: Atom) -> str:
        """How it looks."""
        what = next((one for one in self.true.state.setting.treasures if one.id == name), None)
        return str(name) if what is None or what.up or what.cursed else f"worth {what.value}"

    def same(self) -> None:
        """In both games the same lies open, and the bots know the same."""
        for seat in (None, *(i for i in range(len(self.true.seats)) if i not in self.keepers)):
            one, other = (self._looks(seen_by(it.view(seat), self.keepers)) for it in (self.true, self.box))
            assert one == other, f"seat {seat}"
        assert self.true.result == self.box.result
        assert self.true.asked == self.box.asked or self.waits

    def _looks(self, view: Json) -> Any:
        names = "|".join(one.id for one in self.true.state.setting.treasures[1:])
        return json.loads(re.sub(rf"\b({names})\b", lambda found: self._like(found[0]), json.dumps(view)))


def sits(make_page: MakePage, site: Server, seats: str) -> AtTable:
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=jamaica&seats={seats}&seed=7&box=1&hands=1&start=1")
    page.locator("[data-action=carried]").tap(timeout=table.WAIT)
    return AtTable(page, 3)


@pytest.mark.parametrize(
    ("seats", "told", "chosen"),
    [
        ("Anne,Jack,Mary", 7.5, 11.0),
        ("Anne,Jack,bot:easy", 6.5, 7.0),
        ("Anne,Jack", 6.0, 13.0),
        ("Anne,Jack,bot:easy&crew=1", 7.5, 8.5),
    ],
    ids=["three", "a bot", "Ghost Ship", "The Crew"],
)
def test_a_whole_game_with_real_hands(
    make_page: MakePage, site: Server, seats: str, told: float, chosen: float
) -> None:
    """To its end, at few taps a round, and nobody is shown anything alone: no curtain, no private view."""
    game = sits(make_page, site, seats)
    page = game.page
    while game.true.asked is not None:
        game.play_on()
        assert page.evaluate(table.SCREEN) != "curtain"
        assert page.locator(".alone").count() == 0
    page.wait_for_selector(".victor", timeout=table.WAIT)
    rounds = game.true.state.round
    taps = (round(taps / rounds, 1) for taps in (game.told, game.chosen, game.done))
    print(f"{rounds} rounds; a round told, chosen, done:", *taps)
    assert game.told <= told * rounds
    assert game.chosen <= chosen * rounds
