"""Chapters 3.3 to 3.5: who begins, and how islands and terrain come to lie on the table."""

from collections.abc import Iterator
from random import Random
from typing import Final

from .....core.agenda import Composed, not_asked, then
from .....core.atoms import Args, Move, Name, Word
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Part, Pick
from .....core.forms import PosePart as Place
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import FULL
from ...geometry.outline import HUNDREDTHS, Pose
from ...questions.setup.legal_places import TURN, Spot, at, ice_number, islands_of, spots, why_not_island, why_not_tile
from ...questions.table.bodies import SHAPES, TERRAIN
from ...questions.table.layout import area, beside, every_other, grid
from ...state import NOWHERE, UNTURNED, Island, State, Tile
from ...tables import DIE

OUTLINES: Final = tuple(str(row["id"]) for row in SHAPES)
KINDS: Final = tuple(TERRAIN)
_TURNS: Final = tuple(range(0, FULL, TURN))
_SORTS: Final = ("normal", "mysterious")
"""CSG-SET-12: what an island may be where both sorts lie on the table."""
_TRIES: Final = 400


@frozen
class RollFirst(AutoStep):
    """CSG-SET-03: the highest die begins; the tied roll again."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        among = list(range(s.setting.seats))
        while len(among) > 1:
            dice = [("d6", DIE) for _ in among]
            rolls = [int(die) for die in fate.throw(*dice, by=among, why=lambda: ("pirates-told-first", {}))]
            for seat, roll in zip(among, rolls, strict=True):
                data = {"seat": seat, "roll": roll, "for": "first"}
                emit(Event("pirates-first-rolled", {"seat": Name(seat), "roll": roll}, data, "CSG-SET-03"))
            among = [seat for seat, roll in zip(among, rolls, strict=True) if roll == max(rolls)]
        s.turn = s.first = among[0]
        emit(Event("pirates-first", {"seat": Name(s.first)}, {"seat": s.first}, "CSG-SET-03"))


def in_turn(s: State, count: int) -> list[int]:
    """CSG-SET-06: who places each of so many, one at a time, the first player first."""
    return [(s.first + i) % s.setting.seats for i in range(count)]


@frozen
class Chart(AutoStep):
    """CSG-SET-06, CSG-SET-14: islands, then terrain: laid out at once, or by hand."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        tiles = int(s.setting.options["terrain"]) * s.setting.seats
        if s.setting.options["layout"] == "hand" and not s.setting.options["deathmatch"]:
            places = [PlaceIsland(seat) for seat in in_turn(s, islands_of(s))]
            then(s, *places, *(NextTile(seat) for seat in in_turn(s, tiles)))
            return
        _islands_by_lot(s, fate)
        for _ in range(tiles):
            _tile_by_lot(s, fate)
        emit(Event("pirates-charted", {"count": len(s.islands)}, rule="CSG-SET-13"))


def _islands_by_lot(s: State, fate: Fate) -> None:
    """CSG-SET-13: points of the grid, each after the first beside one that is taken; CSG-VAR-08: every other point, so
    that homes lie six times L apart."""
    homes = bool(s.setting.options["deathmatch"])
    free = every_other(s.setting.seats) if homes else grid(s.setting.seats)
    taken: list[Spot] = []
    for _ in range(islands_of(s)):
        among = [spot for spot in free if homes or not taken or any(beside(spot, other) for other in taken)]
        spot = among[int(fate.answer("spot", range(len(among))))]
        free.remove(spot)
        taken.append(spot)
        shape = OUTLINES.index(str(fate.answer("outline", OUTLINES)))
        pose = at(spot, int(fate.answer("turned", _TURNS)))
        mixed = s.setting.options["mysterious"] == "mixed"
        _put_island(s, shape, pose, str(fate.answer("sort", _SORTS)) if mixed else _SORTS[0])


def _put_island(s: State, shape: int, pose: Pose, sort: str) -> None:
    """CSG-SET-12: which table a mysterious one has, nobody knows until a ship docks there."""
    mysterious = sort == "mysterious" or s.setting.options["mysterious"] == "all"
    s.islands.append(Island(shape, pose, table=UNTURNED if mysterious else NOWHERE))


def _tile_by_lot(s: State, fate: Fate) -> None:
    """CSG-SET-14 to CSG-SET-17, at a place by lot; nothing where none is found."""
    kind = str(fate.answer("terrain", KINDS))
    rng = Random(int(fate.answer("place", range(1 << 20))))
    found = next(_tiles(s, rng, (kind,)), None)
    if found is not None:
        _put_tile(s, *found)


def _put_tile(s: State, kind: str, pose: Pose) -> None:
    s.tiles.append(Tile(kind, pose, ice_number(s) if kind == "iceberg" else 0))


def _tiles(s: State, rng: Random, kinds: tuple[str, ...]) -> Iterator[tuple[str, Pose]]:
    """Legal places for a tile of one of these kinds, at random; all of the raster where few are found."""
    every = spots(s.setting.seats)
    for _ in range(_TRIES):
        kind, pose = rng.choice(kinds), at(rng.choice(every), rng.choice(_TURNS))
        if why_not_tile(s, kind, pose) is None:
            yield kind, pose
    for spot in every:
        for kind in kinds:
            if why_not_tile(s, kind, at(spot)) is None:
                yield kind, at(spot)


def _islands(s: State, rng: Random) -> Iterator[tuple[int, Pose]]:
    """Legal places for an island, with its shape: first spots of the grid at random, then the whole raster."""
    every = spots(s.setting.seats)
    for spot in rng.sample(grid(s.setting.seats), len(grid(s.setting.seats))):
        shape, pose = rng.randrange(len(SHAPES)), at(spot, rng.choice(_TURNS))
        if why_not_island(s, shape, pose) is None:
            yield shape, pose
    for spot in every:
        if why_not_island(s, 0, at(spot)) is None:
            yield 0, at(spot)


def _box(s: State) -> tuple[int, int, int, int]:
    width, height = area(s.setting.seats)
    return 0, 0, width * HUNDREDTHS, height * HUNDREDTHS


def _first(found: Iterator[Move], most: int) -> list[Move]:
    """The first moves that differ from each other, `most` of them."""
    kept: dict[Move, None] = {}
    for move in found:
        kept[move] = None
        if len(kept) == most:
            break
    return list(kept)


@frozen
class PlaceIsland(Composed[State]):
    """D-ISLAND, CSG-SET-06: an outline, where it lies and how it is turned; normal or mysterious (CSG-SET-12).

    Answers:
        ``island SHAPE X Y HEADING [normal|mysterious]``: an island; of which sort, where both are played with.
    """

    seat: int

    open = True

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        sorts = _SORTS if s.setting.options["mysterious"] == "mixed" else ()
        found = (
            ("island", OUTLINES[shape], pose.x, pose.y, pose.heading, *((rng.choice(sorts),) if sorts else ()))
            for shape, pose in _islands(s, rng)
        )
        return _first(found, most)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if not self._form(s).fits(move):
            return not_asked(move)
        return why_not_island(s, *_island_of(move))

    def _form(self, s: State) -> Form:
        parts: tuple[Part, ...] = (Pick("outline", OUTLINES), Place("pose", _box(s)))
        if s.setting.options["mysterious"] == "mixed":
            parts = (*parts, Pick("sort", _SORTS))
        return Form("island", "pirates-do-island-form", parts)

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-island", {**_place_args(move), "sort": _sort_of(move)}, "island")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "count": islands_of(s) - len(s.islands)}
        forms = (self._form(s),)
        return self.decision(s, "pirates-ask-island", "CSG-SET-06", options, args, turn=self.seat, forms=forms)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        shape, pose = _island_of(move)
        _put_island(s, shape, pose, _sort_of(move))
        data = {"seat": self.seat, "island": len(s.islands) - 1}
        emit(Event("pirates-island-placed", {"seat": Name(self.seat)}, data, "CSG-SET-06"))


def _island_of(move: Move) -> tuple[int, Pose]:
    return OUTLINES.index(str(move[1])), _pose_of(move)


def _sort_of(move: Move) -> str:
    return str(move[5]) if len(move) > 5 else _SORTS[0]


def _pose_of(move: Move) -> Pose:
    return Pose(int(move[2]), int(move[3]), int(move[4]))


def _place_args(move: Move) -> Args:
    """Where something lies, in centimetres from the south-west corner."""
    pose, cm = _pose_of(move), HUNDREDTHS * 10
    return {"what": Word(f"pirates-{str(move[1]).lower()}"), "x": pose.x // cm, "y": pose.y // cm}


@frozen
class NextTile(AutoStep):
    """CSG-SET-17: where no legal place is left the tile is not placed."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if next(_tiles(s, Random(0), KINDS), None) is not None:
            then(s, PlaceTile(self.seat))
        else:
            emit(Event("pirates-no-place", {"seat": Name(self.seat)}, {"seat": self.seat}, "CSG-SET-17"))


@frozen
class PlaceTile(Composed[State]):
    """D-TERRAIN, CSG-SET-14: the kind of a tile, where it lies and how it is turned.

    Answers:
        ``tile TERRAIN X Y HEADING``: a tile.
    """

    seat: int

    open = True

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found = (("tile", kind, pose.x, pose.y, pose.heading) for kind, pose in _tiles(s, rng, KINDS))
        return _first(found, most)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if not self._form(s).fits(move):
            return not_asked(move)
        return why_not_tile(s, str(move[1]), _pose_of(move))

    def _form(self, s: State) -> Form:
        return Form("tile", "pirates-do-tile-form", (Pick("terrain", KINDS), Place("pose", _box(s))))

    def ask(self, s: State) -> Decision:
        options = tuple(Option(move, "pirates-do-tile", _place_args(move), "tile") for move in self.moves(s))
        args: Args = {"seat": Name(self.seat)}
        forms = (self._form(s),)
        return self.decision(s, "pirates-ask-tile", "CSG-SET-14", options, args, turn=self.seat, forms=forms)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        _put_tile(s, str(move[1]), _pose_of(move))
        args: Args = {"seat": Name(self.seat), "what": Word(f"pirates-{move[1]}")}
        data = {"seat": self.seat, "tile": len(s.tiles) - 1}
        emit(Event("pirates-tile-placed", args, data, "CSG-SET-14"))
