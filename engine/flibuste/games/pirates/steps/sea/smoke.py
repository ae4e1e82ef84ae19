"""Chapter 5.12 (SPS-04): smoke, a fog bank that somebody lays, and that goes again."""

from random import Random
from typing import ClassVar, Final

from .....core.agenda import Composed
from .....core.atoms import Args, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form
from .....core.forms import PosePart as PosePart
from .....core.frozen import frozen
from ...geometry.angles import FULL, ahead
from ...geometry.gap import within
from ...geometry.jostle import jostle
from ...geometry.march import TOUCH
from ...geometry.outline import HUNDREDTHS, Outline, Pose, outline, placed
from ...geometry.sight import EXACT
from ...names import called
from ...questions.abilities.active import reachable
from ...questions.table.bodies import body, border, hull, land, measure, solids, water
from ...questions.table.layout import area
from ...state import GONE, NOBODY, NOWHERE, State, Tile
from ..placing.every_step import moved, place_of
from .terrain import lose_in_fog, swallowed

FOG: Final = "fog"


@frozen
class LaySmoke(Composed[State]):
    """CSG-SPS-04: its centre within S of the ship, at any rotation; it touches no island, and no ship that is docked
    at one (`clear`: no ship at all).

    Answers:
        ``smoke X Y HEADING``: where the bank lies.
        ``hold-smoke``: none.
    """

    seat: int
    ship: int
    clear: bool = False

    open = True
    letter: ClassVar[str] = "S"
    lasts: ClassVar[bool] = False

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        ship = s.ship(self.ship)
        (x, y), reach = ship.pose.place, measure(s, self.letter)
        found: list[Move] = []
        for _ in range(8 * most):
            (east, north), far = ahead(rng.randrange(FULL)), reach * (1 + rng.random()) / 2 + 20 * rng.random()
            at = round((x + far * east) * HUNDREDTHS), round((y + far * north) * HUNDREDTHS)
            move: Move = ("smoke", *at, 15 * rng.randrange(24))
            if self.why_not(s, move) is None:
                found.append(move)
            if len(found) >= most - 1:
                break
        return [*found[: most - 1], ("hold-smoke",)]

    def draw(self, s: State, rng: Random, most: int) -> Move:
        return self.candidates(s, rng, 1)[0]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == ("hold-smoke",):
            return None
        if not self._form(s).fits(move):
            return Bar("pirates-barred-smoke", "CSG-SPS-04")
        pose = Pose(int(move[1]), int(move[2]), int(move[3]))
        if not within(body(s.ship(self.ship)), outline([pose.place]), measure(s, self.letter) + EXACT):
            return Bar("pirates-barred-smoke-far", "CSG-SPS-04")
        bank = water(FOG, pose)
        if any(within(bank, land(island.shape, island.pose), TOUCH) for island in s.islands):
            return Bar("pirates-barred-smoke-land", "CSG-SPS-04")
        spared = [ship for _, ship in s.afloat() if ship.lost == NOWHERE and (self.clear or ship.docked != NOWHERE)]
        ships = [] if self.lasts else spared
        if any(within(bank, body(ship), TOUCH) for ship in ships):
            return Bar("pirates-barred-smoke-ship", "CSG-SPS-04")
        return None

    def _form(self, s: State) -> Form:
        width, height = area(s.setting.seats)
        box = (0, 0, width * HUNDREDTHS, height * HUNDREDTHS)
        return Form("smoke", "pirates-do-lay-smoke-form", (PosePart("pose", box),))

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        source = f"ship:{s.names[self.ship]}"
        cm = HUNDREDTHS * 10
        options = tuple(
            Option(
                move,
                f"pirates-do-{'lay-smoke' if len(move) > 1 else 'hold-smoke'}",
                {"x": int(move[1]) // cm, "y": int(move[2]) // cm} if len(move) > 1 else {},
                "smoke",
                source,
                data={"pose": list(move[1:])} if len(move) > 1 else {},
            )
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-smoke", "CSG-SPS-04", options, args, forms=(self._form(s),))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if len(move) > 1:
            pose = Pose(int(move[1]), int(move[2]), int(move[3]))
            lay_smoke(s, self.seat, pose, emit, lasts=self.lasts)


@frozen
class BrewFog(LaySmoke):
    """UT_BREW: a fog bank that lasts, its centre within L; it touches no island."""

    letter = "L"
    lasts = True


def lay_smoke(s: State, seat: int, pose: Pose, emit: EventSink, *, lasts: bool = False) -> None:
    """CSG-SPS-04: a fog bank until this player's next turn, unless it `lasts`; the ships that it overlaps are lost."""
    tile = next((i for i, one in enumerate(s.tiles) if one.kind == GONE), len(s.tiles))
    s.tiles[tile : tile + 1] = [Tile(FOG, pose, smoke=NOBODY if lasts else seat)]
    emit(Event("pirates-smoke", {"seat": Name(seat)}, {"tile": tile, "pose": list(pose)}, "CSG-SPS-04"))
    for number in swallowed(s, tile):
        if reachable(s, number, seat):
            lose_in_fog(s, number, tile, emit)


def clear_smoke(s: State, seat: int, emit: EventSink) -> None:
    """CSG-TRN-02, CSG-SPS-04: the smoke of this player goes."""
    for i, tile in enumerate(s.tiles):
        if tile.smoke == seat:
            lift_fog(s, i, emit)


def lift_fog(s: State, tile: int, emit: EventSink) -> None:
    """CSG-FOG-09: a fog bank goes; ships that were lost in it are found, and pushed apart where they overlap, the
    lowest number first."""
    s.tiles[tile] = s.tiles[tile]._replace(kind=GONE, smoke=NOBODY)
    emit(Event("pirates-fog-lifts", {}, {"tile": tile}, "CSG-FOG-09"))
    for number, ship in list(s.afloat()):
        if ship.lost == tile:
            s.change(number, lost=NOWHERE)
            moved(s, number, _free(s, number))
            emit(Event("pirates-found", {"ship": called(s, number)}, place_of(s, number), "CSG-FOG-09"))


def _free(s: State, number: int) -> Pose:
    """CSG-FOG-09: pushed out of all that she overlaps."""
    ship = s.ship(number)
    outlines: list[Outline] = solids(s, number)[1]
    push = jostle(placed(hull(ship.card), ship.pose), outlines, border(s), float("inf"))
    return ship.pose.shifted(push) if push is not None else ship.pose
