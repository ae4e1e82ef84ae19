"""What no single move may do, in any game, whatever lies on the table: a piece that leaves a hold is somewhere else, or
was told to be lost; nobody's turn is passed over; who docks may. What holds in each position by itself is `breaches`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from flibuste.table import Table
from tests.invariants import jamaica, pirates, turns

Check = Callable[[Any, Any], Iterator[str]]
"""From what was before a move and the table after it: what is wrong."""

OF: dict[str, list[tuple[Callable[[Any], Any], Check]]] = {
    "jamaica": [(jamaica.aboard, jamaica.lost)],
    "pirates": [(pirates.aboard, pirates.lost), (pirates.berths, pirates.docked)],
}
"""By game: what is taken down of a state before a move, and what looks at it afterwards."""


class Watch:
    """Looks at each move of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._turns = turns.Turns(table)
        self._checks = OF.get(table.game.name, [])
        self._before: list[Any] = []
        self._note()

    def _note(self) -> None:
        self._before = [taken(self._table.state) for taken, _ in self._checks]

    def faults(self) -> Iterator[str]:
        """What the last move has done that none may."""
        yield from self._turns.faults()
        for before, (_, check) in zip(self._before, self._checks, strict=True):
            yield from check(before, self._table)
        self._note()
