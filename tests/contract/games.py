"""Random games of every registered game, for the contract tests."""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.faults import SetupError
from flibuste.core.game import Game
from flibuste.core.options import OptionSpec
from flibuste.table import GAMES, Seat, Table

NAMES = sorted(GAMES)
RUNS = 12
CLOSELY, STRIDE, LONG, LATE = 60, 23, 400, 7
"""A game of Buccaneer is looked at from step to step; of a longer one, what comes later only now and then, and the more
rarely the longer it lasts where each look replays all of it."""
SHORT: dict[str, tuple[int, dict[str, Any]]] = {"pirates": (4, {"build_total": 20, "round_limit": 20})}
"""Of a game that can last all day: the most seats and the options of a short one. The soak (bench/soak.py) plays whole
ones."""
FEW = {"pirates": 1 / 3}
"""How many of the runs are enough, because each is long."""


def seeds(name: str, most: int = RUNS) -> range:
    """Of so many runs those that are played of this game."""
    return range(round(most * FEW.get(name, 1)))


def runs(most: int = RUNS) -> pytest.MarkDecorator:
    """A mark: for every game so many runs, each with a seed of its own; every second one is left to the whole run."""
    late = [(), (pytest.mark.slow,)]
    pairs = [pytest.param(name, seed, marks=late[seed % 2]) for name in NAMES for seed in seeds(name, most)]
    return pytest.mark.parametrize(("name", "seed"), pairs)


each_game = pytest.mark.parametrize("name", NAMES)


def random_options(game: Game[Any], rng: Random, seats: int) -> dict[str, Any]:
    """Any value of each option, the default as often as all others together; of a long game those of a short one."""
    found = {spec.id: _value(spec, rng, seats) for spec in game.options if rng.random() < 0.5 and spec.exists(seats)}
    return {**found, **SHORT.get(game.name, (0, {}))[1]}


def any_seats(game: Game[Any], rng: Random) -> int:
    """Any number of seats that it may have."""
    most = SHORT.get(game.name, (game.max_seats, {}))[0]
    return rng.randint(game.min_seats, most)


def _value(spec: OptionSpec, rng: Random, seats: int) -> Any:
    if spec.kind == "flag":
        return rng.random() < 0.5
    if spec.kind == "choice":
        return rng.choice(spec.among)
    return rng.randrange(seats) if spec.kind == "seat" else spec.default


def random_table(name: str, seed: int) -> Table:
    """A table that nobody has played at yet, with any number of seats and any options that go together."""
    game, rng = GAMES[name], Random(seed)
    n = any_seats(game, rng)
    seats = [Seat(f"Seat {i}", bot) for i, bot in zip(range(n), islice(cycle((None, None, "easy")), n), strict=True)]
    while True:
        try:
            return Table.new(name, seats, random_options(game, rng, n), seed)
        except SetupError:
            continue


def playing(name: str, seed: int) -> Iterator[Table]:
    """The same table before the first move, and after each one until the end."""
    table, rng = random_table(name, seed), Random(~seed)
    yield table
    while asking(table.state) is not None:
        # of a composed move any candidate, not only those that are offered
        table.play(rng.choice(table.game.mind.choices(table.state, rng, 20)))
        yield table


def steps(name: str, seed: int) -> Iterator[tuple[Table, bool, bool]]:
    """The same table at each step; whether it is looked at, and whether also by what takes as long as the game so far.
    What comes late in a very long game is looked at only now and then."""
    due = 0
    for i, table in enumerate(playing(name, seed)):
        ends = table.decision is None
        sampled = i >= due or ends
        if sampled:
            due = i + (1 if i < CLOSELY else STRIDE if i < LONG else i // 4)
        yield table, i < LONG or i % LATE == 0 or ends, sampled


def sampled(name: str, seed: int) -> Iterator[Table]:
    """The same table, for what takes as long as the game so far: a long game is looked at now and then."""
    return (table for table, _, sampled in steps(name, seed) if sampled)


def played(name: str, seed: int) -> Table:
    *_, table = playing(name, seed)
    return table
