"""Frozen dataclasses that cost nothing until there is one.

`dataclass` writes several methods for a class and has them compiled. In the browser that takes the most part of a
millisecond, and a game has hundreds of classes, most of them steps that come up late in play or never: it was more than
half of what importing a game took. So a class gets its methods when the first object is made, or when somebody asks for
its fields.

Only the types say that they are frozen: mypy refuses to set a field. What `dataclass` does to refuse it at run time
made each object four times as dear to make, and a random game spent a tenth of its time on that.
"""

from dataclasses import dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """`dataclass(frozen=True)`, later, and not at run time.

    >>> @frozen
    ... class Purse:
    ...     coins: int
    >>> Purse(3), Purse(3) == Purse(3), len({Purse(3), Purse(3)})
    (Purse(coins=3), True, 1)
    """
    kind: Any = cls

    def first(self: Any, *args: Any, **named: Any) -> None:
        write(kind)
        kind.__init__(self, *args, **named)

    kind.__init__ = first
    kind.__dataclass_fields__ = _Unwritten(kind)
    return cls


def is_written(kind: type) -> bool:
    """Whether a class has its methods, or is none that gets them later.

    >>> @frozen
    ... class Chest:
    ...     coins: int
    >>> is_written(Chest), write(Chest), is_written(Chest)
    (False, None, True)
    """
    return not isinstance(vars(kind).get("__dataclass_fields__"), _Unwritten)


def write(kind: Any) -> None:
    """Give a frozen class its methods."""
    fields(kind)


class _Unwritten:
    """Stands where a class notes its fields, until somebody looks."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind

    def __get__(self, instance: object, asked: type) -> Any:
        kind = self._kind
        del kind.__init__, kind.__dataclass_fields__
        # where there is no docstring, as in our wheels, `dataclass` puts a signature there, and that takes longest
        kind.__doc__ = kind.__doc__ or kind.__name__
        hashed = kind.__dict__.get("__hash__") is not None
        return dataclass(unsafe_hash=not hashed)(kind).__dataclass_fields__
