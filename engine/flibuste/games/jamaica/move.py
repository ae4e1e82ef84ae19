"""Chapter 5.1 (MOVE): the two icons of a card, and where a ship sails."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .arrive import arrive, space_option
from .characters import ANCHORMAN, NAVIGATOR, SEA_DOG, powers
from .load import load_icon
from .state import ACTION, ROUND, State, Way, space_args, voyage
from .tables import BACK, FINISH, FORWARD, ICONS, NODES, places_after, places_before


@lru_cache(maxsize=4096)
def ways(place: int, steps: int, *, back: bool = False) -> tuple[Way, ...]:
    """JAM-MOVE-01, JAM-MOVE-03: every way of exactly so many steps; ahead it is no longer than to the finish.

    Ships on it are no obstacle (JAM-MOVE-04), and neither is the start: back over it begins lap -1 (JAM-MOVE-06), and
    coming forward from there it is a space like any other (JAM-MOVE-07).

    >>> ways(5, 2), ways(FINISH - 2, 6), ways(-1, 2)
    (((5, 6, 7), (5, 6, 13)), ((48, 49, 50),), ((-1, 0, 1),))
    """
    if not steps:
        return ((place,),)
    found: list[Way] = []
    for way in ways(place, steps - 1, back=back):
        further = places_before(way[-1]) if back else places_after(way[-1])
        found += [(*way, after) for after in further] or [way]
    return tuple(found)


@lru_cache(maxsize=4096)
def ends(place: int, steps: int, *, back: bool = False) -> tuple[int, ...]:
    """JAM-MOVE-03: every place where such a move may end.

    >>> ends(5, 3), ends(FINISH - 2, 6), ends(-1, 2)
    ((8, 14), (50,), (1,))
    """
    return tuple(sorted({way[-1] for way in ways(place, steps, back=back)}))


@frozen
class Act(Auto[State]):
    """JAM-FLOW-05, JAM-FLOW-06: one icon, at the strength of its die. Nothing for a ship that is home (JAM-END-01)."""

    seat: int
    icon: int
    die: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if lies_on(below, "Act"):
            # each of the two dice once
            fits = lies_on(below[:-1], *ROUND) and sorted((self.die, below[-1].die)) == sorted(s.dice)
        else:
            fits = lies_on(below, *ROUND) and self.die in s.dice
        return fits and s.acts(self.seat) and self.icon in ICONS.values() and 0 not in s.dice

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        seat, icon, die = self.seat, self.icon, self.die
        if s.place[seat] >= FINISH:
            return
        if icon < FORWARD:
            load_icon(s, seat, icon, die, emit)
        elif icon == BACK and s.setting.crew and SEA_DOG in s.holds[seat]:
            then(s, SeaDog(seat, die))
        else:
            set_sail(s, seat, die, fate, emit, back=icon == BACK)


def strides(s: State, seat: int, die: int) -> list[int]:
    """JAM-CREW-C11, JAM-CREW-C12: how many steps a card's move may have: one less or more with the navigators."""
    if not s.setting.crew:
        return [die]
    holds = s.holds[seat]
    return [die - 1] * (ANCHORMAN in holds) + [die] + [die + 1] * (NAVIGATOR in holds)


def destinations(s: State, seat: int, die: int, *, back: bool) -> list[int]:
    """JAM-MOVE-03, JAM-CREW-D-04: where a card's move may end."""
    place = s.place[seat]
    return list(dict.fromkeys([end for n in strides(s, seat, die) for end in ends(place, n, back=back)]))


def courses(s: State, seat: int, die: int, *, back: bool) -> list[Way]:
    """The ways to the destinations, in their order."""
    place = s.place[seat]
    found: dict[int, Way] = {}
    for n in strides(s, seat, die):
        for way in sorted(ways(place, n, back=back), key=lambda way: way[-1]):
            found.setdefault(way[-1], way)
    return list(found.values())


def set_sail(s: State, seat: int, die: int, fate: Fate, emit: EventSink, *, back: bool) -> None:
    places = destinations(s, seat, die, back=back)
    if len(places) == 1:
        sail(s, seat, die, places[0], fate, emit)
    else:
        then(s, Route(seat, die, back))


def _sailing(s: State, seat: int, die: int, below: Sequence[Any]) -> bool:
    """Whether a ship's move is under way."""
    return lies_on(below, *ACTION) and s.acts(seat) and die in s.dice and not s.home(seat)


def heading_of(before: int, place: int) -> str:
    """Which way a ship has sailed, for a message."""
    return "ahead" if place > before else "back" if place < before else "none"


def sail(s: State, seat: int, die: int, place: int, fate: Fate, emit: EventSink) -> None:
    """JAM-MOVE-02: what is passed has no effect. A move of no step is no arrival (JAM-CREW-C11)."""
    before = s.place[seat]
    way = emit.on and next(w for w in courses(s, seat, die, back=place < before) if w[-1] == place)
    s.place[seat] = place
    if way:
        args: Args = {"seat": Name(seat), "way": heading_of(before, place), **space_args(place)}
        emit(Event("jamaica-sailed", args, voyage(seat, way), "JAM-MOVE-01"))
    if place != before:
        arrive(s, seat, fate, emit)


@frozen
class Route(Ask[State]):
    """JAM-D-03, JAM-CREW-D-04: where the move ends: lanes, and steps with the Anchorman or the Navigator.

    Answers:
        ``sail SPACE``: where the move ends.
    """

    seat: int
    die: int
    back: bool

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _sailing(s, self.seat, self.die, below)

    def _places(self, s: State) -> list[int]:
        return destinations(s, self.seat, self.die, back=self.back)

    def moves(self, s: State) -> list[Move]:
        return [("sail", place % NODES) for place in self._places(s)]

    def refuse(self, s: State) -> Bar:
        return Bar("jamaica-barred-route", "JAM-MOVE-01", {"steps": self.die})

    def ask(self, s: State) -> Decision:
        options = tuple(space_option(s, self.seat, "sail", "jamaica-do-sail", place) for place in self._places(s))
        args: Args = {"seat": Name(self.seat), "steps": self.die, "way": "back" if self.back else "ahead"}
        holds = s.holds[self.seat]
        rule = "JAM-CREW-D-04" if s.setting.crew and (ANCHORMAN in holds or NAVIGATOR in holds) else "JAM-D-03"
        data = powers(s, self.seat, ANCHORMAN, NAVIGATOR)
        return self.decision(s, "jamaica-ask-route", rule, options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        place = next(p for p in self._places(s) if p % NODES == move[1])
        sail(s, self.seat, self.die, place, fate, emit)


@frozen
class SeaDog(Ask[State]):
    """JAM-CREW-D-03: ignore the back icon, or sail.

    Answers:
        ``back ignore|sail``: the icon is left out, or carried out.
    """

    seat: int
    die: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _sailing(s, self.seat, self.die, below) and s.carries(self.seat, SEA_DOG)

    def moves(self, s: State) -> list[Move]:
        return [("back", "ignore"), ("back", "sail")]

    def ask(self, s: State) -> Decision:
        options = (
            Option(("back", "ignore"), "jamaica-do-ignore-back", {}, group="back", default=True),
            Option(("back", "sail"), "jamaica-do-sail-back", {"steps": self.die}, group="back"),
        )
        args: Args = {"seat": Name(self.seat), "steps": self.die}
        data = powers(s, self.seat, SEA_DOG)
        return self.decision(s, "jamaica-ask-sea-dog", "JAM-CREW-D-03", options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[1] == "sail":
            set_sail(s, self.seat, self.die, fate, emit, back=True)
        elif emit.on:
            emit(Event("jamaica-sea-dog", {"seat": Name(self.seat)}, {"ship": self.seat}, "JAM-CREW-C10"))
