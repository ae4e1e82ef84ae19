"""Chapter 5.4 (PAY): loot and wages."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.table import Table
from tests.games.buccaneer.positions import (
    SHIPS,
    Told,
    allowed,
    asked,
    games,
    heard,
    keys,
    piles,
    play,
    purses,
    shown,
    some_games,
    table_at,
    tokens,
    units,
    written,
)


def boarding(crew: str, ship: str, purse: Sequence[int] | None = None, seats: int = 3) -> Table:
    """The table after the captain of `crew` has boarded `ship`; of two treasures he takes the first."""
    others = [name for name in ("S01", "S02", "S03") if name != ship][:2]
    table = table_at(crew, roads=" ".join([ship, *others]), purses=purse, seats=seats)
    top = crew.partition("/")[0]
    while asked(table)[1] == "BUC-DEC-02":
        table.play("mutiny:no")
    table.play(f"board:{top}:BUC-{ship}")
    if asked(table)[1] == "BUC-DEC-05":
        table.play(min(allowed(table)))
    return table


@pytest.mark.parametrize(("face", "wage"), [("2", 2), ("3", 3), ("4", 4), ("5", 5)])
def test_the_printed_number_is_the_wage(face: str, wage: int) -> None:
    """BUC-PAY-01: a piece that is not the captain's earns the number printed on it."""
    assert purses(boarding(f"red-2/blue-{face}", "S01")) == [10 + 8 - wage, 10 + wage, 10]


@pytest.mark.parametrize(("ship", "loot", "wage"), [("S01", 8, 2), ("S02", 7, 3), ("S03", 6, 1)])
def test_the_question_mark_is_read_on_the_ship(ship: str, loot: int, wage: int) -> None:
    """BUC-PAY-01: what a ? earns stands on the ship that is boarded, whatever the other ships say."""
    assert purses(boarding("red-2/blue-q", ship)) == [10 + loot - wage, 10 + wage, 10]


def test_the_second_earns_wages_too() -> None:
    """BUC-PAY-02: the second gets 4 + 2 ducats in addition to the sabre that the captain left."""
    table = boarding("red-2/blue-4/yellow-2/blue-2", "S08")
    # Loot 16, wages 6 + 2: red keeps 8. The captain takes the barrel.
    assert purses(table) == [18, 16, 12]
    assert tokens(table)[1] == (0, 0, 0, 1)


def test_several_pieces_earn_the_sum() -> None:
    """BUC-PAY-03: blue has 3, 5 and ? in the crew, ? is 5 here: 13 ducats. Yellow's 4 is 4."""
    # Loot 18, wages 17: red keeps 1.
    assert purses(boarding("red-2/blue-3/yellow-4/blue-5q", "S07")) == [11, 23, 14]


def test_the_captains_own_pieces_cost_nothing() -> None:
    """BUC-PAY-04: red's 5 and ? further down are neither paid nor charged: only blue's 2 is."""
    assert purses(boarding("red-2/blue-2/red-5q", "S07")) == [10 + 18 - 2, 12, 10]


def test_the_captains_own_pieces_do_not_make_him_fall_short() -> None:
    """BUC-PAY-04: with nothing in his purse red keeps 8 - 5; the reserve does not pay for his 5 and his 4."""
    table = boarding("red-2/blue-5/red-54", "S01", [0, 20, 10])
    assert purses(table) == [3, 25, 10]
    assert table.view()["reserve"]["ducats"] == 387 - 8


def test_the_captain_keeps_the_rest() -> None:
    """BUC-PAY-05: loot 18, wages 8 to blue and 5 (the ? here) to yellow: red keeps 5."""
    table = boarding("red-2/blue-5/yellow-q/blue-3", "S07")
    assert purses(table) == [15, 18, 15]
    assert table.view()["reserve"]["ducats"] == 387 - 18


def test_the_captain_adds_what_the_loot_lacks() -> None:
    """BUC-PAY-06: loot 8, wages 9: red pays 1 of his own 10."""
    assert purses(boarding("red-2/blue-45", "S01")) == [9, 19, 10]


def test_the_reserve_adds_what_the_captain_lacks() -> None:
    """BUC-PAY-07: loot 8, wages 9 + 5 = 14: 6 are missing, red has 3, the reserve pays 3 beside the loot."""
    table = boarding("red-2/blue-45/yellow-5", "S01", [3, 17, 10])
    assert purses(table) == [0, 26, 15]
    assert table.view()["reserve"]["ducats"] == 387 - 8 - 3


def test_just_enough_is_enough() -> None:
    """BUC-PAY-07: loot 8, wages 14, and red has exactly the 6 that are missing: the reserve pays no more."""
    table = boarding("red-2/blue-45/yellow-5", "S01", [6, 14, 10])
    assert purses(table) == [0, 23, 15]
    assert table.view()["reserve"]["ducats"] == 387 - 8


def test_the_others_are_always_paid_in_full() -> None:
    """BUC-PAY-08: the captain has nothing at all, and still blue gets 5 + 4 + 3 and yellow 5 + 4."""
    # Loot 6 of wages 21: the reserve pays 15.
    assert purses(boarding("red-2/blue-543/yellow-54", "S03", [0, 20, 10])) == [0, 32, 19]


def test_there_are_no_debts() -> None:
    """BUC-PAY-09: the reserve paid 1 for red; at his next boarding he keeps all of the rest."""
    table = table_at("red-2/blue-45 | red-3/yellow-2", roads="S01 S02 S03", purses=[0, 20, 10])
    play(table, "board:red-2:BUC-S01")  # loot 8, wages 9
    assert purses(table)[0] == 0
    play(table, "capture:blue-2:yellow-3", "capture:yellow-4:blue-3")
    play(table, "board:red-3:BUC-S02")  # loot 7, wages 2
    assert purses(table)[0] == 5


def test_a_broke_captain_keeps_his_treasures() -> None:
    """BUC-PAY-10: red is left with nothing but the chest he had and the sabre he has just taken."""
    table = table_at("red-2/blue-45/yellow-5", boarded="S06", roads="S01 S02", purses=[0, 30, 10])
    table.play("board:red-2:BUC-S01")
    assert purses(table)[0] == 0
    assert tokens(table)[0] == (1, 0, 0, 1)


def test_who_is_not_in_the_crew_neither_pays_nor_gets() -> None:
    """BUC-PAY-11: yellow and black have no piece in the crew, and keep their ten."""
    assert purses(boarding("red-2/blue-45", "S01", seats=4)) == [9, 19, 10, 10]


@st.composite
def boardings(draw: st.DrawFn) -> tuple[list[str], str, int]:
    """A crew of any pieces of three colours, a ship it is big enough for, and the captain's purse."""
    pieces = draw(st.permutations([piece for pile in piles("red-2345q/blue-2345q/yellow-2345q") for piece in pile]))
    first = pieces[0].split("-")[0]
    second = next(piece for piece in pieces if not piece.startswith(first))
    crew = [pieces[0], second, *[piece for piece in pieces[1:] if piece != second]][: draw(st.integers(2, 9))]
    ship = draw(st.sampled_from([ship for ship, card in SHIPS.items() if card["min_crew"] <= len(crew)]))
    return crew, ship, draw(st.integers(0, 25))


@settings(max_examples=80, deadline=None)
@given(it=boardings())
def test_the_money_of_any_boarding(it: tuple[list[str], str, int]) -> None:
    """BUC-PAY-12: purses grow by the loot and by what the reserve had to add, whatever the crew."""
    crew, ship, purse = it
    captain = ("red", "blue", "yellow").index(crew[0].split("-")[0])
    before = [40, 40, 40]
    before[captain] = purse
    others = [name for name in SHIPS if name != ship][:2]
    table = table_at(written(crew), turn=captain, roads=" ".join([ship, *others]), purses=before)
    while asked(table)[1] == "BUC-DEC-02":
        table.play("mutiny:no")
    table.play(f"board:{crew[0]}:{ship}")
    if asked(table)[1] == "BUC-DEC-05":
        table.play(min(allowed(table)))
    loot, question = SHIPS[ship]["ducats"], SHIPS[ship]["question_wage"]
    faces = [piece.split("-")[1] for piece in crew if not piece.startswith(crew[0].split("-")[0])]
    wages = sum(question if face == "q" else int(face) for face in faces)
    assert sum(purses(table)) == sum(before) + loot + max(0, wages - loot - purse)
    assert purses(table)[captain] == max(0, purse + loot - wages)


@some_games
@given(game=games("house", "hoard"))
def test_the_money_of_a_game(game: Told) -> None:
    """BUC-PAY-12: purses change by boardings only, by the loot and what the reserve adds; coins are never lost."""
    cards = game.table.view()["ships"]["cards"]
    for step in game.steps:
        earned, loot = sum(step.after["purses"]) - sum(step.before["purses"]), 0
        for ship, _ in step.after["boarded"][len(step.before["boarded"]) :]:
            loot = cards[ship]["ducats"]
        added = sum(int(str(event.args["reserve"])) for event in heard(step.events, "shortage"))
        assert earned == loot + added
        assert sum(step.after["purses"]) + step.after["reserve"] == 417


def test_the_treasure_is_chosen_before_the_values_are_seen() -> None:
    """BUC-PAY-13: while red chooses, blue's pieces are covered and nobody is paid; then all is uncovered."""
    table = table_at("red-2/blue-5/yellow-q/blue-3", roads="S01 S07 S13")
    assert "uncovered" not in keys(table.play("board:red-2:BUC-S07"))
    assert asked(table)[1] == "BUC-DEC-05"
    assert shown(table, "red-2", 0)["values"] == ["2", None, None, None]
    assert purses(table) == [10, 10, 10]
    told = table.play("treasure:sabre")
    (uncovered,) = heard(told, "uncovered")
    assert uncovered.data["pieces"] == ["red-2", "blue-5", "yellow-q", "blue-3"]
    assert uncovered.seen_by is None
    assert {"red-2", "blue-5", "yellow-q", "blue-3"} <= units(table)


def test_the_reserve_never_blocks_a_payment() -> None:
    """BUC-PAY-14: all 417 ducats are in purses, and more: loot and wages are paid all the same."""
    table = boarding("red-2/blue-45/yellow-5", "S01", [0, 400, 40])
    # Loot 8 and 6 more from the reserve, which stood at 417 - 440 = -23.
    assert purses(table) == [0, 409, 45]
    assert table.view()["reserve"]["ducats"] == -23 - 14


def test_the_captain_gets_his_rest_from_an_empty_reserve() -> None:
    """BUC-PAY-14: nothing is left of the 417 ducats, and red still gets his 8 - 2."""
    table = boarding("red-2/blue-2", "S01", [200, 200, 17])
    assert purses(table) == [206, 202, 17]
    assert table.view()["reserve"]["ducats"] == -8
