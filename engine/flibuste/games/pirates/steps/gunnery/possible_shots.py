"""Chapter 5.9 (SHT): what can be fired in a shoot action, as far as it has got."""

from collections.abc import Iterator
from typing import Final, NamedTuple, Self

from .....core.decision import Bar
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active
from ...questions.abilities.treasures import Scope
from ...questions.armament.guns import SNIPE, Cannon
from ...questions.cargo.hold import treasure_of
from ...questions.forts.standing_forts import Art, art, fort_at
from ...questions.gunnery.aiming import FORT, SHIP, Target, battery, is_valid, only_six, place, range_of
from ...questions.gunnery.lookout import alone, look_out, targets
from ...questions.table.bodies import derelict, measure, submerged
from ...questions.table.items import things
from ...questions.table.once import of_seat, spent
from ...state import NOWHERE, State
from ..damage.special_shots import BLOODLESS, SMOKE, powders

OVER: Final = "over"
"""The mode of a shoot action in which nothing more can be fired."""
SCOPE: Final = "scope"
"""UT_SCOPE: a cannon that hits without a roll."""
TWICE: Final = "twice"
"""CSG-EFF-48: a cannon that rolls two dice, where others load a special shot."""


def why_not_shoot(s: State, number: int) -> Bar | None:
    """CSG-ACT-05: what keeps a ship from firing, whatever there is to fire at."""
    ship, abilities = s.ship(number), active(s, number)
    if ship.lost != NOWHERE or submerged(ship):
        return Bar("pirates-barred-hidden", "CSG-ACT-05")
    if derelict(ship):
        return Bar("pirates-barred-no-guns", "CSG-ACT-05")
    if abilities.has(Trait.NO_SHOT):
        return Bar("pirates-barred-wet", "CSG-UNT-06")
    if abilities.has(Trait.NO_SHOT_LOADED) and treasure_of(ship):
        return Bar("pirates-barred-loaded", "CSG-EFF-28")
    return None


class Shot(NamedTuple):
    """One that is possible: the cannon, the target, and what is loaded besides: a special shot by its atom, TWICE, or
    nothing."""

    gun: Cannon
    target: Target
    extra: str = ""


class Firing(NamedTuple):
    """A shoot action under way. `shooter`: a place (`aiming.py`); `captain`: whether it is a captain's, who need not
    fire; `mode`: SNIPE, OVER or empty; `fired`, `missed`: cannons that have been fired and those of them that have
    missed, by their names."""

    shooter: str
    captain: bool = False
    mode: str = ""
    fired: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()

    @property
    def fresh(self) -> bool:
        """Whether nothing has been fired or declared yet."""
        return not self.fired and not self.mode

    def able(self, s: State) -> bool:
        """Whether the shooter is still there and may fire."""
        if self.mode == OVER or not is_valid(s, self.shooter):
            return False
        origin = place(self.shooter)
        return origin.kind != SHIP or why_not_shoot(s, origin.number) is None

    def guns(self, s: State) -> list[Cannon]:
        """The cannons that have not been fired yet; CSG-EFF-30: once per turn also one that has missed."""
        again = bool(self.missed) and fires_again(s, self.shooter)
        return [
            gun for gun in battery(s, self.shooter) if gun.name not in self.fired or (again and gun.name in self.missed)
        ]

    def once_fired(self, gun: str) -> Self:
        """What is under way once this cannon has been fired."""
        return self if gun in self.fired else self._replace(fired=(*self.fired, gun))

    def shots(self, s: State) -> Iterator[Shot]:
        """Every cannon at every target with everything that can be loaded."""
        if self.able(s) and not alone(s, self.shooter):
            yield from self.shots_of_able(s)

    def shots_of_able(self, s: State) -> Iterator[Shot]:
        """As `shots`, for a shooter that is known to be able, with an enemy near."""
        extras: list[tuple[str, float, bool]] | None = None
        for gun in self.guns(s):
            sea = look_out(s, self.shooter, range_of(s, self.shooter, gun, self.mode))
            for target in targets(s, self.shooter, gun, sea, self.mode):
                extras = list(self.extras(s)) if extras is None else extras
                yield from self.loaded(s, gun, target, extras)

    def loaded(self, s: State, gun: Cannon, target: Target, extras: list[tuple[str, float, bool]]) -> Iterator[Shot]:
        """A cannon at a target, with nothing else and with each of the `extras` that does anything to it."""
        yield Shot(gun, target)
        # CSG-EQP-03
        for atom, reach, at_all in extras if not gun.bombard else ():
            # CSG-R-77: a shot without a roll is no 6
            sure = atom == SCOPE and only_six(s, target.place)
            if target.far <= reach and (at_all or target.place.startswith(SHIP)) and not sure:
                yield Shot(gun, target, atom)

    def at(self, s: State, name: str, target: str) -> Iterator[Shot]:
        """The shots of this cannon at this target alone."""
        gun = next((one for one in self.guns(s) if one.name == name), None) if self.able(s) else None
        if gun is None:
            return
        sea = look_out(s, self.shooter, range_of(s, self.shooter, gun, self.mode))
        only = tuple(it for it in sea.targets if it[0] == target)
        for found in targets(s, self.shooter, gun, sea._replace(targets=only), self.mode):
            yield from self.loaded(s, gun, found, list(self.extras(s)))

    def extras(self, s: State) -> Iterator[tuple[str, float, bool]]:
        """What can be loaded, how far it reaches, and whether it does anything to what is not a ship."""
        origin = place(self.shooter)
        if origin.kind != SHIP or self.mode == SNIPE:
            return
        for special in powders(s, origin.number):
            if special.shot != SMOKE:
                # CSG-EQP-04
                yield (
                    special.atom,
                    measure(s, special.within) if special.within else float("inf"),
                    special.shot not in BLOODLESS,
                )
        if any(item in Scope.items() for item in things(s.ship(origin.number).hold)):
            yield SCOPE, float("inf"), True
        if active(s, origin.number).has(Trait.ROLLS_TWO) and not spent(s, origin.number, TWICE):
            yield TWICE, float("inf"), True

    def smokes(self, s: State) -> Iterator[tuple[str, str]]:
        """CSG-SPS-04: the cannons of an able ship that can lay smoke, and what brings it."""
        origin = place(self.shooter)
        if origin.kind == SHIP and self.mode != SNIPE:
            for special in powders(s, origin.number):
                if special.shot == SMOKE:
                    yield from ((gun.name, special.atom) for gun in self.guns(s) if not gun.bombard)

    def may_snipe(self, s: State) -> bool:
        """CSG-EFF-31: declared before the first shot; something can be hit so."""
        origin = place(self.shooter)
        if origin.kind != SHIP or not self.fresh or not active(s, origin.number).has(Trait.SNIPES):
            return False
        return next(self._replace(mode=SNIPE).shots(s), None) is not None


def fires_again(s: State, shooter: str) -> bool:
    """CSG-EFF-30; FT_RESHOOT: whether a cannon that has missed may fire again."""
    origin = place(shooter)
    if origin.kind == FORT:
        fort = fort_at(s, origin.number)
        return art(fort.card) is Art.RESHOOT and not spent(s, of_seat(fort.owner), again(shooter))
    return (
        origin.kind == SHIP
        and active(s, origin.number).has(Trait.FIRES_AGAIN)
        and not spent(s, origin.number, again(shooter))
    )


def again(shooter: str) -> str:
    """What is spent by it."""
    return f"again:{shooter}"
