"""Chapter 4.2 (INF): what a seat may know. A view is made at every event that somebody watches: its parts are kept, and
are the same as long as nothing changes."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from . import shapes
from .ending import golds
from .geometry.outline import HUNDREDTHS
from .questions.fleets.supply import supplied
from .questions.islands.mystery_tables import ISLANDS
from .questions.sailing.pins import pinned
from .questions.table.bodies import built, derelict, measure
from .questions.table.items import BLANK, HELD, kind_of, name_of
from .questions.table.layout import area
from .scoring import needed
from .state import NOBODY, NOWHERE, UNTURNED, Fort, Is, Island, Ship, State, Tile, Token
from .steps.setup.placing_islands import OUTLINES
from .steps.setup.set_up import begun
from .steps.treasure.worth import value_of

TABLES: Final = tuple(ISLANDS)
"""The mysterious islands, by their number in `Island.table`."""


def view(s: State, seat: int | None) -> shapes.View:
    """CSG-INF-01 to CSG-INF-05: what a seat may know; None: what lies open."""
    eyes = s.setting.everybody if seat is None else 1 << seat
    players = [_player(s, i, eyes) for i in range(s.setting.seats)]
    return {
        "turn": s.turn,
        "first": s.first,
        "round": s.round,
        "begun": begun(s),
        "area": [side * HUNDREDTHS for side in area(s.setting.seats)],
        "measures": [round(measure(s, letter) * HUNDREDTHS) for letter in "SL"],
        "fleets": list(s.names),
        "ships": [_ship(s.names, number, ship, eyes) for number, ship in s.afloat()],
        "islands": [_island(island, eyes) for island in s.islands],
        "tiles": [_tile(tile) for tile in s.tiles],
        "players": players,
        "tokens": [_token(token) for token in s.tokens],
        "start_gold": s.start_gold,
        "needed": needed(s.start_gold) if s.setting.duel and s.start_gold else None,
        "coins": list(s.coins),
        "gone": _pieces(s.gone, eyes),
        "acted": sorted({s.names[number] for number, _ in s.today.acted}),
        "pinned": sorted(s.names[number] for number, _ in s.afloat() if pinned(s, number)),
        "marked": s.names[s.marked[0]] if s.marked else None,
        "totals": [player["gold"] for player in players],
        "over": s.over,
    }


def shown(held: int, eyes: int) -> bool:
    """Whether all of these seats know what this is."""
    return HELD.item(held) != BLANK and HELD.seen(held) & eyes == eyes


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


@lru_cache(maxsize=512)
def _piece(held: int, known: bool, ashore: bool) -> shapes.Piece:
    item = HELD.item(held)
    kind = "treasure" if ashore and not known else kind_of(item)
    return {"kind": kind, "card": name_of(item) if known else None, "seen": _seats(HELD.seen(held))}


def _pieces(held: Iterable[int], eyes: int, *, ashore: bool = False) -> list[shapes.Piece]:
    """In an order that tells nothing of what the viewer does not know."""
    found = [_piece(piece, shown(piece, eyes), ashore) for piece in held]
    return sorted(found, key=lambda piece: (piece["kind"], piece["card"] or "", piece["seen"]))


@lru_cache(maxsize=1024)
def _ship(names: tuple[str, ...], number: int, ship: Ship, eyes: int) -> shapes.Ship:
    return {
        "ship": names[number],
        "card": ship.card,
        "owner": None if ship.owner == NOBODY else ship.owner,
        "maker": ship.maker,
        "x": ship.pose.x,
        "y": ship.pose.y,
        "heading": ship.pose.heading,
        "masts": [(ship.masts >> i & 1) + ((ship.masts & ship.fire) >> i & 1) for i in range(built(ship))],
        "shell": ship.shell,
        "hold": _pieces(ship.hold, eyes),
        "docked": None if ship.docked == NOWHERE else ship.docked,
        "lost": None if ship.lost == NOWHERE else ship.lost,
        "tows": None if ship.tows == NOWHERE else names[ship.tows],
        "state": [*(str(flag.name).lower() for flag in Is if flag in ship.state), *["derelict"] * derelict(ship)],
        "spells": [{"what": spell.what, "turns": spell.turns} for spell in ship.spells],
        "off": sorted(name_of(item) for item in ship.off) if eyes == 1 << max(0, ship.owner) else [],
    }


@lru_cache(maxsize=1024)
def _island(island: Island, eyes: int) -> shapes.Island:
    """CSG-INF-03: the treasure of a wild island may be anything to who has not looked; what lies at home came out of a
    hold, where its kind was seen."""
    ashore: list[shapes.Left] = [
        {"seat": seat, "piece": _piece(held, shown(held, eyes) or on_post(island, seat, held), False)}
        for seat, held in island.ashore
    ]
    return {
        "outline": OUTLINES[island.shape],
        "x": island.pose.x,
        "y": island.pose.y,
        "turned": island.pose.heading,
        "home": None if island.home == NOBODY else island.home,
        "coins": _pieces(island.coins, eyes, ashore=island.home == NOBODY),
        "ashore": sorted(ashore, key=lambda left: (left["seat"], left["piece"]["kind"], left["piece"]["card"] or "")),
        "explored": _seats(island.explored),
        "flags": _seats(island.flags),
        "mysterious": island.table != NOWHERE,
        "table": None if island.table in (NOWHERE, UNTURNED) else TABLES[island.table],
        "fort": island.fort and _fort(island.fort, eyes),
        "loose": island.loose,
        "posts": [{"seat": seat, "card": name_of(item), "x": x, "y": y} for seat, item, x, y in island.posts],
    }


def on_post(island: Island, seat: int, held: int) -> bool:
    """CSG-KW-MAR-02: a marine who stands at a post is one for all to see."""
    return any(post[:2] == (seat, HELD.item(held)) for post in island.posts)


def _fort(fort: Fort, eyes: int) -> shapes.Fort:
    return {
        "card": fort.card,
        "owner": fort.owner,
        "facing": fort.facing,
        "flags": [flag if fort.flags >> place & 1 else None for place, flag in enumerate(fort.order)],
        "gold": _pieces(fort.gold, eyes),
        "crew": _pieces(fort.crew, eyes),
    }


@lru_cache(maxsize=256)
def _tile(tile: Tile) -> shapes.Tile:
    return {
        "kind": tile.kind,
        "x": tile.pose.x,
        "y": tile.pose.y,
        "turned": tile.pose.heading,
        "number": tile.number,
        "value": tile.value,
        "smoke": None if tile.smoke == NOBODY else tile.smoke,
    }


def _token(token: Token) -> shapes.Token:
    return {
        "card": token.card,
        "seat": token.seat,
        "x": token.x,
        "y": token.y,
        "tile": None if token.tile == NOWHERE else token.tile,
    }


def _player(s: State, i: int, eyes: int) -> shapes.Player:
    own = eyes == 1 << i
    coins = [piece for held in _hoards(s, i) for piece in held]
    return {
        "colour": s.setting.colours[i],
        "ready": bool(s.fleets[i]),
        "fleet": s.fleets[i] if own and s.fleets[i] else None,
        "supply": s.supply[i] if own and s.supply[i] else None,
        "brought": _brought(s, i) if own else [],
        "events": _pieces(s.events[i], eyes),
        "forts": list(s.forts[i]),
        "coins": len(coins),
        "gold": known_gold(s, i, eyes),
        "in_forts": _in_forts(s, i, eyes),
        "hidden": 0 if s.over else sum(not shown(coin, eyes) for coin in coins),
    }


def _brought(s: State, seat: int) -> list[str]:
    """CSG-FLT-13: what a seat has put in by name, from its choice on."""
    if s.supply[seat]:
        return list(supplied(s.setting, s.supply[seat]).named)
    return [name_of(HELD.item(unique)) for unique in s.brought if HELD.by(unique, seat)]


def known_gold(s: State, seat: int, eyes: int) -> int:
    """CSG-END-01, CSG-INF-04: gold at home and in forts, as far as these seats know it; CSG-MUL-05: all of it once the
    game is over."""
    if s.over:
        return golds(s)[seat]
    loose = sum(island.loose for island in s.islands if island.home == seat)
    return loose + sum(
        value_of(s, HELD.item(piece)) for held in _hoards(s, seat) for piece in held if shown(piece, eyes)
    )


def _in_forts(s: State, seat: int, eyes: int) -> int:
    """How much of it lies in forts: what lies on the home island itself is the rest."""
    return sum(
        value_of(s, HELD.item(one))
        for island in s.islands
        if island.fort is not None and island.fort.owner == seat
        for one in island.fort.gold
        if s.over or shown(one, eyes)
    )


def _hoards(s: State, seat: int) -> Iterator[tuple[int, ...]]:
    """The coins of a seat at home and in each of its forts: how many they are everybody sees."""
    for island in s.islands:
        if island.home == seat:
            yield island.coins
        if island.fort is not None and island.fort.owner == seat:
            yield island.fort.gold
