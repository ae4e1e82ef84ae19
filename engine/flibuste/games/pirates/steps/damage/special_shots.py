"""Chapter 5.12 (SPS): special shots, whatever brings them, and what a hit by one does."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from .....core.events import EventSink
from ...questions.abilities.ability import HULL, Ability, Special
from ...questions.abilities.active import active, shows
from ...questions.table.items import HELD, is_equipment, name_of
from ...questions.table.once import OF_HER_BUILD, spend, spent
from ...state import NOBODY, NOWHERE, State
from ..basics.parting import part_with

FIRE: Final = "SHOT_FIRE"
STINK: Final = "SHOT_STINK"
CHAIN: Final = "SHOT_CHAIN"
SMOKE: Final = "SHOT_SMOKE"
GRAPE: Final = "SHOT_GRAPE"
EXPLODE: Final = "SHOT_EXPLODE"
DOUBLE: Final = "SHOT_DOUBLE"
GRAPPLE: Final = "SHOT_GRAPPLE"
STUN: Final = "stun"
"""CSG-EFF-46: of a breath."""
BLOODLESS: Final = (STINK, CHAIN, GRAPE, GRAPPLE, STUN)
"""CSG-DMG-03: hits that remove no mast."""


class Charge(NamedTuple):
    """What a cannon is loaded with: a special shot, or none; what a natural 1 costs besides; the piece that brings
    it."""

    shot: str = ""
    on_one: str = ""
    source: int = NOWHERE


class Powder(NamedTuple):
    """A special shot that can be declared now; `atom`: how moves call it, by the piece that brings it."""

    atom: str
    shot: str
    within: str
    on_one: str
    single: bool
    source: int

    @property
    def charge(self) -> Charge:
        return Charge(self.shot, self.on_one, self.source)

    @property
    def equipment(self) -> bool:
        """CSG-EQP-04: not a specialist's."""
        return is_equipment(self.source)


def powders(s: State, number: int) -> Iterator[Powder]:
    """CSG-SHT-09, CSG-EQP-02: each source once per turn."""
    for grant in active(s, number).answering(Ability.shots):
        for special in grant.ability.shots(s, number):
            found = _powder(special, grant.source)
            if not spent(s, number, found.atom):
                yield found


def _powder(special: Special, source: int) -> Powder:
    atom = OF_HER_BUILD if source == HULL else name_of(source)
    return Powder(atom, special.shot, special.within, special.on_one, special.single, source)


def powder(s: State, number: int, atom: str) -> Powder | None:
    return next((special for special in powders(s, number) if special.atom == atom), None)


def load(s: State, number: int, used: Powder, emit: EventSink) -> None:
    """CSG-SHT-09, CSG-EQP-02, CSG-INF-05: it is declared: once per turn; what is single leaves the game."""
    spend(s, number, used.atom)
    shows(s, number, [used.source], emit)
    if used.single:
        lose_source(s, number, used.source, emit)


def lose_source(s: State, number: int, source: int, emit: EventSink) -> None:
    """CSG-EQP-02: the piece that brings a shot leaves the game."""
    held = next((piece for piece in s.ship(number).hold if HELD.item(piece) == source), None)
    if held is not None:
        part_with(s, number, held, NOBODY, emit)
