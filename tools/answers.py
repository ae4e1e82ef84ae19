"""What a step says of its answers: in its docstring, one line a verb, beneath "Answers:".

    Answers:
        ``sail SHIP (HEADING LETTER MM)...``: a course of one's own ship.
        ``bonus BONUS [monkey]``: another one for a doubloon.
        ``blades SHIP out|in``: before a move or a shot.
        each `Deed`

Capitals stand for one part of the move, which the game's own docstring explains beneath "Parts:"; other words stand as
they are, ``|`` between those of which one stands. What is in brackets may be missing, dots repeat what is before them,
and ``CARDS*4`` are four numbers. "each" stands for the answers of all classes that are made from that one.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc, isabstract
from typing import Any, NamedTuple

from flibuste.core.atoms import Move

ANSWERS, PARTS = "Answers:", "Parts:"
_LINE = re.compile(r"    ``(?P<form>[^`]+)``: (?P<what>.+)")
_OTHERS = re.compile(r"    each `(?P<kind>\w+)`")
_TOKEN = re.compile(r"\.\.\.|\*\d+|[\[\]()]|[^\s\[\]().*]+")
PART = re.compile(r"[A-Z][A-Z0-9-]*")
"""What a part is called."""


class Answer(NamedTuple):
    """How a move is put together, the verb first, and what it does."""

    form: str
    what: str

    @property
    def words(self) -> set[str]:
        """What stands as it is written, the verb among it."""
        found = (token for token in _TOKEN.findall(self.form) if token[0].islower())
        return {word for token in found for word in token.split("|")}

    @property
    def parts(self) -> set[str]:
        return {token for token in _TOKEN.findall(self.form) if PART.fullmatch(token)}

    def fits(self, move: Move) -> bool:
        """Whether a move has these words and as many parts.

        >>> fly = Answer("fly SHIP (X Y)... [fast|slow]", "")
        >>> fly.fits(("fly", "0.A", 1, 2, 3, 4, "slow")), fly.fits(("fly", "0.A", 1)), fly.fits(("fly", "0.A"))
        (True, False, False)
        """
        return _pattern(self.form).fullmatch("".join(f"{atom}:" for atom in move)) is not None


@cache
def _pattern(form: str) -> re.Pattern[str]:
    """Of the atoms of a move, a colon after each."""
    found = ""
    for token in _TOKEN.findall(form):
        if token == "...":
            # after something optional: as often as one likes; else at least once
            found = f"{found[:-1]}*" if found.endswith("?") else f"{found}+"
        elif token[0] == "*":
            found += f"{{{token[1:]}}}"
        elif token in "[(":
            found += "(?:"
        elif token in "])":
            found += ")?" if token == "]" else ")"
        elif PART.fullmatch(token):
            found += "(?:[^:]*:)"
        else:
            found += f"(?:(?:{'|'.join(map(re.escape, token.split('|')))}):)"
    return re.compile(found)


def answers(step: type) -> list[Answer]:
    """Those of a step; of a class that says nothing, those of the one it is made from."""
    for kind in step.__mro__:
        if found := list(_of(kind)):
            return found
    return []


def _of(kind: type) -> Iterator[Answer]:
    for line in block(kind, ANSWERS):
        if others := _OTHERS.fullmatch(line):
            base = next(one for one in _named(kind, others["kind"]))
            for one in concrete(base):
                yield from answers(one)
        else:
            yield _answer(kind, line)


def _answer(kind: type, line: str) -> Answer:
    found = _LINE.fullmatch(line)
    assert found, f"{kind.__name__}: this is no answer: {line!r}"
    return Answer(found["form"], found["what"])


def parts(game: object) -> dict[str, str]:
    """What a game's docstring says of the parts of its moves."""
    return {part.form: part.what for part in (_answer(type(game), line) for line in block(type(game), PARTS))}


def block(kind: type, head: str) -> list[str]:
    """The lines of a class's docstring beneath this head, those that go on joined to what they go on with."""
    lines = cleandoc(kind.__dict__.get("__doc__") or "").splitlines()
    found: list[str] = []
    for line in lines[lines.index(head) + 1 :] if head in lines else []:
        if line.startswith(" " * 8):
            found[-1] += " " + line.strip()
        else:
            found.append(line)
    return found


def concrete(base: type) -> list[type]:
    """The classes that are made from one and can stand for themselves, by name."""
    made: list[type] = base.__subclasses__()
    every = {base, *(one for kind in made for one in concrete(kind))}
    return sorted((one for one in every if not isabstract(one)), key=lambda one: one.__name__)


def _named(kind: type, name: str) -> Iterator[Any]:
    """What the module of a class calls so, or a module of the same game."""
    room = ".".join(kind.__module__.split(".")[:3])
    for module in [sys.modules[kind.__module__], *(it for at, it in [*sys.modules.items()] if at.startswith(room))]:
        if hasattr(module, name):
            yield getattr(module, name)
