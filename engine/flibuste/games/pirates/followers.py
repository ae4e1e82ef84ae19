"""Modules that no other names: their rules follow what others cause (`after.py`), or their classes are found by the
codes and keywords on cards. They come with the room."""

from .questions.abilities import cargo, contact, crew, hulls, moving, shooting, treasures
from .steps.abilities import ailments, finds
from .steps.forts import hauntings
from .steps.sailing import asked_course, docked_by_effect, driven_enemies
from .steps.turns import extra_moves, shown, turn_steps

__all__ = [
    "ailments",
    "asked_course",
    "cargo",
    "contact",
    "crew",
    "docked_by_effect",
    "driven_enemies",
    "extra_moves",
    "finds",
    "hauntings",
    "hulls",
    "moving",
    "shooting",
    "shown",
    "treasures",
    "turn_steps",
]
