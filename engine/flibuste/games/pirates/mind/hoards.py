"""Chapter 12.2: the gold in holds and on islands, as far as a world shows it."""

from typing import Final

from ..questions.abilities.ability import Trait
from ..questions.abilities.active import active
from ..questions.cargo.hold import leaves_last, treasure_of
from ..questions.table.items import BLANK, HELD, is_coin
from ..state import NOWHERE, Ship, State
from ..steps.treasure.worth import value_of

MEAN_COIN: Final = 1.9
"""What a coin is worth that nobody has seen."""


def carried(s: State, number: int, ship: Ship) -> float:
    """The gold in a hold, as far as it is known."""
    found = 0.0
    for held in treasure_of(ship):
        item = HELD.item(held)
        found += MEAN_COIN if item == BLANK else value_of(s, item, number)
    return found


def hauled(s: State, number: int) -> float:
    """The gold in a ship's hold and in that of the ship that she tows, as far as it is known: both go ashore together
    (CSG-DOC-08), where the towed ship may go home (CSG-R-73)."""
    ship = s.ship(number)
    tow = ship.tows
    ashore = tow != NOWHERE and not active(s, tow).has(Trait.NO_HOME)
    return carried(s, number, ship) + (carried(s, tow, s.ship(tow)) if ashore else 0.0)


def takeable(s: State, number: int, coins: list[float]) -> list[float]:
    """What of the coins on an island a ship may ever load: some may not take the last (CSG-EFF-79)."""
    return coins[:-1] if leaves_last(s, number) else coins


def lying(s: State, island: int) -> list[float]:
    """The coins on an island, dearest first; what nobody has seen counts as the mean."""
    coins = (HELD.item(held) for held in s.islands[island].coins)
    return sorted((MEAN_COIN if coin == BLANK else float(coin) for coin in coins if is_coin(coin)), reverse=True)
