"""Reads JSON from outside piece by piece; an error names the place and says what is allowed there."""

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


def each(reads: Reads[T], value: RawJson, place: str, size: int | None = None) -> list[T]:
    """What is read of each item of a list, which has this size."""
    if not isinstance(value, list) or (len(value) > LONG if size is None else len(value) != size):
        raise Wrong(place, value, "it is a list" if size is None else f"it is a list of {size}")
    return [reads(one, f"{place}[{i}]") for i, one in enumerate(value)]


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
        try:
            return reads(self.data[key], key)
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
