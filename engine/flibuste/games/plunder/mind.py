"""Chapter 12: what a bot of ours thinks of a position, and what it would try first."""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from ...core.agenda import play
from ...core.atoms import Json, Move
from ...core.events import MUTE
from ...core.fate import OwnDice
from ...core.mind import Mind, Plan
from .announcing import Announce, Reply
from .answering import Answers
from .bribes import Bribe, Bribed
from .calls import Bid, Call, Close
from .deal import ChooseIsland
from .ending import score_state
from .enemies import NameType, TakeBribe, WhiteFlag
from .gains import ChoosePeg, Discard, Swap
from .gifts import Gift
from .goals import Helm, berth_worth
from .menu import Menu
from .offers import Answer, Demand, Offer
from .plans import plans_of
from .shifting import Drift, Place
from .shipless import Berth, PickPile, Seek
from .state import State
from .stealing import Give, Instead, Steal
from .targets import PickShip
from .voyage import Toll
from .worth import BEGINNER, SKILLED, Outlook, Weights


class Prospects(NamedTuple):
    """What makes a captain win, as fitted to games of our own: the logarithm of the odds, for one of each. It tells who
    will win; `Weights` tell what to do."""

    card: float = 0.56
    ship: float = 0.19
    island: float = 0.77
    square: float = -0.011
    """The square of all points: the more there are, the less does another one add."""
    life: float = 0.16
    """Each but a ship's last one."""
    cannon: float = 0.28
    mast: float = 0.05
    purse: float = 0.06
    """What the hand can pay, in tenths of a point;"""
    loose: float = -0.016
    """and a little less of it, the more cards it takes."""
    hope: float = 0.046
    """What the ships may reach."""
    wait: float = -0.045
    """Each captain who comes before."""
    won: float = 10.0
    """For a hand that is enough to win, once the turn has come."""


AHEAD: Final = Prospects()
_PATIENCE: Final = 2
"""Refusals in a turn after which a bot leaves it at that."""
_BARGAINS: Final = ("trade", "call", "announce")
_CALL: Final[Move] = ("call",)
_ANNOUNCE: Final[Move] = ("announce",)
_TENTHS: Final = 16.0
"""About how many tenths of a point are worth so much."""
_LEARNT: Final = 16
"""After so many rounds a beginner comes to know the menu, and overlooks one move less each round: who has seen little
of it for forty rounds would still sail in circles."""


def value(look: Outlook, seat: int, p: Prospects = AHEAD) -> float:
    """What a captain has, and may hope for."""
    s, hand, wait = look.s, look.s.hands[seat], (seat - look.s.turn) % look.s.setting.seats
    fleet, islands, cards = [ship for _, ship in s.fleet(seat)], s.owners.count(seat), s.points[seat]
    points = cards + len(fleet) + islands
    worth = p.card * cards + p.ship * len(fleet) + p.island * islands + p.square * points * points
    for ship in fleet:
        worth += p.life * (ship.lives - 1) + p.cannon * ship.cannons + p.mast * ship.masts
    worth += p.purse * look.hand(seat) + p.loose * sum(hand) + p.hope * Helm(look, seat).outlook() + p.wait * wait
    return worth if wait or not look.wins_with(seat, hand) else worth + p.won


class PlunderMind(Mind):
    """Counts what stands, what the hand can pay and what lies within reach; weighs battles and bargains by their
    odds."""

    glances = 1
    idle = ("end",)
    noticed = 9
    glimpsed = 4
    rehearsals = 240
    candidates = 12
    trials = 6

    def __init__(self, weights: Weights = SKILLED) -> None:
        self.weights = weights

    def choices(self, s: State, rng: Random, most: int) -> list[Move]:
        """Who has heard enough refusals asks no more; to one captain alone nobody announces what an offer says."""
        found = super().choices(s, rng, most)
        if _ANNOUNCE in found and _CALL not in found:
            found.remove(_ANNOUNCE)
        if len(s.today.refused) < _PATIENCE or type(s.agenda[-1]) is not Menu:
            return found
        return [move for move in found if move[0] not in _BARGAINS]

    def draw(self, s: State, rng: Random, most: int) -> Move:
        if type(s.agenda[-1]) not in (Menu, Seek):
            return super().draw(s, rng, most)
        moves = self.choices(s, rng, most)
        return moves[0] if len(moves) == 1 else rng.choice(moves)

    def settled(self, s: State) -> bool:
        """What the next turn may bring is part of what a captain may hope for."""
        return isinstance(s.agenda[-1], Menu)

    def judge(self, s: State) -> Sequence[float]:
        if s.over:
            ranks = score_state(s).ranks
            winners = len({side for side in s.setting.sides if ranks[side[0]] == 1})
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        look = Outlook(s, self.weights)
        sides = {side: sum(value(look, seat) for seat in side) for side in s.setting.sides}
        best = max(sides.values())
        odds = {side: exp(one - best) for side, one in sides.items()}
        total = sum(odds.values())
        return [odds[s.setting.mates(seat)] / total for seat in range(s.setting.seats)]

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return _thoughts(s, moves, self.weights)

    def glimpses(self, s: State) -> int:
        return self.glimpsed + max(0, s.round - _LEARNT)

    def plans(self, s: State) -> Mapping[Plan, float]:
        return plans_of(s, self.weights)

    def leading(self, s: State, move: Move) -> Plan:
        from .reasons import leading

        return leading(s, move, self.prior)

    def reason(self, s: State, plan: Plan) -> Json:
        from .reasons import reason

        return reason(s, plan, self.weights)

    def beginner_prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return _thoughts(s, moves, BEGINNER)


def _thoughts(s: State, moves: Sequence[Move], w: Weights) -> list[float]:
    """What each move looks worth to the seat that is asked."""
    if len(moves) == 1:
        return [0.0]
    step = s.agenda[-1]
    if isinstance(step, Menu):
        return Answers(s, step.seat, w).menu(step, moves)
    if isinstance(step, ChooseIsland | Berth):
        return _berths(s, step.seat, moves, w)
    name = _NAMES.get(type(step))
    if name is None:
        return _played(s, step.seat, moves, w)
    weigh = getattr(Answers(s, step.seat, w), name)
    return [weigh(step, move) for move in moves]


def _berths(s: State, seat: int, moves: Sequence[Move], w: Weights) -> list[float]:
    """What a ship may hope for where it begins."""
    squares = [s.chart.square(str(move[-1])) for move in moves]
    worth = berth_worth(Outlook(s, w), seat, squares)
    return [worth[square] for square in squares]


def _played(s: State, seat: int, moves: Sequence[Move], w: Weights) -> list[float]:
    """What the table is worth to the seat once each move is played, chance included; what others lose is a gain."""
    found = []
    for move in moves:
        world = s.copy()
        play(world, move, OwnDice(world), MUTE)
        look = Outlook(world, w)
        worth = value(look, seat) if not world.over else 0.0
        for other in range(s.setting.seats):
            if other != seat:
                worth -= look.rivalry(seat, other) * value(look, other)
        found.append(_TENTHS * worth)
    return found


_NAMES: Final[Mapping[type, str]] = {
    Toll: "toll",
    Bribe: "bribe",
    Bribed: "bribed",
    Seek: "seek",
    Offer: "offer",
    Call: "call",
    Demand: "demand",
    Answer: "answer",
    Bid: "bid",
    Close: "close",
    Announce: "announce",
    Reply: "reply",
    Steal: "steal",
    Give: "give",
    Instead: "instead",
    Discard: "lose",
    Swap: "swap",
    PickPile: "pile",
    NameType: "loot",
    WhiteFlag: "white_flag",
    TakeBribe: "take_bribe",
    Place: "place",
    Drift: "drift",
    ChoosePeg: "peg",
    PickShip: "ship",
    Gift: "gift",
}
"""By question the scales' name for it."""
