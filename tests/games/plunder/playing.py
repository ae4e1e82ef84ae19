"""Playing on from a position by hand, with answers of fate that are told."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.agenda import advance, allowing, asking, play
from flibuste.core.atoms import Move
from flibuste.core.events import MUTE, Event, EventCollector
from flibuste.core.fate import ScriptedFate
from flibuste.games.plunder.menu import Menu
from flibuste.games.plunder.rounds import Turns
from flibuste.games.plunder.standing import TurnOver
from flibuste.games.plunder.state import State
from flibuste.games.plunder.treasure import Collect


def at_menu(s: State) -> State:
    """The table in the middle of the turn: its menu is asked."""
    s.agenda = [Turns(), TurnOver(s.turn), Menu(s.turn)]
    return s


def moves(s: State, *verbs: str) -> list[Move]:
    """What may be answered; of certain verbs alone."""
    step = asking(s)
    assert step is not None
    return [move for move in step.moves(s) if not verbs or move[0] in verbs]


def bar(s: State, *move: str | int) -> str | None:
    """Why a move is refused: the rule, or the message where it answers another question."""
    step = asking(s)
    assert step is not None
    found = step.why_not(s, move)
    return (found.rule or found.key) if found else None


def do(s: State, *move: str | int, told: Sequence[str | int] = ()) -> list[Event]:
    """Plays a legal move; `told`: all that fate answers. What was said of it."""
    allowing(s, move)
    fate, teller = ScriptedFate(s, told), EventCollector()
    play(s, move, fate, teller)
    assert fate.leftover() == []
    return teller.events


def said(events: Sequence[Event]) -> list[str]:
    """What was said aloud, by its keys without the game's name."""
    return [event.key.removeprefix("plunder-") for event in events if not event.quiet]


def asked(s: State) -> tuple[str, int]:
    """The question that stands, by its step, and the seat that is to answer."""
    step = asking(s)
    assert step is not None
    return type(step).__name__, step.seat


def turn(s: State, *told: str | int) -> State:
    """The turn begins; `told`: what fate answers until somebody is asked."""
    s.agenda = [Turns()]
    advance(s, ScriptedFate(s, told), MUTE)
    return s


def turned_up(s: State, card: str, *told: str | int, ship: int = 0, token: int = 0) -> State:
    """In the middle of the turn a token brings this card; `told`: what fate answers until somebody is asked."""
    at_menu(s).agenda.append(Collect(token, ship))
    fate = ScriptedFate(s, [card, *told])
    advance(s, fate, MUTE)
    assert fate.leftover() == []
    return s
