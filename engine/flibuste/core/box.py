"""A box on the table: people roll and draw, and the app asks what it cannot see.

No start waits for this module.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from .atoms import Atom, Json
from .fate import Alone, Die, Face, Fate, Rollers, Thrower, Why, draw
from .faults import InputNeeded, SetupError, Untold
from .frozen import frozen
from .gate import shown
from .source import Source


@frozen
class Box:
    """`asked`: the names of the questions that people answer; the app draws all others. `keepers`: the seats whose
    hidden cards are real ones."""

    asked: frozenset[str]
    keepers: frozenset[int] = frozenset()

    @staticmethod
    def of(
        sources: Mapping[str, Source], names: Sequence[str], keepers: Iterable[int] = (), *, untold: bool = False
    ) -> "Box":
        """`untold`: real cards lie there that nobody has told, though no keeper holds them. Raises SetupError for a
        question that cannot come from the box."""
        for name in names:
            if name not in sources or not sources[name].physical:
                could = ", ".join(name for name, source in sources.items() if source.physical)
                raise SetupError(f"{shown(name)} does not come from the box; what can is {could or 'nothing'}")
        hands = frozenset(keepers)
        kept = [name for name, source in sources.items() if source.kept] if hands or untold else []
        return Box(frozenset([*names, *kept]), hands)


class HasTurn(Protocol):
    luck: int
    turn: int


class Asked(NamedTuple):
    """What tells a question from others: its name, the seat that alone sees the answer, who has the dice in hand (None:
    whose turn it is), and whose turn it is."""

    name: str
    seat: int | None
    by: int | None
    turn: int


@frozen
class Heard:
    """An answer that was told: which it was of all that the entry found, the question, what it could be, the seat that
    alone saw it, the seat that had the dice in hand, where its throw began, and whether all have seen it."""

    at: int
    asked: str
    faces: tuple[Atom, ...]
    answer: Atom
    seat: int | None
    rolls: int
    throw: int
    open: bool = True

    def to_json(self) -> Json:
        return {
            "at": self.at,
            "asked": self.asked,
            "faces": list(self.faces),
            "answer": self.answer,
            "seat": self.seat,
            "rolls": self.rolls,
            "throw": self.throw,
            "open": self.open,
        }


class PhysicalFate(Fate):
    """Takes from people what comes from the box, and draws the rest. The luck moves on as if we had rolled all of it.

    `whole`: the first answers of the entry, as a log holds them; then come those that are `told`. Raises Wanted where
    these end, Untold where one is impossible.
    """

    __slots__ = ("_box", "_throw", "_told", "_whole", "asked", "found", "heard", "state")

    def __init__(self, state: HasTurn, box: Box, told: Sequence[Atom], whole: Sequence[Atom] = ()) -> None:
        self.state = state
        self.found: list[Atom] = []
        self.asked: list[Asked] = []
        """The question of each of `found`."""
        self.heard: list[Heard] = []
        """Those of `found` that people told."""
        self._box = box
        self._throw: int | None = None
        """Where the throw that is being told began."""
        self._told: Iterator[Atom] = iter(told)
        self._whole: Iterator[Atom] = iter(whole)

    def answer(
        self, asked: str, among: Sequence[Atom], alone: Alone | None = None, thrower: Thrower | None = None
    ) -> Atom:
        drawn = 0
        if len(among) > 1:
            self.state.luck, drawn = draw(self.state.luck, len(among))
        seat = alone.seat if alone else None
        face = alone.face if alone and seat in self._box.keepers else None
        by = thrower.by if thrower else None
        faces = self._faces(asked, among, face)
        question = Asked(asked, seat, by, self.state.turn)
        answer = self._known(question, among, faces)
        if faces:
            if answer is None:
                answer = next(self._told, None)
            if answer is None:
                why = thrower.why if thrower else None
                raise InputNeeded(len(self.found), asked, faces, seat, self._roller(by), why and why())
            if face is not None and answer in faces and answer not in among:
                # the card itself stays unknown: any with this face stands in for it
                alike = [one for one in among if face(one) == answer]
                answer = alike[drawn * len(alike) // len(among)]
            if answer in among:
                said = answer if face is None else face(answer)
                at = len(self.found)
                throw = at if self._throw is None else self._throw
                is_open = alone is None or face is not None or alone.shows(answer)
                self.heard.append(Heard(at, asked, faces, said, seat, self._roller(by), throw, is_open))
        elif answer is None:
            answer = among[drawn]
        # `in` alone would take 1.0 and True for 1
        if type(answer) not in (str, int) or answer not in among:
            raise Untold(asked, among, answer)
        self.asked.append(question)
        self.found.append(answer)
        return answer

    def throw(self, *dice: Die, by: Rollers = (), why: Why | None = None) -> list[Atom]:
        self._throw = before = len(self.found)
        try:
            thrown = super().throw(*dice, by=by, why=why)
            self._throw = None
            return thrown
        except InputNeeded as wanted:
            rollers = by or [None] * len(dice)
            later = len(self.found) - before + 1
            for (asked, among), roller in zip(dice[later:], rollers[later:], strict=True):
                if faces := self._faces(asked, among):
                    wanted.add(asked, faces, self._roller(roller))
            raise

    def _known(self, asked: Asked, among: Sequence[Atom], faces: Sequence[Atom]) -> Atom | None:
        """What is already known to be the answer; None: nothing is."""
        return next(self._whole, None)

    def leftover(self) -> list[Atom]:
        """Answers that nothing asked for."""
        return [*self._whole, *self._told]

    def _roller(self, by: int | None) -> int:
        return self.state.turn if by is None else by

    def _faces(self, asked: str, among: Sequence[Atom], face: Face | None = None) -> tuple[Atom, ...]:
        """What people could answer; nothing where they are not asked, as where only one answer is possible."""
        if asked not in self._box.asked:
            return ()
        faces = tuple(dict.fromkeys(among if face is None else map(face, among)))
        return faces if len(faces) > 1 else ()
