"""Tables from before the first turn: what is chosen and laid out, step by step."""

from typing import Any

from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Move
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.core.options import read_options
from flibuste.games.pirates import options
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.setup import set_up


def opened(seats: int = 2, seed: int = 1, **chosen: Any) -> State:
    """The table at the first question."""
    given = read_options(options.OPTIONS, chosen, seats)
    s = set_up.first_state(options.setting_of(options.COLOURS[:seats], given), seed)
    advance(s, OwnDice(s), MUTE)
    return s


def answers(s: State, move: Move) -> None:
    step = asking(s)
    assert step is not None
    bar = step.why_not(s, move)
    assert bar is None, bar
    play(s, move, OwnDice(s), MUTE)


def until(s: State, *steps: type) -> State:
    """Answers everything with its first choice until one of these is asked."""
    while not isinstance(step := asking(s), steps):
        assert step is not None
        answers(s, step.moves(s)[-1] if type(step).__name__ in ("NameForts", "Stow") else step.moves(s)[0])
    return s


def chosen(s: State, *fleets: str) -> State:
    """Each seat has this fleet: one of the house, or pieces of a list separated by spaces."""
    for fleet in fleets:
        answers(s, ("list", *fleet.split()) if " " in fleet else ("fleet", fleet))
    return s
