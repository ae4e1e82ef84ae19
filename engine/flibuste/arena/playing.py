"""One game of a match, from its set-up to its record."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from itertools import islice
from random import Random
from time import process_time
from typing import Any, Final

from ..bots import choose, think
from ..bots.worlds import SAMPLE
from ..core.agenda import advance, asking, play
from ..core.atoms import Json, Move
from ..core.events import MUTE, EventCollector
from ..core.fate import OwnDice, luck_of
from ..core.game import Game
from ..core.seat import Seat
from ..table import GAMES
from .client import Client, Forfeit
from .match import Match
from .players import Player

COPIES: Final = 100
MEASURED: Final = 20
"""Of so many first games a state is copied `COPIES` times, to see what that takes."""
MIDDLE: Final = 40
STAND_IN: Final = Player("random", "random")
"""Answers for a program that has given the game up, so that the others can go on."""


def play_game(match: Match, number: int) -> Json:
    """Plays the game of this number. Its record:

    `game` (the number), `seated` (who sat where), `decisions`, `totals` and `rank` by seat, or null where the game was
    not played to its end, `winners` (seats), `seconds` of this process, `copy` (seconds to copy a state, of the first
    games), and `forfeits`: by seat, why a program gave up.
    """
    game, seated, seed = GAMES[match.game], list(match.seated(number)), match.seed + number
    sides = game.sides(len(seated), match.options)
    forfeits: dict[int, str] = {}
    began = process_time()
    with ExitStack() as open_clients:
        # what others see of a program is not its command
        names = [f"{player.level or 'program'} {seat + 1}" for seat, player in enumerate(seated)]
        clients = {
            seat: open_clients.enter_context(Client(player.command, match.game, seat, names, match.limit))
            for seat, player in enumerate(seated)
            if player.command
        }
        emit = EventCollector() if clients else MUTE
        events = emit.events if isinstance(emit, EventCollector) else []
        state = game.set_up(
            [Seat(name, who.level) for name, who in zip(names, seated, strict=True)], match.options, luck_of(seed)
        )
        rng, fate, played, middle = Random(seed), OwnDice(state), 0, state
        advance(state, fate, emit)
        aimless, draw = [player.aimless for player in seated], game.mind.draw
        while (step := asking(state)) is not None and (not forfeits or len(_in_play(sides, forfeits)) > 1):
            who, move = seated[step.seat], match.opening(state, game=number) if match.opening else None
            if move is None and who.command:
                try:
                    move = clients[step.seat].move(game, state, step, events, played)
                except Forfeit as reason:
                    forfeits[step.seat] = str(reason)
                    seated[step.seat], aimless[step.seat] = STAND_IN, STAND_IN.aimless
                    continue
            if played == MIDDLE:
                middle = state.copy()
            if move is None:
                by_lot = aimless[step.seat]
                move = draw(state, rng, SAMPLE) if by_lot else bot_move(who, game, state, rng, match.seconds)
            play(state, move, fate, emit)
            played += 1
        result = game.result(state)
        for seat, client in clients.items():
            if seat not in forfeits:
                client.end(result, events, played)
    seconds = process_time() - began
    return {
        "game": number,
        "seated": [player.name for player in match.seated(number)],
        "decisions": played,
        "totals": result and list(result.totals),
        "rank": result and list(result.ranks),
        "winners": _winners(result.ranks if result else None, _in_play(sides, forfeits), bool(forfeits)),
        "seconds": round(seconds, 6),
        **({"copy": _copying(middle)} if number < MEASURED else {}),
        **({"forfeits": {str(seat): why for seat, why in sorted(forfeits.items())}} if forfeits else {}),
    }


def bot_move(bot: Player, game: Game[Any], state: Any, rng: Random, seconds: float | None) -> Move:
    """What a bot answers, after so many seconds of processor time at most, or all its iterations."""
    assert bot.level is not None
    if bot.aimless:
        return game.mind.draw(state, rng, SAMPLE)
    if seconds is not None:
        return timed(bot.level, game, state, rng, seconds, bot.iterations)
    if bot.iterations is None:
        return choose(bot.level, game, state, rng)
    *_, move = islice(think(bot.level, game, state, rng), bot.iterations)
    return move


def timed(level: str, game: Game[Any], state: Any, rng: Random, seconds: float, iterations: int | None = None) -> Move:
    """The best move after this many seconds of thought, or sooner when the bot has thought enough.

    The seconds are processor time, so that a busy machine does not cut the thought short.
    """
    until = process_time() + seconds
    thought = islice(think(level, game, state, rng), iterations)
    best = next(thought)
    while process_time() < until and (better := next(thought, None)) is not None:
        best = better
    return best


Sides = Sequence[tuple[int, ...]]


def _in_play(sides: Sides, forfeits: Mapping[int, str]) -> list[tuple[int, ...]]:
    """The sides of which nobody has given up."""
    return [side for side in sides if not any(seat in forfeits for seat in side)]


def _winners(ranks: Sequence[int] | None, left: Sides, forfeited: bool) -> list[int]:
    """The seats of the best side, or of those that share the win. A side of which a program gave up cannot win: the
    best of the others does."""
    seats = [seat for side in left for seat in side]
    if ranks is None:
        return sorted(seats) if forfeited and len(left) == 1 else []
    best = min((ranks[seat] for seat in seats), default=None)
    return sorted(seat for seat in seats if ranks[seat] == best)


def _copying(state: Any) -> float:
    began = process_time()
    for _ in range(COPIES):
        state.copy()
    return (process_time() - began) / COPIES
