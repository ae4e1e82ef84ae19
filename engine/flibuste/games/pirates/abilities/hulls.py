"""Chapter 5.13: keywords of hulls. What they say of the build is read with `sea.is_kind`."""

from ..fleets.cards import pieces
from ..state import State
from .ability import Ability, Extra, Trait


class Bombardier(Ability):
    """CSG-KW-BOM-01: "can be neither eliminated nor affected by effects"."""

    code = "bombardier"
    hull = True

    def guns(self, s: State, by: int) -> tuple[Extra, ...]:
        letter, number = pieces()[s.ship(by).card].card["bombard"]
        return (Extra(str(letter), int(number), "bombard", plain=True),)


class Broadsides(Ability):
    """CSG-KW-BRO-01"""

    code = "broadsides"
    traits = frozenset((Trait.BROADSIDES,))


class Icebreaker(Ability):
    """CSG-KW-ICE-01, CSG-KW-ICE-02"""

    code = "icebreaker"
    traits = frozenset((Trait.IGNORES_TERRAIN, Trait.BREAKS_ICE))


class Catamaran(Ability):
    """CSG-KW-CAT-01 to CSG-KW-CAT-03"""

    code = "catamaran"
    hull = True


class Turtle(Ability):
    """CSG-KW-TUR-03: moves S as a derelict."""

    code = "turtle"
    hull = True
    traits = frozenset((Trait.ROWS,))


class SeaDragon(Ability):
    """CSG-KW-DRA-04"""

    code = "sea_dragon"
    hull = True
    traits = frozenset((Trait.UNPINNABLE, Trait.PINS_NOBODY, Trait.NO_CREW))


class Longship(Ability):
    """CSG-KW-LON-02, CSG-KW-LON-04, CSG-KW-LON-05"""

    code = "longship"
    hull = True
    traits = frozenset((Trait.UNPINNABLE, Trait.PINS_NOBODY, Trait.PIVOTS, Trait.ROWS))

    def boards(self, s: State, by: int, other: int) -> int:
        """CSG-KW-LON-03: after her own ram."""
        return int(s.way is not None and s.way.ship == by and other in s.way.rammed)


class Eternal(Ability):
    """CSG-KW-ETE-01"""

    code = "eternal"
    traits = frozenset((Trait.ETERNAL,))


class Flotilla(Ability):
    """CSG-KW-FLO-05"""

    code = "flotilla"
    hull = True
    traits = frozenset((Trait.PINS_NOBODY, Trait.NO_CREW, Trait.REPAIRS_ANYWHERE))


class ExtendedRange(Ability):
    """CSG-KW-EXT-01"""

    code = "extended_range"
    traits = frozenset((Trait.DOUBLE_RANGE,))


class Galley(Ability):
    """CSG-KW-GAL-03"""

    code = "galley"
    hull = True
    traits = frozenset((Trait.PIVOTS,))


class Schooner(Ability):
    """CSG-KW-SCH-01"""

    code = "schooner"
    hull = True
    traits = frozenset((Trait.PIVOTS,))


class Junk(Ability):
    """CSG-KW-JUN-01"""

    code = "junk"
    hull = True
    traits = frozenset((Trait.NO_SAILS_IN_LINE,))


class Switchblade(Ability):
    """CSG-KW-SWI-01"""

    code = "switchblade"
    hull = True


class Mercenary(Ability):
    """CSG-KW-MER-01"""

    code = "mercenary"
    traits = frozenset((Trait.NO_HOME,))


class SeaMonster(Ability):
    """CSG-KW-MON-03; CSG-KW-MON-05: like a ship without a crew, which neither tows (`towing`) nor is repaired
    (`repairs`)."""

    code = "sea_monster"
    hull = True
    traits = frozenset((Trait.UNPINNABLE, Trait.NO_CREW))


class Fear(Ability):
    """CSG-KW-FEA-01"""

    code = "fear"
    traits = frozenset((Trait.FEARED,))


class Windcatcher(Ability):
    """CSG-KW-WIN-01"""

    code = "windcatcher"
    traits = frozenset((Trait.CATCHES_WIND,))


class Submarine(Ability):
    """CSG-KW-SUB-01"""

    code = "submarine"
    hull = True
    traits = frozenset((Trait.UNPINNABLE, Trait.PINS_NOBODY))


class Titan(Ability):
    """CSG-KW-TIT-05; CSG-KW-TIT-01: otherwise like a ship, with crew and treasure; it is not repaired (`repairs`)."""

    code = "titan"
    hull = True
    traits = frozenset((Trait.UNPINNABLE,))


class Ghost(Ability):
    """CSG-KW-GHO-01"""

    code = "ghost"
    traits = frozenset((Trait.FADES,))
