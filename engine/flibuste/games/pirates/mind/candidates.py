"""Chapter 12.1 (BOT): the courses of a ship that a good player would think about."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress
from typing import Final, NamedTuple

from ..cargo.hold import treasure_of
from ..geometry.angles import FULL, Vector, ahead, turn
from ..geometry.gap import apart, gap
from ..geometry.outline import Outline, Pose, placed
from ..sailing.berths import harbour, is_wild, may_dock, touches_island
from ..sailing.exits import nearest_bearing
from ..sailing.moving import MOST_TURN, Segment, any_heading, length, orders, sailed, why_not_end
from ..sailing.sea import body, built, derelict, hull, measure, standing
from ..sailing.waters import Leg, Waters, waters
from ..state import NOBODY, NOWHERE, State

MOST: Final = 40
"""CSG-BOT-04"""
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
    for other, one in s.afloat():
        hostile = one.owner not in (ship.owner, NOBODY) or derelict(one)
        if other != number and hostile and one.lost == NOWHERE and _within(place, one.pose.place, 3 * long):
            found.append(Errand(one.pose.place, enemy=None if derelict(one) else body(one)))
    return found


def _within(a: Vector, b: Vector, far: float) -> bool:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= far * far


def headings(at: Pose, those: Sequence[Errand], step: int = _STEP, *, free: bool = False) -> dict[int, Errand | None]:
    """CSG-BOT-01: the heading that she has and every so many degrees on either side, and the bearings of what she may
    want, each with what lies there."""
    most = FULL // 2 if free else MOST_TURN
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
    it, way = placed(hull(card), at._replace(heading=heading)), ahead(heading)

    def left(mm: int) -> float:
        return gap(it.shifted(way[0] * mm, way[1] * mm), enemy)

    low, high = 0, most
    if left(high) > _NEAR_MM:
        return 0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if left(middle) > _NEAR_MM else (low, middle)
    return low


def around(s: State, number: int, letters: str) -> Waters:
    """What she may meet in one move action: all else is too far away."""
    sea, it = waters(s, number), body(s.ship(number))
    far = length(s, letters) + it.radius + _ASTRAY * len(letters)
    near = [apart(it, one) - it.radius <= far for one in sea.solids]
    wet = [apart(it, one) - it.radius <= far for one in sea.terrain]
    return Waters(
        tuple(compress(sea.places, near)),
        tuple(compress(sea.solids, near)),
        tuple(compress(sea.tiles, wet)),
        tuple(compress(sea.terrain, wet)),
        sea.area,
    )


def ends(
    s: State, number: int, letters: str, promise: Promise, wide: int, *, rough: bool = False
) -> list[tuple[float, End]]:
    """CSG-BOT-04: where the courses lead, by the exact engine; of those that end in the same cell the best; the best 40
    of all, the best first. After each segment but the last the `wide` best of each order are sailed on from.
    `rough`: in steps of thirty degrees and whole segments, for a look farther ahead."""
    sea, ship = around(s, number, letters), s.ship(number)
    best: dict[tuple[object, ...], tuple[float, End]] = {}
    step = 2 * _STEP if len(letters) > 2 or rough else _STEP
    begun = [("", End((), ship.pose))]
    for place in range(len(letters)):
        # CSG-BOT-03: every order of the move list; from the third segment on in finer steps
        fine = not rough and (place >= 2 or len(letters) <= 2)
        found: dict[tuple[object, ...], tuple[float, str, End]] = {}
        for spent, end in begun:
            rest = {one[len(spent)] for one in orders(letters) if one.startswith(spent)}
            for letter in sorted(rest):
                for on in _segments(s, number, end, letter, sea, _STEP if fine else step, rough=rough):
                    score = promise(on)
                    key = _cell(on)
                    if why_not_end(s, number, on.pose) is None and (key not in best or score > best[key][0]):
                        best[key] = score, on
                    if not on.by and ((spent + letter, key) not in found or score > found[spent + letter, key][0]):
                        found[spent + letter, key] = score, spent + letter, on
        begun = list(_widest(found.values(), wide))
    return sorted(best.values(), key=lambda it: -it[0])[:MOST]


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


def _segments(s: State, number: int, end: End, letter: str, sea: Waters, step: int, *, rough: bool) -> Iterator[End]:
    """CSG-BOT-01, CSG-BOT-02: every heading and length from there."""
    ship = s.ship(number)
    those = marks(s, number, end.pose.place)
    for heading, mark in headings(end.pose, those, step, free=any_heading(s, number)).items():
        enemy = mark.enemy if mark is not None else None
        for mm in (0,) if rough else lengths(s, ship.card, end.pose, heading, letter, enemy):
            segment = Segment(heading, letter, mm)
            leg = sailed(s, ship, end.pose, segment, sea)
            if leg is not None:
                yield after(s, number, end, segment, leg)


def after(s: State, number: int, end: End, segment: Segment, leg: Leg) -> End:
    """A course with one segment more."""
    there = s.ship(number)._replace(pose=leg.pose)
    islands = (int(place.partition(":")[2]) for place in leg.by if place.startswith("island:"))
    docked = next((i for i in islands if touches_island(s, there, i) and may_dock(s, number, i)), NOWHERE)
    return End((*end.path, segment), leg.pose, docked, leg.by, (*end.met, *(tile for tile, _ in leg.met)))
