"""A table laid by people: ships, islands and coins as they lie; what lies face down, by lot."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from ...core.atoms import Json, RawJson
from ...core.codec import Codec, as_is, list_of, maybe, row, tuple_of, whole, word_of
from ...core.faults import Breach, PositionError
from ...core.layout_rules import UNKNOWN
from ...core.reading import Reader, Wrong, known_fields
from ...core.seat import Seat
from ...core.steps import step_json
from .laid_hidden import FACES, Heap, dealt
from .laid_ships import settled
from .layout_fields import fields as fields
from .options import setting_of
from .position import FORM, write
from .position_parts import ISLAND, SHIP
from .questions.fleets.supply import presets, start_gold, supplied
from .questions.table.items import BLANK, HELD, item_named, kind_of, name_of
from .soundness import shell_of
from .state import NOBODY, Island, Setting, Ship, State
from .steps.cargo.overloads import overloaded
from .steps.forts.building_forts import BuildForts
from .steps.setup.set_up import SetUp, begun, first_state
from .steps.turns.menu import Menu
from .steps.turns.turn_steps import Ready, TurnBegins, TurnEnds
from .tables import COIN_VALUES
from .view import on_post

FIELDS: Final = (
    "game", "options", "colours", "turn", "first", "round", "names", "ships", "islands", "tiles", "coins", "gone",
    "events", "forts", "tokens", "start_gold", "today", "tallies", "die", "passes", "marked", "loaders", "moment",
)  # fmt: skip
LAID: Final = replace(FORM, fields=FIELDS)
MOMENTS: Final = ("setup", "turn", "orders")
"""Where the game goes on. `setup`: from the beginning; `turn`: the captain's turn is about to begin; `orders`: what
happens as it begins is over, and some ships may have acted."""
_AT: Final = word_of(MOMENTS)
_MANY: Final = whole(0, 10_000)


def layout(s: State) -> dict[str, Json]:
    """What lies open of a state. A set-up that has begun begins again, and so does an order that is under way."""
    if not begun(s):
        s = first_state(s.setting, 0)
        s.coins, s.start_gold = _usual(s.setting)
    table: Any = write(s)
    at = _moment_of(s)
    return {
        **{key: table[key] for key in FIELDS if key in table},
        "ships": [ship and {**_json(SHIP.writes(ship)), "hold": _told(s, ship.hold), "off": []} for ship in s.ships],
        "islands": [_open_island(s, island) for island in s.islands],
        "gone": _told(s, s.gone),
        "events": [_told(s, cards) for cards in s.events],
        "today": table["today"] if at == "orders" else write(first_state(s.setting, 0))["today"],
        "marked": s.marked[0] if s.marked else None,
        "moment": _MOMENT.writes(at),
    }


def goes_on(s: State) -> tuple[int, str]:
    return s.turn, "CSG-TRN-11"


def _json(part: Json) -> dict[str, Json]:
    assert isinstance(part, dict)
    return part


def _moment_of(s: State) -> str:
    if not begun(s):
        return "setup"
    return "turn" if any(isinstance(step, TurnBegins | Ready) for step in s.agenda) else "orders"


def _shown(s: State, held: int) -> bool:
    return HELD.item(held) != BLANK and HELD.seen(held) & s.setting.everybody == s.setting.everybody


def _told(s: State, held: Sequence[int], *, wild: bool = False) -> list[str]:
    """CSG-INF-01, CSG-INF-03: pieces by name or, face down, by their kind, which nobody sees on a wild island."""
    names = [(HELD.item(piece), _shown(s, piece)) for piece in held]
    return sorted(name_of(item) if known else UNKNOWN if wild else kind_of(item) for item, known in names)


def _open_island(s: State, island: Island) -> Json:
    fort = island.fort
    ashore = [
        [seat, name_of(HELD.item(one)) if _shown(s, one) or on_post(island, seat, one) else kind_of(HELD.item(one))]
        for seat, one in island.ashore
    ]
    row = _json(ISLAND.writes(island))
    return {
        **row,
        "coins": _told(s, island.coins, wild=island.home == NOBODY),
        "ashore": sorted(ashore),
        "fort": fort and {**_json(row["fort"]), "gold": _told(s, fort.gold), "crew": _told(s, fort.crew)},
    }


def position(laid: RawJson, luck: int, before: State | None = None, in_app: Collection[int] = ()) -> Mapping[str, Json]:
    """A position with this layout. Coins that are laid nowhere have left the game. Ships that lie a little over
    something are moved aside, and those that are to be docked brought to the shore. Of a game that was played before,
    what lies as it did is what it was. CSG-CRG-03: a ship that is laid with more than she can carry parts with it."""
    setting = LAID.setting(laid, [Seat("") for _ in range(LAID.seats_of(laid))], setting_of)
    reader = Reader(_json(laid))
    s = first_state(setting, luck)
    places: list[Heap] = []
    ship = maybe(Codec(_Ships(setting, places), SHIP.writes), None)
    island = Codec(_Islands(setting, places), ISLAND.writes)
    s.ships = reader.take("ships", "CSG-ACT-10", list_of(ship).reads, [])
    s.islands = reader.take("islands", "CSG-SET-05", list_of(island).reads, [])
    coins, gold = _usual(setting)
    s.coins = reader.take("coins", "CSG-SET-29", tuple_of(_MANY, len(COIN_VALUES)).reads, coins)
    bare: list[str] = []
    hands = reader.take("events", "CSG-SET-30", list_of(_NAMES, setting.seats).reads, [bare] * setting.seats)
    gone = reader.take("gone", "CSG-SET-29", _NAMES.reads, bare)
    at = reader.take("moment", "CSG-TRN-11", _MOMENT.reads, "turn")
    turn = reader.take("turn", "CSG-TRN-11", whole(0, setting.seats - 1).reads, 0)
    marked = reader.take("marked", "CSG-MUL-02", maybe(whole(0, len(s.ships) - 1), None).reads, None)
    reader.clean()
    drawn = dict(_json(laid))
    drawn.pop("moment", None)
    if at == "setup":
        _bare(s)
        return {key: drawn[key] for key in ("options", "colours") if key in drawn} | {"agenda": [step_json(SetUp())]}
    places += [Heap("hand", seat, seat, tuple(names)) for seat, names in enumerate(hands)]
    places.append(Heap("gone", 0, NOBODY, tuple(gone)))
    missing = [seat for seat in range(setting.seats) if s.home(seat) < 0]
    if missing:
        raise PositionError([Breach("CSG-SET-18", "islands: each captain has a home")])
    dealt(s, places, Random(luck), before)
    settled(s)
    table: Any = write(s)
    drawn |= {key: table[key] for key in ("ships", "islands", "coins", "gone", "events", "pool", "rares")}
    if s.brought:
        drawn["brought"] = table["brought"]
    drawn.setdefault("start_gold", gold)
    drawn["marked"] = [] if marked is None else [marked, _marked(s, marked, before)]
    if at == "turn":
        drawn["today"] = _json(write(first_state(setting, 0)))["today"]
        drawn["agenda"] = [step_json(TurnBegins(turn))]
    else:
        rest = (TurnEnds(turn), BuildForts(turn), Menu(turn))
        drawn["agenda"] = [step_json(step) for step in (*rest, *overloaded(s))]
    return drawn


def _usual(setting: Setting) -> tuple[tuple[int, ...], int]:
    """CSG-SET-27, CSG-SET-28: coins of the house's first list, as many as all put in, and their gold."""
    if setting.options["deathmatch"]:
        return (0,) * len(COIN_VALUES), 0
    each = [supplied(setting, str(presets(setting.seats)[0]["id"]))] * setting.seats
    return tuple(map(sum, zip(*(one.coins for one in each), strict=True))), start_gold(each)


def _bare(s: State) -> None:
    """CSG-SET-31: whatever is laid out is laid out by the set-up."""
    if s.ships or s.islands:
        place = "ships" if s.ships else "islands"
        raise PositionError([Breach("CSG-SET-31", f"{place}: before the set-up nothing lies there")])


def _marked(s: State, number: int, before: State | None) -> int:
    """CSG-MUL-02: the coin that has the marker: nobody else sees which of those aboard it is."""
    if before is not None and before.marked and before.marked[0] == number:
        return before.marked[1]
    ship = s.ships[number]
    aboard = [HELD.item(held) for held in ship.hold] if ship is not None else []
    return min((item for item in aboard if item in COIN_VALUES), default=COIN_VALUES[0])


# ---- the parts of a layout


def _read_moment(value: RawJson, place: str) -> str:
    row = known_fields(value, place, ("at",))
    return _AT.reads(row.get("at", "turn"), f"{place}.at")


_MOMENT: Final = Codec(_read_moment, lambda at: {"at": at})


def _read_name(value: RawJson, place: str) -> str:
    if value in (UNKNOWN, *FACES):
        return str(value)
    try:
        item_named(str(value))
    except KeyError:
        raise Wrong(place, value, f"it is the name of a piece, or one of {', '.join((UNKNOWN, *FACES))}") from None
    return str(value)


_NAME: Final = Codec(_read_name, as_is)
_NAMES: Final = list_of(_NAME)


def _part(value: RawJson, place: str, fields: Collection[str]) -> tuple[dict[str, Json], dict[str, list[str]]]:
    """Without what lies there, which is told apart."""
    if not isinstance(value, dict):
        raise Wrong(place, value, "it is an object")
    row = dict(value)
    return row, {name: _NAMES.reads(row.pop(name, []), f"{place}.{name}") for name in fields}


class _Ships:
    """Reads ships one after the other, and notes what lies in their holds."""

    def __init__(self, setting: Setting, places: list[Heap]) -> None:
        self.places, self.seats = places, setting.seats

    def __call__(self, value: RawJson, place: str) -> Ship:
        row, held = _part(value, place, ("hold",))
        ship = SHIP.reads(row, place)
        if "shell" not in row:
            ship = ship._replace(shell=shell_of(ship))
        seat = ship.owner if 0 <= ship.owner < self.seats else NOBODY
        number = int(place.rpartition("[")[2].rstrip("]"))
        self.places.append(Heap("hold", number, seat, tuple(held["hold"])))
        return ship


class _Islands:
    """Reads islands one after the other, and notes what lies there."""

    def __init__(self, setting: Setting, places: list[Heap]) -> None:
        self.places = places
        piece = row(whole(0, setting.seats - 1), _NAME, may="it is a list of a seat and a piece")
        self.ashore = list_of(piece)

    def __call__(self, value: RawJson, place: str) -> Island:
        row, held = _part(value, place, ("coins",))
        ashore = self.ashore.reads(row.pop("ashore", []), f"{place}.ashore")
        stands: dict[str, list[str]] = {}
        if row.get("fort") is not None:
            row["fort"], stands = _part(row["fort"], f"{place}.fort", ("gold", "crew"))
        island = ISLAND.reads(row, place)
        at = int(place.rpartition("[")[2].rstrip("]"))
        self.places.append(Heap("coins", at, island.home, tuple(held["coins"])))
        for seat in sorted({seat for seat, _ in ashore}):
            self.places.append(Heap("ashore", at, seat, tuple(name for owner, name in ashore if owner == seat)))
        if island.fort is not None:
            for what, names in stands.items():
                self.places.append(Heap(what, at, island.fort.owner, tuple(names)))
        return island
