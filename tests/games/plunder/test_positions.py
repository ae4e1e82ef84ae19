"""Steps of a position that cannot wait where they do are named (docs/positions.md)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.faults import PositionError
from flibuste.games.plunder.cards import COPIES
from flibuste.table import Table

TURN = [["Turns"], ["TurnOver", 0], ["Menu", 0]]
OPEN = ["PutBack", 0, 0, 2]


@pytest.mark.parametrize(
    "steps",
    [
        [["Toll", 0, 0, 5]],
        [["Bribe", 1, 0, 3, 0]],
        [["Bribed", 0, 0, 3, 1, [1, 0, 0, 0]]],
        [["Answer", 1, "trade", 0, [0, 0, 0, 0], [9, 0, 0, 0], 3]],
        [["Answer", 1, "swap", 0, [1, 0, 0, 0], [0, 0, 0, 0], 3]],
        [["Demand", 0, 0, 3]],
        [["Bid", 1, [1, 0, 0, 0], [0, 0, 0, 1]]],
        [["Reply", 1, [1, 0, 0, 0], [0, 0, 0, 1]]],
        [["Steal", 0, 1, 2, "PLU-TC-11"]],
        [["Berth", 0, [1, 2]]],
        [OPEN, ["PayOrNot", 0, 2, [0]]],
        [OPEN, ["PickShip", 0, 2, [7, 7]]],
        [OPEN, ["Place", 0, 0, [], "PLU-TC-12"]],
        [OPEN, ["Drift", 0, 0, 9, "PLU-TC-35"]],
        [OPEN, ["ChoosePeg", 0, "anchor", "PLU-TC-14", 0]],
    ],
    ids=lambda steps: steps[-1][0],
)
def test_a_question_that_cannot_arise_is_refused(steps: list[list[object]]) -> None:
    """PLU-TRN-06: whatever its numbers are."""
    position: dict[str, Any] = {
        "colours": ["red", "blue"],
        "storm": "L12",
        "marks": ["B4", "H8"],
        "ships": [{"square": "B3"}, None, None, {"square": "F9"}, None, None],
        "hands": [{"gold": 5}, {"wood": 1}],
        "agenda": [*TURN, *steps],
    }
    if OPEN in steps:
        position["unseen"] = [*COPIES[:2], *COPIES[3:]]
    with pytest.raises(PositionError, match=f"PLU-TRN-06: agenda.*{steps[-1][0]} cannot wait here"):
        Table.at("plunder", position)
