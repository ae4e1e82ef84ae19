"""A first player who is asked for an order, and what the table asks after it."""

from __future__ import annotations

from typing import Any

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.games.pirates.state import State, Tile
from flibuste.games.pirates.steps.turns.menu import Menu
from tests.games.pirates.tables import at, ship, table

SLOOP = "SM-PS-002"
"""Snipe: one mast, S+L, one space."""
FOUR = "SM-ES-009"
"""HMS Dover: four masts, S+S, five spaces, no ability."""
TWO = "SM-SS-015"
"""El Picador: two masts, S+S, no ability."""


def sea(*ships: Any, **more: Any) -> State:
    """These ships, and the first player is asked for an order."""
    s = table(ships, more.pop("islands", ()), **more)
    s.agenda.append(Menu(0))
    return s


def meeting(mine: Any = None, theirs: Any = None, **more: Any) -> State:
    """Two ships, the first of which heads for the side of the other, 30 mm off."""
    mine = mine or ship(SLOOP, 0, at(480, 480))
    theirs = theirs or ship(FOUR, 1, at(480, 544, 90))
    return sea(mine, theirs, **more)


def before(kind: str, card: str = FOUR, **more: Any) -> State:
    """A tile of terrain 20 mm ahead of the first ship, more or less."""
    tiles = [Tile(kind, at(480, 580)), *more.pop("tiles", ())]
    mine = ship(card, 0, at(480, 485), *more.pop("hold", ()), **more.pop("ship", {}))
    return sea(mine, ship(SLOOP, 1, at(100, 100)), tiles=tiles, **more)


def ahead(s: State, letter: str = "S", mm: int = 0) -> Move:
    """The first ship sails straight on."""
    return ("sail", s.names[0], s.ship(0).pose.heading, letter, mm)


def refused(s: State, *move: Any) -> str | None:
    """The key of the reason why not; None where it is allowed."""
    step = asking(s)
    assert step is not None
    found = step.why_not(s, move)
    return found.key if found else None


def asked(s: State) -> list[Move]:
    """What the question that stands takes."""
    step = asking(s)
    assert step is not None
    return step.moves(s)


def poses(s: State) -> dict[Move, list[int]]:
    """Where each answer that is offered would put a ship."""
    step = asking(s)
    assert step is not None
    found: dict[Move, Any] = {option.move: option.data.get("pose") for option in step.ask(s).options}
    return {move: pose for move, pose in found.items() if pose}


def question(s: State) -> str:
    step = asking(s)
    return type(step).__name__ if step is not None else ""
