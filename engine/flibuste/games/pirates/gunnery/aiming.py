"""Chapter 5.9 (SHT): at what a cannon may be fired, and what is added to its roll.

Steps call what shoots and what is shot at by its place: ``ship:3``, ``fort:2`` and ``ashore:2:0:515`` (seat 0's marine
on island 2), ``aboard:3:515`` (a marine on ship 3).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ....core.events import Tell
from ..abilities.ability import Ability, Aim, Trait
from ..abilities.active import active, applies, latent, of_ship, shows, sums, uses
from ..boarding.marines import bonus_aboard, bonus_ashore, gun_aboard, gun_ashore, marine_outline
from ..forts.bastions import Art, art, flag_cannons, flag_reach, fort_at, fort_outline, ships_at
from ..geometry.gap import apart, within
from ..geometry.march import TOUCH
from ..geometry.outline import HUNDREDTHS, Outline, Pose
from ..geometry.sight import EXACT, Sail, shot
from ..islands.wolves import wolves_at
from ..sailing.sea import body, is_kind, land, measure, submerged, water
from ..state import NOBODY, NOWHERE, Is, Island, Setting, Ship, State, Tile
from .guns import Cannon, cannons, reach, sails, short_reach

_FAR: Final = frozenset((Trait.DOUBLE_RANGE, Trait.REACHES_FAR, Trait.SNIPES))
SHIP: Final = "ship"
FORT: Final = "fort"
ASHORE: Final = "ashore"
ABOARD: Final = "aboard"
TOKEN: Final = "token"
"""UT_WOLVES: on the island of that number."""
_BODIES: Final = 105.0
"""More than any two of them reach from their reference points, together, in millimetres."""


class Place(NamedTuple):
    """A place taken apart. `number`: of the ship, or of the island; `rest`: what comes after it."""

    kind: str
    number: int
    rest: tuple[int, ...] = ()

    @property
    def ship(self) -> int:
        """The ship that shoots or is shot at; NOWHERE where it is none."""
        return self.number if self.kind in (SHIP, ABOARD) else NOWHERE


@lru_cache(maxsize=1024)
def place(text: str) -> Place:
    """
    >>> place("ashore:2:0:515")
    Place(kind='ashore', number=2, rest=(0, 515))
    """
    kind, number, *rest = text.split(":")
    return Place(kind, int(number), tuple(map(int, rest)))


def seat_of(s: State, text: str) -> int:
    """Whose it is."""
    it = place(text)
    if it.kind == FORT:
        return fort_at(s, it.number).owner
    return it.rest[0] if it.kind == ASHORE else s.ship(it.number).owner


def stands(s: State, text: str) -> bool:
    """Whether it is still there."""
    it = place(text)
    if it.kind == FORT:
        return s.islands[it.number].fort is not None
    if it.kind == ASHORE:
        return any(post[:2] == it.rest for post in s.islands[it.number].posts)
    return s.ships[it.number] is not None


def battery(s: State, shooter: str) -> list[Cannon]:
    """All that this ship, fort or marine can fire."""
    it = place(shooter)
    match it.kind:
        case "fort":
            return flag_cannons(s, it.number)
        case "ashore":
            return [gun_ashore(s, it.number, *it.rest)]
        case "aboard":
            return [gun_aboard(s, it.number)]
        case _:
            return cannons(s, it.number)


def alone(s: State, shooter: str) -> bool:
    """Whether no enemy is anywhere near: quicker to say than what can be hit."""
    it = place(shooter)
    far = it.kind != SHIP or _reaches_far(s.ship(it.number))
    return _nobody_within(s, it, seat_of(s, shooter), (2 if far else 1) * measure(s, "L"))


def _nobody_within(s: State, it: Place, seat: int, far: float) -> bool:
    """Whether no enemy of this seat lies so near to a shooter, neither on a ship nor on an island."""
    (x, y, _), most = _spot(s, it), round((far + _BODIES) * HUNDREDTHS)
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


def _spot(s: State, it: Place) -> Pose:
    """Where the ship or the island lies."""
    return s.ship(it.number).pose if it.kind in (SHIP, ABOARD) else s.islands[it.number].pose


class Target(NamedTuple):
    """What can be shot at; `far`: millimetres to the nearest point of it that is not hidden."""

    place: str
    far: float


class Sea(NamedTuple):
    """What a shooter sees: the targets that are legal for it with their outlines, and all that may block a line, with
    the place of each."""

    targets: tuple[tuple[str, Outline], ...]
    blockers: tuple[tuple[str, Outline], ...]
    sails: tuple[tuple[int, Sail], ...]
    span: tuple[float, bool] = (0.0, False)
    """Within how many millimetres, and whether as if other ships stood in every line."""


def look_out(s: State, shooter: str, most: float, *, blocked: bool = False) -> Sea:
    """All within this many millimetres; `blocked`: as if other ships stood in every line (CSG-EFF-40)."""
    seas = _seen(s).seas
    found = seas.get((shooter, most, blocked))
    if found is None:
        found = seas[shooter, most, blocked] = _look_out(s, shooter, most, blocked=blocked)
    return found


class _Seen(NamedTuple):
    """What shooters have seen, and what lay where: a volley asks for the same lines until something has been hit."""

    setting: Setting
    ships: list[Ship | None]
    islands: list[Island]
    tiles: list[Tile]
    seas: dict[tuple[str, float, bool], Sea]
    lines: dict[tuple[str, Cannon, str, str, tuple[float, bool]], float | None]


_last: Final[list[_Seen]] = []


def _seen(s: State) -> _Seen:
    """What has been seen since anything has changed; lists of the same things are told from others at once."""
    if _last:
        last = _last[0]
        if last.ships == s.ships and last.islands == s.islands and last.tiles == s.tiles and last.setting is s.setting:
            return last
    _last[:] = [_Seen(s.setting, s.ships[:], s.islands[:], s.tiles[:], {}, {})]
    return _last[0]


def _look_out(s: State, shooter: str, most: float, *, blocked: bool) -> Sea:
    it, seat = place(shooter), seat_of(s, shooter)
    at = outline_of(s, shooter)
    found = [(text, one) for text, one in _enemies(s, seat, _spot(s, it), most) if apart(at, one) <= most + EXACT]
    found = [(text, one) for text, one in found if fair(s, shooter, text)]
    if not found:
        return Sea((), (), ())
    blockers = [(text, one) for text, one in _blockers(s, it, most, blocked=blocked) if apart(at, one) <= most]
    own = tuple(sails(s, it.number)) if it.kind in (SHIP, ABOARD) else ()
    return Sea(tuple(found), tuple(blockers), own, (most, blocked))


def outline_of(s: State, text: str) -> Outline:
    it = place(text)
    match it.kind:
        case "fort":
            return fort_outline(s, it.number)
        case "ashore":
            return marine_outline(s, it.number, *it.rest)
        case _:
            return body(s.ship(it.number))


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
        # of two of one card the first is a target: the other is when that one is gone
        for owner, item in dict.fromkeys(post[:2] for post in s.islands[i].posts):
            if owner != seat:
                yield f"{ASHORE}:{i}:{owner}:{item}", marine_outline(s, i, owner, item)
    for i in islands:
        if wolves_at(s, i):
            at = s.islands[i].pose.place
            yield f"{TOKEN}:{i}", Outline((at,), at, 0.0)


def _ships_near(s: State, spot: Pose, far: float) -> list[int]:
    """The ships that could be so near to a place."""
    (x, y, _), most = spot, (far + _BODIES) * HUNDREDTHS
    return [
        number
        for number, one in enumerate(s.ships)
        if one is not None and -most < one.pose[0] - x < most and -most < one.pose[1] - y < most
    ]


def _islands_near(s: State, spot: Pose, far: float) -> list[int]:
    """The islands that could."""
    (x, y, _), most = spot, (far + _BODIES) * HUNDREDTHS
    return [i for i, one in enumerate(s.islands) if -most < one.pose[0] - x < most and -most < one.pose[1] - y < most]


def fair(s: State, shooter: str, target: str, *, submerged_too: bool = False) -> bool:
    """CSG-SHT-03, CSG-SHT-04: whether this target may be shot at, wherever it is; derelicts may."""
    it, aim = place(shooter), place(target)
    if aim.kind != SHIP:
        return True
    ship = s.ship(aim.number)
    if ship.lost != NOWHERE or Is.WRECK in ship.state:
        return False
    if submerged(ship) and not submerged_too and not _sounds(s, it, aim.number):
        return False
    # CSG-KW-TIT-04
    at_home = ship.docked != NOWHERE and s.islands[ship.docked].home == ship.owner
    return not at_home or is_kind(ship, "titan")


def _sounds(s: State, shooter: Place, target: int) -> bool:
    """CSG-EFF-44: submerged pieces within S."""
    if shooter.kind != SHIP or not active(s, shooter.number).has(Trait.SHOOTS_SUBMERGED):
        return False
    return within(body(s.ship(shooter.number)), body(s.ship(target)), measure(s, "S") + EXACT)


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
    it = place(target)
    if it.kind != SHIP:
        return {f"island:{it.number}"}
    return {target, *(f"island:{i}" for i in _islands_under(s, it.number))}


def targets(s: State, shooter: str, gun: Cannon, sea: Sea, mode: str = "") -> Iterator[Target]:
    """CSG-GEO-25, CSG-SHT-03: everything that this cannon can be fired at."""
    for text, outline in sea.targets:
        # UT_WOLVES: only musketeers and marines scare them
        if text.startswith(TOKEN) and (gun.mounted or gun.bombard or shooter.startswith(FORT)):
            continue
        far = _nearest(s, shooter, gun, text, outline, sea, mode)
        if far is not None and not _shielded(s, aim_at(shooter, gun, Target(text, far))):
            yield Target(text, far)


def _nearest(s: State, shooter: str, gun: Cannon, target: str, outline: Outline, sea: Sea, mode: str) -> float | None:
    """As `_line`, and kept."""
    lines, key = _seen(s).lines, (shooter, gun, target, mode, sea.span)
    if key not in lines:
        lines[key] = _line(s, shooter, gun, target, outline, sea, mode)
    return lines[key]


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


def range_of(s: State, shooter: str, gun: Cannon, mode: str = "", target: str = "") -> float:
    """CSG-GEO-29, UT_RANGE_CAP_S: how far it reaches, at this target if one is named."""
    it = place(shooter)
    if it.kind == SHIP:
        most = reach(s, it.number, gun, mode)
    else:
        most = flag_reach(s, gun)
    if target and place(target).kind == SHIP and active(s, place(target).number).has(Trait.NEAR_SHOTS_ONLY):
        return min(most, measure(s, "S"))
    return most


def aim_at(shooter: str, gun: Cannon, target: Target) -> Aim:
    it = place(shooter)
    return Aim(
        it.ship if it.kind == SHIP else NOWHERE, target.place, gun.letter, gun.number, target.far, it.kind == FORT
    )


def _shielded(s: State, aim: Aim) -> bool:
    """CSG-EFF-24 to CSG-EFF-27; FT_IMMUNE_L."""
    it = place(aim.target)
    if it.kind == FORT:
        return art(fort_at(s, it.number).card) is Art.IMMUNE_L and aim.range != "S"
    if it.kind != SHIP:
        return False
    return any(one.ability.shields(s, it.number, aim) for one in active(s, it.number).answering(Ability.shields))


def bonus(s: State, shooter: str, gun: Cannon, aim: Aim) -> int:
    """CSG-SHT-06, CSG-ABL-07: all modifiers of the roll together."""
    it = place(shooter)
    total = _exposed(s, aim)
    match it.kind:
        case "fort":
            docked = art(fort_at(s, it.number).card) is Art.PLUS_DOCKED and ships_at(s, it.number)
            return total + docked
        case "ashore":
            return total + bonus_ashore(s, it.rest[1], aim)
        case "aboard":
            return total + bonus_aboard(s, it.number, it.rest[0], aim)
        case _:
            return total if gun.plain else total + sums(s, it.number, Ability.aims, aim) + _aided(s, it.number, aim)


def _exposed(s: State, aim: Aim) -> int:
    """CSG-EFF-23"""
    it = place(aim.target)
    return sums(s, it.number, Ability.exposes, aim) if it.kind == SHIP else 0


def _aided(s: State, number: int, aim: Aim) -> int:
    """CSG-EFF-22: several ships that help in the same way count once."""
    total = 0
    seen: set[object] = set()
    for other, _ in s.fleet(s.ship(number).owner):
        if other == number:
            continue
        for one in active(s, other).answering(Ability.aids):
            if one.ability.same not in seen and (more := one.ability.aids(s, other, aim)):
                seen.add(one.ability.same)
                total += more
    return total


def shows_aim(s: State, shooter: str, gun: Cannon, aim: Aim, mode: str, tell: Tell) -> None:
    """CSG-INF-05: hidden pieces are turned up that bring the cannon, make the shot possible, or change its roll."""
    it, target = place(shooter), place(aim.target)
    if target.kind == SHIP:
        applies(s, target.number, Ability.exposes, tell, aim)
    if it.kind == ABOARD:
        shows(s, it.number, [it.rest[0]], tell)
    if it.kind != SHIP:
        return
    shows(s, it.number, [gun.source], tell)
    _shows_means(s, it.number, gun, aim, mode, tell)
    if not gun.plain:
        applies(s, it.number, Ability.aims, tell, aim)
        for other, _ in list(s.fleet(s.ship(it.number).owner)):
            if other != it.number:
                applies(s, other, Ability.aids, tell, aim)


def _shows_means(s: State, number: int, gun: Cannon, aim: Aim, mode: str, tell: Tell) -> None:
    """CSG-EFF-40, CSG-EFF-41, CSG-EFF-44: who makes the shot possible."""
    it = place(aim.target)
    if it.kind == SHIP and submerged(s.ship(it.number)):
        uses(s, number, Trait.SHOOTS_SUBMERGED, tell)
    if gun.mounted and latent(s, number, Trait.ALL_LONG) and aim.far > short_reach(s, number, gun, mode) + EXACT:
        uses(s, number, Trait.ALL_LONG, tell)
    if latent(s, number, Trait.CLEAR_LINE):
        shooter = f"{SHIP}:{number}"
        sea = look_out(s, shooter, range_of(s, shooter, gun, mode), blocked=True)
        if all(found.place != aim.target for found in targets(s, shooter, gun, sea, mode)):
            uses(s, number, Trait.CLEAR_LINE, tell)


def only_six(s: State, target: str) -> bool:
    """UT_METAL: whether nothing but a natural 6 hits it at all."""
    it = place(target)
    return it.kind == SHIP and active(s, it.number).has(Trait.HIT_BY_SIX)
