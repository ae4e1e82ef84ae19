"""Steps of the agenda as JSON, for positions: the name of a step, then its fields, read by their types."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeAlias, get_args

from .atoms import Json, RawJson
from .codec import Codec, list_of, one_of, whole
from .reading import Reads, Wrong, each, known_fields

Older: TypeAlias = Mapping[str, Callable[[list[Json]], list[Json]]]
"""By the name of a step: today's fields, from those that an earlier version wrote. It is handed whatever stands there,
and hands back what it does not know."""

_NUMBER: Final = whole(-(1 << 24), 1 << 24).reads


def step_json(step: Any) -> Json:
    """A step as JSON: its class's name, then its fields."""
    kind: Any = type(step)
    return [kind.__name__, *[_json(getattr(step, name)) for name in parts_of(kind)]]


def step_of(steps: Mapping[str, type], older: Older | None = None) -> Reads[Any]:
    """A reader of these kinds of steps, as `step_json` writes them, or as earlier versions did."""
    known = one_of(steps).reads

    def read(data: RawJson, place: str) -> Any:
        if not isinstance(data, list) or not data:
            raise Wrong(place, data, "it is a list of a step's name and its fields")
        kind: Any = known(data[0], f"{place}[0]")
        said, wanted = data[1:], parts_of(kind)
        if older and data[0] in older:
            said = older[data[0]](said)
        if len(said) != len(wanted):
            raise Wrong(place, data, f"after {data[0]} stands {', '.join(wanted) or 'nothing'}")
        values = enumerate(zip(wanted.values(), said, strict=True), 1)
        return kind(*(reads_of(one)(value, f"{place}[{i}]") for i, (one, value) in values))

    return read


def steps_of(steps: Mapping[str, type], older: Older | None = None) -> Codec[list[Any]]:
    """An agenda of these kinds of steps."""
    return list_of(Codec(step_of(steps, older), step_json))


@cache
def reads_of(kind: Any) -> Reads[Any]:
    """A reader of what a step may hold: a number, a word, yes or no, tuples of one type, values with fields of these
    types."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if among := get_args(kind):
        among, size = (among[:1], None) if among[-1] is ... else (among, len(among))
        if len({*among}) > 1:
            raise TypeError(f"a step cannot hold {kind}")
        item = reads_of(among[0])
        return lambda value, place: tuple(each(item, value, place, size))
    parts = {name: reads_of(one) for name, one in parts_of(kind).items()}

    def read(value: RawJson, place: str) -> Any:
        said = known_fields(value, place, parts)
        return kind(**{name: reads(said.get(name), f"{place}.{name}") for name, reads in parts.items()})

    return read


def _truth(value: RawJson, place: str) -> bool:
    # 0 and 1 in earlier versions
    if type(value) not in (bool, int) or value not in (0, 1):
        raise Wrong(place, value, "it is true or false")
    return bool(value)


def _word(value: RawJson, place: str) -> str:
    if not isinstance(value, str):
        raise Wrong(place, value, "it is a word")
    return value


_PLAIN: Final[Mapping[Any, Reads[Any]]] = {int: _NUMBER, bool: _truth, str: _word}


@cache
def parts_of(kind: Any) -> Mapping[str, Any]:
    """The fields of a frozen class or a named tuple, with their types."""
    if is_dataclass(kind):
        return {one.name: one.type for one in fields(kind)}
    return {name: kind.__annotations__[name] for name in kind._fields}


def _json(value: Any) -> Json:
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [_json(one) for one in value]
    if isinstance(value, tuple) or is_dataclass(value):
        return {name: _json(getattr(value, name)) for name in parts_of(kind)}
    return value
