"""What lies in holds, on islands and in hands: coins, unique treasures, crew, equipment and events, each one whole
number.

What a piece is stands in its lowest bits, who has seen it above them (`core/known.py`). A coin that nobody has seen yet
is only a coin: its value is drawn when somebody first looks at it.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from .....core.known import Known
from ...tables import DATA, NATIONS
from .cards import Piece, bought_for, piece, pieces

HELD: Final = Known(10)
BLANK: Final = 0
"""A coin of a value that nobody has seen."""
_UNIQUES: Final = tuple(DATA["treasure"]["uniques"])
MOST_GOLD: Final = 10
"""CSG-EFF-69: a captive is worth the points of its card, and may be worth more than any coin."""
FIRST_UNIQUE: Final = MOST_GOLD + 1
FIRST_CARD: Final = FIRST_UNIQUE + len(_UNIQUES)


@cache
def _cards() -> tuple[Piece, ...]:
    """All that is not treasure: crew and equipment, generic crew once for each nation (CSG-CRW-08), then events."""
    found: list[Piece] = []
    for card in pieces().values():
        if card.kind in ("crew", "equipment"):
            names = [bought_for(card.id, nation) for nation in NATIONS] if card.generic else [card.id]
            found += [it for it in map(piece, names) if it is not None]
    return (*found, *(one for one in pieces().values() if one.kind == "event"))


@cache
def _numbers() -> dict[str, int]:
    return {card.id: FIRST_CARD + i for i, card in enumerate(_cards())}


def item_of(card: Piece) -> int:
    """The number of a card."""
    return _numbers()[card.id]


def card_of(item: int) -> Piece:
    """The card of this number."""
    return _cards()[item - FIRST_CARD]


def unique_of(item: int) -> dict[str, object]:
    """The table's row of a unique treasure."""
    row: dict[str, object] = _UNIQUES[item - FIRST_UNIQUE]
    return row


def name_of(item: int) -> str:
    """What moves, logs and views call an item: ``coin``, ``coin-3``, or the id of the card.

    >>> name_of(BLANK), name_of(3), item_named(name_of(FIRST_UNIQUE)) == FIRST_UNIQUE
    ('coin', 'coin-3', True)
    """
    if is_coin(item):
        return f"coin-{item}" if item else "coin"
    return str(unique_of(item)["id"]) if is_unique(item) else card_of(item).id


@cache
def _named() -> dict[str, int]:
    coins = {name_of(value): value for value in (BLANK, *range(1, FIRST_UNIQUE))}
    return coins | {str(row["id"]): FIRST_UNIQUE + i for i, row in enumerate(_UNIQUES)} | _numbers()


def item_named(name: str) -> int:
    """The item that moves, logs and views call so. Raises KeyError where there is none of that name."""
    return _named()[name]


def is_named(name: str) -> bool:
    """Whether any piece has this name."""
    return name in _named()


def is_coin(item: int) -> bool:
    return item < FIRST_UNIQUE


def is_unique(item: int) -> bool:
    return FIRST_UNIQUE <= item < FIRST_CARD


def is_treasure(item: int) -> bool:
    """CSG-UNT-04: a coin or a unique treasure."""
    return item < FIRST_CARD


def is_crew(item: int) -> bool:
    return item >= FIRST_CARD and card_of(item).kind == "crew"


def has_ransom(item: int) -> bool:
    """CSG-KW-RAN-01: whether a ransom is paid for this piece."""
    return is_crew(item) and "ransom" in card_of(item).keywords


def may_be_crew(number: int) -> bool:
    """Whether any number at all is that of a crew."""
    return number < FIRST_CARD + len(_cards()) and is_crew(number)


def is_equipment(item: int) -> bool:
    return item >= FIRST_CARD and card_of(item).kind == "equipment"


def is_event(item: int) -> bool:
    return item >= FIRST_CARD and card_of(item).kind == "event"


def kind_of(item: int) -> str:
    """CSG-INF-01: what everybody sees of a piece that lies face down."""
    return "coin" if is_coin(item) else "unique" if is_unique(item) else card_of(item).kind


def things(held: Iterable[int]) -> tuple[int, ...]:
    """What these pieces are, whoever has seen them."""
    return tuple([item & HELD.items for item in held])
