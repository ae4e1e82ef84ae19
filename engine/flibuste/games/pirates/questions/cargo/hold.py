"""Chapters 5.5 and 5.12 (CRG): what a ship carries, by kinds, and pieces that come aboard or leave."""

from collections.abc import Iterable

from ...state import Ship, State
from ..abilities.ability import Trait
from ..abilities.active import active, is_up
from ..table.bodies import card, is_kind
from ..table.items import HELD, card_of, is_coin, is_crew, is_equipment, is_treasure, is_unique, things


def crew_of(ship: Ship) -> list[int]:
    """The crew aboard, as they lie in the hold."""
    return [held for held in ship.hold if is_crew(HELD.item(held))]


def leaves(item: int) -> bool:
    """CSG-CRW-05: ransom crew stay on their ship, unless they are captured or eliminated."""
    return not card_of(item).has("BUILD_PLUS5")


def passengers(ship: Ship) -> list[int]:
    """CSG-CRW-05: the crew aboard who may be put ashore."""
    return [held for held in crew_of(ship) if leaves(HELD.item(held))]


def takes_crew(s: State, number: int) -> bool:
    """CSG-CRW-07, CSG-EFF-99: whether crew may be aboard her at all."""
    return not active(s, number).has(Trait.NO_CREW)


def treasure_of(ship: Ship) -> list[int]:
    return [held for held in ship.hold if is_treasure(HELD.item(held))]


def coins_of(ship: Ship) -> list[int]:
    return [held for held in ship.hold if is_coin(HELD.item(held))]


def takes_treasure(ship: Ship) -> bool:
    """CSG-KW-FLO-01, CSG-KW-DRA-04: also what takes no space."""
    return not is_kind(ship, "flotilla", "sea_dragon")


def affords(s: State, number: int, items: Iterable[int]) -> bool:
    """CSG-CRG-05, CSG-CRW-06, CSG-CRW-07: whether these crew and equipment may be aboard, besides what is there."""
    ship = s.ship(number)
    here = [*things(ship.hold), *items]
    for test in (is_crew, is_equipment):
        if sum(card_of(item).points for item in here if test(item)) > card(ship).points:
            return False
    return True


def known_best(held: Iterable[int], item: int) -> int:
    """Of these pieces one that is this item: of two alike the one that more have seen, so that less is given away."""
    return max((piece for piece in held if HELD.item(piece) == item), key=HELD.seen)


def put(s: State, number: int, *held: int, seen: int = 0) -> None:
    """These pieces lie in her hold now, seen by these seats too."""
    ship = s.ship(number)
    s.change(number, hold=tuple(sorted((*ship.hold, *(HELD.shown(piece, seen) for piece in held)))))


def take(s: State, number: int, piece: int, witnesses: int) -> int:
    """A piece leaves her hold in the sight of these seats alone; the piece as it is then (`core/known.py`). Others
    cannot tell which of what lies face down it was."""
    ship = s.ship(number)
    like = [held for held in ship.hold if _hidden_alike(s, held, piece)]
    rest = [held for held in ship.hold if held not in like]
    kept, taken = HELD.passed(like, piece, witnesses) if len(like) > 1 else ((), piece)
    s.change(number, hold=tuple(sorted((*rest, *kept))), off=ship.off - {HELD.item(piece)})
    return taken


def _hidden_alike(s: State, held: int, other: int) -> bool:
    """Whether the two look the same to somebody: both face down and of a kind (CSG-INF-01)."""
    if held == other:
        return True
    if is_up(s, held) or is_up(s, other):
        return False
    a, b = HELD.item(held), HELD.item(other)
    return (is_coin(a), is_unique(a), is_crew(a)) == (is_coin(b), is_unique(b), is_crew(b))


def leaves_last(s: State, number: int) -> bool:
    return active(s, number).has(Trait.LEAVES_LAST)
