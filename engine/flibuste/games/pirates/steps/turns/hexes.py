"""CSG-EFF-13: a move action that pushes an enemy instead."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from .....core.agenda import Composed, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Pick, Whole
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import FULL
from ...names import called, ship_named
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, reachable
from ...questions.table.bodies import at_hand
from ...state import NOBODY, NOWHERE, State
from ..basics.ability_orders import FreeOrder, ship_of
from ..basics.cancelling import using
from ..basics.dice import Roll, counted
from ..placing.effect_moves import push
from .sailing_orders import ordered, why_not_sail

WORKS = 5
"""From this roll on."""


class Hex(FreeOrder):
    """CSG-EFF-13, CSG-ACT-07: the ship is given a move action, and stays.

    Answers:
        ``hex SHIP``: she stays, and pushes an enemy; which, comes next.
    """

    verb = "hex"
    rule = "CSG-EFF-13"
    trait = Trait.HEXES
    acts = True

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number, _ in s.fleet(seat):
            if active(s, number).has(Trait.HEXES) and why_not_sail(s, number) is None and hexable(s, seat):
                yield self.verb, s.names[number]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        ordered(s, number, emit)
        using(s, number, Trait.HEXES, emit, Roll(seat, number, "ability"), Hexed(seat, number))


def hexable(s: State, seat: int) -> list[int]:
    """CSG-EFF-13: enemies anywhere, unless they are docked at their home."""
    found: list[int] = []
    for number, ship in s.afloat():
        at_home = ship.docked != NOWHERE and s.islands[ship.docked].home == ship.owner
        if ship.owner not in (seat, NOBODY) and at_hand(ship) and not at_home and reachable(s, number, seat):
            found.append(number)
    return found


@frozen
class Hexed(AutoStep):
    """CSG-EFF-13: on 5 and more."""

    seat: int
    ship: int

    ability = "hex"

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None and counted(s, s.die, self.ship) >= WORKS and hexable(s, self.seat):
            then(s, HexPush(self.seat))


@frozen
class HexPush(Composed[State]):
    """CSG-EFF-13: which enemy is pushed L, and along which bearing.

    Answers:
        ``push SHIP BEARING``: the enemy, and the way she is pushed.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return bool(hexable(s, self.seat))

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        ships = hexable(s, self.seat)
        return [("push", s.names[rng.choice(ships)], rng.randrange(FULL)) for _ in range(most)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if len(move) != 3 or move[0] != "push" or not isinstance(move[2], int) or not 0 <= move[2] < FULL:
            return Bar("pirates-barred-ability", "CSG-EFF-13")
        number = ship_named(s, str(move[1]))
        return None if number in hexable(s, self.seat) else Bar("pirates-barred-ability", "CSG-EFF-13")

    def ask(self, s: State) -> Decision:
        names = tuple(s.names[number] for number in hexable(s, self.seat))
        form = Form("push", "pirates-do-push", (Pick("ship", names), Whole("bearing", 0, FULL - 1, "degree")))
        options = tuple(
            Option(
                move,
                "pirates-do-push-to",
                {"ship": called(s, s.names.index(str(move[1]))), "bearing": int(move[2])},
                "push",
                at=f"ship:{move[1]}",
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "pirates-ask-push", "CSG-EFF-13", options, args, forms=(form,))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        emit(Event("pirates-hexed", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-EFF-13"))
        push(s, number, int(move[2]), "L", emit)
