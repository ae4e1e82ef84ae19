"""Chapters 5.13, 5.14 and 5.17: orders that move creatures, ships that are lost, and ships in weeds."""

from itertools import islice
from random import Random

from .....core.agenda import then
from .....core.atoms import Args, Json, Move
from .....core.decision import Bar, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Pick, PosePart, Whole
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import FULL, turn
from ...geometry.outline import Pose as Place
from ...geometry.outline import placed
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active
from ...questions.sailing.afloat import MOST_TURN, Afloat
from ...questions.sailing.move_list import CLEARED, move_list, why_not_move
from ...questions.sailing.shown_by_course import course_shows
from ...questions.table.bodies import body, derelict, hull, is_kind, overlaps, solids, standing, water
from ...questions.table.layout import area
from ...questions.table.spells import cast, under
from ...questions.turns.giving_actions import give, must_leave, why_not_act
from ...state import NOWHERE, Is, Ship, State
from ..basics.dice import Roll, counted
from ..basics.order import Order, the_ship
from ..placing.every_step import begin, moved, place_of
from ..sailing.asked_course import SailFree
from ..sailing.course_form import atoms_of, path_of, path_part, traced, why_not_path
from ..sailing.likely_courses import some
from ..sailing.move_action import MoveEnds, legs_of
from ..sea.coming_out import Leave, clears
from .sailing_orders import OnTheSpot, ordered, turns_on_the_spot, ways_out, why_not_sail, why_not_stay_after, with_bar


class Stride(Order):
    """CSG-KW-TIT-02: a titan faces somewhere first, then goes where it likes.

    Answers:
        ``stride SHIP HEADING (HEADING LETTER MM)...``: a titan's move action: where it faces first, then its course.
    """

    verb = "stride"
    composed = True
    acts = True

    def suits(self, ship: Ship) -> bool:
        return is_kind(ship, "titan")

    def ships(self, s: State, seat: int) -> list[int]:
        titans = [n for n, ship in s.fleet(seat) if is_kind(ship, "titan") and not under(ship, "steered")]
        return [n for n in titans if why_not_sail(s, n) is None]

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        found: list[Move] = []
        for number in self.ships(s, seat):
            afloat = Afloat(s, number)
            facing = afloat.ship.pose.heading
            paths = some(afloat, rng, max(1, most // 2))
            if must_leave(s, number):
                paths = islice(ways_out(afloat, rng, most), most)
            found += [(self.verb, s.names[number], facing, *atoms_of(path)) for path in paths]
        return found[:most]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None or not is_kind(s.ship(number), "titan") or under(s.ship(number), "steered"):
            return Bar("pirates-barred-no-ship", "CSG-ACT-02")
        if (bar := why_not_sail(s, number)) is not None:
            return bar
        if len(move) < 3 or type(move[2]) is not int or not 0 <= move[2] < FULL:
            return Bar("pirates-barred-course", "CSG-KW-TIT-02")
        if turn(move[2], s.ship(number).pose.heading) > MOST_TURN:
            return Bar("pirates-barred-too-sharp", "CSG-KW-TIT-02", {"heading": move[2]})
        there = s.copy()
        if not turns_on_the_spot(there, number, move[2]):
            return Bar("pirates-barred-no-room", "CSG-GEO-17", {"heading": move[2]})
        afloat = Afloat(there, number)
        return why_not_path(afloat, move[3:]) or why_not_stay_after(afloat, move[3:])

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        args: Args = {"ship": called(s, number), "why": "way", "at": ""}
        return Option(move, "pirates-do-sail", args, "sail", f"ship:{move[1]}")

    def forms(self, s: State, seat: int) -> list[Form]:
        names = tuple(s.names[n] for n in self.ships(s, seat))
        parts = (Pick("ship", names), Whole("facing", 0, FULL - 1, "degree"), path_part())
        return [Form(self.verb, "pirates-do-course", parts)] if names else []

    def trace(self, s: State, seat: int, move: Move) -> Json:
        number = the_ship(s, seat, move)
        if number is None or len(move) < 3 or type(move[2]) is not int:
            return None
        there = s.copy()
        turns_on_the_spot(there, number, move[2] % FULL)
        whole = path_of(move[3:]) is not None
        return with_bar(traced(Afloat(there, number), move[3:]), self.why_not(s, seat, move) if whole else None)

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, path = s.names.index(str(move[1])), path_of(move[3:])
        assert path is not None
        emit(Event("pirates-sails", {"ship": called(s, number)}, place_of(s, number), "CSG-KW-TIT-02"))
        course_shows(s, number, path, emit)
        stuck = ordered(s, number, emit)
        begin(s, number)
        then(s, *stuck, Faces(number, int(move[2])), *legs_of(s, number, path), MoveEnds(number))


class Faces(OnTheSpot):
    """CSG-KW-TIT-02: a titan turns before its first segment."""


class Fly(Order):
    """CSG-KW-DRA-01: a sea dragon is put at any pose where it overlaps no piece.

    Answers:
        ``fly SHIP X Y HEADING``: a sea dragon's move action: where it lies then.
    """

    verb = "fly"
    composed = True
    acts = True

    def suits(self, ship: Ship) -> bool:
        return is_kind(ship, "sea_dragon")

    def ships(self, s: State, seat: int) -> list[int]:
        dragons = [number for number, ship in s.fleet(seat) if is_kind(ship, "sea_dragon")]
        return [number for number in dragons if why_not_sail(s, number) is None]

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        width, height = area(s.setting.seats)
        found: list[Move] = []
        for number in self.ships(s, seat):
            for _ in range(4 * most):
                x, y = rng.randrange(2500, width * 100 - 2500), rng.randrange(2500, height * 100 - 2500)
                move: Move = (self.verb, s.names[number], x, y, rng.randrange(FULL))
                if self.why_not(s, seat, move) is None:
                    found.append(move)
                if len(found) >= most:
                    return found
        return found

    def forms(self, s: State, seat: int) -> list[Form]:
        names = tuple(s.names[number] for number in self.ships(s, seat))
        width, height = area(s.setting.seats)
        parts = (Pick("ship", names), PosePart("pose", (0, 0, width * 100, height * 100)))
        return [Form(self.verb, "pirates-do-fly-to", parts)] if names else []

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        forms = self.forms(s, seat)
        if number is None or not forms or not forms[0].fits(move):
            return Bar("pirates-barred-no-ship", "CSG-KW-DRA-01")
        there = placed(hull(s.ship(number).card), Place(int(move[2]), int(move[3]), int(move[4])))
        width, height = area(s.setting.seats)
        if not all(0 <= x <= width and 0 <= y <= height for x, y in there.points):
            return Bar("pirates-barred-outside", "CSG-KW-DRA-01")
        others = [solid for place, solid in zip(*solids(s, number), strict=True) if place.startswith("ship")]
        return Bar("pirates-barred-overlap", "CSG-KW-DRA-01") if overlaps(there, others) else None

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        data = {"pose": list(move[2:])}
        return Option(move, "pirates-do-fly", {"ship": called(s, number)}, "sail", f"ship:{move[1]}", data=data)

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        ordered(s, number, emit)
        begin(s, number)
        moved(s, number, Place(int(move[2]), int(move[3]), int(move[4])))
        emit(Event("pirates-flew", {"ship": called(s, number)}, place_of(s, number), "CSG-KW-DRA-01"))
        then(s, MoveEnds(number))


class Emerge(Order):
    """CSG-FOG-05, CSG-FOG-06, CSG-FOG-07, CSG-FOG-08, CSG-FOG-10: a lost ship that can move is given a move action: a
    roll says where she comes out.

    Answers:
        ``emerge SHIP TILE``: a lost ship's move action: the fog bank that she comes out of.
    """

    verb = "emerge"
    acts = True

    def suits(self, ship: Ship) -> bool:
        return ship.lost != NOWHERE

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        found: list[Move] = []
        for number, ship in s.fleet(seat):
            if ship.lost != NOWHERE and why_not_act(s, number, "move") is None and why_not_move(s, number) is None:
                found += [(self.verb, s.names[number], tile) for tile in self._banks(s, number)]
        return found

    def _banks(self, s: State, number: int) -> list[int]:
        """CSG-FOG-08: the fog banks out of which she may come."""
        here = s.ship(number).lost
        if not active(s, number).has(Trait.JUMPS_FOG):
            return [here]
        return [i for i, tile in enumerate(s.tiles) if tile.kind == "fog"]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-no-ship", "CSG-FOG-05")

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        args: Args = {"ship": called(s, number)}
        return Option(move, "pirates-do-emerge", args, "sail", f"ship:{move[1]}", f"tile:{move[2]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, tile = s.names.index(str(move[1])), int(move[2])
        letters = move_list(Afloat(s, number))
        ordered(s, number, emit)
        begin(s, number)
        free = SailFree(seat, number, letters)
        then(s, Roll(seat, number, "fog"), ComesOut(seat, number, tile), free, MoveEnds(number))


@frozen
class ComesOut(AutoStep):
    """CSG-FOG-05: the natural roll is the number of the point."""

    seat: int
    ship: int
    tile: int

    def is_valid(self, s: State) -> bool:
        fog = self.tile in range(len(s.tiles)) and s.tiles[self.tile].kind == "fog"
        return fog and s.ships[self.ship] is not None

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        then(s, Leave(self.seat, self.ship, self.tile, s.die))


class Clear(Order):
    """CSG-SAR-04: an entangled ship tries to get clear.

    Answers:
        ``clear SHIP``: an entangled ship tries to get free.
    """

    verb = "clear"
    acts = True

    def suits(self, ship: Ship) -> bool:
        return Is.ENTANGLED in ship.state

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            (self.verb, s.names[number])
            for number, ship in s.fleet(seat)
            if Is.ENTANGLED in ship.state and not derelict(ship) and why_not_act(s, number) is None
        ]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-no-ship", "CSG-SAR-04")

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        data = {"masts": standing(s.ship(number))}
        return Option(move, "pirates-do-clear", {"ship": called(s, number)}, "clear", f"ship:{move[1]}", data=data)

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        give(s, number, "clear", emit)
        then(s, Roll(seat, number, "clear"), Cleared(seat, number))


@frozen
class Cleared(AutoStep):
    """CSG-SAR-04: free, if the roll and the masts are enough; she sails again from her next turn on."""

    seat: int
    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if clears(counted(s, s.die, self.ship), standing(s.ship(self.ship))):
            cast(s, self.ship, CLEARED)
            tile = tile_under(s, self.ship)
            if tile == NOWHERE:
                s.change(self.ship, state=s.ship(self.ship).state & ~Is.ENTANGLED)
            emit(Event("pirates-cleared", {"ship": called(s, self.ship)}, {"ship": s.names[self.ship]}, "CSG-SAR-04"))
            if tile != NOWHERE:
                then(s, Leave(self.seat, self.ship, tile, NOWHERE))


def tile_under(s: State, number: int) -> int:
    """The weeds that she lies in; NOWHERE where she has been pushed off them."""
    here = body(s.ship(number))
    weeds = (i for i, tile in enumerate(s.tiles) if tile.kind == "sargasso")
    return next((i for i in weeds if overlaps(here, [water("sargasso", s.tiles[i].pose)])), NOWHERE)
