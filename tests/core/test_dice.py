"""The dice of rehearsals: even over the worlds, and alike for all candidates of one."""

from __future__ import annotations

from random import Random

import pytest

from flibuste.bots.dice import Dice


@pytest.mark.parametrize("faces", [2, 6, 18])
def test_each_face_comes_up_equally_often(faces: int) -> None:
    dice, found = Dice(Random(1)), []
    for _ in range(3 * faces):
        found.append(dice.thrown().answer("die", range(faces)))
        dice.next_world()
    assert [sorted(found[i : i + faces]) for i in (0, faces, 2 * faces)] == [[*range(faces)]] * 3


def test_two_dice_do_not_fall_together() -> None:
    dice, pairs = Dice(Random(1)), set()
    for _ in range(60):
        fate = dice.thrown()
        pairs.add((fate.answer("attack", range(6)), fate.answer("defence", range(6)), fate.answer("attack", range(6))))
        dice.next_world()
    assert len(pairs) > 40


def test_in_one_world_a_die_falls_alike_whatever_else_is_asked_before() -> None:
    dice = Dice(Random(1))
    for _ in range(12):
        early, late = dice.thrown(), dice.thrown()
        late.answer("attack", range(6))
        assert [early.answer("die", range(6)) for _ in range(3)] == [late.answer("die", range(6)) for _ in range(3)]
        dice.next_world()


def test_a_peek_takes_no_throw() -> None:
    dice = Dice(Random(1))
    fate = dice.thrown()
    assert fate.answer("die", ("gold",)) == "gold"
    assert fate.answer("die", range(6)) == dice.thrown().answer("die", range(6))
    assert fate.found[0] == "gold"
