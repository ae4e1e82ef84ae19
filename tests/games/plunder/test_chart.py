"""The joined sea (docs/rules/plunder.md, 5.1 and 10): single squares of the first map, and what holds of every map."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.plunder import reach
from flibuste.games.plunder.chart import LAND, NOWHERE, PORT, SEA, Chart, Laid, first_map, joined
from flibuste.games.plunder.faces import SIDES, TILES
from flibuste.games.plunder.state import Ship
from flibuste.games.plunder.tables import DATA
from flibuste.games.plunder.view import view
from tests.games.plunder.boards import board

FIRST, SMALL = joined(first_map(4)), joined(first_map(2))


def way(chart: Chart, name: str, side: str) -> str | None:
    """The name of the square over the open edge on this side."""
    other = chart.ways[chart.square(name)][SIDES.index(side)]
    return None if other == NOWHERE else chart.name(other)


@st.composite
def maps(draw: st.DrawFn) -> Chart:
    seats = draw(st.sampled_from([2, 4]))
    tiles = draw(st.permutations(range(len(first_map(seats)))))
    laid: list[Laid] = [(tile, draw(st.integers(0, 1)), draw(st.integers(0, 3))) for tile in tiles]
    return joined(tuple(laid))


def test_tiles_of_six_squares_make_the_grid() -> None:
    """PLU-MAP-01: rows A to L, columns 1 to 18; 1 to 12 for two."""
    assert [len(chart.kinds) for chart in (FIRST, SMALL)] == [12 * 18, 12 * 12]
    assert (FIRST.name(0), FIRST.name(17), FIRST.name(18), SMALL.name(143)) == ("A1", "A18", "B1", "L12")
    assert FIRST.square("L18") == 215


def test_squares_are_sea_port_or_land() -> None:
    """PLU-MAP-02: row B of the first map."""
    row = [FIRST.kinds[FIRST.square(f"B{column}")] for column in range(1, 9)]
    assert row == [SEA, LAND, PORT, SEA, SEA, SEA, PORT, LAND]


def test_the_view_says_how_the_sea_lies() -> None:
    """PLU-MAP-01, PLU-MAP-04: turned tiles too: land, ports and their sides, and barriers, by their squares."""
    sea = view(board(["A1"], ["A2"], ["A3"]), None)["sea"]
    assert (sea["columns"], sea["rows"]) == (18, 12)
    for coast in sea["coasts"]:
        assert {FIRST.kinds[FIRST.square(name)] for name in coast["land"]} == {LAND}
        for port in coast["ports"]:
            open_here = [side for side in SIDES if way(FIRST, port["square"], side)]
            assert {*open_here} <= {*port["docks"]}
    for barrier in sea["barriers"]:
        here, there = map(FIRST.square, barrier["between"])
        assert there in FIRST.beside(here)
        assert there not in FIRST.ways[here]
    assert len(sea["coasts"]) == len(FIRST.islands)


def test_a_port_has_docking_sides() -> None:
    """PLU-MAP-04: B3 docks in the north and the east; its land is west, and the south is coast."""
    assert [way(FIRST, "B3", side) for side in SIDES] == ["A3", "B4", None, None]
    assert way(FIRST, "C3", "N") is None


def test_an_edge_is_open_for_both_or_for_none() -> None:
    """PLU-MAP-05: both squares are water, and it is the same from either side."""
    for chart in (FIRST, SMALL):
        for square, ways in enumerate(chart.ways):
            for side, other in enumerate(ways):
                if other != NOWHERE:
                    assert chart.ways[other][(side + 2) % 4] == square
                    assert LAND not in (chart.kinds[square], chart.kinds[other])


def test_a_barrier_closes_an_edge() -> None:
    """PLU-MAP-06: the reef between A4 and A5, and nowhere else in that row."""
    assert way(FIRST, "A4", "E") is None
    assert way(FIRST, "A5", "W") is None
    assert way(FIRST, "A5", "E") == "A6"
    # a cliff keeps the hand off the land: no X of E2 is reached from E1
    assert FIRST.square("E2") not in FIRST.shores[FIRST.square("E1")]
    assert FIRST.square("E2") in FIRST.shores[FIRST.square("E3")]


def test_the_islands_of_a_map() -> None:
    """PLU-MAP-07: sixteen resource islands and two merchants; twelve and none for two players (PLU-2P-01)."""
    kinds = [[island.kind for island in chart.islands] for chart in (FIRST, SMALL)]
    assert [k.count("resource") for k in kinds] == [16, 12]
    assert [k.count("merchant") for k in kinds] == [2, 0]
    assert all(1 <= island.skulls <= 3 for island in FIRST.islands if island.kind == "resource")
    assert not any(island.skulls for island in FIRST.islands if island.kind != "resource")
    assert all(bool(island.ports) == (island.kind != "plain") for island in FIRST.islands)


def test_the_edge_of_the_map_is_closed() -> None:
    """PLU-MAP-10: in all four directions."""
    assert way(FIRST, "A1", "N") is None
    assert way(FIRST, "A1", "W") is None
    assert way(FIRST, "A18", "E") is None
    assert way(FIRST, "L18", "S") is None


def test_islands_of_two_tiles_stay_two() -> None:
    """PLU-MAP-12: an island lies on one tile, and each id is there once."""
    ids = [island.id for island in FIRST.islands]
    assert len(set(ids)) == len(ids)
    assert {island.id[:2] for island in FIRST.islands} == set(TILES)
    for island in FIRST.islands:
        squares = [*island.land, *island.ports]
        assert len({(square // 18 // 6, square % 18 // 6) for square in squares}) == 1


@given(maps())
@settings(max_examples=150, deadline=None)
def test_every_sea_is_one(chart: Chart) -> None:
    """PLU-SET-02: whatever tile lies where, on which face and how turned, all water is joined; every docking side leads
    to water, every resource island has a port, and every land square can be reached for an X from some water."""
    water = [square for square, kind in enumerate(chart.kinds) if kind != LAND]
    seen, waiting = {water[0]}, [water[0]]
    while waiting:
        for other in chart.ways[waiting.pop()]:
            if other != NOWHERE and other not in seen:
                seen.add(other)
                waiting.append(other)
    assert len(seen) == len(water)
    reached = {land for shore in chart.shores for land in shore}
    assert reached == {square for square, kind in enumerate(chart.kinds) if kind == LAND}
    for number, island in enumerate(chart.islands):
        assert all(chart.port_of[port] == number and chart.kinds[port] == PORT for port in island.ports)
    assert sum(island.kind == "resource" and island.skulls == 1 for island in chart.islands) in (8, 10)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (6, 6)])
def test_how_many_tiles(seats: int, tiles: int) -> None:
    """PLU-2P-02: two players leave the third column of tiles out."""
    assert len(first_map(seats)) == tiles
    assert joined(first_map(seats)).columns == (12 if tiles == 4 else 18)


# ---- every tile, on each face, in each rotation


EVERY = [(tile, face, turns) for tile in range(len(TILES)) for face in range(2) for turns in range(4)]
COLUMN = 6
"""Where the tile begins that lies in the middle of the upper row."""


def sea_with(laid: Laid) -> Chart:
    others = [(tile, 0, 0) for tile in range(len(TILES)) if tile != laid[0]]
    return joined((others[0], laid, *others[1:]))


@pytest.mark.parametrize("laid", EVERY)
def test_a_tile_is_turned_with_all_that_is_on_it(laid: Laid) -> None:
    """PLU-MAP-04: land, ports and docking sides of the tables, a quarter turn after the other."""
    chart, (tile, face, turns) = sea_with(laid), laid
    islands = {island.id: island for island in chart.islands}
    for row in DATA["tiles"][tile]["faces"]["AB"[face]]["islands"]:
        island = islands[row["id"]]
        land = {turned(cell, turns) for cell in row["land"]}
        assert {divmod(square, chart.columns) for square in island.land} == {(r, c + COLUMN) for r, c in land}
        for port in row["ports"]:
            r, c = turned(port["cell"], turns)
            square = r * chart.columns + c + COLUMN
            assert square in island.ports
            docks = {SIDES[(SIDES.index(side) + turns) % 4] for side in port["dock"]}
            assert {SIDES[side] for side, other in enumerate(chart.ways[square]) if other != NOWHERE} == docks


def turned(cell: list[int], turns: int) -> tuple[int, int]:
    """A square of a tile after so many quarter turns clockwise (chapter 10.2)."""
    r, c = cell
    for _ in range(turns):
        r, c = c, 5 - r
    return r, c


@pytest.mark.parametrize("laid", EVERY)
def test_every_port_can_be_sailed_to(laid: Laid) -> None:
    """PLU-MAP-08: from the corner of the map, step by step, and back; no barrier shuts one in."""
    s = board(["A1"], [], [], hands=[(2, 0, 0, 0)])
    s.chart, s.owners = sea_with(laid), [NOWHERE] * 99
    corner = next(square for square, kind in enumerate(s.chart.kinds) if kind == SEA)
    seen, waiting = {corner}, [corner]
    while waiting:
        s.ships[0] = Ship(waiting.pop(), 3, moves=1)
        fresh = {step.square for step in reach.steps(s, 0)} - seen
        seen |= fresh
        waiting += fresh
    assert {port for island in s.chart.islands for port in island.ports} <= seen
