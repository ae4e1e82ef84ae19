"""Chapters 5.7 and 5.13 (TOW, KW-RAN): a ship that changes sides, with all that is aboard."""

from ...core.events import Event, Tell
from .hold import crew_of, put
from .items import HELD, card_of, is_coin
from .names import called, item_called
from .spells import lift
from .state import NOBODY, Is, State
from .stowage import free

RANSOM = 5
"""CSG-KW-RAN-01: what a ransomed crew is worth, as a coin that lies face up."""


def change_sides(s: State, number: int, seat: int, tell: Tell) -> None:
    """CSG-TOW-03: to this seat's fleet, whose player may look at what lies face down now; a pending scuttle fails. Crew
    for whom a ransom is paid become treasure (CSG-KW-RAN-01)."""
    ship = s.ship(number)
    if ship.owner == seat:
        return
    was = ship.owner
    hold = tuple(HELD.shown(held, 1 << seat) for held in ship.hold)
    s.change(number, owner=seat, hold=hold, state=ship.state & ~(Is.SCUTTLED | Is.EXPLORED | Is.RAIDED))
    lift(s, number, "burning")
    if was != NOBODY:
        ransom(s, number, tell)


def ransom(s: State, number: int, tell: Tell) -> None:
    """CSG-KW-RAN-01: one space; where none is free it takes the place of the lowest coin, or is lost."""
    everybody = (1 << s.setting.seats) - 1
    for held in crew_of(s.ship(number)):
        one = card_of(HELD.item(held))
        if "ransom" not in one.keywords:
            continue
        ship = s.ship(number)
        s.change(number, hold=tuple(it for it in ship.hold if it != held))
        coins = sorted((it for it in s.ship(number).hold if is_coin(HELD.item(it))), key=HELD.item)
        if free(s, number) < 1 and coins:
            s.change(number, hold=tuple(it for it in s.ship(number).hold if it != coins[0]))
        if free(s, number) >= 1:
            put(s, number, HELD.of(RANSOM, everybody))
        args = {"ship": called(s, number), "crew": item_called(HELD.item(held))}
        tell(Event("pirates-ransomed", args, {"ship": s.names[number]}, "CSG-KW-RAN-01"))
