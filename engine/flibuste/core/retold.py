"""Entries that are played again after something in their log was put right: an answer that still fits is kept, and only
the others are asked for anew. No start waits for this module."""

from collections.abc import Sequence
from typing import NamedTuple

from .atoms import Atom, Json, RawJson
from .box import Asked, Box, HasTurn, PhysicalFate
from .entry import Entry, is_atom
from .faults import SaveError
from .frozen import frozen
from .gate import WORD_LIMIT


class PastAnswer(NamedTuple):
    """A question, what an entry found there, and what people told of it: of a card that only its keeper sees, its
    face."""

    asked: Asked
    answer: Atom
    said: Atom


@frozen
class Past:
    """An entry that is still to be played again: whose turn it was made in, the kind of step that it answered, and what
    it found."""

    entry: Entry
    turn: int
    step: str
    answered: tuple[PastAnswer, ...]

    def to_json(self) -> Json:
        found = [one.answer for one in self.answered]
        answered = [[*asked, said] for asked, _, said in self.answered]
        return {**self.entry.to_json(), "found": found, "turn": self.turn, "step": self.step, "answered": answered}

    @staticmethod
    def from_json(data: RawJson, place: str) -> "Past":
        """Raises SaveError, which names `place`, for anything else than `to_json` writes."""
        entry = Entry.from_json(data, place)
        fields = data if isinstance(data, dict) else {}
        turn, step, said = fields.get("turn"), fields.get("step"), fields.get("answered")
        if type(turn) is not int or not isinstance(step, str) or len(step) > WORD_LIMIT:
            raise SaveError(place, "does not say what it answered")
        if not isinstance(said, list) or len(said) != len(entry.found):
            raise SaveError(f"{place}.answered", "is not a list of as many questions as answers")
        rows = zip(entry.found, said, strict=True)
        answered = tuple(_answered(row, answer, f"{place}.answered[{i}]") for i, (answer, row) in enumerate(rows))
        return Past(entry, turn, step, answered)


def _answered(row: RawJson, answer: Atom, place: str) -> PastAnswer:
    if isinstance(row, list) and len(row) == len(Asked._fields) + 1:
        name, seat, by, said = row
        whose = type(seat) in (int, type(None)) and type(by) in (int, type(None))
        if isinstance(name, str) and len(name) <= WORD_LIMIT and whose and is_atom(said):
            return PastAnswer(Asked(name, seat, by), answer, said)
    raise SaveError(place, "is not a question with what was told")


def past_of(entry: Entry, turn: int, step: str, fate: PhysicalFate | None) -> Past:
    """An entry as this fate has heard it; None: nothing was asked there."""
    if fate is None:
        return Past(entry, turn, step, ())
    said = {heard.at: heard.answer for heard in fate.heard}
    pairs = enumerate(zip(fate.asked, entry.found, strict=True))
    return Past(entry, turn, step, tuple(PastAnswer(asked, one, said.get(i, one)) for i, (asked, one) in pairs))


class RetoldFate(PhysicalFate):
    """Answers as an entry of before did, where that still fits; the others are those that are `told` now."""

    __slots__ = ("_before",)

    def __init__(self, state: HasTurn, box: Box, answered: Sequence[PastAnswer], told: Sequence[Atom] = ()) -> None:
        super().__init__(state, box, told)
        self._before = list(answered)

    def _known(self, asked: Asked, among: Sequence[Atom], faces: Sequence[Atom]) -> Atom | None:
        before = next((one for one in self._before if one.asked == asked), None)
        if before is None:
            return None
        self._before.remove(before)
        if before.answer in among:
            return before.answer
        return before.said if before.said in faces else None
