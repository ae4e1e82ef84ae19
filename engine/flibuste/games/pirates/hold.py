"""Chapter 5.12 (CRG): what a ship carries, and what there is room for."""

from collections.abc import Iterable
from functools import lru_cache

from .abilities.ability import Ability, Trait
from .abilities.active import active, serves
from .cards import Piece, pieces
from .items import HELD, card_of, is_coin, is_crew, is_equipment, is_treasure, is_unique, things, unique_of
from .sea import card
from .state import Ship, State


def capacity(s: State, number: int) -> int:
    """CSG-CRG-01: spaces of her hold, links and abilities included."""
    ship = s.ship(number)
    more = sum(one.ability.room(s, number) for one in active(s, number).answering(Ability.room))
    return max(0, int(card(ship).card["cargo"]) + links(ship.card, things(ship.hold)) + more)


@lru_cache(maxsize=4096)
def links(ship: str, hold: tuple[int, ...]) -> int:
    """CSG-CRG-02: a space for every pair of linked pieces."""
    people: list[Piece] = [pieces()[ship], *(card_of(item) for item in hold if is_crew(item))]
    return sum(a.links_to(b) for i, a in enumerate(people) for b in people[i + 1 :])


def size(s: State, number: int, item: int) -> int:
    """CSG-CRG-01: the spaces that a piece takes in her hold."""
    if is_unique(item):
        return int(str(unique_of(item)["cargo"]))
    if is_crew(item) and (takes_no_space(item) or _weightless(s, number)):
        return 0 if serves(s.ship(number), item) or _weightless(s, number) else 1
    return 1


def takes_no_space(item: int) -> bool:
    """CSG-EFF-98"""
    return card_of(item).has("CREW_NO_SPACE")


def _weightless(s: State, number: int) -> bool:
    """CSG-MYS-03: crew take no space for now."""
    return any(spell.what == "weightless" for spell in s.ship(number).spells)


def load(s: State, number: int) -> int:
    """CSG-CRG-01: the spaces that are taken."""
    return sum(size(s, number, item) for item in things(s.ship(number).hold))


def space(s: State, number: int) -> int:
    """CSG-CRG-04: the spaces that are free; below nought where there are too many pieces (CSG-CRG-03)."""
    return capacity(s, number) - load(s, number)


def crew_of(ship: Ship) -> list[int]:
    """The crew aboard, as they lie in the hold."""
    return [held for held in ship.hold if is_crew(HELD.item(held))]


def equipment_of(ship: Ship) -> list[int]:
    return [held for held in ship.hold if is_equipment(HELD.item(held))]


def treasure_of(ship: Ship) -> list[int]:
    return [held for held in ship.hold if is_treasure(HELD.item(held))]


def coins_of(ship: Ship) -> list[int]:
    return [held for held in ship.hold if is_coin(HELD.item(held))]


def empty(s: State, number: int) -> bool:
    """CSG-R-38: nothing aboard that takes space."""
    return load(s, number) == 0


def affords(s: State, number: int, items: Iterable[int]) -> bool:
    """CSG-CRG-05, CSG-CRW-06, CSG-CRW-07: whether these crew and equipment may be aboard, besides what is there."""
    ship = s.ship(number)
    here = [*things(ship.hold), *items]
    for test in (is_crew, is_equipment):
        if sum(card_of(item).points for item in here if test(item)) > card(ship).points:
            return False
    return True


def put(s: State, number: int, *held: int, seen: int = 0) -> None:
    """These pieces lie in her hold now, seen by these seats too."""
    ship = s.ship(number)
    s.change(number, hold=tuple(sorted((*ship.hold, *(HELD.shown(one, seen) for one in held)))))


def take(s: State, number: int, one: int, witnesses: int) -> int:
    """A piece leaves her hold in the sight of these seats alone; the piece as it is then (`core/known.py`). Others
    cannot tell which of what lies face down it was."""
    ship = s.ship(number)
    like = [held for held in ship.hold if _hidden_alike(s, held, one)]
    rest = [held for held in ship.hold if held not in like]
    kept, taken = HELD.passed(like, one, witnesses) if len(like) > 1 else ((), one)
    s.change(number, hold=tuple(sorted((*rest, *kept))), off=ship.off - {HELD.item(one)})
    return taken


def _hidden_alike(s: State, held: int, one: int) -> bool:
    """Whether the two look the same to somebody: both face down and of a kind (CSG-INF-01)."""
    if held == one:
        return True
    if is_up(s, held) or is_up(s, one):
        return False
    a, b = HELD.item(held), HELD.item(one)
    return (is_coin(a), is_unique(a), is_crew(a)) == (is_coin(b), is_unique(b), is_crew(b))


def is_up(s: State, held: int) -> bool:
    """Whether a piece lies face up."""
    everybody = (1 << s.setting.seats) - 1
    return HELD.seen(held) & everybody == everybody


def leaves_last(s: State, number: int) -> bool:
    return active(s, number).has(Trait.LEAVES_LAST)
