"""Real hands at a real table, through the page: whole games beside a box that only the test knows.

The true game has other cards and another luck than the page's. The page hears what people see of it, and nothing else;
whatever lies open, and what a bot knows, is the same in both after each entry.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page

from flibuste.core.atoms import Atom, Json, Move
from flibuste.core.faults import InputNeeded
from flibuste.games.jamaica.state import CARD, KNOWN
from tests.browser import at_table
from tests.browser.conftest import MakePage
from tests.games.jamaica.side_by_side import Beside, random_move, seen_by
from tools.server import Server

pytestmark = pytest.mark.browser

LAID = "card:?"
PLACING = "jamaica-ask-dice"
ALL = (1 << 6) - 1
# all that is tapped answers
PRESSED = "(what) => [what, true]"
NAMED = ("treasure", "theft", "give", "unveil")


class AtTable(at_table.AtTable, Beside):
    """Jamaica's hands and covered treasures."""

    def __init__(self, page: Page, seed: int) -> None:
        self.sit(page, seed)
        state = self.true.state
        for seat in self.keepers:
            cards = [card for card in range(12) if (state.hand[seat] | state.deck[seat]) >> card & 1]
            hand = sum(1 << card for card in self.rng.sample(cards, state.hand[seat].bit_count()))
            state.deck[seat] ^= state.hand[seat] ^ hand
            state.hand[seat] = hand
        self.events, self.questions, self.asked = [], [], []
        self.waits: Move | None = None
        self._turned_up: list[str] = []
        self._rolled = False
        """Whether people have told the dice last: as they lie, where the Captain holds real cards."""

    # ---- the page

    def play_on(self) -> None:
        """One entry, whoever answers."""
        if self.true.asked in self.keepers:
            move = self._persons_move()
            before = self.box.state.chosen[:]
            said = self.truly(move)
            if said is None:
                return
            button = self._button(said, before)
            self.follow(said, (PRESSED, button) if button else None)
        else:
            move = self.bots_move()
            self.truly(move)
            self.follow(move, None)

    def _persons_move(self) -> Move:
        """What is paid together is paid as the page proposes."""
        decision = self.true.decision
        if decision and decision.forms:
            return next((option.move for option in decision.options if option.default), decision.options[0].move)
        if decision and decision.key == PLACING and self._rolled:
            return decision.options[0].move
        return self.persons_move(random_move)

    def _button(self, said: Move, laid: list[int]) -> str | None:
        """What is tapped; None where the page plays by itself, having one answer. `laid`: the cards that lie there."""
        decision = self.box.decision
        options = [option for option in decision.options if not option.barred] if decision else []
        name = ":".join(map(str, said))
        if decision and decision.forms:
            return ".pay-it"
        if decision and decision.key == PLACING and self._rolled:
            return None
        waits = name == LAID and self.box.state.captain not in self.keepers
        if len(options) > 1 or (waits and all(laid[seat] < 0 for seat in self.keepers)):
            return f"[data-option='{name}']:not([aria-disabled=true])"
        return "[data-action=go-on]" if decision and decision.key == "jamaica-ask-spoils" else None

    def _share_decks(self) -> None:
        """A bot's own deck is the app's: what it has drawn there is drawn."""
        for pile in ("hand", "deck"):
            for seat in range(len(self.true.seats)):
                if seat not in self.keepers:
                    getattr(self.true.state, pile)[seat] = getattr(self.box.state, pile)[seat]

    def entered(self, names: Sequence[str]) -> None:
        self.questions.clear()
        self._turned_up.clear()
        self._rolled = names[-1:] == ["die"]
        self._share_decks()
        self.same()

    # ---- the truth

    def heard_of(self, wanted: InputNeeded, at: int, asked: str, k: int) -> Atom:
        """What looks the same has one key."""
        if asked not in NAMED:
            return self._true(wanted, k)
        like = {self._like(face) for face in wanted.faces}
        same = [one.id for one in self.true.state.setting.treasures if self._like(one.id) in like]
        wide = InputNeeded(wanted.at, asked, (*wanted.faces, *same), wanted.seat, wanted.rolls)
        answer = self._covered(wanted.seat or 0, like) if asked == "unveil" else self._true(wide, k)
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


@pytest.mark.parametrize(
    ("seats", "told", "chosen"),
    [
        ("Anne,Jack,Mary", 7.5, 6.5),
        ("Anne,Jack", 6.0, 6.2),
        ("Anne,Jack,bot:easy&crew=1", 7.5, 4.5),
    ],
    ids=["three", "Ghost Ship", "a bot and The Crew"],
)
def test_a_whole_game_with_real_hands(
    make_page: MakePage, site: Server, seats: str, told: float, chosen: float
) -> None:
    """To its end, at few taps a round, and nobody is shown anything alone: no curtain, no private view."""
    page = at_table.sits(make_page, site, "jamaica", seats)
    game = AtTable(page, 3)
    at_table.whole_game(game, lambda: game.true.state.round, told, chosen)
