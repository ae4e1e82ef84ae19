"""Chapter 5.3 (ATT): boarding a ship."""

import pytest
from hypothesis import given

from tests.games.buccaneer.positions import (
    BLUE,
    RED,
    YELLOW,
    Told,
    allowed,
    asked,
    barred,
    card,
    games,
    gone,
    heard,
    keys,
    play,
    purses,
    refusal,
    roads,
    shown,
    some_games,
    table_at,
    tokens,
    units,
)

NONE = (0, 0, 0, 0)


def test_one_crew_boards_one_ship() -> None:
    """BUC-ATT-01: the crew named goes to the ship named; other crews and ships are not touched."""
    table = table_at("red-2/blue-2 | red-3/blue-3", roads="S01 S02 S03")
    (boarded,) = heard(table.play("board:red-3:BUC-S02"), "boarded")
    assert (boarded.data["crew"], boarded.data["ship"]) == ("unit:red-3", "ship:BUC-S02")
    assert roads(table) == {"S01", "S03"}
    assert "red-2/blue-2" in units(table)


def test_only_the_captain_boards() -> None:
    """BUC-ATT-02: on red's turn red boards with red's crew; blue, who has a piece in it, does not."""
    table = table_at("red-2/blue-2 | blue-3/red-3", roads="S01 S02 S03")
    assert {o for o in allowed(table) if o.startswith("board")} == {f"board:red-2:BUC-S0{i}" for i in (1, 2, 3)}
    assert refusal(table, "board:blue-3:BUC-S01") == "BUC-ATT-02"


def test_nobody_is_asked_for_consent() -> None:
    """BUC-ATT-02: two strangers with two pieces each cannot prevent it: nobody but the captain is asked."""
    table = table_at("red-2/blue-23/yellow-23", roads="S01 S02 S03")
    table.play("board:red-2:BUC-S01")
    assert gone(table) == {"S01"}


def test_the_crew_is_big_enough() -> None:
    """BUC-ATT-03: four may board ships of at most four."""
    table = table_at("red-2/blue-23/yellow-2", roads="S04 S07 S10")  # minima 3, 4, 5
    assert {o for o in allowed(table) if o.startswith("board:red-2")} == {"board:red-2:BUC-S04", "board:red-2:BUC-S07"}
    assert barred(table)["board:red-2:BUC-S10"] == "BUC-ATT-03"
    assert refusal(table, "board:red-2:BUC-S10") == "BUC-ATT-03"


def test_surplus_pieces_are_paid_too() -> None:
    """BUC-ATT-03: five board a ship for two, and all four strangers are paid: 2 + 3 to blue, 2 + 3 to yellow."""
    table = table_at("red-2/blue-23/yellow-23", roads="S01 S02 S03")
    table.play("board:red-2:BUC-S01")
    # Loot 8, wages 10: red pays 2 of his own.
    assert purses(table) == [8, 15, 15]


def test_a_single_cannot_board() -> None:
    """BUC-ATT-04: a single is no crew, not even for the smallest ship."""
    table = table_at(roads="S01 S02 S03")
    assert barred(table)["board:red-2:BUC-S01"] == "BUC-ATT-04"
    assert refusal(table, "board:red-2:BUC-S01") == "BUC-ATT-04"


def test_any_face_up_ship_in_any_order() -> None:
    """BUC-ATT-05: the ships of the group are boarded in whatever order; others cannot be."""
    table = table_at("red-2/blue-2 | blue-3/yellow-3", roads="S01 S02 S03", boarded="S04 S05 S06")
    assert refusal(table, "board:red-2:BUC-S04") == "BUC-ATT-05"  # boarded already
    assert refusal(table, "board:red-2:BUC-S07") == "BUC-ATT-05"  # still in the deck
    assert {o for o in allowed(table) if o.startswith("board:red-2")} == {f"board:red-2:BUC-S0{i}" for i in (1, 2, 3)}
    table.play("board:red-2:BUC-S02")
    assert refusal(table, "board:blue-3:BUC-S02") == "BUC-ATT-05"
    assert {o for o in allowed(table) if o.startswith("board:blue-3")} == {
        "board:blue-3:BUC-S01",
        "board:blue-3:BUC-S03",
    }


@pytest.mark.parametrize("crew", ["red-2/blue-23/yellow-2/blue-4/yellow-3", "red-5/blue-5q/yellow-5/blue-4/yellow-q"])
def test_values_play_no_part(crew: str) -> None:
    """BUC-ATT-06: six pieces take the biggest galleon, be they the weakest or the strongest."""
    table = table_at(crew, roads="S13 S14 S15")
    top = crew.partition("/")[0]
    play(table, *(["mutiny:no"] if asked(table)[1] == "BUC-DEC-02" else []), f"board:{top}:BUC-S13", "treasure:chest")
    assert gone(table) == {"S13"}


def test_the_order_of_a_boarding() -> None:
    """BUC-ATT-07: captain's treasure, second's, crew revealed, wages, home, new ships, and then the next turn."""
    table = table_at("red-2/blue-2/yellow-23/blue-3", boarded="S01 S02", roads="S10")
    assert keys(table.play("board:red-2:BUC-S10")) == ["boarded"]
    told = table.play("treasure:sabre")
    assert keys(told) == ["treasure", "treasure", "uncovered", "wages", "wages", "rest", "home", "ships", "turn"]
    assert [event.args["role"] for event in heard(told, "treasure")] == ["captain", "second"]


def test_the_last_boarding_is_settled_before_the_end() -> None:
    """BUC-ATT-07: the end is checked last, when wages are paid and pieces are home."""
    boarded = "own-1 own-2"
    table = table_at("red-2/blue-2", boarded=boarded, roads="own-3", deck=[card(f"own-{i}") for i in (1, 2, 3)])
    assert keys(table.play("board:red-2:own-3")) == [
        "boarded",
        "treasure",
        "uncovered",
        "wages",
        "rest",
        "home",
        "over",
    ]


@pytest.mark.parametrize(
    ("kind", "captain", "second"),
    [("chest", (1, 0, 0, 0), (0, 0, 1, 0)), ("candlestick", (0, 0, 1, 0), (1, 0, 0, 0))],
)
def test_the_captain_chooses_his_treasure(kind: str, captain: object, second: object) -> None:
    """BUC-ATT-08: of chest and candlestick the captain takes either, from the reserve."""
    table = table_at("red-2/blue-2/yellow-23/blue-3", roads="S04 S11 S13")
    play(table, "board:red-2:BUC-S11", f"treasure:{kind}")
    assert tokens(table) == [captain, second, NONE]
    assert table.view()["reserve"]["tokens"] == {"chest": 5, "barrel": 6, "candlestick": 5, "sabre": 6}


def test_the_captain_takes_what_the_card_shows() -> None:
    """BUC-ATT-08: the barrel of the one-treasure ship is the captain's; a kind not shown cannot be taken."""
    table = table_at("red-2/blue-2", roads="S03 S07 S13")
    table.play("board:red-2:BUC-S03")
    assert tokens(table) == [(0, 1, 0, 0), NONE, NONE]
    table = table_at("red-2/blue-2/yellow-23/blue-3", roads="S04 S11 S13")
    table.play("board:red-2:BUC-S11")
    assert refusal(table, "treasure:barrel") == "BUC-ATT-08"


def test_the_second_takes_the_other_treasure() -> None:
    """BUC-ATT-09: yellow lies right under the captain and gets what he left; blue, further down, gets none."""
    table = table_at("red-2/yellow-2/blue-2/yellow-3/blue-3", roads="S04 S10 S13")
    play(table, "board:red-2:BUC-S10", "treasure:sabre")
    assert tokens(table) == [(0, 0, 0, 1), NONE, (0, 1, 0, 0)]


def test_one_treasure_is_not_for_the_second() -> None:
    """BUC-ATT-09: the card shows one treasure, so the second gets none."""
    table = table_at("red-2/blue-2/yellow-2", roads="S06 S10 S13")
    table.play("board:red-2:BUC-S06")
    assert tokens(table) == [(1, 0, 0, 0), NONE, NONE]


def hoard(*treasures: str) -> list[object]:
    """Three cards that empty the chests, or nearly, and three more."""
    return [card(f"own-{i}", treasures=shown) for i, shown in enumerate(treasures, 1)]


TWO, ONE = "chest chest", "chest"


@pytest.mark.parametrize(
    ("cards", "captain", "second"),
    [
        # Red holds a chest of each ship gone, blue the other ones: 3 and 3, or 3 and 2 where the third shows one.
        ([TWO, TWO, TWO, "chest sabre"], (3, 0, 0, 1), (3, 0, 0, 0)),
        ([TWO, TWO, TWO, "sabre chest"], (3, 0, 0, 1), (3, 0, 0, 0)),
        ([TWO, TWO, TWO, ONE], (3, 0, 0, 0), (3, 0, 0, 0)),
        ([TWO, TWO, TWO, TWO], (3, 0, 0, 0), (3, 0, 0, 0)),
        ([TWO, TWO, ONE, TWO], (4, 0, 0, 0), (2, 0, 0, 0)),
    ],
    ids=["one kind left", "the second one left", "none left", "none left of two", "one token left of two"],
)
def test_an_empty_reserve_counts_as_not_shown(cards: list[str], captain: object, second: object) -> None:
    """BUC-ATT-10: what is left goes to the captain first, without a question; the money is handled as usual."""
    deck = hoard(*cards, "barrel", "barrel")
    table = table_at("red-2/blue-3", boarded="own-1 own-2 own-3", roads="own-4 own-5 own-6", deck=deck)
    table.play("board:red-2:own-4")
    assert asked(table) == (BLUE, "BUC-DEC-01")
    assert tokens(table) == [captain, second, NONE]
    # Red: 10 + 3 * 8 from the ships gone + 8 - 3 for blue's piece.
    assert purses(table) == [39, 13, 10]


def test_the_same_kind_twice_is_one_each() -> None:
    """BUC-ATT-11: a card with two chests gives one to the captain and one to the second, without a choice."""
    table = table_at("red-2/blue-3", roads="own-1 own-2 own-3", deck=hoard("chest chest", "barrel", "barrel"))
    table.play("board:red-2:own-1")
    assert asked(table) == (BLUE, "BUC-DEC-01")
    assert tokens(table) == [(1, 0, 0, 0), (1, 0, 0, 0), NONE]


def test_all_pieces_go_home() -> None:
    """BUC-ATT-12: every piece of the crew, the top one too, lies face up as a single and can be used at once."""
    table = table_at("red-2/blue-5q/yellow-3/red-4", roads="S01 S02 S03")
    table.play("board:red-2:BUC-S01")
    home = {"red-2": RED, "blue-5": BLUE, "blue-q": BLUE, "yellow-3": YELLOW, "red-4": RED}
    for piece, owner in home.items():
        unit = shown(table, piece)
        assert (unit["owner"], unit["values"]) == (owner, [piece.split("-")[1]])
    assert {"capture:blue-5:red-2", "capture:blue-q:yellow-3", "capture:blue-2:red-4"} <= allowed(table)


def test_a_boarded_ship_is_out() -> None:
    """BUC-ATT-13: the card leaves the roads."""
    table = table_at("red-2/blue-2", roads="S01 S02 S03")
    table.play("board:red-2:BUC-S01")
    assert roads(table) == {"S02", "S03"}
    assert gone(table) == {"S01"}


@some_games
@given(game=games())
def test_a_boarded_ship_never_comes_back(game: Told) -> None:
    """BUC-ATT-13: what was boarded once does not lie in the roads again."""
    for position in game.positions():
        assert not {ship for ship, _ in position["boarded"]} & {*position["roads"], *position["unseen"]}
    assert len({ship for ship, _ in game.table.position()["boarded"]}) == 15
