"""For people who play with the box: score sheets, pure and by the same scoring code as the games."""

from collections.abc import Mapping
from typing import Final

from .buccaneer import BuccaneerSheet
from .jamaica import JamaicaSheet
from .sheet import Field, Note, Sheet, SheetError

SHEETS: Final[Mapping[str, Sheet]] = {sheet.game: sheet for sheet in (BuccaneerSheet(), JamaicaSheet())}

__all__ = ["SHEETS", "Field", "Note", "Sheet", "SheetError"]
