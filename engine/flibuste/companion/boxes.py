"""The tables of the games that are only accompanied; read late, for the fleets alone are 190 KB."""

from functools import cache
from typing import Final

from ..core.atoms import Json
from ..core.tables import read_table

_ENGINE: Final = __file__.replace("\\", "/").rsplit("/", 2)[0]


@cache
def box(game: str) -> Json:
    """What lies in the box of plunder, nassau or pirates."""
    return read_table(__loader__, f"{_ENGINE}/games/{game}/tables.py", f"{game}.data.json")  # type: ignore[name-defined]
