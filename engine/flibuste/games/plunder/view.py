"""Chapter 4.2: what a seat may know: everything but the types of the cards that others hold.

A view is made at every event that somebody watches: its parts are kept, and are the same as long as nothing changes.
"""

from functools import lru_cache

from . import shapes
from .cards import COPIES
from .chart import NOWHERE, Chart
from .faces import FACES, SIDES, TILES
from .fighting import place_of
from .reach import blocked
from .standing import UPGRADES, reserve
from .state import NOBODY, Cards, Ship, State, captain
from .tables import RESOURCES
from .treasure import PutBack


def view(s: State, seat: int | None) -> shapes.View:
    """Chapter 4.2: all that is open, and the cards that this seat holds."""
    today, dealt = s.today, s.storm != NOWHERE
    return {
        "turn": s.turn,
        "first": s.first,
        "round": s.round,
        "target": s.setting.target,
        "last": s.last,
        "layout": _layout(s.chart) if dealt else [],
        "sea": _sea(s.chart, dealt=dealt),
        "islands": _islands(s) if dealt else [],
        "ships": [_ship(s.chart, number, ship) for number, ship in enumerate(s.ships) if ship is not None],
        "storm": s.chart.name(s.storm) if dealt else None,
        "marks": [s.chart.name(mark) for mark in s.marks],
        "piles": _cards(s.piles),
        "deck": sum(s.deck),
        "treasures": s.unseen.bit_count() + len(s.bottom),
        "pegs": {what: reserve(s, what) for what in UPGRADES},
        "players": [_player(s, seat, i) for i in range(s.setting.seats)],
        "rolled": today.rolled,
        "pool": today.pool,
        "treaties": [i for i in range(s.setting.seats) if today.treaties >> i & 1],
        "attacked": [[f"ship:{ship}", place_of(s, target)] for ship, target in sorted(today.attacked)],
        "found": _found(s),
        "totals": [s.score(i) for i in range(s.setting.seats)],
        "over": s.over,
    }


@lru_cache(maxsize=4)
def _layout(chart: Chart) -> list[list[str | int]]:
    return [[TILES[tile], FACES[face], turns] for tile, face, turns in chart.laid]


@lru_cache(maxsize=4)
def _sea(chart: Chart, *, dealt: bool) -> shapes.Sea:
    """Open water before the deal."""
    docks = {port.square: [SIDES[side] for side in sorted(port.docks)] for port in chart.ports}
    coasts: list[shapes.Coast] = [
        {
            "id": island.id,
            "kind": island.kind,
            "skulls": island.skulls,
            "land": [*map(chart.name, island.land)],
            "ports": [{"square": chart.name(port), "docks": docks[port]} for port in island.ports],
        }
        for island in chart.islands
    ]
    barriers: list[shapes.Barrier] = [
        {"kind": barrier.kind, "between": [*map(chart.name, barrier.between)]} for barrier in chart.barriers
    ]
    return {
        "columns": chart.columns,
        "rows": len(chart.kinds) // chart.columns,
        "coasts": coasts if dealt else [],
        "barriers": barriers if dealt else [],
    }


def _islands(s: State) -> list[shapes.Island]:
    """Resource islands: the others are nobody's (PLU-MAP-07)."""
    return [
        {"id": island.id, "owner": None if owner == NOWHERE else owner, "shut": blocked(s, i)}
        for i, (island, owner) in enumerate(zip(s.chart.islands, s.owners, strict=True))
        if island.kind == "resource"
    ]


@lru_cache(maxsize=256)
def _ship(chart: Chart, number: int, ship: Ship) -> shapes.Ship:
    return {
        "ship": number,
        "seat": captain(number),
        "square": chart.name(ship.square),
        "lives": ship.lives,
        "cannons": ship.cannons,
        "masts": ship.masts,
        "moves": ship.moves,
        "still": ship.still,
    }


@lru_cache(maxsize=1024)
def _cards(cards: Cards) -> dict[str, int]:
    return dict(zip(RESOURCES, cards, strict=True))


def _player(s: State, seat: int | None, i: int) -> shapes.Player:
    own = seat == i
    return {
        "colour": s.setting.colours[i],
        "hand": sum(s.hands[i]),
        "cards": _cards(s.hands[i]) if own else None,
        "known": _cards(s.known_to(NOBODY if seat is None or own else seat, i)),
        "ships": len(s.fleet(i)),
        "islands": s.owners.count(i),
        "point_cards": s.points[i],
    }


def _found(s: State) -> shapes.Found | None:
    """PLU-TC-01: the card that lies open until it is put back."""
    back = next((step for step in s.agenda if isinstance(step, PutBack)), None)
    if back is None:
        return None
    return {"card": COPIES[back.card], "ship": back.ship, "token": back.token}
