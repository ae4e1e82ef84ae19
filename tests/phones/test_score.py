"""A score sheet of several phones over lines of arrays: who fills in what, and what ends a line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.phones.test_protocol import run

ROUNDS = 5000


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return run("score.mjs", ROUNDS)


def test_each_fills_in_the_own_column_and_sees_all(told: dict[str, Any]) -> None:
    """What is typed stands at once; a number that cannot be is said with its rule; only what can be scored is taken."""
    it = told["each the own column"]
    assert it["typed"] == {"gold": 12}
    assert it["pending"] == [{}, {}]
    assert it["seen"] == [[0, 12, 0], [0, 12, 0]]
    assert it["faults"] == [{"key": "too-much", "args": {"most": 9}, "rule": "G-1", "place": "players[1].gold"}]
    assert (it["refused"], it["names"]) == (1, ["Anne", "Jack", "Mary"])


def test_what_is_on_its_way_is_not_overwritten(told: dict[str, Any]) -> None:
    assert told["a number that is still on its way"] == {"seen": [0, 0, 0], "pending": {"gold": 5}}


def test_a_phone_keeps_its_player(told: dict[str, Any]) -> None:
    """Whoever sat to the right of a player that is taken off has moved up; that player's phone is told."""
    it = told["a player is taken off"]
    assert it == {"over": ["taken", None], "seat": 1, "gold": [["Anne", 0], ["Mary", 4]]}


def test_a_column_is_one_phones(told: dict[str, Any]) -> None:
    it = told["one column, two phones"]
    assert it == {"over": ["taken", None], "seen": [0, 4, 0], "contacts": [[1, "there"]]}


def test_who_is_silent_is_away_and_nonsense_ends_a_line(told: dict[str, Any]) -> None:
    it = told["silence, nonsense and the end"]
    assert it["away"] == [[0, "away"], [1, "there"]]
    assert it["guest"] == [True]
    assert (it["nonsense"], it["left"], it["changes"]) == ("nonsense", "left", True)


def test_broken_messages_are_read_as_nothing(told: dict[str, Any]) -> None:
    it = told["broken"]
    assert it["whole"] == [["look", None], ["fill", None], [None, "sheet"]]
    assert 0 < it["taken"] < ROUNDS
