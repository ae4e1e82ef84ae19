"""Bots that look one move ahead."""

from collections.abc import Generator, Iterator, Sequence

from ..core.atoms import Move
from .worlds import Worlds


def at_a_glance(worlds: Worlds) -> Iterator[Move]:
    """A beginner: considers a handful of moves in one imagined world, and overlooks the others."""
    moves = worlds.moves
    seen = worlds.rng.sample(moves, min(worlds.glimpses, len(moves)))
    scores = worlds.mind.beginner_prior(worlds.world(), seen)
    yield max(zip(scores, seen, strict=True), key=lambda pair: pair[0])[1]


def by_margin(worlds: Worlds) -> Iterator[Move]:
    """The best-looking move over several imagined worlds, `Mind.glances` at most; every iteration imagines one more. Of
    many moves some are overlooked (`Mind.noticed`)."""
    moves, most = worlds.moves, worlds.mind.noticed
    if most is not None and most < len(moves):
        moves = worlds.rng.sample(moves, most)
    best = yield from _compared(worlds, moves)
    if best == worlds.mind.idle:
        # all that is worth doing may have been missed
        yield from _compared(worlds, worlds.promising())


def _compared(worlds: Worlds, moves: Sequence[Move]) -> Generator[Move, None, Move]:
    found = moves[0]
    sums = [0.0] * len(moves)
    for _ in range(worlds.mind.glances):
        for i, scores in enumerate(worlds.mind.average_prior(worlds.world(), moves)):
            sums[i] += scores
        best = max(sums)
        found = worlds.rng.choice([m for m, total in zip(moves, sums, strict=True) if total >= best - 1e-9])
        yield found
    return found
