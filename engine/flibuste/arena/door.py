"""`play --json`: a table whose people are played by whoever is at the other end of two streams."""

from random import Random
from typing import TextIO

from ..core.agenda import asking
from ..core.atoms import Json
from ..core.decision import Barred
from ..core.events import Event
from ..core.faults import Untold
from ..table import Table
from ..words import Words
from .lines import Ended, Lines, Refusal, ending, question, read_answer, refused, written
from .players import Player
from .playing import bot_move


def play_by_lines(
    table: Table,
    seed: int,
    words: Words,
    lines: Lines,
    out: TextIO,
    seconds: float | None = None,
    *,
    telling: bool = False,
) -> None:
    """Plays until the game is over or the input ends. Each question goes out as one line, each line that comes in is
    answered by one: the next question, an error after which the same question waits, or the end.

    With `telling`, whoever plays says what dice and decks answer, and learns what they could have answered.
    """

    def say(line: Json) -> None:
        out.write(written(line))
        out.flush()

    names = [seat.name for seat in table.seats]
    rng, story = Random(seed), [*table.events]
    heard = [0] * len(names)

    def news(seat: int) -> list[Event]:
        new, heard[seat] = story[heard[seat] :], len(story)
        return new

    while (step := asking(table.state)) is not None:
        level = table.seats[step.seat].bot
        if level is not None:
            story += table.play(bot_move(Player(level, level), table.game, table.state, rng, seconds))
            continue
        decision, seat = table.decision, step.seat
        assert decision is not None
        say(question(decision, table.view(seat), news(seat), words, table.game.name, names, len(table.log)))
        while True:
            try:
                answer = read_answer(lines.next(), decision, telling=telling)
                found = answer.found if answer.found is not None or not telling else ()
                story += table.play(answer.move, found)
                break
            except (Refusal, Barred, Untold) as fault:
                say(refused(fault, words))
            except Ended as fault:
                say(refused(fault, words))
                say(ending(None, len(table.log), [], None, words))
                return
    last = min((heard[seat] for seat in table.persons), default=0)
    say(ending(table.result, len(table.log), story[last:], table.witness, words))
