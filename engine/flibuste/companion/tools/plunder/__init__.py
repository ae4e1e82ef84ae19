"""Plunder's tools (docs/rules/plunder.md, chapter 9)."""

from .battle import Battle
from .build import Build
from .card import Card
from .storm import Storm
from .turn import Turn

__all__ = ["Battle", "Build", "Card", "Storm", "Turn"]
