"""What a game is worth to its seats, by rank and by share; sides win together."""

from random import Random

import pytest

from flibuste.core.result import Result
from flibuste.zoo.sitting import Sitting, by_rank, by_share
from tests.zoo.cases import CASES

ALONE = ((0,), (1,), (2,))
PAIRS = ((0, 2), (1, 3))


def ended(totals: tuple[int, ...], ranks: tuple[int, ...]) -> Result:
    return Result(totals, ((),) * len(totals), ranks)


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [((2, 1, 3), [0, 1, -1]), ((1, 1, 3), [0.5, 0.5, -1]), ((1, 1, 1), [0, 0, 0]), ((1, 2, 2), [1, -0.5, -0.5])],
)
def test_by_rank_who_beats_all_has_one_and_all_together_nothing(ranks: tuple[int, ...], worth: list[float]) -> None:
    assert by_rank(ended((0, 0, 0), ranks), ALONE) == worth


def test_by_rank_sides_are_compared_and_not_their_seats() -> None:
    assert by_rank(ended((9, 1, 0, 2), (1, 2, 1, 2)), PAIRS) == [1, -1, 1, -1]


@pytest.mark.parametrize(
    ("totals", "worth"),
    [((5, 3, 2), [0.5, 0.3, 0.2]), ((-4, 3, 1), [0, 0.75, 0.25]), ((0, 0, 0), [1 / 3, 1 / 3, 1 / 3])],
)
def test_by_share_each_has_its_part_of_all_points(totals: tuple[int, ...], worth: list[float]) -> None:
    assert by_share(ended(totals, (1, 2, 3)), ALONE) == pytest.approx(worth)


def test_by_share_a_side_has_the_points_of_its_seats() -> None:
    assert by_share(ended((6, 1, 2, 1), (1, 2, 1, 2)), PAIRS) == pytest.approx([0.8, 0.2, 0.8, 0.2])


def test_nothing_is_given_before_the_end_and_then_what_the_result_says() -> None:
    case = CASES["closed purses"]
    sitting, rng = Sitting(case.game, case.seats, case.options), Random(2)
    sitting.begin(2)
    while sitting.table.asked is not None:
        assert sitting.rewards() == [0, 0, 0]
        sitting.answer(rng.randrange(len(sitting.answers)))
    result = sitting.table.result
    assert result is not None
    assert sitting.rewards() == by_rank(result, ALONE)
    assert max(sitting.rewards()) == sitting.rewards()[result.winners[0]]
