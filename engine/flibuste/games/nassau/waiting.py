"""What the steps of a round wait on (chapter 4.2): asked of the agenda of a position."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import lies_on
from .state import State

GAINS: Final = ("Stow", "Collect", "MaybeOffer")
"""What a gain lies on: those that are left of its list, what does not fit then, or what the Old Salt offers."""
STOWS: Final = (
    "FeldBonus", "SecondBonus", "PlacePawn", "TownTurn", "SeaTurn", "Defeat", "Suffer", "Draw", "PortPoints",
)  # fmt: skip
"""What a list of gains, or a lost hold, lies on."""


def turn_on(s: State, seat: int, below: Sequence[Any], *names: str) -> bool:
    """Whether it is this player's turn, and the step lies on one of these."""
    return seat == s.turn and lies_on(below, *names)


def fight_on(s: State, seat: int, below: Sequence[Any], *names: str) -> bool:
    """Whether it is this player's turn, a fight goes on, and the step lies on one of these."""
    return s.fight is not None and turn_on(s, seat, below, *names)
