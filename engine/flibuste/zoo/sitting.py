"""One game as those see it who learn by numbers: observations, numbered answers and rewards, seat by seat.

Whatever a seat is given comes from its view, and from what the step offers to that seat: there is nothing here that it
could not know.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any, Final, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core.agenda import asking
from ..core.atoms import Atom, Json, Move
from ..core.result import Result
from ..table import Seat, Table
from .columns import Plan, Row

Observation = dict[str, NDArray[Any]]

_FURTHEST: Final = 1 << 24
"""No number of a view or a move is larger."""
CANDIDATES: Final = 24
"""How many moves are drawn up where they cannot be listed."""


def by_rank(result: Result, sides: Sequence[Sequence[int]]) -> list[float]:
    """From 1 for whoever beats all others to -1 for whoever loses to all: those that a side beats less those that beat
    it, of all others. All sides together have 0, and the seats of a side have the same."""
    ranks = [result.ranks[side[0]] for side in sides]
    worth = [sum((rank < other) - (rank > other) for other in ranks) / max(1, len(sides) - 1) for rank in ranks]
    return _seated(worth, sides)


def by_share(result: Result, sides: Sequence[Sequence[int]]) -> list[float]:
    """A side's part of all points, from 0 to 1 (points below nought count as none); the seats of a side have the
    same."""
    points = [max(0, sum(result.totals[seat] for seat in side)) for side in sides]
    total = sum(points)
    return _seated([one / total if total else 1 / len(sides) for one in points], sides)


REWARDS: Final[Mapping[str, Callable[[Result, Sequence[Sequence[int]]], list[float]]]] = {
    "rank": by_rank,
    "share": by_share,
}


def _seated(worth: Sequence[float], sides: Sequence[Sequence[int]]) -> list[float]:
    found = {seat: one for one, side in zip(worth, sides, strict=True) for seat in side}
    return [found[seat] for seat in range(len(found))]


class Sitting:
    """A game to be learnt, played again and again with the same seats and options (`begin`)."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Json] | None = None,
        reward: str = "rank",
        candidates: int = CANDIDATES,
        *,
        listed: int | None = None,
        strict: bool = False,
    ) -> None:
        """`reward`: rank or share. `listed`: room for so many answers, instead of the plan's. `strict`: what no column
        can show is an error. Raises SetupError as `Table.new`."""
        self.game = game
        self.seats = tuple(Seat(f"Captain {i + 1}") for i in range(seats))
        self.options = dict(options or {})
        self._reward = REWARDS[reward]
        self.candidates = candidates
        self.seed = 0
        self.table = Table.new(game, self.seats, self.options, self.seed)
        self.plan: Plan = import_module(f"{__package__}.plans.{game}").plan(self.table)
        if listed is not None:
            self.plan = replace(self.plan, listed=listed)
        self.rows = [Row(self.plan, seats, seat, strict=strict) for seat in range(seats)]
        self._numbers = [{word: i for i, word in enumerate(row.words, 1)} for row in self.rows]
        self._answers: list[Move] = []
        self._answered: Any = None

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.table = Table.new(self.game, self.seats, self.options, seed)

    def at(self, table: Table) -> Self:
        """Goes on with this table in place of the one that `begin` has made."""
        self.table = table
        return self

    # ---- what is told

    @property
    def columns(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        n = len(self.seats)
        asked = [f"asked=+{i}" for i in range(n)]
        return (*(f"seat={i}" for i in range(n)), *asked, *self.rows[0].names)

    @property
    def space(self) -> spaces.Dict:
        listed, parts = self.plan.listed, 2 * self.plan.atoms
        return spaces.Dict(
            {
                "observation": spaces.Box(-_FURTHEST, _FURTHEST, (len(self.columns),), np.float32),
                "answers": spaces.Box(-_FURTHEST, _FURTHEST, (listed, parts), np.int32),
                "action_mask": spaces.Box(0, 1, (listed,), np.int8),
            }
        )

    def observation(self, seat: int) -> Observation:
        """What this seat sees. The answers and their mask are nothing but zeros while it is not asked."""
        n, asked = len(self.seats), self.table.asked
        row = [0.0] * (2 * n)
        row[seat] = 1.0
        if asked is not None:
            row[n + (asked - seat) % n] = 1.0
        row += self.rows[seat].of(self.table.view(seat))
        listed = self.plan.listed
        rows = np.zeros((listed, 2 * self.plan.atoms), np.int32)
        mask = np.zeros(listed, np.int8)
        if asked == seat:
            answers = self.answers
            mask[: len(answers)] = 1
            for i, move in enumerate(answers):
                parts = self._parts(seat, move)
                rows[i, : len(parts)] = parts
        return {"observation": np.array(row, np.float32), "answers": rows, "action_mask": mask}

    def info(self, seat: int) -> dict[str, Any]:
        """The whole view of this seat and, while it is asked, its answers as moves: all of it for whoever gets it, to
        keep or to change."""
        view = marshal.loads(marshal.dumps(self.table.view(seat)))  # the quickest copy of plain data
        return {"view": view, "answers": [*self.answers]} if self.table.asked == seat else {"view": view}

    def _parts(self, seat: int, move: Move) -> list[int]:
        """Two numbers for each part of a move: the word's (0: none), and the number that it is or holds."""
        found: list[int] = []
        for atom in move[: self.plan.atoms]:
            found += self._part(seat, atom)
        return found

    def _part(self, seat: int, atom: Atom) -> tuple[int, int]:
        if isinstance(atom, int):
            return 0, atom
        word, number = self.plan.spelt(atom)
        return self._numbers[seat].get(word, 0), number

    # ---- what is answered

    @property
    def answers(self) -> list[Move]:
        """The answers that can be given now, by their numbers: those that are listed and, where moves are composed,
        candidates that the seed draws. Where there is no room for all, the seed draws of them."""
        if self._answered is not self.table.state:
            self._answered, self._answers = self.table.state, self._listed()
        return self._answers

    def _listed(self) -> list[Move]:
        state = self.table.state
        step = asking(state)
        if step is None:
            return []
        moves = list(step.moves(state))
        rng = Random(f"{self.seed} {len(self.table.log)}")
        if step.composed:
            moves = list(dict.fromkeys([*moves, *self.table.game.mind.choices(state, rng, self.candidates)]))
        if len(moves) > self.plan.listed:
            moves = [moves[i] for i in sorted(rng.sample(range(len(moves)), self.plan.listed))]
        return moves

    def answer(self, number: int) -> None:
        """Gives an answer by its number. ValueError where there is none."""
        if not 0 <= number < len(self.answers):
            raise ValueError(f"there is no answer {number}: {len(self.answers)} can be given")
        self.table.play(self.answers[number])

    def rewards(self) -> list[float]:
        """What each seat has in the end: nothing but noughts before."""
        result = self.table.result
        return self._reward(result, self.table.sides) if result else [0.0] * len(self.seats)
