"""Chapter 5.12 (CRG): how much a hold takes, and how much of it is taken."""

from functools import cache, lru_cache
from itertools import combinations

from ...geometry.outline import Pose
from ...state import Is, Ship, Spell, State
from ..abilities.ability import Ability
from ..abilities.active import active, of_ship, serves
from ..abilities.conditions import condition
from ..table.cards import pieces
from ..table.items import card_of, is_crew, is_unique, things, unique_of
from ..table.spells import WEIGHTLESS, letters_of

_NO_SPACE = "CREW_NO_SPACE"
_NO_POSE = Pose(0, 0, 0)


def size(ship: Ship, item: int) -> int:
    """CSG-CRG-01: the spaces that a piece takes in her hold."""
    if is_unique(item):
        return int(str(unique_of(item)["cargo"]))
    if is_crew(item) and ship.spells and letters_of(ship, WEIGHTLESS):
        # CSG-MYS-03
        return 0
    return 0 if is_crew(item) and is_small(item) and serves(ship, item) else 1


@cache
def is_small(item: int) -> bool:
    """CSG-EFF-98: takes no space where it serves."""
    piece = card_of(item)
    return piece.has(_NO_SPACE) or "oarsman" in piece.keywords


def taken(ship: Ship) -> int:
    """CSG-CRG-01: the spaces that are taken."""
    return _taken(ship.card, ship.hold, int(ship.state), ship.spells)


@lru_cache(maxsize=512)
def _taken(card: str, hold: tuple[int, ...], state: int, spells: tuple[Spell, ...]) -> int:
    ship = Ship(card, 0, 0, _NO_POSE, 0, hold=hold, state=Is(state), spells=spells)
    return sum(size(ship, item) for item in things(hold))


def light(ship: Ship) -> bool:
    """Whether she carries no more than her printed spaces, and nothing changes those: quicker to say than `free`."""
    return _light(ship.card, ship.hold, ship.off, int(ship.state), ship.spells)


@lru_cache(maxsize=512)
def _light(card: str, hold: tuple[int, ...], off: frozenset[int], state: int, spells: tuple[Spell, ...]) -> bool:
    ship = Ship(card, 0, 0, _NO_POSE, 0, hold=hold, off=off, state=Is(state), spells=spells)
    return not of_ship(ship).answering(Ability.room) and taken(ship) <= int(pieces()[card].card["cargo"])


def capacity(s: State, number: int) -> int:
    """CSG-CRG-01: printed spaces, links, and what abilities give or take."""
    ship = s.ship(number)
    found = active(s, number).answering(Ability.room)
    more = sum(grant.ability.room(s, number) for grant in found)
    return max(0, int(pieces()[ship.card].card["cargo"]) + links(ship.card, things(ship.hold)) + more)


def free(s: State, number: int) -> int:
    """Spaces that are left; below nought where she must part with something (CSG-CRG-03)."""
    return capacity(s, number) - taken(s.ship(number))


@condition("no_cargo")
def _empty(s: State, by: int) -> bool:
    """CSG-R-38: nothing that takes space."""
    return not taken(s.ship(by))


@condition("full")
def _full(s: State, by: int) -> bool:
    """CSG-EFF-02: every space is filled."""
    return free(s, by) <= 0


@lru_cache(maxsize=1024)
def links(card: str, hold: tuple[int, ...]) -> int:
    """CSG-CRG-02: a space for every pair of linked pieces, whatever their nations."""
    people = [pieces()[card], *(card_of(item) for item in hold if is_crew(item))]
    return sum(a.links_to(b) for a, b in combinations(people, 2))
