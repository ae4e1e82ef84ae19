"""Plays many games of bots and measures how fast they run, how long they are and who wins; has the only clock."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Any, Protocol

from .bots import LEVELS, choose, think
from .bots.levels import any_move
from .bots.worlds import SAMPLE
from .core.agenda import advance, asking, play
from .core.atoms import Json, Move
from .core.events import MUTE
from .core.fate import Rolled, luck_of
from .core.game import Game
from .core.options import read_options
from .core.seat import Seat
from .table import GAMES

COPIES = 2000


class Opening(Protocol):
    def __call__(self, state: Any, game: int) -> Move | None:
        """What is played in a state of the game of this number, whatever the bot thinks; None: what it thinks."""


def _nothing(state: Any, game: int) -> Move | None:
    return None


def simulate(
    name: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Json] | None = None,
    seconds_a_move: float | None = None,
    opening: Opening = _nothing,
) -> Json:
    """Plays `games` games; the bots move on a seat from game to game, so that no level always has the best seat.

    With `seconds_a_move` a bot thinks for that time instead of a set number of sips. `opening` deals the seats what
    shall be equal, such as fleets that are chosen. Returns JSON, in which `copy_microseconds` is the mean time to copy
    a state; a win that n seats share counts as 1/n for each.
    """
    game = GAMES[name]
    n = len(bots)
    chosen = read_options(game.options, options or {}, n)
    by_seat, by_bot = [0.0] * n, dict.fromkeys(bots, 0.0)
    decisions = finished = 0
    copying = copies = 0.0
    began = perf_counter()
    for i in range(games):
        seated = [bots[(k + i) % n] for k in range(n)]
        state, played, middle = _one_game(game, seated, chosen, seed + i, seconds_a_move, partial(opening, game=i))
        decisions += played
        result = game.result(state)
        if result:
            finished += 1
            for seat in result.winners:
                by_seat[seat] += 1 / len(result.winners)
                by_bot[seated[seat]] += 1 / len(result.winners)
        if i < 20:
            before = perf_counter()
            for _ in range(COPIES // 20):
                middle.copy()
            copying += perf_counter() - before
            copies += COPIES // 20
    seconds = perf_counter() - began - copying
    return {
        "game": name,
        "bots": list(bots),
        "games": games,
        "finished": finished,
        "seconds": round(seconds, 4),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else None,
        "decisions_per_game": round(decisions / games, 2) if games else None,
        "copy_microseconds": round(copying / copies * 1e6, 3) if copies else None,
        "wins_by_seat": [round(w, 2) for w in by_seat],
        "wins_by_bot": {bot: round(w, 2) for bot, w in by_bot.items()},
    }


def _one_game(
    game: Game[Any],
    seated: Sequence[str],
    options: Mapping[str, Json],
    seed: int,
    seconds: float | None,
    opens: Callable[[Any], Move | None],
) -> tuple[Any, int, Any]:
    """The end state, the number of decisions, and a state from the middle of the game."""
    state = game.set_up([Seat(f"{bot} {i + 1}", bot) for i, bot in enumerate(seated)], options, luck_of(seed))
    rng = Random(seed)
    fate = Rolled(state)
    advance(state, fate, MUTE)
    aimless = [LEVELS[bot].think is any_move for bot in seated]
    middle, played = state, 0
    while (step := asking(state)) is not None:
        bot = seated[step.seat]
        dealt = opens(state)
        if dealt is not None:
            move = dealt
        elif aimless[step.seat]:
            move = step.draw(state, rng, SAMPLE)
        elif seconds is None:
            move = choose(bot, game, state, rng)
        else:
            move = timed(bot, game, state, rng, seconds)
        if played == 40:
            middle = state.copy()
        play(state, move, fate, MUTE)
        played += 1
    return state, played, middle


def timed(bot: str, game: Game[Any], state: Any, rng: Random, seconds: float) -> Move:
    """The best move after this many seconds of thought, or sooner when the bot has thought enough.

    The seconds are processor time, so that a busy machine does not cut the thought short.
    """
    until = process_time() + seconds
    thought = think(bot, game, state, rng)
    best = next(thought)
    while process_time() < until and (better := next(thought, None)) is not None:
        best = better
    return best
