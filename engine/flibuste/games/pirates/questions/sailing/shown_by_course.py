"""CSG-INF-05: crew and equipment that a course shows, because it is longer than it could be without them."""

from collections.abc import Iterable

from .....core.events import EventSink
from ...state import State
from ..abilities.ability import Ability, Trait
from ..abilities.active import shows, uses
from ..table.bodies import derelict, is_kind
from .afloat import Afloat
from .course import Segment
from .move_list import lenders, move_list


def course_shows(s: State, number: int, path: Iterable[Segment], emit: EventSink, given: str = "") -> None:
    """Called before the course is sailed; `given`: the letters that she may sail, where it is not her move list now."""
    if derelict(s.ship(number)):
        uses(s, number, Trait.ROWS, emit)
    afloat = Afloat(s, number)
    helmsmen, monster = afloat.active.answering(Ability.added), is_kind(afloat.ship, "sea_monster")
    if not helmsmen and not monster:
        return
    sailed = "".join(segment.letter for segment in path)
    letters = given or move_list(afloat)
    for grant in helmsmen:
        if _needs(sailed, letters, grant.ability.added(s, number)):
            shows(s, number, [grant.source], emit)
    for other, source, lent in list(lenders(afloat)):
        if _needs(sailed, letters, lent):
            shows(s, other, [source], emit)
            return


def _needs(sailed: str, letters: str, more: str) -> bool:
    """Whether the letters would not do without those.

    >>> _needs("SS", "SSL", "S"), _needs("S", "SSL", "S"), _needs("S", "SSL", ""), _needs("S", "S", "S")
    (True, False, False, True)
    """
    left = [sailed.count(one) - max(0, letters.count(one) - more.count(one)) for one in set(sailed)]
    return bool(more) and max(left, default=0) > 0
