"""Chapter 5.13 (BRO, DRA) and CSG-EFF-46: shoot actions of another kind: a broadside, a swoop, a breath."""

from collections.abc import Callable, Iterator
from typing import Final

from .....core.agenda import then
from .....core.atoms import Arg, Args
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import FULL, ahead
from ...geometry.gap import gap, within
from ...geometry.mooring import standoff
from ...geometry.outline import Outline, Pose, placed
from ...geometry.sight import EXACT
from ...names import called
from ...questions.abilities.ability import Aim, Trait
from ...questions.abilities.active import active, uses
from ...questions.abilities.treasures import Marque
from ...questions.armament.guns import BROADSIDE, Cannon, any_mast, built_guns, cannons
from ...questions.gunnery.aiming import FORT, SHIP, fair, is_place, may_be_place, only_six, place, shielded
from ...questions.gunnery.hit_rolls import hits
from ...questions.gunnery.lookout import Sea, look_out, targets
from ...questions.table.bodies import body, hull, is_kind, measure, submerged
from ...questions.table.cards import pieces
from ...questions.table.items import things
from ...questions.turns.roll_results import PURPOSES, Against, broadside_hits
from ...state import NOBODY, NOWHERE, State
from ..basics.dice import Roll, counted
from ..damage.special_shots import FIRE, STUN
from ..placing.every_step import moved, place_of
from ..treasure.worth import tallies
from .hits import SIX, Hit
from .shot_options import board_place, called_place

SWOOP_HITS: Final = 2
BREATH: Final = ("breath", "L", 3)
"""CSG-EFF-46: how a breath is called among guns, its range and its number."""


def in_play(s: State, number: int, targets: Callable[[State, int], Iterator[str]]) -> list[str]:
    """The targets of this ship; none where she is gone."""
    return [] if s.ships[number] is None else list(targets(s, number))


# ---- broadsides


def broadside_guns(s: State, number: int, target: str) -> list[Cannon]:
    """CSG-KW-BRO-01, CSG-R-57: the cannons of the masts that have a line to this target within S."""
    sea = _abeam(s, number)
    return [
        gun
        for gun in built_guns(s, number)
        if any(it.place == target for it in targets(s, f"{SHIP}:{number}", gun, sea, BROADSIDE))
    ]


def _abeam(s: State, number: int) -> Sea:
    """CSG-KW-BRO-03: what a broadside can be fired at, and what stands in its way: abilities of the ship neither clear
    her lines nor reach below the surface."""
    sea = look_out(s, f"{SHIP}:{number}", measure(s, "S"), blocked=True)
    seen = ((text, target) for text, target in sea.targets if not _below(s, text))
    return sea._replace(targets=tuple(seen))


def _below(s: State, target: str) -> bool:
    aimed_at = place(target)
    return aimed_at.kind == SHIP and submerged(s.ship(aimed_at.number))


def broadsides(s: State, number: int) -> Iterator[str]:
    """CSG-KW-BRO-01: the targets of which one can be chosen."""
    if not active(s, number).has(Trait.BROADSIDES):
        return
    shooter = f"{SHIP}:{number}"
    sea = _abeam(s, number)
    guns = built_guns(s, number) if sea.targets else ()
    seen = {target.place for gun in guns for target in targets(s, shooter, gun, sea, BROADSIDE)}
    yield from (text for text, _ in sea.targets if text in seen)


@frozen
class Broadside(AutoStep):
    """CSG-KW-BRO-02: one roll for all; every cannon that takes part hits, and one hit more, or nothing does."""

    seat: int
    ship: int
    target: str

    def is_valid(self, s: State) -> bool:
        return self.target in in_play(s, self.ship, broadsides)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        uses(s, self.ship, Trait.BROADSIDES, emit)
        fired_at(s, self.ship, self.target)
        guns = broadside_guns(s, self.ship, self.target)
        worst = max(gun.number for gun in guns)
        lands = BroadsideLands(self.seat, self.ship, self.target, len(guns), worst)
        then(s, Roll(self.seat, self.ship, "broadside"), lands)


@frozen
class BroadsideLands(AutoStep):
    """CSG-KW-BRO-02, CSG-KW-BRO-03: unmodified; the hits are resolved one by one."""

    seat: int
    ship: int
    target: str
    guns: int
    worst: int

    def is_valid(self, s: State) -> bool:
        if s.ships[self.ship] is None or not may_be_place(s, self.target):
            return False
        return 0 < self.guns <= len(cannons(s, self.ship))

    def against(self, s: State) -> Arg:
        return called_place(s, self.target)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        hit = hits(s.die, 0, self.worst, only_six=only_six(s, self.target))
        told(s, "pirates-broadside", self.ship, self.target, "CSG-KW-BRO-02", emit, hit=hit, guns=self.guns)
        if hit:
            one = Hit(self.target, self.seat, f"{SHIP}:{self.ship}", BROADSIDE, s.die)
            then(s, *[one] * broadside_hits(self.guns))


# ---- swoops


def swoops(s: State, number: int) -> Iterator[str]:
    """CSG-KW-DRA-02: enemies within 2 L, submerged or not, hidden or not; no forts. CSG-R-85: none that cannot be shot
    at, by a ship so near or docked as she is."""
    ship = s.ship(number)
    if not is_kind(ship, "sea_dragon"):
        return
    here, most = body(ship), 2 * measure(s, "L") + EXACT
    for other, vessel in s.afloat():
        text = f"{SHIP}:{other}"
        if vessel.owner in (ship.owner, NOBODY) or not within(here, body(vessel), most):
            continue
        if fair(s, f"{SHIP}:{number}", text, submerged_too=True) and not shielded(s, Aim(number, text, "", 0, 0)):
            yield text


@frozen
class Swoop(AutoStep):
    """CSG-KW-DRA-02: a dragon's swoop upon a ship."""

    seat: int
    ship: int
    target: int

    def is_valid(self, s: State) -> bool:
        return f"{SHIP}:{self.target}" in in_play(s, self.ship, swoops)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fired_at(s, self.ship, f"{SHIP}:{self.target}")
        then(s, Roll(self.seat, self.ship, "swoop"), SwoopLands(self.seat, self.ship, self.target))


@frozen
class SwoopLands(AutoStep):
    """CSG-KW-DRA-02, CSG-KW-DRA-03: two hits or none; then the dragon is beside its prey."""

    seat: int
    ship: int
    target: int

    def is_valid(self, s: State) -> bool:
        return s.ships[self.ship] is not None and is_place(s, f"{SHIP}:{self.target}")

    def against(self, s: State) -> Arg:
        return called(s, self.target)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        text = f"{SHIP}:{self.target}"
        hit = PURPOSES["swoop"].result(s.die, Against()) == "twice" and (s.die == SIX or not only_six(s, text))
        told(s, "pirates-swoop", self.ship, text, "CSG-KW-DRA-02", emit, hit=hit)
        prey = s.ship(self.target)
        alight = Alight(self.ship, self.target, prey.card, *prey.pose)
        if hit:
            one = Hit(text, self.seat, f"{SHIP}:{self.ship}", "swoop", s.die)
            then(s, *[one] * SWOOP_HITS, alight)
        else:
            then(s, alight)


@frozen
class Alight(AutoStep):
    """CSG-KW-DRA-03: as near as possible, without touching; where the prey has gone, beside its last pose."""

    ship: int
    target: int
    card: str
    x: int
    y: int
    heading: int

    def is_valid(self, s: State) -> bool:
        return self.target in range(len(s.ships)) and self.card in pieces() and pieces()[self.card].kind == "ship"

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        prey = s.ships[self.target]
        at = Pose(self.x, self.y, self.heading) if prey is None else prey.pose
        pose = beside(s, self.ship, self.target, placed(hull(self.card), at))
        moved(s, self.ship, pose)
        emit(Event("pirates-alit", {"ship": called(s, self.ship)}, place_of(s, self.ship), "CSG-KW-DRA-03"))


SWING: Final = 5
CLOSE: Final = 1.0
"""CSG-KW-DRA-03: the gap that is left, in millimetres."""


def beside(s: State, number: int, target: int, prey: Outline) -> Pose:
    """CSG-KW-DRA-03: on the bearing from the prey to where the dragon was, or the next one that is free."""
    ship = s.ship(number)
    (x, y), (u, v) = prey.centre, ship.pose.place
    first = max(range(FULL), key=lambda h: ahead(h)[0] * (u - x) + ahead(h)[1] * (v - y))
    others = [body(vessel) for other, vessel in s.afloat() if other not in (number, target) and vessel.lost == NOWHERE]
    for k in range(FULL // SWING):
        bearing = first + (k + 1) // 2 * SWING * (1 if k % 2 else -1)
        pose = standoff(hull(ship.card), prey.centre, prey, bearing, ship.pose.heading, CLOSE)
        here = placed(hull(ship.card), pose)
        if all(gap(here, other) >= 0 for other in others):
            return pose
    return standoff(hull(ship.card), prey.centre, prey, first, ship.pose.heading, CLOSE)


# ---- breath


def breath_gun(s: State, number: int) -> Cannon:
    """CSG-EFF-46: from any segment that stands."""
    ship = s.ship(number)
    at = tuple(mast for mast in any_mast(ship) if ship.masts >> mast.mast & 1)
    return Cannon(*BREATH, at, plain=True)


def breath_kind(s: State, number: int) -> str:
    """What the breath does; empty where there is none."""
    abilities = active(s, number)
    return FIRE if abilities.has(Trait.BREATHES_FIRE) else STUN if abilities.has(Trait.BREATHES_STUN) else ""


def breaths(s: State, number: int) -> Iterator[str]:
    if breath_kind(s, number):
        shooter, gun = f"{SHIP}:{number}", breath_gun(s, number)
        sea = look_out(s, shooter, measure(s, gun.letter))
        yield from (target.place for target in targets(s, shooter, gun, sea) if target.place.startswith(SHIP))


@frozen
class Breath(AutoStep):
    """CSG-EFF-46: one roll."""

    seat: int
    ship: int
    target: str

    def is_valid(self, s: State) -> bool:
        return self.target in in_play(s, self.ship, breaths)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fired_at(s, self.ship, self.target)
        then(s, Roll(self.seat, self.ship, "breath"), BreathLands(self.seat, self.ship, self.target))


@frozen
class BreathLands(AutoStep):
    """CSG-EFF-46: a hit by flames is a fire shot; a stunning one silences ship and crew."""

    seat: int
    ship: int
    target: str

    def is_valid(self, s: State) -> bool:
        return s.ships[self.ship] is not None and may_be_place(s, self.target)

    def against(self, s: State) -> Arg:
        return called_place(s, self.target)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        more = counted(s, s.die, self.ship) - s.die
        hit = hits(s.die, more, BREATH[2], only_six=only_six(s, self.target))
        told(s, "pirates-breath", self.ship, self.target, "CSG-EFF-46", emit, hit=hit)
        if hit:
            kind = breath_kind(s, self.ship)
            then(s, Hit(self.target, self.seat, f"{SHIP}:{self.ship}", "breath", s.die, kind))


# ---- all of them


def fired_at(s: State, number: int, target: str) -> None:
    """CSG-EFF-20: it is remembered until the turn ends who has fired at whom."""
    kind, _, other = target.partition(":")
    if kind == SHIP:
        s.today = s.today._replace(shot=s.today.shot | {(int(other), number)})
    elif kind == FORT:
        # UT_MARQUE
        for item in things(s.ship(number).hold):
            if item in Marque.items():
                tallies(s, item, 1)


def told(s: State, key: str, number: int, target: str, rule: str, emit: EventSink, *, hit: bool, guns: int = 1) -> None:
    args: Args = {
        "ship": called(s, number),
        "target": called_place(s, target),
        "hit": "yes" if hit else "no",
        "guns": guns,
    }
    data = {"ship": s.names[number], "target": board_place(s, target), "hit": hit}
    emit(Event(key, args, data, rule))
