"""CSG-BOT-06: what shots promise: the odds of a hit, and what the target is worth."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from ....core.atoms import Move
from ..questions.armament.guns import SNIPE
from ..questions.gunnery.aiming import FORT, SHIP, aim_at, bonus, place
from ..questions.gunnery.hit_rolls import Gun
from ..questions.sailing.pins import pinners
from ..questions.table.bodies import derelict, is_kind, standing
from ..state import NOBODY, NOWHERE, Ship
from ..steps.gunnery.possible_shots import Firing, Shot
from ..steps.gunnery.shoot_action import Volley
from ..steps.gunnery.shot_options import atom_of, target_of
from .clashes import tow
from .desk import Desk
from .hoards import carried
from .hulls import mast_worth, ship_worth
from .reach import HULLS, away, reach
from .weights import FADE

_SPECIAL: Final = 0.15
"""What a special shot is better than a plain one, as a rule."""
_FORT: Final = 0.35
"""What a flag of a fort is worth."""
_AT_ONCE: Final = {"broadside": 0.9, "swoop": 1.0, "breath": 0.6}
"""Masts that a shoot action of another kind takes, as a rule."""
SPLIT: Final = 0.5
"""CSG-SNK-03: the share of a sunken ship's gold that the one who sinks her gets."""
_DENIED: Final = 0.2
"""What it is worth that no enemy may fetch this gold."""
_HELD: Final = 0.4
_FIRST: Final = 10.0
_NEAR: Final = 3.0
"""Turns within which a ship can come to tow a derelict."""


def hit_worth(desk: Desk, seat: int, target: str) -> float:
    """What a hit on this target is worth."""
    aimed_at = place(target)
    if aimed_at.kind != SHIP:
        return _FORT if aimed_at.kind == FORT else 0.3
    s, w = desk.s, desk.w
    ship = s.ship(aimed_at.number)
    load = carried(s, aimed_at.number, ship)
    held = _HELD * sum(_pins(desk, aimed_at.number, number) for number, _ in s.fleet(seat))
    if derelict(ship) or not ship.masts:
        return _sunk(desk, seat, ship, load) + held - _kept(desk, seat, aimed_at.number, ship)
    last = standing(ship) == 1 and not is_kind(ship, "galley")
    return mast_worth(ship, w) + 0.5 * load / standing(ship) + (0.3 + 0.3 * load + held if last else held / 3)


def _pins(desk: Desk, enemy: int, number: int) -> float:
    """CSG-PIN-01: what it would be worth to a ship that this enemy held her no more."""
    if enemy not in pinners(desk.s, number):
        return 0.0
    return 1.0 + desk.outlook(number)[0].load


def _sunk(desk: Desk, seat: int, ship: Ship, load: float) -> float:
    """CSG-SNK-03: in a duel either player gets half of what she carries, which may be what wins; and nobody mends or
    fetches her any more."""
    theirs = ship.owner != NOBODY
    wins = desk.survey(seat).wins(SPLIT * load) if desk.s.setting.duel else 0.0
    return 0.6 * ship_worth(ship, desk.w) * theirs + _DENIED * load + wins


def _kept(desk: Desk, seat: int, target: int, ship: Ship) -> float:
    """Chapter 12.2, 5: what a derelict is worth afloat to who can tow her home."""
    best = 0.0
    for number, vessel in desk.s.fleet(seat) if derelict(ship) else ():
        step = reach(desk.s, number)
        if step and not derelict(vessel) and vessel.lost == NOWHERE:
            turns = max(0.0, away(vessel.pose.place, ship.pose.place) - HULLS) / step
            if turns <= _NEAR:
                best = max(best, (tow(desk, number, target) + _DENIED * carried(desk.s, target, ship)) * FADE**turns)
    return best


def hit_chance(desk: Desk, step: Volley, shot: Shot) -> int:
    """With how many of the six results of a die a shot hits."""
    aim = aim_at(step.firing.shooter, shot.gun, shot.target)
    more = bonus(desk.s, step.firing.shooter, shot.gun, aim)
    return len(Gun(shot.gun.number, more, only_six=step.firing.mode == SNIPE).good)


def shot_worth(desk: Desk, step: Volley, shot: Shot) -> float:
    worth = hit_chance(desk, step, shot) / 6 * hit_worth(desk, step.seat, shot.target.place)
    return worth + (_SPECIAL if shot.extra and worth > 0 else 0.0)


def volley(desk: Desk, step: Volley, moves: list[Move]) -> list[float]:
    """CSG-BOT-06: the cannon with the worst number fires first, at the target with the highest gain; none fires where
    no hit is wanted. All answers at once, because the shots are worked out once."""
    worth: dict[Move, float] = {}
    number: dict[Move, int] = {}
    best: dict[str, tuple[float, str]] = {}
    for shot in step.firing.shots(desk.s):
        move: Move = ("fire", shot.gun.name, atom_of(desk.s, shot.target.place))
        move = (*move, shot.extra) if shot.extra else move
        gain = shot_worth(desk, step, shot)
        worth[move], number[move] = gain, shot.gun.number
        there = gain, shot.target.place
        best[shot.gun.name] = max(best.get(shot.gun.name, there), there)
    total = _sum(desk, step.seat, best)

    def score(move: Move) -> float:
        if move not in worth:
            return _other(desk, step, move, total)
        gain = worth[move]
        return number[move] + min(gain, 0.99 * _FIRST) / _FIRST if gain > 0 else gain

    return [score(move) for move in moves]


def _other(desk: Desk, step: Volley, move: Move, total: float) -> float:
    """A shoot action of another kind, where it promises more than all cannons together."""
    share = _AT_ONCE.get(str(move[0]))
    if share is None:
        return -0.05 if move[0] in ("snipe", "smoke") else 0.0
    worth = share * hit_worth(desk, step.seat, target_of(desk.s, str(move[1])))
    return _FIRST + worth if worth > total else -0.05


def best_volley(desk: Desk, seat: int, shooter: str) -> float:
    """What a shoot action promises."""
    step = Volley(seat, Firing(shooter))
    best: dict[str, tuple[float, str]] = {}
    for shot in step.firing.shots(desk.s):
        gain = shot_worth(desk, step, shot), shot.target.place
        best[shot.gun.name] = max(best.get(shot.gun.name, gain), gain)
    return _sum(desk, seat, best)


def _sum(desk: Desk, seat: int, best: Mapping[str, tuple[float, str]]) -> float:
    """Of each cannon its best shot, where it is worth firing; no ship has more masts to lose than stand. One shot
    has to be fired (CSG-SHT-05)."""
    gains = defaultdict[str, float](float)
    for gain, target in best.values():
        gains[target] += max(gain, 0.0)
    found = sum(min(gain, _most(desk, seat, target)) for target, gain in gains.items())
    return found or max((gain for gain, _ in best.values()), default=0.0)


def _most(desk: Desk, seat: int, target: str) -> float:
    """What all hits on a target can be worth together."""
    aimed_at = place(target)
    masts = standing(desk.s.ship(aimed_at.number)) if aimed_at.kind == SHIP else 1
    return max(1, masts) * hit_worth(desk, seat, target)
