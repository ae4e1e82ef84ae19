"""Chapter 5.11 (REP): repair actions."""

from collections.abc import Iterator
from random import Random

from .....core.atoms import Args, Move
from .....core.decision import Bar, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from ...names import called, item_called
from ...questions.abilities.ability import HULL, Trait
from ...questions.abilities.active import active, of_ship, uses
from ...questions.damage.masts import mast_option
from ...questions.sailing.berths import enemy_home, harbour
from ...questions.table.bodies import CREATURES, is_kind, submerged
from ...questions.table.items import HELD, item_named, name_of
from ...questions.turns.giving_actions import give, why_not_act
from ...state import NOBODY, NOWHERE, Is, Ship, State
from ..basics.order import Order, the_ship
from ..basics.parting import part_with
from .raising_masts import broken, mend

GUN = "gun"
"""CSG-KW-BOM-04: in place of a mast, the bombard that has jammed."""


def why_not_repair(s: State, number: int) -> Bar | None:
    """CSG-REP-01 to CSG-REP-03: where she may be repaired, if there is anything to repair."""
    ship, anywhere = s.ship(number), active(s, number).has(Trait.REPAIRS_ANYWHERE)
    if is_kind(ship, *CREATURES):
        return Bar("pirates-barred-creature", "CSG-REP-03")
    if submerged(ship) or (ship.lost != NOWHERE and not anywhere):
        return Bar("pirates-barred-hidden", "CSG-ACT-05")
    if not anywhere and not in_dock(s, number):
        return Bar("pirates-barred-no-dock", "CSG-REP-01")
    return None


def in_dock(s: State, number: int) -> bool:
    """CSG-REP-01: at one's own home or a fort of one's own; UT_MARQUE: at an enemy home that she may dock at."""
    ship = s.ship(number)
    if ship.docked == NOWHERE:
        return False
    marque = active(s, number).has(Trait.MARQUE) and enemy_home(s, ship.owner, ship.docked)
    return marque or harbour(s, ship.owner, ship.docked)


def needs(s: State, number: int) -> Iterator[str]:
    """CSG-REP-01, CSG-REP-05: what a repair action can be spent on: a mast or flag, a jammed gun, a plague of hers."""
    yield from (f"m{mast + 1}" for mast in broken(s, number))
    if Is.JAMMED in s.ship(number).state:
        yield GUN
    for grant in active(s, number).grants:
        if grant.ability.repairable and grant.source != HULL:
            yield name_of(grant.source)


class Repair(Order):
    """D-ACT REPAIR.

    Answers:
        ``repair SHIP NEED``: a repair action.
    """

    verb = "repair"
    acts = True

    def suits(self, ship: Ship) -> bool:
        return ship.docked != NOWHERE or of_ship(ship).has(Trait.REPAIRS_ANYWHERE)

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            (self.verb, s.names[number], what)
            for number, _ in s.fleet(seat)
            if why_not_act(s, number, "repair") is None and why_not_repair(s, number) is None
            for what in needs(s, number)
        ]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None or len(move) != 3:
            return Bar("pirates-barred-no-ship", "CSG-ACT-02")
        if (bar := why_not_act(s, number, "repair") or why_not_repair(s, number)) is not None:
            return bar
        return None if str(move[2]) in needs(s, number) else Bar("pirates-barred-sound", "CSG-REP-01")

    def option(self, s: State, seat: int, move: Move) -> Option:
        number, what = s.names.index(str(move[1])), str(move[2])
        if what in (f"m{mast + 1}" for mast in broken(s, number)):
            shown = mast_option(s, number, ("mast", what), "pirates-do-repair")
            return Option(move, shown.key, shown.args, self.verb, shown.source, shown.at)
        key = "pirates-do-repair-gun" if what == GUN else "pirates-do-repair-rid"
        args: Args = {"ship": called(s, number), "what": "" if what == GUN else item_called(item_named(what))}
        return Option(move, key, args, self.verb, f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number, what = s.names.index(str(move[1])), str(move[2])
        give(s, number, self.verb, emit)
        if not in_dock(s, number):
            uses(s, number, Trait.REPAIRS_ANYWHERE, emit)
        if what == GUN:
            s.change(number, state=s.ship(number).state & ~Is.JAMMED)
            emit(Event("pirates-unjammed", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-REP-05"))
        elif what in (f"m{mast + 1}" for mast in broken(s, number)):
            mend(s, number, int(what[1:]) - 1, emit)
        else:
            held = next(piece for piece in s.ship(number).hold if HELD.item(piece) == item_named(what))
            part_with(s, number, held, NOBODY, emit)
