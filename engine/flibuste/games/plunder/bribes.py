"""Chapter 5.13 (BRB): a captain who is attacked may pay for peace before any die is rolled."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ...core.agenda import Ask, Chance, Composed, not_asked
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Form
from ...core.frozen import frozen
from . import hoard
from .battle import Target
from .enemies import treaty
from .fighting import Battle, defender_of, place_of, target_kind, told_target
from .gains import card_args, cards_form, choices_of, read_cards
from .standing import next_comes
from .state import NOBODY, Cards, State, captain, covers


def attack(s: State, ship: int, target: int, emit: EventSink) -> None:
    """PLU-D-09, PLU-BRB-04, PLU-OPT-05: declared for good; whoever is attacked may offer a bribe first."""
    defender = defender_of(s, target)
    if emit.on:
        args: Args = {"seat": Name(captain(ship)), **told_target(s, target)}
        rule = "PLU-SEA-02" if target_kind(s, target) is Target.SHIP else "PLU-CON-02"
        data = {"ship": ship, "target": target, "place": place_of(s, target)}
        emit(Event(f"plunder-attacked-{target_kind(s, target)}", args, data, rule))
    # PLU-BRB-05: an island that is nobody's offers nothing
    if defender != NOBODY and s.setting.options["bribes"]:
        next_comes(s, Bribe(defender, ship, target, 0), Battle(ship, target))
    else:
        next_comes(s, Battle(ship, target))


def _bribable(s: State, ship: int, target: int, below: Sequence[Any]) -> bool:
    """Whether the battle that is to be bought off waits beneath."""
    return bool(s.setting.options["bribes"]) and bool(below) and below[-1] == Battle(ship, target)


@frozen
class Bribe(Composed[State], Chance[State]):
    """PLU-D-10, PLU-BRB-01, PLU-BRB-03: any cards, more of them than were rejected; or the battle is fought. With or
    without a ship (PLU-NOS-11).

    Answers:
        ``bribe CARDS*4``: what is offered, more cards than were rejected.
        ``fight``: nothing.
    """

    seat: int
    ship: int
    target: int
    rejected: int

    decline = ("fight",)
    composed = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        asked = self.seat == defender_of(s, self.target) and self.rejected >= 0
        return asked and _bribable(s, self.ship, self.target, below)

    def is_available(self, s: State) -> bool:
        return sum(s.hands[self.seat]) > self.rejected

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        hand = s.hands[self.seat]
        found: list[Move] = [("fight",)]
        for n in range(self.rejected + 1, min(sum(hand), self.rejected + 3) + 1):
            ways = choices_of(hand, n)
            found += [("bribe", *cards) for cards in rng.sample(ways, min(len(ways), 4))]
        return found[:most]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == self.decline:
            return None
        if not self._form(s).fits(move):
            return not_asked(move)
        return None if covers(s.hands[self.seat], read_cards(move[1:])) else Bar("plunder-barred-cards", "PLU-NEG-02")

    def _form(self, s: State) -> Form:
        return cards_form("bribe", s.hands[self.seat], self.rejected + 1, sum(s.hands[self.seat]))

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-bribe", card_args(move[1:]), "bribe")
            if len(move) > 1
            else Option(move, "plunder-do-fight", {}, "fight", default=True)
            for move in self.moves(s)
        )
        args: Args = {
            "seat": Name(self.seat),
            **told_target(s, self.target),
            "other": Name(captain(self.ship)),
            "n": self.rejected,
        }
        forms = (Form("fight", "plunder-do-fight", ()), self._form(s))
        data = {"ship": self.ship, "target": self.target}
        key = f"plunder-ask-bribing-{target_kind(s, self.target)}"
        return self.decision(s, key, "PLU-BRB-01", options, args, forms=forms, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        cards = read_cards(move[1:])
        hoard.show_all(s, self.seat, cards)
        if emit.on:
            args: Args = {"seat": Name(self.seat), "other": Name(captain(self.ship)), **card_args(cards)}
            emit(Event("plunder-bribe-offered", args, {"seat": self.seat, "cards": list(cards)}, "PLU-BRB-01"))
        next_comes(s, Bribed(captain(self.ship), self.ship, self.target, self.seat, cards))


@frozen
class Bribed(Ask[State]):
    """PLU-D-11, PLU-BRB-02, PLU-BRB-03: accepted, and there is no battle; or rejected, and more may be offered.

    Answers:
        ``accept``: the cards change hands, and there is no battle.
        ``reject``: more may be offered.
    """

    seat: int
    ship: int
    target: int
    giver: int
    cards: Cards

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        asked = self.seat == captain(self.ship) and self.giver == defender_of(s, self.target)
        offered = any(self.cards) and covers(s.hands[self.giver], self.cards)
        return asked and offered and _bribable(s, self.ship, self.target, below)

    def moves(self, s: State) -> list[Move]:
        return [("accept",), ("reject",)]

    def ask(self, s: State) -> Decision:
        args: Args = {"other": Name(self.giver), **card_args(self.cards)}
        options = tuple(Option(move, f"plunder-do-{move[0]}-bribe", args, str(move[0])) for move in self.moves(s))
        data = {"ship": self.ship, "target": self.target, "cards": list(self.cards)}
        args = {"seat": Name(self.seat), **args}
        return self.decision(s, "plunder-ask-bribed", "PLU-BRB-02", options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        args: Args = {"seat": Name(self.seat), "other": Name(self.giver), **card_args(self.cards)}
        if move == ("accept",):
            # the pair is not used up: the battle has not been fought
            s.agenda.pop()
            hoard.give(s, self.giver, self.seat, self.cards)
            data = {"seat": self.seat, "other": self.giver, "cards": list(self.cards)}
            emit(Event("plunder-bribe-taken", args, data, "PLU-BRB-02"))
            treaty(s, self.giver, emit)
            return
        emit(Event("plunder-bribe-rejected", args, {"seat": self.seat, "other": self.giver}, "PLU-BRB-03"))
        next_comes(s, Bribe(self.giver, self.ship, self.target, sum(self.cards)))
