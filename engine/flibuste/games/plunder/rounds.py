"""Chapters 4.3 and 5.4 (TRN, RES-03): turn after turn, each beginning with what one's own islands yield."""

from collections.abc import Sequence
from typing import Any

from ...core.agenda import Auto, lies_on, then
from ...core.atoms import Args, Name
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from . import hoard
from .deal import first_state, income
from .gains import card_args
from .menu import Menu
from .shipless import Destitute, Seek
from .standing import TurnOver, without_ships
from .state import Setting, State


def begin(setting: Setting, luck: int) -> State:
    """A game before anything has happened."""
    s = first_state(setting, luck)
    s.agenda.insert(0, Turns())
    return s


@frozen
class Turns(Auto[State]):
    """PLU-SET-13, PLU-TRN-01: clockwise. PLU-NOS-01: whoever begins without a ship looks for one first; PLU-NOS-09: the
    turn then goes on as usual, with no second draw."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return not below

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        seat = s.turn
        emit(Event("plunder-turn", {"seat": Name(seat), "n": s.round}, {"seat": seat}, "PLU-TRN-01", quiet=True))
        seeking = (Destitute(seat), Seek(seat)) if without_ships(s, seat) else ()
        then(s, Income(seat), *seeking, Menu(seat), TurnOver(seat), Turns())


@frozen
class Income(Auto[State]):
    """PLU-RES-03, PLU-NOS-02: drawn face down. Told also where nothing is drawn: with it a turn begins."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Menu", "Destitute") and self.seat == s.turn

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        drawn = hoard.draw(s, self.seat, income(s, self.seat), fate)
        if emit.on:
            args: Args = {"seat": Name(self.seat), "n": sum(drawn)}
            emit(Event("plunder-drew", args, {"seat": self.seat, "n": sum(drawn)}, "PLU-RES-03"))
        if emit.on and any(drawn):
            own: Args = {"seat": Name(self.seat), **card_args(drawn)}
            emit(Event("plunder-drew-cards", own, {"cards": list(drawn)}, "PLU-RES-03", seen_by=(self.seat,)))
