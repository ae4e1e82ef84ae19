"""Whether JSON has the shape that a TypedDict tells."""

from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from flibuste.core.atoms import Json


def misfits(value: Json, kind: Any, at: str = "") -> Iterator[str]:
    """Where JSON has not the shape of `shapes.py`."""
    inner = get_args(kind)
    if kind is object:
        return
    if is_typeddict(kind) and isinstance(value, dict):
        fields = get_type_hints(kind)
        yield from (f"{at}.{name} is missing" for name in kind.__required_keys__ - value.keys())
        for name, one in value.items():
            yield from misfits(one, fields[name], f"{at}.{name}") if name in fields else [f"{at}.{name} is not told of"]
    elif isinstance(kind, UnionType) or get_origin(kind) is Union:
        found = [[*misfits(value, one, at)] for one in inner]
        yield from min(found, key=len) if all(found) else ()
    elif get_origin(kind) is Literal and value in inner:
        return
    elif get_origin(kind) is list and isinstance(value, list):
        for i, one in enumerate(value):
            yield from misfits(one, inner[0], f"{at}[{i}]")
    elif get_origin(kind) is tuple and isinstance(value, list) and len(value) == len(inner):
        for one, each in zip(value, inner, strict=True):
            yield from misfits(one, each, at)
    elif get_origin(kind) is dict and isinstance(value, dict):
        for name, one in value.items():
            yield from misfits(one, inner[1], f"{at}[{name}]")
    elif type(value) is not kind and not (kind is float and type(value) is int):
        yield f"{at} = {value}"
