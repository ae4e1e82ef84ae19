"""Sheets as people fill them in: players as keyword arguments, names given by the seats."""

from collections.abc import Sequence
from typing import Any

import pytest

from flibuste.companion import SHEETS, Note, SheetError
from flibuste.companion.sheet import Scored

NAMES = ("Anne", "Jack", "Mary", "Bart", "Olivier", "Sam", "Grace", "Henry")
Column = dict[str, Any]


def column(**fields: Any) -> Column:
    """One player's fields; an underscore stands for a hyphen."""
    return {name.replace("_", "-"): value for name, value in fields.items()}


def sheet(
    game: str, *columns: Column, values: Column | None = None, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    players = [{"name": name, **fields} for name, fields in zip(NAMES, columns, strict=False)]
    return {"game": game, "options": options or {}, "values": values or {}, "players": players}


def scored(game: str, *columns: Column, **more: Any) -> Scored:
    return SHEETS[game].score(sheet(game, *columns, **more))


def points(result: Scored, seat: int) -> dict[str, int]:
    """The lines of a seat, by their keys without the game."""
    return {line.key.split("-line-")[1]: line.points for line in result.result.lines[seat]}


def said(notes: Sequence[Note]) -> list[tuple[str, str]]:
    """Places and keys without the game."""
    return [(note.place, note.key.split("-sheet-")[1]) for note in notes]


def refused(game: str, *columns: Column, **more: Any) -> list[Note]:
    with pytest.raises(SheetError) as fault:
        scored(game, *columns, **more)
    return list(fault.value.notes)
