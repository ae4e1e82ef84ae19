"""The basic types that all other modules use: atoms, moves, JSON, message arguments."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from .frozen import frozen

Atom: TypeAlias = str | int
Move: TypeAlias = tuple[Atom, ...]
"""A verb and its arguments, such as ``("capture", "red-2", "blue-5")``."""

Json: TypeAlias = Any
"""What `json.dumps` takes: dicts with string keys, lists, strings, numbers, booleans, None. For what we write; what
comes from outside is `RawJson`."""
RawJson: TypeAlias = bool | int | float | str | Sequence["RawJson"] | Mapping[str, "RawJson"] | None
"""JSON from outside, as `json.loads` makes it: every part has to be checked before it is used."""


@frozen
class Name:
    """Stands for the name of a seat in a message; the engine never reads it."""

    seat: int


@frozen
class Word:
    """Stands for another message, such as a ship's name; `n` is how many, for a message with a plural."""

    key: str
    n: int | None = None


Arg: TypeAlias = str | int | Name | Word | Sequence["Arg"]
Args: TypeAlias = Mapping[str, Arg]


def move_id(move: Move) -> str:
    """The option id of a move: its atoms joined by colons.

    >>> move_id(("capture", "red-2", "blue-5"))
    'capture:red-2:blue-5'
    """
    return ":".join(map(str, move))


def move_of(option: str) -> Move:
    """The move that an option id stands for; whole numbers become ints.

    >>> move_of("steer:red-2:-35")
    ('steer', 'red-2', -35)
    """
    return tuple(int(a) if _is_whole(a) else a for a in option.split(":"))


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 16 and str(int(text)) == text


def arg_json(arg: Arg) -> Json:
    """An argument as the page reads it: numbers and strings bare, names and words tagged, lists as lists."""
    if isinstance(arg, Name):
        return {"seat": arg.seat}
    if isinstance(arg, Word):
        return {"word": arg.key} if arg.n is None else {"word": arg.key, "n": arg.n}
    if isinstance(arg, str | int):
        return arg
    return [arg_json(a) for a in arg]


def args_json(args: Args) -> Json:
    return {name: arg_json(arg) for name, arg in args.items()}
