"""Positions that an earlier version wrote: a shoot action was words and numbers beside each other."""

from typing import Any

import pytest

from flibuste.core.faults import PositionError
from flibuste.table import Table

FIRING = [0, "ship:0", 0, "", "m2 x1", "m2"]
NOW = {"shooter": "ship:0", "captain": False, "mode": "", "fired": ["m2", "x1"], "missed": ["m2"]}


def at(*steps: list[Any]) -> dict[str, Any]:
    """Two ships beside each other, in the turn of the first."""
    return {
        "colours": ["red", "blue"],
        "names": ["0.SM-PS-001", "1.SM-PS-001"],
        "ships": [
            {"card": "SM-PS-001", "owner": 0, "maker": 0, "pose": [30000, 30000, 90], "masts": 1},
            {"card": "SM-PS-001", "owner": 1, "maker": 1, "pose": [33500, 30000, 90], "masts": 1},
        ],
        "islands": [
            {"shape": 0, "pose": [10000, 10000, 0], "home": 0},
            {"shape": 0, "pose": [80000, 80000, 0], "home": 1},
        ],
        "start_gold": 5,
        "agenda": [["TurnEnds", 0], ["Menu", 0], *steps],
    }


@pytest.mark.parametrize(
    ("older", "today"),
    [
        (["Volley", *FIRING], ["Volley", 0, NOW]),
        (["Fire", *FIRING, "m1", "ship:1", ""], ["Fire", 0, NOW, "m1", "ship:1", ""]),
        (
            ["Lands", *FIRING, "m1", "ship:1", "SHOT_FIRE", "lost", 17, 3, 1, 0],
            ["Lands", 0, NOW, "m1", "ship:1", {"shot": "SHOT_FIRE", "on_one": "lost", "source": 17},
             {"number": 3, "bonus": 1, "only_six": False}],
        ),
        (["Hit", "ship:1", 0, "ship:0", "m1", 5, "", 1], ["Hit", "ship:1", 0, "ship:0", "m1", 5, "", True]),
        (["AfterMove", 0, 1, [1]], ["AfterMove", 0, True, [1]]),
    ],
    ids=lambda step: step[0],
)  # fmt: skip
def test_a_shot_of_an_earlier_version(older: list[Any], today: list[Any]) -> None:
    """CSG-SHT-06: it waits as it would have been written now, and is played on from."""
    shot = ["Volley", 0, {**NOW, "fired": [], "missed": []}]
    table = Table.at("pirates", at(["ShotEnds", 0, "ship:0", 0], older, shot))
    assert table.position()["agenda"] == [["TurnEnds", 0], ["Menu", 0], ["ShotEnds", 0, "ship:0", False], today, shot]
    assert table.decision
    table.play(table.decision.options[0].id)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (["Volley", 0, "ship:0"], "agenda[2][2]: cannot be 'ship:0'; it is an object with shooter, captain"),
        (["Volley", *FIRING[:-1], 7], "agenda[2][2].missed: cannot be 7; it is a list"),
        (["Volley", 0, "ship:0", 2, "", "", ""], "agenda[2][2].captain: cannot be 2; it is true or false"),
        (["Lands", *FIRING, "m1"], "agenda[2]: cannot be a list of 8; after Lands stands seat, firing, gun"),
    ],
)  # fmt: skip
def test_what_no_version_wrote(step: list[Any], said: str) -> None:
    """CSG-TRN-11: the place is that of today's fields."""
    with pytest.raises(PositionError) as fault:
        Table.at("pirates", at(step))
    assert str(fault.value).startswith(f"CSG-TRN-11: {said}"), fault.value
