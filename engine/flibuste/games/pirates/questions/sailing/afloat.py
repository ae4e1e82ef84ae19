"""Chapters 5.1 and 5.4 (GEO, MOV): a ship afloat, and the waters that she moves among."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from ...geometry.angles import FULL
from ...geometry.march import Area
from ...geometry.outline import Outline, Pose
from ...state import NOWHERE, Is, Island, Ship, Spell, State, Tile
from ..abilities.ability import Trait
from ..abilities.active import Active, of_ship
from ..table.bodies import Coast, border, coast, is_kind, lying, water

TROUBLE: Final = ("fog", "sargasso", "reef", "whirlpool")
"""CSG-GEO-20: the terrain that a ship comes upon; icebergs are solid."""
MOST_TURN: Final = 90
"""CSG-MOV-03: degrees before each segment."""
_NO_POSE: Final = Pose(0, 0, 0)


class Afloat:
    """A ship as a question about her finds her. Whoever asks for a course makes one and hands it down; it holds for as
    long as nothing moves.

    `active`: what she can do; `turns`: whether she turns before she sails a segment; `most_turn`: by how many degrees a
    segment may lead aside (CSG-MOV-03); `passes`: what does not stop her, by the kinds of places; `meets`: the kinds of
    terrain that trouble her.
    """

    __slots__ = ("_waters", "active", "meets", "most_turn", "number", "passes", "s", "ship", "turns")

    def __init__(self, s: State, number: int, sea: "Waters | None" = None) -> None:
        self.s: Final = s
        self.number: Final = number
        self.ship: Final = s.ship(number)
        self.active, self.passes, self.meets, self.most_turn, self.turns = _manner(self.ship)
        self._waters = sea

    @property
    def waters(self) -> "Waters":
        """What she moves among, unless other waters were named."""
        if self._waters is None:
            self._waters = waters(self.s, self.number, self.ship.tows, self.passes, self.meets)
        return self._waters


class _Manner(NamedTuple):
    """How a ship sails, as `Afloat` says it."""

    active: Active
    passes: tuple[str, ...]
    meets: tuple[str, ...]
    most_turn: int
    turns: bool


def _manner(ship: Ship) -> _Manner:
    return _manner_of(ship.card, ship.hold, ship.off, int(ship.state), ship.spells)


@lru_cache(maxsize=1024)
def _manner_of(card: str, hold: tuple[int, ...], off: frozenset[int], state: int, spells: tuple[Spell, ...]) -> _Manner:
    ship = Ship(card, 0, 0, _NO_POSE, 0, hold=hold, off=off, state=Is(state), spells=spells)
    active, titan = of_ship(ship), is_kind(ship, "titan")
    # CSG-KW-WIN-01, CSG-KW-TIT-02
    most_turn = FULL // 2 if titan or active.has(Trait.CATCHES_WIND) else MOST_TURN
    return _Manner(active, _passes(ship, active), _meets(ship, active), most_turn, not titan)


def _passes(ship: Ship, active: Active) -> tuple[str, ...]:
    """Islands under a titan (CSG-KW-TIT-03), everything but the border for an intangible one (CSG-KW-GHO-02), icebergs
    for whom terrain does not matter (CSG-TER-01)."""
    if Is.INTANGIBLE in ship.state:
        return ("island", "ship", "tile")
    found = ("island",) if is_kind(ship, "titan") else ()
    return (*found, "tile") if active.has(Trait.IGNORES_ICE) else found


def _meets(ship: Ship, active: Active) -> tuple[str, ...]:
    """CSG-TER-01, CSG-TER-02, CSG-KW-ICE-01, CSG-KW-GHO-02: an icebreaker enters whirlpools if she likes."""
    if is_kind(ship, "sea_dragon") or Is.INTANGIBLE in ship.state:
        return ()
    if not active.has(Trait.IGNORES_TERRAIN):
        return TROUBLE
    return ("whirlpool",) if active.has(Trait.BREAKS_ICE) else ()


@dataclass(frozen=True, slots=True, eq=False)
class Waters:
    """What a ship moves among: all that can stop her, by place and outline, and the terrain that can trouble her. It is
    known by itself, not by what is in it."""

    places: tuple[str, ...]
    solids: tuple[Outline, ...]
    tiles: tuple[int, ...]
    terrain: tuple[Outline, ...]
    area: Area | None


Others = tuple[tuple[int, str, Pose], ...]
Tiles = tuple[tuple[int, str, Pose], ...]


def waters(s: State, number: int, tows: int, passes: tuple[str, ...], meets: tuple[str, ...]) -> Waters:
    """CSG-GEO-14: islands, icebergs and other ships, unless she passes through them. Neither lost ships nor what she
    tows stop her."""
    area, others = border(s), s.ships[:]
    others[number] = None
    last, manner = _last.get(number), (tows, passes, meets, area)
    # lists of the same things are told apart from others at once
    if (
        last is not None
        and last.others == others
        and last.islands == s.islands
        and last.tiles == s.tiles
        and last.manner == manner
    ):
        return last.sea
    ships = tuple(
        [
            (i, other.card, other.pose)
            for i, other in enumerate(others)
            if other is not None and i != tows and other.lost == NOWHERE and other.tows != number
        ]
    )
    tiles: Tiles = ()
    kinds: tuple[str, ...] = ()
    if s.tiles:
        kinds = meets
        tiles = tuple([(i, tile.kind, tile.pose) for i, tile in enumerate(s.tiles)])
    sea = _waters(coast(s), ships, tiles, passes, kinds, area)
    _last[number] = _Last(others, s.islands[:], s.tiles[:], manner, sea)
    return sea


class _Last(NamedTuple):
    """The waters that a ship was last found in, and all that they follow from."""

    others: list[Ship | None]
    islands: list[Island]
    tiles: list[Tile]
    manner: tuple[int, tuple[str, ...], tuple[str, ...], Area | None]
    sea: Waters


_last: Final[dict[int, _Last]] = {}
"""By the number of the ship: between an order's thought and its end she alone has moved."""


@lru_cache(maxsize=256)
def _waters(
    shore: Coast, ships: Others, tiles: Tiles, passes: tuple[str, ...], kinds: tuple[str, ...], area: Area | None
) -> Waters:
    places: list[str] = []
    solids: list[Outline] = []
    if "island" not in passes:
        places += shore.places
        solids += shore.solids
    if "ship" not in passes:
        places += [f"ship:{i}" for i, _, _ in ships]
        solids += [lying(card, pose) for _, card, pose in ships]
    if "tile" not in passes:
        places += [f"tile:{i}" for i, kind, _ in tiles if kind == "iceberg"]
        solids += [water(kind, pose) for _, kind, pose in tiles if kind == "iceberg"]
    wet = [(i, water(kind, pose)) for i, kind, pose in tiles if kind in kinds] if kinds else []
    return Waters(
        tuple(places), tuple(solids), tuple([i for i, _ in wet]), tuple([outline for _, outline in wet]), area
    )
