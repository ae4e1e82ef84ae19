"""Chapter 5.19 (FT_GHOST_CREW): eliminated crew that come back as ghosts.

A ship that a ghost sails on is under a spell, ``ghost:515`` for this crew, which is the keyword of a ghost ship. Ghosts
wait in their fort; elsewhere ashore the tally of the crew is the set of the seats whose ghost lies there.
"""

from typing import Final

from .....core.events import Event, EventSink
from ...after import crew_eliminated, piece_left
from ...names import called_fort, item_called
from ...questions.forts.standing_forts import Art, art
from ...questions.table.items import HELD, things
from ...questions.table.spells import ALWAYS, cast, lift, numbers_of
from ...state import NOBODY, NOWHERE, State
from ..treasure.worth import tallies, tally

GHOST: Final = "ghost"


@crew_eliminated.leads_to
def haunts(s: State, item: int, owner: int, emit: EventSink) -> None:
    """The crew of this player who were eliminated are in the fort, face up, from where they can be fetched."""
    at = next((i for i in range(len(s.islands)) if ghost_fort(s, i, owner)), NOWHERE)
    if at != NOWHERE:
        fort = waits(s, at, item)
        args = {"crew": item_called(item), "fort": called_fort(fort)}
        emit(Event("pirates-haunts", args, {"island": at}, "CSG-FRT-08"))


def ghost_fort(s: State, island: int, seat: int) -> bool:
    """Whether a fort of this player stands there that takes them in."""
    fort = s.islands[island].fort
    return fort is not None and fort.owner == seat != NOBODY and art(fort.card) is Art.GHOST_CREW


def waits(s: State, island: int, item: int) -> str:
    """A ghost is in the fort there; its card."""
    land = s.islands[island]
    assert land.fort is not None
    crew = tuple(sorted((*land.fort.crew, HELD.of(item, s.setting.everybody))))
    s.islands[island] = land._replace(fort=land.fort._replace(crew=crew))
    return land.fort.card


def lies_ashore(s: State, item: int, seat: int) -> None:
    """A ghost of this player lies on an island."""
    tallies(s, item, tally(s, item) | 1 << seat)


def rises(s: State, item: int, seat: int) -> bool:
    """Whether crew that comes aboard from the shore is a ghost that lay there; it lies there no longer."""
    if not tally(s, item) >> seat & 1:
        return False
    tallies(s, item, tally(s, item) & ~(1 << seat))
    return True


def sails(s: State, number: int, item: int) -> None:
    """A ghost is aboard."""
    cast(s, number, f"{GHOST}:{item}", ALWAYS)


@piece_left.leads_to
def has_left(s: State, number: int, item: int) -> bool:
    """Whether crew that has just left the ship was a ghost. Of two alike the one that is no ghost goes first."""
    ship = s.ship(number)
    if item not in numbers_of(ship, GHOST) or item in things(ship.hold):
        return False
    lift(s, number, f"{GHOST}:{item}")
    return True


def comes_ashore(s: State, number: int, item: int) -> None:
    """A ghost that has just been put ashore from the ship, but not into a fort of its player, lies on the island."""
    if has_left(s, number, item):
        lies_ashore(s, item, s.ship(number).owner)
