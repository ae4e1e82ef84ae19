"""Something was told wrongly: it is put right where it stands in the log, and what came after is played again."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from .core.agenda import asking, recorded
from .core.atoms import Atom, Json, Move, RawJson
from .core.decision import Barred
from .core.entry import Entry
from .core.events import Event
from .core.faults import InputNeeded, SaveError, Untold
from .core.frozen import frozen
from .running import Running

if TYPE_CHECKING:
    from .core.box import Box, Heard, PhysicalFate
    from .core.retold import Past

MOST_ASKED: Final = 40
"""So many questions are counted before anybody agrees to them; of more it is said that there are as many."""


@frozen
class Rest:
    """What is left of a log after something in it was put right, and somebody has to answer before it goes on.

    `past`: the entries that are still to be played again. `turn`: whose turn it was before the question. `known`:
    whether the first of them answered it before. `holds`: whether its move still does, and only something that people
    told of it does not fit. `instead`: the card or piece that was told wrongly, and the true one, which later moves
    have meant.
    """

    past: tuple["Past", ...]
    turn: int
    instead: tuple[str, str] | None = None
    known: bool = False
    holds: bool = False

    def to_json(self) -> Json:
        past, instead = [one.to_json() for one in self.past], self.instead and [*self.instead]
        return {"past": past, "turn": self.turn, "instead": instead, "known": self.known, "holds": self.holds}

    @staticmethod
    def from_json(data: RawJson) -> "Rest":
        """Raises SaveError for anything else than `to_json` writes."""
        from .core.retold import Past

        if not isinstance(data, dict) or not isinstance(data.get("past"), list) or not data["past"]:
            raise SaveError("rest", "is not what is left of a log")
        past = tuple(Past.from_json(one, f"rest.past[{i}]") for i, one in enumerate(data["past"]))
        turn, known, holds = data.get("turn"), data.get("known"), data.get("holds")
        if type(turn) is not int or not isinstance(known, bool) or not isinstance(holds, bool) or known < holds:
            raise SaveError("rest", "does not say where the log goes on")
        instead = data.get("instead")
        return Rest(past, turn, None if instead is None else _words(instead), known, holds)

    @property
    def move(self) -> Move | None:
        """What was answered to this question before."""
        return self.past[0].entry.move if self.known else None


class Repairing(Running):
    """A running game in which what people told of their box can be put right."""

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
        is played again. Where that needs an answer, what is left of the log is returned: `play` answers the question
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
        rest = table._go_on(Rest((changed, *later[:laid]), first.turn, instead))
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
        return self._repeat(rest.past[0], found)

    def resume(self, rest: Rest) -> Rest | None:
        """Goes on with what is left of a log, after its question was answered by the last entry."""
        past, answer = rest.past, self.log[-1]
        if rest.known:
            alike = takewhile(lambda one: one.turn == past[0].turn, past)
            # whoever has told a later answer already is not asked for it
            past = past[next((i for i, one in enumerate(alike) if _same(one.entry, answer)), 0) + 1 :]
        table = self.copy()
        left = table._go_on(Rest(past, self.asked_last[1], rest.instead))
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
        return self._told(entry, lambda state, box: PhysicalFate(state, box, (), entry.found))

    def _repeat(self, past: "Past", found: Sequence[Atom] = ()) -> list[Event]:
        """Plays an entry whose move holds. Raises InputNeeded where answers are missing."""
        from .core.retold import RetoldFate

        self._told(past.entry, lambda state, box: RetoldFate(state, box, past.answered, found))
        return self.events

    def _told(self, entry: Entry, fate_of: "Callable[[Any, Box], PhysicalFate]") -> "PhysicalFate":
        box = self._box
        fates: list[PhysicalFate] = []
        if box is None:
            raise ValueError("there is no box on the table")

        def begun(state: Any) -> "PhysicalFate":
            fates.append(fate_of(state, box))
            return fates[0]

        self._play(entry.seat, entry.move, begun)
        return fates[0]

    def _go_on(self, rest: Rest) -> Rest | None:
        """Plays again what fits; what is left where somebody has to answer."""
        past, turn = rest.past, rest.turn
        while past and self.asked is not None:
            gone, answers = self._next_of(past, turn)
            past = past[gone:]
            if not past or not answers:
                return Rest(past, turn, rest.instead) if past else None
            first = self._meant(past[0], rest.instead)
            past = (first or past[0], *past[1:])
            try:
                if first is None:
                    return Rest(past, turn, rest.instead, known=True)
                self._repeat(first)
            except InputNeeded:
                return Rest(past, turn, rest.instead, known=True, holds=True)
            turn, past = self.asked_last[1], past[1:]
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

    def _next_of(self, past: "Sequence[Past]", turn: int) -> tuple[int, bool]:
        """How many of these entries have no place any more, and whether the one that follows answers what is asked.

        Within a turn an entry goes where its question does not come up any more; where a question comes up that was
        not there before, all of them wait.
        """
        now, step, start = self.state.turn, asking(self.state), 0
        if now != turn:
            # play has come to another turn: what is left of the one before goes, and one turn that nobody has any more
            turns = [one.turn for one in past]
            start = next((i for i, one in enumerate(turns) if one != turn), len(past))
            if start < len(past) and turns[start] != now:
                after = next((i for i in range(start, len(past)) if turns[i] != turns[start]), len(past))
                start = after if after < len(past) and turns[after] == now else start
        waiting = {(below.seat, type(below).__name__) for below in self.state.agenda[:-1] if not below.runs}
        for i, one in enumerate(past[start:], start):
            kind = (one.entry.seat, one.step)
            if one.turn == now and kind == (self.asked, type(step).__name__):
                return i, True
            if one.turn != now or kind in waiting:
                return start, False
        # nothing of the last turn has a place any more: whoever is asked plays on
        return len(past), False

    def _answer_somehow(self, rest: Rest) -> int:
        """Answers what is asked, with the first answers that will do; how many of them people would have told."""
        step = asking(self.state)
        assert step is not None
        move = self.likest(rest) or step.moves(self.state)[0]
        found: list[Atom] = []
        while True:
            try:
                if rest.holds:
                    self.repeat(rest, found)
                else:
                    self.play(move, found)
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


def _same(one: Entry, other: Entry) -> bool:
    return (one.seat, one.move) == (other.seat, other.move)


def _alike(move: Move, other: Move) -> int:
    return sum(a == b for a, b in zip(move, other, strict=False))
