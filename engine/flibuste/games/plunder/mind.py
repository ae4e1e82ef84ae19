"""Chapter 12: what a bot of ours thinks of a position, and what it would try first."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from ...core.agenda import play
from ...core.atoms import Move
from ...core.events import MUTE
from ...core.fate import Rolled
from ...core.mind import Mind, Plan
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
from .reach import blocked
from .shifting import Drift, Place
from .shipless import Berth, PickPile, Seek
from .state import State
from .stealing import Give, Instead, Steal
from .targets import PickShip
from .voyage import Toll
from .worth import BEGINNER, SKILLED, Outlook, Weights


class Prospects(NamedTuple):
    """What makes a captain win, by games of our own: in tenths of a Plunder Point card, and what is so much a turn that
    is left. It tells who will win; `Weights` tell what to do."""

    card: float = 10.0
    ship: float = -8.0
    """One with a single life, and"""
    life: float = 8.5
    """each life more."""
    ship_turn: float = 2.0
    island: float = 12.0
    island_turn: float = 3.0
    cannon_turn: float = 1.6
    none: float = -14.0
    """To have no ship."""
    hand: float = 1.0
    hope: float = 0.5
    ready: float = 45.0
    """That the hand is enough to win, when the turn comes; and that it has come."""
    now: float = 45.0
    turn: float = 2.7
    """To be on the move a captain sooner."""
    refused: float = -2.5
    """Each offer that was refused in vain."""
    cold: float = 12.0
    """How much makes a difference at the end,"""
    warm: float = 3.2
    """and how much more for each point that the first lacks."""


AHEAD: Final = Prospects()


def value(look: Outlook, seat: int, p: Prospects = AHEAD) -> float:
    """What a captain has, and may hope for."""
    s, n, turns = look.s, look.s.setting.seats, look.turns
    worth = p.card * s.points[seat] + p.hand * look.hand(seat)
    fleet = 0.0
    for _, ship in s.fleet(seat):
        fleet += p.ship + p.life * (ship.lives - 1) + (p.ship_turn + p.cannon_turn * ship.cannons) * turns
    worth += fleet or p.none
    for island in s.islands_of(seat):
        worth += p.island + p.island_turn * turns * (look.w.shut if blocked(s, island) else 1.0)
    helm, wait = Helm(look, seat), (seat - s.turn) % n
    if wait:
        hope = helm.outlook()
    else:
        hope = helm.prospect() if s.today.rolled else helm.outlook() / look.w.tomorrow
        worth += p.refused * len(s.today.refused)
    worth += p.hope * hope - p.turn * wait
    if look.wins_with(seat, s.hands[seat]):
        worth += p.ready + p.now * (not wait)
    return worth


class PlunderMind(Mind):
    """Counts what stands, what the hand can pay and what lies within reach; weighs battles and bargains by their
    odds."""

    patience = 6
    doubt = 48
    enough = 240

    def __init__(self, weights: Weights = SKILLED) -> None:
        self.weights = weights

    def settled(self, s: State) -> bool:
        """What the turn may still bring is part of what a captain may hope for."""
        return isinstance(s.agenda[-1], Menu)

    def judge(self, s: State) -> Sequence[float]:
        if s.over:
            ranks = score_state(s).ranks
            winners = len({side for side in s.setting.sides if ranks[side[0]] == 1})
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        look = Outlook(s, self.weights)
        warmth = AHEAD.cold + AHEAD.warm * min(look.left)
        sides = {side: sum(value(look, seat) for seat in side) for side in s.setting.sides}
        best = max(sides.values())
        odds = {side: exp((one - best) / warmth) for side, one in sides.items()}
        total = sum(odds.values())
        return [odds[s.setting.mates(seat)] / total for seat in range(s.setting.seats)]

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return _thoughts(s, moves, self.weights)

    def plans(self, s: State) -> Mapping[Plan, float]:
        return plans_of(s, self.weights)

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
        play(world, move, Rolled(world), MUTE)
        look = Outlook(world, w)
        worth = value(look, seat) if not world.over else 0.0
        for other in range(s.setting.seats):
            if other != seat:
                worth -= look.rivalry(seat, other) * value(look, other)
        found.append(worth)
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
