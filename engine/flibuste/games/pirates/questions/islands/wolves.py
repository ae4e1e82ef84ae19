"""Chapter 5.24 (UT_WOLVES): a token on an island that keeps ships from loading there until it is shot at."""

from .....core.atoms import Args
from .....core.events import Event, EventSink
from ...names import item_called
from ...state import State
from ..abilities.treasures import Wolves
from ..table.items import HELD


def wolves_at(s: State, island: int) -> int:
    """The treasure that lies there face up, as it is held; 0 where there is none. CSG-FRT-14: also inside a fort."""
    land = s.islands[island]
    everybody, wolves = s.setting.everybody, Wolves.items()
    lying = (*land.coins, *(land.fort.gold if land.fort is not None else ()))
    return next((held for held in lying if HELD.item(held) in wolves and HELD.seen(held) == everybody), 0)


def scare(s: State, island: int, emit: EventSink) -> None:
    """A hit removes them."""
    land, wolves = s.islands[island], wolves_at(s, island)
    if not wolves:
        return
    if land.fort is not None and wolves in land.fort.gold:
        fort = land.fort._replace(gold=_without(land.fort.gold, wolves))
        s.islands[island] = land._replace(fort=fort)
    else:
        s.islands[island] = land._replace(coins=_without(land.coins, wolves))
    args: Args = {"what": item_called(HELD.item(wolves)), "island": island + 1}
    emit(Event("pirates-scared", args, {"island": island}, "CSG-UNT-06"))


def _without(lying: tuple[int, ...], held: int) -> tuple[int, ...]:
    at = lying.index(held)
    return (*lying[:at], *lying[at + 1 :])
