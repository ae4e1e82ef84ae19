"""A game in the terminal: sentences, numbered options, undo."""

import json
from random import Random
from typing import TextIO

from .bots import choose
from .core.decision import Decision
from .table import Table
from .words import Words


def play_in_terminal(table: Table, words: Words, seed: int, out: TextIO) -> None:
    """Plays until the game is over, or the input ends (the game then stands where it stands)."""
    rng = Random(seed)
    _tell(table, words, out)
    while (decision := table.decision) is not None:
        level = table.seats[decision.seat].bot
        if level is not None:
            table.play(choose(level, table.game, table.state, rng))
        elif not _ask(table, decision, words, out):
            return
        _tell(table, words, out)


def _tell(table: Table, words: Words, out: TextIO) -> None:
    for event in table.events:
        if not event.quiet:
            print(words.say(event.key, event.args), file=out)


def _ask(table: Table, decision: Decision, words: Words, out: TextIO) -> bool:
    """Lets a person answer; False when nothing more comes in."""
    options = [option for option in decision.options if option.barred is None]
    barred = [option for option in decision.options if option.barred is not None]
    print(f"\n{words.say(decision.key, decision.args)}  [{decision.rule}]", file=out)
    for i, option in enumerate(options, 1):
        print(f"{i:4}  {words.say(option.key, option.args)}  ({option.id})", file=out)
    while True:
        print(words.say("core-terminal-prompt", {"options": len(options), "barred": len(barred)}), file=out)
        try:
            answer = input("> ").strip()
        except EOFError:
            return False
        if answer == "u" and table.undoable:
            table.undo()
            return True
        if answer == "v":
            print(json.dumps(table.view(decision.seat), indent=1, ensure_ascii=False), file=out)
        elif answer == "b":
            for option in barred:
                if option.barred:
                    print(
                        f"      {option.id}: {words.say(option.barred.key, option.barred.args)} [{option.barred.rule}]",
                        file=out,
                    )
        elif answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(options):
            table.play(options[int(answer) - 1].move)
            return True
