"""A place at the table, held by a person or a bot."""

from typing import TYPE_CHECKING

from .atoms import RawJson
from .faults import SaveError
from .frozen import frozen
from .gate import shown

if TYPE_CHECKING:
    from . import shapes

NAME_LIMIT = 200
COLOURS = ("red", "blue", "yellow", "black", "green", "purple")
EMBLEMS = ("anchor", "swords", "skull", "parrot", "wheel", "kraken")
"""The emblems that the page can draw."""


@frozen
class Seat:
    """`name` is data and may hold anything; `bot` is a level or None for a person.

    `colour` is one of the game's colours (None: the first free one); `emblem` is one of `EMBLEMS`, for the page alone.
    `keeps`: with a box on the table, a person whose hidden cards are real ones that the app does not see.
    """

    name: str
    bot: str | None = None
    colour: str | None = None
    emblem: str | None = None
    keeps: bool = False

    def to_json(self) -> "shapes.Seat":
        told: shapes.Seat = {"name": self.name, "bot": self.bot, "colour": self.colour, "emblem": self.emblem}
        if self.keeps:
            told["keeps"] = True
        return told

    @staticmethod
    def from_json(data: RawJson, place: str) -> "Seat":
        """Reads a seat. Raises SaveError, which names `place`, for a damaged one."""
        name = data.get("name") if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(name, str):
            raise SaveError(place, "has no name")
        bot, colour, emblem = [_word(data.get(key), f"{place}.{key}") for key in ("bot", "colour", "emblem")]
        if emblem not in (None, *EMBLEMS):
            raise SaveError(f"{place}.emblem", f"is {shown(emblem)}: not one of {', '.join(EMBLEMS)}")
        keeps = data.get("keeps", False)
        if not isinstance(keeps, bool):
            raise SaveError(f"{place}.keeps", "is not true or false")
        return Seat(name[:NAME_LIMIT], bot, colour, emblem, keeps)


def _word(value: RawJson, place: str) -> str | None:
    if value is not None and not isinstance(value, str):
        raise SaveError(place, "is not a word")
    return value
