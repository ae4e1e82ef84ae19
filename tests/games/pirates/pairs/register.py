"""Functions of the rules: what ships do, and everything about it that one of two codes can change.

A function lays two ships on a table, asks the engine or plays, and answers facts: words with a value each. A code
touches the function where the facts with it differ from those without; so whatever the catalogue has enters by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from .laid import Codes

Facts = Mapping[str, Any]
Function = Callable[[Codes, Codes], Facts]

FUNCTIONS: dict[str, Function] = {}


def function(rule: Function) -> Function:
    """Registers it under its name."""
    FUNCTIONS[rule.__name__] = rule
    return rule


@cache
def facts(name: str, mine: Codes, theirs: Codes) -> Facts:
    return FUNCTIONS[name](mine, theirs)
