"""Chapter 5.4 (MOV): where a ship has no room to turn to, and what she would pass by sailing a little aside."""

from functools import lru_cache
from typing import Final, NamedTuple

from ...geometry.angles import FULL, turn
from ...geometry.gap import apart, gap, near, within
from ...geometry.march import TOUCH
from ...geometry.outline import HUNDREDTHS, Outline, Pose
from ...state import Ship
from ..table.bodies import land, lying, reach_of, zone_of
from .afloat import Afloat, Waters
from .berths import may_dock
from .course import Segment, sailed, why_not_end
from .legs import Leg, spun

_ASIDE: Final = 12
"""The most degrees by which a course is changed that would only graze something."""
_TIP: Final = 4
"""The most degrees by which a course is changed that would dock at the tip of an island: whoever means to dock there
is off by less."""


class Shut(NamedTuple):
    """CSG-GEO-17: the headings from `first` to `last`, clockwise, to which there is no room to turn, and the places of
    what is in the way."""

    first: int
    last: int
    by: tuple[str, ...]


def shut(afloat: Afloat, at: Pose) -> tuple[Shut, ...]:
    """CSG-MOV-03, CSG-GEO-17: of the headings that one turn from there may reach those for which there is no room."""
    if not afloat.turns or not _beside(afloat.ship, at, afloat.waters):
        return ()
    return _shut(afloat.ship.card, at, afloat.most_turn, bool(afloat.s.setting.options["bow_pivot"]), afloat.waters)


@lru_cache(maxsize=32)
def _shut(card: str, at: Pose, most: int, by_the_bow: bool, sea: Waters) -> tuple[Shut, ...]:
    found = list[Shut]()
    for by in range(-most, most + 1):
        heading = (at.heading + by) % FULL
        if not by or spun(card, at, heading, by_the_bow, sea) is not None:
            continue
        what = _under(lying(card, at._replace(heading=heading)), sea)
        last = found[-1] if found else None
        if last is not None and last.by == what and (last.last + 1) % FULL == heading:
            found[-1] = last._replace(last=heading)
        else:
            found.append(Shut(heading, heading, what))
    return tuple(found)


def _beside(ship: Ship, at: Pose, sea: Waters) -> bool:
    """Whether anything is so near that she could meet it as she turns."""
    (x, y), reach = at.place, reach_of(ship.card) / HUNDREDTHS
    area = sea.area
    if area is not None and min(x - area.left, area.right - x, y - area.bottom, area.top - y) < reach:
        return True
    return any(
        (x - u) ** 2 + (y - v) ** 2 < (reach + solid.radius) ** 2 for solid in sea.solids for u, v in [solid.centre]
    )


def _under(body: Outline, sea: Waters) -> tuple[str, ...]:
    """The places of what a body overlaps."""
    found = [
        place
        for place, solid in zip(sea.places, sea.solids, strict=True)
        if apart(body, solid) < 0 and near(body, solid, 0.0) and gap(body, solid) < 0
    ]
    area = sea.area
    inside = area is None or all(area.left <= x <= area.right and area.bottom <= y <= area.top for x, y in body.points)
    if not inside:
        found.append("border")
    return tuple(found)


def past(afloat: Afloat, at: Pose, segment: Segment, leg: Leg) -> int | None:
    """CSG-MOV-03, CSG-GEO-18: the heading nearest to that of a leg that only grazes something by which she passes it;
    None where the leg grazes nothing, or no such heading is near."""
    if not leg.ends:
        return None
    most = _aside(afloat, leg)
    for by in (side * k for k in range(1, most + 1) for side in (1, -1)):
        heading = (segment.heading + by) % FULL
        if turn(at.heading, heading) > afloat.most_turn:
            continue
        other = sailed(afloat, at, segment._replace(heading=heading))
        if other and not other.ends and why_not_end(afloat, other.pose) is None:
            return heading
    return None


def _aside(afloat: Afloat, leg: Leg) -> int:
    """How far aside a stopped leg may be led: not at all where her bow comes to another's ship, and hardly where it
    comes to an island at which she may dock."""
    s, ship, most = afloat.s, afloat.ship, _ASIDE
    bow = zone_of(ship.card, leg.pose)
    for place in leg.by:
        kind, _, i = place.partition(":")
        if kind == "island" and int(i) != ship.docked and may_dock(s, afloat.number, int(i)):
            island = s.islands[int(i)]
            if within(bow, land(island.shape, island.pose), TOUCH):
                most = min(most, _TIP)
        if kind == "ship":
            other = s.ship(int(i))
            if other.owner != ship.owner and within(bow, lying(other.card, other.pose), TOUCH):
                return 0
    return most
