"""Turns go round the table: who is passed over has nothing to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from flibuste.games.nassau.state import SEA
from flibuste.table import Table

ANEW = {"jamaica-round", "nassau-round", "nassau-sea"}
"""After these somebody begins again, by a rule of its own."""


def _no_one(_s: Any, _seat: int) -> bool:
    return False


def _done(s: Any, seat: int) -> bool:
    """NAS-P1-15, NAS-RET-16: passed in town, or home."""
    return bool(s.passed >> seat & 1) or s.players[seat].stage != SEA


def _sunk(s: Any, seat: int) -> bool:
    """CSG-MUL-05: neither a ship nor a fort is left."""
    return not s.numbers(seat) and not any(one.fort is not None and one.fort.owner == seat for one in s.islands)


OUT: dict[str, Callable[[Any, int], bool]] = {"nassau": _done, "pirates": _sunk}
"""By game: whose turn may be passed over."""


class Turns:
    """Follows whose turns are told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._out = OUT.get(table.game.name, _no_one)
        self._last: int | None = None

    def faults(self) -> Iterator[str]:
        n = len(self._table.seats)
        for event in self._table.events:
            if event.key in ANEW:
                self._last = None
            if event.key != f"{self._table.game.name}-turn":
                continue
            said: Any = event.args["seat"]
            seat = int(getattr(said, "seat", said))
            if self._last is not None:
                between = [(self._last + i) % n for i in range(1, (seat - self._last) % n or n)]
                for lost in (one for one in between if not self._out(self._table.state, one)):
                    yield f"after seat {self._last} comes seat {seat}: the turn of seat {lost} is lost"
            self._last = seat
