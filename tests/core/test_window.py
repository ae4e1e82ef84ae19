"""Chances out of turn: who is asked, in what order, and who is not."""

from dataclasses import dataclass, field

from flibuste.core.agenda import Ask, Chance, advance, asking, play, then, window
from flibuste.core.atoms import Move
from flibuste.core.decision import Decision
from flibuste.core.events import MUTE, EventSink
from flibuste.core.fate import Fate, OwnDice


@dataclass
class Table:
    """Seats with lanterns; one lantern may be lit, once."""

    lanterns: set[int]
    lit: list[int] = field(default_factory=list)
    agenda: list[object] = field(default_factory=list)
    luck: int = 0
    turn: int = 0

    def copy(self) -> "Table":
        return Table(set(self.lanterns), self.lit[:], self.agenda[:], self.luck, self.turn)


@dataclass(frozen=True)
class Light(Chance[Table]):
    seat: int

    decline = ("light", "no")

    def is_available(self, s: Table) -> bool:
        return self.seat in s.lanterns and not s.lit

    def moves(self, s: Table) -> list[Move]:
        return [("light", "yes"), self.decline]

    def ask(self, s: Table) -> Decision:
        raise NotImplementedError

    def play(self, s: Table, move: Move, fate: Fate, emit: EventSink) -> None:
        if move != self.decline:
            s.lit.append(self.seat)


@dataclass(frozen=True)
class Next(Ask[Table]):
    seat: int

    def moves(self, s: Table) -> list[Move]:
        return [("on",)]

    def ask(self, s: Table) -> Decision:
        raise NotImplementedError

    def play(self, s: Table, move: Move, fate: Fate, emit: EventSink) -> None:
        return


def opened(*lanterns: int) -> Table:
    table = Table(set(lanterns))
    then(table, Next(0))
    window(table, *map(Light, (1, 2, 3)))
    advance(table, OwnDice(table), MUTE)
    return table


def answered(table: Table, *moves: Move) -> Table:
    for move in moves:
        play(table, move, OwnDice(table), MUTE)
    return table


def test_those_who_hold_an_answer_are_asked_in_order() -> None:
    table = opened(1, 3)
    assert asking(table) == Light(1)
    assert asking(answered(table, Light.decline)) == Light(3)
    assert asking(answered(table, Light.decline)) == Next(0)


def test_nobody_is_asked_where_nobody_holds_one() -> None:
    assert opened().agenda == [Next(0)]


def test_whoever_loses_the_answer_meanwhile_is_passed_over() -> None:
    table = answered(opened(1, 2, 3), ("light", "yes"))
    assert table.agenda == [Next(0)]
    assert table.lit == [1]
