"""Chapter 5.24 (CSG-UNT-06): unique treasures that cost a ship her crew."""

from collections.abc import Callable, Sequence
from typing import Any

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import reachable
from ...questions.abilities.treasures import Find, Fruit, Unique
from ...questions.cargo.hold import put, takes_treasure
from ...questions.sailing.berths import cast_off
from ...questions.table.bodies import touching
from ...questions.table.items import HELD, card_of, item_named, name_of, things
from ...state import NOBODY, NOWHERE, State
from ...tables import DIE
from ..basics.dice import Roll, counted
from ..basics.parting import fades
from ..damage.losing import losable, parts


class Plague(Unique):
    code = "UT_PLAGUE"
    traits = frozenset((Trait.NO_DOCKING,))

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        infect(s, find.ship, emit)


def infect(s: State, number: int, emit: EventSink) -> None:
    """UT_PLAGUE: all crew are eliminated, and the ship is not docked."""
    if s.ship(number).docked != NOWHERE:
        cast_off(s, number)
        data = {"ship": s.names[number]}
        emit(Event("pirates-undocked", {"ship": called(s, number)}, data, "CSG-UNT-06"))
    for held in losable(s, number, "crew"):
        parts(s, number, held, NOBODY, emit)


def spread(s: State, number: int, emit: EventSink) -> None:
    """UT_PLAGUE: at the end of a movement it goes to the ship that is touched; to none with UT_HOLY from an enemy."""
    near = [other for other in touching(s, number) if s.ship(other).owner != NOBODY]
    for sick, well in [*((number, other) for other in near), *((other, number) for other in near)]:
        if not takes_treasure(s.ship(well)) or not reachable(s, well, s.ship(sick).owner):
            continue
        for item in things(s.ship(sick).hold):
            if item in Plague.items():
                held = next(piece for piece in s.ship(sick).hold if HELD.item(piece) == item)
                s.change(sick, hold=tuple(piece for piece in s.ship(sick).hold if piece != held))
                put(s, well, held)
                args: Args = {"ship": called(s, well), "item": item_called(item)}
                emit(Event("pirates-plague", args, {"ship": s.names[well], "item": name_of(item)}, "CSG-UNT-06"))
                infect(s, well, emit)
                return


class Scurvy(Unique):
    code = "UT_SCURVY"
    ends_at_home = True

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        if any(item in Fruit.items() for item in things(s.ship(find.ship).hold)):
            fades(s, find.ship, find.item, emit)

    def dawns(self, s: State, by: int, item: int) -> tuple[Any, ...]:
        return Roll(s.ship(by).owner, by, "treasure"), Bites(by, item)


@frozen
class Bites(AutoStep):
    """UT_SCURVY: on 4 and more one of the crew is eliminated."""

    ship: int
    item: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None and counted(s, s.die, self.ship) >= 4:
            lose_one(s, self.ship, losable(s, self.ship, "crew"), emit)


class BlackSpot(Unique):
    code = "UT_BLACK_SPOT"

    def dawns(self, s: State, by: int, item: int) -> tuple[Any, ...]:
        return Roll(s.ship(by).owner, by, "treasure"), Marked(by, item)


@frozen
class Marked(AutoStep):
    """UT_BLACK_SPOT: on a 6 the dearest of the crew leaves."""

    ship: int
    item: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None and s.die == DIE[-1]:
            lose_one(s, self.ship, _extreme(s, self.ship, max), emit)


class Cannibals(Unique):
    code = "UT_CANNIBALS"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        lose_one(s, find.ship, _extreme(s, find.ship, min), emit)


def _extreme(s: State, number: int, most: Callable[..., int]) -> list[int]:
    """Of her crew the dearest, or the cheapest; several where they cost the same."""
    crew = losable(s, number, "crew")
    cost = most((card_of(HELD.item(member)).points for member in crew), default=0)
    return [member for member in crew if card_of(HELD.item(member)).points == cost]


def lose_one(s: State, number: int, among: list[int], emit: EventSink) -> None:
    """One of these pieces of her hold leaves the game; her player says which."""
    if len({HELD.item(held) for held in among}) > 1:
        then(s, LoseOne(s.ship(number).owner, number, tuple(sorted({HELD.item(held) for held in among}))))
    elif among:
        parts(s, number, among[0], NOBODY, emit)


@frozen
class LoseOne(Ask[State]):
    """D-CREW: which of these crew.

    Answers:
        ``lose PIECE``: who goes.
    """

    seat: int
    ship: int
    items: tuple[int, ...]

    secret = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return bool(self.items) and {*self.items} <= {HELD.item(held) for held in s.ship(self.ship).hold}

    def moves(self, s: State) -> list[Move]:
        return [("lose", name_of(item)) for item in self.items]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "n": 1}
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(move, "pirates-do-lose", {"what": item_called(item)}, "lose", source, data={"item": move[1]})
            for move, item in zip(self.moves(s), self.items, strict=True)
        )
        return self.decision(s, "pirates-ask-lose-crew", "CSG-UNT-06", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        item = item_named(str(move[1]))
        parts(s, self.ship, next(held for held in s.ship(self.ship).hold if HELD.item(held) == item), NOBODY, emit)


class Missionary(Unique):
    code = "UT_MISSIONARY"

    def found(self, s: State, find: Find, fate: Fate, emit: EventSink) -> None:
        for held in losable(s, find.ship, "crew"):
            parts(s, find.ship, held, NOBODY, emit)
