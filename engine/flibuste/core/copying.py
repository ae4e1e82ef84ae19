"""Shallow copies of states, which searches make by the thousand."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def copier(kind: type[T]) -> Callable[[T], T]:
    """A function that copies a dataclass field by field: without `__init__`, in half the time of calling the class.

    The function is generated, as dataclasses generate theirs, so that a new field cannot be forgotten.

    >>> from dataclasses import dataclass
    >>> @dataclass(slots=True)
    ... class Purse:
    ...     coins: int
    >>> copier(Purse)(Purse(3))
    Purse(coins=3)
    """
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    body = "".join(f"    new.{name} = old.{name}\n" for name in names)
    made: dict[str, Any] = {"kind": kind, "make": object.__new__}
    exec(f"def copied(old):\n    new = make(kind)\n{body}    return new\n", made)  # noqa: S102
    copied: Callable[[T], T] = made["copied"]
    return copied
