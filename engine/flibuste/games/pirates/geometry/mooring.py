"""Where a ship lies that docks, and one that is towed (CSG-GEO-21, CSG-GEO-22)."""

from collections.abc import Iterator, Sequence
from typing import Final

from ..tables import TOLERANCES
from .angles import FULL, Vector, ahead
from .gap import apart, difference, gap, signed, within
from .march import NEAR, TOUCH, Area, march
from .outline import HUNDREDTHS, Outline, Pose, placed, point_at

START: Final = 300.0
SWINGS: Final = (0, 15, -15, 30, -30, 45, -45, 60, -60)
"""CSG-GEO-21: the turns of a docking ship against the bearing, in the order in which they are tried."""
FINE: Final[float] = TOLERANCES["bisect_mm"]
TOW_STEP: Final = 15
TOW_MOST: Final = 90

Hull = Sequence[Vector]


def dock(hull: Hull, place: Vector, island: Outline, bearing: int, swing: int) -> Pose:
    """CSG-GEO-21: where a ship comes to lie that sails up to the island's reference point from this bearing."""
    east, north = ahead(bearing)
    x, y = place
    heading = (bearing + 180 + swing) % FULL
    start = Pose(round((x + START * east) * HUNDREDTHS), round((y + START * north) * HUNDREDTHS), heading)
    way = ahead(bearing + 180)
    gone = march(placed(hull, start), way, START, [island]).way
    return start.shifted((way[0] * gone, way[1] * gone))


def moors(
    hull: Hull, bow: Hull, pose: Pose, island: Outline, others: Sequence[Outline], area: Area | None = None
) -> bool:
    """CSG-GEO-21: whether that is legal: the bow zone touches the island, the hull lies in the area and overlaps no
    other solid."""
    body = placed(hull, pose)
    inside = area is None or all(area.left <= x <= area.right and area.bottom <= y <= area.top for x, y in body.points)
    return inside and within(placed(bow, pose), island, TOUCH) and not _overlaps(body, others)


def first_mooring(
    hull: Hull, bow: Hull, place: Vector, island: Outline, others: Sequence[Outline], area: Area | None = None
) -> Pose | None:
    """CSG-GEO-21: where an effect docks a ship: the first legal place in the order of the swings, then of the bearings;
    None where there is none."""
    for swing in SWINGS:
        for bearing in range(FULL):
            pose = dock(hull, place, island, bearing, swing)
            if moors(hull, bow, pose, island, others, area):
                return pose
    return None


def towed(hull: Hull, tower: Pose, stern: Vector, solids: Sequence[Outline]) -> Pose:
    """CSG-GEO-22: where a towed ship lies: behind the stern point of its tower, on the keel line; swung aside where it
    would overlap something, and left there where that does not help. The tower is none of the solids."""
    for swing in _swings():
        pose = _behind(hull, tower, stern, swing)
        if not _overlaps(placed(hull, pose), solids):
            return pose
    return _behind(hull, tower, stern, 0)


def _swings() -> Iterator[int]:
    yield 0
    for swing in range(TOW_STEP, TOW_MOST + 1, TOW_STEP):
        yield swing
        yield -swing


def _behind(hull: Hull, tower: Pose, stern: Vector, swing: int) -> Pose:
    tip = max(ahead_ for ahead_, _ in hull)
    x, y = point_at(stern, tower)
    heading = (tower.heading + swing) % FULL
    east, north = ahead(heading)
    back = NEAR + tip
    return Pose(round((x - back * east) * HUNDREDTHS), round((y - back * north) * HUNDREDTHS), heading)


def _overlaps(body: Outline, solids: Sequence[Outline]) -> bool:
    return any(apart(body, solid) < 0 and gap(body, solid) < 0 for solid in solids)


def standoff(hull: Hull, place: Vector, other: Outline, bearing: int, heading: int, far: float) -> Pose:
    """CSG-SET-22, CSG-KW-DRA-03: the nearest pose with this heading on a bearing from a place, so far from an outline
    round it."""
    (x, y), (east, north) = place, ahead(bearing)

    def at(way: float) -> Pose:
        return Pose(round((x + way * east) * HUNDREDTHS), round((y + way * north) * HUNDREDTHS), heading % FULL)

    # the hull is only shifted, so one difference says it all
    diff = difference(placed(hull, Pose(0, 0, heading % FULL)), other)
    near, out = 0.0, START
    while out - near > FINE:
        middle = (near + out) / 2
        if signed(diff, *at(middle).place) < far:
            near = middle
        else:
            out = middle
    return at(out)
