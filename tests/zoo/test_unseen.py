"""What a seat cannot know is neither in its observation nor in its info: both are the same in every world that it could
imagine."""

from random import Random

import numpy as np
import pytest

from flibuste.zoo.sitting import Sitting
from tests.zoo.cases import Case, each_case


def looks(sitting: Sitting, seat: int) -> tuple[object, ...]:
    seen = sitting.observation(seat)
    answers = sitting.answers if sitting.table.asked == seat else []
    return (*(seen[name].tobytes() for name in sorted(seen)), sitting.table.view(seat), answers)


@pytest.mark.parametrize("seed", range(2))
@each_case
def test_worlds_that_differ_in_what_a_seat_cannot_know_look_the_same(case: Case, seed: int) -> None:
    sitting, rng = Sitting(case.game, case.seats, case.options, candidates=8), Random(seed)
    sitting.begin(seed)
    hidden = 0
    for i in range(60):
        table = sitting.table
        if table.asked is None:
            break
        if i % 6 == 0:
            truth = table.state
            for seat in range(case.seats):
                seen = looks(sitting, seat)
                table.state = table.game.imagine(truth, seat, rng.getrandbits(64))
                hidden += table.game.write(table.state) != {**table.game.write(truth), "luck": table.state.luck}
                assert looks(sitting, seat) == seen
                table.state = truth
        sitting.answer(rng.randrange(len(sitting.answers)))
    assert hidden, "nothing was hidden at all"


def test_nobody_sees_the_answers_of_another() -> None:
    sitting = Sitting("jamaica", 3)
    sitting.begin(1)
    for seat in range(3):
        seen = sitting.observation(seat)
        asked = sitting.table.asked == seat
        assert bool(np.any(seen["action_mask"])) == asked
        assert bool(np.any(seen["answers"])) == asked
