"""Phones over lines of arrays: one thing comes while another is awaited, and nothing is lost, nobody waits in vain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.phones.test_protocol import run


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return run("races.mjs")


def test_of_a_line_that_is_over_nothing_is_agreed_upon(told: dict[str, Any]) -> None:
    """It would push out what the other line has agreed upon, and a knock by that would be in vain."""
    it = told["two lines at once"]
    assert it == {"said": ["second", "second"], "matched": [False, True, True], "closed": 1}


def test_who_waits_at_the_door_hears_that_the_host_leaves(told: dict[str, Any]) -> None:
    """Whoever claims a seat, whoever has not greeted yet, and whoever comes too late."""
    assert told["the host leaves while somebody waits"] == [1, "left", True, True]


def test_a_table_whose_opening_broke_off_is_told_anew(told: dict[str, Any]) -> None:
    """How it stands is no news otherwise: a phone that is back hears of it once."""
    it = told["cut off while the story is told"]
    assert it == [["phones-gone", 1, "there"], ["phones-gone", 2, "there"]]


def test_a_code_that_is_not_wanted_any_more_is_not_shown(told: dict[str, Any]) -> None:
    """The seat is played here again, or everybody leaves, while the browser still looks for addresses."""
    it = told["a code that is closed while it is made"]
    assert it == [[True, False], ["1"], [True, True, True], 0]


def test_nobody_is_told_what_is_not_kept(told: dict[str, Any]) -> None:
    """What a phone is told is made while the disk writes, and told when it has; where the disk refuses, never."""
    it = told["while the disk writes"]
    assert it == {"before": [1, 1], "writing": [2, 1], "kept": [2, 2], "lost": [3, 2]}
