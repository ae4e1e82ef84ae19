"""A view as a row of numbers: what each field of a typed view (`shapes.py` of a game's room) becomes.

Numbers and flags speak for themselves, a field that may be None gets a column "is there" (`…?`) before its own, and a
record is the columns of its fields. What has words or a length of its own is told by the game's `Plan`, field by field;
a field that nobody told of is a fault when the columns are made, so that none is forgotten.

Seats are counted from whoever looks: +0 is oneself, +1 who sits next. So all seats see the same columns with the same
meaning, and one player can learn for all of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints, is_typeddict

from ..core.atoms import Atom, Json

Emit = Callable[[Any, list[float]], None]
"""Writes what stands in a field (None: nothing) behind what was written before: always as many numbers."""


class Group(NamedTuple):
    """Neighbouring columns: their names, and what fills them."""

    names: list[str]
    emit: Emit


@dataclass(frozen=True)
class Plan:
    """What a game's view has besides numbers. `kinds`: by the path of a field, without the places of lists; `answers`:
    the words of its moves (a test compares them with what the steps say); `listed`: room for so many answers, and
    `atoms` for so many parts of each; a longer list is sampled, a longer move cut."""

    view: type
    kinds: Mapping[str, Kind]
    answers: tuple[str, ...]
    listed: int
    atoms: int = 4
    spelt: Callable[[str], tuple[str, int]] = lambda word: (word, 0)
    """A word of a move as a word that has a number in the columns, and a number of its own."""


@dataclass(frozen=True)
class Eyes:
    """Who looks, at a table of so many seats, and by which plan. `strict`: what has no column is a ValueError, instead
    of being left out."""

    plan: Plan
    seats: int
    me: int
    strict: bool = False
    words: dict[str, None] = field(default_factory=dict)
    """The words that were met on the way, in their order; those that name a seat's things begin with one's own."""

    def ring(self, items: Sequence[Any]) -> list[Any]:
        """What belongs to the seats, one's own first, and behind it what belongs to nobody."""
        return [*items[self.me : self.seats], *items[: self.me], *items[self.seats :]]

    def learn(self, words: Iterable[Atom]) -> None:
        self.words.update(dict.fromkeys(word for word in words if isinstance(word, str) and word))

    def missed(self, name: str, what: object) -> None:
        if self.strict:
            raise ValueError(f"{name}: there is no column for {what!r}")


class Kind(ABC):
    """How a field becomes columns."""

    @abstractmethod
    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group: ...


class Skip(Kind):
    """Left out: it never changes, or other fields tell it."""

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        return Group([], lambda value, out: None)


class Number(Kind):
    """A number; what is not there is 0, like nought."""

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        return Group([name], lambda value, out: out.append(float(value or 0)))


class Flag(Kind):
    """Whether anything stands there: a word, a list, a number other than 0."""

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        return Group([name], lambda value, out: out.append(1.0 if value else 0.0))


class Count(Kind):
    """How long a list is."""

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        return Group([f"{name}.count"], lambda value, out: out.append(float(len(value or ()))))


class Both(Kind):
    """Several ways to see the same."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        return _joined([kind.group(eyes, name, path, hint) for kind in self.kinds])


class Parts(Kind):
    """A list whose places mean different things: each of its own kind."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        groups = [kind.group(eyes, f"{name}.{i}", path, int) for i, kind in enumerate(self.kinds)]

        def emit(value: Any, out: list[float]) -> None:
            for i, group in enumerate(groups):
                group.emit(value[i] if value else None, out)

        return Group([one for group in groups for one in group.names], emit)


class Own(Kind):
    """Only of oneself: of others it is never there."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        return self.kind.group(eyes, name, path, hint) if "[+0]" in name else Skip().group(eyes, name, path, hint)


class Words(Kind):
    """One of these words or numbers, or a list of them: a column each, which says how often it stands there."""

    def __init__(self, words: Iterable[Atom]) -> None:
        self.words = tuple(words)

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        return _marks(eyes, name, [(str(word), word) for word in self.words], hint)


class Seat(Kind):
    """A seat or a list of seats, by their numbers or by `words`: a column for each, from oneself on, then for what has
    numbers behind the seats (`more`)."""

    def __init__(self, words: Sequence[str] = (), more: int = 0) -> None:
        self.words, self.more = words, more

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        seats = eyes.ring((self.words or range(eyes.seats + self.more))[: eyes.seats + self.more])
        return _marks(eyes, name, [(f"+{i}", seat) for i, seat in enumerate(seats)], hint)


class Code(Kind):
    """One of many words: its place among them, from 1; 0 for none of them."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        eyes.learn(self.words)
        places = {word: float(i) for i, word in enumerate(self.words, 1)}

        def emit(value: Any, out: list[float]) -> None:
            place = places.get(value, 0.0)
            if not place and value:
                eyes.missed(name, value)
            out.append(place)

        return Group([name], emit)


class Place(Kind):
    """A word that names a place, as coordinates; all of them -1 where there is none."""

    def __init__(self, axes: Sequence[str], places: Mapping[str, Sequence[int]]) -> None:
        self.axes, self.places = axes, places

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        eyes.learn(self.places)
        found = {word: [float(one) for one in place] for word, place in self.places.items()}
        nowhere = [-1.0] * len(self.axes)

        def emit(value: Any, out: list[float]) -> None:
            if value and value not in found:
                eyes.missed(name, value)
            out.extend(found.get(value, nowhere))

        return Group([f"{name}.{axis}" for axis in self.axes], emit)


class Slots(Kind):
    """The first `n` items of a list at their places: each of this kind or, without one, behind a column that says
    whether it is there."""

    more = False
    """Whether items beyond are left out on purpose."""

    def __init__(self, n: int, kind: Kind | None = None) -> None:
        self.n, self.kind = n, kind

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        inner = get_args(hint)[0]
        slots = [f"{name}[{i}]" for i in range(self.n)]
        groups = [
            self.kind.group(eyes, slot, path, inner) if self.kind else _present(slot, _plain(eyes, slot, path, inner))
            for slot in slots
        ]

        def emit(value: Any, out: list[float]) -> None:
            items = value or ()
            if len(items) > self.n and not self.more:
                eyes.missed(name, items[self.n :])
            for i, group in enumerate(groups):
                group.emit(items[i] if i < len(items) else None, out)

        return Group([one for group in groups for one in group.names], emit)


class First(Slots):
    """The first `n` items of a list that may be longer."""

    more = True


class Seats(Kind):
    """A list with one item for each seat in their order: one's own comes first. `more`: so many that are nobody's come
    behind, each with a column that says whether it is there."""

    def __init__(self, more: int = 0) -> None:
        self.more = more

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        inner = get_args(hint)[0]
        groups = [_plain(eyes, f"{name}[+{i}]", path, inner) for i in range(eyes.seats)]
        for i in range(self.more):
            slot = f"{name}[+{eyes.seats + i}]"
            groups.append(_present(slot, _plain(eyes, slot, path, inner)))

        def emit(value: Any, out: list[float]) -> None:
            items = eyes.ring(value or ())
            for i, group in enumerate(groups):
                group.emit(items[i] if i < len(items) else None, out)

        return Group([one for group in groups for one in group.names], emit)


class Keyed(Kind):
    """A list of records that are called something (`by`): each has a place by its name, behind a column that says
    whether it is there. `each`: so many names belong to each seat, in the order of the seats; one's own come first."""

    def __init__(self, by: str, names: Iterable[Atom], each: int = 0) -> None:
        self.by, self.names, self.each = by, list(names), each

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        inner = get_args(hint)[0]
        slots = [(str(key), key) for key in self.names]
        if self.each:
            blocks = [self.names[i * self.each : (i + 1) * self.each] for i in range(eyes.seats)]
            slots = [(f"+{i}.{k}", key) for i, block in enumerate(eyes.ring(blocks)) for k, key in enumerate(block)]
        eyes.learn(key for _, key in slots)
        groups = {key: _present(at := f"{name}[{slot}]", _plain(eyes, at, path, inner)) for slot, key in slots}

        def emit(value: Any, out: list[float]) -> None:
            found = {item[self.by]: item for item in value or ()}
            for key in found:
                if key not in groups:
                    eyes.missed(name, key)
            for key, group in groups.items():
                group.emit(found.get(key), out)

        return Group([one for group in groups.values() for one in group.names], emit)


class Owned(Kind):
    """A list of records that belong to seats (`by`): the first `n` of each seat, one's own first, then as many that are
    nobody's; each behind a column that says whether it is there."""

    def __init__(self, by: str, n: int) -> None:
        self.by, self.n = by, n

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        inner = get_args(hint)[0]
        owners = eyes.ring([*range(eyes.seats), None])
        groups = [
            [_present(at := f"{name}[+{i}.{k}]", _plain(eyes, at, path, inner)) for k in range(self.n)]
            for i in range(len(owners))
        ]

        def emit(value: Any, out: list[float]) -> None:
            held: dict[int | None, list[Any]] = {owner: [] for owner in owners}
            for item in value or ():
                held[item[self.by]].append(item)
            for owner, slots in zip(owners, groups, strict=True):
                if len(held[owner]) > self.n:
                    eyes.missed(name, held[owner][self.n :])
                for k, group in enumerate(slots):
                    group.emit(held[owner][k] if k < len(held[owner]) else None, out)

        return Group([one for slots in groups for group in slots for one in group.names], emit)


class Fields(Kind):
    """A dictionary with these keys, each of this kind or else as its type says."""

    def __init__(self, keys: Iterable[str], kind: Kind | None = None) -> None:
        self.keys, self.kind = tuple(keys), kind

    def group(self, eyes: Eyes, name: str, path: str, hint: Any) -> Group:
        eyes.learn(self.keys)
        inner = get_args(hint)[1]
        at = [(key, f"{name}.{key}") for key in self.keys]
        groups = [
            (key, self.kind.group(eyes, slot, path, inner) if self.kind else _plain(eyes, slot, path, inner))
            for key, slot in at
        ]

        def emit(value: Any, out: list[float]) -> None:
            held = value or {}
            for key, group in groups:
                group.emit(held.get(key), out)

        return Group([one for _, group in groups for one in group.names], emit)


class Row:
    """The columns of a view as one seat sees it, and the words of its answers."""

    def __init__(self, plan: Plan, seats: int, me: int, *, strict: bool = False) -> None:
        eyes = Eyes(plan, seats, me, strict)
        self._group = _record(eyes, "", "", plan.view)
        self.names: tuple[str, ...] = tuple(self._group.names)
        eyes.learn(plan.answers)
        self.words: tuple[str, ...] = tuple(eyes.words)
        """What the words of answers are numbered by, from 1."""

    def of(self, view: Json) -> list[float]:
        out: list[float] = []
        self._group.emit(view, out)
        return out


def _record(eyes: Eyes, name: str, path: str, shape: Any) -> Group:
    groups = []
    for key, hint in _hints(shape).items():
        inner = f"{path}.{key}" if path else key
        groups.append((key, _field(eyes, f"{name}.{key}" if name else key, inner, hint)))

    def emit(value: Any, out: list[float]) -> None:
        for key, group in groups:
            group.emit(None if value is None else value[key], out)

    return Group([one for _, group in groups for one in group.names], emit)


_hints = cache(get_type_hints)


def _field(eyes: Eyes, name: str, path: str, hint: Any) -> Group:
    kind = eyes.plan.kinds.get(path)
    return kind.group(eyes, name, path, _some(hint)) if kind else _plain(eyes, name, path, hint)


def _some(hint: Any) -> Any:
    """The type of what may be None."""
    parts = [part for part in get_args(hint) if part is not NoneType] if isinstance(hint, UnionType) else [hint]
    return parts[0] if len(parts) == 1 else hint


def _plain(eyes: Eyes, name: str, path: str, hint: Any) -> Group:
    """The group of a value for which the plan names no kind, by its type alone."""
    if hint in (int, bool):
        return Number().group(eyes, name, path, hint)
    if is_typeddict(hint):
        return _record(eyes, name, path, hint)
    if (some := _some(hint)) is not hint:
        return _present(name, _plain(eyes, name, path, some))
    raise TypeError(f"the plan does not say what becomes of {path} ({hint})")


def _present(name: str, group: Group) -> Group:
    """The group of what may be None: behind a column that says whether anything is there."""
    if group.names[:1] == [f"{name}?"]:
        return group

    blank = [0.0]
    group.emit(None, blank)

    def emit(value: Any, out: list[float]) -> None:
        if value is None:
            out.extend(blank)
        else:
            out.append(1.0)
            group.emit(value, out)

    return Group([f"{name}?", *group.names], emit)


def _joined(groups: Sequence[Group]) -> Group:
    def emit(value: Any, out: list[float]) -> None:
        for group in groups:
            group.emit(value, out)

    return Group([one for group in groups for one in group.names], emit)


def _marks(eyes: Eyes, name: str, words: Sequence[tuple[str, Atom]], hint: Any) -> Group:
    """A column for each word; `hint` says whether it is one or a list."""
    eyes.learn(word for _, word in words)
    places = {word: i for i, (_, word) in enumerate(words)}
    blank = [0.0] * len(words)
    many = get_origin(hint) is list

    def emit(value: Any, out: list[float]) -> None:
        start = len(out)
        out.extend(blank)
        for word in value or () if many else (value,):
            if (at := places.get(word)) is not None:
                out[start + at] += 1.0
            elif word is not None and word != "":
                eyes.missed(name, word)

    return Group([f"{name}={word}" for word, _ in words], emit)
