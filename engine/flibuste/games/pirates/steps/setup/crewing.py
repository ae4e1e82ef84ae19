"""Chapter 3.7: crew and equipment go aboard, face down (CSG-SET-25, CSG-SET-26)."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from .....core.agenda import Ask, then
from .....core.atoms import Arg, Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called
from ...questions.fleets import muster
from ...questions.fleets.fleet import Aboard, Fleet, Member, aboard, starts_up
from ...questions.table.items import HELD, item_of
from ...state import Is, State
from .homes import fleet_of, numbers_of

ASHORE: Final = muster.ASHORE


def face_up(member: Member) -> bool:
    """CSG-SET-25, CSG-FLT-10: who starts face up; an ex-patriot too, whose ship has been placed as a Mercenary
    (CSG-KW-EXP-03)."""
    return member.cursed or "ex_patriot" in member.piece.keywords or starts_up(member.piece)


def people(fleet: Fleet) -> Iterator[tuple[int, Member]]:
    """Crew and equipment with the place of their ship in the fleet; -1: ashore."""
    for i, ship in enumerate(fleet.ships):
        for member in (*ship.crew, *ship.equipment):
            yield i, member
    for member in fleet.ashore:
        yield -1, member


def moved(fleet: Fleet, member: Member, to: int) -> Fleet:
    """The fleet with this piece on another ship, or ashore."""
    ships = [_without(ship, member) for ship in fleet.ships]
    ashore = tuple(other for other in fleet.ashore if other is not member)
    if to < 0:
        return Fleet(tuple(ships), (*ashore, member), fleet.events)
    ships[to] = ships[to].taking(member)
    return Fleet(tuple(ships), ashore, fleet.events)


def _without(ship: Aboard, member: Member) -> Aboard:
    crew = tuple(other for other in ship.crew if other is not member)
    return replace(ship, crew=crew, equipment=tuple(other for other in ship.equipment if other is not member))


def _fits(fleet: Fleet, member: Member, at: int, to: int, rest: int) -> bool:
    """CSG-SET-25, CSG-SET-26: whether the piece may lie there; what is left of the points pays what it costs there."""
    if to < 0:
        return not starts_up(member.piece)
    after = [fleet.ships[to].taking(member), *([_without(fleet.ships[at], member)] if at >= 0 else [])]
    before = [fleet.ships[to], *([fleet.ships[at]] if at >= 0 else [])]
    more = sum(ship.crew_cost for ship in after) - sum(ship.crew_cost for ship in before)
    if at < 0 and member.piece.kind == "crew":
        more -= member.piece.points
    return more <= rest and not any(fault for ship in after for fault in aboard(ship))


@frozen
class Crewing(AutoStep):
    """D-CREW: each player may change where crew and equipment are, before all of them go aboard."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        order = [(s.first + i) % s.setting.seats for i in range(s.setting.seats)]
        counts = [(seat, sum(1 for _ in people(fleet_of(s, seat)))) for seat in order]
        # all are asked: who has nothing to put anywhere tells nobody so
        then(s, *(Stow(seat, count) for seat, count in counts), GoAboard())


@frozen
class Stow(Ask[State]):
    """D-CREW, CSG-SET-25: one piece of crew or equipment goes elsewhere, as often as there are pieces (`left`); or all
    is as it shall be. In secret.

    Answers:
        ``stow PIECE WHERE WHERE``: a piece, where it is, and where it goes.
        ``ready``: all is as it shall be.
    """

    seat: int
    left: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        return [*self._found(s), ("ready",)]

    def draw(self, s: State, rng: Random, most: int) -> Move:
        """Ready as often as a piece is tried elsewhere, and where it does not fit."""
        ways = [*self._ways(s)]
        if not ways or rng.randrange(2):
            return ("ready",)
        move, member, at, to = rng.choice(ways)
        return move if _fits(fleet_of(s, self.seat), member, at, to, self._rest(s)) else ("ready",)

    def _rest(self, s: State) -> int:
        """The points that the fleet has left."""
        fleet = fleet_of(s, self.seat)
        return fleet.total(int(s.setting.options["build_total"])) - fleet.spent

    def _ways(self, s: State) -> Iterator[tuple[Move, Member, int, int]]:
        """Every piece that might go elsewhere: the move, the piece, the place of its ship in the fleet and that of its
        new one; -1: ashore."""
        fleet, numbers = fleet_of(s, self.seat), numbers_of(s, self.seat)
        for at, member in people(fleet) if self.left else ():
            # CSG-KW-EXP-03, CSG-FLT-10: what her place or her flag depends on stays aboard
            if member.cursed or "ex_patriot" in member.piece.keywords:
                continue
            for to in range(-1, len(fleet.ships)):
                if to != at:
                    place = s.names[numbers[to]] if to >= 0 else ASHORE
                    yield ("stow", member.piece.id, s.names[numbers[at]] if at >= 0 else ASHORE, place), member, at, to

    def _found(self, s: State) -> dict[Move, tuple[Member, int]]:
        """The moves with the piece that goes, and the place of its new ship in the fleet; -1: ashore."""
        rest = self._rest(s)
        found: dict[Move, tuple[Member, int]] = {}
        for move, one, at, to in self._ways(s):
            if move not in found and _fits(fleet_of(s, self.seat), one, at, to, rest):
                found[move] = one, to
        return found

    def ask(self, s: State) -> Decision:
        options = [self._option(s, move) for move in self._found(s)]
        options.append(Option(("ready",), "pirates-do-ready", {}, "ready", default=True))
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "pirates-ask-crew", "CSG-SET-25", tuple(options), args, turn=self.seat)

    def _option(self, s: State, move: Move) -> Option:
        piece = next(member.piece for _, member in people(fleet_of(s, self.seat)) if member.piece.id == move[1])
        args: Args = {
            "what": item_called(item_of(piece)),
            **self._place(s, "from", move[2]),
            **self._place(s, "to", move[3]),
        }
        at = f"ship:{move[3]}" if move[3] != ASHORE else f"island:{s.home(self.seat)}"
        return Option(move, "pirates-do-stow", args, "stow", at=at)

    def _place(self, s: State, name: str, place: Arg | int) -> dict[str, Arg]:
        """A ship by her name; the home island where there is none."""
        ashore = place == ASHORE
        return {f"{name}-home": "yes" if ashore else "no", name: "" if ashore else called(s, s.names.index(str(place)))}

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "stow":
            fleet, rest = fleet_of(s, self.seat), self._rest(s)
            ways = (way for way in self._ways(s) if way[0] == move)
            _, member, _, to = next(way for way in ways if _fits(fleet, *way[1:], rest))
            s.fleets[self.seat] = muster.write(moved(fleet, member, to))
            then(s, Stow(self.seat, self.left - 1))
            told = Event("pirates-stowed", {}, {"seat": self.seat}, "CSG-SET-25", quiet=True, seen_by=(self.seat,))
        else:
            told = Event("pirates-ready", {"seat": Name(self.seat)}, {"seat": self.seat}, "CSG-SET-25")
        emit(told)


@frozen
class GoAboard(AutoStep):
    """CSG-SET-25, CSG-SET-30: all go aboard at once; the events are taken in hand."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        for seat in range(s.setting.seats):
            fleet = fleet_of(s, seat)
            for number, ship in zip(numbers_of(s, seat), fleet.ships, strict=True):
                cursed = Is.CURSED if any(member.cursed for member in ship.crew) else Is(0)
                hold = tuple(_held(s, seat, member) for member in (*ship.crew, *ship.equipment))
                s.change(number, hold=hold, state=s.ship(number).state | cursed)
            home = s.home(seat)
            ashore = tuple((seat, _held(s, seat, member)) for member in fleet.ashore)
            s.islands[home] = s.islands[home]._replace(ashore=ashore)
            s.events[seat] = tuple(HELD.of(item_of(member.piece), 1 << seat) for member in fleet.events)
            s.fleets[seat] = ""
        emit(Event("pirates-aboard", rule="CSG-SET-25"))


def _held(s: State, seat: int, member: Member) -> int:
    """CSG-CRW-01: face down, unless it starts face up."""
    return HELD.of(item_of(member.piece), s.setting.everybody if face_up(member) else 1 << seat)
