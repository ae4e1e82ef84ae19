"""Chapters 5.6, 5.7 and 12.2: what it is worth to ram, to board and to tow, and which spoils are taken."""

from typing import Final

from ....core.atoms import Move
from ..names import ship_named
from ..questions.boarding.boarding_roll import odds
from ..questions.boarding.ramming import needed
from ..questions.cargo.hold import crew_of, treasure_of
from ..questions.sailing.towing import tower_of
from ..questions.table.bodies import derelict, is_kind, standing
from ..questions.table.items import is_coin, item_named
from ..state import NOBODY, NOWHERE, Ship, State
from ..steps.boarding.boarding_party import BoardOffer, Prize, Spoils, fitting, strength
from ..steps.boarding.bow_contact import Contacts
from .desk import Desk
from .hoards import carried
from .hulls import can_tow, mast_worth, ship_worth

_PIN: Final = 0.3
"""The share of a load that it is worth to hold fast (CSG-PIN-01)."""
_RESCUE: Final = 0.8
_TOWED: Final = 0.9
_TAKEN: Final = 0.4
"""What it is worth that an enemy has a ship less, and oneself has one to be mended."""


def contact(desk: Desk, number: int, other: int) -> float:
    """What it promises to lay the bow to this ship."""
    s = desk.s
    mine, other_ship = s.ship(number), s.ship(other)
    if derelict(other_ship):
        return max(tow(desk, number, other), 0.0)
    if other_ship.owner in (mine.owner, NOBODY):
        return 0.0
    return max(ram(desk, number, other), 0.0)


def tow(desk: Desk, number: int, other: int) -> float:
    """Chapter 12.2, 5: all of her gold and a ship; of one's own fleet, what would be lost."""
    mine, other_ship = desk.s.ship(number), desk.s.ship(other)
    if not can_tow(mine) or tower_of(desk.s, other) != NOWHERE or is_kind(other_ship, "submarine"):
        return -1.0
    whole = ship_worth(other_ship, desk.w) + carried(desk.s, other, other_ship)
    if other_ship.owner == mine.owner:
        return _RESCUE * whole * (0.5 if desk.s.ship(number).hold else 1.0)
    return _TOWED * whole + _TAKEN


def ram(desk: Desk, number: int, other: int) -> float:
    """Chapter 12.2, 6: the odds of a mast, of the boarding party that follows, and that she lies fast."""
    s = desk.s
    enemy = s.ship(other)
    load = carried(s, other, enemy)
    chance = max(0, 7 - needed(standing(enemy))) / 6
    gain = chance * (mast_worth(enemy, desk.w) + load * (0.4 if standing(enemy) == 1 else 0.0))
    pins = _PIN * load if standing(s.ship(number)) >= standing(enemy) else 0.0
    return gain + pins + boarding(desk, number, other) - 0.1


def boarding(desk: Desk, number: int, other: int) -> float:
    """Chapter 12.2, 7: what a boarding party brings on average; either side may win it."""
    s = desk.s
    found = odds(strength(s, number, other) - strength(s, other, number))
    gain, risk = _plunder(s, other, s.ship(other)), _plunder(s, number, s.ship(number))
    return (found["win"] * gain - found["lose"] * risk) / 36


def _plunder(s: State, number: int, ship: Ship) -> float:
    """What the winner may take of her: a treasure or one of the crew."""
    treasure = len(treasure_of(ship))
    best = carried(s, number, ship) / treasure if treasure else 0.0
    return max(best, 0.5 if crew_of(ship) else 0.0)


def answer_contact(desk: Desk, step: Contacts, move: Move) -> float:
    if move == step.decline:
        return 0.0
    if move[0] == "break":
        return 0.3
    other = ship_named(desk.s, str(move[1]))
    if other is None:
        return 0.0
    if move[0] == "tow":
        return tow(desk, step.ship, other)
    enemy = desk.s.ship(other)
    if derelict(enemy):
        # CSG-RAM-04: it sinks her, where she cannot be taken along
        return 0.3 * (ship_worth(enemy, desk.w) + 0.5 * carried(desk.s, other, enemy))
    return ram(desk, step.ship, other)


def answer_board(desk: Desk, step: BoardOffer, move: Move) -> float:
    return 0.0 if move == step.decline else boarding(desk, step.ship, step.other)


def answer_spoils(desk: Desk, step: Spoils, move: Move) -> float:
    s = desk.s
    load = carried(s, step.other, s.ship(step.other))
    return {
        "nothing": 0.0,
        "crew": 0.6,
        "mast": 0.5,
        "captive": 1.0,
        "all-crew": 1.2,
        "treasure": 0.3 + load / max(1, len(fitting(s, step.ship, step.other))),
    }[str(move[0])]


def answer_prize(desk: Desk, step: Prize, move: Move) -> float:
    if move[1] == "down":
        return 0.0
    item = item_named(str(move[1]))
    worth = float(item) if is_coin(item) else 1.0
    return -worth if desk.s.ship(step.other).owner == step.seat else worth
