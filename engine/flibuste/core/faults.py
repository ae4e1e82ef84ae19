"""The errors for input from outside: saves, positions, set-ups, told dice, score sheets."""

from collections.abc import Sequence
from dataclasses import field

from .atoms import Args, Json, args_json
from .frozen import frozen
from .gate import shown


class SaveError(Exception):
    """A save that cannot be trusted: where it is damaged, and how."""

    def __init__(self, place: str, reason: str, *, newer: bool = False) -> None:
        super().__init__(f"{place} {reason}")
        self.place = place
        self.reason = reason
        self.newer = newer


@frozen
class Breach:
    """A rule that a position breaks, and what exactly breaks it (in the terms of the position)."""

    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.what}"


class PositionError(Exception):
    """A position that no game can reach; `breaches` says what breaks which rule."""

    def __init__(self, breaches: Sequence[Breach]) -> None:
        super().__init__("; ".join(map(str, breaches)))
        self.breaches = tuple(breaches)


class SetupError(Exception):
    """A game that cannot be set up as asked; `rule` is the id of the rule that forbids it, if there is one."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(f"{rule}: {reason}" if rule else reason)
        self.reason = reason
        self.rule = rule


class Untold(Exception):
    """A die or card that had to be told is missing or impossible: `asked` is the question, `among` what it could be."""

    def __init__(self, asked: str, among: Sequence[str | int], got: str | int | None = None) -> None:
        said = "was not told" if got is None else f"was told as {shown(got)}"
        could = f"it is one of {', '.join(map(repr, among))}" if among else "it was not asked for"
        super().__init__(f"{asked} {said}; {could}")
        self.asked = asked
        self.among = tuple(among)


@frozen
class Note:
    """Something to say about what was filled in: where (such as ``players[1].chest``), a message key, the rule."""

    place: str
    key: str
    rule: str
    args: Args = field(default_factory=dict)

    def to_json(self) -> Json:
        return {"place": self.place, "key": self.key, "rule": self.rule, "args": args_json(self.args)}


class SheetError(Exception):
    """A sheet that cannot be scored: every fault, with its place, the range and what to do (as message keys)."""

    def __init__(self, notes: Sequence[Note]) -> None:
        super().__init__("; ".join(f"{note.place}: {note.key} {dict(note.args)}" for note in notes))
        self.notes = tuple(notes)
