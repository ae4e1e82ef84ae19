"""CSG-TRN-15: what is done once per turn, by a ship or by a player."""

from typing import Final

from ...state import State
from .items import is_named

WORDS: Final = frozenset((
    "cancel", "cast-gun", "free-s", "hit", "hull", "kills-crew", "loaded", "luck", "marine-fired", "mark", "peek",
    "plunder", "raft", "repeat", "reroll", "scuttle", "search", "steady", "steal", "swap", "trade", "twice", "unloaded",
))  # fmt: skip
"""What is done once per turn, as it is noted; a special shot is noted by the piece that brings it."""
PARTS: Final = frozenset(("again", "fort", "marine", "stays"))
"""Of what else is noted the word before the first colon; `soundness` knows what comes after it."""
OF_HER_BUILD: Final = "hull"
"""A special shot that no piece of her hold brings."""
MARINE_FIRED: Final = "marine-fired"
"""CSG-KW-MAR-05: what a ship has done from which a marine has fired."""


def of_seat(seat: int) -> int:
    """How a player is written where ships are: below nought."""
    return -1 - seat


def spent(s: State, who: int, what: str) -> bool:
    """Whether this ship (or `of_seat`) has done it in this turn."""
    return (who, what) in s.today.used


def spend(s: State, who: int, what: str) -> None:
    # a position says what is spent, and is read back
    assert what in WORDS or what.partition(":")[0] in PARTS or is_named(what), what
    s.today = s.today._replace(used=s.today.used | {(who, what)})


def unspend(s: State, who: int, what: str) -> None:
    """What is done once per action can be done again."""
    if spent(s, who, what):
        s.today = s.today._replace(used=s.today.used - {(who, what)})
