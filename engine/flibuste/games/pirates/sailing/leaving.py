"""Chapter 5.22 (CSG-EFF-74): how a ship leaves the island where she is docked, if she can."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from ..geometry.angles import FULL
from ..geometry.outline import Pose
from ..state import State
from .berths import touches_island
from .moving import MOST_TURN, Segment, any_heading, comes_about, move_list, sailed, why_not_end
from .sea import is_kind
from .waters import waters

_STEP: Final = 15
"""CSG-EFF-74: degrees between the courses of two segments that are tried."""


def leaves(s: State, number: int, pose: Pose) -> bool:
    """CSG-DOC-01: whether she would be docked no longer, lying so at the end of a move."""
    ship = s.ship(number)
    return not touches_island(s, ship._replace(pose=pose), ship.docked)


def can_leave(s: State, number: int) -> bool:
    """CSG-EFF-74: by coming about, or by a course."""
    return next(turns_out(s, number), None) is not None or next(courses_out(s, number), None) is not None


def turns_out(s: State, number: int) -> Iterator[int]:
    """CSG-MOV-07: the headings by coming about to which she leaves, the sharpest turns first."""
    at = s.ship(number).pose.heading
    for heading in _headings(at, FULL // 2, 1)[::-1] if not is_kind(s.ship(number), "sea_dragon") else ():
        pose = comes_about(s, number, heading)
        if pose is not None and why_not_end(s, number, pose) is None and leaves(s, number, pose):
            yield heading


def courses_out(s: State, number: int) -> Iterator[tuple[Segment, ...]]:
    """Courses by which she leaves: of one segment at every heading; then of two, every few degrees, the first of them
    in full or as short as can be. Once a straight way leads off an island, more of it leads farther."""
    letters, at = move_list(s, number), s.ship(number).pose
    yield from _onward(s, number, at, letters, (), 1)
    for letter in dict.fromkeys(letters) if len(letters) > 1 else ():
        for heading, mm in product(_within(s, number, at, _STEP), (1, 0)):
            segment = Segment(heading, letter, mm)
            leg = sailed(s, s.ship(number), at, segment, waters(s, number))
            if leg is not None and (not leg.by or leg.by == ("border",)):
                yield from _onward(s, number, leg.pose, letters.replace(letter, "", 1), (segment,), _STEP)


def _onward(
    s: State, number: int, at: Pose, letters: str, path: tuple[Segment, ...], step: int
) -> Iterator[tuple[Segment, ...]]:
    """A course, gone on by one segment that leads off."""
    for letter in dict.fromkeys(letters):
        for heading in _within(s, number, at, step):
            leg = sailed(s, s.ship(number), at, Segment(heading, letter), waters(s, number))
            if leg is not None and leaves(s, number, leg.pose) and why_not_end(s, number, leg.pose) is None:
                yield (*path, Segment(heading, letter))


def _within(s: State, number: int, at: Pose, step: int) -> list[int]:
    """CSG-MOV-03: the headings of a segment, the sharpest turns first."""
    return _headings(at.heading, FULL // 2 if any_heading(s, number) else MOST_TURN, step)[::-1]


def _headings(at: int, most: int, step: int) -> list[int]:
    """
    >>> _headings(10, 30, 15)
    [10, 25, 355, 40, 340]
    """
    return [at, *((at + side * by) % FULL for by in range(step, most + 1, step) for side in (1, -1))]
