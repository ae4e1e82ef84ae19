"""Bots that look at the ideas of a mind, and twice at the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, cast

from flibuste.bots.greedy import at_a_glance, by_margin
from flibuste.bots.levels import deeply
from flibuste.bots.pondering import FINALISTS
from flibuste.bots.worlds import Worlds
from flibuste.core.agenda import Ask
from flibuste.core.atoms import Move
from flibuste.core.decision import Decision
from flibuste.core.events import EventSink
from flibuste.core.fate import Fate
from flibuste.core.game import Game
from flibuste.core.mind import Mind

FAR = 40
"""So many numbers are legal; the step's own sample has the first three."""


@dataclass(slots=True)
class Guess:
    agenda: list[Any]
    luck: int = 1
    turn: int = 0

    def copy(self) -> Guess:
        return replace(self, agenda=self.agenda[:])


@dataclass(frozen=True, slots=True)
class Say(Ask[Guess]):
    seat: int = 0

    def moves(self, s: Guess) -> list[Move]:
        return [("say", n) for n in range(3)]

    def why_not(self, s: Guess, move: Move) -> Any:
        return None if 0 <= int(move[1]) < FAR else "no such number"

    def ask(self, s: Guess) -> Decision:
        return self.decision(s, "say", "SAY", (), {})

    def play(self, s: Guess, move: Move, fate: Fate, emit: EventSink) -> None:
        raise AssertionError("nothing is played while one ponders")


class Thoughtful(Mind):
    """Likes high numbers at a glance, and the number of its liking after a second look."""

    inventive = True

    def __init__(self, liked: int, ideas: Sequence[int] = range(FAR + 5)) -> None:
        self.liked, self._ideas = liked, ideas
        self.looks = list[int]()

    def judge(self, s: Guess) -> Sequence[float]:
        return [0.5]

    def prior(self, s: Guess, moves: Sequence[Move]) -> Sequence[float]:
        return [float(int(move[1])) for move in moves]

    def ideas(self, s: Guess) -> Sequence[Move]:
        return [("say", n) for n in self._ideas]

    def second_look(self, s: Guess, move: Move) -> float:
        self.looks.append(int(move[1]))
        return float(move[1] == self.liked)


class Table:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def imagine(self, s: Guess, seat: int, luck: int) -> Guess:
        return replace(s.copy(), luck=luck)


def said(mind: Mind) -> list[Move]:
    return list(deeply(Worlds(cast(Game[Any], Table(mind)), Guess([Say()]), Random(1))))


def test_the_best_ideas_are_looked_at_twice() -> None:
    mind = Thoughtful(FAR - 3)
    *_, last = said(mind)
    assert last == ("say", FAR - 3)
    assert {*mind.looks} == {*range(FAR - FINALISTS, FAR)}, "what is illegal at the table is no candidate"


def test_at_first_the_glance_decides() -> None:
    assert said(Thoughtful(FAR - 3))[0] == ("say", FAR - 1)


def test_without_ideas_the_moves_of_the_step_are_looked_at() -> None:
    mind = Thoughtful(1, ideas=())
    *_, last = said(mind)
    assert last == ("say", 1)
    assert {*mind.looks} == {0, 1, 2}


def test_a_normal_bot_has_ideas_before_it_does_nothing() -> None:
    class Idle(Thoughtful):
        idle = ("say", 2)

    moves = list(by_margin(Worlds(cast(Game[Any], Table(Idle(0))), Guess([Say()]), Random(1))))
    assert moves[0] == ("say", 2)
    assert moves[-1] == ("say", FAR - 1)


class Hasty(Thoughtful):
    noticed = 1


def hastily(mind: Mind) -> set[Move]:
    """What a normal bot with this mind may settle for."""
    worlds = [Worlds(cast(Game[Any], Table(mind)), Guess([Say()]), Random(seed)) for seed in range(30)]
    return {[*by_margin(one)][-1] for one in worlds}


def test_a_normal_bot_overlooks_moves_where_the_mind_says_so() -> None:
    assert hastily(Thoughtful(0)) == {("say", 2)}
    assert hastily(Hasty(0)) == {("say", n) for n in range(3)}


def test_nothing_is_overlooked_before_a_normal_bot_does_nothing() -> None:
    class Busy(Hasty):
        idle = ("say", 0)

    assert hastily(Busy(0, ideas=())) == {("say", 1), ("say", 2)}


def test_a_beginner_considers_as_many_moves_as_the_mind_says_by_now() -> None:
    class Learner(Thoughtful):
        def glimpses(self, s: Guess) -> int:
            return 1 + s.turn

    def chosen(turn: int) -> set[Move]:
        guesses = [Guess([Say()], turn=turn) for _ in range(30)]
        worlds = [Worlds(cast(Game[Any], Table(Learner(0))), s, Random(i)) for i, s in enumerate(guesses)]
        return {next(at_a_glance(one)) for one in worlds}

    assert chosen(0) == {("say", n) for n in range(3)}
    assert chosen(1) == {("say", 1), ("say", 2)}
    assert chosen(2) == {("say", 2)}
