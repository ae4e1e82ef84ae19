"""Chapters 3.3 to 3.5: the first player, islands and terrain."""

from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.events import MUTE
from flibuste.core.fate import ScriptedFate
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.geometry.outline import Pose
from flibuste.games.pirates.questions.setup import legal_places
from flibuste.games.pirates.questions.table.bodies import land, measure, water
from flibuste.games.pirates.questions.table.layout import area, beside, grid
from flibuste.games.pirates.state import NOWHERE, UNTURNED, Island, State, Tile
from flibuste.games.pirates.steps.setup.placing_islands import Chart, NextTile, PlaceIsland, PlaceTile, RollFirst
from flibuste.games.pirates.steps.turns.menu import Menu

from .openings import answers, chosen, opened, until
from .tables import at, runs


def charted(seats: int = 2, seed: int = 1, **more: Any) -> State:
    s = opened(seats, seed, **more)
    s.agenda.clear()
    runs(s, Chart())
    return s


def bare(**more: Any) -> State:
    s = opened(**more)
    s.agenda.clear()
    return s


def test_the_highest_die_begins() -> None:
    """CSG-SET-03: ties for the highest roll again among the tied."""
    s = bare()
    RollFirst().run(s, ScriptedFate(s, [4, 4, 2, 5]), MUTE)
    assert s.first == s.turn == 1


def test_the_area_depends_on_the_players() -> None:
    """CSG-SET-04: 960 by 960 millimetres for two."""
    assert area(2) == (960, 960)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_three_islands_for_each_player_on_the_grid(seats: int) -> None:
    """CSG-SET-13: points of the grid at random, each beside one that was chosen before."""
    spots = [(island.pose.x // 100, island.pose.y // 100) for island in charted(seats).islands]
    assert {*spots} <= {*grid(seats)}
    assert all(any(beside(spot, other) for other in spots[:i]) for i, spot in enumerate(spots) if i)
    assert len({*spots}) == len(spots)


def test_as_many_islands_as_the_rules_say() -> None:
    """CSG-SET-05: three per player."""
    assert [len(charted(seats).islands) for seats in (2, 4)] == [6, 12]


def test_islands_are_placed_in_turn() -> None:
    """CSG-SET-06: one at a time, the first player first."""
    s = until(chosen(opened(layout="hand", terrain=0), "F-PIR", "F-ENG"), PlaceIsland)
    seats = []
    while isinstance(step := asking(s), PlaceIsland):
        seats.append(step.seat)
        answers(s, step.moves(s)[0])
    assert seats == [s.first, 1 - s.first] * 3


def why(s: State, x: float, y: float, turned: int = 0) -> str | None:
    bar = legal_places.why_not_island(s, 0, at(x, y, turned))
    return bar.rule if bar else None


def test_an_island_keeps_off_the_edge() -> None:
    """CSG-SET-07: wholly inside, at least S from every edge."""
    s = bare()
    assert why(s, 34 + 63, 400) == "CSG-SET-07"
    assert why(s, 34 + 64, 400) is None


def test_islands_keep_apart() -> None:
    """CSG-SET-08: three times L between any two."""
    s = bare()
    s.islands = [Island(0, at(200, 200))]
    far = 2 * 34 + 3 * 88.9
    assert why(s, 200 + far - 1, 200) == "CSG-SET-08"
    assert why(s, 200 + far + 1, 200) is None


def test_no_island_lies_alone() -> None:
    """CSG-SET-09: at least one other within six times L."""
    s = bare()
    s.islands = [Island(0, at(120, 120))]
    far = 2 * 34 + 6 * 88.9
    assert why(s, 120 + far + 1, 120) == "CSG-SET-09"
    assert why(s, 120 + far - 1, 120) is None


def test_islands_are_turned_by_steps() -> None:
    """CSG-SET-10: multiples of 15 degrees; distances between outlines."""
    s = bare()
    assert why(s, 400, 400, 10) == "CSG-SET-10"
    assert why(s, 400, 400, 30) is None


def test_where_no_place_is_left_islands_lie_closer() -> None:
    """CSG-SET-11: the distance is lowered in steps of S."""
    s = bare()
    s.islands = [Island(0, at(x, y)) for x in (123, 480, 837) for y in (123, 480, 837)]
    short, long = measure(s, "S"), measure(s, "L")
    lie = tuple(land(one.shape, one.pose) for one in s.islands)
    least = legal_places.least_apart(lie, short, long, 2)
    assert 0 < least < 3 * long
    assert round((3 * long - least) / short, 6) % 1 == 0
    step = PlaceIsland(0)
    assert step.why_not(s, step.candidates(s, Random(1), 1)[0]) is None


@pytest.mark.parametrize(("sort", "count"), [("off", 0), ("all", 6)])
def test_mysterious_islands(sort: str, count: int) -> None:
    """CSG-SET-12: all or none; which table each has, nobody knows."""
    assert sum(island.table == UNTURNED for island in charted(mysterious=sort).islands) == count


def test_who_places_an_island_says_what_it_is() -> None:
    """CSG-VAR-11: where both sorts lie there, each is normal or mysterious as its player says."""
    s = bare(mysterious="mixed", layout="hand")
    s.agenda = [PlaceIsland(0)]
    move = PlaceIsland(0).candidates(s, Random(1), 1)[0]
    answers(s, (*move[:5], "mysterious"))
    s.agenda = [PlaceIsland(0)]
    move = PlaceIsland(0).candidates(s, Random(1), 1)[0]
    answers(s, (*move[:5], "normal"))
    assert [island.table for island in s.islands] == [UNTURNED, NOWHERE]


def test_everybody_places_as_many_tiles() -> None:
    """CSG-SET-14: one at a time, in the order of the islands."""
    s = until(chosen(opened(layout="hand", terrain=2), "F-PIR", "F-ENG"), PlaceTile)
    seats = []
    while isinstance(step := asking(s), PlaceTile):
        seats.append(step.seat)
        answers(s, step.moves(s)[0])
    assert seats == [s.first, 1 - s.first] * 2


def test_terrain_is_optional() -> None:
    """CSG-VAR-12: 0 to 4 tiles per player."""
    assert [len(charted(terrain=count).tiles) for count in (0, 1, 4)] == [0, 2, 8]


def test_tiles_keep_apart() -> None:
    """CSG-SET-15: at least S from every island and every other tile, and inside the area."""
    s = bare()
    s.islands = [Island(0, at(200, 200))]
    s.tiles = [Tile("fog", at(600, 600))]
    bar = legal_places.why_not_tile(s, "reef", at(300, 200))
    assert bar is not None
    assert bar.rule == "CSG-SET-15"
    near_fog, near_edge = (
        legal_places.why_not_tile(s, "reef", at(600, 700)),
        legal_places.why_not_tile(s, "reef", at(10, 700)),
    )
    assert near_fog is not None
    assert near_edge is not None
    assert legal_places.why_not_tile(s, "reef", at(400, 400)) is None
    for one in charted(terrain=4).tiles:
        for island in s.islands:
            assert gap(water(one.kind, one.pose), land(island.shape, island.pose)) >= 0


def test_icebergs_are_numbered() -> None:
    """CSG-SET-16: the lowest number that is free, then again from 1."""
    s = bare()
    numbers = []
    for i in range(8):
        numbers.append(legal_places.ice_number(s))
        s.tiles.append(Tile("iceberg", Pose(10000 * i, 0, 0), numbers[-1]))
    assert numbers == [1, 2, 3, 4, 5, 6, 1, 2]


def test_where_no_place_is_left_a_tile_is_not_placed() -> None:
    """CSG-SET-17: and nobody is asked for it."""
    s = bare()
    s.tiles = [Tile("fog", at(x, y)) for x in range(20, 960, 90) for y in range(20, 960, 90)]
    emit = runs(s, NextTile(0))
    assert [event.key for event in emit.events] == ["pirates-no-place"]
    assert not s.agenda


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_deathmatch_has_homes_alone(seats: int) -> None:
    """CSG-VAR-08: no islands but homes, six times L apart, and no treasure."""
    s = charted(seats, deathmatch=True, terrain=0, layout="hand")
    assert len(s.islands) == seats
    lie = [land(island.shape, island.pose) for island in s.islands]
    assert all(gap(one, other) >= 6 * 88.9 for i, one in enumerate(lie) for other in lie[:i])


def test_nothing_is_hidden_in_a_deathmatch() -> None:
    """CSG-VAR-08: nobody is asked for treasure."""
    s = until(chosen(opened(deathmatch=True, terrain=0), "F-PIR", "F-ENG"), Menu)
    assert not any(island.coins for island in s.islands)
    assert (s.rares, s.start_gold) == (0, 0)
