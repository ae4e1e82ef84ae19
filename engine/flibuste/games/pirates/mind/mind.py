"""How the seats stand, and which moves look good: what the bots of `flibuste.bots` ask."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from ....core.agenda import play
from ....core.atoms import Move
from ....core.events import MUTE
from ....core.fate import Rolled
from ....core.mind import Mind, Plan
from ..ending import gold, result_of
from ..menu import Menu
from ..sea import derelict
from ..state import NOWHERE, Is, State
from .lookout import BEGINNER, SKILLED, Weights, prospect, ship_worth
from .thoughts import thoughts

COLD: Final = 4.5
"""Gold that makes a difference between likely and unlikely."""
_ORDERS: Final = 5
"""How many orders of a turn a plan looks ahead."""
_LEAST: Final = 0.05
"""An order that promises less is not worth being given."""


def value(s: State, seat: int, w: Weights = SKILLED) -> float:
    """What a player has, and may hope for, in gold."""
    worth = w.banked * gold(s, seat)
    for number, ship in s.fleet(seat):
        if Is.WRECK in ship.state:
            continue
        worth += ship_worth(ship, w) * (0.5 if ship.lost != NOWHERE or derelict(ship) else 1.0)
        worth += w.carried * prospect(s, number, ship.pose, ship.docked, w).total
    return worth


class PiratesMind(Mind):
    """Counts gold by how far it is from home, ships by their masts, and shots by their odds."""

    rehearsals = 80

    def __init__(self, weights: Weights = SKILLED) -> None:
        self.weights = weights

    def settled(self, s: State) -> bool:
        return isinstance(s.agenda[-1], Menu) and not s.today.acted

    def judge(self, s: State) -> Sequence[float]:
        seats = range(s.setting.seats)
        if s.over:
            ranks = result_of(s).ranks
            winners = ranks.count(1)
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        values = [value(s, seat, self.weights) for seat in seats]
        best = max(values)
        odds = [exp((one - best) / COLD) for one in values]
        return [one / sum(odds) for one in odds]

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return thoughts(s, moves, self.weights)

    def beginner_prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return thoughts(s, moves, BEGINNER)

    def plans(self, s: State) -> Mapping[Plan, float]:
        """The orders of a whole turn, each the best-looking one after those before it."""
        step = s.agenda[-1]
        if not isinstance(step, Menu):
            return {}
        world, plan, promise = s.copy(), list[Move](), 0.0
        for _ in range(_ORDERS):
            now = world.agenda[-1] if world.agenda else None
            if now is None or now.seat != step.seat:
                break
            moves = now.moves(world)
            scores = self.prior(world, moves)
            best = max(range(len(moves)), key=lambda i: scores[i])
            if isinstance(now, Menu) and scores[best] < _LEAST and plan:
                break
            plan.append(moves[best])
            promise += scores[best]
            fate = Rolled(world)
            play(world, moves[best], fate, MUTE)
            if fate.found:
                break
        return {tuple(plan): promise} if len(plan) > 1 else {}
