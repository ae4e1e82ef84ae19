"""Chapters 5.14, 5.17 and 5.18 (FOG, SAR, REE): what a ship comes upon."""

from .....core.agenda import Chance, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called
from ...questions.sailing.berths import cast_off
from ...questions.sailing.towing import let_go, tow_ends
from ...questions.table.bodies import CREATURES, body, built, is_kind, overlaps, standing, water
from ...questions.table.spells import cast
from ...questions.turns.roll_results import reef_loss
from ...state import NOBODY, NOWHERE, Is, State
from ..basics.dice import Roll, counted
from ..damage.losing import LoseMasts
from ..damage.saves import mast_savers, saved
from ..placing.every_step import CourseStep, end_course, place_of
from .coming_out import Whirl, others_of


@frozen
class Meets(AutoStep):
    """CSG-GEO-20: the ship lies where she has just come upon this tile."""

    ship: int
    tile: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship, tile = s.ships[self.ship], s.tiles[self.tile]
        if ship is None or ship.lost != NOWHERE or not overlaps(body(ship), [water(tile.kind, tile.pose)]):
            # another tile that she came upon at the same step has taken her away
            return
        match tile.kind:
            case "fog":
                lose_in_fog(s, self.ship, self.tile, emit)
                end_course(s)
            case "sargasso" | "reef" if not tile.value:
                # CSG-SAR-01, CSG-REE-01: one roll for all ships of this turn
                then(s, Roll(s.ship(self.ship).owner, self.ship, tile.kind), Rolled(self.ship, self.tile), self)
            case "sargasso":
                self._weeds(s, tile.value, emit)
            case "reef":
                self._reef(s, tile.value, emit)
            case _:
                self._whirlpool(s)

    def _weeds(self, s: State, value: int, emit: EventSink) -> None:
        """CSG-SAR-02: weeds may hold her."""
        ship = s.ship(self.ship)
        if value <= built(ship):
            return
        s.change(self.ship, state=ship.state | Is.ENTANGLED)
        # CSG-TOW-08, CSG-SAR-05
        let_go(s, self.ship)
        end_course(s)
        emit(Event("pirates-entangled", {"ship": called(s, self.ship)}, place_of(s, self.ship), "CSG-SAR-02"))

    def _reef(self, s: State, value: int, emit: EventSink) -> None:
        """CSG-REE-02, CSG-REE-04, CSG-REE-05, CSG-REE-06; CSG-TER-03: masts go, which is no hit."""
        ship = s.ship(self.ship)
        loss = reef_loss(value, built(ship))
        if not loss:
            return
        if loss > standing(ship) and not is_kind(ship, *CREATURES):
            # CSG-TER-03: what may keep a mast is asked for first
            then(s, *mast_savers(s, self.ship, loss), Grounds(self.ship))
            return
        if loss >= standing(ship):
            end_course(s)
        then(s, LoseMasts(self.ship, loss, NOBODY), GoOn(ship.owner, self.ship))

    def _whirlpool(self, s: State) -> None:
        """CSG-WHI-01, CSG-WHI-02: a whirlpool may take her to another one."""
        way = s.way
        if way is None or way.whirled or len(others_of(s, self.tile)) == 0:
            return
        s.way = way._replace(whirled=True)
        then(s, Whirl(s.ship(self.ship).owner, self.ship, self.tile))


@frozen
class Grounds(AutoStep):
    """CSG-REE-05: the reef takes more masts than stand; she does not run aground where one is kept."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        ship = s.ship(self.ship)
        if kept := saved(s, self.ship):
            then(s, LoseMasts(self.ship, standing(ship) - kept, NOBODY, asked=True), GoOn(ship.owner, self.ship))
        else:
            end_course(s)
            run_aground(s, self.ship, emit)


@frozen
class GoOn(Chance[State]):
    """D-MOVE-CONT; CSG-ACT-08: whether a ship that has lost masts on a reef sails the rest of her course.

    Answers:
        ``go-on|stop``: the rest of her course, or no farther.
    """

    seat: int
    ship: int

    open = True
    decline = ("go-on",)

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and len(s.agenda) > 1 and isinstance(s.agenda[-2], CourseStep)

    def moves(self, s: State) -> list[Move]:
        return [self.decline, ("stop",)]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        source = f"ship:{s.names[self.ship]}"
        on = Option(self.decline, "pirates-do-go-on", {}, "sail", source, default=True)
        options = (on, Option(("stop",), "pirates-do-stop", {}, "stop", source))
        return self.decision(s, "pirates-ask-go-on", "CSG-ACT-08", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move != self.decline:
            end_course(s)


@frozen
class Rolled(AutoStep):
    """CSG-SAR-01, CSG-REE-01: the value of a tile until the turn ends."""

    ship: int
    tile: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        tile = s.tiles[self.tile]
        value = max(1, counted(s, s.die, self.ship))
        s.tiles[self.tile] = tile._replace(value=value)
        rule = "CSG-SAR-01" if tile.kind == "sargasso" else "CSG-REE-01"
        emit(Event("pirates-tile-rolled", {"kind": tile.kind, "n": value}, {"tile": self.tile}, rule, quiet=True))


def swallowed(s: State, tile: int) -> list[int]:
    """CSG-FOG-01, CSG-KW-DRA-01: whom this bank overlaps and can hide: neither wrecks nor sea dragons."""
    bank = [water(s.tiles[tile].kind, s.tiles[tile].pose)]
    return [
        number
        for number, ship in s.afloat()
        if ship.lost == NOWHERE
        and Is.WRECK not in ship.state
        and not is_kind(ship, "sea_dragon")
        and overlaps(body(ship), bank)
    ]


def lose_in_fog(s: State, number: int, tile: int, emit: EventSink) -> None:
    """CSG-FOG-01 to CSG-FOG-03: wholly inside at once; her turn ends, and so does a tow."""
    tow_ends(s, number)
    cast_off(s, number)
    s.change(number, lost=tile)
    cast(s, number, "spent")
    emit(Event("pirates-lost", {"ship": called(s, number)}, place_of(s, number), "CSG-FOG-01"))


def run_aground(s: State, number: int, emit: EventSink) -> None:
    """CSG-REE-05: a wreck, nobody's, with all that is aboard."""
    tow_ends(s, number)
    cast_off(s, number)
    ship = s.ship(number)
    s.change(number, masts=0, fire=0, owner=NOBODY, state=(ship.state | Is.WRECK) & ~Is.ENTANGLED, spells=())
    emit(Event("pirates-aground", {"ship": called(s, number)}, place_of(s, number), "CSG-REE-05"))
