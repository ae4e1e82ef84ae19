"""Chapter 4.1: what a seat may know: everything but the tales that others hold, and what lies face down.

A view is made at every event that somebody watches: its parts are kept, and are the same as long as nothing changes.
"""

from functools import lru_cache

from .belongings import belongings
from .collect import PILE_CARDS
from .fight import TOKENS
from .gains import ITEMS
from .luck import members
from .places import (
    DUTCH_TILES,
    FOES,
    HIDEOUT_IDS,
    OF_BACK,
    OFFERINGS,
    OUTPOST_ZONES,
    OUTPOSTS,
    POST_IDS,
    POST_WEAPONS,
    POST_ZONES,
    SALT_ZONES,
    TABLES,
    TALES,
    TOWER_IDS,
    TOWER_WEAPONS,
    TOWER_ZONES,
    ZONES,
)
from .quays import quay_id
from .shapes import Dutchman, Fight, Foe, Outpost, Player, Post, Street, Tales, Tower, View, Zone
from .state import CRATE_BITS, NOWHERE, SEATS, STAGES, State
from .tables import ANIMALS, GOOD_KINDS, OPPONENTS, WEAPONS
from .tales import met, nearly
from .tokens import gone
from .town import space_id


def view(s: State, seat: int | None) -> View:
    """Chapter 4.1: all that is open, and the cards that this seat holds or has laid down."""
    dealt = s.captain != NOWHERE
    return {
        "round": s.round,
        "turn": s.turn,
        "phase": "town" if any(player.boat == NOWHERE for player in s.players) else "sea",
        "dolphin": s.dolphin,
        "layout": [list(district) for district in s.chart.layout],
        "captain": space_id(s.captain) if dealt else "",
        "visited": [space_id(space) for space in members(s.visited)],
        "passed": [*members(s.passed)],
        "feld": space_id(s.feld) if s.feld != NOWHERE else None,
        "streets": _streets(s) if dealt else [],
        "zones": zones_of(s) if dealt else [],
        "salt": ZONES[SALT_ZONES[s.salt]] if s.salts else None,
        "offering": OFFERINGS[s.offerings[-1]].id if s.offerings else None,
        "dutchman": _dutchman(s) if s.dutch else None,
        "display": [ANIMALS[animal] for animal in s.display],
        "pile": sum(s.pile),
        "bag": dict(zip(GOOD_KINDS, s.bag, strict=True)),
        "tales": {"arrr": (s.tales & PILE_CARDS[0]).bit_count(), "b": (s.tales & PILE_CARDS[1]).bit_count()},
        "discards": _cards(s.discards),
        "players": [_player(s, seat, i) for i in range(s.setting.seats)],
        "fight": _fight(s),
        "totals": [player.score for player in s.players],
        "over": s.over,
    }


@lru_cache(maxsize=1024)
def _cards(cards: int) -> list[int]:
    return [card + 1 for card in members(cards)]


def _tales(cards: int, *, own: bool) -> Tales:
    return {"backs": _backs(cards), "cards": _cards(cards) if own else None}


def _conditions(s: State, seat: int) -> tuple[list[int], list[int]]:
    """NAS-RET-12: all that conditions look at lies open, but for the hand itself: those that hold, and those that
    nearly do."""
    own, hand = belongings(s, seat), members(s.players[seat].hand)
    holding = [card + 1 for card in hand if met(TALES[card], own)]
    return holding, [card + 1 for card in hand if nearly(TALES[card], own)]


@lru_cache(maxsize=1024)
def _backs(cards: int) -> list[int]:
    return [(cards & of).bit_count() for of in OF_BACK]


def _streets(s: State) -> list[Street]:
    names = list(s.chart.town.streets)
    return [
        {"id": names[street], "seat": i} for i, player in enumerate(s.players) for street in members(player.streets)
    ]


def zones_of(s: State) -> list[Zone]:
    zones: list[Zone] = [{"zone": name, "foes": [], "outposts": [], "towers": [], "posts": []} for name in ZONES]
    for zone, foe, crates in zip(s.setting.foe_zones, s.chart.foes, s.foes, strict=True):
        if crates >= 0:
            zones[zone]["foes"].append(_foe(foe, crates, s.setting.seats))
    for zone, i, owner in zip(OUTPOST_ZONES, s.chart.outposts, s.outposts, strict=True):
        zones[zone]["outposts"].append(_outpost(i, owner))
    for zone, i, (owner, n) in zip(TOWER_ZONES, s.chart.towers, s.towers, strict=True):
        zones[zone]["towers"].append(_tower(i, owner, n))
    for zone, i, good in zip(POST_ZONES, s.chart.posts, s.posts, strict=True):
        zones[zone]["posts"].append(_post(i, good))
    return zones


@lru_cache(maxsize=1024)
def _foe(foe: int, crates: int, seats: int) -> Foe:
    opponent = FOES[foe]
    return {
        "id": opponent.id,
        "type": OPPONENTS[opponent.type],
        "strength": opponent.strength,
        "points": opponent.points,
        "crates": [crates >> CRATE_BITS * seat & 31 for seat in range(seats)],
    }


@lru_cache(maxsize=64)
def _outpost(i: int, owner: int) -> Outpost:
    return {"id": OUTPOSTS[i].id, "owner": owner if owner >= 0 else None}


@lru_cache(maxsize=1024)
def _tower(i: int, owner: int, n: int) -> Tower:
    return {"id": TOWER_IDS[i], "weapon": WEAPONS[TOWER_WEAPONS[i]], "owner": owner if owner >= 0 else None, "n": n}


@lru_cache(maxsize=128)
def _post(i: int, good: int) -> Post:
    return {
        "id": POST_IDS[i],
        "weapon": WEAPONS[POST_WEAPONS[i]],
        "good": GOOD_KINDS[good] if good >= 0 else None,
    }


def _dutchman(s: State) -> Dutchman:
    tile = DUTCH_TILES[s.dutch[-1]]
    return {
        "tile": tile.id,
        "zone": ZONES[tile.zone],
        "points": tile.points,
        "weapons": [WEAPONS[weapon] for weapon in s.chart.dutch_weapons],
    }


def _fight(s: State) -> Fight | None:
    fight = s.fight
    if fight is None:
        return None
    return {
        "seat": fight.seat,
        "foe": FOES[s.chart.foes[fight.slot]].id if fight.slot != NOWHERE else None,
        "strength": fight.strength,
        "fired": fight.fired,
        "bomb": fight.bomb,
        "drawn": [TOKENS[token] for token in fight.drawn],
        "attacks": [TOKENS[token] for token in fight.attacks],
        "gone": gone(fight),
        "dice": list(fight.dice),
    }


def _player(s: State, seat: int | None, i: int) -> Player:
    player, own = s.players[i], seat == i
    holding, near = _conditions(s, i) if own else ([], [])
    return {
        "colour": s.setting.colours[i],
        "score": player.score,
        "sails": player.sails,
        "sailors": [bool(player.sailors >> place & 1) for place in range(SEATS)],
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
        "outposts": s.outposts_of(i),
        "hideout": HIDEOUT_IDS[player.hideout] if player.hideout != NOWHERE else "",
        "filled": player.filled,
        "centre": dict(zip(GOOD_KINDS, player.centre, strict=True)),
        "hand": _tales(player.hand, own=own),
        "met": holding,
        "near": near,
        "told": _cards(player.told),
        "jokes": _tales(player.jokes, own=own),
        "buried": _tales(player.buried, own=own),
        "defeated": [FOES[foe].id for foe in members(player.defeated)],
        "stage": STAGES[player.stage],
        "boat": ZONES[player.boat] if player.boat != NOWHERE else None,
        "quay": quay_id(s, player.quay) if player.quay != NOWHERE else None,
        "traded": player.traded,
        "dutch": list(player.dutch),
    }
