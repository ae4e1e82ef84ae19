"""How values stand in JSON: a codec both reads and writes, so that each stands in one place.

>>> pile = list_of(row(number_of(("gold", "food")), whole(0, 9)))
>>> pile.writes([(1, 3)])
[['food', 3]]
>>> pile.reads([["food", 3]], "ships[0].holds")
[(1, 3)]
>>> pile.reads([["food", -3]], "ships[0].holds")
Traceback (most recent call last):
    ...
flibuste.core.reading.Wrong: ships[0].holds[0][1]: cannot be -3; it is a whole number from 0 to 9
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from .atoms import Json, RawJson
from .reading import Reads, Wrong, each, known_fields

T = TypeVar("T")
U = TypeVar("U")
K = TypeVar("K", bound=Hashable)
N = TypeVar("N", bound=tuple[Any, ...])
Writes = Callable[[T], Json]


class Codec(Generic[T]):
    """`reads` a value at its place, such as ``ships[1].holds[0]``, or raises Wrong; `writes` what is read as it."""

    __slots__ = ("reads", "writes")

    def __init__(self, reads: Reads[T], writes: Writes[T]) -> None:
        self.reads: Final = reads
        self.writes: Final = writes

    def mapped(self, decode: Callable[[T], U], encode: Callable[[U], T]) -> "Codec[U]":
        """For another type: `decode` makes it of what is read, `encode` what is written of it."""
        reads, writes = self.reads, self.writes
        return Codec(
            lambda value, place: decode(reads(value, place)),
            encode if writes is as_is else lambda value: writes(encode(value)),
        )


def as_is(value: T) -> T:
    """Writes what is JSON already."""
    return value


anything: Final[Codec[Json]] = Codec(lambda value, place: value, as_is)
"""Whatever stands there."""


def whole(low: int | None, high: int | None) -> Codec[int]:
    """None: there is no such limit. What play can count up or down without end has none, or a position could be
    written that is not read again; the gate says how large any number from outside may be."""
    if low is not None and high is not None:
        may = f"it is a whole number from {low} to {high}"
    else:
        limits = [f"{word} {n}" for word, n in (("at least", low), ("at most", high)) if n is not None]
        may = ", ".join(("it is a whole number", *limits))

    def reads(value: RawJson, place: str) -> int:
        if type(value) is not int or (low is not None and value < low) or (high is not None and value > high):
            raise Wrong(place, value, may)
        return value

    return Codec(reads, as_is)


def _flag(value: RawJson, place: str) -> bool:
    if not isinstance(value, bool):
        raise Wrong(place, value, "it is true or false")
    return value


flag: Final = Codec(_flag, as_is)


def one_of(known: Mapping[str, K]) -> Codec[K]:
    """What a word stands for."""
    words = {value: word for word, value in known.items()}
    return Codec(_known(known), words.__getitem__)


def word_of(words: Iterable[str]) -> Codec[str]:
    return Codec(_known({word: word for word in words}), as_is)


def number_of(words: Sequence[str]) -> Codec[int]:
    """The place of a word among these, from 0."""
    return Codec(_known({word: number for number, word in enumerate(words)}), words.__getitem__)


def _known(known: Mapping[str, T]) -> Reads[T]:
    def reads(value: RawJson, place: str) -> T:
        if not isinstance(value, str) or value not in known:
            raise Wrong(place, value, f"it is one of {', '.join(known)}")
        return known[value]

    return reads


def maybe(item: Codec[T], none: U) -> Codec[T | U]:
    """As the item, but null stands for `none`."""
    reads = item.reads
    writes: Writes[Any] = item.writes
    return Codec(
        lambda value, place: none if value is None else reads(value, place),
        (lambda value: None if value == none else value)
        if writes is as_is
        else (lambda value: None if value == none else writes(value)),
    )


def list_of(item: Codec[T], size: int | None = None) -> Codec[list[T]]:
    reads = item.reads
    return Codec(lambda value, place: each(reads, value, place, size), _listed(item.writes))


def tuple_of(item: Codec[T], size: int | None = None) -> Codec[tuple[T, ...]]:
    reads = item.reads
    return Codec(lambda value, place: tuple(each(reads, value, place, size)), _listed(item.writes))


def _listed(writes: Writes[T]) -> Writes[Iterable[T]]:
    return list if writes is as_is else lambda values: [*map(writes, values)]


def set_of(item: Codec[T]) -> Codec[list[T]]:
    """A list without duplicates."""
    items = item.reads

    def reads(value: RawJson, place: str) -> list[T]:
        distinct = each(items, value, place)
        if len({*distinct}) < len(distinct) and isinstance(value, list):
            twice = next(i for i, member in enumerate(distinct) if member in distinct[:i])
            raise Wrong(f"{place}[{twice}]", value[twice], "it is there already")
        return distinct

    return Codec(reads, _listed(item.writes))


def bits_of(item: Codec[int]) -> Codec[int]:
    """A set of small numbers, as bits; in JSON a list without duplicates."""
    reads, writes = set_of(item).reads, item.writes

    @lru_cache(1024)
    def written(bits: int) -> tuple[Json, ...]:
        return tuple(map(writes, members(bits)))

    return Codec(
        lambda value, place: sum([1 << number for number in reads(value, place)]), lambda bits: [*written(bits)]
    )


def members(bits: int) -> tuple[int, ...]:
    """The numbers in a set of bits.

    >>> members(0b1010)
    (1, 3)
    """
    return tuple([i for i, bit in enumerate(bin(bits)[:1:-1]) if bit == "1"])


def row(*columns: Codec[Any], may: str = "") -> Codec[tuple[Any, ...]]:
    """A list with a codec for each of its columns; `may` says what it is."""
    reads = [column.reads for column in columns]
    writes = [(i, column.writes) for i, column in enumerate(columns) if column.writes is not as_is]

    def read_row(value: RawJson, place: str) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) != len(reads):
            raise Wrong(place, value, may or f"it is a list of {len(reads)}")
        return tuple([read(part, f"{place}[{i}]") for i, (read, part) in enumerate(zip(reads, value, strict=True))])

    def write_row(parts: tuple[Any, ...]) -> Json:
        written = list(parts)
        for i, write in writes:
            written[i] = write(written[i])
        return written

    return Codec(read_row, write_row if writes else list)


def named(names: Sequence[str], item: Codec[T], default: T | None = None) -> Codec[tuple[T, ...]]:
    """An object with an item under each of these names; those that are missing are the default, if there is one."""
    reads, writes = item.reads, item.writes

    def read(value: RawJson, place: str) -> tuple[T, ...]:
        given = known_fields(value, place, names)
        return tuple(
            [
                default if default is not None and name not in given else reads(given.get(name), f"{place}.{name}")
                for name in names
            ]
        )

    if writes is as_is:
        return Codec(read, lambda items: dict(zip(names, items, strict=True)))
    return Codec(read, lambda items: dict(zip(names, map(writes, items), strict=True)))


def record(kind: type[N], parts: Mapping[str, Codec[Any]], sparse: Sequence[str] = ()) -> Codec[N]:
    """An object with the fields of a named tuple, read in the order of `parts`. One that is missing is as `kind` has it
    by default, or else is read as null. The `sparse` ones are written last, and only where they are not the default."""
    form: Any = kind
    names, defaults = form._fields, form._field_defaults
    reads = [(name, part.reads, name not in defaults) for name, part in parts.items()]
    writes = [(name, parts[name].writes) for name in names if parts[name].writes is not as_is]

    def read_record(value: RawJson, place: str) -> N:
        given = known_fields(value, place, names)
        return kind(
            **{
                name: read(given.get(name), f"{place}.{name}")
                for name, read, needed in reads
                if needed or name in given
            }
        )

    def write_record(value: N) -> Json:
        written: dict[str, Json] = form._asdict(value)
        for name, write in writes:
            written[name] = write(written[name])
        for name in sparse:
            part = written.pop(name)
            if getattr(value, name) != defaults[name]:
                written[name] = part
        return written

    return Codec(read_record, write_record)
