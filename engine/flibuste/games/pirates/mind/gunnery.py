"""What shots and losses promise: the odds of a hit, and what the target is worth."""

from typing import Final

from ....core.atoms import Move
from ..aiming import FORT, SHIP, aim_at, bonus, place
from ..firing import Volley
from ..guns import SNIPE
from ..items import card_of, is_coin, is_crew, item_named
from ..losing import PickMast, PickPiece
from ..masts import worst_mast
from ..sea import card, derelict, is_kind, standing
from ..shooting import Gun
from ..shot_options import atom_of, target_of
from ..shots import Shot
from ..state import State
from .lookout import Weights, carried, mast_worth, ship_worth

_SPECIAL: Final = 0.15
"""What a special shot is better than a plain one, as a rule."""
_FORT: Final = 0.35
"""What a flag of a fort is worth."""
_AT_ONCE: Final = {"broadside": 0.9, "swoop": 1.0, "breath": 0.6}
"""Masts that a shoot action of another kind takes, as a rule."""
SPLIT: Final = 0.5
"""CSG-SNK-03: the share of a sunken ship's gold that the one who sinks her gets."""


def hit_worth(s: State, target: str, w: Weights) -> float:
    """What a hit on this target is worth."""
    it = place(target)
    if it.kind == FORT:
        return _FORT
    if it.kind != SHIP:
        return 0.3
    ship = s.ship(it.number)
    load = carried(s, it.number, ship)
    if derelict(ship) or not ship.masts:
        # sunk: half of what she carries; one that could be towed is worth more afloat
        return 0.5 * ship_worth(ship, w) + (SPLIT * load if s.setting.duel else 0.0) - 0.3 * load
    last = standing(ship) == 1 and not is_kind(ship, "galley")
    return mast_worth(ship, w) + 0.25 * load / standing(ship) + (0.3 + 0.3 * load if last else 0.0)


def shot_worth(s: State, step: Volley, shot: Shot, w: Weights) -> float:
    aim = aim_at(step.shooter, shot.gun, shot.target)
    more = bonus(s, step.shooter, shot.gun, aim)
    good = Gun(shot.gun.number, more, only_six=step.mode == SNIPE).good
    return len(good) / 6 * hit_worth(s, shot.target.place, w) + (_SPECIAL if shot.extra else 0.0)


def volley(s: State, step: Volley, moves: list[Move], w: Weights) -> list[float]:
    """Of all answers at once: the shots are worked out once."""
    worth = dict[Move, float]()
    for shot in step.firing.shots(s):
        move: Move = ("fire", shot.gun.name, atom_of(s, shot.target.place))
        worth[(*move, shot.extra) if shot.extra else move] = shot_worth(s, step, shot, w)
    return [worth[move] if move in worth else _other(s, move, w) for move in moves]


def _other(s: State, move: Move, w: Weights) -> float:
    share = _AT_ONCE.get(str(move[0]))
    if share is None:
        return -0.05 if move[0] == "snipe" else 0.0
    return share * hit_worth(s, target_of(s, str(move[1])), w)


def best_volley(s: State, seat: int, shooter: str, w: Weights) -> float:
    """What a shoot action promises: of each cannon its best shot."""
    step = Volley(seat, shooter)
    best = dict[str, float]()
    for shot in step.firing.shots(s):
        worth = shot_worth(s, step, shot, w)
        best[shot.gun.name] = max(best.get(shot.gun.name, 0.0), worth)
    return sum(best.values())


def mast(s: State, step: PickMast, move: Move, w: Weights) -> float:
    """CSG-DEC-02: one's own worst; of an enemy the best."""
    ship = s.ship(step.ship)
    chosen = int(str(move[1])[1:]) - 1
    if ship.owner == step.seat:
        return 1.0 if chosen == worst_mast(ship) else 0.0
    letter, number = card(ship).card["cannons"][chosen]
    return float(6 - number + (letter == "L") - 3 * (ship.fire >> chosen & 1))


def piece(s: State, step: PickPiece, move: Move, w: Weights) -> float:
    """The cheapest of one's own goes, the dearest of an enemy."""
    if len(move) < 2 or move[1] == "down":
        return 0.0
    item = item_named(str(move[1]))
    worth = float(item) if is_coin(item) else card_of(item).points if is_crew(item) else 1.0
    return -worth if s.ship(step.ship).owner == step.seat else worth
