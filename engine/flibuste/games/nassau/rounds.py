"""Chapters 4.2 and 5.9 (PH3-10): a round begins."""

from collections.abc import Sequence
from typing import Any

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .cargo import Drop, Stow, load_of, stows, use_rat
from .ready import MakeReady
from .sea_turn import SeaPhase
from .state import RAT, State
from .tables import ROUNDS
from .town_turn import TownTurn


@frozen
class NewRound(Auto[State]):
    """Chapter 4.2: a whole round. NAS-PH3-10: the dolphin's holder begins; before that the rats are settled in seat
    order."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return not below

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.turn, s.taken = s.dolphin, False
        if emit.on:
            emit(Event("nassau-round", {"round": s.round, "of": ROUNDS}, {"round": s.round}, "NAS-PH3-10"))
        rats = (RatUpkeep(seat) for seat in s.from_dolphin())
        then(s, *rats, TownTurn(s.dolphin), SeaPhase(), MakeReady(), RoundOver())


@frozen
class RoundOver(Auto[State]):
    """NAS-END-01: the game ends after Phase III of the last round."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return not below

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.round == ROUNDS:
            s.over = True
            emit(Event("nassau-over", rule="NAS-END-01"))
        else:
            s.round += 1
            then(s, NewRound())


@frozen
class RatUpkeep(Auto[State]):
    """NAS-ANI-08, NAS-INT-09: a rat that was active is used again for this round, where its owner wants it and it is
    seated; otherwise goes what does not fit without it."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "TownTurn", "RatUpkeep")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        player = s.players[self.seat]
        if not player.rat:
            return
        player.rat = False
        emit(Event("nassau-rat-rests", {"seat": Name(self.seat)}, {"seat": self.seat}, "NAS-ANI-08", quiet=True))
        if stows(player, load_of(player)):
            return
        if player.ready(RAT):
            then(s, KeepRat(self.seat))
        else:
            then(s, Stow(self.seat))


@frozen
class KeepRat(Ask[State]):
    """NAS-DEC-11: the rat again, or less cargo (NAS-RUL-50).

    Answers:
        ``rat``: it makes room again.
        ``drop``: it does not, and cargo goes.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        stuck = not player.rat and player.ready(RAT) and not stows(player, load_of(player))
        return stuck and lies_on(below, "TownTurn", "RatUpkeep")

    def moves(self, s: State) -> list[Move]:
        return [("rat",), ("drop",)]

    def ask(self, s: State) -> Decision:
        options = tuple(Option(move, f"nassau-do-rat-{move[0]}", {}, "animal") for move in self.moves(s))
        return self.decision(s, "nassau-ask-rat", "NAS-ANI-08", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "drop":
            then(s, Drop(self.seat))
            return
        use_rat(s, self.seat, emit)
        # nothing happens where the rat makes room
        then(s, Stow(self.seat))
