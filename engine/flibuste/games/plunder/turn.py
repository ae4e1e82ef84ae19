"""Chapters 4.3, 5.4 and 5.20 (TRN, NOS): the order of a turn, and how a captain without a ship gets one."""

from typing import Final, NamedTuple


class TurnStep(NamedTuple):
    name: str
    rule: str


_DRAW: Final = (TurnStep("draw", "PLU-RES-03"),)
_SHIPLESS: Final = (
    TurnStep("shipless-card", "PLU-NOS-03"),
    TurnStep("shipless-double", "PLU-NOS-05"),
    TurnStep("shipless-ways", "PLU-NOS-06"),
    TurnStep("shipless-place", "PLU-NOS-08"),
)
_SAILING: Final = (
    TurnStep("found", "PLU-X-09"),
    TurnStep("before", "PLU-TRN-01"),
    TurnStep("roll", "PLU-TRN-03"),
    TurnStep("one", "PLU-STM-06"),
    TurnStep("sail", "PLU-SAIL-02"),
    TurnStep("new", "PLU-SAIL-06"),
    TurnStep("attacks", "PLU-SEA-02"),
    TurnStep("end", "PLU-TRN-05"),
)
WAYS: Final = ("build", "card", "gold", "island")
"""PLU-NOS-06: how a ship is had without a double, one of them."""


def steps_of(*, ship: bool) -> tuple[TurnStep, ...]:
    """PLU-TRN-01; PLU-NOS-10: without a ship the search for one comes after the draw.

    >>> [step.name for step in steps_of(ship=True)][:2]
    ['draw', 'found']
    """
    return (*_DRAW, *(() if ship else _SHIPLESS), *_SAILING)


def free_ship(first: int, second: int) -> bool:
    """PLU-NOS-05: a double of two dice.

    >>> free_ship(3, 3), free_ship(3, 4)
    (True, False)
    """
    return first == second
