"""Chapter 5.12 (CRW, CRG): a piece that leaves its ship and the game."""

from .....core.atoms import Args, Name
from .....core.events import Event, EventSink
from ...after import crew_eliminated, piece_left
from ...names import called, item_called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, is_up, shows
from ...questions.cargo.hold import crew_of, take
from ...questions.cargo.treasure import leave
from ...questions.table.items import HELD, has_ransom, is_crew, is_treasure, kind_of, name_of
from ...state import NOBODY, NOWHERE, State

RANSOM_PAID = 1
"""CSG-KW-RAN-02: the gold that an enemy has of it."""


def part_with(s: State, number: int, held: int, by: int, emit: EventSink, *, paid: bool = False) -> None:
    """CSG-CRW-02: this piece of her hold leaves the game; `by`: the seat that did it; `paid`: it is the price of
    something, and nothing keeps it (CSG-R-71). CSG-INF-06: crew and equipment are shown; treasure that lies face down
    leaves unseen."""
    ship, item = s.ship(number), HELD.item(held)
    data = {"ship": s.names[number], "kind": kind_of(item)}
    args: Args = {"ship": called(s, number), "kind": kind_of(item), "what": item_called(item)}
    if is_crew(item) and not paid and (flippers := flips(s, number, held)):
        # CSG-EFF-93, CSG-INF-05
        shows(s, number, flippers, emit)
        mine = HELD.of(item, HELD.seen(held) & 1 << ship.owner)
        s.change(number, hold=tuple(sorted(mine if piece == held else piece for piece in s.ship(number).hold)))
        emit(Event("pirates-flipped", args, data, "CSG-EFF-93"))
        return
    if is_treasure(item) and not is_up(s, held):
        leave(s, [take(s, number, held, 1 << ship.owner)])
        emit(Event("pirates-lost-hidden", {"ship": called(s, number), "kind": kind_of(item)}, data, "CSG-EFF-35"))
        return
    take(s, number, held, s.setting.everybody)
    piece_left(s, number, item)
    if is_treasure(item):
        leave(s, [held])
    emit(Event("pirates-lost-piece", args, {**data, "item": name_of(item)}, "CSG-CRW-02"))
    if is_crew(item):
        eliminated(s, item, ship.owner, by, emit)


def flips(s: State, number: int, held: int) -> list[int]:
    """CSG-EFF-93: who of her crew, or the ship, has it turned face down instead, if it lies face up."""
    sources = active(s, number).sources(Trait.CREW_FLIPS) if is_up(s, held) else []
    return [source for source in sources if source != HELD.item(held)]


def eliminated(s: State, item: int, owner: int, by: int, emit: EventSink) -> None:
    """CSG-KW-RAN-02, CSG-KW-RAN-03: for some crew the enemy who eliminates them is paid. FT_GHOST_CREW: a fort takes
    them in."""
    crew_eliminated(s, item, owner, emit)
    if by in (NOBODY, owner) or not has_ransom(item):
        return
    loose_gold(s, by, RANSOM_PAID)
    emit(Event("pirates-ransom-paid", {"seat": Name(by), "gold": RANSOM_PAID}, {"seat": by}, "CSG-KW-RAN-02"))


def loose_gold(s: State, seat: int, gold: int) -> None:
    """Gold that is no coin lies on the home island."""
    home = s.home(seat)
    if home != NOWHERE and gold:
        island = s.islands[home]
        s.islands[home] = island._replace(loose=island.loose + gold)


def use_up(s: State, number: int, item: int) -> None:
    """CSG-UNT-05, CSG-EQP-02: a piece that was shown and used leaves the game."""
    held = next(piece for piece in s.ship(number).hold if HELD.item(piece) == item)
    leave(s, [take(s, number, held, s.setting.everybody)])


def fades(s: State, number: int, item: int, emit: EventSink) -> None:
    """CSG-UNT-06: a unique treasure leaves the game by its own text."""
    use_up(s, number, item)
    args: Args = {"ship": called(s, number), "item": item_called(item)}
    emit(Event("pirates-unique-gone", args, {"ship": s.names[number], "item": name_of(item)}, "CSG-UNT-06"))


def crew_lost(s: State, number: int, by: int, emit: EventSink) -> None:
    """CSG-SNK-01: her crew go down with her."""
    ship = s.ship(number)
    for held in crew_of(ship):
        eliminated(s, HELD.item(held), ship.owner, by, emit)
