"""Bots that look at every idea of the game's mind, and twice at the best of them.

For games whose moves are composed and whose mind knows which of them are worth a thought. All are compared at a glance
in the same few worlds; the most promising are then thought about longer, each in the same worlds as the others.
"""

from collections.abc import Iterator
from typing import Final

from ..core.atoms import Move
from .worlds import Worlds

GLANCES: Final = 2
"""In how many worlds all ideas are compared."""
FINALISTS: Final = 8
"""How many are looked at twice."""
LOOKS: Final = 3
"""In how many worlds."""


def ponder(worlds: Worlds) -> Iterator[Move]:
    """Yields the best move so far after every look."""
    mind, moves = worlds.mind, worlds.promising()
    hopes = dict.fromkeys(moves, 0.0)
    for _ in range(GLANCES):
        for move, score in zip(moves, mind.prior(worlds.world(), moves), strict=True):
            hopes[move] += score
        yield max(hopes, key=hopes.__getitem__)
    best, *others = sorted(hopes, key=hopes.__getitem__, reverse=True)[:FINALISTS]
    looks = dict.fromkeys((best, *others), 0.0)
    for _ in range(LOOKS if others else 0):
        world = worlds.world()
        for move in looks:
            looks[move] += mind.second_look(world, move)
            yield best
        best = max(looks, key=looks.__getitem__)
        yield best
