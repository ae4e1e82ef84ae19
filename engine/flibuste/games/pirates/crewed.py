"""Chapter 4.2: which crew and equipment may lie face down on a ship (CSG-CRG-04 to CSG-CRW-08): for who imagines them.

A choice of likely hands is made once for all that is known of a hold, and kept.
"""

from functools import cache, lru_cache
from random import Random
from typing import Final

from .cards import Piece, bought_for, piece, pieces
from .fleet import starts_up
from .items import card_of, is_crew, item_of
from .stowage import is_small, links
from .tables import NATIONS

Items = tuple[int, ...]
_HANDS: Final = 8
"""So many are kept, half of them of generic crew alone."""
_TRIES: Final = 24


@cache
def people(nation: str) -> tuple[int, ...]:
    """Crew of a nation who may lie face down: generic first, then by name; of every nation where it is none."""
    nations = (nation,) if nation in NATIONS else NATIONS
    crew = [one for one in pieces().values() if one.kind == "crew" and not _open(one)]
    generic = [piece(bought_for(one.id, flag)) for one in crew if one.generic for flag in nations]
    named = [one for one in crew if not one.generic and one.nation in nations]
    return (*(item_of(one) for one in generic if one is not None), *(item_of(one) for one in named))


def _open(one: Piece) -> bool:
    """CSG-SET-25, CSG-KW-EXP-03: who starts face up."""
    return starts_up(one) or "ex_patriot" in one.keywords


@cache
def wares() -> tuple[int, ...]:
    return tuple(item_of(one) for one in pieces().values() if one.kind == "equipment")


@cache
def named(item: int) -> bool:
    """CSG-FLT-04: there is one of it in a fleet."""
    return is_crew(item) and not card_of(item).generic


@lru_cache(maxsize=4096)
def hands(card: str, nation: str, known: Items, load: int, crew: int, equipment: int) -> tuple[Items, ...]:
    """Some of the ways in which so many crew and so much equipment may lie face down on such a ship, besides who is
    known to be there and treasure of so many spaces; at least one, the last of generic crew alone."""
    rng, found = Random(0), list[Items]()
    generic = tuple(item for item in people(nation) if not named(item))
    for among in (people(nation), generic):
        for _ in range(_TRIES if crew + equipment else 1):
            hand = _hand(card, known, among, crew, equipment, rng)
            if hand is not None and _fits(card, nation, (*known, *hand), load):
                found.append(hand)
            if len(found) >= (_HANDS // 2 if among is not generic else _HANDS):
                break
    small = [item for item in generic if is_small(item)]
    cheap = min(wares(), key=lambda item: card_of(item).points)
    if not found or any(map(named, found[-1])):
        found.append((small[0],) * crew + (cheap,) * equipment)
    return tuple(found)


def _hand(card: str, known: Items, among: Items, crew: int, equipment: int, rng: Random) -> Items | None:
    """Pieces that the ship's points pay (CSG-CRG-05); None where this try does not come out."""
    found = list[int]()
    for count, every in ((crew, among), (equipment, wares())):
        of_kind = [item for item in known if is_crew(item) == (every is among)]
        left = pieces()[card].points - sum(card_of(item).points for item in of_kind)
        for still in range(count, 0, -1):
            fit = [item for item in every if card_of(item).points <= left - (still - 1)]
            if not fit:
                return None
            item = rng.choice(fit)
            found.append(item)
            left -= card_of(item).points
    twice = [item for item in (*known, *found) if named(item)]
    return tuple(found) if len({*twice}) == len(twice) else None


def _fits(card: str, nation: str, hold: Items, load: int) -> bool:
    """CSG-CRG-01, CSG-CRG-04: by the printed spaces and the links."""
    small = sum(is_crew(item) and is_small(item) and card_of(item).nation == nation for item in hold)
    return load + len(hold) - small <= int(pieces()[card].card["cargo"]) + links(card, hold)
