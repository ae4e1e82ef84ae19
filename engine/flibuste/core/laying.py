"""A table that people lay: what lies open of a position, and positions that have it."""

from collections.abc import Mapping
from typing import Any, Protocol

from .atoms import Json

UNKNOWN = "?"
"""Stands where something lies that nobody can see: what it is, is drawn by lot from what remains."""


class Laying(Protocol):
    """How one game's table is laid. A layout is a position (docs/positions.md) of which everything hidden is left
    out or unknown, and instead of the agenda it has a `moment` at which the game goes on."""

    def layout(self, s: Any) -> dict[str, Json]:
        """What lies open of a state; in the middle of somebody's turn, the moment at which that turn began."""

    def position(self, layout: Json, luck: int, before: Any = None) -> Mapping[str, Json]:
        """A position with this layout; what is unknown is drawn by `luck`, or stays as it was in the state `before`
        where the layout leaves it as it lay there. Raises PositionError where the layout is
        garbled, or too much is laid for anything to remain. Whether the position is sound, `Game.read` says."""
