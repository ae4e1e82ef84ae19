"""A host and its guests over lines of arrays: what each is told, who may ask what, and what ends a line."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
RUN = HERE.parents[1] / "tools/script.mjs"
ROUNDS, SEED = 5000, 7
"""Messages each way. By hand 10^5: node tools/script.mjs fuzz.mjs 100000 1."""


def run(script: str, *args: object) -> dict[str, Any]:
    node = shutil.which("node")
    assert node
    done = subprocess.run(
        [node, str(RUN), str(HERE / script), *map(str, args)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return run("protocol.mjs")


def test_each_is_told_of_every_entry_and_asks_for_its_own_seat(told: dict[str, Any]) -> None:
    game = told["a game"]
    assert game["welcome"] == [1, "numbers", 32, True]
    assert game["standings"] == [[1, "there"], [2, "there"]]
    assert game["states"] == [[0, 1, 2], [0, 1, 2]]
    assert game["secrets"] == ["of 1", "of 2"]
    assert game["options"] == [0, 0, 1]
    refused, played, foreseen = game["outcomes"]
    assert refused == {"error": "core-barred-not-yours"}
    assert (played, foreseen) == ({"answer": {}}, {"answer": {"preview": "say:1"}})
    assert game["asked"] == [["play", 0], ["play", 2], ["play", 1], ["preview", 2], ["story", 2]]
    assert not game["entry"], "what the host's engine answers to a move is not sent"


def test_whoever_has_answered_is_told_before_the_others(told: dict[str, Any]) -> None:
    assert told["whom nobody keeps waiting"] == [0, 1, 2]


def test_a_device_that_watches_is_told_what_lies_open_and_asks_for_the_story_alone(told: dict[str, Any]) -> None:
    """More than one may; it comes back by what lies by, and whoever comes by a code for it takes nobody's seat."""
    watch = told["devices that watch"]
    assert watch["welcome"] == [None, None]
    assert watch["first"] == ["taken", True]
    assert watch["refused"] == ["core-barred-not-yours", 10]
    assert watch["own"] == ["core-barred-not-yours"]
    assert watch["asked"] == ["story"]
    assert watch["story"] == 3
    assert watch["secrets"] == ["of null"]
    assert watch["told"] == [[0, 1, 2], [0, 1, 2]]
    assert watch["offered"] == 0
    assert watch["back"] == [1, "taken"]
    assert watch["stranger"] == [None, "taken", 0]
    assert watch["standings"] == [[1, "there"], [128, "there"]]


def test_what_is_asked_of_a_table_that_has_gone_on_does_nothing(told: dict[str, Any]) -> None:
    stale = {"error": "phones-stale"}
    assert told["stale and double"] == {
        "once": {"answer": {}},
        "twice": stale,
        "stale": stale,
        "story": 3,
        "log": 1,
        # and of what it was told again it makes nothing
        "told": [0, 1],
    }


def test_a_seat_has_one_phone_and_the_host_says_which(told: dict[str, Any]) -> None:
    """The token of the last one brings it back unasked; an older one is worth nothing."""
    claims = told["one seat, two phones"]
    assert claims["refused"] == ["refused", None, None, [1]]
    assert claims["asked"] == [0, 1]
    assert claims["moved"] == ["taken", 1, False]
    assert claims["voided"] == [None, 3]
    assert claims["back"] == [True, 3, "taken"]


def test_a_seat_that_somebody_had_is_given_away_by_the_host_alone(told: dict[str, Any]) -> None:
    """A guest may let in who is awaited for the first time, and who comes back with what it was given."""
    assert told["brought in by another guest"] == {
        "first": [1, 0],
        "refused": ["refused", None, 0, [1]],
        "again": [1, 1],
    }


def test_of_two_who_want_one_seat_each_hears_what_the_host_says_of_it(told: dict[str, Any]) -> None:
    """Neither is told anything of the table before."""
    claims = told["two claims to one seat"]
    assert claims["waiting"] == [2, None, 0]
    assert claims["second"] == ["taken", 1, "refused"]
    assert claims["first"] == ["refused", None, None]
    assert claims["standings"] == [[1, "there"]]


def test_a_phone_that_is_back_keeps_its_seat_and_all_hear_of_it(told: dict[str, Any]) -> None:
    """Whoever asked for it is told why it has not got it, and nobody at the table is asked any more."""
    back = told["a phone that is back while another asks for its seat"]
    away, there = [[1, "away"], [2, "there"]], [[1, "there"], [2, "there"]]
    assert back["waits"] == [1, None, {"standings": away, "claimed": 1}]
    assert back["after"] == ["back", "back", None, {"standings": there, "claimed": None}]
    assert told["whoever asks for a seat and goes"] == [1, None, "left", None]


def test_all_hear_who_has_left_and_who_took_something_back(told: dict[str, Any]) -> None:
    left = told["who has left and what was taken back"]
    standings = [[1, "left"], [2, "there"]]
    assert left["left"] == [standings, standings, "there"]
    assert left["undone"] == [[0], [0]]
    assert left["next"] == [1, 0]


def test_guests_are_led_to_a_new_host(told: dict[str, Any]) -> None:
    """By what they were given before; whoever does not come needs a code."""
    assert told["led to a new host"] == {
        "before": [[1, "coming"], [2, "coming"], [0, "open"]],
        "after": [[1, "there"], [2, "open"], [0, "open"]],
        "jack": [True, 0, 0],
    }


def test_whoever_is_there_is_at_the_next_game(told: dict[str, Any]) -> None:
    """With the seat of before, and told by the host alone; whoever has gone is awaited, and who only was cut off comes
    back to the new game. What was said of the old one is not told of the new."""
    again = told["another game"]
    assert again["standings"] == [[1, "open"], [2, "open"], [128, "there"]]
    assert again["welcomes"] == [[2, 1, 0], [2, 1, 0]]
    assert again["same"] == [1, None]
    assert again["told"] == [[0, 1, 2, 0, 1, 2], [0, 1, 2, 1, 2]]
    assert again["played"] == {"answer": {}}
    assert again["again"] == [1, 1, 2]
    assert again["over"] == [None, None]
    assert told["led to another host after a game"] == [3, 1, None]


def test_who_is_silent_is_away_and_who_comes_back_is_told(told: dict[str, Any]) -> None:
    gone = told["away, back, and gone"]
    assert gone["soon"] == "there"
    assert gone["later"] == ["away", ["there", "away"]]
    assert gone["back"] == ["there", ["there", "away", "there"]]
    assert gone["gone"] == "gone"
    assert gone["again"] == ["there", 1, 1]
    home = told["the seat comes back to the host"]
    assert home == {"over": ["taken", "taken"], "standings": [], "asked": {"error": "phones-gone"}, "ops": 0}
    assert told["the host leaves"] == {"over": "left"}


def test_who_is_cut_off_comes_back_by_what_lies_by(told: dict[str, Any]) -> None:
    """Two connections lie by; each is used once, and where both were used in vain only a new code helps."""
    reserve = told["the reserve"]
    assert reserve["laid"] == [True, True]
    assert reserve["back"] == ["there", ["there", "seeking", "there"], 1, 32, None]
    assert reserve["told"] == 1
    assert reserve["gone"] == ["gone", "seeking"]
    assert reserve["adrift"] == ["adrift", 3, None]


def test_a_greeting_that_comes_early_is_heard(told: dict[str, Any]) -> None:
    """A channel may be open, and the greeting there, before the browser has said so to whoever opened it."""
    assert told["a greeting before anybody listens"] == ["pong", "welcome", "company", "state"]


def test_who_is_led_on_knocks_no_more_where_it_was(told: dict[str, Any]) -> None:
    """Else a guest whom the new host does not answer for five seconds would be back at the old one."""
    assert told["what lies by at the host before"] == {"closed": 3, "knocks": [0, "adrift"]}


def test_nobody_knocks_while_there_is_no_network(told: dict[str, Any]) -> None:
    """Nor is a line left that only was silent: it is asked first, once the network is back."""
    waits = told["the reserve waits for the network"]
    assert waits == {"silent": ["away", "away"], "still": 0, "soon": 0, "back": [1, "there", "there", None]}


def test_who_is_silent_is_looked_for_while_the_line_may_still_live(told: dict[str, Any]) -> None:
    """An address that changes ends no line, nor does a phone that sleeps: one knock besides, and one is kept."""
    assert told["an address that has changed"] == {
        "before": [0, "there"],
        "after": [1, "there", "there", None],
        "silent": [1, "away"],
        "again": [1, "there", None],
    }


def test_what_lies_by_goes_with_the_seat(told: dict[str, Any]) -> None:
    lost = told["the reserve of whoever had the seat"]
    assert (lost["jack"], lost["other"], lost["knocks"]) == ("taken", "taken", 0)
    assert lost["closed"] >= 4
    assert lost["after"] >= 8
    assert told["a forged reserve"] == {"of another": [True, "gone"], "unknown": [False, "there"], "knocks": 0}


def test_whom_a_guest_has_let_in_it_awaits_no_more(told: dict[str, Any]) -> None:
    assert told["a guest lets two phones in"] == [[2, 3], [3]]


def test_a_long_text_comes_in_parts(told: dict[str, Any]) -> None:
    story = told["a story longer than a channel carries"]
    assert (story["chapters"], story["same"]) == (400, True)
    assert story["longest"] < 33_000


def test_who_asks_without_end_is_slowed_and_not_shown_out(told: dict[str, Any]) -> None:
    """A course that is drawn asks for more than a line carries: fifteen a second, and those of one second at once."""
    course = told["a course that is drawn"]
    assert 40 <= course["soon"] <= 62
    assert (course["all"], course["over"]) == (200, None)


def test_who_speaks_out_of_turn_is_shown_out_unheard(told: dict[str, Any]) -> None:
    found = told["who speaks out of turn"]
    assert len(found) == 14
    assert found.pop("another wire") == ["newer", 0]
    why, asked = found.pop("too many")
    assert why == "nonsense"
    assert asked < 60
    assert {tuple(one) for one in found.values()} == {("nonsense", 0)}


def test_whatever_is_said_is_read_or_ends_the_line() -> None:
    found = run("fuzz.mjs", ROUNDS, SEED)
    assert found["wrong"] == []
    assert found["said"] == ROUNDS
    assert found["asked"] > ROUNDS / 125
    assert found["moved"] > ROUNDS / 400
    assert found["ended"] > ROUNDS / 20
