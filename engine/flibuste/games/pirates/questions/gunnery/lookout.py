"""Chapter 5.9 (SHT): what a shooter sees: the targets that are near enough, and what stands in the way of a line."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ...geometry.gap import apart, within
from ...geometry.march import TOUCH
from ...geometry.outline import HUNDREDTHS, Outline, Pose
from ...geometry.sight import EXACT, SailLine, shot
from ...state import NOBODY, NOWHERE, Is, Island, Setting, Ship, State, Tile
from ..abilities.ability import Ability, Trait
from ..abilities.active import active, of_ship
from ..armament.guns import Cannon, sails
from ..forts.standing_forts import fort_outline
from ..islands.wolves import wolves_at
from ..table.bodies import body, is_kind, land, measure, submerged, water
from .aiming import (
    ABOARD,
    ASHORE,
    FORT,
    SHIP,
    TOKEN,
    Place,
    Target,
    aim_at,
    fair,
    outline_of,
    place,
    range_of,
    seat_of,
    shielded,
)
from .marines import marine_outline, posts_on

_FAR: Final = frozenset((Trait.DOUBLE_RANGE, Trait.REACHES_FAR, Trait.SNIPES))
_BODIES: Final = 105.0
"""More than any two of them reach from their reference points, together, in millimetres."""


def alone(s: State, shooter: str) -> bool:
    """Whether no enemy is anywhere near: quicker to say than what can be hit."""
    origin = place(shooter)
    far = origin.kind != SHIP or _reaches_far(s.ship(origin.number))
    return _nobody_within(s, origin, seat_of(s, shooter), (2 if far else 1) * measure(s, "L"))


def beyond(s: State, shooter: str, target: str) -> bool:
    """Whether the target lies farther away than anything of the shooter's could reach: as `alone`, for one enemy."""
    origin, length = place(shooter), measure(s, "L")
    (x, y, _), (u, v, _) = _spot(s, origin), s.ship(place(target).number).pose
    far = max(abs(x - u), abs(y - v))
    if far >= _within(2 * length):
        return True
    return far >= _within(length) and origin.kind == SHIP and not _reaches_far(s.ship(origin.number))


def _within(far: float) -> int:
    """How far apart the middles of two bodies are at most, in hundredths of a millimetre, that are so near."""
    return round((far + _BODIES) * HUNDREDTHS)


def _nobody_within(s: State, spot: Place, seat: int, far: float) -> bool:
    """Whether no enemy of this seat lies so near to a shooter, neither on a ship nor on an island."""
    (x, y, _), most = _spot(s, spot), _within(far)
    left, right, bottom, top = x - most, x + most, y - most, y + most
    for ship in s.ships:
        if ship is not None and ship.owner != seat and ship.owner != NOBODY:
            u, v, _ = ship.pose
            if left < u < right and bottom < v < top:
                return False
    for i, island in enumerate(s.islands):
        u, v, _ = island.pose
        if (
            left < u < right
            and bottom < v < top
            and (island.fort is not None or island.posts or (island.coins and wolves_at(s, i)))
        ):
            return False
    return True


def _reaches_far(ship: Ship) -> bool:
    """Whether anything of a ship could reach farther than L (`guns.reach`); CSG-KW-DRA-02: a swoop does."""
    abilities = of_ship(ship)
    far = not _FAR.isdisjoint(abilities.traits) or bool(abilities.answering(Ability.guns))
    return far or is_kind(ship, "sea_dragon")


def _spot(s: State, spot: Place) -> Pose:
    """Where the ship or the island lies."""
    return s.ship(spot.number).pose if spot.kind in (SHIP, ABOARD) else s.islands[spot.number].pose


class Sea(NamedTuple):
    """What a shooter sees: the targets that are legal for it with their outlines, and all that may block a line, with
    the place of each."""

    targets: tuple[tuple[str, Outline], ...]
    blockers: tuple[tuple[str, Outline], ...]
    sails: tuple[tuple[int, SailLine], ...]
    lines: dict[tuple[Cannon, str, str], float | None]
    """How far it is for a cannon to a target in a mode, as far as that has been asked for."""


class _Lying(NamedTuple):
    """All that makes a difference to what is seen; two of them are equal while nothing moves and nothing is hit."""

    setting: Setting
    ships: list[Ship | None]
    islands: list[Island]
    tiles: list[Tile]

    def __hash__(self) -> int:
        # only the last one is kept: to hash every ship takes longer than to compare them, most of which are the same
        return 0


@lru_cache(maxsize=1)
def _seen(_: _Lying) -> dict[tuple[str, float, bool], Sea]:
    """What has been seen since anything has changed: a volley asks for the same lines until something has been hit."""
    return {}


def look_out(s: State, shooter: str, most: float, *, blocked: bool = False) -> Sea:
    """All within this many millimetres; `blocked`: as if other ships stood in every line (CSG-EFF-40)."""
    seas = _seen(_Lying(s.setting, s.ships[:], s.islands[:], s.tiles[:]))
    found = seas.get((shooter, most, blocked))
    if found is None:
        found = seas[shooter, most, blocked] = _look_out(s, shooter, most, blocked=blocked)
    return found


def _look_out(s: State, shooter: str, most: float, *, blocked: bool) -> Sea:
    origin, seat = place(shooter), seat_of(s, shooter)
    at = outline_of(s, shooter)
    found = [
        (text, target)
        for text, target in _enemies(s, seat, _spot(s, origin), most)
        if apart(at, target) <= most + EXACT
    ]
    found = [(text, one) for text, one in found if fair(s, shooter, text)]
    if not found:
        return Sea((), (), (), {})
    blockers = [
        (text, target) for text, target in _blockers(s, origin, most, blocked=blocked) if apart(at, target) <= most
    ]
    own = tuple(sails(s, origin.number)) if origin.kind in (SHIP, ABOARD) else ()
    return Sea(tuple(found), tuple(blockers), own, {})


def _enemies(s: State, seat: int, spot: Pose, far: float) -> Iterator[tuple[str, Outline]]:
    """CSG-SHT-03: enemy ships, forts, and marines on islands that could be so near to a place."""
    for number in _ships_near(s, spot, far):
        ship = s.ship(number)
        if ship.owner not in (seat, NOBODY):
            yield f"{SHIP}:{number}", body(ship)
    islands = _islands_near(s, spot, far)
    for i in islands:
        fort = s.islands[i].fort
        if fort is not None and fort.owner != seat:
            yield f"{FORT}:{i}", fort_outline(s, i)
    for i in islands:
        for post in posts_on(s, i) if s.islands[i].posts else ():
            if post.seat != seat:
                yield post.text, marine_outline(s, post)
    for i in islands:
        if wolves_at(s, i):
            at = s.islands[i].pose.place
            yield f"{TOKEN}:{i}", Outline((at,), at, 0.0)


def _ships_near(s: State, spot: Pose, far: float) -> list[int]:
    """The ships that could be so near to a place."""
    (x, y, _), most = spot, (far + _BODIES) * HUNDREDTHS
    return [
        number
        for number, ship in enumerate(s.ships)
        if ship is not None and -most < ship.pose[0] - x < most and -most < ship.pose[1] - y < most
    ]


def _islands_near(s: State, spot: Pose, far: float) -> list[int]:
    """The islands that could."""
    (x, y, _), most = spot, (far + _BODIES) * HUNDREDTHS
    return [
        i
        for i, island in enumerate(s.islands)
        if -most < island.pose[0] - x < most and -most < island.pose[1] - y < most
    ]


def _blockers(s: State, shooter: Place, far: float, *, blocked: bool) -> Iterator[tuple[str, Outline]]:
    """CSG-GEO-26, CSG-GEO-28, CSG-FOG-04: what may stand in the way of this shooter's lines of that length, its own
    body and island excepted."""
    yield from ((f"tile:{i}", water(tile.kind, tile.pose)) for i, tile in enumerate(s.tiles) if tile.kind == "fog")
    if shooter.kind == FORT:
        return
    own = {shooter.number} if shooter.kind == ASHORE else _islands_under(s, shooter.ship)
    spot = _spot(s, shooter)
    for i in _islands_near(s, spot, far):
        if i not in own:
            island = s.islands[i]
            yield f"island:{i}", land(island.shape, island.pose)
    clear = not blocked and shooter.kind == SHIP and active(s, shooter.number).has(Trait.CLEAR_LINE)
    for number in _ships_near(s, spot, far):
        ship = s.ship(number)
        if number == shooter.ship or ship.lost != NOWHERE or submerged(ship):
            continue
        # CSG-EFF-40: wrecks are no ships
        if not clear or Is.WRECK in ship.state:
            yield f"{SHIP}:{number}", body(ship)


def _islands_under(s: State, number: int) -> set[int]:
    """CSG-KW-TIT-04: the islands on which a titan stands."""
    ship = s.ship(number)
    if not is_kind(ship, "titan"):
        return set()
    here = body(ship)
    return {i for i, island in enumerate(s.islands) if within(here, land(island.shape, island.pose), TOUCH)}


def _without(s: State, target: str) -> set[str]:
    """CSG-GEO-26: what does not block a line to this target."""
    aimed_at = place(target)
    if aimed_at.kind != SHIP:
        return {f"island:{aimed_at.number}"}
    return {target, *(f"island:{i}" for i in _islands_under(s, aimed_at.number))}


def targets(s: State, shooter: str, gun: Cannon, sea: Sea, mode: str = "") -> Iterator[Target]:
    """CSG-GEO-25, CSG-SHT-03: everything that this cannon can be fired at."""
    for text, outline in sea.targets:
        # UT_WOLVES: only musketeers and marines scare them
        if text.startswith(TOKEN) and (gun.mounted or gun.bombard or shooter.startswith(FORT)):
            continue
        far = _nearest(s, shooter, gun, text, outline, sea, mode)
        if far is not None and not shielded(s, aim_at(shooter, gun, Target(text, far))):
            yield Target(text, far)


def _nearest(s: State, shooter: str, gun: Cannon, target: str, outline: Outline, sea: Sea, mode: str) -> float | None:
    """As `_line`, and kept."""
    key = (gun, target, mode)
    if key not in sea.lines:
        sea.lines[key] = _line(s, shooter, gun, target, outline, sea, mode)
    return sea.lines[key]


def _line(s: State, shooter: str, gun: Cannon, target: str, outline: Outline, sea: Sea, mode: str) -> float | None:
    most = range_of(s, shooter, gun, mode, target)
    ignored = _without(s, target)
    bodies = [one for text, one in sea.blockers if text not in ignored]
    best: float | None = None
    for mast, point in gun.at:
        own = [sail for i, sail in sea.sails if i != mast]
        found = shot(point, outline, most, bodies, own)
        if found is not None and (best is None or found.range < best):
            best = found.range
    return best
