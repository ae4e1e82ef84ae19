"""Chapter 12: placeholder."""

from collections.abc import Sequence

from ...core.atoms import Move
from ...core.mind import Mind
from .scoring import score_state
from .state import State


class JamaicaMind(Mind):
    def judge(self, s: State) -> Sequence[float]:
        totals = score_state(s).totals
        return [1 / (1 + max(totals) - t) for t in totals]

    def fancy(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        return [0.0] * len(moves)
