"""Chapter 5.1 (GEO): one turn and one straight march of a ship among what she can meet.

The same segment is asked for again and again: when it is thought of, tried, and sailed. So what was worked out is kept
for as long as nothing has moved.
"""

from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from ...geometry.angles import ahead
from ...geometry.jostle import MOST, jostle
from ...geometry.march import BORDER, first_overlap, march, passed, stays
from ...geometry.outline import Pose, placed, point_at
from ...state import Is, State
from ..abilities.ability import Trait
from ..abilities.active import active, latent
from ..table.bodies import hull, lying, middle_of, water
from .afloat import TROUBLE, Afloat, Waters

_STILL: Final = (0.0, 0.0)
BOW_PUSH: Final = 25.0
"""CSG-VAR-04: how far a ship that turns about her bow tip may be pushed aside, in millimetres."""


class Leg(NamedTuple):
    """Where a segment ends: `way` in millimetres; `by`: the places of what stopped it (``island:2``, ``ship:5``,
    ``border``); `met`: terrain on the way, in the order in which it is met, with the way to it."""

    pose: Pose
    way: float
    by: tuple[str, ...]
    met: tuple[tuple[int, float], ...]

    @property
    def ends(self) -> bool:
        """CSG-MOV-04: whether no other segment follows: all but the border stops a ship for good."""
        return bool(self.by) and self.by != ("border",)


def spared(s: State, number: int, at: Pose, heading: int, way: float) -> bool:
    """CSG-TER-01, CSG-INF-05: whether a march leads over terrain that nothing but hidden crew of hers keeps off."""
    ship = s.ship(number)
    if not s.tiles or Is.INTANGIBLE in ship.state or not latent(s, number, Trait.IGNORES_TERRAIN):
        return False
    kinds = (*TROUBLE, "iceberg") if active(s, number).has(Trait.IGNORES_ICE) else TROUBLE
    start, along = placed(hull(ship.card), at), ahead(heading)
    found = (water(tile.kind, tile.pose) for tile in s.tiles if tile.kind in kinds)
    return any(first_overlap(start, along, way, tile) < inf for tile in found)


def turned(afloat: Afloat, at: Pose, heading: int) -> Pose | None:
    """CSG-GEO-16, CSG-GEO-17: on the spot, pushed aside where there is no room; CSG-VAR-04: about the bow tip where
    that is the option. None where the push is not enough."""
    if heading == at.heading:
        return at
    return spun(afloat.ship.card, at, heading, bool(afloat.s.setting.options["bow_pivot"]), afloat.waters)


@lru_cache(maxsize=256)
def spun(card: str, at: Pose, heading: int, by_the_bow: bool, sea: Waters) -> Pose | None:
    """CSG-GEO-16, CSG-GEO-17: as `turned`, for any ship of this card."""
    there = at._replace(heading=heading)
    if by_the_bow:
        tip = (max(a for a, _ in hull(card)), 0.0)
        (x, y), (u, v) = point_at(tip, at), point_at(tip, there)
        there = there.shifted((x - u, y - v))
    middle, radius = middle_of(card, there)
    inside = sea.area is None or stays(middle, radius, _STILL, 0.0, sea.area)
    if inside and not passed(middle, radius, _STILL, 0.0, sea.solids):
        return there
    push = jostle(lying(card, there), sea.solids, sea.area, BOW_PUSH if by_the_bow else MOST)
    return there.shifted(push) if push is not None else None


def run(afloat: Afloat, at: Pose, heading: int, far: float) -> Leg:
    """CSG-GEO-18, CSG-GEO-19, CSG-GEO-20, CSG-MOV-05, CSG-MOV-06: a march from there, without a turn; islands and ships
    stop it, whichever side touches. Terrain that she overlaps from the start is not met (CSG-SAR-03, CSG-REE-03)."""
    return _run(afloat.ship.card, at, heading, far, afloat.waters)


@lru_cache(maxsize=256)
def _run(card: str, at: Pose, heading: int, far: float, sea: Waters) -> Leg:
    way, (middle, radius) = ahead(heading), middle_of(card, at)
    dry = passed(middle, radius, way, far, sea.solids)
    wet = passed(middle, radius, way, far, sea.terrain) if sea.terrain else ()
    if not dry and not wet and (sea.area is None or stays(middle, radius, way, far, sea.area)):
        return Leg(at.shifted((way[0] * far, way[1] * far)), far, (), ())
    body = lying(card, at)
    stop = march(body, way, far, [sea.solids[i] for i in dry], sea.area)
    found = [(first_overlap(body, way, far, sea.terrain[i]), sea.tiles[i]) for i in wet]
    met = tuple((i, t) for t, i in sorted(found) if t <= stop.way and t < inf)
    by = tuple("border" if i == BORDER else sea.places[dry[i]] for i in stop.by)
    return Leg(at.shifted((way[0] * stop.way, way[1] * stop.way)), stop.way, by, met)
