"""Positions: the pieces on the table (docs/positions.md), read and written."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, Final, TypeVar

from ...core.atoms import RawJson
from ...core.codec import (
    Codec,
    as_is,
    flag,
    list_of,
    maybe,
    members,
    one_of,
    record,
    row,
    tuple_of,
    whole,
    word_of,
)
from ...core.reading import Wrong, known_fields
from .geometry.outline import Pose
from .questions.islands.mystery_tables import ISLANDS
from .questions.table.bodies import SHAPES, TERRAIN
from .questions.table.cards import pieces
from .questions.table.items import HELD, item_named, name_of
from .questions.table.once import of_seat
from .state import GONE, NOWHERE, UNTURNED, Fort, Is, Island, Ship, Spell, Tile, Today, Token, Way
from .tables import FORTS, MAX_SEATS

N = TypeVar("N", bound=tuple[Any, ...])
_SHORT: Final = 120


def text(longest: int, may: str) -> Codec[str]:
    def reads(value: RawJson, place: str) -> str:
        if not isinstance(value, str) or len(value) > longest:
            raise Wrong(place, value, may)
        return value

    return Codec(reads, as_is)


def _piece_of(kind: type[N], parts: Mapping[str, Codec[Any]]) -> Codec[N]:
    """A named tuple by its fields, in the order in which they stand there; what is missing is as usual."""
    usual: Any = kind

    def reads(value: RawJson, place: str) -> N:
        given = known_fields(value, place, parts)
        missing = {*parts} - {*given} - {*usual._field_defaults}
        if missing:
            raise Wrong(place, value, f"it has {', '.join(sorted(missing))}")
        return kind(**{name: parts[name].reads(one, f"{place}.{name}") for name, one in given.items()})

    return Codec(reads, record(kind, parts).writes)


def _sorted(item: Codec[Any]) -> Codec[frozenset[Any]]:
    return list_of(item).mapped(frozenset, sorted)


def _read_item(value: RawJson, place: str) -> int:
    try:
        return item_named(WORD.reads(value, place))
    except KeyError:
        raise Wrong(place, value, "it is the name of a coin or the id of a card") from None


WORD: Final = text(_SHORT, "it is a word")
_FAR: Final = whole(-1_000_000, 1_000_000)
SIZE: Final = whole(-2, 1 << 20)
_ANGLE: Final = whole(0, 359)
_WHERE: Final = whole(NOWHERE, 10_000)
_ANY_SEAT: Final = whole(0, 7)
_SEAT: Final = whole(NOWHERE, 7)
_SEATS: Final = list_of(_ANY_SEAT).mapped(
    lambda seats: sum(1 << seat for seat in {*seats}), lambda mask: [*members(mask)]
)
ITEM: Final = Codec(_read_item, name_of)
HOLD: Final = tuple_of(
    row(ITEM, _SEATS).mapped(lambda parts: HELD.of(*parts), lambda held: (HELD.item(held), HELD.seen(held)))
)
"""Pieces by their names, each with the seats that have seen it."""
_ASHORE: Final = row(_ANY_SEAT, ITEM, _SEATS).mapped(
    lambda parts: (parts[0], HELD.of(*parts[1:])), lambda one: (one[0], HELD.item(one[1]), HELD.seen(one[1]))
)
_POSE: Final = row(_FAR, _FAR, _ANGLE).mapped(lambda parts: Pose(*parts), as_is)
_STATES: Final = {str(state.name).lower(): state for state in Is}
_STATE_LIST: Final = list_of(one_of(_STATES))
_STATE: Final = Codec(
    lambda value, place: reduce(or_, _STATE_LIST.reads(value, place), Is(0)),
    lambda state: [name for name, one in _STATES.items() if one in state] if state else [],
)
FORT_NAME: Final = word_of(FORTS)
_FORT: Final = _piece_of(
    Fort,
    {
        "card": FORT_NAME,
        "owner": _SEAT,
        "facing": _ANGLE,
        "flags": SIZE,
        "order": tuple_of(SIZE),
        "gold": HOLD,
        "crew": HOLD,
    },
)
_TABLES: Final = {"unturned": UNTURNED, **{name: i for i, name in enumerate(ISLANDS)}}
SHIP: Final = _piece_of(
    Ship,
    {
        "card": word_of([name for name, one in pieces().items() if one.kind == "ship"]),
        "owner": _SEAT,
        "maker": _SEAT,
        "pose": _POSE,
        "masts": SIZE,
        "fire": SIZE,
        "shell": SIZE,
        "hold": HOLD,
        "docked": _WHERE,
        "lost": _WHERE,
        "tows": _WHERE,
        "state": _STATE,
        "spells": tuple_of(row(WORD, SIZE, flag).mapped(lambda parts: Spell(*parts), as_is)),
        "off": Codec(_sorted(ITEM).reads, lambda items: sorted(map(name_of, items))),
    },
)
ISLAND: Final = _piece_of(
    Island,
    {
        "shape": whole(0, len(SHAPES) - 1),
        "pose": _POSE,
        "home": _SEAT,
        "coins": HOLD,
        "ashore": tuple_of(_ASHORE),
        "explored": _SEATS,
        "flags": _SEATS,
        "table": maybe(one_of(_TABLES), NOWHERE),
        "fort": maybe(_FORT, None),
        # CSG-DOC-07: rats may take more than there is
        "loose": whole(None, None),
        "posts": tuple_of(row(_SEAT, ITEM, _FAR, _FAR)),
    },
)
TILE: Final = _piece_of(
    Tile,
    {"kind": word_of((*TERRAIN, GONE)), "pose": _POSE, "number": SIZE, "value": SIZE, "smoke": _SEAT},
)
_EVENT: Final = word_of([name for name, one in pieces().items() if one.kind == "event"])
TOKEN: Final = row(_EVENT, _SEAT, _FAR, _FAR, _WHERE).mapped(lambda parts: Token(*parts), as_is)
_PAIR: Final = row(SIZE, SIZE)
_NOTED: Final = row(whole(of_seat(MAX_SEATS), 1 << 20), WORD)
TODAY: Final = _piece_of(
    Today,
    {
        "acted": tuple_of(_NOTED),
        "extra": tuple_of(SIZE),
        "used": _sorted(_NOTED),
        "docked": tuple_of(_PAIR),
        "shot": _sorted(_PAIR),
        "hits": tuple_of(row(WORD, SIZE)),
    },
)
_NUMBERS: Final = _sorted(SIZE)
WAY: Final = _piece_of(
    Way,
    {
        "ship": _WHERE,
        "free": flag,
        "old": _NUMBERS,
        "rammed": _NUMBERS,
        "whirled": flag,
        "thrown": flag,
        "boarded": _NUMBERS,
        "crossed": _NUMBERS,
        "ice": _NUMBERS,
        "mined": _NUMBERS,
    },
)
