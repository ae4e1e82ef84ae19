"""Geometry of the open sea: outlines, gaps, marches (docs/rules/pirates.md, 5.1)."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, isclose, radians, sin
from random import Random
from time import process_time

import pytest

from flibuste.games.pirates.geometry.angles import FULL, ahead, sine, turn
from flibuste.games.pirates.geometry.gap import gap, separation, within
from flibuste.games.pirates.geometry.march import BORDER, Area, first_overlap, march, passed
from flibuste.games.pirates.geometry.outline import Pose, laid, outline, placed
from tests.games.pirates.seas import GALLEON, ISLAND, SLOOP, pose, ship, solids, stepping

BOX = outline([(0, 0), (10, 0), (10, 10), (0, 10)])


def test_headings_go_clockwise_from_north() -> None:
    """CSG-GEO-01: whole degrees."""
    assert (ahead(0), ahead(90)) == ((0.0, 1.0), (1.0, 0.0))
    for heading in range(FULL):
        assert isclose(sine(heading), sin(radians(heading)), abs_tol=1e-15)
        assert isclose(ahead(heading)[1], cos(radians(heading)), abs_tol=1e-15)


def test_a_point_lies_ahead_and_to_starboard() -> None:
    """CSG-GEO-03: a ship that heads east has its starboard in the south."""
    assert max(placed(SLOOP, Pose(10_000, 5_000, 90)).points) == (125.0, 50.0)
    left, right = placed([(0, 0), (0, 5), (5, 0)], Pose(0, 0, 90)), laid([(0, 0), (0, -5), (5, 0)], Pose(0, 0, 0))
    assert sorted(left.points) == sorted(right.points)


def test_an_island_is_turned_clockwise() -> None:
    """CSG-GEO-04: what lay in the east lies in the south after a quarter turn."""
    turned = laid([(10, 0), (0, 1), (0, -1)], Pose(0, 0, 90))
    assert (0.0, -10.0) in turned.points


def test_places_are_whole_hundredths() -> None:
    """CSG-GEO-05: rounded after every move."""
    assert Pose(0, 0, 45).shifted((0.126, -0.124)) == Pose(13, -12, 45)


def test_the_distance_is_that_of_the_nearest_points() -> None:
    """CSG-GEO-11: edge to corner, corner to corner; overlapping, the shortest way out."""
    assert gap(BOX, BOX.shifted(12, 3)) == 2
    assert gap(BOX, BOX.shifted(13, 14)) == 5
    assert gap(BOX, BOX.shifted(4, 7)) == -3


@pytest.mark.parametrize("seed", range(5))
def test_a_distance_is_the_same_from_both_sides_and_however_the_table_is_turned(seed: int) -> None:
    """CSG-GEO-11: it is no matter of who asks, nor of where north lies."""
    rng = Random(seed)
    for _ in range(100):
        one, other = pose(rng, 12_000), pose(rng, 12_000)
        apart = gap(placed(SLOOP, one), laid(ISLAND, other))
        assert isclose(apart, gap(laid(ISLAND, other), placed(SLOOP, one)), abs_tol=1e-9)
        quarter = [Pose(it.y, -it.x, (it.heading + 90) % FULL) for it in (one, other)]
        assert isclose(apart, gap(placed(SLOOP, quarter[0]), laid(ISLAND, quarter[1])), abs_tol=1e-9)


def test_what_is_not_farther_than_half_a_millimetre_touches() -> None:
    """CSG-GEO-12: contact."""
    assert within(BOX, BOX.shifted(10.5, 0), 0.5)
    assert not within(BOX, BOX.shifted(10.51, 0), 0.5)


def test_the_way_out_of_an_overlap_is_the_shortest() -> None:
    """CSG-GEO-17: by the depth, along the direction of the separation, and they are apart."""
    depth, (east, north) = separation(BOX, BOX.shifted(7, 2))
    assert (depth, east, north) == (3, -1, 0)


def test_a_march_stops_a_quarter_of_a_millimetre_before_a_solid() -> None:
    """CSG-GEO-18: and tells what stopped it."""
    stop = march(BOX, (1, 0), 63.5, [BOX.shifted(0, 40), BOX.shifted(30, 5)])
    assert stop.by == (1,)
    assert 19.74 <= stop.way <= 19.75


def test_a_stop_touches_what_stopped_it() -> None:
    """CSG-GEO-19: the gap is about a quarter of a millimetre, whatever met whatever."""
    rng, stops = Random(5), 0
    while stops < 60:
        at = pose(rng)
        start, others = placed(GALLEON, at), solids(rng, 8)
        if min(gap(start, other) for other in others) <= 0.5:
            continue
        stop = march(start, ahead(at.heading), 88.9, others)
        for i in stop.by:
            east, north = ahead(at.heading)
            assert 0.2 < gap(start.shifted(stop.way * east, stop.way * north), others[i]) < 0.27
            stops += 1


def test_what_grazes_blocks_only_where_the_hull_would_go_into_it() -> None:
    """CSG-GEO-18: a solid that is touched at the start can be slid along and left, not entered."""
    beside = BOX.shifted(10.3, 0)
    assert march(BOX, (0, 1), 20, [beside]).way == 20
    assert march(BOX, (-1, 0), 20, [beside]).way == 20
    assert march(BOX, (1, 0), 20, [beside]).way == 0.34


def test_the_border_stops_at_the_first_corner() -> None:
    """CSG-GEO-14: as soon as a corner of the hull would lie outside."""
    stop = march(BOX, (1, 0), 50, [], Area(0, 0, 35.5, 100))
    assert stop.by == (BORDER,)
    assert 25.49 <= stop.way <= 25.5


def test_terrain_is_met_at_the_first_step_that_overlaps_it() -> None:
    """CSG-GEO-20: not what the hull lay in from the start."""
    assert first_overlap(BOX, (1, 0), 50, BOX.shifted(20.5, 0)) == 11
    assert first_overlap(BOX, (1, 0), 50, BOX.shifted(5, 0)) == float("inf")
    assert first_overlap(BOX, (1, 0), 10.25, BOX.shifted(20.1, 0)) == 10.25


@pytest.mark.parametrize("seed", range(10))
def test_the_quick_march_stops_where_the_plain_one_does(seed: int) -> None:
    """CSG-GEO-18: on crowded tables, most starts grazing something, some overlapping."""
    rng, grazed = Random(seed), 0
    for _ in range(1_000 // 10):
        at = pose(rng, 12_000)
        start, others = ship(rng, at), solids(rng, 4, 12_000)
        if rng.random() < 0.5:
            # laid alongside, so that it grazes
            depth, (east, north) = separation(start, others[0])
            out = depth + rng.choice((0.3, 0.1, -0.02, 0.49))
            start = start.shifted(out * east, out * north)
        grazed += any(gap(start, other) <= 0.5 for other in others)
        way, far = ahead(rng.randrange(FULL)), rng.choice((63.5, 88.9, 20.0, 7.0))
        stop = march(start, way, far, others)
        plain, by = stepping(start, way, far, others)
        assert (stop.way, {*stop.by}) == (plain, by)
    assert grazed > 20


@pytest.mark.parametrize("seed", range(10))
def test_what_lies_off_the_way_changes_nothing(seed: int) -> None:
    """CSG-GEO-18: a march among those alone that the circle could come near to ends as one among all of them."""
    rng, spared = Random(seed), 0
    for _ in range(200):
        start, others = ship(rng, pose(rng, 20_000)), solids(rng, 12, 20_000)
        way, far = ahead(rng.randrange(FULL)), rng.choice((63.5, 88.9, 20.0, 0.0))
        near = passed(start.centre, start.radius, way, far, others)
        stop = march(start, way, far, [others[i] for i in near])
        assert (stop.way, tuple(near[i] for i in stop.by)) == march(start, way, far, others)
        spared += len(others) - len(near)
    assert spared > 500


def test_a_march_never_ends_in_an_overlap_that_was_not_there() -> None:
    """CSG-GEO-18: however crowded it is."""
    rng = Random(11)
    for _ in range(300):
        at = pose(rng, 12_000)
        start, others = ship(rng, at), solids(rng, 6, 12_000)
        way = ahead(at.heading)
        stop = march(start, way, 88.9, others)
        end = start.shifted(stop.way * way[0], stop.way * way[1])
        for other in others:
            assert gap(end, other) >= min(gap(start, other), 0.0) - 0.06


def test_the_shorter_way_round() -> None:
    """CSG-GEO-16: at most 90 degrees before a segment."""
    assert (turn(10, 350), turn(0, 180), turn(200, 290)) == (20, 180, 90)


def test_a_segment_among_sixteen_solids_costs_no_more_than_a_few_distances() -> None:
    """One distance a solid would be tried at every millimetre otherwise."""
    rng = Random(3)
    start, others = placed(GALLEON, Pose(10_000, 10_000, 40)), solids(rng, 16)

    def seconds(of: Callable[[], object]) -> float:
        began = process_time()
        for _ in range(50):
            of()
        return process_time() - began

    marching = seconds(lambda: march(start, ahead(40), 88.9, others))
    assert marching < 60 * seconds(lambda: gap(start, others[0]))
