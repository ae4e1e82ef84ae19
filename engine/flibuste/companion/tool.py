"""What a tool is: questions with ranges, and an answer whose every line cites its rule."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ..core.atoms import Args, Atom, Json, Word, args_json
from ..core.decision import Bar
from ..core.faults import Note, SheetError
from ..core.frozen import frozen
from ..core.gate import clipped
from .fields import Field, When

if TYPE_CHECKING:
    from . import shapes


def count(id_: str, low: int, high: int, first: int | None = 0, when: When | None = None) -> Field:
    return Field(id_, low, high, first, when=when)


def flag(id_: str, first: int = 0, when: When | None = None) -> Field:
    return Field(id_, 0, 1, first, "flag", when=when)


def choice(id_: str, among: Sequence[Atom], first: Atom | None = None, when: When | None = None) -> Field:
    return Field(id_, first=among[0] if first is None else first, kind="choice", among=tuple(among), when=when)


@frozen
class Text:
    """A question that is answered with a text to search for."""

    id: str
    longest: int = 60


@frozen
class Group:
    """Questions asked again and again, such as a crew from its top to its bottom."""

    id: str
    asked: tuple[Field | Text, ...]
    low: int
    high: int


Ask = Field | Text | Group


def ask_json(game: str, question: Ask) -> Json:
    """A question as the page draws it, with the keys of its words."""
    key = f"{game}-tool-field-{question.id}"
    if isinstance(question, Group):
        fields = [ask_json(game, each) for each in question.asked]
        return {
            "id": question.id,
            "kind": "group",
            "low": question.low,
            "high": question.high,
            "fields": fields,
            "key": key,
        }
    if isinstance(question, Text):
        return {"id": question.id, "kind": "text", "high": question.longest, "first": "", "key": key}
    words = [f"{game}-tool-choice-{each}" if isinstance(each, str) else None for each in question.among]
    return {**question.to_json(), "key": key, "words": words or None}


class Said(NamedTuple):
    """A line of an answer: a message, its arguments, and the rule that it rests on."""

    key: str
    rule: str
    args: Args = MappingProxyType({})

    def to_json(self) -> Json:
        return {"key": self.key, "args": args_json(self.args), "rule": self.rule}


def barred(bar: Bar) -> Said:
    """A bar of the game itself, as a line of an answer."""
    return Said(bar.key, bar.rule or "", bar.args)


@frozen
class Answer:
    lines: Sequence[Said]
    data: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> "shapes.Answered":
        return {"lines": [line.to_json() for line in self.lines], "data": dict(self.data)}


Input = Mapping[str, Any]
"""What was typed in, by the id of the question: numbers and words, and for a group a list of such mappings."""


class Tool(ABC):
    """One helper for people who play with the box. Its id is the game's name, a dot and its own name."""

    id: ClassVar[str]
    rule: ClassVar[str]
    asked: ClassVar[tuple[Ask, ...]] = ()

    @property
    def game(self) -> str:
        return self.id.partition(".")[0]

    @property
    def key(self) -> str:
        return self.id.replace(".", "-tool-")

    def about(self) -> Json:
        return {
            "id": self.id,
            "game": self.game,
            "rule": self.rule,
            "key": self.key,
            "note": f"{self.key}.note",
            "asks": [ask_json(self.game, one) for one in self.asked],
        }

    def use(self, given: Json) -> Answer:
        """The answer to what was typed in; SheetError names every field that is wrong, and its range."""
        faults: list[Note] = []
        read = _read(self.game, self.asked, given, "", faults)
        if faults:
            raise SheetError(faults)
        return self.answer(read)

    @abstractmethod
    def answer(self, given: Input) -> Answer:
        """The answer to an input whose fields have been checked."""


def _read(game: str, asked: Sequence[Ask], given: Json, place: str, faults: list[Note]) -> dict[str, Any]:
    if not isinstance(given, dict):
        faults.append(Note(place or "input", "any-tool-shape", ""))
        return {}
    known = {question.id for question in asked}
    strange = [str(name) for name in given if name not in known]
    # one of them is enough: there may be any number of them, of any length
    faults += [
        Note(f"{place}{clipped(name)}", "any-tool-unknown", "", {"field": clipped(name)}) for name in strange[:1]
    ]
    read: dict[str, Any] = {}
    for question in asked:
        value, where = given.get(question.id), f"{place}{question.id}"
        word = Word(f"{game}-tool-field-{question.id}")
        if isinstance(question, Field):
            if fault := question.fault(value, where, word):
                faults.append(fault)
            else:
                read[question.id] = (
                    question.first if value is None else int(value) if question.kind == "flag" else value
                )
        elif isinstance(question, Text):
            read[question.id] = value if isinstance(value, str) else ""
            if len(read[question.id]) > question.longest:
                faults.append(Note(where, "any-tool-long", "", {"field": word, "max": question.longest}))
        else:
            rows = [] if value is None else value
            if not isinstance(rows, list) or not question.low <= len(rows) <= question.high:
                args: Args = {"field": word, "min": question.low, "max": question.high}
                faults.append(Note(where, "any-tool-rows", "", args))
                continue
            read[question.id] = [
                _read(game, question.asked, row, f"{where}[{i}].", faults) for i, row in enumerate(rows)
            ]
    return read


def refuse(place: str, key: str, rule: str, **args: Atom) -> SheetError:
    """The error for an input in which every field is in its range and which is impossible all the same."""
    given: Args = args
    return SheetError([Note(place, key, rule, given)])
