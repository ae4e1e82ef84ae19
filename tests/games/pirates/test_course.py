"""Segments of a course (docs/rules/pirates.md, 5.1): turn, jostle, march."""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose
from random import Random

import pytest

from flibuste.games.pirates.geometry.angles import FULL
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.geometry.march import Area
from flibuste.games.pirates.geometry.outline import Outline, Pose, laid, outline, placed
from flibuste.games.pirates.questions.sailing.afloat import Afloat, Waters
from flibuste.games.pirates.questions.sailing.legs import Leg, run, turned
from tests.games.pirates.seas import ISLAND, SLOOP, pose, solids
from tests.games.pirates.tables import ship, table

START = Pose(0, 0, 0)
SEA = table([ship("SM-PS-002", 0, START)])
"""With a ship that has the hull of SLOOP."""


def segment(
    at: Pose,
    heading: int,
    far: float,
    solids: Sequence[Outline],
    terrain: Sequence[Outline] = (),
    area: Area | None = None,
) -> Leg | None:
    """CSG-GEO-15: the turn, and the march from there."""
    places = tuple(map(str, range(len(solids))))
    it = Afloat(SEA, 0, Waters(places, tuple(solids), tuple(range(len(terrain))), tuple(terrain), area))
    there = turned(it, at, heading)
    return None if there is None else run(it, there, heading, far)


def test_a_segment_turns_then_pushes_then_marches() -> None:
    """CSG-GEO-15: in this order; the push moves where the march begins."""
    wall = outline([(6, -100), (20, -100), (20, 100), (6, 100)])
    leg = segment(Pose(0, 0, 10), 0, 63.5, [wall])
    assert leg is not None
    # half a beam of seven millimetres, and a tenth to spare
    assert (leg.pose, leg.way, leg.by) == (Pose(-110, 6350, 0), 63.5, ())


def test_a_heading_without_room_is_illegal() -> None:
    """CSG-GEO-17: where the pushes are not enough; without a turn nothing is pushed."""
    pen = [outline([(x, -100), (x + 20, -100), (x + 20, 100), (x, 100)]) for x in (8, -28)]
    assert segment(START, 90, 10, pen) is None
    straight = segment(START, 0, 0, pen)
    assert straight is not None
    assert straight.pose == START


def test_a_stop_names_what_stopped_it() -> None:
    """CSG-GEO-18: solids by their numbers; the border by its own."""
    island = laid(ISLAND, Pose(0, 12_000, 0))
    leg = segment(START, 0, 88.9, [laid(ISLAND, Pose(40_000, 0, 0)), island])
    assert leg is not None
    assert leg.by == ("1",)
    assert isclose(gap(placed(SLOOP, leg.pose), island), 0.25, abs_tol=0.02)
    leg = segment(START, 0, 88.9, [], (), Area(-100, -100, 100, 50))
    assert leg is not None
    assert leg.by == ("border",)


def test_terrain_is_told_in_the_order_in_which_it_is_met() -> None:
    """CSG-GEO-20: as far as the ship comes; what it lies in already is not met."""
    tile = [(30.0, 5.0), (-30.0, 5.0), (-30.0, -5.0), (30.0, -5.0)]
    here, near, far, beyond = (laid(tile, Pose(0, y, 0)) for y in (0, 4_000, 7_000, 14_000))
    leg = segment(START, 0, 63.5, [], [far, here, beyond, near])
    assert leg is not None
    assert leg.met == ((3, 11.0), (0, 41.0))
    wall = outline([(-50, 60), (50, 60), (50, 62), (-50, 62)])
    stopped = segment(START, 0, 63.5, [wall], [far, here, beyond, near])
    assert stopped is not None
    assert stopped.met == ((3, 11.0),)


@pytest.mark.parametrize("quarter", [1, 2, 3])
def test_the_table_may_be_turned(quarter: int) -> None:
    """CSG-GEO-04: nothing depends on where north lies."""
    rng = Random(quarter)

    def there(it: Pose) -> Pose:
        for _ in range(quarter):
            it = Pose(it.y, -it.x, (it.heading + 90) % FULL)
        return it

    for _ in range(60):
        at, isles = pose(rng, 12_000), [pose(rng, 12_000) for _ in range(3)]
        heading = (at.heading + rng.randrange(-90, 91)) % FULL
        legs = [
            segment(turn(at), (heading + by) % FULL, 63.5, [laid(ISLAND, turn(isle)) for isle in isles])
            for turn, by in ((lambda it: it, 0), (there, 90 * quarter))
        ]
        assert (legs[0] is None) == (legs[1] is None)
        if legs[0] and legs[1]:
            assert isclose(legs[0].way, legs[1].way, abs_tol=0.03)
            assert legs[0].by == legs[1].by


def test_a_course_never_ends_in_an_overlap_that_was_not_there() -> None:
    """CSG-GEO-17, CSG-GEO-18: three segments among crowded solids."""
    rng = Random(9)
    for _ in range(150):
        at, others = pose(rng, 14_000), solids(rng, 6, 14_000)
        before = [min(gap(placed(SLOOP, at), other), 0.0) for other in others]
        for _ in range(3):
            leg = segment(at, (at.heading + rng.randrange(-90, 91)) % FULL, 63.5, others)
            if leg is None:
                break
            at = leg.pose
        for other, was in zip(others, before, strict=True):
            assert gap(placed(SLOOP, at), other) >= was - 0.2
