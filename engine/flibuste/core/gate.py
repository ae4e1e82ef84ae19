"""The gate: input from outside is checked for size, depth and content before anything is built from it."""

import json
import re
from collections.abc import Callable, Iterable
from math import isfinite
from typing import Final

from .atoms import RawJson

TEXT_LIMIT: Final = 2_000_000
DEPTH_LIMIT: Final = 24
PARTS_LIMIT: Final = 150_000
"""The most values in all lists and objects together; the longest game has far fewer."""
HOLDERS_LIMIT: Final = 50_000
WORD_LIMIT: Final = 200
"""The most characters of a word that the rules interpret, such as a verb or an atom."""
NUMBER_LIMIT: Final = 2**64
REPEATED: Final = 200
"""The most characters of refused input that an error quotes."""

Fault = Callable[[str, str], Exception]
"""Makes the error to raise from a place and a reason."""

_STRINGS: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_NO_MARKS: Final = re.compile(r"[^\[\]{}]+")
_ALIKE: Final = str.maketrans("{}", "[]")


class GateError(Exception):
    """Input from outside that is refused before it is interpreted."""


def parsed(text: object) -> RawJson:
    """The value of a JSON text. Raises GateError for a text that is too long, too deep, or not JSON.

    >>> parsed('{"seed": 7}')
    {'seed': 7}
    >>> parsed("[NaN]")
    Traceback (most recent call last):
    flibuste.core.gate.GateError: it is not JSON: NaN is not a number
    """
    if not isinstance(text, str):
        raise GateError("it is not a text")
    if len(text) > TEXT_LIMIT:
        raise GateError(f"it is longer than {TEXT_LIMIT} characters")
    if text.count("[") + text.count("{") > HOLDERS_LIMIT or text.count('"') > 2 * PARTS_LIMIT:
        raise GateError(f"it has more than {PARTS_LIMIT} parts")
    if _deep(text):
        raise GateError(f"it is nested deeper than {DEPTH_LIMIT} levels")
    try:
        value: RawJson = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as fault:
        raise GateError(f"it is not JSON: {clipped(str(fault))}") from fault
    return value


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def _deep(text: str) -> bool:
    """Whether a text is nested too deeply for `json.loads`, which is recursive."""
    marks = _NO_MARKS.sub("", _STRINGS.sub("", text)).translate(_ALIKE)
    for _ in range(DEPTH_LIMIT):
        marks = marks.replace("[]", "")
    return marks.count("[") > DEPTH_LIMIT


def measure(data: RawJson, fault: Fault, place: str = "") -> None:
    """Raises `fault(place, reason)` unless `data` is JSON of a sane depth, size and content.

    >>> measure({"seats": [{"name": "\\ud800"}]}, lambda place, reason: ValueError(f"{place} {reason}"))
    Traceback (most recent call last):
    ValueError: seats[0].name holds half a character
    """
    parts = 0
    waiting: list[tuple[str, int, list[RawJson] | dict[str, RawJson]]] = [(place, 0, [data])]
    while waiting:
        where, depth, holder = waiting.pop()
        parts += len(holder)
        if depth > DEPTH_LIMIT:
            raise fault(clipped(where), f"is nested deeper than {DEPTH_LIMIT} levels")
        if parts > PARTS_LIMIT:
            raise fault(clipped(where) or "it", f"has more than {PARTS_LIMIT} parts")
        named = isinstance(holder, dict)
        values: Iterable[tuple[str | int, RawJson]]
        values = holder.items() if isinstance(holder, dict) else enumerate(holder)
        for key, value in values:
            if named and (reason := _wrong(key) if isinstance(key, str) else "has a name that is no word"):
                raise fault(clipped(where) or "it", reason)
            if isinstance(value, dict | list):
                waiting.append((_inner(where, key, depth, named=named), depth + 1, value))
            elif reason := _wrong(value):
                raise fault(clipped(_inner(where, key, depth, named=named)), reason)


def _inner(where: str, key: str | int, depth: int, *, named: bool) -> str:
    if depth == 0:
        return where
    if not named:
        return f"{where}[{key}]"
    return f"{where}.{str(key)[:40]}" if where else str(key)[:40]


def _wrong(value: RawJson) -> str | None:
    """What is wrong with a value that is neither a list nor an object."""
    if isinstance(value, str):
        return None if value.isascii() or _whole(value) else "holds half a character"
    if isinstance(value, int):
        return None if -NUMBER_LIMIT <= value <= NUMBER_LIMIT else "is too large a number"
    if isinstance(value, float):
        return None if isfinite(value) else "is not a number"
    return None if value is None else "is not JSON"


def _whole(text: str) -> bool:
    """Whether a text is free of lone surrogates: JSON can spell them, but no encoding can store them."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def clipped(text: str, limit: int = REPEATED) -> str:
    """The text, cut to at most `limit` characters.

    >>> clipped("a" * 300, 5)
    'aaaa…'
    """
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def shown(value: object) -> str:
    """A value as an error quotes it: in short, however large it is.

    >>> shown("red"), shown([1, [2]]), shown(10**30), shown(None)
    ("'red'", 'a list of 2', 'so large a number', 'null')
    """
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int):
        return str(value) if abs(value) < NUMBER_LIMIT else "so large a number"
    return clipped(ascii(value[:WORD_LIMIT]) if isinstance(value, str) else repr(value), 80)
