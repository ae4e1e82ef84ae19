"""Chapter 5.25 (MYS): the tables of the mysterious islands."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ...tables import DATA

Result = Mapping[str, Any]
"""What a row does: a code of CSG-MYS-03 with its numbers."""


class Row(NamedTuple):
    """A row of a table: the rolls from `low` to `high`."""

    low: int
    high: int
    result: Result


ISLANDS: Final[Mapping[str, Mapping[str, Any]]] = {island["id"]: island for island in DATA["islands"]["mysterious"]}


def rows_of(island: str) -> list[Row]:
    """CSG-MYS-02: the table of an island, such as the row 3-4."""
    table = ISLANDS[island]["table"]
    return [Row(int(span[0]), int(span[-1]), result) for span, result in table.items()]


def row_at(island: str, roll: int) -> int:
    """CSG-MYS-02: which row a roll is.

    >>> row_at("MYS-01", 3)
    1
    """
    return next(i for i, row in enumerate(rows_of(island)) if row.low <= roll <= row.high)
