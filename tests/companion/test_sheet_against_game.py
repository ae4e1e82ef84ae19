"""The sheet and the game score alike: what lies on the table at the end of a game fills its sheet in."""

import json
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.companion import score
from flibuste.core.result import Result
from flibuste.table import Table
from tests.contract.games import played, playing, runs

QUIET = {"buccaneer-line-shared"}
"""Lines that say why, and that a sheet does not have."""


def brought(result: Result) -> list[list[tuple[str, int]]]:
    return [sorted((line.key, line.points) for line in seat if line.key not in QUIET) for seat in result.lines]


def filled(table: Table) -> dict[str, Any]:
    answer = json.loads(Desk().call(json.dumps({"op": "fill", "save": table.save()})))
    assert answer["ok"]
    found: dict[str, Any] = answer
    return found


@runs(6)
def test_a_game_fills_its_sheet(name: str, seed: int) -> None:
    """Every game, any options: the same points from the same places, the same ranks; and the people are those who sat
    there."""
    table = played(name, seed)
    answer, of_game = filled(table), table.result
    assert of_game
    sheet = answer["sheet"]
    of_sheet = score(sheet).result
    assert (of_game.totals, of_game.ranks) == (of_sheet.totals, of_sheet.ranks)
    assert brought(of_game) == brought(of_sheet)
    assert answer["result"] == of_sheet.to_json()
    assert [one["name"] for one in sheet["players"]] == [seat.name for seat in table.seats]


def test_a_game_that_goes_on_fills_none() -> None:
    assert filled(next(playing("buccaneer", 1)))["sheet"] is None


def test_a_game_without_a_sheet_fills_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one from elsewhere."""
    monkeypatch.setattr("flibuste.companion.SHEETS", {})
    assert filled(played("buccaneer", 1))["sheet"] is None
