"""Plays the missing games of a match on any workers, in batches; what a dead worker had is played by another."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from math import ceil
from queue import SimpleQueue
from typing import Final

from ..core.atoms import Json
from .executors import Workers
from .match import Match, MatchError
from .match_log import MatchLog
from .playing import play_game

AHEAD: Final = 2
"""Batches that are under way for each worker, so that none waits for the next one."""
TASK: Final = 1.0
"""Seconds that a batch is meant to take at least: handing one out costs a twentieth of a millisecond."""
HANDED: Final = 0.001
"""Seconds a batch is longer for each that is under way: a cluster's scheduler hands out some hundreds a second."""
FALLS: Final = 3
"""How many times in a row workers may die without a single game played."""

Progress = Callable[[int], None]
"""Is told of so many games more."""


class GameError(Exception):
    """A game that failed, with its number and its seed: a fault of ours, which is the same wherever it is played."""


def play_batch(match: Match, numbers: Sequence[int]) -> list[Json]:
    """What a worker does: the records of these games."""
    records = []
    for number in numbers:
        try:
            records.append(play_game(match, number))
        except Exception as fault:  # a worker's error says nothing of what it was playing
            which = f"game {number} of {match.game} (seed {match.seed + number})"
            raise GameError(f"{which} has failed: {type(fault).__name__}: {fault}") from fault
    return records


def play_missing(match: Match, games: int, workers: Workers, match_log: MatchLog, progress: Progress) -> None:
    """Plays those of the first `games` that the log lacks. Each is counted once, whoever plays it.

    After a death games are handed out one by one; after two without a game played in between only one is under way, so
    that the third is its doing.
    """
    falls = 0
    while missing := match_log.missing(games):
        try:
            with workers.opened() as (executor, count):
                shift = _Shift(match, match_log, progress)
                shift.play(missing, executor, ahead=1 if falls > 1 else AHEAD * count, one_by_one=falls > 0)
        except workers.lost as fault:
            falls = falls + 1 if len(match_log.missing(games)) == len(missing) else 1
            if falls >= FALLS:
                which = f"game {missing[0]}, which has the seed {match.seed + missing[0]}"
                raise MatchError(
                    f"workers have died {FALLS} times without a game played ({type(fault).__name__}: {fault}), "
                    f"at last of {which}"
                ) from fault


class _Shift:
    """Games played by one executor, until all are there or a worker dies."""

    def __init__(self, match: Match, match_log: MatchLog, progress: Progress) -> None:
        self._match, self._match_log, self._progress = match, match_log, progress
        self._seconds, self._played = 0.0, 0
        """What games have taken so far."""

    def play(self, missing: Sequence[int], executor: Executor, ahead: int, *, one_by_one: bool) -> None:
        """Plays these games, so many batches of them at a time. Raises the error of a worker that dies; what is done by
        then is kept."""
        ended, under_way, at = SimpleQueue[Future[list[Json]]](), set[Future[list[Json]]](), 0
        try:
            while at < len(missing) or under_way:
                while at < len(missing) and len(under_way) < ahead:
                    size = 1 if one_by_one else self._size(len(missing) - at, ahead)
                    future = executor.submit(play_batch, self._match, missing[at : at + size])
                    under_way.add(future)
                    future.add_done_callback(ended.put)
                    at += size
                self._keep(future := ended.get())
                under_way.remove(future)
        finally:
            for future in under_way:
                if future.done() and not future.cancelled() and future.exception() is None:
                    self._keep(future)

    def _size(self, left: int, ahead: int) -> int:
        """How many games the next batch has: one, until it is known how long they take. Games of programs go singly,
        since it is not this process that they keep busy."""
        if self._match.programs or not self._played:
            return 1
        wanted = max(TASK, HANDED * ahead)
        return max(1, min(ceil(left / ahead), int(wanted * self._played / max(self._seconds, 1e-9))))

    def _keep(self, future: Future[list[Json]]) -> None:
        for record in future.result():
            self._progress(record["game"] not in self._match_log.records)
            self._match_log.add(record)
            self._seconds, self._played = self._seconds + record["seconds"], self._played + 1
