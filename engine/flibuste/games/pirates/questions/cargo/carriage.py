"""Chapter 5.12 (CRG, CRW): whether a piece may change places, and what follows for the ship."""

from .....core.fate import Fate
from ...state import NOWHERE, State
from ..abilities.active import is_up
from ..sailing.berths import cast_off, may_dock
from ..table.bodies import card
from ..table.items import HELD, card_of, is_crew, is_treasure
from .hold import affords, takes_crew, takes_treasure
from .stowage import free


def carries(s: State, number: int, item: int) -> bool:
    """CSG-CRG-04 to CSG-CRW-07: whether there is room for this piece, and she can afford it."""
    ship = s.ship(number)
    if not fits(s, number, item):
        return False
    if is_treasure(item):
        return takes_treasure(ship)
    if is_crew(item):
        piece = card_of(item)
        if not takes_crew(s, number):
            return False
        if not piece.points and piece.nation != card(ship).nation and "ex_patriot" not in piece.keywords:
            return False
    return affords(s, number, (item,))


def fits(s: State, number: int, item: int) -> bool:
    """CSG-CRG-02, CSG-EFF-98: as she would be with the piece aboard: it may bring a link, or take no space with her."""
    ship = s.ship(number)
    s.ships[number] = ship._replace(hold=(*ship.hold, HELD.of(item, s.setting.everybody)))
    room = free(s, number)
    s.ships[number] = ship
    return room >= 0


def may_move(s: State, held: int, number: int, fate: Fate) -> None:
    """Notes that moving a piece to or from this ship tells others of what lies face down: it cannot be taken back."""
    if not all(is_up(s, one) for one in (held, *s.ship(number).hold)):
        fate.answer("moves", (s.names[number],))


def leaves_home(s: State, number: int) -> None:
    """CSG-KW-EXP-04: a ship that an ex-patriot has come aboard of is docked no longer where she may not dock."""
    at = s.ship(number).docked
    if at != NOWHERE and not may_dock(s, number, at):
        cast_off(s, number)
