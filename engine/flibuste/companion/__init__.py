"""For people who play with the box: score sheets, scored by the same code as the games themselves."""

from typing import Final

from ..core.atoms import Json, Word
from ..core.faults import Note, SheetError
from ..core.gate import measure
from ..rooms import Shelf
from .fields import Field, Section
from .sheet import Scored, Sheet

SHEETS: Final[Shelf[Sheet]] = Shelf("SHEET", "sheet")
"""The score sheets, by game."""


def score(sheet: Json) -> Scored:
    """Scores a filled sheet of any game. Raises SheetError."""
    measure(sheet, unmeasured, "sheet")
    game = sheet.get("game") if isinstance(sheet, dict) else None
    if not isinstance(game, str) or game not in SHEETS:
        raise SheetError([Note("game", "core-sheet-game", "", {"games": [Word(f"{name}-title") for name in SHEETS]})])
    return SHEETS[game].score(sheet)


def unmeasured(place: str, reason: str) -> SheetError:
    """The error for a sheet that does not pass the gate."""
    return SheetError([Note(place, "core-sheet-unread", "", {"reason": reason})])


__all__ = ["SHEETS", "Field", "Note", "Scored", "Section", "Sheet", "SheetError", "score"]
