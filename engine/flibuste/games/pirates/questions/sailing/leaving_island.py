"""Chapter 5.22 (CSG-EFF-74): how a ship leaves the island where she is docked, if she can."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from ...geometry.angles import FULL
from ...geometry.outline import Pose
from ..table.bodies import is_kind
from .afloat import Afloat
from .berths import touches_island
from .course import Segment, comes_about, sailed, why_not_end
from .move_list import move_list

_STEP: Final = 15
"""CSG-EFF-74: degrees between the courses of two segments that are tried."""


def leaves(afloat: Afloat, pose: Pose) -> bool:
    """CSG-DOC-01: whether she would be docked no longer, lying so at the end of a move."""
    return not touches_island(afloat.s, afloat.ship._replace(pose=pose), afloat.ship.docked)


def can_leave(afloat: Afloat) -> bool:
    """CSG-EFF-74: by coming about, or by a course."""
    return next(turns_out(afloat), None) is not None or next(courses_out(afloat), None) is not None


def turns_out(afloat: Afloat) -> Iterator[int]:
    """CSG-MOV-07: the headings by coming about to which she leaves, the sharpest turns first."""
    at = afloat.ship.pose.heading
    for heading in _headings(at, FULL // 2, 1)[::-1] if not is_kind(afloat.ship, "sea_dragon") else ():
        pose = comes_about(afloat, heading)
        if pose is not None and why_not_end(afloat, pose) is None and leaves(afloat, pose):
            yield heading


def courses_out(afloat: Afloat) -> Iterator[tuple[Segment, ...]]:
    """Courses by which she leaves: of one segment at every heading; then of two, every few degrees, the first of them
    in full or as short as can be. Once a straight way leads off an island, more of it leads farther."""
    letters, at = move_list(afloat), afloat.ship.pose
    yield from _onward(afloat, at, letters, (), 1)
    for letter in dict.fromkeys(letters) if len(letters) > 1 else ():
        for heading, mm in product(_within(afloat, at, _STEP), (1, 0)):
            segment = Segment(heading, letter, mm)
            leg = sailed(afloat, at, segment)
            if leg is not None and not leg.ends:
                yield from _onward(afloat, leg.pose, letters.replace(letter, "", 1), (segment,), _STEP)


def _onward(
    afloat: Afloat, at: Pose, letters: str, path: tuple[Segment, ...], step: int
) -> Iterator[tuple[Segment, ...]]:
    """A course, gone on by one segment that leads off."""
    for letter in dict.fromkeys(letters):
        for heading in _within(afloat, at, step):
            segment = Segment(heading, letter)
            leg = sailed(afloat, at, segment)
            if leg is not None and leaves(afloat, leg.pose) and why_not_end(afloat, leg.pose) is None:
                yield (*path, segment)


def _within(afloat: Afloat, at: Pose, step: int) -> list[int]:
    """CSG-MOV-03: the headings of a segment, the sharpest turns first."""
    return _headings(at.heading, afloat.most_turn, step)[::-1]


def _headings(at: int, most: int, step: int) -> list[int]:
    """
    >>> _headings(10, 30, 15)
    [10, 25, 355, 40, 340]
    """
    return [at, *((at + side * by) % FULL for by in range(step, most + 1, step) for side in (1, -1))]
