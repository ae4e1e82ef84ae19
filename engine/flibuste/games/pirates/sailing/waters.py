"""Chapters 5.1 and 5.4 (GEO, MOV): what a ship moves among, and how far a straight move gets.

The same segment is asked for again and again: when it is thought of, tried, and sailed. So what was worked out is kept
for as long as nothing has moved.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from ..abilities.ability import Trait
from ..abilities.active import active, latent, of_ship
from ..geometry.angles import ahead
from ..geometry.jostle import MOST, jostle
from ..geometry.march import BORDER, Area, first_overlap, march, passed, stays
from ..geometry.outline import Outline, Pose, placed, point_at
from ..state import NOWHERE, Is, Island, Ship, Spell, State, Tile
from .sea import Coast, border, coast, hull, is_kind, lying, middle_of, water

TROUBLE: Final = ("fog", "sargasso", "reef", "whirlpool")
"""CSG-GEO-20: the terrain that a ship comes upon; icebergs are solid."""
_NO_POSE: Final = Pose(0, 0, 0)
_STILL: Final = (0.0, 0.0)
BOW_PUSH: Final = 25.0
"""CSG-VAR-04: how far a ship that turns about her bow tip may be pushed aside, in millimetres."""


class Leg(NamedTuple):
    """Where a segment ends: `way` in millimetres; `by`: the places of what stopped it (``island:2``, ``ship:5``,
    ``border``); `met`: terrain on the way, in the order in which it is met, with the way to it."""

    pose: Pose
    way: float
    by: tuple[str, ...]
    met: tuple[tuple[int, float], ...]


def passes(s: State, number: int) -> tuple[str, ...]:
    """What does not stop this ship, by the kinds of places: islands under a titan (CSG-KW-TIT-03), everything but the
    border for an intangible one (CSG-KW-GHO-02), icebergs for whom terrain does not matter (CSG-TER-01)."""
    return _manner(s.ship(number)).passes


def _passes(ship: Ship) -> tuple[str, ...]:
    if Is.INTANGIBLE in ship.state:
        return ("island", "ship", "tile")
    found = ("island",) if is_kind(ship, "titan") else ()
    return (*found, "tile") if of_ship(ship).has(Trait.IGNORES_ICE) else found


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


def waters(s: State, number: int, free: tuple[str, ...] | None = None) -> Waters:
    """CSG-GEO-14: islands, icebergs and other ships, unless she passes through them: `free`, or what she `passes` on a
    march. Neither lost ships nor what she tows stop her."""
    ship = s.ship(number)
    tows, manner = ship.tows, _manner(ship)
    if free is None:
        free = manner.passes
    area, others = border(s), s.ships[:]
    others[number] = None
    last = _last.get(number)
    # lists of the same things are told apart from others at once
    if (
        last is not None
        and last.others == others
        and last.islands == s.islands
        and last.tiles == s.tiles
        and last.manner == (tows, free, manner.meets, area)
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
        kinds = manner.meets
        tiles = tuple([(i, tile.kind, tile.pose) for i, tile in enumerate(s.tiles)])
    sea = _waters(coast(s), ships, tiles, free, kinds, area)
    _last[number] = _Last(others, s.islands[:], s.tiles[:], (tows, free, manner.meets, area), sea)
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
    shore: Coast, ships: Others, tiles: Tiles, free: tuple[str, ...], kinds: tuple[str, ...], area: Area | None
) -> Waters:
    places: list[str] = []
    solids: list[Outline] = []
    if "island" not in free:
        places += shore.places
        solids += shore.solids
    if "ship" not in free:
        places += [f"ship:{i}" for i, _, _ in ships]
        solids += [lying(card, pose) for _, card, pose in ships]
    if "tile" not in free:
        places += [f"tile:{i}" for i, kind, _ in tiles if kind == "iceberg"]
        solids += [water(kind, pose) for _, kind, pose in tiles if kind == "iceberg"]
    wet = [(i, water(kind, pose)) for i, kind, pose in tiles if kind in kinds] if kinds else []
    return Waters(
        tuple(places), tuple(solids), tuple([i for i, _ in wet]), tuple([outline for _, outline in wet]), area
    )


def troubling(s: State, number: int) -> tuple[str, ...]:
    """CSG-TER-01, CSG-TER-02, CSG-KW-ICE-01, CSG-KW-GHO-02: the kinds of terrain that a ship meets; an icebreaker
    enters whirlpools if she likes."""
    return _manner(s.ship(number)).meets


def _meets(ship: Ship) -> tuple[str, ...]:
    if is_kind(ship, "sea_dragon") or Is.INTANGIBLE in ship.state:
        return ()
    abilities = of_ship(ship)
    if not abilities.has(Trait.IGNORES_TERRAIN):
        return TROUBLE
    return ("whirlpool",) if abilities.has(Trait.BREAKS_ICE) else ()


class _Manner(NamedTuple):
    """How a ship sails: what she `passes`, and the terrain that she `meets` (`troubling`)."""

    passes: tuple[str, ...]
    meets: tuple[str, ...]


def _manner(ship: Ship) -> _Manner:
    return _manner_of(ship.card, ship.hold, ship.off, int(ship.state), ship.spells)


@lru_cache(maxsize=1024)
def _manner_of(card: str, hold: tuple[int, ...], off: frozenset[int], state: int, spells: tuple[Spell, ...]) -> _Manner:
    ship = Ship(card, 0, 0, _NO_POSE, 0, hold=hold, off=off, state=Is(state), spells=spells)
    return _Manner(_passes(ship), _meets(ship))


def spared(s: State, number: int, at: Pose, heading: int, way: float) -> bool:
    """CSG-TER-01, CSG-INF-05: whether a march leads over terrain that nothing but hidden crew of hers keeps off."""
    ship = s.ship(number)
    if Is.INTANGIBLE in ship.state or not s.tiles or not latent(s, number, Trait.IGNORES_TERRAIN):
        return False
    kinds = (*TROUBLE, "iceberg") if active(s, number).has(Trait.IGNORES_ICE) else TROUBLE
    start, along = placed(hull(ship.card), at), ahead(heading)
    found = (water(tile.kind, tile.pose) for tile in s.tiles if tile.kind in kinds)
    return any(first_overlap(start, along, way, tile) < inf for tile in found)


def turned(s: State, ship: Ship, at: Pose, heading: int, sea: Waters) -> Pose | None:
    """CSG-GEO-16, CSG-GEO-17: on the spot, pushed aside where there is no room; CSG-VAR-04: about the bow tip where
    that is the option. None where the push is not enough."""
    if heading == at.heading:
        return at
    return spun(ship.card, at, heading, bool(s.setting.options["bow_pivot"]), sea)


@lru_cache(maxsize=256)
def spun(card: str, at: Pose, heading: int, by_the_bow: bool, sea: Waters) -> Pose | None:
    """CSG-GEO-16, CSG-GEO-17: the same of any ship of this card."""
    there = at._replace(heading=heading)
    if by_the_bow:
        tip = (max(a for a, _ in hull(card)), 0.0)
        (x, y), (u, v) = point_at(tip, at), point_at(tip, there)
        there = there.shifted((x - u, y - v))
    middle, radius = middle_of(card, there)
    inside = sea.area is None or stays(middle, radius, _STILL, 0.0, sea.area)
    if inside and not passed(middle, radius, _STILL, 0.0, sea.solids):
        return there
    push = jostle(lying(card, there), sea.solids, sea.area, BOW_PUSH if by_the_bow else MOST)
    return there.shifted(push) if push is not None else None


def run(ship: Ship, at: Pose, heading: int, far: float, sea: Waters) -> Leg:
    """CSG-GEO-18, CSG-GEO-19, CSG-GEO-20, CSG-MOV-05, CSG-MOV-06: a march from there, without a turn; islands and ships
    stop it, whichever side touches. Terrain that she overlaps from the start is not met (CSG-SAR-03, CSG-REE-03)."""
    return _run(ship.card, at, heading, far, sea)


@lru_cache(maxsize=256)
def _run(card: str, at: Pose, heading: int, far: float, sea: Waters) -> Leg:
    way, (middle, radius) = ahead(heading), middle_of(card, at)
    dry = passed(middle, radius, way, far, sea.solids)
    wet = passed(middle, radius, way, far, sea.terrain) if sea.terrain else ()
    if not dry and not wet and (sea.area is None or stays(middle, radius, way, far, sea.area)):
        return Leg(at.shifted((way[0] * far, way[1] * far)), far, (), ())
    body = lying(card, at)
    stop = march(body, way, far, [sea.solids[i] for i in dry], sea.area)
    found = [(first_overlap(body, way, far, sea.terrain[i]), sea.tiles[i]) for i in wet]
    met = tuple((i, t) for t, i in sorted(found) if t <= stop.way and t < inf)
    by = tuple("border" if i == BORDER else sea.places[dry[i]] for i in stop.by)
    return Leg(at.shifted((way[0] * stop.way, way[1] * stop.way)), stop.way, by, met)
