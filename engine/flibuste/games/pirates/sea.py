"""Chapter 5.1 (GEO): the bodies of what lies on the table, and who touches whom."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from .cards import Piece, pieces
from .geometry.angles import Vector
from .geometry.gap import apart, gap, within
from .geometry.march import TOUCH, Area
from .geometry.outline import Outline, Pose, laid, placed
from .geometry.sight import EXACT
from .layout import area
from .state import NOWHERE, Is, Ship, State
from .tables import DATA, MEASURES

_CLASSES: Final[Mapping[str, Mapping[str, Any]]] = DATA["geometry"]["classes"]
SHAPES: Final[Sequence[Mapping[str, Any]]] = DATA["islands"]["shapes"]
TERRAIN: Final[Mapping[str, Mapping[str, Any]]] = {row["id"]: row for row in DATA["terrain"]}
CREATURES: Final = ("sea_monster", "sea_dragon", "titan")
_DEEP: Final = Is.SUBMERGED | Is.INTANGIBLE


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
    """CSG-GEO-07"""
    a, b = build(name)["stern_point"]
    return float(a), float(b)


@cache
def blades(name: str) -> tuple[tuple[Vector, ...], ...]:
    """CSG-GEO-09, CSG-KW-SWI-01: local points of the blades of a switchblade."""
    return tuple(tuple((float(a), float(b)) for a, b in blade) for blade in build(name).get("blades", ()))


@lru_cache(maxsize=8192)
def _body(name: str, part: str, pose: Pose) -> Outline:
    return placed(_points(name, part), pose)


def body(ship: Ship) -> Outline:
    return _body(ship.card, "hull", ship.pose)


def bow_of(ship: Ship) -> Outline | None:
    return _body(ship.card, "bow", ship.pose) if bow(ship.card) else None


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
    return any(word in keywords for word in card(ship).keywords)


def measure(s: State, letter: str) -> float:
    """CSG-GEO-02: S or L in millimetres."""
    short, long = MEASURES[s.setting.options["scale"]]
    return float(short if letter == "S" else long)


def border(s: State) -> Area | None:
    """CSG-GEO-14; None where the earth is round (CSG-VAR-03)."""
    if s.setting.options["edge"] == "round":
        return None
    width, height = area(s.setting.seats)
    return Area(0.0, 0.0, float(width), float(height))


def solids(s: State, mover: int) -> tuple[list[str], list[Outline]]:
    """CSG-GEO-14: what stops this ship, by its place (``island:2``, ``ship:5``, ``tile:0``) and outline. Neither lost
    ships nor what she tows are solid."""
    ship = s.ship(mover)
    places, outlines = list[str](), list[Outline]()
    for i, island in enumerate(s.islands):
        places.append(f"island:{i}")
        outlines.append(land(island.shape, island.pose))
    for number, other in s.afloat():
        if number not in (mover, ship.tows) and other.lost == NOWHERE and other.tows != mover:
            places.append(f"ship:{number}")
            outlines.append(body(other))
    for i, tile in enumerate(s.tiles):
        if tile.kind == "iceberg":
            places.append(f"tile:{i}")
            outlines.append(water(tile.kind, tile.pose))
    return places, outlines


def touching(s: State, number: int) -> tuple[int, ...]:
    """CSG-GEO-12: the ships that touch this one, lost ones excepted."""
    there = tuple((i, ship.card, ship.pose) for i, ship in enumerate(s.ships) if ship is not None and ship.lost < 0)
    return _contacts(there).get(number, ())


@lru_cache(maxsize=256)
def _contacts(there: tuple[tuple[int, str, Pose], ...]) -> Mapping[int, tuple[int, ...]]:
    """Of ships by number, card and pose: who touches whom; those that touch nobody are left out."""
    found = dict[int, tuple[int, ...]]()
    bodies = [(number, _body(name, "hull", pose)) for number, name, pose in there]
    for i, (one, a) in enumerate(bodies):
        for two, b in bodies[i + 1 :]:
            if within(a, b, TOUCH):
                found[one] = (*found.get(one, ()), two)
                found[two] = (*found.get(two, ()), one)
    return found


def bow_touches(s: State, number: int, other: int) -> bool:
    """CSG-GEO-12: bow contact of the first with the body of the other."""
    one, two = s.ship(number), s.ship(other)
    tip = bow_of(one)
    return tip is not None and one.lost == two.lost == NOWHERE and within(tip, body(two), TOUCH)


def distance(a: Outline, b: Outline) -> float:
    """CSG-GEO-11: dist(A, B) in millimetres."""
    return max(0.0, gap(a, b))


def within_reach(s: State, number: int, other: int, letter: str) -> bool:
    """CSG-GEO-13: body to body."""
    return within(body(s.ship(number)), body(s.ship(other)), measure(s, letter) + EXACT)


def distance_to_island(s: State, number: int, island: int) -> float:
    """CSG-GEO-11: in millimetres."""
    one = s.islands[island]
    return distance(body(s.ship(number)), land(one.shape, one.pose))


def nearest_island(s: State, at: Outline, among: Sequence[int]) -> int:
    """CSG-GEO-23: by distance; ties to the lower number. NOWHERE where there is none."""
    return min(
        among,
        key=lambda i: (distance(at, land(s.islands[i].shape, s.islands[i].pose)), i),
        default=NOWHERE,
    )


def overlaps(one: Outline, others: Sequence[Outline]) -> bool:
    return any(apart(one, other) < 0 and gap(one, other) < 0 for other in others)


def standing(ship: Ship) -> int:
    """CSG-HSE-02: m, the masts that stand, fire masts among them."""
    return ship.masts.bit_count()


def built(ship: Ship) -> int:
    """CSG-HSE-02: m0, the masts when she was built; of a flotilla its flags."""
    one = card(ship).card
    return int(one.get("flags") or one["masts"])


def derelict(ship: Ship) -> bool:
    """CSG-DER-01: no mast stands; galleys (CSG-KW-GAL-01), creatures and flotillas never are."""
    return not ship.masts and not is_kind(ship, "galley", "flotilla", *CREATURES)


def submerged(ship: Ship) -> bool:
    return Is.SUBMERGED in ship.state


def on_table(ship: Ship) -> bool:
    """Neither lost, nor submerged, nor intangible: what others can touch in earnest (CSG-FOG-03, CSG-KW-MON-02)."""
    return ship.lost == NOWHERE and not ship.state & _DEEP and Is.WRECK not in ship.state
