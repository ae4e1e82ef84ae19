"""Chapter 5.24: what unique treasures do as long as they are aboard. What they do as they are found stands in
`finds.py`."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final, NamedTuple

from .....core.atoms import Args, Move
from .....core.events import Event, EventSink
from .....core.fate import Fate
from ...names import called
from ...state import State
from ...tables import DATA
from ..table.items import FIRST_UNIQUE, HELD, is_crew, things
from .ability import Ability, Aim, Extra, Trait
from .active import nation_of

FIREWORKS: Final = "fireworks"


@cache
def items_of(special: str) -> frozenset[int]:
    """The unique treasures with this special."""
    rows = DATA["treasure"]["uniques"]
    return frozenset(FIRST_UNIQUE + i for i, row in enumerate(rows) if row.get("special") == special)


class Unique(Ability):
    """An effect of CSG-UNT-06."""

    ends_at_home: ClassVar[bool] = False
    """It leaves the game as the ship docks at her own home."""

    @classmethod
    def items(cls) -> frozenset[int]:
        """The unique treasures that have it."""
        return items_of(cls.code)

    def found(self, s: State, find: "Find", fate: Fate, emit: EventSink) -> None:
        """CSG-UNT-02: what it does as it is loaded, or found where it is not loaded at all."""

    def orders(self, s: State, by: int) -> Iterator[Move]:
        """CSG-UNT-05: how its player may show it now: what follows the ship and the treasure in the order."""
        return iter(())

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        """What it does then; it has left the game, unless it lay open before."""

    def waits(self, s: State, find: "Find") -> bool:
        """Whether it stays face down where it lies, and is not resolved now."""
        return False


class Find(NamedTuple):
    """A unique treasure that a ship has just found. `item`: which."""

    ship: int
    island: int
    item: int


class RangeCapS(Unique):
    code = "UT_RANGE_CAP_S"
    traits = frozenset((Trait.NEAR_SHOTS_ONLY,))


class Marque(Unique):
    code = "UT_MARQUE"
    traits = frozenset((Trait.MARQUE,))

    def shields(self, s: State, by: int, aim: Aim) -> bool:
        """Forts spare her until she has fired at one."""
        provoked = any(n for item, n in s.tallies if item in self.items())
        return aim.fort and not provoked


class Reborn(Unique):
    code = "UT_REBORN"
    traits = frozenset((Trait.REBORN,))


class Weapons(Unique):
    code = "UT_WEAPONS"

    def boards(self, s: State, by: int, other: int) -> int:
        return sum(map(is_crew, things(s.ship(by).hold)))


class SaveMast(Unique):
    code = "UT_SAVE_MAST"


class Explosives(Unique):
    code = "UT_EXPLOSIVES"


class Spices(Unique):
    code = "UT_SPICES"
    traits = frozenset((Trait.DOUBLES_COIN,))


class Rats(Unique):
    code = "UT_RATS"

    def per_coin(self, s: State, by: int) -> int:
        return -1


class WetPowder(Unique):
    code = "UT_WET_POWDER"
    repairable = True
    traits = frozenset((Trait.NO_SHOT,))


class FireworksSpell(Ability):
    """CSG-UNT-06, UT_FIREWORKS: the spell that it casts."""

    code = FIREWORKS
    BONUS: ClassVar = 2

    def aims(self, s: State, by: int, aim: Aim) -> int:
        return self.BONUS


class Rot(Unique):
    code = "UT_ROT"
    repairable = True

    def room(self, s: State, by: int) -> int:
        return -1


class FearAll(Unique):
    code = "UT_FEAR_ALL"
    traits = frozenset((Trait.FEARED, Trait.FEARED_BY_OWN))


class Amulet(Unique):
    code = "UT_AMULET"

    def exposes(self, s: State, by: int, aim: Aim) -> int:
        return -int(aim.shooter >= 0 and nation_of(s.ship(aim.shooter)) == "cursed")


class Fruit(Unique):
    code = "UT_FRUIT"


class Holy(Unique):
    code = "UT_HOLY"
    traits = frozenset((Trait.HOLY,))


class RedSkull(Unique):
    code = "UT_RED_SKULL"
    turns_cursed = True


class Myst(Unique):
    code = "UT_MYST"

    def chart(self, s: State, by: int) -> int:
        return int(self.effect["n"])


class Wolves(Unique):
    code = "UT_WOLVES"

    def found(self, s: State, find: "Find", fate: Fate, emit: EventSink) -> None:
        island = s.islands[find.island]
        coins = (
            HELD.shown(coin, s.setting.everybody) if HELD.item(coin) == find.item else coin for coin in island.coins
        )
        s.islands[find.island] = island._replace(coins=tuple(sorted(coins)))
        args: Args = {"ship": called(s, find.ship), "island": find.island + 1}
        emit(Event("pirates-wolves", args, {"island": find.island}, "CSG-UNT-06"))


class MercenaryPapers(Unique):
    code = "UT_MERCENARY"
    traits = frozenset((Trait.NO_HOME,))


class Luddite(Unique):
    code = "UT_LUDDITE"
    until_striking = True

    def numbers(self, s: State, by: int) -> int:
        return 1


class Power(Unique):
    code = "UT_POWER"
    until_striking = True
    traits = frozenset((Trait.REACHES_FAR,))


class Metal(Unique):
    code = "UT_METAL"
    until_struck = True
    traits = frozenset((Trait.HIT_BY_SIX,))

    def base(self, s: State, by: int) -> str | None:
        return "S"


class Mines(Unique):
    code = "UT_MINES"


class Scope(Unique):
    code = "UT_SCOPE"


class RuneDefence(Unique):
    code = "UT_RUNE_DEF"


class SetsDie(Unique):
    code = "UT_SET_DIE"


class Driftwood(Unique):
    code = "UT_DRIFTWOOD"


class DeckGun(Unique):
    code = "UT_DECK_GUN"

    def guns(self, s: State, by: int) -> tuple[Extra, ...]:
        return (Extra("S", 2, "hull"),)


class Decree(Unique):
    code = "UT_DECREE"
    traits = frozenset((Trait.DECREES,))
