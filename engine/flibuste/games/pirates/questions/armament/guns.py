"""Chapters 5.1 and 5.9 (GEO, SHT): which cannons fire, from where, how far."""

from functools import lru_cache
from typing import Final, NamedTuple

from ...geometry.angles import Vector
from ...geometry.outline import Pose, point_at
from ...geometry.sight import SailLine, samples
from ...state import NOWHERE, Is, Ship, State
from ..abilities.ability import HULL, Ability, Trait
from ..abilities.active import Active, active, sums
from ..table.bodies import body, build, card, is_kind, measure
from ..table.cards import pieces

SNIPE: Final = "snipe"
"""CSG-EFF-31: a shoot action in which all cannons do."""
BROADSIDE: Final = "broadside"
ARTILLERY: Final = "artillery"
"""CSG-KW-BOM-02: a bombard of doubled range."""
FLAME: Final = "flame"
"""CSG-KW-BOM-03: a bombard that sets on fire."""


class Muzzle(NamedTuple):
    """A point that a cannon fires from; `mast`: the mast that stands there, NOWHERE where none does."""

    mast: int
    point: Vector


class Cannon(NamedTuple):
    """CSG-ACT-09: a cannon that may fire. `letter`: its printed range; `mounted`: on a mast; `plain`: bonuses do not
    apply to it (CSG-EFF-45); `bombard`: ARTILLERY, FLAME, or empty; `source`: the piece of the hold that brings it."""

    name: str
    letter: str
    number: int
    at: tuple[Muzzle, ...]
    mounted: bool = False
    plain: bool = False
    bombard: str = ""
    source: int = HULL


def cannons(s: State, number: int) -> list[Cannon]:
    """CSG-SHT-02: those of a ship that could fire now, bow first; then those that stand on no mast."""
    ship = s.ship(number)
    row = card(ship).card
    if is_kind(ship, "flotilla"):
        # CSG-KW-FLO-05
        guns = enumerate(zip(row["cannons"], mast_points(ship.card, ship.pose), strict=True), 1)
        return [Cannon(f"g{i}", letter, n, (Muzzle(NOWHERE, at),), mounted=True) for i, ((letter, n), at) in guns]
    found = [*_of_masts(s, number, ship), *_extra(s, number, ship)]
    more = sums(s, number, Ability.numbers)
    return [one if one.bombard else one._replace(number=one.number + more) for one in found] if more else found


def built_guns(s: State, number: int) -> tuple[Cannon, ...]:
    """The guns of the masts that stand, without anything that her cards do to them (CSG-KW-BRO-03)."""
    ship = s.ship(number)
    return _mounted(ship.card, ship.pose, ship.masts & ~ship.fire)


def _of_masts(s: State, number: int, ship: Ship) -> tuple[Cannon, ...]:
    # CSG-EFF-39
    fixed = active(s, number).has(Trait.FIXED_GUNS) and ship.masts
    return _mounted(ship.card, ship.pose, -1 if fixed else ship.masts & ~ship.fire)


@lru_cache(maxsize=512)
def _mounted(name: str, pose: Pose, firing: int) -> tuple[Cannon, ...]:
    points, piece = mast_points(name, pose), pieces()[name]
    found: list[Cannon] = []
    for i, (letter, n) in enumerate(piece.card["cannons"]):
        if firing >> i & 1:
            cannon = Cannon(f"m{i + 1}", letter, n, (Muzzle(i, points[i]),), mounted=True)
            found.append(cannon)
            if "longship" in piece.keywords:
                # CSG-KW-LON-01
                found.append(cannon._replace(name=f"{cannon.name}b"))
    return tuple(found)


def _extra(s: State, number: int, ship: Ship) -> list[Cannon]:
    found: list[Cannon] = []
    for grant in active(s, number).answering(Ability.guns):
        for gun in grant.ability.guns(s, number):
            if gun.at == "bombard":
                # CSG-KW-BOM-04
                if Is.JAMMED not in ship.state:
                    kind = FLAME if Is.FLAME in ship.state else ARTILLERY
                    at = Muzzle(NOWHERE, point_at(_bombard(ship.card), ship.pose))
                    found.append(Cannon("b", gun.range, gun.number, (at,), plain=True, bombard=kind))
                continue
            name = f"x{1 + sum(not it.bombard for it in found)}"
            found.append(
                Cannon(name, gun.range, gun.number, _around(ship, gun.at), plain=gun.plain, source=grant.source)
            )
    return found


def _around(ship: Ship, at: str) -> tuple[Muzzle, ...]:
    """Where a cannon without a mast of its own may fire from."""
    if at == "mast":
        return any_mast(ship)
    points = samples(body(ship)) if at == "hull" else [ship.pose.place]
    return tuple(Muzzle(NOWHERE, point) for point in points)


def any_mast(ship: Ship) -> tuple[Muzzle, ...]:
    """CSG-EFF-45, CSG-KW-MAR-01: the mast points, whether the masts stand or not."""
    return tuple(Muzzle(i, point) for i, point in enumerate(mast_points(ship.card, ship.pose)))


def _bombard(name: str) -> Vector:
    a, b = build(name)["bombard_point"]
    return float(a), float(b)


@lru_cache(maxsize=512)
def mast_points(name: str, pose: Pose) -> tuple[Vector, ...]:
    """CSG-GEO-08, CSG-GEO-09: the masts, segments or gun points of a card on the table."""
    return tuple(point_at((float(a), float(b)), pose) for a, b in build(name)["mast_points"])


def sails(s: State, number: int) -> list[tuple[int, SailLine]]:
    """CSG-GEO-26: the sails of the masts that stand, with their masts; CSG-FIR-01: a mast on fire carries none."""
    ship = s.ship(number)
    half = float(build(ship.card)["sail_half_width"])
    if not half or active(s, number).has(Trait.NO_SAILS_IN_LINE):
        return []
    hoisted = ship.masts & ~ship.fire
    return [(i, sail) for i, sail in enumerate(_sails(ship.card, half, ship.pose)) if hoisted >> i & 1]


@lru_cache(maxsize=512)
def _sails(name: str, half: float, pose: Pose) -> tuple[SailLine, ...]:
    points = [(float(a), float(b)) for a, b in build(name)["mast_points"]]
    return tuple(SailLine(point_at((a, b - half), pose), point_at((a, b + half), pose)) for a, b in points)


def range_in_force(s: State, number: int, cannon: Cannon, mode: str = "") -> str:
    """CSG-GEO-29: how far a cannon of a ship reaches: S, L, 2S or 2L, as `measure` takes them."""
    abilities = active(s, number)
    if cannon.bombard == FLAME or mode == BROADSIDE:
        return "S"
    if abilities.has(Trait.REACHES_FAR) and not cannon.plain:
        return "2L"
    letter = "L" if cannon.mounted and abilities.has(Trait.ALL_LONG) else cannon.letter
    return _doubled(abilities, cannon, letter, mode)


def short_reach(s: State, number: int, cannon: Cannon, mode: str = "") -> float:
    """How far it reaches by its letter alone, in millimetres. CSG-EFF-31, CSG-KW-EXT-01: doubled or not."""
    return measure(s, _doubled(active(s, number), cannon, cannon.letter, mode))


def _doubled(abilities: Active, cannon: Cannon, letter: str, mode: str) -> str:
    # CSG-EFF-45
    snipes = mode == SNIPE and not cannon.plain
    doubled = snipes or cannon.bombard or (cannon.mounted and abilities.has(Trait.DOUBLE_RANGE))
    return f"2{letter}" if doubled else letter
