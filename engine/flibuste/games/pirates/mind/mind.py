"""How the seats stand, and which moves look good: what the bots of `flibuste.bots` ask."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from ....core.atoms import Json, Move
from ....core.mind import Mind, Plan
from ..ending import golds, result_of
from ..questions.table.bodies import derelict
from ..state import NOWHERE, Is, State
from ..steps.turns.menu import PASS, Menu
from .desk import Desk
from .hulls import ship_worth
from .ideas import ideas
from .next_move import second_look
from .reasons import reason
from .taste import BY_LOT, orders
from .thoughts import thoughts
from .weights import AVERAGE, BEGINNER, EXPERT, SKILLED, Weights

COLD: Final = 4.5
"""Gold that makes a difference between likely and unlikely."""
_WIDE: Final = 4


def value(desk: Desk, seat: int) -> float:
    """What a player has, and may hope for, in gold."""
    s, w = desk.s, desk.w
    worth = w.banked * golds(s)[seat]
    for number, ship in s.fleet(seat):
        if Is.WRECK not in ship.state:
            worth += ship_worth(ship, w) * (0.5 if ship.lost != NOWHERE or derelict(ship) else 1.0)
            worth += w.hope * desk.outlook(number)[1]
    return worth


class PiratesMind(Mind):
    """Counts gold by how far it is from home, ships by their masts, and shots by their odds."""

    glances = 2
    inventive = True
    idle = PASS

    def __init__(self, weights: Weights = SKILLED, expert: Weights = EXPERT) -> None:
        self.weights, self.expert = weights, expert

    def choices(self, s: State, rng: Random, most: int) -> list[Move]:
        step = s.agenda[-1]
        return orders(step, s, rng, most) if isinstance(step, Menu) else super().choices(s, rng, most)

    def draw(self, s: State, rng: Random, most: int) -> Move:
        by_lot = BY_LOT.get(type(s.agenda[-1]))
        return by_lot(s.agenda[-1], s, rng, most) if by_lot is not None else super().draw(s, rng, most)

    def judge(self, s: State) -> Sequence[float]:
        if s.over:
            ranks = result_of(s).ranks
            winners = ranks.count(1)
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        desk = Desk(s, self.weights)
        values = [value(desk, seat) for seat in range(s.setting.seats)]
        best = max(values)
        odds = [exp((one - best) / COLD) for one in values]
        return [one / sum(odds) for one in odds]

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return thoughts(Desk(s, self.weights), moves)

    def average_prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return thoughts(Desk(s, AVERAGE), moves)

    def beginner_prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return thoughts(Desk(s, BEGINNER), moves)

    def ideas(self, s: State) -> Sequence[Move]:
        return ideas(Desk(s, self.expert), _WIDE)

    def reason(self, s: State, plan: Plan) -> Json:
        return reason(Desk(s, self.expert), plan[0])

    def second_look(self, s: State, move: Move) -> float:
        return second_look(Desk(s, self.expert), move)
