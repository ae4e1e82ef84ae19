"""The levels of play, which differ in how they think and never in luck."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from ..core.atoms import Move
from ..core.game import Game
from .greedy import at_a_glance, by_margin
from .pondering import ponder
from .rehearsal import rehearse
from .search import tree_search
from .worlds import Worlds


class Thinker(NamedTuple):
    """How a level thinks: an iterator that yields its best move after each iteration, and its most `iterations`."""

    think: Callable[[Worlds], Iterator[Move]]
    iterations: int


def any_move(worlds: Worlds) -> Iterator[Move]:
    """A legal move by lot."""
    yield worlds.draw()


def deeply(worlds: Worlds) -> Iterator[Move]:
    """By the mind's ideas, where it has some; by rehearsals of whole turns, where it asks for them; else by a tree."""
    if worlds.mind.inventive:
        return ponder(worlds)
    return rehearse(worlds) if worlds.mind.rehearsals else tree_search(worlds)


LEVELS: Final[Mapping[str, Thinker]] = {
    "random": Thinker(any_move, 1),
    "easy": Thinker(at_a_glance, 1),
    "normal": Thinker(by_margin, 8),
    "hard": Thinker(deeply, 4000),
}


def think(level: str, game: Game[Any], state: Any, rng: Random) -> Iterator[Move]:
    """Yields the best move so far after each of `LEVELS[level].iterations` at most; the caller holds the clock."""
    return think_in(level, Worlds(game, state, rng))


def think_in(level: str, worlds: Worlds) -> Iterator[Move]:
    """As `think`, in worlds that the caller made, so that it can ask them what the bot has in mind (`Worlds.plan`)."""
    thinker = LEVELS[level]
    if thinker.think is not any_move and len(worlds.moves) == 1:
        yield worlds.moves[0]
        return
    for _, move in zip(range(thinker.iterations), thinker.think(worlds), strict=False):
        yield move


def choose(level: str, game: Game[Any], state: Any, rng: Random) -> Move:
    """The move that a bot decides on when it may use all its iterations."""
    *_, move = think(level, game, state, rng)
    return move
