"""Chapter 12: what a bot of ours thinks of a position, and what it would try first."""

from collections.abc import Sequence

from ...core.atoms import Move
from ...core.mind import Mind
from .ending import score_state
from .state import State


class PlunderMind(Mind):
    """Counts points."""

    def judge(self, s: State) -> Sequence[float]:
        if s.over:
            ranks = score_state(s).ranks
            winners = len({side for side in s.setting.sides if ranks[side[0]] == 1})
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        return [s.points_of(s.setting.mates(seat)) / s.setting.target for seat in range(s.setting.seats)]

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return [0.0] * len(moves)
