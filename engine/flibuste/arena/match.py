"""What a match is: who plays, in which seats, by which seeds. Its games are numbered and need nothing of each other."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Final, NamedTuple, Protocol

from ..core.atoms import Json, Move
from ..core.options import read_options
from ..table import GAMES
from .players import Player

LIMIT: Final = 10.0
"""Seconds that a program has for an answer, unless it is told otherwise."""


class Opening(Protocol):
    def __call__(self, state: Any, game: int) -> Move | None:
        """What is played in a state of the game of this number, whatever the bot thinks; None: what it thinks."""


class MatchError(Exception):
    """A match that cannot be played as asked; the message says how to put it right."""


class Match(NamedTuple):
    """Games 0, 1, 2, ... of `game`. Game i is played by the lineup i modulo their number, with the seed `seed + i`;
    each time round all lineups have moved on by one seat.

    What a game is like depends on nothing but the match and its number, so that it does not matter where and when it is
    played. It does with `seconds`, because a faster machine thinks further.
    """

    game: str
    lineups: tuple[tuple[Player, ...], ...]
    seed: int
    options: Mapping[str, Json]
    seconds: float | None = None
    """Of processor time that a bot may think about a move; None: all its iterations."""
    opening: Opening | None = None
    limit: float = LIMIT
    """Seconds that a program has for an answer."""

    def seated(self, number: int) -> tuple[Player, ...]:
        """Who sits where in the game of this number."""
        turn, which = divmod(number, len(self.lineups))
        lineup = self.lineups[which]
        return tuple(lineup[(seat + turn) % len(lineup)] for seat in range(len(lineup)))

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    @property
    def round(self) -> int:
        """After so many games everybody has sat equally often in each seat."""
        return len(self.lineups) * self.seats

    @property
    def programs(self) -> bool:
        return any(player.command for lineup in self.lineups for player in lineup)

    def to_json(self) -> Json:
        """All that the games depend on, so that those of another match can be told from them."""
        return {
            "game": self.game,
            "rules": GAMES[self.game].rules,
            "lineups": [[player.name for player in lineup] for lineup in self.lineups],
            "seed": self.seed,
            "options": dict(self.options),
            "seconds": self.seconds,
            "opening": self.opening and _named(self.opening),
            "limit": self.limit if self.programs else None,
        }


def match_of(
    game: str,
    lineups: Sequence[Sequence[Player]],
    seed: int,
    options: Mapping[str, Json] | None = None,
    seconds: float | None = None,
    opening: Opening | None = None,
    limit: float = LIMIT,
) -> Match:
    """The match with every option of the game filled in. Raises SetupError for options that the game does not take."""
    chosen = read_options(GAMES[game].options, options or {}, len(lineups[0]))
    return Match(game, tuple(map(tuple, lineups)), seed, chosen, seconds, opening, limit)


def round_robin(players: Sequence[Player], seats: int) -> list[tuple[Player, ...]]:
    """Every choice of `seats` different players or, where there are fewer, every way to fill the seats with two of them
    or more.

    >>> from .players import players_of
    >>> [[player.name for player in lineup] for lineup in round_robin(players_of("hard,easy"), 3)]
    [['hard', 'hard', 'easy'], ['hard', 'easy', 'easy']]
    """
    if len(players) >= seats:
        return list(combinations(players, seats))
    return [lineup for lineup in combinations_with_replacement(players, seats) if len({*lineup}) > 1]


def _named(function: Callable[..., Any]) -> str:
    return getattr(function, "__qualname__", type(function).__qualname__)
