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


def test_a_column_is_filled_in_again_after_a_break(told: dict[str, Any]) -> None:
    """Without a code: what was typed meanwhile is told, and the player may sit elsewhere by then."""
    it = told["cut off, and back"]
    assert it["laid"] == [[1, True], [1, True]]
    assert it["gone"] == [[1, "gone"]]
    assert it["back"] == [[[0, "there"]], ["there", "seeking", "there"], [["Jack", 4], ["Mary", 0]]]
    assert (it["pending"], it["seat"], it["fresh"]) == ({}, 0, 4)


def test_what_lies_by_goes_with_its_phone(told: dict[str, Any]) -> None:
    """Of whoever lost the column nothing lies by; after two knocks in vain only a code helps. It is agreed on once a
    line, and what nobody has offered is answered by nothing."""
    it = told["what lies by of a column"]
    assert it["taken"] == ["taken", 4]
    assert it["adrift"] == [["there", "seeking", "adrift"], 2, None]
    assert (it["laid"], it["over"]) == (6, None)
    assert it["contacts"] == [[1, "gone"], [2, "there"]]


def test_a_page_that_is_loaded_again_awaits_who_was_there(told: dict[str, Any]) -> None:
    it = told["the page with the sheet was loaded again"]
    assert it["missed"] == [[0, "gone"], [2, "gone"]]
    assert (it["seen"], it["over"]) == ([0, 0, 2], None)
    assert it["contacts"] == [[1, "there"]]


def test_who_is_silent_is_away_and_nonsense_ends_a_line(told: dict[str, Any]) -> None:
    it = told["silence, nonsense and the end"]
    assert it["away"] == [[0, "away"], [1, "there"]]
    assert it["guest"] == ["there", "away"]
    assert (it["nonsense"], it["left"], it["changes"]) == ("nonsense", "left", True)


def test_broken_messages_are_read_as_nothing(told: dict[str, Any]) -> None:
    it = told["broken"]
    assert it["whole"] == [["look", None], ["fill", None], [None, "sheet"]]
    assert 0 < it["taken"] < ROUNDS
