"""Crews as people type them in: from the top down, a colour and, where it must be known, a value."""

from collections.abc import Sequence
from typing import Final

from ....companion.fields import Field
from ....companion.tool import Group, Input, choice, refuse
from ....core.atoms import Word
from ..state import Unit
from ..tables import COLOURS, FACES, MAX_STACK, SET, Ship

COLOUR: Final[Field] = choice("colour", COLOURS)
PIRATES: Final = Group("crew", (COLOUR, choice("value", FACES)), 2, MAX_STACK)


def unit_of(rows: Sequence[Input]) -> Unit:
    """BUC-INV-01: the pieces of a crew; none is there twice."""
    unit = tuple(COLOURS.index(row["colour"]) * SET + FACES.index(row["value"]) for row in rows)
    for i, piece in enumerate(unit):
        if piece in unit[:i]:
            raise refuse(f"crew[{i}]", "buccaneer-tool-twice", "BUC-INV-01", number=i + 1)
    return unit


def heap(colour: str, height: int) -> Unit:
    """A unit of which only the captain and the height are known."""
    return (COLOURS.index(colour) * SET,) * height


def ship_for(crew: int) -> Ship:
    """A card of which only the smallest crew is known."""
    return Ship("own", crew, 0, 0, ())


def colour_of(owner: int) -> Word:
    return Word(f"buccaneer-tool-choice-{COLOURS[owner]}")
