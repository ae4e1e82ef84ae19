"""Chapter 4.3 (D-ACT): what the active player may order, as often as it is legal, until the player passes."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from .....core.agenda import Composed, then
from .....core.atoms import Args, Json, Move, Name
from .....core.decision import Bar, Decision, Left, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...ending import check
from ...names import called, ship_named
from ...questions.abilities.active import is_up
from ...questions.table.items import HELD, is_coin
from ...state import State
from ..cargo.overloads import Overloads
from ..forts.building_forts import looming
from .repertoire import all_orders, repertoire
from .sailing_orders import bound

PASS: Final[Move] = ("pass",)


@frozen
class Menu(Composed[State]):
    """CSG-TRN-11, CSG-TRN-12, CSG-TRN-13: one order after another, each complete before the next.

    Answers:
        each `Order`
        ``pass``: the turn is over, and what is left of it is lost.
    """

    seat: int

    def privacy(self, s: State) -> tuple[bool, bool]:
        """CSG-INF-02: in the open as long as no order can come from a piece that lies face down; coins bring none."""
        held = (piece for _, ship in s.fleet(self.seat) for piece in ship.hold)
        return False, all(is_up(s, piece) or is_coin(HELD.item(piece)) for piece in held)

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        return self.among(s, rng, most, self.found(s, rng, most))

    def found(self, s: State, rng: Random, most: int) -> list[Move]:
        """At most so many of each order; a share for composed ones, so that those that are listed are never crowded
        out."""
        share = max(2, most // 3)
        return [
            move
            for order in repertoire(s, self.seat)
            for move in order.moves(s, self.seat, rng, share if order.composed else most)
        ]

    def among(self, s: State, rng: Random, most: int, found: list[Move]) -> list[Move]:
        """At most so many of these, passing among them."""
        return self._or_pass(s, rng.sample(found, most - 1) if len(found) >= most else found)

    def moves(self, s: State) -> list[Move]:
        rng = Random(0)
        found = [move for order in repertoire(s, self.seat) for move in order.moves(s, self.seat, rng, self.offered)]
        return self._or_pass(s, found)

    def _or_pass(self, s: State, found: list[Move]) -> list[Move]:
        return [*found, PASS] if self.why_not(s, PASS) is None else found

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == PASS:
            # CSG-TRN-13
            return Bar("pirates-barred-must-leave", "CSG-EFF-74") if bound(s, self.seat) else None
        order = all_orders().get(str(move[0])) if move else None
        if order is None:
            return Bar("pirates-barred-order", "CSG-ACT-01")
        return order.why_not(s, self.seat, move)

    def outdated(self, s: State, move: Move) -> bool:
        # CSG-EFF-74: a raider could stay where no course of a sample led away
        order = all_orders().get(str(move[0])) if move else None
        return move == PASS or (order is not None and order.outdated(s, self.seat, move))

    def trace(self, s: State, move: Move) -> Json:
        order = all_orders().get(str(move[0])) if move else None
        found = order.trace(s, self.seat, move) if order is not None else None
        if found is not None:
            return found
        bar = self.why_not(s, move)
        return {"bar": bar and bar.to_json()}

    def ask(self, s: State) -> Decision:
        options = [self._option(s, move) for move in self.moves(s)]
        forms = [form for order in repertoire(s, self.seat) for form in order.forms(s, self.seat)]
        options = [
            replace(option, leaves=self._left(s, options)) if option.move == PASS else option for option in options
        ]
        for order in all_orders().values():
            options += order.barred(s, self.seat)
        args: Args = {"seat": Name(self.seat)}
        forts = [{"seat": other, "island": i, "coins": len(s.islands[i].coins)} for other, i in looming(s, self.seat)]
        data = {"looming": forts} if forts else None
        return self.decision(s, "pirates-ask-order", "CSG-TRN-11", tuple(options), args, forms=tuple(forms), data=data)

    def _left(self, s: State, options: list[Option]) -> tuple[Left, ...]:
        """CSG-TRN-13: an action that is not given is lost; to look into a ship of one's own is none to be missed."""
        orders = [option for option in options if option.move != PASS and not self._among_own(s, option.move)]
        idle = {option.source for option in orders if all_orders()[str(option.move[0])].acts}
        ships = tuple(called(s, number) for number, _ in s.fleet(self.seat) if f"ship:{s.names[number]}" in idle)
        n = len(idle) - len(ships)
        return (
            *((Left("pirates-left-ships", {"ships": ships, "n": len(ships)}),) if ships else ()),
            *((Left("pirates-left-others", {"n": n}),) if n else ()),
        )

    def _among_own(self, s: State, move: Move) -> bool:
        """Whether a ship looks into another of the same fleet, as a derelict could into her who has her in tow."""
        other = ship_named(s, str(move[2])) if move[0] == "explore" and len(move) > 2 else None
        return other is not None and s.ship(other).owner == self.seat

    def _option(self, s: State, move: Move) -> Option:
        if move == PASS:
            return Option(move, "pirates-do-pass", {}, "pass", default=True)
        return all_orders()[str(move[0])].option(s, self.seat, move)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == PASS:
            if emit.on:
                emit(Event("pirates-passed", {"seat": Name(self.seat)}, {"seat": self.seat}, "CSG-TRN-13", quiet=True))
            return
        then(s, _resolved(self.seat))
        all_orders()[str(move[0])].play(s, self.seat, move, fate, emit)


@frozen
class Resolved(AutoStep):
    """CSG-TRN-11, CSG-END-02, CSG-MUL-04: an order is resolved; unless that has ended the game, the next one comes."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if not check(s, emit):
            then(s, *_next(self.seat))


@cache
def _resolved(seat: int) -> Resolved:
    return Resolved(seat)


@cache
def _next(seat: int) -> tuple[Overloads, Menu]:
    return Overloads(), Menu(seat)
