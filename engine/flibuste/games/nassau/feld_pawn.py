"""Chapter 7.2 (FELD): the captain meets the pawn: a bonus, perhaps a second, and the pawn moves on."""

from collections.abc import Sequence
from typing import Any

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .collect import either, gain, said
from .feld import BONUSES, PRICE, next_corner, second_bonuses
from .gains import DOUBLOON
from .places import FELD_BONUSES
from .purse import SPIRIT, spend, with_spirit
from .state import State
from .town import LETTERS, space_id, space_of
from .waiting import turn_on


@frozen
class FeldBonus(Auto[State]):
    """NAS-FELD-02, NAS-FELD-04: after the space's equipment, whatever became of it."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "ExtraMove", "TownTurn")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.feld == s.captain:
            then(s, FirstBonus(self.seat), PlacePawn(self.seat))


@frozen
class FirstBonus(Ask[State]):
    """NAS-DEC-50, NAS-FELD-03: a provision, a rum or a crate.

    Answers:
        ``bonus provision|rum|crate``: the bonus.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "PlacePawn") and s.feld == s.captain

    def moves(self, s: State) -> list[Move]:
        return [("bonus", bonus) for bonus in BONUSES]

    def ask(self, s: State) -> Decision:
        options = tuple(_option(move) for move in self.moves(s))
        return self.decision(s, "nassau-ask-bonus", "NAS-FELD-03", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        first = BONUSES.index(str(move[1]))
        if second_bonuses(BONUSES[first], s.players[self.seat].items[DOUBLOON]):
            then(s, SecondBonus(self.seat, first))
        gain(s, self.seat, FELD_BONUSES[first])


@frozen
class SecondBonus(Ask[State]):
    """NAS-DEC-51, NAS-FELD-05: another one for a doubloon.

    Answers:
        ``bonus provision|rum|crate [monkey]``: another bonus, for a doubloon.
        ``stop``: none.
    """

    seat: int
    first: int

    open = True

    def _bonuses(self, s: State) -> tuple[str, ...]:
        return second_bonuses(BONUSES[self.first], s.players[self.seat].items[DOUBLOON])

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        able = self.first in range(len(BONUSES)) and self._bonuses(s)
        return bool(able) and turn_on(s, self.seat, below, "PlacePawn")

    def moves(self, s: State) -> list[Move]:
        found: list[Move] = [("bonus", bonus) for bonus in self._bonuses(s)]
        return [*with_spirit(s.players[self.seat], found), ("stop",)]

    def ask(self, s: State) -> Decision:
        options = tuple(_option(move) for move in self.moves(s))
        return self.decision(s, "nassau-ask-second", "NAS-FELD-05", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "bonus":
            spend(s, self.seat, DOUBLOON, PRICE, emit, "NAS-FELD-05", spirit=move[-1] == SPIRIT)
            gain(s, self.seat, FELD_BONUSES[BONUSES.index(str(move[1]))])


def _option(move: Move) -> Option:
    if move[0] == "stop":
        return Option(move, "nassau-do-no-bonus", {}, "stay")
    what = said(FELD_BONUSES[BONUSES.index(str(move[1]))])
    return Option(move, "nassau-do-bonus", {"what": what, "spirit": "yes" if move[-1] == SPIRIT else "no"}, "bonus")


@frozen
class PlacePawn(Ask[State]):
    """NAS-DEC-52, NAS-FELD-06: any space of the tile in the next corner clockwise.

    Answers:
        ``feld SPACE``: where the pawn goes.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "ExtraMove", "TownTurn") and s.feld == s.captain

    def moves(self, s: State) -> list[Move]:
        cell = next_corner(s.feld // len(LETTERS))
        return [("feld", space_id(cell * len(LETTERS) + i)) for i in range(len(LETTERS))]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "nassau-do-feld",
                either(s.chart.town.choices[space_of(str(move[1]))]),
                "space",
                source="feld",
                at=f"space:{move[1]}",
            )
            for move in self.moves(s)
        )
        return self.decision(s, "nassau-ask-feld", "NAS-FELD-06", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        s.feld = space_of(str(move[1]))
        if emit.on:
            data = {"seat": self.seat, "space": str(move[1])}
            emit(Event("nassau-feld", {"seat": Name(self.seat)}, data, "NAS-FELD-06"))
