"""Chapters 5.6 and 5.15 (STM-06, X-02): the two compasses."""

from ...core.fate import Fate
from .state import State
from .storm import numbers
from .tables import ROWS


def spin(s: State, fate: Fate) -> int:
    """PLU-X-02, PLU-STM-06, PLU-2P-03: a square by both compasses; of two players the number never exceeds the map."""
    letter, number = fate.throw(("letter", tuple(ROWS)), ("number", tuple(numbers(s.chart.columns))))
    return s.chart.square(f"{letter}{number}")
