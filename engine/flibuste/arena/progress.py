"""How far a match is: a bar by tqdm (the extra ``flibuste[arena]``), or a plain line where it is not installed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, TextIO

from .field import Progress

EVERY: Final = 0.5
"""Seconds between two plain lines."""


@contextmanager
def shown(games: int, done: int, wanted: bool | None = None, err: TextIO | None = None) -> Iterator[Progress]:
    """Shows on `err` how many of the games are played, `done` of them before now; None: where somebody looks."""
    stream = err or sys.stderr
    if not (stream.isatty() if wanted is None else wanted):
        yield _nothing
        return
    try:
        from tqdm import tqdm
    except ImportError:
        yield from _plain(games, done, stream)
        return
    with tqdm(total=games, initial=done, unit="game", file=stream) as bar:

        def tell(more: int) -> None:
            bar.update(more)

        yield tell


def _nothing(more: int) -> None:
    pass


def _plain(games: int, done: int, stream: TextIO) -> Iterator[Progress]:
    count, due = done, 0.0

    def tell(more: int) -> None:
        nonlocal count, due
        count += more
        if monotonic() >= due or count == games:
            due = monotonic() + EVERY
            stream.write(f"\r{count}/{games} games")
            stream.flush()

    yield tell
    stream.write("\n")
