"""Chapter 6 (END, SCORE): the end and the score."""

import pytest

from flibuste.games.jamaica.scoring import Tally, score, score_state
from tests.games.jamaica.positions import ANNE, JACK, random_game, sea
from tests.games.jamaica.test_round import chosen

OVER = {"over": True, "agenda": []}


def test_a_ship_that_is_home_has_no_evening() -> None:
    """JAM-END-01: the morning's three steps reach the finish; the evening's gold is not loaded."""
    game = sea("47 f9 g1", do="forward 3", then="gold 6")
    assert game.at() == "0@1"
    assert game.holds() == "f9 g1 - - -"


def test_the_round_is_played_to_its_end() -> None:
    """JAM-END-02: Jack and Mary still play their cards, then it is over."""
    game = chosen("48 f9 g9", "20 f3", "20 f3", cards="8 4 4").play("card:AC04")
    assert [e.data["seat"] for e in game.events if e.key == "jamaica-revealed"] == [0, 1, 2]
    assert game.holds(JACK) == "f3 g2 g5 - -"
    assert game.state.over
    assert chosen("20 f3", "48 f9 g9", "20 f3", cards="4 8 4").play("card:AC04").state.over


def test_others_may_come_home_too() -> None:
    """JAM-END-03: both score the finish."""
    game = chosen("48 f9 g9", "49 f9", "20 f3", cards="8 8 4").play("card:AC04")
    assert [game.lines(seat)["space"] for seat in range(3)] == [15, 15, -5]


def test_a_ship_that_is_home_is_safe() -> None:
    """JAM-END-04: Jack comes home beside Anne, and there is no combat."""
    game = chosen("48 f9 g9", "49 f9", cards="8 8 4").play("card:AC04")
    assert "combat" not in game.heard()
    assert game.state.over
    back = sea("0@1 f9", "3 f9", seat=JACK, do="back 3", fields={"ending": True})
    assert (back.at(JACK), back.state.over) == ("0", True)
    assert "combat" not in back.heard()


def test_the_sum() -> None:
    """JAM-SCORE-01: space 44 (5), 4 and 3 gold, treasures 7 and 3, curse 4: 18."""
    game = sea("44 g4 g3 f9 p9 | T05 T08 T12")
    assert game.lines() == {"space": 5, "gold": 7, "riches": 10, "cursed": -4}


@pytest.mark.parametrize(("space", "points"), list(zip(["0@1", *range(41, 50)], [15, *range(2, 11)], strict=True)))
def test_the_numbers_of_the_last_spaces(space: object, points: int) -> None:
    """JAM-SCORE-02: 2 to 10, and 15 at home."""
    assert sea(f"{space} f3", fields=OVER).lines()["space"] == points


@pytest.mark.parametrize("space", ["0", "1", "38", "40", "33", "49@-1", "41@-1", "0@-1"])
def test_all_before_the_mark_costs_five(space: str) -> None:
    """JAM-SCORE-03: both lanes, the start, and everything behind it."""
    assert sea(f"{space} f3").lines()["space"] == -5


def test_food_and_powder_are_worth_nothing() -> None:
    """JAM-SCORE-04: a total may be below nothing."""
    game = sea("20 f9 p9 | T12")
    assert sum(game.lines().values()) == -9


def test_equal_totals_go_to_the_one_further_along() -> None:
    """JAM-SCORE-05: ranks 1 and 2 by the race; level ones share it, and the next rank counts them both."""
    result = score([Tally(2, 5, race=205), Tally(3, 4, race=210), Tally(-5, 0, race=3)])
    assert result.totals == (7, 7, -5)
    assert result.ranks == (2, 1, 3)
    assert [line.key for line in result.lines[0]][-1] == "jamaica-line-tie"
    assert score([Tally(2, 5, race=9), Tally(3, 4, race=9), Tally(0, 1)]).ranks == (1, 1, 3)
    for ships, ranks in ((("41 g3", "42 g2", "0@1"), (3, 2, 1)), (("33 g9", "39 g9", "9 g9"), (2, 1, 3))):
        assert score_state(sea(*ships, fields=OVER).state).ranks == ranks
    assert score_state(sea("14 g9", "12 g9", "11 g9").state).ranks == (1, 1, 3)


def test_all_is_turned_up_at_the_end() -> None:
    """JAM-SCORE-06: everybody sees every covered treasure of the players, and is told."""
    game = chosen("48 f9 g9 | T05", "20 f3 | T12", cards="8 4 4").play("card:AC04")
    assert "uncovered" in game.heard()
    cards = [row["card"] for ship in game.view()["ships"] for row in ship["down"]]
    assert cards == ["T05", "T12"]
    assert random_game(4, 3).result is not None
    assert game.state.place[ANNE] == 50
