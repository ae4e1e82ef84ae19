"""Positions: the documented JSON of a state (docs/positions.md), as it is read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...core.atoms import Json, RawJson
from ...core.position import MOST_LUCK
from ...core.reading import Reader, Reads, Wrong, flag, known_fields, list_of, maybe, one_of, whole
from ...core.seat import Seat
from ...core.steps import step_of
from .geometry.outline import Pose
from .older import OLDER
from .options import setting_of
from .position import FORM, TABLES, UNTURNED_NAME
from .questions.fleets.supply import asked_of, supplied
from .questions.table import items
from .questions.table.bodies import SHAPES, TERRAIN
from .questions.table.cards import pieces
from .questions.table.items import HELD
from .questions.table.once import of_seat
from .soundness import breaches_of, steps
from .state import GONE, NOWHERE, UNTURNED, Fort, Is, Island, Setting, Ship, Spell, State, Tile, Today, Token, Way
from .steps.setup.set_up import first_state
from .tables import COIN_VALUES, DIE, FORTS, MAX_SEATS

_FAR: Final = 1_000_000
_COUNT: Final = whole(0, None)
_SIZE: Final = whole(-2, 1 << 20)
_SHORT: Final = 120
_TEXT: Final = 20_000


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. What is left out is as on the empty table."""
    reader = _Reader(FORM.object_of(position), FORM.setting(position, seats, setting_of))
    return reader.sound(reader.state(), breaches_of)


class _Reader(Reader):
    """Reads the fields of a position for this setting."""

    def __init__(self, position: Mapping[str, RawJson], setting: Setting) -> None:
        super().__init__(position)
        self.setting = setting

    def state(self) -> State:
        setting, n = self.setting, self.setting.seats
        s = first_state(setting, 0)
        s.turn = self.take("turn", "CSG-TRN-11", whole(0, n - 1), 0)
        s.first = self.take("first", "CSG-SET-03", whole(0, n - 1), s.turn)
        s.round = self.take("round", "CSG-END-05", whole(1, None), 1)
        s.names = tuple(self.take("names", "CSG-ACT-10", list_of(_word), []))
        s.ships = self.take("ships", "CSG-ACT-10", list_of(maybe(ship_of, None)), [])
        s.islands = self.take("islands", "CSG-SET-05", list_of(island_of), [])
        s.tiles = self.take("tiles", "CSG-SET-14", list_of(_tile), [])
        s.fleets = self.take("fleets", "CSG-FLT-01", list_of(_long, n), s.fleets)
        s.supply = self.take("supply", "CSG-FLT-13", list_of(_supply_in(setting), n), s.supply)
        s.pool = tuple(self.take("pool", "CSG-INF-03", list_of(_COUNT, len(COIN_VALUES)), list(s.pool)))
        s.rares = self.take("rares", "CSG-UNT-01", _COUNT, 0)
        s.brought = self.take("brought", "CSG-FLT-13", _many, ())
        s.coins = tuple(self.take("coins", "CSG-SET-29", list_of(_COUNT, len(COIN_VALUES)), list(s.coins)))
        s.gone = self.take("gone", "CSG-SET-29", _many, ())
        s.events = self.take("events", "CSG-SET-30", list_of(_many, n), s.events)
        s.forts = self.take(
            "forts", "CSG-FLT-12", list_of(_tuple_of(one_of({name: name for name in FORTS})), n), s.forts
        )
        s.tokens = self.take("tokens", "CSG-EVT-01", _tuple_of(_token), ())
        s.start_gold = self.take("start_gold", "CSG-SET-29", _COUNT, 0)
        s.today = self.take("today", "CSG-TRN-15", _named(Today, _TODAY), Today())
        s.way = self.take("way", "CSG-MOV-10", maybe(_named(Way, _WAY), None), None)
        s.tallies = self.take("tallies", "CSG-UNT-06", _tuple_of(_row(_item, _COUNT)), ())
        s.die = self.take("die", "CSG-ABL-07", whole(0, DIE[-1]), 0)
        s.passes = self.take("passes", "CSG-END-05", _COUNT, 0)
        s.marked = self.take("marked", "CSG-MUL-02", _tuple_of(_SIZE), ())
        s.loaders = self.take("loaders", "CSG-MUL-09", _tuple_of(_SIZE), ())
        s.over = self.take("over", "CSG-END-02", _word, "")
        s.luck = self.take("luck", "CSG-ABL-07", whole(0, MOST_LUCK), 0)
        s.agenda = self.take("agenda", "CSG-TRN-11", list_of(step_of(steps(), OLDER)), s.agenda)
        return s


# ---- parts


def _word(value: RawJson, place: str) -> str:
    if not isinstance(value, str) or len(value) > _SHORT:
        raise Wrong(place, value, "it is a word")
    return value


def _long(value: RawJson, place: str) -> str:
    if not isinstance(value, str) or len(value) > _TEXT:
        raise Wrong(place, value, "it is a text")
    return value


def _supply_in(setting: Setting) -> Reads[str]:
    """CSG-SET-27, CSG-SET-28: what a player may put in."""

    def read(value: RawJson, place: str) -> str:
        text = _word(value, place)
        try:
            fits = not text or supplied(setting, text).fits(asked_of(setting))
        except ValueError:
            fits = False
        if not fits:
            raise Wrong(place, value, "it is a list of the house, or numbers of coins and unique treasures that fit")
        return text

    return read


def _tuple_of(reads: Reads[Any]) -> Reads[tuple[Any, ...]]:
    every = list_of(reads)
    return lambda value, place: tuple(every(value, place))


def _set_of(reads: Reads[Any]) -> Reads[frozenset[Any]]:
    every = list_of(reads)
    return lambda value, place: frozenset(every(value, place))


def _row(*columns: Reads[Any]) -> Reads[tuple[Any, ...]]:
    def read(value: RawJson, place: str) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) != len(columns):
            raise Wrong(place, value, f"it is a list of {len(columns)}")
        return tuple(reads(one, f"{place}[{i}]") for i, (reads, one) in enumerate(zip(columns, value, strict=True)))

    return read


def _named(kind: type[Any], columns: Mapping[str, Reads[Any]]) -> Reads[Any]:
    """A named tuple by its fields; what is missing is as usual."""

    def read(value: RawJson, place: str) -> Any:
        row = known_fields(value, place, columns)
        missing = {*columns} - {*row} - {*kind._field_defaults}
        if missing:
            raise Wrong(place, value, f"it has {', '.join(sorted(missing))}")
        return kind(**{name: columns[name](one, f"{place}.{name}") for name, one in row.items()})

    return read


def _item(value: RawJson, place: str) -> int:
    try:
        return items.item_named(_word(value, place))
    except KeyError:
        raise Wrong(place, value, "it is the name of a coin or the id of a card") from None


def _mask(value: RawJson, place: str) -> int:
    """A set of seats."""
    return sum(1 << seat for seat in {*list_of(whole(0, 7))(value, place)})


def _piece(value: RawJson, place: str) -> int:
    item, seen = _row(_item, _mask)(value, place)
    return HELD.of(item, seen)


def _many(value: RawJson, place: str) -> tuple[int, ...]:
    return tuple(list_of(_piece)(value, place))


def _ashore(value: RawJson, place: str) -> tuple[int, int]:
    seat, item, seen = _row(whole(0, 7), _item, _mask)(value, place)
    return seat, HELD.of(item, seen)


def _pose(value: RawJson, place: str) -> Pose:
    x, y, heading = _row(whole(-_FAR, _FAR), whole(-_FAR, _FAR), whole(0, 359))(value, place)
    return Pose(x, y, heading)


def _state(value: RawJson, place: str) -> Is:
    found = Is(0)
    for one in list_of(one_of({str(state.name).lower(): state for state in Is}))(value, place):
        found |= one
    return found


def _spell(value: RawJson, place: str) -> Spell:
    return Spell(*_row(_word, _SIZE, flag)(value, place))


def _token(value: RawJson, place: str) -> Token:
    return Token(*_row(_EVENT, _SEAT, whole(-_FAR, _FAR), whole(-_FAR, _FAR), _WHERE)(value, place))


def _table(value: RawJson, place: str) -> int:
    known = {UNTURNED_NAME: UNTURNED, **{name: i for i, name in enumerate(TABLES)}}
    return maybe(one_of(known), NOWHERE)(value, place)


_FORTS: Final = one_of({name: name for name in FORTS})
_EVENT: Final = one_of({name: name for name, one in pieces().items() if one.kind == "event"})
_WHERE: Final = whole(NOWHERE, 10_000)
_SEAT: Final = whole(NOWHERE, 7)
_SHIP: Final[Mapping[str, Reads[Any]]] = {
    "card": one_of({name: name for name, one in pieces().items() if one.kind == "ship"}),
    "owner": _SEAT,
    "maker": _SEAT,
    "pose": _pose,
    "masts": _SIZE,
    "fire": _SIZE,
    "shell": _SIZE,
    "hold": _many,
    "docked": _WHERE,
    "lost": _WHERE,
    "tows": _WHERE,
    "state": _state,
    "spells": _tuple_of(_spell),
    "off": _set_of(_item),
}
_FORT: Final[Mapping[str, Reads[Any]]] = {
    "card": _FORTS,
    "owner": _SEAT,
    "facing": whole(0, 359),
    "flags": _SIZE,
    "order": _tuple_of(_SIZE),
    "gold": _many,
    "crew": _many,
}
_ISLAND: Final[Mapping[str, Reads[Any]]] = {
    "shape": whole(0, len(SHAPES) - 1),
    "pose": _pose,
    "home": _SEAT,
    "coins": _many,
    "ashore": _tuple_of(_ashore),
    "explored": _mask,
    "flags": _mask,
    "table": _table,
    "fort": maybe(_named(Fort, _FORT), None),
    # CSG-DOC-07: rats may take more than there is
    "loose": whole(None, None),
    "posts": _tuple_of(_row(_SEAT, _item, whole(-_FAR, _FAR), whole(-_FAR, _FAR))),
}
_TILE: Final[Mapping[str, Reads[Any]]] = {
    "kind": one_of({kind: kind for kind in (*TERRAIN, GONE)}),
    "pose": _pose,
    "number": _SIZE,
    "value": _SIZE,
    "smoke": _SEAT,
}
_PAIRS: Final = _row(_SIZE, _SIZE)
_NOTED: Final = _row(whole(of_seat(MAX_SEATS), 1 << 20), _word)
_TODAY: Final[Mapping[str, Reads[Any]]] = {
    "acted": _tuple_of(_NOTED),
    "extra": _tuple_of(_SIZE),
    "used": _set_of(_NOTED),
    "docked": _tuple_of(_PAIRS),
    "shot": _set_of(_PAIRS),
    "hits": _tuple_of(_row(_word, _SIZE)),
}
_NUMBERS: Final = _set_of(_SIZE)
_WAY: Final[Mapping[str, Reads[Any]]] = {
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
}
ship_of: Final[Callable[[Json, str], Ship]] = _named(Ship, _SHIP)
island_of: Final[Callable[[Json, str], Island]] = _named(Island, _ISLAND)
_tile: Final[Callable[[Json, str], Tile]] = _named(Tile, _TILE)
