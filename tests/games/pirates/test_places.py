"""Jostle, lines of fire, docking and towing (docs/rules/pirates.md, 5.1)."""

from __future__ import annotations

from math import isclose
from random import Random

from flibuste.games.pirates.geometry.angles import ahead
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.geometry.jostle import MOST, jostle
from flibuste.games.pirates.geometry.march import Area
from flibuste.games.pirates.geometry.mooring import SWINGS, dock, first_mooring, moors, towed
from flibuste.games.pirates.geometry.outline import Pose, laid, outline, placed, point_at
from flibuste.games.pirates.geometry.pivot import CLOCKWISE, pivot
from flibuste.games.pirates.geometry.sight import SailLine, crosses, meets, samples, shot
from tests.games.pirates.seas import GALLEON, ISLAND, SLOOP, pose, ship, solids, swinging

BOX = outline([(0, 0), (10, 0), (10, 10), (0, 10)])
BOW = SLOOP[:2] + SLOOP[-1:]
STERN = (-45.0, 0.0)


def test_a_turn_without_room_pushes_the_ship_aside() -> None:
    """CSG-GEO-17: by the depth and a tenth of a millimetre, out of the deepest overlap first."""
    assert jostle(BOX, [BOX.shifted(7, 1)]) == (-3.1, 0.0)
    assert jostle(BOX, [BOX.shifted(12, 0)]) == (0.0, 0.0)
    assert jostle(BOX, [BOX.shifted(7, 0), BOX.shifted(-7, 0)]) is None
    assert (
        jostle(
            outline([(-40, 0), (40, 0), (40, 20), (-40, 20)]), [outline([(-60, -40), (60, -40), (60, 19), (-60, 19)])]
        )
        is None
    )


def test_a_jostled_ship_overlaps_nothing() -> None:
    """CSG-GEO-17: at most fifteen millimetres; whatever lies there."""
    rng, pushed = Random(2), 0
    for _ in range(400):
        hull, others = ship(rng, pose(rng, 12_000)), solids(rng, 4, 12_000)
        push = jostle(hull, others)
        if push is not None and push != (0.0, 0.0):
            pushed += 1
            assert push[0] ** 2 + push[1] ** 2 <= MOST**2
            assert min(gap(hull.shifted(*push), other) for other in others) >= 0
    assert pushed > 20


def test_the_border_pushes_too() -> None:
    """CSG-GEO-14: it is a solid."""
    push = jostle(BOX, [], Area(2, 0, 50, 50))
    assert push is not None
    assert isclose(push[0], 2.1)
    assert push[1] == 0


def test_a_target_is_sampled_at_its_corners_and_every_four_millimetres() -> None:
    """CSG-GEO-24: at equal steps."""
    points = [*samples(BOX)]
    assert len(points) == 12
    assert {(0, 0), (10, 0), (10, 10), (0, 10)} <= {*points}


def test_a_shot_goes_to_the_nearest_point_that_is_not_hidden() -> None:
    """CSG-GEO-25: that is the range used; out of range there is no shot."""
    target = BOX.shifted(30, -5)
    free = shot((0.0, 0.0), target, 63.5)
    assert free is not None
    assert 30 <= free.range < 30.1
    wall = outline([(15, -20), (16, -20), (16, 1), (15, 1)])
    hidden = shot((0.0, 0.0), target, 63.5, [wall])
    assert hidden is not None
    assert hidden.range > free.range
    assert hidden.point[1] > 2
    assert shot((0.0, 0.0), target, 29.9) is None
    assert shot((0.0, 0.0), target, 63.5, [wall.shifted(0, 0), wall.shifted(0, 15)]) is None


def test_a_range_is_inclusive() -> None:
    """CSG-GEO-29: to the hundredth of a millimetre."""
    assert shot((0.0, 0.0), BOX.shifted(30, 0), 30) is not None
    assert shot((0.0, 0.0), BOX.shifted(30.02, 0), 30) is None


def test_bodies_block_even_where_they_are_touched_and_sails_where_they_are_crossed() -> None:
    """CSG-GEO-27: an outline anywhere, a sail properly."""
    assert meets((-5, 10), (20, 10), BOX)
    assert not meets((-5, 10.01), (20, 10.01), BOX)
    assert not meets((-5, 5), (-1, 5), BOX)
    assert crosses((0, 0), (10, 0), SailLine((5, -8), (5, 8)))
    assert not crosses((0, 0), (5, 0), SailLine((5, -8), (5, 8)))


def test_a_sail_of_the_own_ship_is_in_the_way() -> None:
    """CSG-GEO-26: the other masts stand before the gun that fires along the keel."""
    target = BOX.shifted(40, -5)
    assert shot((0.0, 0.0), target, 63.5) is not None
    assert shot((0.0, 0.0), target, 63.5, (), [SailLine((10.0, -8.0), (10.0, 8.0))]) is None


def test_a_docking_ship_sails_up_to_the_island() -> None:
    """CSG-GEO-21: from its bearing, bow first; it touches the island and nothing else."""
    island = laid(ISLAND, Pose(0, 0, 0))
    for bearing in range(0, 360, 30):
        lying = dock(SLOOP, (0.0, 0.0), island, bearing, 0)
        assert 0.2 < gap(placed(SLOOP, lying), island) < 0.3
        assert lying.heading == (bearing + 180) % 360
    lying = dock(SLOOP, (0.0, 0.0), island, 90, 0)
    assert moors(SLOOP, BOW, lying, island, [])
    assert not moors(SLOOP, BOW, lying, island, [placed(SLOOP, lying)])
    assert not moors(SLOOP, BOW, lying, island, [], Area(-500, -500, 80, 500))


def test_an_effect_docks_at_the_first_place_that_is_free() -> None:
    """CSG-GEO-21: by the swings first, then round by the bearings; none, where all is taken."""
    island = laid(ISLAND, Pose(0, 0, 0))
    first = first_mooring(SLOOP, BOW, (0.0, 0.0), island, [])
    assert first == dock(SLOOP, (0.0, 0.0), island, 0, SWINGS[0])
    second = first_mooring(SLOOP, BOW, (0.0, 0.0), island, [placed(SLOOP, first)])
    assert second not in (None, first)
    ring = [outline([(-300, -300), (300, -300), (300, 300), (-300, 300)])]
    assert first_mooring(SLOOP, BOW, (0.0, 0.0), island, ring) is None


def test_a_towed_ship_lies_behind_its_tower() -> None:
    """CSG-GEO-22: its bow a quarter of a millimetre behind the stern point, on the keel line; swung where it must."""
    tower = Pose(0, 0, 90)
    straight = towed(SLOOP, tower, STERN, [])
    assert straight.heading == 90
    assert point_at((25.0, 0.0), straight) == (-45.25, 0.0)
    swung = towed(SLOOP, tower, STERN, [outline([(-110, 6), (-60, 6), (-60, 30), (-110, 30)])])
    assert swung.heading == 75
    stuck = towed(SLOOP, tower, STERN, [outline([(-300, -300), (-46, -300), (-46, 300), (-300, 300)])])
    assert stuck == straight


def test_galleons_dock_as_well() -> None:
    """CSG-GEO-21: whatever the length of the hull, its heading is kept to the bearing."""
    island = laid(ISLAND, Pose(5_000, -2_000, 40))
    lying = dock(GALLEON, (50.0, -20.0), island, 200, 30)
    assert lying.heading == 50
    east, north = ahead(20)
    assert (lying.x / 100 - 50) * east + (lying.y / 100 + 20) * north < 0


def test_a_pivot_swings_about_the_stern() -> None:
    """CSG-PIV-02: a degree a step, either way round, until something is in the way."""
    start = Pose(0, 0, 0)
    stern = (-25.0, 0.0)
    free = pivot(SLOOP, stern, start, 90, CLOCKWISE, [])
    assert free.heading == 90
    east, north = point_at(stern, free)
    assert isclose(east, 0, abs_tol=0.006)
    assert isclose(north, -25, abs_tol=0.006)
    wall = outline([(20, -60), (25, -60), (25, 60), (20, 60)])
    stopped = pivot(SLOOP, stern, start, 90, CLOCKWISE, [wall])
    assert 0 < stopped.heading < 90
    assert gap(placed(SLOOP, stopped), wall) >= 0.25
    assert pivot(SLOOP, stern, start, 270, -CLOCKWISE, [wall]).heading == 270
    assert pivot(SLOOP, stern, start, 0, CLOCKWISE, [wall]) == start


def test_the_quick_pivot_ends_where_the_plain_one_does() -> None:
    """CSG-PIV-02: on crowded tables, and where there is room for some degrees at once."""
    rng, stopped = Random(7), 0
    for _ in range(80):
        at, others = pose(rng, 12_000), solids(rng, 3, 20_000)
        heading, sense = rng.randrange(360), rng.choice((CLOCKWISE, -CLOCKWISE))
        there = pivot(GALLEON, STERN, at, heading, sense, others)
        assert there == swinging(GALLEON, STERN, at, heading, sense, others)
        stopped += there.heading != heading
    assert 20 < stopped < 75
