"""Chapter 12.1 (BOT): the courses of a ship that a good player would think about."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress
from typing import Final, NamedTuple

from ..geometry.angles import FULL, Vector, ahead, turn
from ..geometry.gap import apart, gap
from ..geometry.outline import Outline, Pose, placed
from ..questions.cargo.hold import treasure_of
from ..questions.sailing.afloat import Afloat, Waters
from ..questions.sailing.berths import harbour, is_wild, may_dock, touches_island
from ..questions.sailing.course import Segment, sailed, why_not_end
from ..questions.sailing.legs import Leg
from ..questions.sailing.move_list import length
from ..questions.table.bodies import body, built, derelict, hull, lying, measure, standing
from ..state import NOBODY, NOWHERE, State
from ..steps.sea.coming_out import nearest_bearing

MOST: Final = 40
"""CSG-BOT-04: so many courses of a ship are kept."""
_STEP: Final = 15
_ASIDE: Final = 10
_NEAR_MM: Final = 60
_CELL: Final = 1000
"""CSG-BOT-04: ten millimetres, in hundredths."""
_ASTRAY: Final = 80.0
"""More than a turn, or what pushes her aside, takes a ship away from her course, in millimetres."""


class End(NamedTuple):
    """Where a course leads: its pose, the island that she would be docked at, what stopped her, the terrain met."""

    path: tuple[Segment, ...]
    pose: Pose
    docked: int = NOWHERE
    by: tuple[str, ...] = ()
    met: tuple[int, ...] = ()


Promise = Callable[[End], float]


class Errand(NamedTuple):
    """CSG-BOT-01: something to head for; `docks`: also a little aside; `enemy`: what she would keep in range."""

    place: Vector
    docks: bool = False
    enemy: Outline | None = None


def marks(s: State, number: int, place: Vector) -> list[Errand]:
    """CSG-BOT-01: wild islands with treasure within 4 L of a place, one's own home for who is laden or damaged, enemies
    and derelicts within 3 L."""
    ship, long = s.ship(number), measure(s, "L")
    found: list[Errand] = []
    for i, island in enumerate(s.islands):
        if i == ship.docked or not may_dock(s, number, i):
            continue
        wild = is_wild(island) and island.coins and _within(place, island.pose.place, 4 * long)
        home = harbour(s, ship.owner, i) and (treasure_of(ship) or standing(ship) < built(ship))
        if wild or home:
            found.append(Errand(island.pose.place, docks=True))
    for other, vessel in s.afloat():
        hostile = vessel.owner not in (ship.owner, NOBODY) or derelict(vessel)
        if other != number and hostile and vessel.lost == NOWHERE and _within(place, vessel.pose.place, 3 * long):
            found.append(Errand(vessel.pose.place, enemy=None if derelict(vessel) else body(vessel)))
    return found


def _within(a: Vector, b: Vector, far: float) -> bool:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= far * far


def headings(at: Pose, those: Sequence[Errand], most: int, step: int = _STEP) -> dict[int, Errand | None]:
    """CSG-BOT-01: the heading that she has and every so many degrees on either side, as far as she may turn, and the
    bearings of what she may want, each with what lies there."""
    found: dict[int, Errand | None] = dict.fromkeys((at.heading + k) % FULL for k in range(-most, most + 1, step))
    (x, y) = at.place
    for mark in those:
        bearing = nearest_bearing(mark.place[0] - x, mark.place[1] - y)
        for aside in (0, _ASIDE, -_ASIDE) if mark.docks else (0,):
            heading = (bearing + aside) % FULL
            if turn(at.heading, heading) <= most:
                found[heading] = mark
    return found


def lengths(s: State, card: str, at: Pose, heading: int, letter: str, enemy: Outline | None) -> list[int]:
    """CSG-BOT-02: all of a letter (0), half of it, and as far as leaves 60 mm between her and an enemy ahead."""
    most = int(measure(s, letter))
    found = [0, most // 2]
    if enemy is not None and 0 < (stop := _stop(card, at, heading, most, enemy)) < most:
        found.append(stop)
    return found


def _stop(card: str, at: Pose, heading: int, most: int, enemy: Outline) -> int:
    """The millimetres at which 60 are left: the gap shrinks as she comes closer."""
    outline, way = placed(hull(card), at._replace(heading=heading)), ahead(heading)

    def left(mm: int) -> float:
        return gap(outline.shifted(way[0] * mm, way[1] * mm), enemy)

    low, high = 0, most
    if left(high) > _NEAR_MM:
        return 0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if left(middle) > _NEAR_MM else (low, middle)
    return low


def near(s: State, number: int, letters: str) -> Afloat:
    """A ship among what she may meet in one move action: all else is too far away."""
    afloat = Afloat(s, number)
    sea, hull = afloat.waters, lying(afloat.ship.card, afloat.ship.pose)
    far = length(s, letters) + hull.radius + _ASTRAY * len(letters)
    close = [apart(hull, solid) - hull.radius <= far for solid in sea.solids]
    wet = [apart(hull, solid) - hull.radius <= far for solid in sea.terrain]
    around = Waters(
        tuple(compress(sea.places, close)),
        tuple(compress(sea.solids, close)),
        tuple(compress(sea.tiles, wet)),
        tuple(compress(sea.terrain, wet)),
        sea.area,
    )
    return Afloat(s, number, around)


def ends(
    s: State, number: int, letters: str, promise: Promise, wide: int, *, rough: bool = False
) -> list[tuple[float, End]]:
    """CSG-BOT-04: where the courses lead, by the exact engine; of those that end in the same cell the best; the best 40
    of all, the best first. After each segment but the last the `wide` best of each order are sailed on from.
    `rough`: in steps of thirty degrees and whole segments, for a look farther ahead."""
    afloat = near(s, number, letters)
    best: dict[tuple[object, ...], tuple[float, End]] = {}
    step = 2 * _STEP if len(letters) > 2 or rough else _STEP
    begun = [("", End((), afloat.ship.pose))]
    for place in range(len(letters)):
        # CSG-BOT-03: every order of the move list; from the third segment on in finer steps
        fine = not rough and (place >= 2 or len(letters) <= 2)
        found: dict[tuple[object, ...], tuple[float, str, End]] = {}
        for spent, end in begun:
            rest = {order[len(spent)] for order in _orders(letters) if order.startswith(spent)}
            for letter in sorted(rest):
                for on in _segments(afloat, end, letter, _STEP if fine else step, rough=rough):
                    score = promise(on)
                    key = _cell(on)
                    if why_not_end(afloat, on.pose) is None and (key not in best or score > best[key][0]):
                        best[key] = score, on
                    if not on.by and ((spent + letter, key) not in found or score > found[spent + letter, key][0]):
                        found[spent + letter, key] = score, spent + letter, on
        begun = list(_widest(found.values(), wide))
    return sorted(best.values(), key=lambda one: -one[0])[:MOST]


def _widest(found: Iterable[tuple[float, str, End]], wide: int) -> Iterator[tuple[str, End]]:
    """Of each beginning of an order the ends that promise most."""
    begun = defaultdict[str, list[tuple[float, End]]](list)
    for score, spent, end in found:
        begun[spent].append((score, end))
    for spent, those in begun.items():
        yield from ((spent, end) for _, end in sorted(those, key=lambda it: -it[0])[:wide])


def _cell(end: End) -> tuple[object, ...]:
    """CSG-BOT-04: ten millimetres and fifteen degrees; docked or not is not the same."""
    x, y, heading = end.pose
    return x // _CELL, y // _CELL, heading // _STEP, end.docked


def _segments(afloat: Afloat, end: End, letter: str, step: int, *, rough: bool) -> Iterator[End]:
    """CSG-BOT-01, CSG-BOT-02: every heading and length from there."""
    s, card = afloat.s, afloat.ship.card
    those = marks(s, afloat.number, end.pose.place)
    for heading, mark in headings(end.pose, those, afloat.most_turn, step).items():
        enemy = mark.enemy if mark is not None else None
        for mm in (0,) if rough else lengths(s, card, end.pose, heading, letter, enemy):
            segment = Segment(heading, letter, mm)
            leg = sailed(afloat, end.pose, segment)
            if leg is not None:
                yield after(afloat, end, segment, leg)


def after(afloat: Afloat, end: End, segment: Segment, leg: Leg) -> End:
    """A course with one segment more."""
    docked = _berth(afloat, leg) if leg.by else NOWHERE
    return End((*end.path, segment), leg.pose, docked, leg.by, (*end.met, *(tile for tile, _ in leg.met)))


def _berth(afloat: Afloat, leg: Leg) -> int:
    """The island at which she may dock where this leg has stopped; NOWHERE where there is none."""
    there = afloat.ship._replace(pose=leg.pose)
    islands = (int(place.partition(":")[2]) for place in leg.by if place.startswith("island:"))
    return next(
        (i for i in islands if touches_island(afloat.s, there, i) and may_dock(afloat.s, afloat.number, i)), NOWHERE
    )


def _orders(letters: str) -> Iterator[str]:
    """CSG-BOT-03: the distinct orders of a move list.

    >>> list(_orders("SLS"))
    ['SLS', 'SSL', 'LSS']
    """
    if not letters:
        yield ""
        return
    for letter in dict.fromkeys(letters):
        for rest in _orders(letters.replace(letter, "", 1)):
            yield letter + rest
