"""A captain without a ship (docs/rules/plunder.md, 5.20)."""

from __future__ import annotations

import pytest

from flibuste.core.atoms import Move
from flibuste.games.plunder.chart import NOWHERE
from flibuste.games.plunder.state import Cards, Ship, State
from flibuste.games.plunder.tables import SAILING_DIE
from flibuste.table import Table
from tests.games.plunder.boards import ANNE, JACK, board, island_of
from tests.games.plunder.playing import asked, at_menu, do, moves, said, turn

ROCK, CAY = "T1A-a", "T1A-b"
POOR: Cards = (0, 0, 0, 0)


def adrift(
    *told: str | int, hand: Cards = POOR, flags: tuple[str, ...] = (ROCK,), points: int = 0, **more: object
) -> State:
    """Anne's turn begins without a ship."""
    s = board([], ["G8"], ["L10"], flags=dict.fromkeys(flags, ANNE), hands=[hand], **more)  # type: ignore[arg-type]
    s.points[ANNE] = points
    return turn(s, *told)


def sought(s: State) -> State:
    """The two dice show no double."""
    do(s, "double", told=(2, 5))
    return s


def fleet(s: State) -> list[Ship]:
    return [ship for _, ship in s.fleet(ANNE)]


def test_the_search_begins_with_the_turn() -> None:
    """PLU-NOS-01: whoever loses the last ship in their own turn waits for the next one."""
    assert asked(adrift("wood")) == ("Seek", ANNE)
    s = at_menu(board([Ship(board(["G7"], [], []).chart.square("G7"), 1)], ["G8"], []))
    do(s, "attack", 0, 3, told=(1, 6))
    assert (asked(s), fleet(s)) == (("Menu", JACK), [])


def test_islands_give_their_cards_first() -> None:
    """PLU-NOS-02: but for those that the storm shuts."""
    assert adrift("wood", "gold", flags=(ROCK, CAY)).hands[ANNE] == (1, 0, 0, 1)
    assert adrift(flags=(ROCK,), storm="B3").hands[ANNE] == POOR


def test_a_captain_with_nothing_takes_a_card() -> None:
    """PLU-NOS-03: of a pile of choice; an island that is shut is an island; empty piles give nothing."""
    s = adrift(flags=())
    assert moves(s) == [("pile", kind) for kind in ("wood", "iron", "rum", "gold")]
    do(s, "pile", "gold")
    assert (s.hands[ANNE], s.piles, asked(s)) == ((0, 0, 0, 1), (10, 10, 10, 9), ("Seek", ANNE))
    assert asked(adrift(flags=(ROCK,), storm="B3")) == ("Seek", ANNE)
    assert asked(adrift(flags=(), points=1)) == ("Seek", ANNE)
    empty = board([], ["G8"], [])
    empty.piles = (0, 0, 3, 0)
    assert turn(empty).hands[ANNE] == (0, 0, 1, 0)
    empty = board([], ["G8"], [])
    empty.piles = POOR
    assert asked(turn(empty)) == ("Seek", ANNE)


def test_what_may_be_done_without_a_ship() -> None:
    """PLU-NOS-04: two dice once, burying and trading before and after; trade only where the others come by."""
    s = board([], ["B3"], ["B7"], flags={ROCK: ANNE}, hands=[(0, 0, 0, 10), (1, 0, 0, 0), (1, 0, 0, 0)])
    turn(s, "wood")
    assert moves(s) == [("double",), ("bury",), ("trade", 1), ("trade", 2), ("call",), ("announce",)]
    do(s, "bury")
    do(s, "double", told=(2, 5))
    assert moves(s, "double", "bury", "trade", "end") == [("bury",), ("trade", 1), ("trade", 2), ("end",)]
    do(s, "trade", JACK)
    do(s, "offer", 0, 0, 0, 1, 1, 0, 0, 0)
    do(s, "accept")
    assert (asked(s), s.hands[ANNE], s.today.treaties) == (("Seek", ANNE), (2, 0, 0, 4), 1 << JACK)
    do(s, "call")
    do(s, "back")
    assert asked(s) == ("Seek", ANNE)
    at_sea = turn(board([], ["G8"], [], hands=[(1, 0, 0, 0), (1, 0, 0, 0)], flags={ROCK: ANNE}), "wood")
    assert moves(at_sea, "trade") == []


def test_a_double_brings_a_ship() -> None:
    """PLU-NOS-05: and nothing else may be given for one."""
    s = adrift("wood", hand=(2, 1, 0, 7), points=1)
    do(s, "double", told=(4, 4))
    assert (asked(s), fleet(s)) == (("Menu", ANNE), [Ship(s.chart.square("B3"), 3)])
    assert (s.hands[ANNE], s.points[ANNE]) == ((3, 1, 0, 7), 1)


WAYS: dict[Move, tuple[Cards, int]] = {
    ("buy", "build"): ((0, 0, 1, 5), 1),
    ("buy", "gold"): ((2, 1, 1, 2), 1),
    ("buy", "card"): ((2, 1, 1, 7), 0),
    ("renounce", CAY): ((2, 1, 1, 7), 1),
}
"""What Anne has afterwards in the hand, and of Plunder Point cards."""


@pytest.mark.parametrize("move", WAYS)
def test_four_ways_to_a_ship(move: Move) -> None:
    """PLU-NOS-06: its cost, five gold, a Plunder Point card or an island; one of them, after the dice."""
    s = adrift("rum", "wood", hand=(1, 1, 0, 7), points=1, flags=(ROCK, CAY))
    assert move not in moves(s)
    sought(s)
    assert moves(s, "buy", "renounce") == [
        ("buy", "build"),
        ("buy", "gold"),
        ("buy", "card"),
        ("renounce", ROCK),
        ("renounce", CAY),
    ]
    do(s, *move)
    if asked(s)[0] == "Berth":
        do(s, "place", "B3")
    assert (s.hands[ANNE], s.points[ANNE]) == WAYS[move]
    assert asked(s) == ("Menu", ANNE)


@pytest.mark.parametrize(("move", "more"), [*zip(WAYS, (1, 1, 0, 0), strict=True)])
def test_what_a_ship_does_to_the_score(move: Move, more: int) -> None:
    """PLU-NOS-13: for a card or an island it stays, else it is one more."""
    s = sought(adrift("rum", "wood", hand=(1, 1, 0, 7), points=1, flags=(ROCK, CAY)))
    before = s.score(ANNE)
    do(s, *move)
    if asked(s)[0] == "Berth":
        do(s, "place", "B3")
    assert s.score(ANNE) == before + more


def test_a_ship_that_is_gained_may_win() -> None:
    """PLU-NOS-13: at once."""
    s = adrift("wood", points=8)
    do(s, "double", told=(1, 1))
    assert s.over


def test_one_bare_ship_is_gained() -> None:
    """PLU-NOS-07: three lives, no mast, no cannon; and the search is over."""
    s = adrift("wood", hand=(4, 2, 0, 14))
    do(s, "double", told=(1, 1))
    assert fleet(s) == [Ship(s.chart.square("B3"), 3, 0, 0)]
    assert moves(s, "buy", "renounce", "double") == []


def test_the_ship_goes_to_an_own_port() -> None:
    """PLU-NOS-08: a free one, chosen; only without one to a spun square. A renounced island is not one's own."""
    two = adrift("wood", "wood", flags=(ROCK, CAY))
    do(two, "double", told=(1, 1))
    assert moves(two) == [("place", "B3"), ("place", "E3")]
    taken = board([], ["B3"], [], flags={ROCK: ANNE})
    turn(taken, "wood")
    do(taken, "double", told=(1, 1, "G", 9))
    assert fleet(taken) == [Ship(taken.chart.square("G9"), 3)]
    given = sought(adrift("wood"))
    do(given, "renounce", ROCK, told=("G", 10))
    assert (fleet(given), given.owners[island_of(given.chart, ROCK)]) == ([Ship(given.chart.square("G10"), 3)], NOWHERE)
    land = adrift(flags=(), points=1)
    do(land, "double", told=(1, 1, "C", 2))
    assert moves(land) == [("place", "C1"), ("place", "C3"), ("place", "D2")]


def test_the_turn_goes_on_with_the_new_ship() -> None:
    """PLU-NOS-09: without a second draw; it sails, and a second ship may be built."""
    s = adrift("wood", hand=(2, 1, 0, 2))
    do(s, "double", told=(1, 1))
    assert s.hands[ANNE] == (3, 1, 0, 2)
    do(s, "launch", "A3")
    do(s, "roll", told=(3,))
    do(s, "sail", 0, "B4")
    assert len(fleet(s)) == 2
    assert not any(ship.still for ship in fleet(s))


def test_without_a_ship_the_turn_ends() -> None:
    """PLU-NOS-10: no sailing die is rolled, so that the storm stays; the search comes again."""
    s = adrift("wood")
    assert moves(s, "end") == []
    sought(s)
    storm = s.storm
    do(s, "end")
    assert (asked(s), s.storm) == (("Menu", JACK), storm)
    for _ in range(2):
        do(s, "roll", told=(3,))
        do(s, "end", told=("wood",) if s.turn == 2 else ())
    assert (asked(s), moves(s)[0]) == (("Seek", ANNE), ("double",))


def test_between_turns_a_captain_without_ships_is_there() -> None:
    """PLU-NOS-11: keeps the islands, may be threatened, attacked, traded with and robbed, and may bribe."""
    s = board([], ["B3", "G7"], [], flags={ROCK: ANNE}, hands=[(1, 0, 0, 1), (0, 1, 0, 0)], marks=["G7"])
    s.turn = JACK
    at_menu(s)
    rock = len(s.ships) + island_of(s.chart, ROCK)
    assert {("attack", 3, rock), ("threat", 3, rock), ("trade", ANNE)} <= {*moves(s)}
    do(s, "collect", 0, 4, told=("HAIL_TO_THE_THIEF", "L", 1))
    assert s.hands[ANNE] == (1, 0, 0, 0)
    do(s, "attack", 3, rock)
    assert asked(s) == ("Bribe", ANNE)
    do(s, "bribe", 1, 0, 0, 0)
    do(s, "accept")
    assert s.owners[island_of(s.chart, ROCK)] == ANNE


def test_nobody_leaves_the_game() -> None:
    """PLU-NOS-12: with neither ships nor islands nor cards a captain still has turns."""
    s = at_menu(board([], ["G8"], []))
    s.turn = 2
    at_menu(s)
    s.today = s.today._replace(rolled=3)
    do(s, "end")
    assert asked(s) == ("PickPile", ANNE)


def test_one_double_in_six() -> None:
    """PLU-NOS-05: of all rolls of the two dice."""
    found = 0
    for first in SAILING_DIE:
        for second in SAILING_DIE:
            s = adrift("wood")
            found += "launched" in said(do(s, "double", told=(first, second)))
    assert found == 6


def test_where_nothing_is_told_a_captain_without_a_ship_looks_for_one() -> None:
    """PLU-NOS-01: a position without an agenda begins where the turn does."""
    table = Table.at("plunder", {"colours": ["red", "blue"], "storm": "L12", "marks": ["B4", "H8"],
                                 "ships": [None, None, None, {"square": "F9"}, None, None]})  # fmt: skip
    assert table.decision is not None
    assert table.decision.rule == "PLU-NOS-04"
