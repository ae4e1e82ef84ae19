"""Something was told wrongly: it is put right where it stands in the log, and what came after is played again."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .core.agenda import allowing, asking, recorded
from .core.atoms import Atom, Json, Move, RawJson
from .core.decision import Barred
from .core.entry import Entry
from .core.events import Event
from .core.faults import InputNeeded, SaveError, Untold
from .core.frozen import frozen
from .running import Running

if TYPE_CHECKING:
    from .core.box import Box, Heard, PhysicalFate
    from .core.retold import Course, Past, PastAnswer, RetoldFate

    F = TypeVar("F", bound=PhysicalFate)

MOST_ASKED: Final = 40
"""So many questions are counted before anybody agrees to them; of more it is said that there are as many."""


@frozen
class Rest:
    """What is left of a log after something in it was put right, and somebody has to answer before it goes on.

    `past`: the entries that are still to be played again. `turn`: whose turn it was before the question. `known`:
    whether the first of them answered it before. `holds`: whether its move still does, and only something that people
    told of it does not fit. `instead`: the card or piece that was told wrongly, and the true one, which later moves
    have meant. `left`: what entries that are gone found in turns that are still to come.
    """

    past: tuple["Past", ...]
    turn: int
    instead: tuple[str, str] | None = None
    known: bool = False
    holds: bool = False
    left: tuple["PastAnswer", ...] = ()

    def to_json(self) -> Json:
        return {
            "past": [one.to_json() for one in self.past],
            "turn": self.turn,
            "instead": self.instead and [*self.instead],
            "known": self.known,
            "holds": self.holds,
            "left": [one.to_json() for one in self.left],
        }

    @staticmethod
    def from_json(data: RawJson) -> "Rest":
        """Raises SaveError for anything else than `to_json` writes."""
        from .core.retold import Past, PastAnswer

        if not isinstance(data, dict) or not isinstance(data.get("past"), list) or not data["past"]:
            raise SaveError("rest", "is not what is left of a log")
        past = tuple(Past.from_json(one, f"rest.past[{i}]") for i, one in enumerate(data["past"]))
        turn, known, holds = data.get("turn"), data.get("known"), data.get("holds")
        if type(turn) is not int or not isinstance(known, bool) or not isinstance(holds, bool) or known < holds:
            raise SaveError("rest", "does not say where the log goes on")
        instead = data.get("instead")
        if not isinstance(data.get("left"), list):
            raise SaveError("rest.left", "is not a list")
        left = tuple(PastAnswer.from_json(one, f"rest.left[{i}]") for i, one in enumerate(data["left"]))
        return Rest(past, turn, None if instead is None else _words(instead), known, holds, left)

    @property
    def move(self) -> Move | None:
        """What was answered to this question before."""
        return self.past[0].entry.move if self.known else None


class Repairing(Running):
    """A running game in which what people told of their box can be put right."""

    _retold: "tuple[Entry, Course] | None" = None
    """The last entry that was played again or instead, and where the entries of before stand since."""

    def heard(self) -> "Iterator[list[Heard]]":
        """Per entry the answers that people told of their box.

        >>> table = Table.new("plunder", [Seat("Anne"), Seat("Jack")], seed=7, box=["sailing"])
        >>> while "roll" not in [option.id for option in table.decision.options]:
        ...     _ = table.play(table.decision.options[0].id)
        >>> _ = table.play("roll", found=[3])
        >>> [heard.answer for heard in list(table.heard())[-1]]
        [3]
        """
        if self._box is None:
            return
        table = self._again(())
        for entry in self.log:
            fate = table._heard_again(entry)
            yield fate.heard if fate else []

    def amend(self, entry: int, at: int, answer: Atom) -> Rest | None:
        """Puts right what people told: the answer `at` of those that this entry of the log has found. What came after
        is played again. Where that needs an answer, what is left of the log is returned: `answer` answers the question
        (`repeat`, where its move still holds), and `resume` goes on with the rest. None: all of it fits.

        Raises ValueError where nothing was told there, Untold for an impossible answer.

        >>> table = Table.new("plunder", [Seat("Anne"), Seat("Jack")], seed=7, box=["sailing"])
        >>> while "roll" not in [option.id for option in table.decision.options]:
        ...     _ = table.play(table.decision.options[0].id)
        >>> _ = table.play("roll", found=[3])
        >>> table.amend(len(table.log) - 1, 0, 5)
        >>> table.log[-1].found
        (5,)
        """
        from .core.retold import Course

        if not 0 <= entry < len(self.log):
            raise ValueError(f"there is no entry {entry}")
        table = self._again(self.log[:entry])
        first, *later = table.copy()._past(self.log[entry:])
        fate = table.copy()._heard_again(first.entry)
        heard = next((heard for heard in fate.heard if heard.at == at), None) if fate else None
        if heard is None:
            raise ValueError(f"answer {at} of entry {entry} was not told")
        if type(answer) not in (str, int) or answer not in heard.faces:
            raise Untold(heard.asked, heard.faces, answer)
        told = [one._replace(answer=answer, said=answer) if i == at else one for i, one in enumerate(first.answered)]
        instead = (heard.answer, answer) if isinstance(heard.answer, str) and isinstance(answer, str) else None
        changed = replace(first, answered=tuple(told))
        # whatever comes of it, the table was laid anew later: nothing is asked of what lies between
        laid = next((i for i, one in enumerate(later) if one.entry.position is not None), len(later))
        past = (changed, *later[:laid])
        rest = table._go_on(Rest(past, first.turn, instead), Course(past, first.turn))
        if laid < len(later):
            rest = None
            for one in later[laid:]:
                table.replay(one.entry)
        self._stand_like(table)
        return rest

    def reopen(self, entry: int) -> Rest:
        """Takes back what a person chose in this entry of the log, so that they choose again; `resume` then plays what
        came after. For a move that was entered wrongly, where no told answer is wrong.

        Raises ValueError where no person chose, or where the table was laid anew since.

        >>> table = Table.new("plunder", [Seat("Anne"), Seat("Jack")], seed=7, box=["sailing"])
        >>> before = table.decision.options[0].id
        >>> _ = table.play(before)
        >>> rest = table.reopen(0)
        >>> len(table.log), table.likest(rest) == before
        (0, True)
        """
        if self._box is None:
            raise ValueError("there is no box on the table")
        if not 0 <= entry < len(self.log):
            raise ValueError(f"there is no entry {entry}")
        if not self._is_person(self.log[entry].seat):
            raise ValueError(f"no person chose in entry {entry}")
        if any(one.position is not None for one in self.log[entry:]):
            raise ValueError(f"the table was laid anew after entry {entry}")
        table = self._again(self.log[:entry])
        past = tuple(table.copy()._past(self.log[entry:]))
        self._stand_like(table)
        return Rest(past, past[0].turn, known=True)

    def repeat(self, rest: Rest, found: Sequence[Atom] = ()) -> list[Event]:
        """Plays the first entry of what is left, whose move still holds, with these answers where its own do not fit.
        Raises Wanted while people still have to answer."""
        self._repeat(rest.past, found, rest.left)
        return self.events

    def answer(self, rest: Rest, option: str | Move, found: Sequence[Atom] = ()) -> list[Event]:
        """Answers what is asked before the rest of a log goes on. Raises Barred, and Wanted while people still have to
        answer."""
        from .core.retold import Course

        move = self._move(option)
        if rest.holds and move == rest.move:
            return self.repeat(rest, found)
        seat = allowing(self._met(move), move).seat
        at = _answered_later(rest, seat, move)
        answered = () if at is None else rest.past[at].answered
        self._retell(seat, move, answered, found, Course(rest.past, self.state.turn, rest.left))
        return self.events

    def resume(self, rest: Rest) -> Rest | None:
        """Goes on with what is left of a log, after its question was answered by the last entry."""
        past = self._left(rest) if rest.known else rest.past
        table = self.copy()
        left = table._go_on(Rest(past, self.asked_last[1], rest.instead), self._course_of_last(rest))
        self._stand_like(table)
        return left

    def questions(self, rest: Rest | None) -> int:
        """About how many answers people would have to give until nothing is left: where they have to, the first that
        will do."""
        table, count = self.copy(), 0
        for _ in range(MOST_ASKED):
            if rest is None or table.asked is None:
                break
            chooses = table._is_person(table.asked) and not rest.holds
            count += table._answer_somehow(rest) + chooses
            rest = table.resume(rest)
        return count

    def likest(self, rest: Rest) -> str | None:
        """The option that is most like what was answered before."""
        before = rest.move
        if before is None or self.decision is None:
            return None
        alike = [one for one in self.decision.options if not one.barred and one.move[0] == before[0]]
        return max(alike, key=lambda option: _alike(option.move, before)).id if alike else None

    # ---- inside

    def _left(self, rest: Rest) -> tuple["Past", ...]:
        """What is left once something was answered to the first of these entries' question.

        Whoever has told a later answer already is not asked for it. What a person had answered in its place may have
        come later in truth: this is asked. So is what ended a turn that is not over yet.
        """
        first, answer = rest.past[0], self.log[-1]
        at = _answered_later(rest, answer.seat, answer.move)
        unsure = replace(first, unsure=True)
        if not self._is_person(first.entry.seat):
            return rest.past[(at or 0) + 1 :]
        if at is None:
            ended = len(rest.past) > 1 and rest.past[1].turn != first.turn
            is_over = self.state.turn != self.asked_last[1]
            return rest.past[1:] if is_over or not ended else (unsure, *rest.past[1:])
        if not at or first.unsure:
            return rest.past[at + 1 :]
        later = rest.past[at + 1 :]
        own = next((i for i, one in enumerate(later) if one.is_like(first) or one.turn != first.turn), len(later))
        return (*later[:own], unsure, *rest.past[1:at], *later[own:])

    def _past(self, log: Sequence[Entry]) -> "Iterator[Past]":
        """These entries of this game, as they are played here."""
        from .core.retold import past_of

        for entry in log:
            step, turn = type(asking(self.state)).__name__, self.state.turn
            yield past_of(entry, turn, step, self._heard_again(entry))

    def _heard_again(self, entry: Entry) -> "PhysicalFate | None":
        """Plays an entry of the log; the fate that has heard its answers. None: the table was laid there, and nothing
        was asked."""
        from .core.box import PhysicalFate

        if entry.position is not None:
            self.replay(entry)
            return None
        return self._told(entry.seat, entry.move, lambda state, box: PhysicalFate(state, box, (), entry.found))

    def _repeat(
        self, past: "Sequence[Past]", found: Sequence[Atom] = (), left: "Sequence[PastAnswer]" = ()
    ) -> "RetoldFate":
        """Plays the first of these entries, whose move holds; the fate that has answered. Raises InputNeeded where
        answers are missing."""
        from .core.retold import Course

        entry = past[0].entry
        return self._retell(entry.seat, entry.move, past[0].answered, found, Course(past, self.state.turn, left))

    def _retell(
        self, seat: int, move: Move, answered: "Sequence[PastAnswer]", found: Sequence[Atom], course: "Course"
    ) -> "RetoldFate":
        from .core.retold import RetoldFate

        fate = self._told(seat, move, lambda state, box: RetoldFate(state, box, answered, found, course))
        self._retold = (self.log[-1], course)
        return fate

    def _told(self, seat: int, move: Move, fate_of: "Callable[[Any, Box], F]") -> "F":
        box = self._box
        fates: list[F] = []
        if box is None:
            raise ValueError("there is no box on the table")

        def begun(state: Any) -> "F":
            fates.append(fate_of(state, box))
            return fates[0]

        self._play(seat, move, begun)
        return fates[0]

    def _course_of_last(self, rest: Rest) -> "Course":
        """Where the rest of a log stands, now that the last entry has answered its question."""
        from .core.retold import Course

        entry = self.log[-1]
        if self._retold and self._retold[0] is entry:
            return self._retold[1]
        table = self.copy()
        table.rewind(len(self.log) - 1)
        course = Course(rest.past, table.state.turn, rest.left)
        fate = table._heard_again(entry)
        for asked in fate.asked if fate else ():
            course.follow(asked.turn)
        return course

    def _go_on(self, rest: Rest, course: "Course") -> Rest | None:
        """Plays again what fits; what is left where somebody has to answer. `course`: that of entries of which the rest
        are the last."""
        past, turn = rest.past, rest.turn
        while past and self.asked is not None:
            course.follow(self.state.turn)
            gone, answers = self._next_of(past, course)
            past = past[gone:]
            left = course.ahead(len(course.made) - len(past))
            if not past or not answers:
                return Rest(past, turn, rest.instead, left=left) if past else None
            first = self._meant(past[0], rest.instead)
            if past[0].unsure and first is None:
                past = past[1:]
                continue
            past = (first or past[0], *past[1:])
            if first is None or first.unsure:
                return Rest(past, turn, rest.instead, known=True, left=left)
            turn_before = self.state.turn
            try:
                course = self._repeat(past, left=left).course
            except InputNeeded:
                return Rest(past, turn, rest.instead, known=True, holds=True, left=left)
            turn, past = turn_before, past[1:]
        return None

    def _meant(self, past: "Past", instead: tuple[str, str] | None) -> "Past | None":
        """This entry, where its move holds; or with the true card or piece in it, where that is what it meant."""
        move, (wrong, true) = past.entry.move, instead or ("", "")
        for one in (move, (move[0], *(true if part == wrong else part for part in move[1:]))):
            if self._fits(one):
                return replace(past, entry=replace(past.entry, move=one))
        return None

    def _fits(self, move: Move) -> bool:
        try:
            recorded(self._met(move), move)
        except Barred:
            return False
        return True

    def _next_of(self, past: "Sequence[Past]", course: "Course") -> tuple[int, bool]:
        """How many of these entries have no place any more, and whether the one that follows answers what is asked.

        Within a turn an entry goes where its question does not come up any more; where a question comes up that was
        not there before, all of them wait. What is left of a turn goes when it is over.
        """
        made = course.made[len(course.made) - len(past) :]
        step, start = asking(self.state), max(0, course.over - len(course.made) + len(past))
        waiting = {(below.seat, type(below).__name__) for below in self.state.agenda[:-1] if not below.runs}
        for i, one in enumerate(past[start:], start):
            kind, now = (one.entry.seat, one.step), made[i] == course.at and not course.lost
            if now and kind == (self.asked, type(step).__name__):
                return i, True
            if not now or kind in waiting:
                return start, False
        # nothing of the last turn has a place any more: whoever is asked plays on
        return len(past), False

    def _answer_somehow(self, rest: Rest) -> int:
        """Answers what is asked, with the first answers that will do; how many of them people would have told."""
        step, decision = asking(self.state), self.decision
        assert step is not None
        default = (
            next((one.move for one in decision.options if one.default and not one.barred), None) if decision else None
        )
        move = self.likest(rest) or default or step.moves(self.state)[0]
        found: list[Atom] = []
        while True:
            try:
                self.answer(rest, move, found)
            except InputNeeded as wanted:
                found.append(wanted.faces[0])
            else:
                return len(found)


def _words(data: RawJson) -> tuple[str, str]:
    if isinstance(data, list) and len(data) == 2:
        wrong, true = data
        if isinstance(wrong, str) and isinstance(true, str):
            return wrong, true
    raise SaveError("rest.instead", "is not what was told and what is true")


def _answered_later(rest: Rest, seat: int, move: Move) -> int | None:
    """Which of the entries that are left made this move, in the turn in which something else was answered before."""
    if not rest.known:
        return None
    alike = takewhile(lambda one: one.turn == rest.past[0].turn, rest.past)
    return next((i for i, one in enumerate(alike) if (one.entry.seat, one.entry.move) == (seat, move)), None)


def _alike(move: Move, other: Move) -> int:
    return sum(a == b for a, b in zip(move, other, strict=False))
