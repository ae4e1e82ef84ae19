"""For people who play with the box: score sheets, pure and by the same scoring code as the games."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from ..core.atoms import Json, Word
from ..core.faults import Note, SheetError
from ..core.gate import measure
from .fields import Field, Section
from .sheet import Scored, Sheet


class Sheets(Mapping[str, Sheet]):
    """The score sheets by their games. Each is imported when it is first asked for, and its tables with it."""

    def __init__(self, *games: str) -> None:
        self._sheets: dict[str, Sheet | None] = dict.fromkeys(games)

    def __getitem__(self, game: str) -> Sheet:
        sheet = self._sheets[game]
        if sheet is None:
            sheet = self._sheets[game] = import_module(f"..games.{game}.sheet", __package__).SHEET
        return sheet

    def __contains__(self, game: object) -> bool:
        return game in self._sheets

    def __iter__(self) -> Iterator[str]:
        return iter(self._sheets)

    def __len__(self) -> int:
        return len(self._sheets)


SHEETS: Final = Sheets("buccaneer", "jamaica", "plunder", "nassau", "pirates")


def score(sheet: Json) -> Scored:
    """Scores a filled sheet of any game. Raises SheetError."""
    measure(sheet, unmeasured, "sheet")
    game = sheet.get("game") if isinstance(sheet, dict) else None
    if not isinstance(game, str) or game not in SHEETS:
        raise SheetError([Note("game", "core-sheet-game", "", {"games": [Word(f"{name}-title") for name in SHEETS]})])
    return SHEETS[game].score(sheet)


def unmeasured(place: str, reason: str) -> SheetError:
    """The refusal of a sheet that is not even looked into."""
    return SheetError([Note(place, "core-sheet-unread", "", {"reason": reason})])


__all__ = ["SHEETS", "Field", "Note", "Scored", "Section", "Sheet", "SheetError", "score"]
