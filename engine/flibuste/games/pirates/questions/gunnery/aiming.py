"""Chapter 5.9 (SHT): at what a cannon may be fired, and what is added to its roll.

Steps call what shoots and what is shot at by its place: ``ship:3``, ``fort:2`` and ``ashore:2:0:515`` (seat 0's marine
on island 2; of two of one card the second is ``ashore:2:0:515:1``), ``aboard:3:515`` (a marine on ship 3).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ...geometry.gap import within
from ...geometry.outline import Outline
from ...geometry.sight import EXACT
from ...state import NOWHERE, Is, State
from ..abilities.ability import Ability, Aim, Trait
from ..abilities.active import active, sums
from ..armament.guns import Cannon, cannons, range_in_force
from ..forts.standing_forts import Art, art, flag_cannons, fort_at, fort_outline, ships_at
from ..table.bodies import body, is_kind, measure, submerged
from ..table.items import may_be_crew
from .marines import Post, bonus_aboard, bonus_ashore, gun_aboard, gun_ashore, marine_outline, posts_on

SHIP: Final = "ship"
FORT: Final = "fort"
ASHORE: Final = "ashore"
ABOARD: Final = "aboard"
TOKEN: Final = "token"
"""UT_WOLVES: on the island of that number."""


class Place(NamedTuple):
    """A place taken apart. `number`: of the ship, or of the island; `rest`: what comes after it."""

    kind: str
    number: int
    rest: tuple[int, ...] = ()

    @property
    def ship(self) -> int:
        """The ship that shoots or is shot at; NOWHERE where it is none."""
        return self.number if self.kind in (SHIP, ABOARD) else NOWHERE

    @property
    def post(self) -> Post:
        """Where the marine stands who shoots or is shot at."""
        return Post(self.number, *self.rest)


@lru_cache(maxsize=1024)
def place(text: str) -> Place:
    """
    >>> place("ashore:2:0:515")
    Place(kind='ashore', number=2, rest=(0, 515))
    """
    kind, number, *rest = text.split(":")
    return Place(kind, int(number), tuple(map(int, rest)))


_RESTS: Final = {SHIP: (0,), FORT: (0,), ABOARD: (1,), ASHORE: (2, 3), TOKEN: (0,)}
"""Of each kind of what shoots and is shot at how many numbers may come after the first."""


def may_be_place(s: State, text: str) -> bool:
    """Whether these words are the place of something that shoots or is shot at, there or no longer."""
    kind, *numbers = text.split(":")
    if kind not in _RESTS or len(numbers) - 1 not in _RESTS[kind] or not all(map(str.isdecimal, numbers)):
        return False
    there: Sequence[Any] = s.ships if kind in (SHIP, ABOARD) else s.islands
    if int(numbers[0]) >= len(there):
        return False
    spot = place(text)
    if kind == ABOARD:
        return may_be_crew(spot.rest[0])
    return kind != ASHORE or (spot.post.seat < s.setting.seats and may_be_crew(spot.post.item))


def is_place(s: State, text: str) -> bool:
    """Whether these words are the place of something that shoots, and it is there."""
    return may_be_place(s, text) and place(text).kind != TOKEN and is_valid(s, text)


def seat_of(s: State, text: str) -> int:
    """Whose it is."""
    spot = place(text)
    if spot.kind == FORT:
        return fort_at(s, spot.number).owner
    return spot.rest[0] if spot.kind == ASHORE else s.ship(spot.number).owner


def is_valid(s: State, text: str) -> bool:
    """Whether it is still there."""
    spot = place(text)
    if spot.kind == FORT:
        return s.islands[spot.number].fort is not None
    if spot.kind == ASHORE:
        return spot.post in posts_on(s, spot.number)
    return s.ships[spot.number] is not None


def battery(s: State, shooter: str) -> list[Cannon]:
    """All that this ship, fort or marine can fire."""
    origin = place(shooter)
    match origin.kind:
        case "fort":
            return flag_cannons(s, origin.number)
        case "ashore":
            return [gun_ashore(s, origin.post)]
        case "aboard":
            return [gun_aboard(s, origin.number)]
        case _:
            return cannons(s, origin.number)


def outline_of(s: State, text: str) -> Outline:
    spot = place(text)
    match spot.kind:
        case "fort":
            return fort_outline(s, spot.number)
        case "ashore":
            return marine_outline(s, spot.post)
        case _:
            return body(s.ship(spot.number))


class Target(NamedTuple):
    """What can be shot at; `far`: millimetres to the nearest point of it that is not hidden."""

    place: str
    far: float


def fair(s: State, shooter: str, target: str, *, submerged_too: bool = False) -> bool:
    """CSG-SHT-03, CSG-SHT-04: whether this target may be shot at, wherever it is; derelicts may."""
    origin, aim = place(shooter), place(target)
    if aim.kind != SHIP:
        return True
    ship = s.ship(aim.number)
    if ship.lost != NOWHERE or Is.WRECK in ship.state:
        return False
    if submerged(ship) and not submerged_too and not _sounds(s, origin, aim.number):
        return False
    # CSG-KW-TIT-04
    at_home = ship.docked != NOWHERE and s.islands[ship.docked].home == ship.owner
    return not at_home or is_kind(ship, "titan")


def _sounds(s: State, shooter: Place, target: int) -> bool:
    """CSG-EFF-44: submerged pieces within S."""
    if shooter.kind != SHIP or not active(s, shooter.number).has(Trait.SHOOTS_SUBMERGED):
        return False
    return within(body(s.ship(shooter.number)), body(s.ship(target)), measure(s, "S") + EXACT)


def range_of(s: State, shooter: str, gun: Cannon, mode: str = "", target: str = "") -> float:
    """How far it reaches in millimetres, at this target if one is named."""
    return measure(s, called_range(s, shooter, gun, mode, target))


def called_range(s: State, shooter: str, gun: Cannon, mode: str = "", target: str = "") -> str:
    """CSG-GEO-29, UT_RANGE_CAP_S: the range in force: S, L, 2S or 2L."""
    if target and place(target).kind == SHIP and active(s, place(target).number).has(Trait.NEAR_SHOTS_ONLY):
        return "S"
    origin = place(shooter)
    return range_in_force(s, origin.number, gun, mode) if origin.kind == SHIP else gun.letter


def aim_at(shooter: str, gun: Cannon, target: Target) -> Aim:
    origin = place(shooter)
    return Aim(
        origin.ship if origin.kind == SHIP else NOWHERE,
        target.place,
        gun.letter,
        gun.number,
        target.far,
        origin.kind == FORT,
    )


def shielded(s: State, aim: Aim) -> bool:
    """CSG-EFF-24 to CSG-EFF-27; FT_IMMUNE_L: whether an ability keeps this target from being hit so."""
    aimed_at = place(aim.target)
    if aimed_at.kind == FORT:
        return art(fort_at(s, aimed_at.number).card) is Art.IMMUNE_L and aim.range != "S"
    if aimed_at.kind != SHIP:
        return False
    return any(
        grant.ability.shields(s, aimed_at.number, aim)
        for grant in active(s, aimed_at.number).answering(Ability.shields)
    )


def bonus(s: State, shooter: str, gun: Cannon, aim: Aim) -> int:
    """CSG-SHT-06, CSG-ABL-07: all modifiers of the roll together."""
    origin = place(shooter)
    total = _exposed(s, gun, aim)
    match origin.kind:
        case "fort":
            docked = art(fort_at(s, origin.number).card) is Art.PLUS_DOCKED and ships_at(s, origin.number)
            return total + docked
        case "ashore":
            return total + bonus_ashore(s, origin.rest[1], aim)
        case "aboard":
            return total + bonus_aboard(s, origin.number, origin.rest[0], aim)
        case _:
            return (
                total
                if gun.plain
                else total + sums(s, origin.number, Ability.aims, aim) + _aided(s, origin.number, aim)
            )


def _exposed(s: State, gun: Cannon, aim: Aim) -> int:
    """CSG-EFF-23: what the target adds to the roll against her. CSG-KW-BOM-01: nothing to a bombard's; CSG-EFF-45: no
    bonus to a musket's."""
    aimed_at = place(aim.target)
    if aimed_at.kind != SHIP or gun.bombard:
        return 0
    more = sums(s, aimed_at.number, Ability.exposes, aim)
    return min(more, 0) if gun.plain else more


def _aided(s: State, number: int, aim: Aim) -> int:
    """CSG-EFF-22: several ships that help in the same way count once."""
    total = 0
    seen: set[object] = set()
    for other, _ in s.fleet(s.ship(number).owner):
        if other == number:
            continue
        for grant in active(s, other).answering(Ability.aids):
            if grant.ability.same not in seen and (more := grant.ability.aids(s, other, aim)):
                seen.add(grant.ability.same)
                total += more
    return total


def only_six(s: State, target: str) -> bool:
    """UT_METAL: whether nothing but a natural 6 hits it at all."""
    aimed_at = place(target)
    return aimed_at.kind == SHIP and active(s, aimed_at.number).has(Trait.HIT_BY_SIX)
