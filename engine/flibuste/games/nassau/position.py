"""Positions: the documented JSON of a state (docs/positions.md), as it is written; reading.py reads it."""

from typing import Final

from ...core.atoms import Json
from ...core.position import PositionForm
from ...core.steps import step_json
from .deal import OPTIONS
from .fight import TOKENS
from .gains import ITEMS
from .luck import members
from .places import (
    DUTCH_TILES,
    FOES,
    HIDEOUT_IDS,
    OFFERINGS,
    OUTPOSTS,
    POST_IDS,
    SALT_ZONES,
    TABLES,
    TOWER_IDS,
    ZONES,
)
from .state import NOWHERE, STAGES, Fight, State
from .tables import (
    ANIMALS,
    COLOURS,
    GOOD_KINDS,
    MAX_SEATS,
    MIN_SEATS,
    WEAPONS,
)
from .town import SIDES, space_id

_FIELDS: Final = (
    "game", "options", "colours", "round", "turn", "dolphin", "taken", "town", "captain", "visited", "passed", "feld",
    "players", "foes", "outposts", "towers", "posts", "bag", "display", "pile", "tales", "discards", "salts",
    "offerings", "dutch", "dutch_weapons", "fight", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("nassau", _FIELDS, COLOURS, OPTIONS, MIN_SEATS, MAX_SEATS, "NAS-SET-04")


def write(s: State) -> Json:
    chart = s.chart
    return {
        "game": "nassau",
        "options": dict(s.setting.options),
        "colours": list(s.setting.colours),
        "round": s.round,
        "turn": s.turn,
        "dolphin": s.dolphin,
        "taken": s.taken,
        "town": [[tile, SIDES[side], turns] for tile, side, turns in chart.layout],
        "captain": space_id(s.captain),
        "visited": [space_id(space) for space in members(s.visited)],
        "passed": [*members(s.passed)],
        "feld": space_id(s.feld) if s.feld != NOWHERE else None,
        "players": [_write_player(s, seat) for seat in range(s.setting.seats)],
        "foes": [
            [FOES[foe].id, None if crates == NOWHERE else [s.crates_on(slot, seat) for seat in range(s.setting.seats)]]
            for slot, (foe, crates) in enumerate(zip(chart.foes, s.foes, strict=True))
        ],
        "outposts": [
            [OUTPOSTS[i].id, owner if owner >= 0 else None] for i, owner in zip(chart.outposts, s.outposts, strict=True)
        ],
        "towers": [
            [TOWER_IDS[i], owner if owner >= 0 else None, n]
            for i, (owner, n) in zip(chart.towers, s.towers, strict=True)
        ],
        "posts": [
            [POST_IDS[i], GOOD_KINDS[good] if good >= 0 else None] for i, good in zip(chart.posts, s.posts, strict=True)
        ],
        "bag": dict(zip(GOOD_KINDS, s.bag, strict=True)),
        "display": [ANIMALS[animal] for animal in s.display],
        "pile": dict(zip(ANIMALS, s.pile, strict=True)),
        "tales": _cards_json(s.tales),
        "discards": _cards_json(s.discards),
        "salts": [ZONES[SALT_ZONES[tile]] for tile in s.salts],
        "offerings": [OFFERINGS[tile].id for tile in s.offerings],
        "dutch": [DUTCH_TILES[tile].id for tile in s.dutch],
        "dutch_weapons": [WEAPONS[weapon] for weapon in chart.dutch_weapons],
        "fight": s.fight and _write_fight(s.fight),
        "over": s.over,
        "luck": s.luck,
        "agenda": [step_json(step) for step in s.agenda],
    }


def _cards_json(cards: int) -> list[int]:
    return [card + 1 for card in members(cards)]


def _write_fight(fight: Fight) -> Json:
    return {
        "seat": fight.seat,
        "slot": fight.slot,
        "strength": fight.strength,
        "fired": fight.fired,
        "bomb": fight.bomb,
        "won": fight.won,
        "drawn": [TOKENS[token] for token in fight.drawn],
        "attacks": [TOKENS[token] for token in fight.attacks],
        "dice": list(fight.dice),
    }


def _write_player(s: State, seat: int) -> Json:
    player, streets = s.players[seat], list(s.chart.town.streets)
    return {
        "score": player.score,
        "sails": player.sails,
        "sailors": [*members(player.sailors)],
        "animals": [ANIMALS[animal] if animal >= 0 else None for animal in player.animals],
        "tired": [ANIMALS[animal] for animal in members(player.tired)],
        "rat": player.rat,
        "weapons": dict(zip(WEAPONS, player.weapons, strict=True)),
        "items": dict(zip(ITEMS, player.items, strict=True)),
        "holds": player.holds,
        "crates": player.crates,
        "provisions": player.provisions,
        "goods": dict(zip(GOOD_KINDS, player.goods, strict=True)),
        "reserve": player.reserve,
        "standing": player.standing,
        "laid": player.laid,
        "tavern": [TABLES[table].id for table in members(player.tavern)],
        "hideout": HIDEOUT_IDS[player.hideout],
        "filled": player.filled,
        "centre": dict(zip(GOOD_KINDS, player.centre, strict=True)),
        "hand": _cards_json(player.hand),
        "told": _cards_json(player.told),
        "jokes": _cards_json(player.jokes),
        "buried": _cards_json(player.buried),
        "defeated": [FOES[foe].id for foe in members(player.defeated)],
        "streets": [streets[i] for i in members(player.streets)],
        "stage": STAGES[player.stage],
        "boat": ZONES[player.boat] if player.boat != NOWHERE else None,
        "quay": player.quay if player.quay != NOWHERE else None,
        "traded": player.traded,
        "marker": player.marker,
        "dutch": list(player.dutch),
    }
