"""Chapter 6 (END): what every captain has when the game is over, or would have now."""

from ...core.result import Result
from .scoring import Holding, score
from .standing import winner
from .state import State


def holding(s: State, seat: int) -> Holding:
    """What counts for a captain of a game, as it stands."""
    side = s.setting.mates(seat)
    winners = winner(s)
    return Holding(
        ships=len(s.fleet(seat)),
        islands=s.owners.count(seat),
        cards=s.points[seat],
        hand=sum(s.hands[seat]),
        first=seat in winners,
        team=1 + s.setting.sides.index(side) if len(side) > 1 else 0,
    )


def score_state(s: State) -> Result:
    """PLU-END-01; PLU-END-05: without anybody at the target time has decided."""
    return score([holding(s, seat) for seat in range(s.setting.seats)], timed=not winner(s))
