"""Chapters 5.9, 5.13 and 5.19: the orders to fire: of ships, of forts, of marines."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from .....core.agenda import then
from .....core.atoms import Args, Move
from .....core.decision import Bar, Option
from .....core.events import EventSink
from .....core.fate import Fate
from ...names import called
from ...questions.abilities.active import of_ship
from ...questions.abilities.crew import Marine
from ...questions.gunnery.aiming import ABOARD, ASHORE, FORT, SHIP, place
from ...questions.gunnery.lookout import alone
from ...questions.gunnery.marines import fires, fires_ashore, has_fired, marines_aboard, post_fired, posts_on
from ...questions.table.items import name_of
from ...questions.table.once import MARINE_FIRED, of_seat, spend, spent
from ...questions.table.spells import under
from ...questions.turns.giving_actions import fresh, give, why_not_act
from ...state import Ship, State
from ..basics.order import Order, the_ship
from ..gunnery.possible_shots import Firing, why_not_shoot
from ..gunnery.shoot_action import Shoot, Volley
from ..gunnery.shot_options import board_place, called_place


def can_fire(s: State, seat: int, shooter: str) -> bool:
    """CSG-SHT-05: whether at least one shot is possible."""
    return Volley(seat, Firing(shooter)).is_available(s)


class ShootOrder(Order):
    """D-ACT SHOOT; CSG-SHT-01, CSG-SHT-05.

    Answers:
        ``shoot SHIP``: a shoot action; its shots come next.
    """

    verb = "shoot"
    acts = True

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [(self.verb, s.names[number]) for number, _ in s.fleet(seat) if self._why_not(s, seat, number) is None]

    def draw(self, s: State, seat: int, rng: Random) -> Move | None:
        ships = fresh(s, seat)
        for number in rng.sample(ships, len(ships)):
            # what could only lay smoke is thought of beside an enemy alone
            if not alone(s, f"{SHIP}:{number}") and self._why_not(s, seat, number) is None:
                return self.verb, s.names[number]
        return None

    def _why_not(self, s: State, seat: int, number: int) -> Bar | None:
        bar = why_not_act(s, number, "shoot") or why_not_shoot(s, number)
        if bar is None and not can_fire(s, seat, f"{SHIP}:{number}"):
            return Bar("pirates-barred-no-target", "CSG-SHT-05")
        return bar

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None or len(move) != 2:
            return Bar("pirates-barred-no-ship", "CSG-ACT-02")
        return self._why_not(s, seat, number)

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        return Option(move, "pirates-do-shoot", {"ship": called(s, number)}, self.verb, f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        give(s, number, "shoot", emit)
        then(s, Shoot(seat, f"{SHIP}:{number}"))


class FortShoot(Order):
    """D-ACT FORT-SHOOT; CSG-FRT-06: once per own turn.

    Answers:
        ``fort-shoot ISLAND``: the fort there shoots.
    """

    verb = "fort-shoot"
    ashore = True

    def suits(self, ship: Ship) -> bool:
        return False

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            (self.verb, i)
            for i, island in enumerate(s.islands)
            if island.fort is not None
            and island.fort.owner == seat
            and fort_ready(s, seat, i)
            and can_fire(s, seat, f"{FORT}:{i}")
        ]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-no-target", "CSG-FRT-06")

    def option(self, s: State, seat: int, move: Move) -> Option:
        args: Args = {"fort": called_place(s, f"{FORT}:{move[1]}")}
        return Option(move, "pirates-do-fort-shoot", args, "shoot", f"island:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        fort_acts(s, seat, int(move[1]))
        then(s, Shoot(seat, f"{FORT}:{move[1]}"))


def fort_ready(s: State, seat: int, island: int) -> bool:
    """CSG-FRT-06, CSG-FRT-08: whether the fort may be given an action: one per turn, and none once it is abandoned."""
    fort = s.islands[island].fort
    return fort is not None and bool(fort.flags) and not spent(s, of_seat(seat), f"fort:{island}")


def fort_acts(s: State, seat: int, island: int) -> None:
    spend(s, of_seat(seat), f"fort:{island}")
    s.passes = 0


class MarineShoot(Order):
    """D-ACT MARINE-SHOOT; CSG-KW-MAR-01, CSG-KW-MAR-04: each marine once per own turn.

    Answers:
        ``marine PIECE SHIP``: a marine aboard shoots.
        ``marine PIECE ISLAND [NTH]``: a marine ashore shoots.
    """

    verb = "marine"
    ashore = True

    def suits(self, ship: Ship) -> bool:
        return any(isinstance(grant.ability, Marine) for grant in of_ship(ship).grants)

    def _marines(self, s: State, seat: int) -> Iterator[tuple[Move, str]]:
        """The orders and the places of the shooters."""
        for number, ship in s.fleet(seat):
            if not under(ship, "spent"):
                for item in marines_aboard(s, number):
                    yield (self.verb, name_of(item), s.names[number]), f"{ABOARD}:{number}:{item}"
        for island in range(len(s.islands)):
            for post in posts_on(s, island):
                if post.seat == seat:
                    # of two of one card the first needs no number
                    which = (post.nth + 1,) if post.nth else ()
                    yield (self.verb, name_of(post.item), island, *which), post.text

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            move
            for (move, shooter), count in Counter(self._marines(s, seat)).items()
            if self._fired(s, seat, shooter) < count and can_fire(s, seat, shooter)
        ]

    def _fired(self, s: State, seat: int, shooter: str) -> int:
        """How many of the marines there have."""
        origin = place(shooter)
        return (
            post_fired(s, origin.post)
            if origin.kind == ASHORE
            else has_fired(s, seat, origin.rest[0], s.names[origin.number])
        )

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-no-target", "CSG-KW-MAR-01")

    def option(self, s: State, seat: int, move: Move) -> Option:
        shooter = dict(self._marines(s, seat))[move]
        args: Args = {"crew": called_place(s, shooter)}
        return Option(move, "pirates-do-marine", args, "shoot", board_place(s, shooter))

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        shooter = dict(self._marines(s, seat))[move]
        origin = place(shooter)
        if origin.kind == ASHORE:
            fires_ashore(s, origin.post)
        else:
            fires(s, seat, origin.rest[0], str(move[2]))
            spend(s, s.names.index(str(move[2])), MARINE_FIRED)
        s.passes = 0
        then(s, Shoot(seat, shooter))
