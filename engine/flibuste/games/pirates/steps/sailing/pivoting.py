"""Chapter 5.4 (PIV): galleys, schooners and longships swing about their stern at the end of a move."""

from random import Random
from typing import Final

from .....core.agenda import Chance, Composed
from .....core.atoms import Args, Json, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Pick, Whole
from .....core.frozen import frozen
from ...geometry.angles import FULL
from ...geometry.outline import Pose
from ...geometry.pivot import pivot
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active
from ...questions.sailing.afloat import Afloat, waters
from ...questions.sailing.pins import pinned
from ...questions.table.bodies import derelict, hull, stern_point
from ...state import NOWHERE, Is, State
from ..placing.every_step import moved, place_of

_FAST: Final = Is.ENTANGLED | Is.WRECK
SENSES = {"clockwise": 1, "anticlockwise": -1}


def swung(s: State, number: int, heading: int, sense: str) -> Pose:
    """CSG-PIV-02: as far as there is room; CSG-KW-GHO-02: only marches lead through ships and islands."""
    afloat = Afloat(s, number)
    ship, sea = afloat.ship, afloat.waters
    if Is.INTANGIBLE in ship.state:
        sea = waters(s, number, ship.tows, (), afloat.meets)
    return pivot(hull(ship.card), stern_point(ship.card), ship.pose, heading, SENSES[sense], sea.solids, sea.area)


@frozen
class Pivots(Composed[State], Chance[State]):
    """D-PIVOT; CSG-PIV-01 to CSG-PIV-03: to any heading, either way round, or not.

    Answers:
        ``swing HEADING clockwise|anticlockwise``: to this heading, or as far as there is room.
        ``steady``: no pivot.
    """

    seat: int
    ship: int

    open = True
    offered = 5
    decline = ("steady",)

    def is_available(self, s: State) -> bool:
        ship = s.ships[self.ship]
        if ship is None or ship.lost != NOWHERE or ship.state & _FAST:
            return False
        if s.setting.narrow and (derelict(ship) or pinned(s, self.ship)):
            return False
        return active(s, self.ship).has(Trait.PIVOTS)

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        heading = s.ship(self.ship).pose.heading
        turns = [90, 45, 135, 180, 30, 60]
        swings: list[Move] = []
        for by in turns:
            swings += [("swing", (heading + by) % FULL, "clockwise"), ("swing", (heading - by) % FULL, "anticlockwise")]
        return [self.decline, *swings][:most]

    def draw(self, s: State, rng: Random, most: int) -> Move:
        return rng.choice(self.candidates(s, rng, most)) if rng.randrange(2) else self.decline

    def _form(self) -> Form:
        return Form(
            "swing",
            "pirates-do-swing-to",
            (Whole("heading", 0, FULL - 1, "degree"), Pick("sense", tuple(SENSES))),
        )

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == self.decline or self._form().fits(move):
            return None
        return Bar("pirates-barred-swing", "CSG-PIV-02")

    def trace(self, s: State, move: Move) -> Json:
        bar = self.why_not(s, move)
        pose = None if bar or len(move) < 2 else list(swung(s, self.ship, int(move[1]), str(move[2])))
        return {"bar": bar and bar.to_json(), "pose": pose}

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        source = f"ship:{s.names[self.ship]}"
        options = tuple(
            Option(move, "pirates-do-swing", {"heading": move[1], "sense": str(move[2])}, "swing", source)
            if len(move) > 1
            else Option(move, "pirates-do-hold-heading", {}, "steady", source, default=True)
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-pivot", "CSG-PIV-01", options, args, forms=(self._form(),))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        moved(s, self.ship, swung(s, self.ship, int(move[1]), str(move[2])))
        emit(Event("pirates-swung", {"ship": called(s, self.ship)}, place_of(s, self.ship), "CSG-PIV-02"))
