"""Chapter 5.12 (CRG): a piece that goes from one hold into another."""

from .....core.atoms import Args
from .....core.events import Event, EventSink
from ...marker import passes_on
from ...names import called, item_called
from ...state import NOBODY, State
from ..abilities.active import is_up
from ..table.bodies import is_kind
from ..table.items import HELD, is_unique, kind_of, name_of
from .hold import put, take
from .treasure import leave


def change_hands(s: State, loser: int, winner: int, held: int, emit: EventSink) -> None:
    """A piece goes from one hold into another, in the sight of the two players alone where it lies face down."""
    losing, winning = s.ship(loser).owner, s.ship(winner).owner
    seats = sum(1 << seat for seat in {losing, winning} if seat != NOBODY)
    taken = take(s, loser, held, seats)
    item = HELD.item(taken)
    # CSG-R-13
    if is_unique(item) and is_kind(s.ship(winner), "sea_monster"):
        leave(s, [taken])
    else:
        put(s, winner, taken, seen=seats)
        passes_on(s, loser, winner, item)
    args: Args = {"ship": called(s, winner), "other": called(s, loser), "kind": kind_of(item)}
    data = {"ship": s.names[winner], "other": s.names[loser], "kind": kind_of(item)}
    emit(Event("pirates-taken", args, data, "CSG-BRD-03"))
    if not is_up(s, taken):
        for seat in (losing, winning):
            if seat != NOBODY:
                what: Args = {"what": item_called(item)}
                emit(Event("pirates-taken-seen", what, {"item": name_of(item)}, seen_by=(seat,)))
