"""Positions: the documented JSON of a state (docs/positions.md), as it is written; `reading.py` reads it."""

from typing import Any, Final

from ...core.atoms import Json
from ...core.position import PositionForm
from ...core.steps import step_json
from .geometry.outline import Pose
from .options import COLOURS, OPTIONS
from .questions.islands.mystery_tables import ISLANDS
from .questions.table.items import HELD, name_of
from .state import NOWHERE, UNTURNED, Fort, Is, Island, Ship, State, Tile
from .tables import DUEL, MAX_SEATS

_FIELDS: Final = (
    "game", "options", "colours", "turn", "first", "round", "names", "ships", "islands", "tiles", "fleets", "supply",
    "pool", "rares", "brought", "coins", "gone", "events", "forts", "tokens", "start_gold", "today", "way", "tallies",
    "die", "passes", "marked", "loaders", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("pirates", _FIELDS, COLOURS, OPTIONS, DUEL, MAX_SEATS, "CSG-SET-01")
TABLES: Final = tuple(ISLANDS)
UNTURNED_NAME: Final = "unturned"


def write(s: State) -> Json:
    return {
        "game": "pirates",
        "options": dict(s.setting.options),
        "colours": list(s.setting.colours),
        "turn": s.turn,
        "first": s.first,
        "round": s.round,
        "names": list(s.names),
        "ships": [ship and ship_json(ship) for ship in s.ships],
        "islands": [island_json(island) for island in s.islands],
        "tiles": [_tile(tile) for tile in s.tiles],
        "fleets": list(s.fleets),
        "supply": list(s.supply),
        "pool": list(s.pool),
        "rares": s.rares,
        # left out where there are none: what our older versions wrote stays what is written
        **({"brought": _held(s.brought)} if s.brought else {}),
        "coins": list(s.coins),
        "gone": _held(s.gone),
        "events": [_held(cards) for cards in s.events],
        "forts": [list(names) for names in s.forts],
        "tokens": [list(token) for token in s.tokens],
        "start_gold": s.start_gold,
        "today": _plain(s.today._asdict()),
        "way": s.way and _plain(s.way._asdict()),
        "tallies": [[name_of(item), n] for item, n in s.tallies],
        "die": s.die,
        "passes": s.passes,
        "marked": list(s.marked),
        "loaders": list(s.loaders),
        "over": s.over,
        "luck": s.luck,
        "agenda": [step_json(step) for step in s.agenda],
    }


def _held(held: tuple[int, ...]) -> Json:
    """Pieces by their names, each with the seats that have seen it."""
    return [[name_of(HELD.item(piece)), _seats(HELD.seen(piece))] for piece in held]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _pose(pose: Pose) -> list[int]:
    return list(pose)


def ship_json(ship: Ship) -> Json:
    return {
        **ship._asdict(),
        "pose": _pose(ship.pose),
        "hold": _held(ship.hold),
        "state": [str(flag.name).lower() for flag in Is if flag in ship.state],
        "spells": [list(spell) for spell in ship.spells],
        "off": sorted(name_of(item) for item in ship.off),
    }


def island_json(island: Island) -> Json:
    return {
        **island._asdict(),
        "pose": _pose(island.pose),
        "coins": _held(island.coins),
        "ashore": [[seat, *_held((held,))[0]] for seat, held in island.ashore],
        "explored": _seats(island.explored),
        "flags": _seats(island.flags),
        "table": {NOWHERE: None, UNTURNED: UNTURNED_NAME}.get(island.table) or _table(island.table),
        "fort": island.fort and _fort(island.fort),
        "posts": [[seat, name_of(item), x, y] for seat, item, x, y in island.posts],
    }


def _table(number: int) -> str | None:
    return TABLES[number] if number >= 0 else None


def _fort(fort: Fort) -> Json:
    return {**fort._asdict(), "order": list(fort.order), "gold": _held(fort.gold), "crew": _held(fort.crew)}


def _tile(tile: Tile) -> Json:
    return {**tile._asdict(), "pose": _pose(tile.pose)}


def _plain(row: dict[str, Any]) -> dict[str, Json]:
    """Sets in order, tuples as lists."""
    return {name: _listed(value) for name, value in row.items()}


def _listed(value: Any) -> Json:
    if isinstance(value, frozenset):
        return [_listed(one) for one in sorted(value)]
    return [_listed(one) for one in value] if isinstance(value, tuple) else value
