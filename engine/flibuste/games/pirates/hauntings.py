"""Chapter 5.19 (FT_GHOST_CREW): eliminated crew that come back as ghosts."""

from ...core.events import Event, Tell
from .bastions import Art, art, called_fort
from .items import HELD, is_crew, things
from .names import item_called
from .state import NOBODY, NOWHERE, State
from .worth import tallies, tally


def haunts(s: State, item: int, owner: int, tell: Tell) -> None:
    """The crew of this player who were eliminated are in the fort, from where they can be fetched. The tally of a crew
    is the set of the seats whose ghost he is."""
    at = next((i for i, one in enumerate(s.islands) if one.fort is not None and _takes(s, i, owner)), NOWHERE)
    if at == NOWHERE:
        return
    one = s.islands[at]
    assert one.fort is not None
    ghost = (owner, HELD.of(item, s.setting.everybody))
    s.islands[at] = one._replace(ashore=tuple(sorted((*one.ashore, ghost))))
    tallies(s, item, tally(s, item) | 1 << owner)
    args = {"crew": item_called(item), "fort": called_fort(one.fort.card)}
    tell(Event("pirates-haunts", args, {"island": at}, "CSG-FRT-08"))


def _takes(s: State, island: int, seat: int) -> bool:
    fort = s.islands[island].fort
    return fort is not None and fort.owner == seat != NOBODY and art(fort.card) is Art.GHOST_CREW


def haunted(s: State, number: int) -> bool:
    """Whether one of them is aboard: she is a ghost ship then."""
    ship = s.ship(number)
    crew = (item for item in things(ship.hold) if is_crew(item))
    return any(tally(s, item) >> ship.owner & 1 for item in crew) if ship.owner != NOBODY else False
