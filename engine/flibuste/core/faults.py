"""The errors for input from outside: saves, positions, set-ups, told dice, score sheets."""

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from .atoms import Args, Json, args_json
from .events import Event
from .frozen import frozen
from .gate import shown

if TYPE_CHECKING:
    from . import shapes


class SaveError(Exception):
    """A save that cannot be trusted: where it is damaged, and how.

    `newer`: a later version wrote it. `older`: earlier rules of ours began it, and by today's it cannot be replayed
    whole. `fits`: how many entries of its log can be.
    """

    def __init__(
        self, place: str, reason: str, *, newer: bool = False, older: bool = False, fits: int | None = None
    ) -> None:
        super().__init__(f"{place} {reason}")
        self.place = place
        self.reason = reason
        self.newer = newer
        self.older = older
        self.fits = fits


@frozen
class Breach:
    """A rule that a position breaks, and what exactly breaks it (in the terms of the position): a place, such as
    ``ships[1].holds[0]``, and after a colon what is wrong there."""

    rule: str
    what: str
    excess: int = 0
    """How many there are too many, where that is what is wrong."""

    @property
    def place(self) -> str:
        return self.what.partition(": ")[0]

    def to_json(self) -> "shapes.Breach":
        said: shapes.Breach = {"rule": self.rule, "place": self.place, "what": self.what}
        return {**said, "excess": self.excess} if self.excess else said

    def __str__(self) -> str:
        return f"{self.rule}: {self.what}"


class PositionError(Exception):
    """A position that no game can reach; `breaches` says what breaks which rule. One that is `garbled` is no position
    at all: something else stands where a value should."""

    def __init__(self, breaches: Sequence[Breach], *, garbled: bool = False) -> None:
        super().__init__("; ".join(map(str, breaches)))
        self.breaches = tuple(breaches)
        self.garbled = garbled


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


class InputNeeded(Exception):
    """No fault: people have to say what a die or a card shows before the move can be played. Nothing has changed.

    `at`: how many answers the entry has found before. `seat` alone sees the answer (None: all do); `rolls` has the dice
    in hand. `together` are the dice of one throw, this one first: each with its question, faces and roller. `why`: who
    rolls and what for, as a message.
    """

    def __init__(
        self,
        at: int,
        asked: str,
        faces: Sequence[str | int],
        seat: int | None,
        rolls: int,
        why: tuple[str, Args] | None = None,
    ) -> None:
        super().__init__(f"{asked} has to be told")
        self.at = at
        self.asked = asked
        self.faces = tuple(faces)
        self.seat = seat
        self.rolls = rolls
        self.why = why
        self.together = [{"asked": asked, "faces": list(faces), "rolls": rolls}]
        self.events: Sequence[Event] = ()
        """What has happened until then."""

    def add(self, asked: str, faces: Sequence[str | int], rolls: int) -> None:
        """Another die of the same throw."""
        self.together.append({"asked": asked, "faces": list(faces), "rolls": rolls})

    def to_json(self, viewer: int | None) -> Json:
        """With the events that this seat may know of."""
        return {
            "asked": self.asked,
            "faces": list(self.faces),
            "seat": self.seat,
            "rolls": self.rolls,
            "why": self.why and {"key": self.why[0], "args": args_json(self.why[1])},
            "together": self.together,
            "events": [event.to_json(viewer) for event in self.events if event.seen(viewer)],
        }


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
