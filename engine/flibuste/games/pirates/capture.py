"""Chapters 5.7 and 5.13 (TOW, KW-RAN): a ship that changes sides, with all that is aboard."""

from ...core.events import Event, Tell
from .hauntings import has_left
from .hold import coins_of, crew_of, put, take
from .items import HELD, card_of, is_crew
from .names import called, item_called
from .spells import lift
from .state import NOBODY, Is, State
from .stowage import free
from .treasure import bring, leave

RANSOM = 5
"""CSG-KW-RAN-01: what a ransomed crew is worth, as a coin that lies face up."""


def change_sides(s: State, number: int, seat: int, tell: Tell) -> None:
    """CSG-TOW-03, CSG-SCT-03, CSG-CRW-04: to this seat's fleet, whose player may look at what lies face down now; a
    pending scuttle fails. Crew for whom a ransom is paid become treasure (CSG-KW-RAN-01)."""
    ship = s.ship(number)
    if ship.owner == seat:
        return
    was = ship.owner
    hold = tuple(HELD.shown(held, 1 << seat) for held in ship.hold)
    s.change(number, owner=seat, hold=hold, state=ship.state & ~(Is.SCUTTLED | Is.EXPLORED | Is.RAIDED))
    lift(s, number, "burning")
    if was != NOBODY:
        for one in crew_of(s.ship(number)):
            ransom(s, number, HELD.item(one), tell)


def ransom(s: State, number: int, item: int, tell: Tell) -> None:
    """CSG-KW-RAN-01: this crew aboard, if there is a ransom, becomes a coin that takes one space; where none is free it
    takes the place of the lowest coin, or is lost."""
    if not is_crew(item) or "ransom" not in card_of(item).keywords:
        return
    everybody = s.setting.everybody
    held = next(one for one in s.ship(number).hold if HELD.item(one) == item)
    take(s, number, held, everybody)
    has_left(s, number, item)
    coins = sorted(coins_of(s.ship(number)), key=HELD.item)
    if free(s, number) < 1 and coins:
        leave(s, [take(s, number, coins[0], 1 << s.ship(number).owner)])
    if free(s, number) >= 1:
        put(s, number, bring(s, RANSOM, everybody))
    args = {"ship": called(s, number), "crew": item_called(item)}
    tell(Event("pirates-ransomed", args, {"ship": s.names[number]}, "CSG-KW-RAN-01"))
