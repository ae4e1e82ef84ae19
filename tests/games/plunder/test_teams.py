"""Teams and two players (docs/rules/plunder.md, 7.1 and 7.2), and the options (7.3)."""

from __future__ import annotations

import pytest

from flibuste.core.agenda import asking
from flibuste.games.plunder import deal, reach, standing
from flibuste.games.plunder.chart import first_map, joined
from flibuste.games.plunder.layout import x_tokens
from flibuste.games.plunder.state import NOBODY, Cards, Setting, Ship, State, Today
from flibuste.games.plunder.tables import DATA
from tests.games.plunder.boards import ANNE, COLOURS, JACK, MARY, USUAL, board, island_of
from tests.games.plunder.playing import asked, at_menu, bar, do, moves, said
from tests.games.plunder.test_deal import started

HANDS: list[Cards] = [(4, 0, 0, 0), (0, 1, 0, 2), (0, 0, 0, 4), (0, 0, 1, 1)]
BART = 3
ROCK = "T1A-a"
RICH: Cards = (9, 9, 9, 12)


def four(*fleets: list[str], **more: object) -> State:
    """Anne and Mary against Jack and Bart."""
    return at_menu(board(*fleets, **{"hands": HANDS, "sides": ((0, 2), (1, 3)), **more}))  # type: ignore[arg-type]


# ---- teams


def test_each_commands_the_own_fleet() -> None:
    """PLU-TEAM-04: nothing is built on a teammate's ship or in a teammate's port, nor is it moved."""
    s = four(["G7"], ["A1"], ["I7"], [], flags={ROCK: MARY}, hands=[RICH])
    assert {move[2] for move in moves(s, "build")} == {0}
    assert ("launch", "B3") not in moves(s)
    do(s, "roll", told=(4,))
    assert {move[1] for move in moves(s, "sail")} == {0}


def test_a_teammates_ship_is_in_the_way() -> None:
    """PLU-TEAM-05: it is neither attacked nor threatened, nor are the islands; but nobody sails through it."""
    s = four(["G7", "B3"], ["A1"], ["G8"], [], flags={ROCK: MARY}, today=Today(rolled=4, pool=4))
    assert moves(s, "attack", "threat") == []
    assert ("sail", 0, "G8") not in moves(s)
    assert ("sail", 0, "F7") in moves(s)


def test_an_exchange_between_teammates_is_even() -> None:
    """PLU-TEAM-07: by one card at most, in a deal and over all deals of the two in a turn."""
    s = four(["G7"], ["A1"], ["G8"], [])
    do(s, "trade", MARY)
    assert bar(s, "offer", 2, 0, 0, 0, 0, 0, 0, 0) == "PLU-TEAM-07"
    assert bar(s, "offer", 0, 0, 0, 0, 0, 0, 0, 2) == "PLU-TEAM-07"
    do(s, "offer", 1, 0, 0, 0, 0, 0, 0, 0)
    assert bar(s, "counter", 0, 0, 0, 0, 2, 0, 0, 0) == "PLU-TEAM-07"
    do(s, "accept")
    do(s, "trade", MARY)
    assert bar(s, "offer", 1, 0, 0, 0, 0, 0, 0, 0) == "PLU-TEAM-07"
    assert bar(s, "offer", 1, 0, 0, 0, 0, 0, 0, 1) is None
    # two cards more would make up for it, and are too many for one deal
    assert bar(s, "offer", 0, 0, 0, 0, 0, 0, 0, 2) == "PLU-TEAM-07"
    do(s, "offer", 0, 0, 0, 0, 0, 0, 0, 1)
    do(s, "accept")
    do(s, "trade", MARY)
    assert bar(s, "offer", 1, 0, 0, 0, 0, 0, 0, 0) is None


def test_enemies_may_give_what_they_like() -> None:
    """PLU-TEAM-07: the limit holds between teammates alone."""
    s = four(["G7"], ["G8"], ["I7"], [])
    do(s, "trade", JACK)
    assert bar(s, "offer", 3, 0, 0, 0, 0, 0, 0, 0) is None


def test_a_treaty_covers_the_team() -> None:
    """PLU-TEAM-08: no attack, no threat, and no card against Bart, who has traded nothing."""
    s = four(["G7"], ["G8"], [], ["F7"], marks=["G7"])
    do(s, "trade", JACK)
    do(s, "offer", 1, 0, 0, 0, 0, 0, 0, 1)
    do(s, "accept")
    assert moves(s, "attack", "threat") == []
    do(s, "collect", 0, 0, told=("HAIL_TO_THE_THIEF", "L", 1))
    assert s.hands[BART] == (0, 0, 1, 1)


def test_a_captain_without_a_ship_stands_alone() -> None:
    """PLU-TEAM-09: neither islands nor cards nor ports of the team count."""
    s = four([], ["A1"], ["I7"], [], flags={ROCK: MARY}, hands=[])
    s.points[MARY] = 3
    s.turn = BART
    s.today = Today(rolled=3)
    at_menu(s)
    do(s, "end")
    assert asked(s) == ("PickPile", ANNE)
    do(s, "pile", "gold")
    do(s, "double", told=(1, 1, "G", 9))
    assert s.ships[0] == Ship(s.chart.square("G9"), 3)


def test_an_island_is_given_to_a_guest() -> None:
    """PLU-TEAM-10: in the turn of either, if both agree; the score of the team stays."""
    s = four(["B3"], ["A1"], ["I7"], [], flags={ROCK: MARY, "T1A-b": JACK}, storm="B3")
    side = (ANNE, MARY)
    assert moves(s, "gift") == [("gift", ROCK, MARY)]
    assert said(do(s, "gift", ROCK, MARY)) == ["gift-asked"]
    assert (asked(s), s.points_of(side)) == (("Gift", MARY), 3)
    do(s, "agree")
    assert (s.owners[island_of(s.chart, ROCK)], s.points_of(side)) == (ANNE, 3)
    offering = four(["I7"], ["A1"], ["B3"], [], flags={ROCK: ANNE})
    assert said(do(offering, "gift", ROCK, MARY)) == ["gift-offered"]
    do(offering, "agree")
    assert offering.owners[island_of(s.chart, ROCK)] == MARY


def test_an_island_is_proposed_once_a_turn() -> None:
    """PLU-TEAM-10: and only where the guest is moored."""
    s = four(["B3"], ["A1"], ["I7"], [], flags={ROCK: MARY})
    do(s, "gift", ROCK, MARY)
    do(s, "refuse")
    assert (moves(s, "gift"), s.owners[island_of(s.chart, ROCK)]) == ([], MARY)
    assert moves(four(["B4"], ["A1"], ["I7"], [], flags={ROCK: MARY}), "gift") == []
    alone = at_menu(board(["B3"], ["A1"], [], flags={ROCK: JACK}))
    assert moves(alone, "gift") == []


def test_only_the_two_propose_a_gift() -> None:
    """PLU-TEAM-10: in the turn of the owner or of the guest; not in that of the third of the team."""
    sides = ((0, 2, 4), (1, 3, 5))
    s = at_menu(board(["I7"], [], ["B3"], [], [], [], flags={ROCK: 4}, sides=sides))
    assert moves(s, "gift") == []
    s.turn = MARY
    assert moves(at_menu(s), "gift") == [("gift", ROCK, 4)]
    s.turn = 4
    s.today = Today(rolled=2)
    assert moves(at_menu(s), "gift") == [("gift", ROCK, MARY)]


def test_the_left_neighbour_rolls_for_islands() -> None:
    """PLU-TEAM-11: though an enemy would be glad to."""
    s = at_menu(board(["B3"], ["A1"], [], [], sides=((0, 1), (2, 3))))
    events = do(s, "attack", 0, len(s.ships) + island_of(s.chart, ROCK), told=(6, 1))
    battle = next(event for event in events if event.key == "plunder-battle")
    assert battle.to_json()["args"]["other"] == {"seat": JACK}


def test_teammates_need_no_treaty() -> None:
    """PLU-TEAM-12: and a trade between them covers no enemy."""
    s = four(["G7"], ["F7"], ["G8"], [])
    do(s, "trade", MARY)
    do(s, "offer", 1, 0, 0, 0, 0, 0, 0, 1)
    assert said(do(s, "accept")) == ["struck-trade"]
    assert (s.today.treaties, moves(s, "attack")) == (0, [("attack", 0, 3)])


# ---- two players


def test_two_players_have_four_tiles() -> None:
    """PLU-2P-01: those without a merchant."""
    layouts = [started(2, luck)[0].chart.laid for luck in range(8)]
    assert all(sorted(tile for tile, _, _ in layout) == [0, 1, 2, 3] for layout in layouts)
    assert all(island.kind != "merchant" for layout in layouts for island in joined(layout).islands)


def test_two_players_have_two_tokens() -> None:
    """PLU-2P-04: three and more captains have more."""
    assert (x_tokens(2), x_tokens(3)) == (2, 3)
    assert len(started(2, 0)[0].marks) == 2


def test_two_players_have_no_merchants() -> None:
    """PLU-2P-05: they trade side by side or in ports, and exchange nothing."""
    s = at_menu(board(["B3"], ["L1"], flags={ROCK: JACK}, hands=HANDS[:2]))
    assert moves(s, "trade", "exchange") == [("trade", JACK)]
    for square, island in enumerate(s.chart.port_of):
        if island >= 0:
            s.ships[0] = Ship(square, 3)
            assert moves(s, "exchange") == []


def test_all_else_is_the_same_for_two() -> None:
    """PLU-2P-06: ten points; the opponent rolls for islands of nobody, and a treaty spares the only enemy."""
    assert started(2, 0)[0].setting.target == 10
    s = at_menu(board(["B3"], ["B4"], hands=HANDS[:2], marks=["B3"]))
    events = do(s, "attack", 0, len(s.ships) + island_of(s.chart, ROCK), told=(1, 6))
    assert next(event for event in events if event.key == "plunder-battle").to_json()["args"]["other"] == {"seat": JACK}
    do(s, "trade", JACK)
    do(s, "offer", 1, 0, 0, 0, 0, 0, 0, 1)
    do(s, "accept")
    assert moves(s, "attack") == []
    do(s, "collect", 0, 0, told=("HAIL_TO_THE_THIEF", "L", 1))
    assert s.hands[JACK] == (1, 1, 0, 1)


# ---- options


def test_target_and_clock_are_options() -> None:
    """PLU-OPT-01: from three points up to thirty."""
    targets = {deal.setting_of(COLOURS[:3], {**USUAL, "target": n}).target for n in range(3, 31)}
    assert targets == set(range(3, 31))
    specs = {spec.id: spec for spec in deal.OPTIONS}
    assert specs["target"].among == ("usual", *range(3, 31))
    assert specs["clock"].among == ("none", "round", "turn", "now")


def test_how_the_tiles_lie_is_an_option() -> None:
    """PLU-OPT-02: side A alone, not turned, or as on the first map."""
    faces = [{face for _, face, _ in started(3, luck, tile_faces="A_only")[0].chart.laid} for luck in range(4)]
    turns = [{turn for _, _, turn in started(3, luck, tile_rotation=False)[0].chart.laid} for luck in range(4)]
    assert (faces, turns) == ([{0}] * 4, [{0}] * 4)
    assert {face for luck in range(4) for _, face, _ in started(3, luck)[0].chart.laid} == {0, 1}
    assert started(3, 1, first_map=True)[0].chart.laid == first_map(3)


@pytest.mark.parametrize(("supply", "left"), [("finite", 0), ("unlimited", 18)])
def test_pegs_may_never_run_out(supply: str, left: int) -> None:
    """PLU-OPT-03: cannons, here, all of which are on ships."""
    chart = board(*[[]] * 6).chart
    squares = [square for square, kind in enumerate(chart.kinds) if kind == 0]
    fleets = [[Ship(squares[3 * seat + i], 1, 2) for i in range(2)] for seat in range(6)]
    s = board(*fleets)
    s.ships[2] = Ship(squares[40], 1, 2)
    s.ships[5] = Ship(squares[41], 1, 2)
    s.ships[8] = Ship(squares[42], 1, 2)
    sum_of_cannons = sum(ship.cannons for ship in s.ships if ship)
    assert sum_of_cannons >= 18
    options = {**USUAL, "peg_supply": supply}
    s.setting = Setting(COLOURS, options, s.setting.sides, s.setting.target)
    assert standing.reserve(s, "cannon") == left


@pytest.mark.parametrize(("shortage", "gold"), [("strict", 1), ("dig", 4)])
def test_short_piles_may_be_dug_for(shortage: str, gold: int) -> None:
    """PLU-OPT-04: what the pile lacks comes out of the deck."""
    s = board(["G7"], ["A1"], [], marks=["G7"])
    s.setting = Setting(COLOURS[:3], {**USUAL, "pile_shortage": shortage}, s.setting.sides, s.setting.target)
    s.piles = (10, 10, 10, 1)
    do(at_menu(s), "collect", 0, 0, told=("TROVE", "L", 1))
    assert (s.hands[ANNE][3], s.piles[3], s.deck[3]) == (gold, 0, 28 - (gold - 1))
    assert s.known_to(NOBODY, ANNE) == s.hands[ANNE]


def test_the_tables_list_the_same_options() -> None:
    """PLU-OPT-05: counter-offers and bribes among them, with what is usual."""
    specs = {spec.id: spec for spec in deal.OPTIONS}
    listed = {
        name: row for name, row in DATA["options"].items() if name not in ("target_points", "teams", "provenance")
    }
    assert listed.keys() == specs.keys() - {"target", *deal.TEAMS_OF.values()}
    for name, row in listed.items():
        assert specs[name].default == row["default"]
        if "values" in row:
            assert specs[name].among == tuple(row["values"])
    assert specs["counters"].among == tuple(range(7))


def test_teams_are_an_option() -> None:
    """PLU-OPT-06: of four captains and of six, each form with its sides."""
    specs = {spec.id: spec for spec in deal.OPTIONS}
    assert specs["teams"].among == ("none", "2x2")
    assert specs["teams_of_six"].among == ("none", "2x3", "3x2")
    assert (specs["teams"].seats, specs["teams_of_six"].seats) == ((4, 4), (6, 6))
    assert len(deal.sides_of(6, {**USUAL, "teams_of_six": "3x2"})) == 3


def test_partners_of_a_team_meet_as_all_do() -> None:
    """PLU-TEAM-07: under the usual conditions."""
    s = four(["G7"], ["A1"], ["I7"], [])
    assert reach.partners(s, ANNE) == []
    step = asking(s)
    assert step is not None
    assert moves(s, "trade") == []
