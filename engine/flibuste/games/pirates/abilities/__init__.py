"""Chapters 5.13 and 5.20 to 5.24: every effect code and keyword, a class each, found by its code."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from .ability import Ability


def _subclasses(kind: type[Ability]) -> list[type[Ability]]:
    return [kind, *(inner for one in kind.__subclasses__() for inner in _subclasses(one))]


@cache
def registry() -> Mapping[str, type[Ability]]:
    """CSG-DAT-06: the classes by their codes and keywords."""
    from . import ailments, cargo, contact, crew, finds, hulls, moving, shooting, shown, treasures  # noqa: F401

    return {kind.code: kind for kind in _subclasses(Ability) if kind.code}


def ability_of(code: str, effect: Mapping[str, Any]) -> Ability | None:
    """The ability of this code or keyword; None where the word is none: a spell that a rule reads itself."""
    kind = registry().get(code)
    return kind(effect) if kind else None
