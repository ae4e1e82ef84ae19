"""Chapters 5.13 and 5.24 (ETE, UT_REBORN): ships that come back instead of sinking."""

from typing import Final

from .....core.events import Event, EventSink
from ...after import put_at
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active
from ...questions.abilities.shooting import CAST_GUN
from ...questions.cargo.treasure import leave
from ...questions.sailing.towing import tow_ends
from ...questions.table.bodies import CREATURES, built, is_kind
from ...questions.table.items import HELD, is_unique
from ...state import NOWHERE, Is, State
from ..basics.parting import use_up

LASTING: Final = Is.FLAME | Is.CURSED
"""What is left of a ship's state."""


def reborn(s: State, number: int, emit: EventSink) -> None:
    """CSG-UNT-06, UT_REBORN: docked at home, or S from it (CSG-R-76), with all masts, and all that is aboard; the
    treasure is gone by it."""
    use_up(s, number, active(s, number).sources(Trait.REBORN)[0])
    ship = s.ship(number)
    # CSG-EFF-53: she has not sunk
    guns = tuple(spell for spell in ship.spells if spell.what.partition(":")[0] == CAST_GUN)
    s.change(number, masts=(1 << built(ship)) - 1, fire=0, lost=NOWHERE, state=ship.state & LASTING, spells=guns)
    emit(Event("pirates-reborn", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-UNT-06"))
    put_at(s, number, s.home(ship.owner), emit)


def comes_back(s: State, number: int, emit: EventSink) -> None:
    """CSG-KW-ETE-01, CSG-KW-ETE-02: docked at home without a mast, or a Mercenary S from it; a creature has one
    segment. Unique treasures are gone."""
    ship = s.ship(number)
    uniques = [held for held in ship.hold if is_unique(HELD.item(held))]
    hold = tuple(held for held in ship.hold if held not in uniques)
    masts = 1 if is_kind(ship, *CREATURES) else 0
    s.change(number, hold=hold, masts=masts, fire=0, lost=NOWHERE, state=ship.state & LASTING, spells=())
    leave(s, uniques)
    tow_ends(s, number)
    emit(Event("pirates-eternal", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-KW-ETE-01"))
    put_at(s, number, s.home(ship.owner), emit)
