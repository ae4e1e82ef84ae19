"""How a game ended: every seat's total, the lines it is made of, the ranks."""

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from .atoms import Args, args_json
from .frozen import frozen

if TYPE_CHECKING:
    from . import shapes


@frozen
class Line:
    """One line of a score: what it is for, the points, the rule that gives them."""

    key: str
    points: int
    rule: str
    args: Args = field(default_factory=dict)

    def to_json(self) -> "shapes.Line":
        return {"key": self.key, "points": self.points, "rule": self.rule, "args": args_json(self.args)}


@frozen
class Result:
    """For each seat the total, its lines, and the rank (1 is best; seats that tie, or win together, share one)."""

    totals: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(i for i, rank in enumerate(self.ranks) if rank == 1)

    def to_json(self) -> "shapes.Result":
        return {
            "totals": list(self.totals),
            "rank": list(self.ranks),
            "winners": list(self.winners),
            "lines": [[line.to_json() for line in seat] for seat in self.lines],
        }


def ranks(keys: Sequence[tuple[int, ...]], heads: Sequence[int] = ()) -> tuple[int, ...]:
    """Ranks by descending key; equal keys share a rank, and the next rank is as if they had not (1, 1, 3). Where seats
    win together, all of a side have its key, and `heads` names one seat of each: a side has one place.

    >>> ranks([(7,), (9,), (7,)])
    (2, 1, 2)
    >>> ranks([(9,), (7,), (9,), (7,)], heads=[0, 1])
    (1, 2, 1, 2)
    """
    sides = [keys[seat] for seat in heads] or keys
    return tuple(1 + sum(side > key for side in sides) for key in keys)
