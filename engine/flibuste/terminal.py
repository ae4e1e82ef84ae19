"""A game in the terminal: sentences and numbered options. A program plays by lines (`arena/door.py`)."""

import json
from collections.abc import Callable
from random import Random
from typing import TextIO

from .bots import choose
from .core.decision import Decision
from .core.events import Event
from .table import Table
from .words import Words

Tell = Callable[[list[Event]], None]
AskPerson = Callable[[Table, Decision], bool]
"""Lets a person answer; False at the end of the input."""


def play_in_terminal(table: Table, words: Words, seed: int, out: TextIO) -> None:
    """Plays until the game is over or the input ends, which leaves the game unfinished."""

    def tell(events: list[Event]) -> None:
        for event in events:
            if not event.quiet:
                print(words.say(event.key, event.args), file=out)

    _play(table, seed, tell, lambda table, decision: _ask(table, decision, words, out))


def _play(table: Table, seed: int, tell: Tell, ask: AskPerson) -> None:
    rng = Random(seed)
    tell(table.told(table.viewer(None)))
    while (decision := table.decision) is not None:
        level = table.seats[decision.seat].bot
        if level is not None:
            table.play(choose(level, table.game, table.state, rng))
        elif not ask(table, decision):
            return
        tell(table.told(table.viewer(None)))


def _line(prompt: str) -> str | None:
    try:
        return input(prompt).strip()
    except EOFError:
        return None


def _ask(table: Table, decision: Decision, words: Words, out: TextIO) -> bool:
    options = [option for option in decision.options if option.barred is None]
    barred = [(option.id, option.barred) for option in decision.options if option.barred is not None]
    print(f"\n{words.say(decision.key, decision.args)}  [{decision.rule}]", file=out)
    for i, option in enumerate(options, 1):
        print(f"{i:4}  {words.say(option.key, option.args)}  ({option.id})", file=out)
    while True:
        print(words.say("core-terminal-prompt", {"options": len(options), "barred": len(barred)}), file=out)
        answer = _line("> ")
        if answer is None:
            return False
        if answer == "u" and table.undoable:
            table.undo()
            return True
        if answer == "v":
            print(json.dumps(table.view(decision.seat), indent=1, ensure_ascii=False), file=out)
        elif answer == "b":
            for option_id, bar in barred:
                print(f"      {option_id}: {words.say(bar.key, bar.args)} [{bar.rule}]", file=out)
        elif answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(options):
            table.play(options[int(answer) - 1].move)
            return True
