"""Chapter 5.8 (RET): the home port, and what it brings whoever arrives."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Move, Name
from ...core.decision import Decision, Option
from ...core.events import EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .cargo import Stow
from .collect import Collect, Draw
from .gains import CRATE, Gain
from .purse import score, take_dolphin, use_animal
from .state import HOME, TURTLE, State
from .tables import DATA
from .waiting import turn_on

_PORT: Final = DATA["final_scoring"]["home_port"]
_MOST: Final = 40
"""More points than any home port brings."""
DOUBLED: Final = ("crates", "tales", "points")
"""NAS-ANI-09: what the turtle may double at the home port."""


@frozen
class HomePort(Auto[State]):
    """NAS-RET-15, NAS-RET-16: the dolphin for the first one, then the bonuses, one of which the turtle may double."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "SeaTurn")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        player = s.players[self.seat]
        player.stage = HOME
        take_dolphin(s, self.seat, emit, "NAS-RET-16")
        if player.ready(TURTLE):
            then(s, TurtleHelp(self.seat))
        else:
            bonuses(s, self.seat, "", emit)


@frozen
class TurtleHelp(Ask[State]):
    """NAS-DEC-43, NAS-ANI-09, NAS-RUL-17: which of the three bonuses is doubled, if any.

    Answers:
        ``turtle crates|tales|points``: the bonus that is doubled.
        ``stop``: none.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        return turn_on(s, self.seat, below, "SeaTurn") and player.stage == HOME and player.ready(TURTLE)

    def moves(self, s: State) -> list[Move]:
        return [*(("turtle", what) for what in DOUBLED), ("stop",)]

    def ask(self, s: State) -> Decision:
        crates, tales, points = port_bonuses(s, self.seat)
        have = dict(zip(DOUBLED, (crates, tales, points), strict=True))
        options = tuple(
            Option(move, "nassau-do-no-turtle", {}, "stay", default=True)
            if move[0] == "stop"
            else Option(move, "nassau-do-turtle", {"what": move[1], "n": 2 * have[str(move[1])]}, "turtle")
            for move in self.moves(s)
        )
        return self.decision(s, "nassau-ask-turtle", "NAS-ANI-09", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "turtle":
            use_animal(s, self.seat, TURTLE, emit, "NAS-ANI-09")
        bonuses(s, self.seat, str(move[1]) if len(move) > 1 else "", emit)


def port_bonuses(s: State, seat: int) -> tuple[int, int, int]:
    """NAS-RET-15: crates for own outposts, tales for opponents that carry own crates, points for own towers."""
    marked = sum(s.crates_on(slot, seat) > 0 for slot in range(len(s.foes)))
    return (
        _PORT["crates_per_outpost"] * s.outposts_of(seat),
        _PORT["tales_per_opponent"] * marked,
        _PORT["points_per_tower"] * len(s.towers_of(seat)),
    )


def bonuses(s: State, seat: int, doubled: str, emit: EventSink) -> None:
    """NAS-RET-15: (a) crates, which may find no room (NAS-RUL-39), (b) tales, (c) points."""
    crates, tales, points = (
        n * (2 if doubled == what else 1) for what, n in zip(DOUBLED, port_bonuses(s, seat), strict=True)
    )
    first = [Collect(seat, (Gain(CRATE, crates),)), Stow(seat)] if crates else []
    then(s, *first, *(Draw(seat) for _ in range(tales)), PortPoints(seat, points))


@frozen
class PortPoints(Auto[State]):
    """NAS-RET-15 (c)."""

    seat: int
    points: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "SeaTurn") and 0 <= self.points <= _MOST

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if self.points:
            score(s, self.seat, self.points, emit, "NAS-RET-15")
