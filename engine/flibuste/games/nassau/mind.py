"""Chapter 12: what a bot of ours thinks of a position, and what it would try first."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, Final

from ...core.agenda import play
from ...core.atoms import Move
from ...core.events import MUTE
from ...core.fate import OwnDice
from ...core.mind import Mind
from .actions import Act
from .belongings import belongings
from .defence import PickDice, PickRepelled, Reroll
from .estates import score_state
from .fighting import SetUp
from .homeward import Campfire, Hide, NextStop
from .sea_turn import AtSea, Sail
from .state import State
from .tokens import Dodge
from .town_turn import Extra, InTown, Onward
from .weighing import Scales
from .worth import BEGINNER, SKILLED, Weights, opponents_worth, outlook, settled, ship, tales_worth

Thought = Callable[[State, Any, Sequence[Move], Weights], list[float]]
_WARMTH: Final = 9.0
"""Points that make a difference, at the end; more of them before."""


def value(s: State, seat: int, w: Weights) -> float:
    """What a seat may hope to score."""
    player, look = s.players[seat], outlook(s, seat)
    told = tales_worth(player, belongings(s, seat), look)
    return ship(player, look, told, w) + settled(s, seat, w) + opponents_worth(player, look, w)


class NassauMind(Mind):
    """Counts what is certain and what may come of it; weighs walks, voyages and fights by their odds."""

    patience = 8

    def __init__(self, weights: Weights = SKILLED) -> None:
        self.weights = weights

    def judge(self, s: State) -> Sequence[float]:
        n = s.setting.seats
        if s.over:
            ranks = score_state(s).ranks
            share = 1.0 / ranks.count(1)
            return [share if rank == 1 else 0.0 for rank in ranks]
        values = [value(s, seat, self.weights) for seat in range(n)]
        best = max(values)
        warmth = _WARMTH + 4.0 * (4 - s.round)
        odds = [exp((one - best) / warmth) for one in values]
        return [one / sum(odds) for one in odds]

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return _thoughts(s, moves, self.weights)

    def beginner_prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return _thoughts(s, moves, BEGINNER)


def _thoughts(s: State, moves: Sequence[Move], w: Weights) -> list[float]:
    """What each move looks worth to the seat that is asked."""
    if len(moves) == 1:
        return [0.0]
    step = s.agenda[-1]
    think = _THOUGHTS.get(type(step))
    return think(s, step, moves, w) if think else _played(s, step.seat, moves, w)


def _played(s: State, seat: int, moves: Sequence[Move], w: Weights) -> list[float]:
    """What the table is worth to the seat once each move is played, chance included."""
    found = []
    for move in moves:
        world = s.copy()
        play(world, move, OwnDice(world), MUTE)
        found.append(value(world, seat, w))
    return found


def _weighed(name: str) -> Thought:
    """A thought that the scales have a name for."""

    def think(s: State, step: Any, moves: Sequence[Move], w: Weights) -> list[float]:
        scales = Scales(s, step.seat, w)
        return [getattr(scales, name)(step, move) for move in moves]

    return think


_THOUGHTS: Final[Mapping[type, Thought]] = {
    InTown: _weighed("street"),
    Onward: _weighed("street"),
    Extra: _weighed("street"),
    AtSea: _weighed("voyage"),
    Sail: _weighed("voyage"),
    Act: _weighed("action"),
    SetUp: _weighed("fire"),
    Dodge: _weighed("dodge"),
    PickDice: _weighed("dice"),
    Reroll: _weighed("cat"),
    PickRepelled: _weighed("repel"),
    NextStop: _weighed("stop"),
    Hide: _weighed("hide"),
    Campfire: _weighed("tell"),
}
