"""Plays many games of bots and measures how fast they run, how long they are and who wins."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from time import perf_counter

from .arena.executors import chosen
from .arena.field import play_missing
from .arena.figures import counted
from .arena.match import MatchError, Opening, match_of
from .arena.match_log import MatchLog
from .arena.players import player_of
from .arena.progress import shown
from .core.atoms import Json


def simulate(
    name: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Json] | None = None,
    seconds_a_move: float | None = None,
    opening: Opening | None = None,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    executor: Executor | Callable[[], Executor] | None = None,
    out: Path | None = None,
    progress: bool | None = False,
) -> Json:
    """Plays `games` games; the bots move on a seat from game to game, so that no level always has the best seat.

    With `seconds_a_move` a bot thinks for that time, not for a set number of iterations. `opening` deals the seats what
    shall be equal, such as fleets that are chosen. Returns JSON, in which `copy_microseconds` is the mean time to copy
    a state; a win that n seats share counts as 1/n for each.

    They are played here, by so many `jobs` (processes), on the Dask cluster at an address, or by any `executor` (one,
    or what makes one whenever it is needed); the same seeds give the same games. `out` keeps them as JSON lines: those
    that it holds already are not played again, and not in the figures of speed. `progress` shows a bar; None: where
    stderr is a terminal.
    """
    players = [player_of(bot) for bot in bots]
    if strangers := [player.name for player in players if player.level is None]:
        raise MatchError(f"there is no bot {', '.join(strangers)}; programs play in an arena")
    match = match_of(name, [players], seed, options, seconds_a_move, opening)
    workers = chosen(jobs, cluster, executor)
    with MatchLog(match, out) as log:
        missing = log.missing(games)
        began = perf_counter()
        with shown(games, games - len(missing), progress) as tell:
            play_missing(match, games, workers, log, tell)
        seconds = perf_counter() - began
        return counted(match, log.first(games), games, [log.records[number] for number in missing], seconds)
