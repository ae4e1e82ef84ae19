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


def leaves(it: Afloat, pose: Pose) -> bool:
    """CSG-DOC-01: whether she would be docked no longer, lying so at the end of a move."""
    return not touches_island(it.s, it.ship._replace(pose=pose), it.ship.docked)


def can_leave(it: Afloat) -> bool:
    """CSG-EFF-74: by coming about, or by a course."""
    return next(turns_out(it), None) is not None or next(courses_out(it), None) is not None


def turns_out(it: Afloat) -> Iterator[int]:
    """CSG-MOV-07: the headings by coming about to which she leaves, the sharpest turns first."""
    at = it.ship.pose.heading
    for heading in _headings(at, FULL // 2, 1)[::-1] if not is_kind(it.ship, "sea_dragon") else ():
        pose = comes_about(it, heading)
        if pose is not None and why_not_end(it, pose) is None and leaves(it, pose):
            yield heading


def courses_out(it: Afloat) -> Iterator[tuple[Segment, ...]]:
    """Courses by which she leaves: of one segment at every heading; then of two, every few degrees, the first of them
    in full or as short as can be. Once a straight way leads off an island, more of it leads farther."""
    letters, at = move_list(it), it.ship.pose
    yield from _onward(it, at, letters, (), 1)
    for letter in dict.fromkeys(letters) if len(letters) > 1 else ():
        for heading, mm in product(_within(it, at, _STEP), (1, 0)):
            segment = Segment(heading, letter, mm)
            leg = sailed(it, at, segment)
            if leg is not None and not leg.ends:
                yield from _onward(it, leg.pose, letters.replace(letter, "", 1), (segment,), _STEP)


def _onward(it: Afloat, at: Pose, letters: str, path: tuple[Segment, ...], step: int) -> Iterator[tuple[Segment, ...]]:
    """A course, gone on by one segment that leads off."""
    for letter in dict.fromkeys(letters):
        for heading in _within(it, at, step):
            segment = Segment(heading, letter)
            leg = sailed(it, at, segment)
            if leg is not None and leaves(it, leg.pose) and why_not_end(it, leg.pose) is None:
                yield (*path, segment)


def _within(it: Afloat, at: Pose, step: int) -> list[int]:
    """CSG-MOV-03: the headings of a segment, the sharpest turns first."""
    return _headings(at.heading, it.most_turn, step)[::-1]


def _headings(at: int, most: int, step: int) -> list[int]:
    """
    >>> _headings(10, 30, 15)
    [10, 25, 355, 40, 340]
    """
    return [at, *((at + side * by) % FULL for by in range(step, most + 1, step) for side in (1, -1))]
