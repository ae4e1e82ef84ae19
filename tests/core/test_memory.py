"""A long evening: what the engine holds after many games is what it held after a few."""

import gc
import json
import os
import subprocess
import sys
from functools import lru_cache
from typing import Any

import pytest

from flibuste.bots.search import Node
from flibuste.bridge import Desk
from flibuste.bridge.thought import Thought
from flibuste.table import GAMES, Table
from tests.core.test_bridge import ask

SEATS = [{"name": "Anne"}, {"name": "Jack", "bot": "easy"}, {"name": "Mary", "bot": "hard"}]
FEW, MANY = 3, 5
CACHED = 4096
"""The most that a cache of what depends on the game's course may hold."""
MORE = {"purse": 1 << 15}
"""Plunder asks this again all over a hard captain's turn, and half of that would often be gone; it is full after one
game."""


def play(desk: Desk, game: str, seed: int, sips: int, most: int = 10_000) -> Any:
    """A game, or as much of it; the save it began with. The table stays open."""
    answer = ask(desk, "new", table="t", game=game, seats=SEATS, seed=seed)
    save, table, undone = answer["save"], answer["table"], -1
    while table["decision"] and table["entries"] < most:
        hint = {} if table["decision"]["seat"] else {"level": "easy"}
        thought = ask(desk, "think", table="t", sips=sips, **hint)
        table = ask(desk, "play", table="t", option=thought["move"])["table"]
        if table["undoable"] and table["entries"] > undone + 7:
            undone = table["entries"]
            table = ask(desk, "undo", table="t")["table"]
    return save


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_closed_leaves_nothing(game: str) -> None:
    """No state, true or imagined, and no thought about one is kept: not for an undo, nor by what is remembered."""
    desk = Desk()
    # what other tests keep in this process
    there = living(object)
    kinds = (Table, Thought, Node, type(Table.load(play(desk, game, 7, sips=3, most=30)).state))
    ask(desk, "think", table="t", level="hard", sips=3)
    assert len(new(there, *kinds)) > 1
    ask(desk, "close", table="t")
    assert new(there, *kinds) == []


def living(*kinds: type) -> list[object]:
    gc.collect()
    return [it for it in gc.get_objects() if isinstance(it, kinds)]


def new(before: list[object], *kinds: type) -> list[str]:
    """The kinds of what has come since then and lives. `before` keeps all of then alive, so that no id comes again."""
    known = set(map(id, before))
    return [type(it).__name__ for it in living(*kinds) if id(it) not in known]


def test_many_games_hold_no_more_than_a_few() -> None:
    """What is remembered of worth and chances is soon as much as it will be. In a Python of its own: what other tests
    have left there is let go meanwhile."""
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "tests.core.test_memory"]
    held = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, env=surroundings).stdout)
    assert held[MANY - 1] <= 1.1 * held[FEW - 1], held


def test_no_cache_outgrows_its_game() -> None:
    """What depends on the course of a game is remembered in bounds; without any only what is printed may be."""
    assert all(GAMES.values())
    found = [it for it in gc.get_objects() if isinstance(it, type(lru_cache(play)))]
    ours = {it.__name__: it.cache_info().maxsize for it in found if it.__module__.startswith("flibuste.games.")}
    assert len(ours) > 50
    large = {name: most for name, most in ours.items() if most is not None and most > CACHED}
    assert large == MORE


def main() -> None:
    """Blocks that Python has allocated after each of some games."""
    desk, held = Desk(), list[int]()
    for seed in range(MANY):
        play(desk, "jamaica", seed, sips=24)
        ask(desk, "close", table="t")
        gc.collect()
        held.append(sys.getallocatedblocks())
    print(json.dumps(held))


if __name__ == "__main__":
    main()
