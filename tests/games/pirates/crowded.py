"""Tables on which every fleet lies within reach of the others, laden, with a home and a fort near by: for orders that
long random games seldom come to."""

from collections.abc import Iterator
from functools import cache
from random import Random

from flibuste.core.atoms import Json
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.geometry.outline import HUNDREDTHS, Outline, Pose
from flibuste.games.pirates.options import OPTIONS
from flibuste.games.pirates.position import write
from flibuste.games.pirates.questions.cargo.treasure import pieces_of
from flibuste.games.pirates.questions.fleets.likely_crew import people, wares
from flibuste.games.pirates.questions.forts.standing_forts import flags_of
from flibuste.games.pirates.questions.table.bodies import TERRAIN, body, land, water
from flibuste.games.pirates.questions.table.cards import Piece, pieces
from flibuste.games.pirates.questions.table.items import (
    BLANK,
    FIRST_CARD,
    FIRST_UNIQUE,
    HELD,
    item_named,
    item_of,
    unique_of,
)
from flibuste.games.pirates.questions.table.layout import area
from flibuste.games.pirates.state import NOWHERE, Fort, Island, Ship, State, Tile
from flibuste.games.pirates.steps.turns.all_orders import ORDERS
from flibuste.games.pirates.steps.turns.turn_steps import TurnBegins
from flibuste.games.pirates.tables import COIN_VALUES, DUEL, FORTS
from tests.games.pirates.tables import at, island, ship, table

_BLANKS = 4
"""Pieces of treasure that nobody has seen."""
_NEAR = 20
"""How far a ship lies off, in millimetres: within S."""

_ANY = 0.5
"""The part of the ships that are any of the catalogue; the others are such as are given orders of their own."""
_RARE = 0.2
"""The part of the treasure that is unique, and of the rest that is equipment."""
_RULES = ("sink_gold", "boarding_pick", "edge", "bow_pivot", "deathmatch", "auto_mast")
"""Options that make a difference still once the fleets lie there."""
_BESIDE = 3
"""The last of the places: where a ship touches one of another fleet."""
_THEFTS = ("claim", "plunder", "search", "steal")
"""Orders of a ship that touches another."""
_TRIES = 12

_Crewed = tuple[str, str]
"""A ship and one of her crew, or nobody."""


def crowded(seed: int) -> Json:
    """One of these tables, as a position: the first turn begins."""
    return write(_laid(Random(seed)))


def _laid(rng: Random) -> State:
    seats = rng.choice((2, 2, 3))
    width, height = area(seats)
    islands, ships = list[Island](), list[Ship]()
    everybody = (1 << seats) - 1
    uniques = [item for item in range(FIRST_UNIQUE, FIRST_CARD) if unique_of(item)["load"] in ("up", "down")]
    rng.shuffle(uniques)
    columns = [width * (seat + 1) // (seats + 1) for seat in range(seats)]
    for seat, x in enumerate(columns):
        seen = everybody if seats == DUEL else 1 << seat
        coins = (HELD.of(rng.choice(COIN_VALUES), seen) for _ in range(3))
        home = island(x, height // 4, home=seat, explored=1 << seat)
        fort = island(x, height // 2, explored=1 << seat, fort=_fort(rng, seat))
        islands += [home._replace(coins=tuple(sorted(coins))), fort]
    islands.append(island(width // 2, height * 7 // 8)._replace(coins=(HELD.of(BLANK),) * _BLANKS))
    for place in range(_BESIDE + 1):
        for seat, x in enumerate(columns):
            y, way, docked, off = (
                (height // 4, (0, 1), seat * 2, 0),
                (height // 4, (1, 0), NOWHERE, _NEAR),
                (height // 2, (0, 1), seat * 2 + 1, 0),
                (0, (1, 0), NOWHERE, 0),
            )[place]
            if place == _BESIDE:
                # from where a ship of another fleet lies, so that they touch
                x, y, _ = rng.choice([one for one in ships if one.owner != seat]).pose
                x, y = x // HUNDREDTHS, y // HUNDREDTHS
            card, crew = rng.choice(_choice()[rng.choice(_THEFTS if place == _BESIDE else [*_choice()])])
            if rng.random() < _ANY:
                card, crew = rng.choice([one.id for one in pieces().values() if one.kind == "ship"]), ""
            heading = rng.randrange(360)
            # who is docked there lies to the north of the island, and her bow touches it
            one = ship(card, seat, at(x, y, heading if docked == NOWHERE else 180), docked=docked)
            one = one._replace(hold=tuple(sorted(_hold(one, crew, rng, uniques, everybody))))
            ships.append(_beside(one, way, off, [*_solids(islands, ships)]))
    rules = {one.id: rng.choice(one.among or (False, True)) for one in OPTIONS if one.id in _RULES}
    pool = tuple(rng.sample((1,) * (_BLANKS - 1) + (0,) * 5, len(COIN_VALUES)))
    s = table(ships, islands, seats, pool=pool, rares=_BLANKS - sum(pool), start_gold=500, options=rules)
    s.tiles = list(_tiles(rng, (width, height), [*_solids(islands, ships)]))
    events = [item_of(one) for one in pieces().values() if one.kind == "event"]
    s.events = [tuple(HELD.of(item, 1 << seat) for item in sorted(rng.sample(events, 2))) for seat in range(seats)]
    laid = [HELD.item(held) for held in pieces_of(s)]
    s.coins = tuple(laid.count(value) + left for value, left in zip(COIN_VALUES, pool, strict=True))
    s.agenda = [TurnBegins(0)]
    return s


def _tiles(rng: Random, size: tuple[int, int], solids: list[Outline]) -> Iterator[Tile]:
    """Terrain wherever there is water enough, of several tries."""
    for number in range(_TRIES):
        kind, (x, y) = rng.choice([*TERRAIN]), map(rng.randrange, size)
        tile = Tile(kind, at(x, y, rng.randrange(360)), 1 + number % 6)
        tile = tile if tile.kind == "iceberg" else tile._replace(number=0)
        if all(gap(water(tile.kind, tile.pose), solid) > 0 for solid in solids):
            yield tile
            solids = [*solids, water(tile.kind, tile.pose)]


def _fort(rng: Random, seat: int) -> Fort:
    card = rng.choice([*FORTS])
    n = len(flags_of(card))
    return Fort(card, seat, rng.randrange(360), rng.randrange(1, 1 << n), tuple(range(n)))


def _hold(one: Ship, crew: str, rng: Random, uniques: list[int], everybody: int) -> Iterator[int]:
    """As much as there are spaces: this crew, or any who may start face down, somebody more, and treasure."""
    space, seen = int(pieces()[one.card].card["cargo"]), 1 << one.owner
    mates = [item_named(crew)] if crew else []
    if space > len(mates) + 1:
        mates.append(rng.choice(people(pieces()[one.card].nation)))
    for mate in dict.fromkeys(mates):
        yield HELD.of(mate, rng.choice((seen, everybody)) if mate in people("") else everybody)
    for _ in range(space - len(mates)):
        if rng.random() < _RARE:
            item = uniques.pop()
            yield HELD.of(item, everybody if unique_of(item)["load"] == "up" else seen)
        elif rng.random() < _RARE:
            yield HELD.of(rng.choice(wares()), seen)
        else:
            yield HELD.of(rng.choice(COIN_VALUES), seen)


def _solids(islands: list[Island], ships: list[Ship]) -> Iterator[Outline]:
    yield from (land(one.shape, one.pose) for one in islands)
    yield from map(body, ships)


def _beside(one: Ship, way: tuple[int, int], off: int, solids: list[Outline]) -> Ship:
    """The ship at the nearest point on this way where she lies in nothing, and so far off from there."""
    (x, y, heading), (dx, dy) = one.pose, way

    def lies(steps: int) -> Ship:
        return one._replace(pose=Pose(x + dx * steps, y + dy * steps, heading))

    steps = 0
    while (least := min(gap(body(lies(steps)), solid) for solid in solids)) < 0:
        steps += max(1, round(-least * HUNDREDTHS))
    return lies(steps + off * HUNDREDTHS)


@cache
def _choice() -> dict[str, list[_Crewed]]:
    """For every order that not all ships can be given, those that can, by themselves or by a crew."""
    hulls = [one for one in pieces().values() if one.kind == "ship"]
    crew = [one for one in pieces().values() if one.kind == "crew" and not one.generic]
    of_nation = {one.nation: one for one in hulls if int(one.card["cargo"]) > 1 and not one.card["effects"]}
    found = dict[str, list[_Crewed]]()
    for order in ORDERS:
        able = [(one.id, "") for one in hulls if order.suits(_bare(one))]
        if len(able) < len(hulls):
            for mate in crew:
                hull = of_nation.get(mate.nation)
                if hull is not None and not order.suits(_bare(hull)) and order.suits(_bare(hull, mate.id)):
                    able.append((hull.id, mate.id))
            found[order.verb] = able
    return {verb: able for verb, able in found.items() if able}


def _bare(one: Piece, *crew: str) -> Ship:
    return ship(one.id, 0, at(0, 0), *crew)
