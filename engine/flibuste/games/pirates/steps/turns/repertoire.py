"""Chapter 5.3 (ACT): the orders that a fleet could be given at all, so that nobody tries out all the others."""

from functools import cache, lru_cache
from typing import Final

from ...geometry.outline import Pose
from ...questions.turns.giving_actions import fresh
from ...state import Is, Ship, Spell, State
from ..basics.order import Order
from .all_orders import ORDERS

_ASHORE: Final = sum(1 << i for i, order in enumerate(ORDERS) if order.ashore)
_IDLE: Final = sum(1 << i for i, order in enumerate(ORDERS) if not order.acts)
"""The set of orders that need no action."""
_NO_POSE: Final = Pose(0, 0, 0)


@cache
def all_orders() -> dict[str, Order]:
    """All orders by their verbs (CSG-ACT-01, CSG-ACT-06, CSG-ACT-07)."""
    return {order.verb: order for order in ORDERS}


def repertoire(s: State, seat: int) -> tuple[Order, ...]:
    """What this seat could order by what its ships are and carry, and by the actions that are left; in the order of
    the menu."""
    found = _ASHORE if any(_ashore(s, seat)) else 0
    able = fresh(s, seat)
    for number, ship in s.fleet(seat):
        suits = _of(ship.card, ship.hold, ship.docked, ship.lost, ship.tows, int(ship.state), ship.spells, ship.off)
        found |= suits if number in able else suits & _IDLE
    return _chosen(found)


def _ashore(s: State, seat: int) -> list[bool]:
    """Of each island whether something of this seat that fights stands there."""
    return [(island.fort is not None and island.fort.owner == seat) or bool(island.posts) for island in s.islands]


@lru_cache(maxsize=4096)
def _of(
    card: str,
    hold: tuple[int, ...],
    docked: int,
    lost: int,
    tows: int,
    state: int,
    spells: tuple[Spell, ...],
    off: frozenset[int],
) -> int:
    """The set of the orders that suit a ship that is so, a bit each."""
    ship = Ship(card, 0, 0, _NO_POSE, 0, 0, 0, hold, docked, lost, tows, Is(state), spells, off)
    return sum(1 << i for i, order in enumerate(ORDERS) if order.suits(ship))


@lru_cache(maxsize=1024)
def _chosen(among: int) -> tuple[Order, ...]:
    return tuple(order for i, order in enumerate(ORDERS) if among >> i & 1)
