"""Chapter 5.4 (MOV): what a ship may sail in one move action, and what keeps her from it."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from .....core.decision import Bar
from ...state import NOWHERE, Is, State
from ..abilities.ability import Ability, Trait
from ..abilities.active import active, conceals
from ..events.tokens import becalmed
from ..table.bodies import derelict, is_kind, measure, standing
from ..table.cards import pieces
from ..table.once import MARINE_FIRED, spent
from ..table.spells import letters_of, under
from .afloat import Afloat
from .pins import pinned

LETTERS: Final = ("S", "L")
CLEARED: Final = "cleared"
"""CSG-SAR-04: she has come clear of weeds this turn."""


def length(s: State, letters: str) -> float:
    return sum(measure(s, letter) for letter in letters)


def move_list(afloat: Afloat) -> str:
    """CSG-MOV-01: the letters of one move action; empty for a ship that cannot move."""
    s, ship = afloat.s, afloat.ship
    printed = _printed(ship.card)
    if ship.tows != NOWHERE and is_kind(s.ship(ship.tows), "flotilla"):
        # CSG-KW-FLO-06
        return printed
    base = _base(afloat, printed)
    if not base:
        return ""
    # UT_POSEIDON: once for every mast, and nothing is added
    found = base * standing(ship) if under(ship, "poseidon") else base + _added(afloat)
    # UT_SCREW, CSG-R-78
    return found * 2 if under(ship, "screw") else found


def _added(afloat: Afloat) -> str:
    """CSG-MOV-01: what is added to the base move."""
    helmsmen = afloat.active.answering(Ability.added)
    added = "".join([helmsman.ability.added(afloat.s, afloat.number) for helmsman in helmsmen]) if helmsmen else ""
    return added + _lent(afloat) + letters_of(afloat.ship, "plus")


@cache
def _printed(name: str) -> str:
    return "".join(pieces()[name].card["move"])


def _lent(afloat: Afloat) -> str:
    """CSG-EFF-12: what other ships add; the same is added once (CSG-ABL-04)."""
    if not is_kind(afloat.ship, "sea_monster"):
        return ""
    return max((more for _, _, more in lenders(afloat)), key=len, default="")


def lenders(afloat: Afloat) -> Iterator[tuple[int, int, str]]:
    """CSG-EFF-12: the ships that add to a monster's move list, whoever's, the piece that brings it, and the letters.
    What lies face down elsewhere than in its own fleet adds nothing: who sails it does not know of it (CSG-INF-02)."""
    if not is_kind(afloat.ship, "sea_monster"):
        return
    s, number, owner = afloat.s, afloat.number, afloat.ship.owner
    for other, ship in s.afloat():
        for grant in active(s, other).answering(Ability.lends) if other != number else ():
            more = grant.ability.lends(s, other, number)
            if more and (ship.owner == owner or not conceals(s, other, grant.source)):
                yield other, grant.source, more


def _base(afloat: Afloat, printed: str) -> str:
    """CSG-MOV-01: of everything that replaces the printed move the lowest."""
    s, ship = afloat.s, afloat.ship
    if derelict(ship):
        return "S" if afloat.active.has(Trait.ROWS) else ""
    lowest = [printed]
    if ship.tows != NOWHERE or under(ship, "slowed"):
        # CSG-TOW-04, CSG-KW-FEA-01
        lowest.append("S")
    lowest += [low for grant in afloat.active.answering(Ability.base) if (low := grant.ability.base(s, afloat.number))]
    if only := letters_of(ship, "only"):
        lowest.append(only)
    return min(lowest, key=lambda letters: length(s, letters)) if len(lowest) > 1 else printed


def why_not_move(s: State, number: int) -> Bar | None:
    """CSG-ACT-05: what keeps a ship from moving at all, of her own accord; a pin keeps her from nothing else
    (CSG-PIN-05)."""
    ship = s.ship(number)
    if is_kind(ship, "flotilla"):
        # CSG-KW-FLO-01
        return Bar("pirates-barred-flotilla", "CSG-KW-FLO-01")
    if Is.WRECK in ship.state:
        return Bar("pirates-barred-wreck", "CSG-REE-05")
    if number in [other.tows for other in s.ships if other is not None]:
        return Bar("pirates-barred-towed", "CSG-TOW-04")
    if Is.ENTANGLED in ship.state:
        return Bar("pirates-barred-entangled", "CSG-SAR-02")
    if under(ship, CLEARED):
        return Bar("pirates-barred-cleared", "CSG-SAR-04")
    if under(ship, "chained"):
        return Bar("pirates-barred-chained", "CSG-SPS-03")
    if spent(s, number, MARINE_FIRED):
        return Bar("pirates-barred-marine-fired", "CSG-KW-MAR-05")
    if becalmed(s, number) and not derelict_moves(s, number):
        return Bar("pirates-barred-becalmed", "CSG-EVT-06")
    if pinned(s, number):
        return Bar("pirates-barred-pinned", "CSG-PIN-02")
    if derelict(ship) and not active(s, number).has(Trait.ROWS):
        return Bar("pirates-barred-derelict", "CSG-DER-01")
    return None


def derelict_moves(s: State, number: int) -> bool:
    """CSG-EVT-06: whether she could move without a mast: by rowing, or as a galley."""
    return is_kind(s.ship(number), "galley") or active(s, number).has(Trait.ROWS)
