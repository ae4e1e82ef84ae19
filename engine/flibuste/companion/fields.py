"""The kinds of fields that people fill in, on score sheets and in tools."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from ..core.atoms import Args, Atom, Json, RawJson, Word
from ..core.faults import Note
from ..core.frozen import frozen

When: TypeAlias = tuple[str, Json]
"""An option and the value it must have."""


def asked(when: When | None, options: Mapping[str, Json]) -> bool:
    return when is None or options.get(when[0]) == when[1]


def when_json(when: When | None) -> Json:
    return when and {"option": when[0], "value": when[1]}


@frozen
class Section:
    """A group of fields under one heading."""

    id: str
    when: When | None = None

    def to_json(self) -> Json:
        return {"id": self.id, "when": when_json(self.when)}


@frozen
class Field:
    """One thing to fill in: a count from `low` to `high`, a flag (0 or 1), or a choice of one `among`.

    `first` is the value to begin with (None: may be left empty); `steps` are the amounts that get a button; `when` says
    under which option the field is asked; with `tie` it is asked only of players who share a total; `house` marks a
    value that is ours, not printed. `part` is the field that this one is a part of, and `worth` what one of this adds
    to it; flags with the same `row` are picked in one row.
    """

    id: str
    low: int = 0
    high: int = 1
    first: Atom | None = 0
    kind: Literal["count", "flag", "choice"] = "count"
    section: str = ""
    among: tuple[Atom, ...] = ()
    steps: tuple[int, ...] = ()
    when: When | None = None
    tie: bool = False
    house: bool = False
    part: str = ""
    worth: int = 1
    row: str = ""
    rule: str = ""

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "section": self.section,
            "kind": self.kind,
            "low": self.low,
            "high": self.high,
            "first": self.first,
            "among": list(self.among) or None,
            "steps": list(self.steps) or None,
            "when": when_json(self.when),
            "tie": self.tie,
            "house": self.house,
            "part": self.part or None,
            "worth": self.worth,
            "row": self.row or None,
            "rule": self.rule,
        }

    def asked(self, options: Mapping[str, Json]) -> bool:
        return asked(self.when, options)

    def fits(self, value: Json) -> bool:
        """Whether the field takes a value; None stands for the value it begins with.

        >>> [Field("gold", 0, 120).fits(value) for value in (0, 120, 121, 1.5, "1", True, None)]
        [True, True, False, False, False, False, True]
        """
        if value is None:
            return True
        if self.kind == "flag":
            return isinstance(value, bool) or (type(value) is int and value in (0, 1))
        if self.kind == "choice":
            return any(value == a and type(value) is type(a) for a in self.among)
        return type(value) is int and self.low <= value <= self.high

    def fault(self, value: RawJson, place: str, word: Word) -> Note | None:
        """What is wrong with a value and what the field takes; None if nothing is. `word` is the field's name."""
        if self.fits(value):
            return None
        args: Args
        if self.kind == "choice":
            args = {"field": word, "among": ", ".join(map(str, self.among))}
            return Note(place, "core-sheet-choice", self.rule, args)
        if self.kind == "flag":
            return Note(place, "core-sheet-flag", self.rule, {"field": word})
        args = {"field": word, "min": self.low, "max": self.high}
        return Note(place, "core-sheet-range", self.rule, args)


@frozen
class Tap:
    """Something that happens at the table and changes several fields at once; each change is whose, which, by how much.

    A tap may not take any field out of its range.
    """

    id: str
    rule: str
    changes: tuple[tuple[Literal["self", "other"], str, int], ...]

    def to_json(self) -> Json:
        changes = [{"who": who, "field": name, "by": by} for who, name, by in self.changes]
        return {"id": self.id, "rule": self.rule, "changes": changes}
