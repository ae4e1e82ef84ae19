"""CSG-TRN-15: what is done once per turn, by a ship or by a player."""

from typing import Final

from ..state import State

MARINE_FIRED: Final = "marine-fired"
"""CSG-KW-MAR-05: what a ship has done from which a marine has fired."""


def of_seat(seat: int) -> int:
    """How a player is written where ships are: below nought."""
    return -1 - seat


def spent(s: State, who: int, what: str) -> bool:
    """Whether this ship (or `of_seat`) has done it in this turn."""
    return (who, what) in s.today.used


def spend(s: State, who: int, what: str) -> None:
    s.today = s.today._replace(used=s.today.used | {(who, what)})


def unspend(s: State, who: int, what: str) -> None:
    """What is done once per action can be done again."""
    if spent(s, who, what):
        s.today = s.today._replace(used=s.today.used - {(who, what)})
