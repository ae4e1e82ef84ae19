"""Free orders of chapters 5.7 and 5.13: a tow is let go, blades are put out or in."""

from random import Random

from .....core.atoms import Move
from .....core.decision import Bar, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from ...names import called
from ...questions.sailing.towing import let_go
from ...questions.table.bodies import is_kind
from ...questions.turns.giving_actions import why_not_act
from ...state import NOWHERE, Is, Ship, State
from ..basics.order import Order


class Release(Order):
    """D-RELEASE; CSG-TOW-07, CSG-KW-FLO-07: a towed piece is let go.

    Answers:
        ``release SHIP``: what she tows is let go.
    """

    verb = "release"

    def suits(self, ship: Ship) -> bool:
        return ship.tows != NOWHERE

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [(self.verb, s.names[number]) for number, ship in s.fleet(seat) if ship.tows != NOWHERE]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-no-tow", "CSG-TOW-07")

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        args = {"ship": called(s, number), "other": called(s, s.ship(number).tows)}
        return Option(move, "pirates-do-release", args, self.verb, f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        other = s.ship(number).tows
        let_go(s, number)
        args = {"ship": called(s, number), "other": called(s, other)}
        emit(Event("pirates-released", args, {"ship": s.names[number]}, "CSG-TOW-07"))


class Blades(Order):
    """CSG-KW-SWI-01: out or in, before a move or a shot, free.

    Answers:
        ``blades SHIP out|in``: her blades are put out or in.
    """

    verb = "blades"
    acts = True

    def suits(self, ship: Ship) -> bool:
        return is_kind(ship, "switchblade")

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            (self.verb, s.names[number], "in" if Is.BLADES in ship.state else "out")
            for number, ship in s.fleet(seat)
            if is_kind(ship, "switchblade") and ship.lost == NOWHERE and why_not_act(s, number) is None
        ]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-blades", "CSG-KW-SWI-01")

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        key = f"pirates-do-blades-{move[2]}"
        return Option(move, key, {"ship": called(s, number)}, self.verb, f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        ship = s.ship(number)
        s.change(number, state=ship.state ^ Is.BLADES)
        args = {"ship": called(s, number), "how": str(move[2])}
        emit(Event("pirates-bladed", args, {"ship": s.names[number]}, "CSG-KW-SWI-01"))
