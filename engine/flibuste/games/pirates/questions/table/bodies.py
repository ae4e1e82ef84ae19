"""Chapter 5.1 (GEO): the bodies of what lies on the table, and who touches whom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil, hypot
from typing import Any, Final

from ...geometry.angles import Vector
from ...geometry.gap import around, gap, near, within
from ...geometry.march import TOUCH, Area
from ...geometry.outline import HUNDREDTHS, Outline, Pose, laid, local_outline, point_at, put_down
from ...geometry.sight import EXACT
from ...state import NOWHERE, Is, Ship, State
from ...tables import DATA, MEASURES
from .cards import Piece, pieces
from .layout import area

_CLASSES: Final[Mapping[str, Mapping[str, Any]]] = DATA["geometry"]["classes"]
SHAPES: Final[Sequence[Mapping[str, Any]]] = DATA["islands"]["shapes"]
TERRAIN: Final[Mapping[str, Mapping[str, Any]]] = {row["id"]: row for row in DATA["terrain"]}
CREATURES: Final = ("sea_monster", "sea_dragon", "titan")
_DEEP: Final = int(Is.SUBMERGED | Is.INTANGIBLE)


def card(ship: Ship) -> Piece:
    return pieces()[ship.card]


@cache
def build(name: str) -> Mapping[str, Any]:
    """The body class of a ship's card: hull, bow, stern point, mast points."""
    return _CLASSES[pieces()[name].card["class"]]


@cache
def _points(name: str, part: str) -> tuple[Vector, ...]:
    return tuple((float(a), float(b)) for a, b in build(name)[part])


def hull(name: str) -> tuple[Vector, ...]:
    """CSG-GEO-06: local points (ahead, starboard) in millimetres, of a card."""
    return _points(name, "hull")


def bow(name: str) -> tuple[Vector, ...]:
    """CSG-GEO-07; empty for a flotilla, which has none."""
    return _points(name, "bow")


@cache
def stern_point(name: str) -> Vector:
    """CSG-GEO-07: where her stern ends, from the middle of the hull."""
    a, b = build(name)["stern_point"]
    return float(a), float(b)


@cache
def blades(name: str) -> tuple[tuple[Vector, ...], ...]:
    """CSG-GEO-09, CSG-KW-SWI-01: local points of the blades of a switchblade."""
    return tuple(tuple((float(a), float(b)) for a, b in blade) for blade in build(name).get("blades", ()))


@cache
def _local(name: str, part: str) -> Outline:
    return local_outline(_points(name, part))


@lru_cache(maxsize=1024)
def _body(name: str, part: str, pose: Pose) -> Outline:
    return put_down(_local(name, part), pose)


def lying(card: str, pose: Pose) -> Outline:
    """The body of a ship of this card that lies there."""
    return _body(card, "hull", pose)


def middle_of(card: str, pose: Pose) -> tuple[Vector, float]:
    """The middle of that body, and the radius of the circle round it."""
    _, local, radius = _local(card, "hull")
    return point_at(local, pose), radius


def body(ship: Ship) -> Outline:
    return _body(ship.card, "hull", ship.pose)


def bow_of(ship: Ship) -> Outline | None:
    return _body(ship.card, "bow", ship.pose) if bow(ship.card) else None


def zone_of(card: str, pose: Pose) -> Outline:
    """CSG-DOC-01, CSG-DOC-04: what a ship that lies there docks with: her bow, or all of her where she has none."""
    return _body(card, "bow" if bow(card) else "hull", pose)


@lru_cache(maxsize=1024)
def land(shape: int, pose: Pose) -> Outline:
    """The outline of an island."""
    return laid([(float(e), float(n)) for e, n in SHAPES[shape]["poly"]], pose)


@lru_cache(maxsize=1024)
def water(kind: str, pose: Pose) -> Outline:
    """The outline of a tile of terrain."""
    return laid([(float(e), float(n)) for e, n in TERRAIN[kind]["poly"]], pose)


def is_kind(ship: Ship, *keywords: str) -> bool:
    """Whether one of these keywords is printed on the hull (CSG-ABL-06: it is never switched off)."""
    return not _kinds(ship.card).isdisjoint(keywords)


@cache
def _kinds(name: str) -> frozenset[str]:
    return frozenset(pieces()[name].keywords)


def measure(s: State, letter: str) -> float:
    """CSG-GEO-02, CSG-GEO-29: S, L, 2S or 2L in millimetres."""
    return _measure(s.setting.options["scale"], letter)


@cache
def _measure(scale: str, letter: str) -> float:
    short, long = MEASURES[scale]
    one = float(short if letter[-1] == "S" else long)
    return 2 * one if letter[0] == "2" else one


def border(s: State) -> Area | None:
    """CSG-GEO-14; None where the earth is round (CSG-VAR-03)."""
    return None if s.setting.options["edge"] == "round" else _table(s.setting.seats)


@cache
def _table(seats: int) -> Area:
    width, height = area(seats)
    return Area(0.0, 0.0, float(width), float(height))


def solids(s: State, mover: int) -> tuple[list[str], list[Outline]]:
    """CSG-GEO-14: what stops this ship, by its place (``island:2``, ``ship:5``, ``tile:0``) and outline. Neither lost
    ships nor what she tows are solid."""
    ship = s.ship(mover)
    found = [
        (f"ship:{number}", body(other))
        for number, other in enumerate(s.ships)
        if other is not None and number not in (mover, ship.tows) and other.lost == NOWHERE and other.tows != mover
    ]
    ice = [(f"tile:{i}", water(tile.kind, tile.pose)) for i, tile in enumerate(s.tiles) if tile.kind == "iceberg"]
    shore, others = coast(s), [*found, *ice]
    return (
        [*shore.places, *(place for place, _ in others)],
        [*shore.solids, *(outline for _, outline in others)],
    )


@dataclass(frozen=True, slots=True, eq=False)
class Coast:
    """The islands, by place and outline. It is known by itself, not by what is in it."""

    places: tuple[str, ...]
    solids: tuple[Outline, ...]


def coast(s: State) -> Coast:
    return _coast(tuple([(island.shape, island.pose) for island in s.islands]))


@lru_cache(maxsize=64)
def _coast(islands: tuple[tuple[int, Pose], ...]) -> Coast:
    return Coast(tuple(f"island:{i}" for i in range(len(islands))), tuple(land(shape, pose) for shape, pose in islands))


def touching(s: State, number: int) -> tuple[int, ...]:
    """CSG-GEO-12: the ships that touch this one, lost ones excepted."""
    ship = s.ship(number)
    if ship.lost != NOWHERE:
        return ()
    name, pose = ship.card, ship.pose
    reach, (x, y, _) = reach_of(name), pose
    far = reach + _farthest()
    found: list[int] = []
    for other, vessel in enumerate(s.ships):
        if vessel is None or other == number:
            continue
        u, v, _ = vessel.pose
        # most are far away, which is seen at once
        if not (-far <= u - x <= far and -far <= v - y <= far) or vessel.lost != NOWHERE:
            continue
        most = reach + reach_of(vessel.card)
        if (u - x) * (u - x) + (v - y) * (v - y) <= most * most and _touch(name, pose, vessel.card, vessel.pose):
            found.append(other)
    return tuple(found)


@cache
def _farthest() -> int:
    """The longest `reach_of` of all ships."""
    return max(reach_of(piece.id) for piece in pieces().values() if piece.kind == "ship")


@cache
def reach_of(name: str) -> int:
    """How far from her reference point a ship of this card could be touched, in hundredths of a millimetre."""
    return ceil((max(hypot(a, b) for a, b in hull(name)) + TOUCH) * HUNDREDTHS)


@cache
def reach_of_land(shape: int) -> int:
    """How far from its reference point an island of this shape could be touched, in hundredths of a millimetre."""
    return ceil((max(hypot(e, n) for e, n in SHAPES[shape]["poly"]) + TOUCH) * HUNDREDTHS)


@cache
def farthest_land() -> int:
    """The longest `reach_of_land` of all islands."""
    return max(map(reach_of_land, range(len(SHAPES))))


@lru_cache(maxsize=1024)
def _touch(name: str, at: Pose, other_name: str, there: Pose) -> bool:
    return within(lying(name, at), lying(other_name, there), TOUCH)


def bow_touches(s: State, number: int, other: int) -> bool:
    """CSG-GEO-12: bow contact of the first with the body of the other."""
    ship, other_ship = s.ship(number), s.ship(other)
    return ship.lost == other_ship.lost == NOWHERE and _bow_touches(
        ship.card, ship.pose, other_ship.card, other_ship.pose
    )


@lru_cache(maxsize=1024)
def _bow_touches(name: str, at: Pose, other_name: str, there: Pose) -> bool:
    return bool(bow(name)) and within(_body(name, "bow", at), lying(other_name, there), TOUCH)


def distance(a: Outline, b: Outline) -> float:
    """CSG-GEO-11: dist(A, B) in millimetres."""
    return max(0.0, gap(a, b))


def within_reach(s: State, number: int, other: int, letter: str) -> bool:
    """CSG-GEO-13: body to body."""
    return within(body(s.ship(number)), body(s.ship(other)), measure(s, letter) + EXACT)


def distance_to_island(s: State, number: int, island: int) -> float:
    """CSG-GEO-11: in millimetres."""
    shore = s.islands[island]
    return distance(body(s.ship(number)), land(shore.shape, shore.pose))


def nearest_island(s: State, at: Outline, among: Sequence[int]) -> int:
    """CSG-GEO-23: by distance; ties to the lower number. NOWHERE where there is none."""
    return min(
        among,
        key=lambda i: (distance(at, land(s.islands[i].shape, s.islands[i].pose)), i),
        default=NOWHERE,
    )


def overlaps(shape: Outline, others: Sequence[Outline]) -> bool:
    return any(near(shape, other, 0.0) and gap(shape, other) < 0 for other in around(shape, others, 0.0))


def standing(ship: Ship) -> int:
    """CSG-HSE-02: m, the masts that stand, fire masts among them."""
    return ship.masts.bit_count()


def built(ship: Ship) -> int:
    """CSG-HSE-02: m0, the masts when she was built; of a flotilla its flags."""
    row = card(ship).card
    return int(row.get("flags") or row["masts"])


def derelict(ship: Ship) -> bool:
    """CSG-DER-01: no mast stands; galleys (CSG-KW-GAL-01), creatures and flotillas never are."""
    return not ship.masts and not is_kind(ship, "galley", "flotilla", *CREATURES)


def submerged(ship: Ship) -> bool:
    return Is.SUBMERGED in ship.state


def at_hand(ship: Ship) -> bool:
    """Neither lost, nor submerged, nor a wreck: who can do more than move. CSG-KW-GHO-02, CSG-ACT-05: what is
    intangible shoots, boards and explores what it touches."""
    return ship.lost == NOWHERE and not submerged(ship) and Is.WRECK not in ship.state


def on_table(ship: Ship) -> bool:
    """Neither lost, nor submerged, nor intangible: what others can touch in earnest (CSG-FOG-03, CSG-KW-MON-02)."""
    # as a whole number, of which the set of some is made much faster
    return ship.lost == NOWHERE and not int(ship.state) & _DEEP and Is.WRECK not in ship.state
