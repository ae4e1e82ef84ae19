"""CSG-INF-05: crew and equipment that a course shows, because it is longer than it could be without them."""

from collections import Counter
from collections.abc import Iterable

from ....core.events import Tell
from ..abilities.ability import Ability, Trait
from ..abilities.active import active, shows, uses
from ..state import State
from .moving import Segment, lenders, move_list
from .sea import derelict, is_kind


def course_shows(s: State, number: int, path: Iterable[Segment], tell: Tell, given: str = "") -> None:
    """Called before the course is sailed; `given`: the letters that she may sail, where it is not her move list now."""
    if derelict(s.ship(number)):
        uses(s, number, Trait.ROWS, tell)
    helmsmen, monster = active(s, number).answering(Ability.added), is_kind(s.ship(number), "sea_monster")
    if not helmsmen and not monster:
        return
    sailed = Counter(one.letter for one in path)
    letters = Counter(given or move_list(s, number))
    for grant in helmsmen:
        more = Counter(grant.ability.added(s, number))
        if more and sailed - (letters - more):
            shows(s, number, [grant.source], tell)
    for other, source, lent in list(lenders(s, number)):
        if sailed - (letters - Counter(lent)):
            shows(s, other, [source], tell)
            return
