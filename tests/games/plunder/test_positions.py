"""Steps of a position that cannot wait where they do are named (docs/positions.md)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.atoms import Json
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


def test_rounds_have_no_end() -> None:
    """PLU-TRN-01, PLU-TEAM-07: nor has what is given to and fro in one turn."""
    position: dict[str, Any] = {
        "colours": ["red", "blue"],
        "storm": "L12",
        "marks": ["B4", "H8"],
        "ships": [{"square": "B3"}, None, None, {"square": "F9"}, None, None],
        "round": 100_001,
        "today": {"net": [[1, -151]]},
    }
    written = Table.at("plunder", position).position()
    assert (written["round"], written["today"]["net"]) == (100_001, [[1, -151]])


SETTLING: dict[str, Any] = {
    "colours": ["red", "blue", "yellow"],
    "storm": "L16",
    "marks": ["C8", "A6", "B8"],
    "turn": 1,
}


@pytest.mark.parametrize(
    ("waits", "place"),
    [
        ([1, 1], 3),
        ([1, 2, 2], 4),
        ([1, 2, 1], 4),
        ([2, 1], 3),
        ([0, 2], 3),
    ],
)
def test_each_captain_chooses_one_island_anticlockwise(waits: list[int], place: int) -> None:
    """PLU-SET-09, PLU-SET-13: whoever has the first turn chooses last."""
    steps: list[Json] = [["ChooseIsland", seat] for seat in waits]
    with pytest.raises(PositionError, match=rf"PLU-TRN-06: agenda\[{place}\]: ChooseIsland cannot wait here"):
        Table.at("plunder", {**SETTLING, "agenda": [["Turns"], ["HandOut"], *steps]})


def test_while_islands_are_chosen_every_position_is_read() -> None:
    """PLU-SET-09"""
    steps: list[Json] = [["ChooseIsland", seat] for seat in (1, 2, 0)]
    table = Table.at("plunder", {**SETTLING, "agenda": [["Turns"], ["HandOut"], *steps]})
    asked: list[int] = []
    while (decision := table.decision) is not None and len(asked) < 4:
        asked.append(decision.seat)
        assert Table.at("plunder", table.position()).position() == table.position()
        table.play(decision.options[0].move)
    assert asked == [0, 2, 1, 1]


@pytest.mark.parametrize(
    "there",
    [
        {"ships": [{"square": "B3"}, *[None] * 5]},
        {"hands": [{"gold": 2}, {}]},
        {"owners": {"T1A-a": 0}, "options": {"first_map": True}},
    ],
    ids=lambda there: next(iter(there)),
)
def test_the_sea_is_dealt_to_an_empty_table(there: dict[str, Json]) -> None:
    """PLU-SET-02, PLU-SET-10: or a captain would be asked for an island, or handed cards, who has some."""
    dealing: dict[str, Json] = {"colours": ["red", "blue"], "agenda": [["Turns"], ["Deal"]]}
    assert Table.at("plunder", dealing).decision is not None
    with pytest.raises(PositionError, match=r"PLU-TRN-06: agenda\[1\]: Deal cannot wait here"):
        Table.at("plunder", {**dealing, **there})


def test_cards_are_handed_out_once_the_sea_is_dealt() -> None:
    """PLU-SET-12: or the sea would be dealt with cards in hand."""
    with pytest.raises(PositionError, match=r"PLU-TRN-06: agenda\[2\]: HandOut cannot wait here"):
        Table.at("plunder", {"colours": ["red", "blue"], "agenda": [["Turns"], ["Deal"], ["HandOut"]]})
