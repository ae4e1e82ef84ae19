"""What it costs to play matches on several processors: `bench/cores.py [GAME] [GAMES]`, random players.

One process, two, and a Dask cluster of two workers play the same match in turns. Told are games a second (the machine
should be idle), what two give of twice what one gives, processor seconds a game of all processes together, how many of
these are not the game's own (handing out, sending back, writing down), and the bytes of a game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "engine"))
os.environ["PYTHONPATH"] = str(ROOT / "engine")  # for the workers of the cluster

from flibuste.arena.executors import Workers, cluster, here, processes  # noqa: E402  (the engine is not installed)
from flibuste.arena.field import play_missing  # noqa: E402  (the engine is not installed)
from flibuste.arena.match import Match, match_of  # noqa: E402  (the engine is not installed)
from flibuste.arena.match_log import MatchLog  # noqa: E402  (the engine is not installed)
from flibuste.arena.players import player_of  # noqa: E402  (the engine is not installed)
from flibuste.table import GAMES  # noqa: E402  (the engine is not installed)

ROUNDS: Final = 3
WANTED: Final = 0.9
"""Of twice the speed of one process, what two are to give."""


class Run(NamedTuple):
    rate: float
    """Games a second."""
    processor: float
    """Seconds a game, of all processes."""
    own: float
    """Seconds a game that went into the games themselves."""
    size: float
    """Bytes a game in the file."""


def played(match: Match, games: int, workers: Workers, spent: Callable[[], float]) -> Run:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        before, began = spent(), perf_counter()
        with MatchLog(match, path) as match_log:
            play_missing(match, games, workers, match_log, lambda more: None)
            took, own = perf_counter() - began, sum(record["seconds"] for record in match_log.first(games))
        return Run(games / took, (spent() - before) / games, own / games, path.stat().st_size / games)


def ours() -> float:
    """Processor seconds of this process and of its children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def main(name: str, games: int) -> None:
    match = match_of(name, [[player_of("random")] * max(3, GAMES[name].min_seats)], 1)
    ways: dict[str, tuple[Workers, Callable[[], float]]] = {
        "one process": (here(), ours),
        "two processes": (processes(2), ours),
    }
    dask = _cluster()
    if dask is not None:
        ways["a cluster of two"] = (cluster(dask.scheduler_address), lambda: ours() + _workers(dask))
        played(match, 50, ways["a cluster of two"][0], ours)  # both workers import the game
    runs: dict[str, list[Run]] = {way: [] for way in ways}
    for _ in range(ROUNDS):
        for way, (workers, spent) in ways.items():
            runs[way].append(played(match, games, workers, spent))
    alone = median(run.rate for run in runs["one process"])
    for way, done in runs.items():
        rate, processor, own, size = (median(figure) for figure in zip(*done, strict=True))
        share = "" if way == "one process" else f", {rate / alone / 2:.2f} of twice one process (wanted {WANTED})"
        print(
            f"{name}, {way}: {rate:.0f} games/s{share}; {processor * 1e3:.2f} ms of processors a game, of which "
            f"{(processor - own) * 1e3:.2f} are not the game's own; {size:.0f} bytes a game"
        )
    if dask is not None:
        dask.close()


def _cluster() -> Any:
    try:
        from distributed import LocalCluster
    except ImportError:
        return None
    return LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)


def _workers(dask: Any) -> float:
    """Processor seconds of the workers, as they tell."""
    from distributed import Client

    with Client(dask.scheduler_address, set_as_default=False) as client:
        return float(sum(sum(times[:2]) for times in client.run(os.times).values()))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "buccaneer", int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
