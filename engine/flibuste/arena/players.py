"""Who may play a match: bots of a level, and programs that speak the line protocol."""

import csv
import shlex
from collections.abc import Sequence
from typing import NamedTuple

from ..bots import LEVELS
from ..bots.levels import any_move


class Player(NamedTuple):
    """A bot of a `level`, thinking `iterations` at most (None: the level's own), or the `command` of a program."""

    name: str
    level: str | None = None
    iterations: int | None = None
    command: tuple[str, ...] = ()

    @property
    def aimless(self) -> bool:
        return self.level is not None and LEVELS[self.level].think is any_move


class PlayerError(ValueError):
    """Text that names no player; the message says what would."""


def players_of(text: str) -> list[Player]:
    """The players of a list as people type it: levels, levels with iterations, commands, and commands with a name.

    >>> players_of("hard/200,python my.py")[0]
    Player(name='hard/200', level='hard', iterations=200, command=())
    >>> players_of('mine=python my.py --fast,"python my.py 1,2"')[0]
    Player(name='mine', level=None, iterations=None, command=('python', 'my.py', '--fast'))
    """
    found = [player_of(part.strip()) for part in next(csv.reader([text], skipinitialspace=True), [])]
    twice = sorted({one.name for one in found if [other.name for other in found].count(one.name) > 1})
    if twice:
        raise PlayerError(f"{', '.join(twice)} is named twice; give one another name: mine=COMMAND, or hard/200")
    return found


def player_of(text: str) -> Player:
    level, slash, iterations = text.partition("/")
    if level in LEVELS:
        if slash and not (iterations.isascii() and iterations.isdigit() and 0 < int(iterations) < 10**6):
            raise PlayerError(f"{text}: after {level}/ stands how many iterations it thinks, such as {level}/200")
        return Player(text, level, int(iterations) if slash else None)
    name, equals, command = text.partition("=")
    if not equals or not name.isidentifier():
        name, command = text, text
    try:
        words: Sequence[str] = shlex.split(command)
    except ValueError as fault:
        raise PlayerError(f"{text}: {fault}") from fault
    if not words:
        raise PlayerError(f"{text!r}: a player is one of {', '.join(LEVELS)}, or the command of a program")
    return Player(name, command=tuple(words))
