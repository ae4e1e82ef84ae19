"""Chapter 12.2: what ships and their masts are worth, and what they can do to others."""

from functools import lru_cache

from ..questions.sailing.towing import NO_TOWERS
from ..questions.table.bodies import built, card, derelict, is_kind, measure, standing
from ..questions.table.cards import pieces
from ..questions.table.items import FIRST_CARD, HELD, card_of
from ..state import NOWHERE, Is, Ship, State
from .weights import Weights


def _points(ship: Ship) -> int:
    """What she and her crew cost."""
    return card(ship).points + sum(_cost(HELD.item(held)) for held in ship.hold)


@lru_cache(maxsize=512)
def _cost(item: int) -> int:
    return card_of(item).points if item >= FIRST_CARD else 0


@lru_cache(maxsize=512)
def _shell(name: str) -> int:
    row = pieces()[name].card
    return int(row.get("panels", 0)) + int(row.get("extra_hulls", 0))


def ship_worth(ship: Ship, w: Weights) -> float:
    """What a ship is worth with the masts that she has left."""
    masts = max(1, built(ship)) + _shell(ship.card)
    whole = (standing(ship) - 0.6 * ship.fire.bit_count() + ship.shell) / masts
    return w.point * _points(ship) * (w.hull + (1 - w.hull) * min(1.0, max(0.0, whole)))


def mast_worth(ship: Ship, w: Weights) -> float:
    """What one mast of a ship is worth."""
    return w.point * _points(ship) * (1 - w.hull) / max(1, built(ship) + _shell(ship.card)) + 0.1


def can_tow(ship: Ship) -> bool:
    """CSG-TOW-01, CSG-TOW-09: whether she could take anybody along."""
    return ship.tows == NOWHERE and not derelict(ship) and not is_kind(ship, *NO_TOWERS)


def firepower(s: State, ship: Ship, far: float) -> float:
    """Hits that a volley of hers makes on average at this distance, in millimetres."""
    if not ship.masts or ship.lost != NOWHERE or ship.state & Is.SUBMERGED:
        return 0.0
    return hits(ship.card, ship.masts & ~ship.fire, short=measure(s, "S") >= far, long=measure(s, "L") >= far)


@lru_cache(maxsize=4096)
def hits(name: str, masts: int, *, short: bool, long: bool) -> float:
    """Hits of a volley by cannons of these ranges, on average."""
    found = 0.0
    for i, (letter, number) in enumerate(pieces()[name].card["cannons"]):
        if masts >> i & 1 and (short if letter == "S" else long):
            found += max(0, 6 - number) / 6
    return found
