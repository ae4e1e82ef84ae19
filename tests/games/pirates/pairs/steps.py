"""Steps that do one thing, without what leads to it in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flibuste.core.atoms import Move
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.basics.order import Order
from flibuste.games.pirates.steps.sailing.docking import dock


class Docks:
    """The ship is docked at this island."""

    runs = True

    def __init__(self, ship: int, island: int) -> None:
        self.ship, self.island = ship, island

    def run(self, s: State, fate: Any, emit: Any) -> None:
        dock(s, self.ship, self.island, emit)


class Ordered:
    """The first player gives this order."""

    runs = True

    def __init__(self, order: Order, move: Move) -> None:
        self.order, self.move = order, move

    def run(self, s: State, fate: Any, emit: Any) -> None:
        self.order.play(s, 0, self.move, fate, emit)


class Does:
    """Whatever it is."""

    runs = True

    def __init__(self, what: Callable[[State, Any], object]) -> None:
        self.what = what

    def run(self, s: State, fate: Any, emit: Any) -> None:
        self.what(s, emit)
