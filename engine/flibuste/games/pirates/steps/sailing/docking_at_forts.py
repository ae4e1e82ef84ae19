"""Chapter 5.19 (FRT): what a fort does for a ship of its player that docks there."""

from typing import Final

from .....core.events import Event, EventSink
from ...names import called
from ...questions.forts.standing_forts import Art, own_art
from ...questions.table.bodies import CREATURES, is_kind
from ...questions.turns.giving_actions import grant
from ...state import State
from ..damage.raising_masts import broken, mend

SECOND_ACTION: Final = 4
"""FT_SECOND_ACTION: gold that a ship unloads at once."""


def fits_out(s: State, number: int, emit: EventSink) -> None:
    """FT_DRYDOCK: she gets all masts back as she docks; creatures are not repaired (CSG-REP-03)."""
    if own_art(s, number, Art.DRYDOCK) and not is_kind(s.ship(number), *CREATURES):
        for mast in broken(s, number):
            mend(s, number, mast, emit)


def rewards(s: State, number: int, gold: int, emit: EventSink) -> None:
    """FT_SECOND_ACTION: for so much gold that she has unloaded in this docking."""
    if gold >= SECOND_ACTION and own_art(s, number, Art.SECOND_ACTION):
        grant(s, number)
        emit(Event("pirates-second-action", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-FRT-09"))
