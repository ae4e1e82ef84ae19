"""Chapter 5.6 (PIN): who cannot sail because of whom."""

from collections.abc import Iterator

from ...state import NOWHERE, Is, State
from ..abilities.ability import Trait
from ..abilities.active import active
from ..table.bodies import bow_touches, derelict, is_kind, on_table, submerged, touching
from ..table.spells import numbers_of


def pinned(s: State, number: int) -> bool:
    """CSG-PIN-01, CSG-PIN-04: whether an enemy holds this ship where she is."""
    return any(True for _ in pinners(s, number))


def pinners(s: State, number: int) -> Iterator[int]:
    """CSG-PIN-01: the enemies that she touches with her bow, neither those whose bow touches her (CSG-PIN-03) nor those
    at her blades (CSG-KW-SWI-03), unless one of the two is of a kind that does not pin or cannot be pinned; CSG-PIN-04:
    creatures that have rammed her and touch her still."""
    beside = touching(s, number)
    if not beside or not pinnable(s, number):
        return
    ship = s.ship(number)
    held, freed = numbers_of(ship, "held"), numbers_of(ship, "freed")
    for other in beside:
        enemy = s.ship(other)
        if enemy.owner == ship.owner or not _pins(s, other):
            continue
        if other in held or (other not in freed and bow_touches(s, number, other)):
            yield other


def pinnable(s: State, number: int) -> bool:
    """CSG-PIN-01: what can be pinned at all."""
    ship = s.ship(number)
    if ship.lost != NOWHERE or Is.INTANGIBLE in ship.state or submerged(ship) or Is.WRECK in ship.state:
        return False
    if is_kind(ship, "submarine", "sea_monster", "titan", "sea_dragon", "longship", "flotilla"):
        return False
    # CSG-KW-CAT-03
    if is_kind(ship, "catamaran") and ship.shell:
        return False
    return not active(s, number).has(Trait.UNPINNABLE)


def _pins(s: State, number: int) -> bool:
    """CSG-PIN-01, CSG-DER-05: who pins nobody."""
    ship = s.ship(number)
    if not on_table(ship) or derelict(ship) or is_kind(ship, "longship", "submarine", "sea_dragon", "flotilla"):
        return False
    return not active(s, number).has(Trait.PINS_NOBODY)
