"""Reads JSON from outside field by field; an error names the place and says what is allowed there."""

from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeAlias, TypeVar

from .atoms import RawJson
from .faults import Breach, PositionError
from .gate import shown

T = TypeVar("T")
Reads: TypeAlias = Callable[[RawJson, str], T]
"""Reads the value at a place (such as ``ships[1].holds[0]``), or raises Wrong."""

LONG: Final = 1_000
"""The most items of a list whose length is not fixed: more than eight of the largest fleets have ships."""
_NAMED: Final = 100
"""The most characters of a field's name that an error quotes."""


class Wrong(ValueError):
    """A value that is not allowed at its place; the message says what is."""

    def __init__(self, place: str, value: RawJson, may: str) -> None:
        super().__init__(f"{place}: cannot be {shown(value)}; {may}")


def whole(low: int | None, high: int | None) -> Reads[int]:
    """None: there is no such limit. What play can count up or down without end has none, or a position could be
    written that is not read again; the gate says how large any number from outside may be."""
    if low is not None and high is not None:
        may = f"it is a whole number from {low} to {high}"
    else:
        limits = [f"{word} {n}" for word, n in (("at least", low), ("at most", high)) if n is not None]
        may = ", ".join(("it is a whole number", *limits))

    def read(value: RawJson, place: str) -> int:
        if type(value) is not int or (low is not None and value < low) or (high is not None and value > high):
            raise Wrong(place, value, may)
        return value

    return read


def flag(value: RawJson, place: str) -> bool:
    if not isinstance(value, bool):
        raise Wrong(place, value, "it is true or false")
    return value


def one_of(known: Mapping[str, T]) -> Reads[T]:
    """Reads a word as what it stands for."""

    def read(value: RawJson, place: str) -> T:
        if not isinstance(value, str) or value not in known:
            raise Wrong(place, value, f"it is one of {', '.join(known)}")
        return known[value]

    return read


def maybe(reads: Reads[T], default: T) -> Reads[T]:
    """Reads null as the default."""
    return lambda value, place: default if value is None else reads(value, place)


def list_of(reads: Reads[T], size: int | None = None) -> Reads[list[T]]:
    def read(value: RawJson, place: str) -> list[T]:
        if not isinstance(value, list) or (len(value) > LONG if size is None else len(value) != size):
            raise Wrong(place, value, "it is a list" if size is None else f"it is a list of {size}")
        return [reads(one, f"{place}[{i}]") for i, one in enumerate(value)]

    return read


def set_of(reads: Reads[T]) -> Reads[list[T]]:
    """Reads a list without duplicates."""

    def read(value: RawJson, place: str) -> list[T]:
        found = list_of(reads)(value, place)
        if len({*found}) < len(found) and isinstance(value, list):
            twice = next(i for i, one in enumerate(found) if one in found[:i])
            raise Wrong(f"{place}[{twice}]", value[twice], "it is there already")
        return found

    return read


def known_fields(value: RawJson, place: str, fields: Collection[str]) -> Mapping[str, RawJson]:
    """The value, if it is an object that has no other fields than these; any may be missing."""
    if not isinstance(value, dict):
        raise Wrong(place, value, f"it is an object with {', '.join(fields)}")
    for key in value:
        if key not in fields:
            inside = f"{place}." if place else ""
            name = ascii(str(key)[:_NAMED])[1:-1]
            raise Wrong(f"{inside}{name}", value[key], f"there is no such field; there are {', '.join(fields)}")
    return value


class Reader:
    """Reads the fields of an object one by one and collects what is wrong with them as breaches."""

    def __init__(self, data: Mapping[str, RawJson]) -> None:
        self.data = data
        self.breaches: list[Breach] = []

    def take(self, key: str, rule: str, reads: Reads[T], default: T) -> T:
        """The field, or the default where it is missing or wrong; a wrong one is a breach of `rule`."""
        if key not in self.data:
            return default
        return self.need(key, rule, reads, default)

    def need(self, key: str, rule: str, reads: Reads[T], default: T) -> T:
        """As `take`, for a field that must be there: a missing one is a breach too."""
        try:
            return reads(self.data.get(key), key)
        except Wrong as wrong:
            self.breaches.append(Breach(rule, str(wrong)))
            return default

    def sound(self, state: T, breaches_of: Callable[[T], list[Breach]]) -> T:
        """The state that was read. Raises PositionError with everything that was wrong in it, or else with the
        invariants that it breaks."""
        self.clean()
        if faults := breaches_of(state):
            raise PositionError(faults)
        return state

    def clean(self) -> None:
        """Raises PositionError with everything that was wrong in it."""
        if self.breaches:
            raise PositionError(self.breaches, garbled=True)
