"""Chapter 5.13: keywords of hulls. What they say of the build is read with `bodies.is_kind`."""

from ...state import State
from ..table.cards import pieces
from .ability import Ability, Extra, Trait


class Bombardier(Ability):
    """CSG-KW-BOM-01: "can be neither eliminated nor affected by effects"."""

    code = "bombardier"
    hull = True

    def guns(self, s: State, by: int) -> tuple[Extra, ...]:
        letter, number = pieces()[s.ship(by).card].card["bombard"]
        return (Extra(str(letter), int(number), "bombard", plain=True),)


class Broadsides(Ability):
    """CSG-KW-BRO-01: all cannons at once."""

    code = "broadsides"
    traits = frozenset((Trait.BROADSIDES,))


class Icebreaker(Ability):
    """CSG-KW-ICE-01, CSG-KW-ICE-02: terrain does not matter to her, and she rams icebergs."""

    code = "icebreaker"
    traits = frozenset((Trait.IGNORES_TERRAIN, Trait.BREAKS_ICE))


class Catamaran(Ability):
    """CSG-KW-CAT-01 to CSG-KW-CAT-03: with her second hull she is neither pinned nor boarded, and never rammed."""

    code = "catamaran"
    hull = True


class Turtle(Ability):
    """CSG-KW-TUR-03: moves S as a derelict."""

    code = "turtle"
    hull = True
    traits = frozenset((Trait.ROWS,))


class SeaDragon(Ability):
    """CSG-KW-DRA-04: it neither rams, pins nor boards, nor is any of that done to it."""

    code = "sea_dragon"
    hull = True
    traits = frozenset((Trait.UNPINNABLE, Trait.PINS_NOBODY, Trait.NO_CREW))


class Longship(Ability):
    """CSG-KW-LON-02, CSG-KW-LON-04, CSG-KW-LON-05: she neither pins nor is pinned, and pivots; what holds for her as a
    derelict."""

    code = "longship"
    hull = True
    traits = frozenset((Trait.UNPINNABLE, Trait.PINS_NOBODY, Trait.PIVOTS, Trait.ROWS))

    def boards(self, s: State, by: int, other: int) -> int:
        """CSG-KW-LON-03: after her own ram."""
        return int(s.way is not None and s.way.ship == by and other in s.way.rammed)


class Eternal(Ability):
    """CSG-KW-ETE-01: sunk, she comes back to her home."""

    code = "eternal"
    traits = frozenset((Trait.ETERNAL,))


class Flotilla(Ability):
    """CSG-KW-FLO-05: never derelict, never rammed or boarded."""

    code = "flotilla"
    hull = True
    traits = frozenset((Trait.PINS_NOBODY, Trait.NO_CREW, Trait.REPAIRS_ANYWHERE))


class ExtendedRange(Ability):
    """CSG-KW-EXT-01: printed ranges are doubled."""

    code = "extended_range"
    traits = frozenset((Trait.DOUBLE_RANGE,))


class Galley(Ability):
    """CSG-KW-GAL-03: she pivots."""

    code = "galley"
    hull = True
    traits = frozenset((Trait.PIVOTS,))


class Schooner(Ability):
    """CSG-KW-SCH-01: she pivots."""

    code = "schooner"
    hull = True
    traits = frozenset((Trait.PIVOTS,))


class Junk(Ability):
    """CSG-KW-JUN-01: her own sails block no lines."""

    code = "junk"
    hull = True
    traits = frozenset((Trait.NO_SAILS_IN_LINE,))


class Switchblade(Ability):
    """CSG-KW-SWI-01: blades are put out or in before a move or a shot."""

    code = "switchblade"
    hull = True


class Mercenary(Ability):
    """CSG-KW-MER-01: she docks at no home island."""

    code = "mercenary"
    traits = frozenset((Trait.NO_HOME,))


class SeaMonster(Ability):
    """CSG-KW-MON-03; CSG-KW-MON-05: like a ship without a crew, which neither tows (`towing`) nor is repaired
    (`repairs`)."""

    code = "sea_monster"
    hull = True
    traits = frozenset((Trait.UNPINNABLE, Trait.NO_CREW))


class Fear(Ability):
    """CSG-KW-FEA-01: enemies near may lose their abilities."""

    code = "fear"
    traits = frozenset((Trait.FEARED,))


class Windcatcher(Ability):
    """CSG-KW-WIN-01: a segment may be measured from her stern."""

    code = "windcatcher"
    traits = frozenset((Trait.CATCHES_WIND,))


class Submarine(Ability):
    """CSG-KW-SUB-01: she neither pins nor is pinned, tows nor is towed."""

    code = "submarine"
    hull = True
    traits = frozenset((Trait.UNPINNABLE, Trait.PINS_NOBODY))


class Titan(Ability):
    """CSG-KW-TIT-05; CSG-KW-TIT-01: otherwise like a ship, with crew and treasure; it is not repaired (`repairs`)."""

    code = "titan"
    hull = True
    traits = frozenset((Trait.UNPINNABLE,))


class Ghost(Ability):
    """CSG-KW-GHO-01: she may be intangible until her next turn."""

    code = "ghost"
    traits = frozenset((Trait.FADES,))
