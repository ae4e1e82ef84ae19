"""Chapter 7.1 (GHOST): the Ghost Ship of a game for two."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .arrive import space_option
from .combat import Target, start_combat
from .move import ends, heading_of, ways
from .state import State, space_args, tell_turn, voyage
from .tables import DIE, NODES, race
from .treasure import take_treasure

AHEAD: Final[Move] = ("ghost", "ahead")
ASTERN: Final[Move] = ("ghost", "back")


def heading(s: State) -> str:
    """JAM-GHOST-08, JAM-GHOST-20: back when alone in the lead, ahead when alone last, else free; laps count."""
    ghost = race(s.place[s.setting.ghost])
    players = [race(s.place[seat]) for seat in range(s.setting.seats)]
    if ghost > max(players):
        return "back"
    return "ahead" if ghost < min(players) else "free"


@frozen
class GhostMove(Auto[State]):
    """JAM-GHOST-05, JAM-GHOST-06: the Captain moves the ghost by one of the dice (0 morning, 1 evening)."""

    die: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        """JAM-FLOW-02: the dice are placed, or about to be."""
        return 0 not in s.dice or type(s.agenda[-1]).__name__ in ("Dice", "Oracle")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.turn != s.captain:
            s.turn = s.captain
            tell_turn(s, emit)
        way = heading(s)
        if way == "free":
            then(s, GhostWay(s.captain, s.dice[self.die]))
        else:
            _set_sail(s, s.dice[self.die], fate, emit, back=way == "back")


def _haunting(s: State, below: Sequence[Any]) -> bool:
    """Whether the ghost moves, in its Captain's turn."""
    return s.setting.ghost >= 0 and s.turn == s.captain and lies_on(below, "RoundEnd", "GhostMove")


def _places(s: State, die: int, *, back: bool) -> tuple[int, ...]:
    """JAM-GHOST-09, JAM-GHOST-19: at the finish it stops, and a move ahead leaves it there."""
    return ends(s.place[s.setting.ghost], die, back=back)


def _set_sail(s: State, die: int, fate: Fate, emit: EventSink, *, back: bool) -> None:
    places = _places(s, die, back=back)
    if len(places) == 1:
        _sail(s, die, places[0], emit)
    else:
        then(s, GhostRoute(s.captain, die, back))


def _sail(s: State, die: int, place: int, emit: EventSink) -> None:
    """JAM-GHOST-07, JAM-GHOST-10, JAM-GHOST-12: combat, no price, treasure."""
    ghost = s.setting.ghost
    before = s.place[ghost]
    s.place[ghost] = place
    if emit.on:
        args: Args = {"way": heading_of(before, place), **space_args(place)}
        way = next(way for way in ways(before, die, back=place < before) if way[-1] == place)
        emit(Event("jamaica-ghost-sailed", args, voyage(ghost, way), "JAM-GHOST-05"))
    if place == before:
        return
    then(s, _GHOST_LAIR)
    others = s.met_by(ghost)
    if len(others) == 1:
        start_combat(s, ghost, others[0], emit)
    elif others:
        then(s, Target(s.captain, ghost))


@frozen
class GhostLair(Auto[State]):
    """JAM-GHOST-12: a lair's treasure, after the combat."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _haunting(s, below)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        node = s.node(s.setting.ghost)
        if s.lairs >> node & 1:
            take_treasure(s, s.setting.ghost, node, fate, emit)


_GHOST_LAIR: Final = GhostLair()


@frozen
class GhostWay(Ask[State]):
    """JAM-D-15: ahead or back, in the free case.

    Answers:
        ``ghost ahead|back``: which way it sails.
    """

    seat: int
    die: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _haunting(s, below) and self.seat == s.captain and self.die in DIE and heading(s) == "free"

    def moves(self, s: State) -> list[Move]:
        return [AHEAD, ASTERN]

    def ask(self, s: State) -> Decision:
        options = (
            Option(AHEAD, "jamaica-do-ghost-ahead", {"steps": self.die}, group="ghost"),
            Option(ASTERN, "jamaica-do-ghost-back", {"steps": self.die}, group="ghost"),
        )
        args: Args = {"seat": Name(self.seat), "steps": self.die}
        return self.decision(s, "jamaica-ask-ghost", "JAM-D-15", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        _set_sail(s, self.die, fate, emit, back=move == ASTERN)


@frozen
class GhostRoute(Ask[State]):
    """JAM-D-16: the ghost's lane.

    Answers:
        ``sail SPACE``: where its move ends.
    """

    seat: int
    die: int
    back: bool

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _haunting(s, below) and self.seat == s.captain and self.die in DIE

    def moves(self, s: State) -> list[Move]:
        return [("sail", place % NODES) for place in _places(s, self.die, back=self.back)]

    def refuse(self, s: State) -> Bar:
        return Bar("jamaica-barred-route", "JAM-GHOST-09", {"steps": self.die})

    def ask(self, s: State) -> Decision:
        ghost = s.setting.ghost
        places = _places(s, self.die, back=self.back)
        options = tuple(space_option(s, ghost, "sail", "jamaica-do-sail-ghost", place) for place in places)
        args: Args = {"seat": Name(self.seat), "steps": self.die, "way": "back" if self.back else "ahead"}
        return self.decision(s, "jamaica-ask-ghost-route", "JAM-D-16", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        places = _places(s, self.die, back=self.back)
        _sail(s, self.die, next(place for place in places if place % NODES == move[1]), emit)
