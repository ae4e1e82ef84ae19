"""Chapters 3.6 and 12.1 (SET, BOT): of all places at home those from which a whole fleet can sail."""

from collections.abc import Iterator
from typing import Final

from ...geometry.angles import FULL, Vector
from ...geometry.outline import Pose
from ...state import Ship, State
from ..sailing.afloat import Afloat
from ..sailing.berths import berth, is_wild
from ..sailing.course import Segment, sailed, why_not_end
from ..sailing.move_list import move_list
from ..table.bodies import is_kind

CLEAR: Final = 90.0
"""Millimetres between the middles of two ships that are not in each other's way."""
_STEP: Final = 15
_SOME_WAY: Final = 5
"""Millimetres that get a ship away."""


def promise(s: State, place: Vector) -> float:
    """CSG-BOT-07: how good it is to lie there: on the side of the next two wild islands, and clear of all ships."""
    far = sorted(_apart(place, island.pose.place) for island in s.islands if is_wild(island))[:2]
    crowd = sum(max(0.0, CLEAR - _apart(place, ship.pose.place)) for _, ship in s.afloat())
    return -(sum(far) / 2 + 3 * crowd) / 100


def _apart(a: Vector, b: Vector) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def moored(s: State, number: int, ship: Ship, pose: Pose) -> State:
    """The table with this ship lying there too."""
    world = s.copy()
    world.ships[number] = ship._replace(pose=pose)
    world.change(number, docked=berth(world, number))
    return world


def trapped(s: State, seat: int) -> list[int]:
    """CSG-MOV-03, CSG-GEO-17: the ships of a seat that have no course away from where they lie."""
    return [number for number, _ in s.fleet(seat) if not can_leave(s, number)]


def can_leave(s: State, number: int) -> bool:
    """CSG-MOV-03, CSG-GEO-17: whether some first leg takes this ship away. Who does not sail by a course is never
    kept from it."""
    afloat = Afloat(s, number)
    ship, letters = afloat.ship, move_list(afloat)
    if not letters or is_kind(ship, "sea_dragon", "flotilla"):
        return True
    beside, letter = f"island:{ship.docked}", min(letters)
    for heading in _headings(ship.pose.heading, afloat.most_turn):
        leg = sailed(afloat, ship.pose, Segment(heading, letter))
        if leg and leg.way >= _SOME_WAY and beside not in leg.by and why_not_end(afloat, leg.pose) is None:
            return True
    return False


def _headings(heading: int, most: int) -> Iterator[int]:
    """Sharp turns first: whoever is docked leaves by them."""
    for by in range(most, -1, -_STEP):
        yield (heading + by) % FULL
        yield (heading - by) % FULL


def best(s: State, number: int, ship: Ship, berths: list[list[int]]) -> list[int] | None:
    """CSG-BOT-07: of berths (how the ship is deployed there, and her pose) the one with the most promise from which all
    ships of the fleet can sail, or as many as can; None where there are none."""
    found, least = None, 0
    # those that bots think of come first
    order = sorted(berths, key=lambda it: (it[0] % _STEP > 0, -promise(s, Pose(*it[2:]).place)))
    for one in order:
        stuck = len(trapped(moored(s, number, ship, Pose(*one[2:])), ship.owner))
        if found is None or stuck < least:
            found, least = one, stuck
        if not stuck:
            break
    return found
