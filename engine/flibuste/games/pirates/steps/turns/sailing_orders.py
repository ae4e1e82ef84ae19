"""Chapter 5.4 (MOV): the orders that move a ship: a course, coming about."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from .....core.agenda import then
from .....core.atoms import Args, Atom, Json, Move
from .....core.decision import Bar, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Pick, Whole
from .....core.frozen import frozen
from ...geometry.angles import FULL
from ...geometry.outline import Pose
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import uses
from ...questions.sailing.afloat import Afloat
from ...questions.sailing.course import Segment, comes_about, trace, why_not_end
from ...questions.sailing.leaving_island import courses_out, leaves, turns_out
from ...questions.sailing.move_list import move_list, why_not_move
from ...questions.sailing.shown_by_course import course_shows
from ...questions.table.bodies import derelict, is_kind
from ...questions.table.spells import lift, numbers_of, under
from ...questions.turns.giving_actions import fresh, give, must_leave, why_not_act
from ...state import NOWHERE, Ship, State
from ..basics.order import Order, the_ship
from ..placing.every_step import CourseStep, begin, moved, place_of
from ..sailing.asked_course import Steer, Stuck
from ..sailing.course_form import atoms_of, drawing, path_of, path_part, traced, why_not_path
from ..sailing.likely_courses import by_lot, reason, some
from ..sailing.move_action import MoveEnds, sail

ABOUT: Final = (60, 120, 180, 240, 300)
"""CSG-BOT-05: degrees by which a bot thinks of coming about."""


def why_not_sail(s: State, number: int) -> Bar | None:
    """CSG-ACT-05: whether she may be given a move action."""
    ship = s.ship(number)
    if ship.lost != NOWHERE:
        return Bar("pirates-barred-in-fog", "CSG-FOG-05")
    return why_not_act(s, number, "move") or why_not_move(s, number)


def movable(s: State, seat: int) -> Iterator[int]:
    for number, _ in s.fleet(seat):
        if why_not_sail(s, number) is None:
            yield number


def ordered(s: State, number: int, emit: EventSink) -> list[Stuck]:
    """CSG-MYS-03: a move action is given, and what waited for the next one has its time: the rolls that may hold the
    ship fast are the first of it."""
    if derelict(s.ship(number)):
        uses(s, number, Trait.ROWS, emit)
    stuck = [Stuck(number, most) for most in numbers_of(s.ship(number), "stuck")]
    lift(s, number, "plus", "only", "stuck", "steered", "screw")
    give(s, number, "move", emit)
    return stuck


def why_not_stay(afloat: Afloat, pose: Pose) -> Bar | None:
    """CSG-EFF-74: that a raider who has to leave would still lie at the island, with this pose at the end of a move."""
    stays = must_leave(afloat.s, afloat.number) and not leaves(afloat, pose)
    return Bar("pirates-barred-must-leave", "CSG-EFF-74") if stays else None


def bound(s: State, seat: int) -> bool:
    """CSG-EFF-74: whether a ship of this seat has to leave an enemy home."""
    return any(must_leave(s, number) for number, _ in s.fleet(seat))


def ways_out(afloat: Afloat, rng: Random, most: int) -> Iterator[tuple[Segment, ...]]:
    """CSG-EFF-74: courses that are worth a thought, and then any, by which she leaves."""
    for path in some(afloat, rng, most, offered=True):
        if leaves(afloat, trace(afloat, path).legs[-1].pose):
            yield path
    yield from courses_out(afloat)


class Sail(Order):
    """D-MOVE; CSG-MOV-01 to CSG-MOV-04: a move action along a course.

    Answers:
        ``sail SHIP (HEADING LETTER MM)...``: a move action along this course, leg by leg.
    """

    verb = "sail"
    composed = True
    acts = True

    def ships(self, s: State, seat: int) -> list[int]:
        able = (Afloat(s, number) for number in movable(s, seat))
        return [it.number for it in able if move_list(it) not in ("", "D") and not _odd(it.ship)]

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        ships = self.ships(s, seat)
        found: list[Move] = []
        for number in rng.sample(ships, len(ships)):
            afloat, each = Afloat(s, number), max(1, most // len(ships))
            paths = some(afloat, rng, each, offered=True)
            if must_leave(s, number):
                paths = islice(ways_out(afloat, rng, each), each)
            found += [(self.verb, s.names[number], *atoms_of(path)) for path in paths]
        return found[:most]

    def draw(self, s: State, seat: int, rng: Random) -> Move | None:
        ships = fresh(s, seat)
        for number in rng.sample(ships, len(ships)):
            if _odd(s.ship(number)) or why_not_sail(s, number) is not None:
                continue
            afloat = Afloat(s, number)
            if (letters := move_list(afloat)) in ("", "D"):
                continue
            if must_leave(s, number):
                path = next(ways_out(afloat, rng, 2), ())
                return (self.verb, s.names[number], *atoms_of(path)) if path else None
            if path := by_lot(afloat, rng, letters):
                return self.verb, s.names[number], *atoms_of(path)
        return None

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None or _odd(s.ship(number)):
            return Bar("pirates-barred-no-ship", "CSG-ACT-02")
        afloat = Afloat(s, number)
        if (bar := why_not_sail(s, number) or why_not_path(afloat, move[2:])) is not None:
            return bar
        return why_not_stay_after(afloat, move[2:])

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = the_ship(s, seat, move)
        path = path_of(move[2:])
        assert number is not None
        assert path is not None
        afloat = Afloat(s, number)
        why, at = reason(afloat, path)
        end = trace(afloat, path).legs[-1].pose
        args: Args = {"ship": called(s, number), "why": why, "at": _named(s, at)}
        data = {"pose": list(end), "why": why}
        return Option(move, "pirates-do-sail", args, self.verb, f"ship:{s.names[number]}", at or None, data=data)

    def forms(self, s: State, seat: int) -> list[Form]:
        lists = {s.names[number]: move_list(Afloat(s, number)) for number in self.ships(s, seat)}
        course = (Pick("ship", (*lists,)), path_part())
        return [Form(self.verb, "pirates-do-course", course, data=drawing(s, lists))] if lists else []

    def trace(self, s: State, seat: int, move: Move) -> Json:
        number = the_ship(s, seat, move)
        if number is None:
            return None
        afloat = Afloat(s, number)
        return with_bar(traced(afloat, move[2:]), why_not_stay_after(afloat, move[2:]))

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, path = the_ship(s, seat, move), path_of(move[2:])
        assert number is not None
        assert path is not None
        if emit.on:
            emit(Event("pirates-sails", {"ship": called(s, number)}, place_of(s, number), "CSG-MOV-03"))
        course_shows(s, number, path, emit)
        stuck = ordered(s, number, emit)
        sail(s, number, path)
        then(s, *stuck)


def why_not_stay_after(afloat: Afloat, atoms: Sequence[Atom]) -> Bar | None:
    """CSG-EFF-74: of a course."""
    path = path_of(atoms)
    legs = trace(afloat, path).legs if path else ()
    return why_not_stay(afloat, legs[-1].pose) if legs else None


def with_bar(found: Json, bar: Bar | None) -> Json:
    """How far a course gets, with why it is refused besides."""
    return {**found, "bar": bar.to_json()} if bar and isinstance(found, dict) and not found.get("bar") else found


def _named(s: State, at: str) -> str | int:
    """What an order ends at, as messages say it: a ship's name or an island's number."""
    kind, _, name = at.partition(":")
    if kind == "ship":
        return called(s, s.names.index(name))
    return int(name) + 1 if kind == "island" else ""


def _odd(ship: Ship) -> bool:
    """Whether others steer her (CSG-MYS-03), or she moves by an order of her own kind."""
    return is_kind(ship, "titan", "sea_dragon") or under(ship, "steered")


class Steered(Order):
    """D-STEER; CSG-MYS-03: the player to the left steers her next move action.

    Answers:
        ``steered SHIP``: a move action whose course the next seat gives.
    """

    verb = "steered"
    acts = True

    def suits(self, ship: Ship) -> bool:
        return any(spell.what == "steered" for spell in ship.spells)

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        ships = [number for number, ship in s.fleet(seat) if under(ship, "steered")]
        return [(self.verb, s.names[number]) for number in ships if why_not_sail(s, number) is None]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-no-ship", "CSG-MYS-03")

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        return Option(move, "pirates-do-steered", {"ship": called(s, number)}, "sail", f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        letters = move_list(Afloat(s, number))
        stuck = ordered(s, number, emit)
        begin(s, number)
        then(s, *stuck, Steer((seat + 1) % s.setting.seats, number, letters), MoveEnds(number))


class About(Order):
    """D-ACT COMEABOUT; CSG-MOV-07, CSG-MOV-08, CSG-MOV-09.

    Answers:
        ``about SHIP HEADING``: a move action in which she only turns.
    """

    verb = "about"
    composed = True
    acts = True

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        found: list[Move] = []
        for number in self._ships(s, seat) if most else ():
            if (heading := _by_lot(s, number, rng)) is not None:
                found.append((self.verb, s.names[number], heading))
            if len(found) == most:
                break
        return found

    def draw(self, s: State, seat: int, rng: Random) -> Move | None:
        ships = fresh(s, seat)
        for number in rng.sample(ships, len(ships)):
            if not self._may(s, number) or why_not_sail(s, number) is not None:
                continue
            if (heading := _by_lot(s, number, rng)) is not None:
                return self.verb, s.names[number], heading
        return None

    def _ships(self, s: State, seat: int) -> Iterator[int]:
        return (number for number in movable(s, seat) if self._may(s, number))

    def _may(self, s: State, number: int) -> bool:
        """Neither what flies, nor whom somebody else steers (CSG-MYS-03)."""
        ship = s.ship(number)
        return not under(ship, "steered") and not is_kind(ship, "sea_dragon")

    def _form(self, s: State, seat: int) -> Form:
        names = tuple(s.names[n] for n in self._ships(s, seat))
        return Form(self.verb, "pirates-do-about-to", (Pick("ship", names), Whole("heading", 0, FULL - 1, "degree")))

    def forms(self, s: State, seat: int) -> list[Form]:
        return [self._form(s, seat)] if any(True for _ in self._ships(s, seat)) else []

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None:
            return Bar("pirates-barred-no-ship", "CSG-ACT-02")
        if (bar := why_not_sail(s, number)) is not None:
            return bar
        if not self._form(s, seat).fits(move):
            return Bar("pirates-barred-course", "CSG-MOV-07")
        return _why_not_about(Afloat(s, number), int(move[2]))

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        args: Args = {"ship": called(s, number), "heading": move[2]}
        return Option(move, "pirates-do-about", args, self.verb, f"ship:{move[1]}")

    def trace(self, s: State, seat: int, move: Move) -> Json:
        number = the_ship(s, seat, move)
        if number is None or len(move) < 3 or not isinstance(move[2], int):
            return None
        bar = self.why_not(s, seat, move)
        pose = None if bar else comes_about(Afloat(s, number), move[2])
        return {"legs": [] if pose is None else [{"pose": list(pose)}], "left": "", "bar": bar and bar.to_json()}

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        stuck = ordered(s, number, emit)
        begin(s, number)
        then(s, *stuck, ComesAbout(number, int(move[2])), MoveEnds(number))


def _why_not_about(afloat: Afloat, heading: int) -> Bar | None:
    """CSG-MOV-07, CSG-KW-GHO-02: she needs room, and does not end where she may not, unless she lies there already;
    CSG-EFF-74: a raider ends where she is docked no longer."""
    pose = comes_about(afloat, heading)
    if pose is None:
        return Bar("pirates-barred-no-room", "CSG-GEO-17", {"heading": heading})
    lies = pose == afloat.ship.pose
    return (None if lies else why_not_end(afloat, pose)) or why_not_stay(afloat, pose)


def _by_lot(s: State, number: int, rng: Random) -> int | None:
    """A heading to come about to; of a raider who has to leave one by which she does."""
    afloat = Afloat(s, number)
    heading = (afloat.ship.pose.heading + rng.choice(ABOUT)) % FULL
    if _why_not_about(afloat, heading) is None:
        return heading
    return next(turns_out(afloat), None) if must_leave(s, number) else None


def turns_on_the_spot(s: State, number: int, heading: int) -> bool:
    """CSG-MOV-07, CSG-KW-TIT-02: a ship turns, if there is room; whether there was."""
    pose = comes_about(Afloat(s, number), heading)
    if pose is not None:
        moved(s, number, pose)
    return pose is not None


@frozen
class OnTheSpot(CourseStep):
    """A turn without a move. It is skipped where there is no room for it any more."""

    ship: int
    heading: int
    letter: str = ""

    def is_valid(self, s: State) -> bool:
        return s.ships[self.ship] is not None and comes_about(Afloat(s, self.ship), self.heading) is not None

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        room = turns_on_the_spot(s, self.ship, self.heading)
        assert room


class ComesAbout(OnTheSpot):
    """CSG-MOV-07: the turn on the spot."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        super().run(s, fate, emit)
        emit(Event("pirates-came-about", {"ship": called(s, self.ship)}, place_of(s, self.ship), "CSG-MOV-07"))
