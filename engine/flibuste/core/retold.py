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

    def to_json(self) -> Json:
        return [*self.asked, self.answer, self.said]

    @staticmethod
    def from_json(data: RawJson, place: str) -> "PastAnswer":
        """Raises SaveError, which names `place`, for anything else than `to_json` writes."""
        if isinstance(data, list) and len(data) == len(Asked._fields) + 2:
            name, seat, by, turn, answer, said = data
            whose = type(seat) in (int, type(None)) and type(by) in (int, type(None)) and type(turn) is int
            if isinstance(name, str) and len(name) <= WORD_LIMIT and whose and is_atom(answer) and is_atom(said):
                return PastAnswer(Asked(name, seat, by, turn), answer, said)
        raise SaveError(place, "is not a question with what was told")


@frozen
class Past:
    """An entry that is still to be played again: whose turn it was made in, the kind of step that it answered, and what
    it found. `unsure`: people are asked whether it was played at all, since something else was in its place."""

    entry: Entry
    turn: int
    step: str
    answered: tuple[PastAnswer, ...]
    unsure: bool = False

    def to_json(self) -> Json:
        found = [one.answer for one in self.answered]
        answered = [one.to_json() for one in self.answered]
        data = {**self.entry.to_json(), "found": found, "turn": self.turn, "step": self.step, "answered": answered}
        return {**data, "unsure": True} if self.unsure else data

    def is_like(self, other: "Past") -> bool:
        """Whether it answered the same question, in the same turn."""
        return (self.entry.seat, self.step, self.turn) == (other.entry.seat, other.step, other.turn)

    @staticmethod
    def from_json(data: RawJson, place: str) -> "Past":
        """Raises SaveError, which names `place`, for anything else than `to_json` writes."""
        entry = Entry.from_json(data, place)
        fields = data if isinstance(data, dict) else {}
        turn, step, said = fields.get("turn"), fields.get("step"), fields.get("answered")
        unsure = fields.get("unsure", False)
        if not isinstance(unsure, bool) or type(turn) is not int or not isinstance(step, str) or len(step) > WORD_LIMIT:
            raise SaveError(place, "does not say what it answered")
        if not isinstance(said, list) or len(said) != len(entry.found):
            raise SaveError(f"{place}.answered", "is not a list of as many questions as answers")
        answered = tuple(PastAnswer.from_json(one, f"{place}.answered[{i}]") for i, one in enumerate(said))
        return Past(entry, turn, step, answered, unsure)


def past_of(entry: Entry, turn: int, step: str, fate: PhysicalFate | None) -> Past:
    """An entry as this fate has heard it; None: nothing was asked there."""
    if fate is None:
        return Past(entry, turn, step, ())
    said = {heard.at: heard.answer for heard in fate.heard}
    pairs = enumerate(zip(fate.asked, entry.found, strict=True))
    return Past(entry, turn, step, tuple(PastAnswer(asked, one, said.get(i, one)) for i, (asked, one) in pairs))


class Course:
    """The turns that entries went through, from this one on, beside those that play goes through now.

    `left`: what was found in these turns by entries before, which ended earlier when they were played again. `at`: the
    turn in which the entries stand. `lost`: whether play is in a turn that they did not have.
    """

    def __init__(self, past: Sequence[Past], turn: int, left: Sequence[PastAnswer] = ()) -> None:
        self.made: list[int] = []
        """In which of the turns each entry was made."""
        self.at, self.lost = 0, False
        self._turns, self._now = [turn], turn
        self._found: list[tuple[int, int, PastAnswer]] = []
        """In which turn something was found, and by which entry (-1: one before them)."""
        self._add(-1, left)
        for i, one in enumerate(past):
            self.made.append(self._reach(one.turn))
            self._add(i, one.answered)

    def _add(self, entry: int, answers: Sequence[PastAnswer]) -> None:
        self._found += [(self._reach(answer.asked.turn), entry, answer) for answer in answers]

    def _reach(self, turn: int) -> int:
        if self._turns[-1] != turn:
            self._turns.append(turn)
        return len(self._turns) - 1

    def follow(self, turn: int) -> None:
        """Play has come to this turn. One turn that nobody has any more is passed over."""
        if turn == self._now:
            return
        self._now = turn
        ahead = self._turns[self.at : self.at + 3]
        self.lost = turn not in ahead
        self.at += 0 if self.lost else ahead.index(turn)

    @property
    def over(self) -> int:
        """How many of the entries were made in turns that are over."""
        return sum(made < self.at + self.lost for made in self.made)

    def ended(self) -> list[PastAnswer]:
        """What this turn began with, as entries found it that were made in turns that are over."""
        over = self.over
        return [one for turn, entry, one in self._found if turn == self.at and entry < over and not self.lost and turn]

    def ahead(self, entries: int) -> tuple[PastAnswer, ...]:
        """What the first entries found in turns that are still to come."""
        return tuple(one for turn, entry, one in self._found if turn > self.at and entry < entries)

    def take(self, answer: PastAnswer) -> None:
        """It is found again."""
        first = next((one for one in self._found if one[2] is answer), None)
        if first:
            self._found.remove(first)


class RetoldFate(PhysicalFate):
    """Answers as an entry of before did, where that still fits; the others are those that are `told` now.

    `course`: that of what is left of the log, from that entry on, or, where another move is made now, from the question
    on that it answers. Where this entry ends the turn in place of another, it is asked what the other one was: what the
    next turns began with is known. In the turn itself such an answer may have been that of another fight, or of another
    treasure.
    """

    __slots__ = ("_before", "course")

    def __init__(
        self, state: HasTurn, box: Box, answered: Sequence[PastAnswer], told: Sequence[Atom], course: Course
    ) -> None:
        super().__init__(state, box, told)
        self._before, self.course = list(answered), course

    def _known(self, asked: Asked, among: Sequence[Atom], faces: Sequence[Atom]) -> Atom | None:
        self.course.follow(asked.turn)
        before = next((one for one in (*self._before, *self.course.ended()) if one.asked == asked), None)
        if before is None:
            return None
        self._before = [one for one in self._before if one is not before]
        self.course.take(before)
        if before.answer in among:
            return before.answer
        return before.said if before.said in faces else None
