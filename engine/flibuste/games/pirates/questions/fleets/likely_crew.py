"""Chapter 4.2: which crew and equipment may lie face down on a ship (CSG-CRG-04 to CSG-CRW-08): for who imagines them.

A choice of likely hands is made once for all that is known of a hold, and kept.
"""

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache, lru_cache
from random import Random
from typing import Final, NamedTuple

from ...tables import NATIONS
from ..cargo.stowage import is_small, links
from ..table.cards import Piece, bought_for, piece, pieces
from ..table.items import card_of, is_crew, item_of
from .fleet import starts_up

Items = tuple[int, ...]
_HANDS: Final = 8
"""How many crews are kept, half of them of generic crew alone."""
_TRIES: Final = 24


@cache
def people(nation: str) -> tuple[int, ...]:
    """Crew of a nation who may lie face down: generic first, then by name; of every nation where it is none."""
    nations = (nation,) if nation in NATIONS else NATIONS
    crew = [card for card in pieces().values() if card.kind == "crew" and not _open(card)]
    generic = [piece(bought_for(member.id, flag)) for member in crew if member.generic for flag in nations]
    named = [member for member in crew if not member.generic and member.nation in nations]
    return (*(item_of(one) for one in generic if one is not None), *(item_of(one) for one in named))


def _open(card: Piece) -> bool:
    """CSG-SET-25, CSG-KW-EXP-03: who starts face up."""
    return starts_up(card) or "ex_patriot" in card.keywords


@cache
def wares() -> tuple[int, ...]:
    return tuple(item_of(card) for card in pieces().values() if card.kind == "equipment")


@cache
def named(item: int) -> bool:
    """CSG-FLT-04: there is one of it in a fleet."""
    return is_crew(item) and not card_of(item).generic


class _Market(NamedTuple):
    """Pieces from the cheapest to the dearest, with what each costs."""

    items: Items
    prices: tuple[int, ...]


@lru_cache(maxsize=64)
def _market(nation: str, kind: str) -> _Market:
    """``crew`` that may lie face down on a ship of this nation, ``generic`` crew alone, or ``equipment``."""
    every = wares() if kind == "equipment" else people(nation)
    if kind == "generic":
        every = tuple(item for item in every if not named(item))
    priced = sorted((card_of(item).points, item) for item in every)
    return _Market(tuple(item for _, item in priced), tuple(points for points, _ in priced))


@lru_cache(maxsize=4096)
def hands(card: str, nation: str, known: Items, load: int, crew: int, equipment: int) -> tuple[Items, ...]:
    """Some of the ways in which so many crew and so much equipment may lie face down on such a ship, besides who is
    known to be there and treasure of so many spaces; at least one, the last of generic crew alone."""
    rng = Random(0)
    found: list[Items] = []
    for kind, most in (("crew", _HANDS // 2), ("generic", _HANDS)):
        stalls = (crew, _market(nation, kind)), (equipment, _market(nation, "equipment"))
        for _ in range(_TRIES if crew + equipment else 1):
            hand = _hand(card, known, stalls, rng)
            if hand is not None and _fits(card, nation, (*known, *hand), load):
                found.append(hand)
            if len(found) >= most:
                break
    if not found or any(map(named, found[-1])):
        oarsman, ware = lightest(nation)
        found.append((oarsman,) * crew + (ware,) * equipment)
    return tuple(found)


def lightest(nation: str) -> tuple[int, int]:
    """The crew who take no space, and the equipment that costs least."""
    small = next(filter(is_small, (item for item in people(nation) if not named(item))))
    return small, _market(nation, "equipment").items[0]


def _hand(card: str, known: Items, stalls: Iterable[tuple[int, _Market]], rng: Random) -> Items | None:
    """So many pieces of each market that the ship's points pay (CSG-CRG-05): first crew, then equipment; None where
    this try does not come out."""
    found: list[int] = []
    for count, market in stalls:
        of_kind = [item for item in known if is_crew(item) == is_crew(market.items[0])]
        left = pieces()[card].points - sum(card_of(item).points for item in of_kind)
        for still in range(count, 0, -1):
            fit = bisect_right(market.prices, left - (still - 1))
            if not fit:
                return None
            at = rng.randrange(fit)
            found.append(market.items[at])
            left -= market.prices[at]
    twice = [item for item in (*known, *found) if named(item)]
    return tuple(found) if len({*twice}) == len(twice) else None


def _fits(card: str, nation: str, hold: Items, load: int) -> bool:
    """CSG-CRG-01, CSG-CRG-04: by the printed spaces and the links."""
    small = sum(is_crew(item) and is_small(item) and card_of(item).nation == nation for item in hold)
    return load + len(hold) - small <= int(pieces()[card].card["cargo"]) + links(card, hold)
