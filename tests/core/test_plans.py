"""Plans: a turn of many decisions is rehearsed as one. The game here is a lock that one combination of eight opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any, cast

import pytest

from flibuste.bots.levels import deeply
from flibuste.bots.rehearsal import HAIR
from flibuste.bots.worlds import Worlds
from flibuste.core.agenda import Ask, play, then
from flibuste.core.atoms import Move
from flibuste.core.decision import Decision
from flibuste.core.events import MUTE, EventSink
from flibuste.core.fate import Fate, OwnDice
from flibuste.core.game import Game
from flibuste.core.mind import Mind, Plan

CODE = (3, 1, 2, 0, 3, 3, 1, 2)
HALF = 4


@dataclass(slots=True)
class Lock:
    agenda: list[Any]
    hitch: str = ""
    """What comes between after half of the turns: a die, another seat, a wheel that sticks."""
    turned: tuple[int, ...] = ()
    luck: int = 1
    turn: int = 0

    def copy(self) -> Lock:
        return replace(self, agenda=self.agenda[:])


@dataclass(frozen=True, slots=True)
class Turn(Ask[Lock]):
    seat: int

    def moves(self, s: Lock) -> list[Move]:
        stuck = s.hitch == "sticks" and len(s.turned) == HALF
        return [("turn", n) for n in range(4) if not (stuck and n == CODE[HALF])]

    def ask(self, s: Lock) -> Decision:
        return self.decision(s, "lock", "LOCK", (), {})

    def play(self, s: Lock, move: Move, fate: Fate, emit: EventSink) -> None:
        s.turned = (*s.turned, int(move[1]))
        half = len(s.turned) == HALF
        if half and s.hitch == "die":
            fate.answer("die", range(6))
        if len(s.turned) < len(CODE):
            then(s, Turn(1 if half and s.hitch == "seat" else 0))


class Blind(Mind):
    """Sees nothing but whether the lock is open, and notes how much of the combination each rehearsal has found."""

    rehearsals = 30

    def __init__(self) -> None:
        self.found: list[int] = []

    def judge(self, s: Lock) -> Sequence[float]:
        self.found.append(next((i for i, n in enumerate(s.turned) if n != CODE[i]), len(CODE)))
        return [float(s.turned == CODE), 0.0]

    def prior(self, s: Lock, moves: Sequence[Move]) -> Sequence[float]:
        return [0.0] * len(moves)


class Planner(Blind):
    """Has a combination in mind."""

    def plans(self, s: Lock) -> Mapping[Plan, float]:
        done = len(s.turned)
        return {tuple(("turn", n) for n in CODE[done:]): 1.0} if s.turned == CODE[:done] else {}


class Safe:
    """As much of a game as a search needs."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def imagine(self, s: Lock, seat: int, luck: int) -> Lock:
        return replace(s.copy(), luck=luck)


def thought(mind: Mind, s: Lock, sips: int) -> Move:
    worlds = Worlds(cast(Game[Any], Safe(mind)), s, Random(1))
    *_, move = islice(deeply(worlds), sips)
    return move


@pytest.mark.parametrize(("mind", "opens"), [(Planner(), True), (Blind(), False)])
def test_a_turn_that_is_planned_is_seen_to_its_end(mind: Mind, opens: bool) -> None:
    """65,536 combinations, 30 thoughts a decision: without a plan nobody meets the one that opens."""
    s = Lock([Turn(0)])
    while s.agenda:
        play(s, thought(mind, s, 30), OwnDice(s), MUTE)
    assert (s.turned == CODE) is opens


@pytest.mark.parametrize(("hitch", "far"), [("", len(CODE)), ("die", HALF), ("seat", HALF), ("sticks", HALF)])
def test_a_plan_is_followed_until_something_comes_between(hitch: str, far: int) -> None:
    """The turn is then played to its end as it looks best, and all looks alike to this mind."""
    mind = Planner()
    thought(mind, Lock([Turn(0)], hitch), 2)
    assert mind.found == [far]


def test_a_plan_that_disappoints_is_dropped() -> None:
    """It is one candidate among others, which are all rehearsed, and none longer than is needed."""

    class Mistaken(Planner):
        rehearsals = 1000

        def judge(self, s: Lock) -> Sequence[float]:
            self.found.append(s.turned[0])
            return [float(s.turned[:1] == (2,)), 0.0]

    mind = Mistaken()
    assert thought(mind, Lock([Turn(0)]), 1000) == ("turn", 2)
    assert len(mind.found) == Mind.trials * (1 + len(set(mind.found)))


def test_what_comes_to_the_same_is_not_rehearsed_again_and_again() -> None:
    mind = Blind()
    assert thought(mind, Lock([Turn(0)]), 1000) == ("turn", 0)
    assert len(mind.found) == Mind.trials * 4


def test_a_mind_says_how_many_moves_it_rehearses() -> None:
    class Hasty(Blind):
        candidates = 2

    mind = Hasty()
    thought(mind, Lock([Turn(0)]), 1000)
    assert len(mind.found) == Mind.trials * 2


def test_of_what_comes_to_the_same_the_move_is_played_that_looked_best() -> None:
    """By a hair the first wheel's nought is ahead; the mind would rather turn it to two."""

    class Partial(Blind):
        def prior(self, s: Lock, moves: Sequence[Move]) -> Sequence[float]:
            return [float(move[1] == 2) for move in moves]

        def judge(self, s: Lock) -> Sequence[float]:
            return [HAIR / 2 * (s.turned[0] == 0), 0.0]

    assert thought(Partial(), Lock([Turn(0)]), 1000) == ("turn", 2)


def test_without_a_plain_winner_the_rehearsals_come_to_an_end() -> None:
    class Wavering(Blind):
        def judge(self, s: Lock) -> Sequence[float]:
            self.found.append(s.turned[0])
            return [float(s.luck >> s.turned[0] & 1), 0.0]

    mind = Wavering()
    thought(mind, Lock([Turn(0)]), 1000)
    assert mind.rehearsals <= len(mind.found) < mind.rehearsals + 4


def test_every_candidate_is_rehearsed_in_the_same_worlds() -> None:
    class Lucky(Blind):
        def judge(self, s: Lock) -> Sequence[float]:
            self.found.append(s.luck)
            return [0.0, 0.0]

    mind = Lucky()
    thought(mind, Lock([Turn(0)]), 1 + 3 * 4)
    assert [len({*mind.found[i : i + 4]}) for i in (0, 4, 8)] == [1, 1, 1]
    assert len({*mind.found}) == 3


def test_a_world_in_which_a_candidate_is_illegal_is_left_out() -> None:
    """What another seat hides may forbid in an imagined world what the rules allow at the table."""

    @dataclass(frozen=True, slots=True)
    class Stiff(Turn):
        def moves(self, s: Lock) -> list[Move]:
            return [("turn", n) for n in range(4) if n != 3 or s.luck & 1]

        def play(self, s: Lock, move: Move, fate: Fate, emit: EventSink) -> None:
            assert move in self.moves(s)
            s.turned = (int(move[1]),)

    class Lucky(Blind):
        def judge(self, s: Lock) -> Sequence[float]:
            self.found.append(s.luck & 1)
            return [float(s.turned[0] == 3), 0.0]

    mind = Lucky()
    assert thought(mind, Lock([Stiff(0)]), 1000) == ("turn", 3)
    assert {*mind.found} == {1}
