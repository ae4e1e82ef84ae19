"""Modules that no other names: their rules follow what others cause (`after.py`), or their classes are found by the
codes and keywords on cards. They come with the room."""

from .abilities import ailments, cargo, contact, crew, finds, hulls, moving, shooting, shown, treasures
from .forts import hauntings
from .sailing import anchoring, drives, steering
from .turns import rounds, windfalls

__all__ = [
    "ailments",
    "anchoring",
    "cargo",
    "contact",
    "crew",
    "drives",
    "finds",
    "hauntings",
    "hulls",
    "moving",
    "rounds",
    "shooting",
    "shown",
    "steering",
    "treasures",
    "windfalls",
]
