"""The last doubloon: a heap of coins, a wave now and then, and whoever takes the last one wins. A toy, to prove that a
game needs nothing of Flibuste but what is documented.

TOY-01  A heap of doubloons lies on the sand; as many as the option says.
TOY-02  In turn a captain takes one to three of them.
TOY-03  Then a wave may come: the sea rolls a die, and on a 1 it takes a doubloon, never the last one.
TOY-04  Whoever takes the last doubloon wins; equal places go to all others.
TOY-05  Four play two against two: who sits across is a partner, and partners win together.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Self

from flibuste.core.agenda import Auto, Composed, not_asked, then
from flibuste.core.atoms import Args, Json, Move, Name
from flibuste.core.codec import list_of, whole
from flibuste.core.decision import Bar, Decision, Option
from flibuste.core.events import Event, EventSink
from flibuste.core.fate import Fate
from flibuste.core.faults import Breach
from flibuste.core.forms import Form, Whole
from flibuste.core.game import Game
from flibuste.core.mind import Mind
from flibuste.core.options import OptionSpec
from flibuste.core.position import MOST_LUCK, PositionForm, StateField, StateFields
from flibuste.core.reading import Reader
from flibuste.core.result import Line, Result, ranks
from flibuste.core.seat import Seat
from flibuste.core.secrets import Secrets
from flibuste.core.source import Source
from flibuste.core.steps import steps_of

COLOURS: Final = ("red", "blue", "yellow", "black")
HEAPS: Final = (11, 21, 31)
MOST: Final = 3
DIE: Final = (1, 2, 3, 4, 5, 6)
OPTIONS: Final = (OptionSpec("heap", "choice", 21, "TOY-01", HEAPS),)


@dataclass(slots=True)
class State:
    colours: tuple[str, ...]
    options: Mapping[str, Any]
    luck: int
    agenda: list[Any]
    turn: int
    heap: int
    taken: list[int]
    last: int
    """Who took the last doubloon; -1 while there is one."""

    def copy(self) -> Self:
        return type(self)(
            self.colours, self.options, self.luck, self.agenda[:], self.turn, self.heap, self.taken[:], self.last
        )


@dataclass(frozen=True, slots=True)
class Take(Composed[State]):
    """TOY-02."""

    seat: int
    offered = MOST

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        moves: list[Move] = [("take", n) for n in range(1, min(MOST, s.heap) + 1)]
        return moves[:most]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if not move or move[0] != "take":
            return not_asked(move)
        return None if self._form(s).fits(move) else Bar("doubloon-barred-take", "TOY-02", {"most": min(MOST, s.heap)})

    def _form(self, s: State) -> Form:
        return Form("take", "doubloon-do-take-some", (Whole("coins", 1, min(MOST, s.heap), "doubloon"),))

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "doubloon-do-take", {"coins": int(move[1])}, group="take") for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "heap": s.heap}
        return self.decision(s, "doubloon-ask-take", "TOY-02", options, args, forms=(self._form(s),))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        coins = int(move[1])
        s.heap -= coins
        s.taken[self.seat] += coins
        if s.heap == 0:
            s.last = self.seat
        else:
            s.turn = (self.seat + 1) % len(s.taken)
            then(s, Wave(), Take(s.turn))
        emit(Event("doubloon-taken", {"seat": Name(self.seat), "coins": coins, "left": s.heap}, rule="TOY-02"))


@dataclass(frozen=True, slots=True)
class Wave(Auto[State]):
    """TOY-03."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if fate.answer("wave", DIE) == 1 and s.heap > 1:
            s.heap -= 1
            emit(Event("doubloon-wave", {"left": s.heap}, rule="TOY-03"))


def side_of(seat: int, seats: int) -> int:
    """TOY-05."""
    return seat % 2 if seats == 4 else seat


def won(s: State) -> list[bool]:
    """TOY-04."""
    n = len(s.taken)
    return [side_of(seat, n) == side_of(s.last, n) for seat in range(n)]


class DoubloonMind(Mind):
    def judge(self, s: State) -> Sequence[float]:
        return [float(it) for it in won(s)] if s.last >= 0 else [0.5] * len(s.taken)

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        """Leave a multiple of four."""
        return [float((s.heap - int(move[1])) % (MOST + 1) == 0) for move in moves]


FORM: Final = PositionForm(
    game="doubloon",
    fields=("game", "colours", "options", "luck", "turn", "heap", "taken", "agenda"),
    colours=COLOURS,
    options=OPTIONS,
    least=2,
    most=4,
    rule="TOY-02",
)


def fields(seats: int) -> StateFields[State]:
    count = whole(0, max(HEAPS))
    return StateFields(
        FORM,
        StateField("turn", "TOY-02", whole(0, seats - 1)),
        StateField("heap", "TOY-01", count),
        StateField("taken", "TOY-02", list_of(count, seats)),
        StateField("luck", "TOY-03", whole(0, MOST_LUCK)),
        StateField("agenda", "TOY-02", steps_of({"Take": Take}), lambda s: [Take(s.turn)] if s.heap else []),
    )


class Doubloon(Game[State]):
    name = "doubloon"
    prefix = "TOY"
    min_seats, max_seats = 2, 4
    seats_rule = "TOY-02"
    minutes = 3
    colours = COLOURS
    options = OPTIONS
    mind = DoubloonMind()

    @property
    def sources(self) -> Mapping[str, Source]:
        return {"wave": Source()}

    def set_up(self, seats: Sequence[Seat], options: Mapping[str, Json], luck: int) -> State:
        return State(
            tuple(self.coloured(seats)), dict(options), luck, [Take(0)], 0, options["heap"], [0] * len(seats), -1
        )

    def view(self, s: State, seat: int | None) -> Json:
        return {"turn": s.turn, "heap": s.heap, "taken": list(s.taken), "totals": list(s.taken)}

    def imagine(self, s: State, seat: int, luck: int) -> State:
        world = s.copy()
        world.luck = luck
        return world

    def secrets(self, s: State) -> Secrets:
        return {}

    def result(self, s: State) -> Result | None:
        if s.last < 0:
            return None
        last = Line("doubloon-score-last", 0, "TOY-04")
        lines = tuple(
            (Line("doubloon-score-taken", n, "TOY-02"), *([last] if seat == s.last else []))
            for seat, n in enumerate(s.taken)
        )
        return Result(tuple(s.taken), lines, ranks([(int(it),) for it in won(s)]))

    def sides(self, seats: int, options: Mapping[str, Json]) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if seats == 4 else super().sides(seats, options)

    def standing(self, s: State) -> list[int]:
        return list(s.taken)

    def write(self, s: State) -> Json:
        return fields(len(s.colours)).write(s, s.options, s.colours)

    def read(self, position: Json, seats: Sequence[Seat]) -> State:
        def begin(colours: Sequence[str], options: Mapping[str, Json]) -> State:
            return State(tuple(colours), dict(options), 0, [], 0, options["heap"], [0] * len(colours), -1)

        s, reader = FORM.setting(position, seats, begin), Reader(position)
        fields(len(seats)).read(reader, s)
        s.last = -1 if s.heap else s.turn
        return reader.sound(s, self.breaches)

    def seats_of(self, position: Json) -> int:
        return FORM.seats_of(position)

    def breaches(self, s: State) -> list[Breach]:
        found = []
        if s.heap + sum(s.taken) > s.options["heap"]:
            found.append(Breach("TOY-01", f"heap: {s.heap} and {sum(s.taken)} taken are more than there were"))
        if s.agenda != ([Take(s.turn)] if s.heap else []):
            found.append(Breach("TOY-02", "agenda: whoever has the turn takes, while there is a doubloon"))
        return found


GAME: Final = Doubloon()
