"""What a ship reaches (docs/rules/plunder.md, 5.1, 5.5, 5.6, 5.8 to 5.10, 5.15, 5.19), on the first map."""

from __future__ import annotations

from flibuste.games.plunder import reach
from flibuste.games.plunder.faces import SIDES
from flibuste.games.plunder.state import Setting, Ship, State, Today
from flibuste.games.plunder.tables import MAX_SHIPS
from flibuste.games.plunder.trade import open_ways
from tests.games.plunder.boards import ANNE, JACK, MARY, board, island_of

ROLLED = Today(rolled=4, pool=4)


def sailing(s: State, number: int = 0, *, free: bool = False) -> dict[str, int]:
    """The squares that a ship may sail to, with the toll."""
    return {s.chart.name(step.square): step.toll for step in reach.steps(s, number, free=free)}


def names(s: State, squares: list[int]) -> list[str]:
    return [s.chart.name(square) for square in squares]


def test_a_square_holds_one_ship() -> None:
    """PLU-MAP-02: all captains together."""
    s = board(["C8", "G7"], ["G8"], [])
    assert [s.at(s.chart.square(name)) for name in ("C8", "G7", "G8", "G9")] == [0, 1, 3, -1]


def test_one_point_moves_one_ship_one_square() -> None:
    """PLU-SAIL-01: over an open edge into free water; without a point nothing moves."""
    assert set(sailing(board(["G7"], [], [], today=ROLLED))) == {"F7", "G8", "H7", "G6"}
    assert sailing(board(["G7"], [], [], today=Today(rolled=4))) == {}
    assert sailing(board(["G7"], [], [])) == {}


def test_mast_moves_are_the_ships_own() -> None:
    """PLU-SAIL-02: it sails on them alone when the pool is empty; others do not."""
    chart = board([], [], []).chart
    s = board([Ship(chart.square("G7"), 3, masts=1, moves=1), "G12"], [], [], today=Today(rolled=2))
    assert len(sailing(s)) == 4
    assert sailing(s, 1) == {}


def test_neither_land_nor_ships_nor_corners_are_sailed_over() -> None:
    """PLU-SAIL-04: a ship of one's own in the east, an enemy's in the south; nothing is diagonal."""
    s = board(["A2", "A3"], ["B1"], [], today=ROLLED)
    assert set(sailing(s)) == {"A1"}


def test_ports_are_left_over_docking_sides() -> None:
    """PLU-SAIL-05: B3 docks in the north and the east."""
    s = board(["B3"], [], [], today=ROLLED)
    assert set(sailing(s)) == {"A3", "B4"}
    assert "B3" not in sailing(board(["C3"], [], [], today=ROLLED))


def test_a_ship_built_after_the_roll_lies_still() -> None:
    """PLU-SAIL-06: but it fights and collects."""
    chart = board([], [], []).chart
    s = board([Ship(chart.square("G7"), 3, still=True)], ["G8"], [], marks=["G7"], today=ROLLED)
    assert sailing(s) == {}
    assert reach.ships_in_reach(s, 0) == [MAX_SHIPS]
    assert list(reach.marks_in_reach(s, ANNE)) == [(0, 0)]


def test_a_card_moves_without_points() -> None:
    """PLU-SAIL-08: before the roll, and a ship that lies still, too."""
    chart = board([], [], []).chart
    s = board([Ship(chart.square("G7"), 3, still=True)], [], [])
    assert len(sailing(s, free=True)) == 4


def test_the_storm_covers_nine_squares() -> None:
    """PLU-STM-01: less what lies off the map."""
    s = board([], [], [], storm="G7")
    covered = [s.chart.name(square) for square in range(len(s.chart.kinds)) if reach.inside(s, square)]
    assert covered == ["F6", "F7", "F8", "G6", "G7", "G8", "H6", "H7", "H8"]
    corner = board([], [], [], storm="A18")
    assert sum(reach.inside(corner, square) for square in range(len(s.chart.kinds))) == 4


def test_inside_and_outside() -> None:
    """PLU-STM-02: its edge runs where one of two squares is inside."""
    s = board([], [], [], storm="G7")
    a, b, c = (s.chart.square(name) for name in ("G8", "G9", "G10"))
    assert (reach.across(s, a, b), reach.across(s, b, c), reach.across(s, a, a)) == (True, False, False)


def test_crossing_the_edge_costs_two_cards() -> None:
    """PLU-STM-03: in either direction; along the edge and inside nothing."""
    poor = board(["G9"], [], [], storm="G7", hands=[(1, 1, 0, 0)], today=ROLLED)
    assert sailing(poor) == {"G10": 0, "G8": 2}
    within = board(["G8"], [], [], storm="G7", hands=[(1, 1, 0, 0)], today=ROLLED)
    assert sailing(within)["G9"] == 2
    assert sailing(within)["G7"] == 0


def test_without_two_cards_a_ship_is_trapped() -> None:
    """PLU-STM-04: one card is too few."""
    s = board(["G8"], [], [], storm="G7", hands=[(0, 1, 0, 0)], today=ROLLED)
    assert "G9" not in sailing(s)


def test_a_card_crosses_the_edge_for_nothing() -> None:
    """PLU-STM-05: no toll for what a card moves."""
    s = board(["G8"], [], [], storm="G7")
    assert sailing(s, free=True)["G9"] == 0


def test_the_island_is_attacked_from_its_port() -> None:
    """PLU-CON-02: moored there, not one's own, once a ship and turn."""
    s = board(["B3", "B4"], ["E3"], [], flags={"T1A-a": JACK, "T1A-b": ANNE})
    rock = island_of(s.chart, "T1A-a")
    assert reach.islands_in_reach(s, 0) == [rock]
    assert reach.islands_in_reach(s, 1) == []
    s.today = Today(attacked=frozenset({(0, reach.target_of(s, rock))}))
    assert reach.islands_in_reach(s, 0) == []
    s.today, s.owners[rock] = Today(), ANNE
    assert reach.islands_in_reach(s, 0) == []


def test_only_resource_islands_are_attacked() -> None:
    """PLU-CON-01: no merchant."""
    assert reach.islands_in_reach(board(["B7"], [], []), 0) == []


def test_the_storm_shuts_no_attack_from_a_port() -> None:
    """PLU-STM-10: ship and port are inside together."""
    s = board(["B3"], [], [], storm="B3")
    assert reach.islands_in_reach(s, 0) == [island_of(s.chart, "T1A-a")]


def test_ships_are_attacked_over_an_open_edge() -> None:
    """PLU-SEA-02: once a ship and turn; not over coasts, corners or the storm's edge."""
    s = board(["G7"], ["G8", "F6"], ["H7"])
    assert reach.ships_in_reach(s, 0) == [3, 6]
    s.today = Today(attacked=frozenset({(0, 3)}))
    assert reach.ships_in_reach(s, 0) == [6]
    assert reach.ships_in_reach(board(["C3"], ["B3"], []), 0) == []


def test_nothing_reaches_across_the_storms_edge() -> None:
    """PLU-STM-08: neither an attack nor a trade nor a token on land nor a new ship; inside all of it does."""
    apart = board(["G8"], ["G9"], [], storm="G7")
    assert reach.ships_in_reach(apart, 0) == []
    assert reach.partners(apart, ANNE) == []
    assert names(apart, reach.berths(apart, ANNE)) == ["F8", "G7"]
    together = board(["G8"], ["G7"], [], storm="G7")
    assert reach.ships_in_reach(together, 0) == [3]
    assert reach.partners(together, ANNE) == [JACK]
    ashore = board(["A2"], [], [], storm="A1", marks=["B2"])
    assert list(reach.marks_in_reach(ashore, ANNE)) == [(0, 0)]
    ashore.storm = ashore.chart.square("C1")
    assert list(reach.marks_in_reach(ashore, ANNE)) == []


def test_a_treaty_partner_is_no_target() -> None:
    """PLU-TRT-02: neither ships nor islands."""
    s = board(["B3", "G7"], ["G8"], ["H7"], flags={"T1A-a": JACK}, today=Today(treaties=1 << JACK))
    assert reach.islands_in_reach(s, 0) == []
    assert reach.ships_in_reach(s, 1) == [6]
    assert s.enemies(ANNE) == [MARY]


def test_teammates_are_no_targets() -> None:
    """PLU-TEAM-05: Mary lies beside Anne, and only Jack can be attacked."""
    s = board(["G7"], ["F7"], ["G8"], [], flags={}, sides=((0, 2), (1, 3)))
    assert reach.ships_in_reach(s, 0) == [3]
    assert s.enemies(ANNE) == [1, 3]


def test_a_token_on_water_is_in_reach_of_its_square() -> None:
    """PLU-X-05: not of the square beside it."""
    s = board(["G7", "G9"], [], [], marks=["G7", "G8"])
    assert list(reach.marks_in_reach(s, ANNE)) == [(0, 0)]


def test_a_token_on_land_is_in_reach_from_its_shore() -> None:
    """PLU-X-06: from the sea, from the port, and not over a cliff."""
    assert list(reach.marks_in_reach(board(["B3"], [], [], marks=["B2"]), ANNE)) == [(0, 0)]
    assert list(reach.marks_in_reach(board(["B1"], [], [], marks=["B2"]), ANNE)) == [(0, 0)]
    assert list(reach.marks_in_reach(board(["E1"], [], [], marks=["E2"]), ANNE)) == []


def test_a_token_under_another_ship_is_out_of_reach() -> None:
    """PLU-X-07: until that ship is gone."""
    s = board(["G7"], ["G8"], [], marks=["G8"])
    assert list(reach.marks_in_reach(s, ANNE)) == []
    s.ships[0], s.ships[3] = Ship(s.chart.square("G8"), 3), None
    assert list(reach.marks_in_reach(s, ANNE)) == [(0, 0)]


def test_who_may_trade() -> None:
    """PLU-TRD-02: a visit, visitors, merchants, ships side by side."""
    ways = {
        "visit": board(["B3"], [], [], flags={"T1A-a": JACK}),
        "visited": board([], ["B3"], [], flags={"T1A-a": ANNE}),
        "merchant": board(["B7"], [], []),
        "they_merchant": board([], ["B7"], []),
        "beside": board(["G7"], ["G8"], []),
    }
    for way, s in ways.items():
        assert open_ways(reach.contacts(s, ANNE).get(JACK, ())) == [way]
    assert reach.partners(ways["merchant"], ANNE) == [JACK, MARY]
    assert reach.partners(ways["they_merchant"], ANNE) == [JACK]
    assert reach.partners(board(["G7"], ["G9"], []), ANNE) == []


def test_in_the_storm_a_port_carries_no_trade() -> None:
    """PLU-STM-07: neither an island's nor a merchant's."""
    assert reach.partners(board(["B3"], [], [], flags={"T1A-a": JACK}, storm="B3"), ANNE) == []
    assert reach.partners(board(["B7"], [], [], storm="B7"), ANNE) == []


def test_where_a_new_ship_is_put() -> None:
    """PLU-BLD-05: in free ports of one's own, or on free sea beside a ship of one's own; not in others' ports, nor over
    a coast."""
    s = board(["B4"], ["A4"], [], flags={"T1A-b": ANNE, "T1A-a": JACK})
    assert names(s, reach.berths(s, ANNE)) == ["B5", "C4", "E3"]


def test_an_own_port_in_the_storm_takes_a_new_ship() -> None:
    """PLU-STM-11: the storm shuts trade alone."""
    s = board([], [], [], flags={"T1A-a": ANNE}, storm="B3")
    assert names(s, reach.berths(s, ANNE)) == ["B3"]


def test_a_port_with_a_ship_is_taken() -> None:
    """PLU-MAP-09: whoever's it is."""
    s = board([], ["B3"], [], flags={"T1A-a": ANNE})
    rock = island_of(s.chart, "T1A-a")
    assert reach.open_ports(s, [rock]) == []
    assert names(s, reach.open_ports(s, [rock], own=3)) == ["B3"]


def test_free_water_takes_a_ship_that_is_spun() -> None:
    """PLU-PLC-01: any port, too; the ship's own square counts as free."""
    s = board(["G7"], [], [])
    for name in ("B3", "G8"):
        assert names(s, reach.landings(s, s.chart.square(name))) == [name]
    assert names(s, reach.landings(s, s.chart.square("G7"), own=0)) == ["G7"]


def test_land_or_a_ship_sends_it_to_the_sea_beside() -> None:
    """PLU-PLC-02: no port; barriers and coasts do not matter."""
    s = board(["G7"], [], [])
    assert names(s, reach.landings(s, s.chart.square("G7"))) == ["F7", "G6", "G8", "H7"]
    assert names(s, reach.landings(s, s.chart.square("B2"))) == ["A2", "B1"]


def test_else_to_the_nearest_sea() -> None:
    """PLU-PLC-03: with no free sea beside it."""
    s = board(["A2"], ["B1"], [])
    assert names(s, reach.landings(s, s.chart.square("B2"))) == ["A1", "A3", "B4", "C1", "C3", "D2"]


def test_an_island_whose_ports_all_lie_in_the_storm_gives_nothing() -> None:
    """PLU-STM-09: one port outside is enough; land does not matter."""
    s = board([], [], [], storm="D15")
    copper = island_of(s.chart, "T2A-c")
    assert reach.blocked(s, copper)
    s.storm = s.chart.square("C13")
    assert not reach.blocked(s, copper)


def test_points_are_ships_islands_and_cards() -> None:
    """PLU-PP-01: and of a team all of its members' (PLU-TEAM-03)."""
    s = board(["G7", "G8"], ["A1"], [], flags={"T1A-a": ANNE, "T1A-b": ANNE, "T2A-a": JACK})
    s.points = [3, 0, 1]
    assert [s.score(seat) for seat in range(3)] == [7, 2, 1]
    assert s.points_of((ANNE, MARY)) == 8


def test_a_setting_knows_its_sides() -> None:
    """PLU-TEAM-02: seats alternate between the teams."""
    setting = Setting(("red", "blue", "green", "yellow"), {}, ((0, 2), (1, 3)), 16)
    assert (setting.mates(0), setting.mates(3)) == ((0, 2), (1, 3))


def test_the_sides_of_an_edge() -> None:
    """PLU-MAP-03: a step has a side, north first."""
    s = board(["G7"], [], [], today=ROLLED)
    assert [(SIDES[step.side], s.chart.name(step.square)) for step in reach.steps(s, 0)] == [
        ("N", "F7"),
        ("E", "G8"),
        ("S", "H7"),
        ("W", "G6"),
    ]
