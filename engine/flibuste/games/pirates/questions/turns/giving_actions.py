"""Chapter 5.3 (ACT): which actions a ship may be given, and what giving one does."""

from typing import Final

from .....core.decision import Bar
from .....core.events import Event, EventSink
from ...names import called
from ...state import NOBODY, NOWHERE, Is, Ship, State
from ...tables import MOST_ACTIONS
from ..abilities.ability import Trait
from ..abilities.active import active
from ..sailing.afloat import Afloat
from ..sailing.leaving_island import can_leave
from ..sailing.move_list import why_not_move
from ..table.bodies import is_kind, submerged
from ..table.spells import letters_of, under


def given(s: State, number: int) -> int:
    """Actions that she has had this turn."""
    acted = s.today.acted
    return sum([ship == number for ship, _ in acted]) if acted else 0


def fresh(s: State, seat: int) -> list[int]:
    """CSG-ACT-02, CSG-ACT-03: the ships of this seat that have not had all their actions; what else keeps one from
    acting, `why_not_act` says."""
    ships = s.numbers(seat)
    if not s.today.acted:
        return ships
    had = [number for number, _ in s.today.acted]
    return [n for n in ships if n not in had or (n in s.today.extra and had.count(n) < MOST_ACTIONS)]


REPEATABLE: Final = ("move", "explore", "shoot", "repair")
"""CSG-ACT-01, CSG-EFF-83: actions as `give` calls them."""
ACTIONS: Final = frozenset((*REPEATABLE, "clear", "lookout", "special"))
"""CSG-ACT-01, CSG-ACT-07, CSG-SAR-04: all of them."""


def why_not_act(s: State, number: int, what: str = "") -> Bar | None:
    """CSG-ACT-02, CSG-ACT-03, CSG-ACT-04: whether she may be given an action at all; CSG-EFF-83: this one."""
    ship, had = s.ship(number), given(s, number)
    if Is.WRECK in ship.state:
        return Bar("pirates-barred-wreck", "CSG-REE-05")
    if under(ship, "spent"):
        return Bar("pirates-barred-lost", "CSG-FOG-02")
    if under(ship, "idle"):
        return Bar("pirates-barred-idle", "CSG-UNT-06")
    if under(ship, "mermaids"):
        return Bar("pirates-barred-mermaids", "CSG-EVT-04")
    if what not in ("", "move") and must_leave(s, number):
        return Bar("pirates-barred-must-leave", "CSG-EFF-74")
    if what not in ("", "move", "repair") and by_marque(s, number):
        return Bar("pirates-barred-marque", "CSG-UNT-06")
    if had >= MOST_ACTIONS:
        return Bar("pirates-barred-twice", "CSG-ACT-03")
    if had and number not in s.today.extra:
        return Bar("pirates-barred-once", "CSG-ACT-02")
    if had and (only := letters_of(ship, "only-act")):
        first = next(order for one, order in s.today.acted if one == number)
        if only != what or first != what:
            return Bar("pirates-barred-only-act", "CSG-EFF-83")
    if had and (also := letters_of(ship, "also-act")):
        # UT_EXTRA_SHOOT: one of the two is a shoot action
        first = next(order for one, order in s.today.acted if one == number)
        if also not in (what, first):
            return Bar("pirates-barred-also-act", "CSG-UNT-06")
    return None


def by_marque(s: State, number: int) -> bool:
    """UT_MARQUE: whether she is docked at an enemy home, where she is only repaired."""
    ship = s.ship(number)
    if ship.docked == NOWHERE or s.islands[ship.docked].home in (NOBODY, ship.owner):
        return False
    return active(s, number).has(Trait.MARQUE) and not active(s, number).has(Trait.RAIDS)


def must_leave(s: State, number: int) -> bool:
    """CSG-EFF-74: whether a ship that has raided an enemy home in an earlier turn has yet to sail away, and can."""
    ship = s.ship(number)
    if Is.RAIDED not in ship.state or (number, ship.docked) not in s.today.docked or given(s, number):
        return False
    held = any(under(ship, what) for what in ("spent", "idle", "mermaids"))
    return not held and why_not_move(s, number) is None and can_leave(Afloat(s, number))


def why_not_explore(s: State, number: int) -> Bar | None:
    """CSG-ACT-05: why she may not be given an explore action."""
    ship = s.ship(number)
    if ship.lost != NOWHERE or submerged(ship):
        # CSG-KW-SUB-03
        return Bar("pirates-barred-hidden", "CSG-ACT-05")
    return why_not_kind(ship) or why_not_act(s, number, "explore")


def why_not_kind(ship: Ship) -> Bar | None:
    """Whether something of her kind explores at all."""
    if is_kind(ship, "sea_monster"):
        return Bar("pirates-barred-monster", "CSG-KW-MON-01")
    if is_kind(ship, "flotilla"):
        return Bar("pirates-barred-flotilla-explores", "CSG-KW-FLO-01")
    return Bar("pirates-barred-dragon", "CSG-KW-DRA-04") if is_kind(ship, "sea_dragon") else None


def give(s: State, number: int, what: str, emit: EventSink) -> None:
    """CSG-ACT-02: the action is used up."""
    assert what in ACTIONS, what
    s.today = s.today._replace(acted=(*s.today.acted, (number, what)))
    s.passes = 0
    if emit.on:
        data = {"ship": s.names[number], "what": what}
        emit(Event("pirates-acts", {"ship": called(s, number)}, data, "CSG-ACT-02", quiet=True))


def grant(s: State, number: int) -> None:
    """CSG-ACT-03: another action this turn."""
    if number not in s.today.extra:
        s.today = s.today._replace(extra=(*s.today.extra, number))
