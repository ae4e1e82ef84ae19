"""Chapter 7.2 (TEAM-10): an island passes from one teammate to another whose ship lies in its port."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.agenda import Ask, lies_on
from ...core.atoms import Args, Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .chart import NOWHERE
from .standing import next_comes, plant
from .state import State


def gifts(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """PLU-D-70, PLU-TEAM-10, PLU-MAP-11: islands with the teammate with whom they may change hands: the owner's, in
    whose port a ship of the other lies; once per island and turn, whatever the storm does."""
    mates = s.setting.mates(seat)
    for owner in mates:
        for guest in mates:
            if owner == guest or seat not in (owner, guest):
                continue
            for _, ship in s.fleet(guest):
                island = s.chart.port_of[ship.square]
                if island != NOWHERE and s.owners[island] == owner and not s.today.gifted >> island & 1:
                    yield island, guest if owner == seat else owner


def propose_gift(s: State, seat: int, island: int, mate: int, emit: EventSink) -> None:
    s.today = s.today._replace(gifted=s.today.gifted | 1 << island)
    word = s.chart.called(island)
    key = "plunder-gift-offered" if s.owners[island] == seat else "plunder-gift-asked"
    args: Args = {"seat": Name(seat), "other": Name(mate), "island": word}
    emit(Event(key, args, {"seat": seat, "other": mate, "island": s.chart.islands[island].id}, "PLU-TEAM-10"))
    next_comes(s, Gift(mate, island, mate if s.owners[island] == seat else seat))


@frozen
class Gift(Ask[State]):
    """PLU-D-71: a teammate agrees to an island that is given or asked for, or refuses.

    Answers:
        ``agree|refuse``: the island changes hands, or stays.
    """

    seat: int
    island: int
    to: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        mates = s.setting.mates(s.turn)
        between = {s.owners[self.island], self.to} == {self.seat, s.turn}
        return lies_on(below, "Menu") and self.seat != s.turn and self.seat in mates and between

    def moves(self, s: State) -> list[Move]:
        return [("agree",), ("refuse",)]

    def ask(self, s: State) -> Decision:
        options = tuple(Option(move, f"plunder-do-{move[0]}", {}, str(move[0])) for move in self.moves(s))
        args: Args = {
            "seat": Name(self.seat),
            "other": Name(s.turn),
            "island": s.chart.called(self.island),
            "to": Name(self.to),
        }
        return self.decision(s, "plunder-ask-gift", "PLU-TEAM-10", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == ("agree",):
            plant(s, self.island, self.to, emit, "PLU-TEAM-10")
        else:
            args: Args = {"seat": Name(self.seat), "other": Name(s.turn)}
            emit(Event("plunder-refused", args, {"seat": self.seat, "other": s.turn}, "PLU-TEAM-10"))
