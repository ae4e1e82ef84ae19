"""How strong players are: solutions that are known, and intervals that hold what they say."""

from math import log
from random import Random

import pytest

from flibuste.arena.match import MatchError
from flibuste.arena.rating import ELO, Contest, chances, fit, ratings

PAIR = ((0,), (1,))


def pairs(wins: list[list[int]]) -> list[Contest]:
    """Row beats column so many times."""
    return [
        Contest(((i,), (j,)), (1.0, 0.0))
        for i, row in enumerate(wins)
        for j, times in enumerate(row)
        for _ in range(times)
    ]


def test_two_players_are_apart_by_the_odds() -> None:
    """30 of 40, ten of them as halves of drawn games: three to one, with the variance 1/(n p q) of the difference."""
    games = [Contest(PAIR, (1.0, 0.0))] * 25 + [Contest(PAIR, (0.5, 0.5))] * 10 + [Contest(PAIR, (0.0, 1.0))] * 5
    at, spread = fit(games, 2, prior=0)
    assert at[0] - at[1] == pytest.approx(log(3))
    assert spread[0][0] + spread[1][1] - 2 * spread[0][1] == pytest.approx(1 / (40 * 0.75 * 0.25))
    assert ELO * log(3) == pytest.approx(190.85, abs=0.01)


def test_seven_players_as_in_the_textbook() -> None:
    """Agresti, Categorical Data Analysis: the American League of 1987, fitted by Bradley and Terry's model."""
    wins = [
        [0, 7, 9, 7, 7, 9, 11],  # Milwaukee
        [6, 0, 7, 5, 11, 9, 9],  # Detroit
        [4, 6, 0, 7, 7, 8, 12],  # Toronto
        [6, 8, 6, 0, 6, 7, 10],  # New York
        [6, 2, 6, 7, 0, 7, 12],  # Boston
        [4, 4, 5, 6, 6, 0, 6],  # Cleveland
        [2, 4, 1, 3, 1, 7, 0],  # Baltimore
    ]
    at, spread = fit(pairs(wins), 7, prior=0)
    told = (1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0)
    assert [one - at[6] for one in at] == pytest.approx(told, abs=2e-4)
    # the error of Milwaukee against Baltimore
    assert (spread[0][0] + spread[6][6] - 2 * spread[0][6]) ** 0.5 == pytest.approx(0.3433, abs=2e-3)


def test_of_three_at_a_table_the_odds_are_those_of_who_won() -> None:
    table = ((0,), (1,), (2,))
    games = [Contest(table, tuple(float(i == won) for i in range(3))) for won in [0] * 60 + [1] * 30 + [2] * 10]
    at, _ = fit(games, 3, prior=0)
    assert at[0] - at[2] == pytest.approx(log(6))
    assert at[1] - at[2] == pytest.approx(log(3))


def test_a_player_in_two_seats_wins_twice_as_often() -> None:
    twice = ((0,), (0,), (1,))
    games = [Contest(twice, (0.5, 0.5, 0.0))] * 20 + [Contest(twice, (0.0, 0.0, 1.0))] * 10
    assert fit(games, 2, prior=0)[0] == pytest.approx([0, 0], abs=1e-9)


def test_a_side_is_as_strong_as_its_seats_on_average() -> None:
    team = ((0, 1), (2, 2))
    assert chances(team, [1.0, -1.0, 0.0]) == pytest.approx([0.5, 0.5])
    games = [Contest(team, (1.0, 0.0))] * 3 + [Contest(team, (0.0, 1.0))]
    at, _ = fit(games, 3)
    assert at[0] == pytest.approx(at[1])
    assert at[0] > at[2]


def test_who_wins_everything_is_rated_by_the_drawn_game_with_the_average() -> None:
    everything = [Contest(((0,), (1,), (2,), (3,)), (1.0, 0.0, 0.0, 0.0))] * 12
    rated = ratings(everything, 4)
    assert 200 < rated[0].elo < 1000
    assert rated[1].elo == pytest.approx(rated[3].elo)
    assert sum(one.elo for one in rated) == pytest.approx(0, abs=1e-6)
    assert [one.elo for one in ratings([], 2)] == [0, 0]
    with pytest.raises(MatchError, match="won or lost everything"):
        fit(everything, 4, prior=0)


def test_the_intervals_hold_95_of_100() -> None:
    """Games of three between players whose strengths are known."""
    true, lot, held = [0.6, 0.1, -0.2, -0.5], Random(4), 0
    tables = [((0,), (1,), (2,)), ((0,), (1,), (3,)), ((0,), (2,), (3,)), ((1,), (2,), (3,))]
    for _ in range(100):
        games = []
        for table in tables * 25:
            won = lot.choices(range(3), chances(table, true))[0]
            games.append(Contest(table, tuple(float(i == won) for i in range(3))))
        held += sum(one.low <= ELO * at <= one.high for one, at in zip(ratings(games, 4), true, strict=True))
    assert 370 <= held <= 392
