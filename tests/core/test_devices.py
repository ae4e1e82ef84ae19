"""One table, several devices: who is asked where, and what each may do and be told."""

import json
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from tests.core.test_bridge import ask, refused

PEOPLE = [{"name": "Anne"}, {"name": "Jack"}, {"name": "Mary"}, {"name": "Bot", "bot": "easy"}]


def opened(game: str, here: list[int], seed: int = 7, **options: Any) -> tuple[Desk, Any]:
    desk = Desk()
    return desk, ask(desk, "new", table="t", game=game, seats=PEOPLE, here=here, options=options, seed=seed)


def test_this_device_shows_what_the_people_at_it_may_know() -> None:
    """Nobody here: what lies open; one: what that person knows; several: what whoever is asked knows."""
    for here, viewer in (([], None), ([1], 1), ([0, 1], 0), ([1, 2], None)):
        _, answer = opened("buccaneer", here, start=0, closed_purses=True)
        assert answer["table"]["viewer"] == viewer
        known = [seat["ducats"] is not None for seat in answer["table"]["view"]["seats"]]
        assert known == [seat == viewer for seat in range(4)]
        assert bool(answer["table"]["decision"]["options"]) == (0 in here)
        assert answer["table"]["private"] == (here == [0, 1])


def test_who_sits_here_may_change_at_any_time() -> None:
    desk, before = opened("buccaneer", [0, 1, 2], start=0, closed_purses=True)
    away = ask(desk, "here", table="t", here=[1])["table"]
    assert (away["viewer"], away["decision"]["options"]) == (1, [])
    assert ask(desk, "here", table="t", here=[2, 0, 1])["table"] == before["table"]
    for here in ([3], [0, 9], [True], "all", [[0]]):
        assert refused(desk, op="here", table="t", here=here)["kind"] == "request"
    assert refused(desk, op="here", table="t")["kind"] == "request"


def test_a_seat_is_answered_where_its_person_sits() -> None:
    """From its own device with `seat`, from here without: anything else is refused, and changes nothing."""
    desk, _ = opened("buccaneer", [1, 2], start=0)
    move, other = "capture:red-2:blue-2", ["capture", "blue-3", "red-3"]
    asked: list[tuple[str, dict[str, Any]]] = [
        ("play", {"option": move}),
        ("preview", {"option": move}),
        ("trace", {"option": other}),
        ("foresight", {}),
        ("think", {"level": "easy"}),
    ]
    for op, more in asked:
        for seat in ({}, {"seat": 1}):
            error = refused(desk, op=op, table="t", **seat, **more)
            assert (error["kind"], error["key"]) == ("barred", "core-barred-not-yours"), op
        for nobody in (3, 9, True, None, "0"):
            assert refused(desk, op=op, table="t", seat=nobody, **more)["kind"] == "request", op
    for op, more in asked[1:]:
        assert ask(desk, op, table="t", seat=0, **more)
    assert refused(desk, op="think", table="t", seat=0)["kind"] == "request", (
        "what a bot would do is a hint, of a level"
    )
    assert refused(desk, op="play", table="t", seat=0, option=move, found=[])["kind"] == "request"
    assert ask(desk, "play", table="t", seat=0, option=move)["table"]["decision"]["seat"] == 1
    assert refused(desk, op="play", table="t", seat=0, option=other)["key"] == "core-barred-not-yours"
    assert ask(desk, "play", table="t", option=other)["table"]["decision"]["seat"] == 2


def test_whoever_moved_last_may_take_it_back_and_so_may_this_device() -> None:
    desk, _ = opened("buccaneer", [2], start=0)
    for seat, option in ((0, "capture:red-2:blue-2"), (1, "capture:blue-3:red-3")):
        ask(desk, "play", table="t", seat=seat, option=option)
    assert [ask(desk, "seated", table="t", seat=seat)["table"]["undoable"] for seat in range(3)] == [0, 1, 0]
    for op, more in (("undo", {}), ("rewind", {"entries": 1})):
        for other in (0, 2):
            assert refused(desk, op=op, table="t", seat=other, **more)["key"] == "core-barred-not-yours"
    assert ask(desk, "undo", table="t", seat=1)["entries"] == 1
    assert ask(desk, "undo", table="t")["entries"] == 0
    assert refused(desk, op="undo", table="t", seat=0)["key"] == "core-barred-not-yours"


def test_a_device_may_watch_without_a_seat() -> None:
    """It is told what lies open, in the story and as it happens, and nothing else may be asked for it."""
    desk, _ = opened("buccaneer", [0], start=0, closed_purses=True)
    for move, changes in (("capture:red-2:blue-2", True), ("capture:blue-3:red-3", False)):
        seat = {} if changes else {"seat": 1}
        ask(desk, "play", table="t", option=move, watched=changes, **seat)
        told = ask(desk, "seated", table="t", seat=None)
        assert {"change" in event for event in told["chapter"]["events"]} == {changes}
        stands = told["table"]
        assert (stands["viewer"], stands["undoable"], stands["decision"]["options"]) == (None, 0, [])
        assert [seat["ducats"] for seat in stands["view"]["seats"]] == [None] * 4
    chapters = ask(desk, "story", table="t", seat=None)["chapters"]
    assert [chapter["entry"]["seat"] for chapter in chapters[1:]] == [0, 1]
    assert refused(desk, op="undo", table="t", seat=None)["kind"] == "request"
    assert refused(desk, op="look", table="t", seat=None)["kind"] == "request"
    assert refused(desk, op="play", table="t", seat=2, option="pass", watched=1)["kind"] == "request"


def test_a_bot_has_no_device() -> None:
    desk, _ = opened("buccaneer", [0])
    for op in ("seated", "look", "story"):
        assert refused(desk, op=op, table="t", seat=3)["kind"] == "request"
    assert refused(desk, op="look", table="t", seat=1)["kind"] == "request", "who sits elsewhere looks there"


def test_a_whole_game_on_several_devices() -> None:
    """JAM-PHONE-05: every phone is told what its seat may know, entry by entry as in the story; what one person may see
    is news only at this device, and only where several share it."""
    people, rng = [0, 1, 2], Random(3)
    desk, answer = opened("jamaica", [1, 2], seed=3)
    heard: dict[int, list[Any]] = {seat: [ask(desk, "seated", table="t", seat=seat)["chapter"]] for seat in people}
    while (asked := answer["table"]["decision"]) is not None:
        seat = {"seat": 0} if asked["seat"] == 0 else {}
        seats = {seat: ask(desk, "seated", table="t", seat=seat)["table"] for seat in people}
        for one, table in seats.items():
            assert bool(table["decision"]["options"]) == (one == asked["seat"])
            assert (table["viewer"], table["private"], table["open"]) == (one, False, None)
        if asked["seat"] in people:
            offered = [o for o in seats[asked["seat"]]["decision"]["options"] if not o["barred"]]
            option = rng.choice(offered)["id"]
        else:
            option = ask(desk, "think", table="t", sips=1)["option"]
        answer = ask(desk, "play", table="t", option=option, **seat)
        assert 0 not in answer["news"]
        for one in people:
            heard[one].append(ask(desk, "seated", table="t", seat=one)["chapter"])
    seen = {one: {event["key"] for chapter in heard[one] for event in chapter["events"]} for one in people}
    assert {"jamaica-drew"} <= seen[0] & seen[1] & seen[2]
    for one in people:
        told = ask(desk, "story", table="t", seat=one)["chapters"]
        for was, now in zip(heard[one], told, strict=True):
            events = [{key: part for key, part in event.items() if key != "change"} for event in was["events"]]
            assert (events, was["secret"], was["turn"]) == (now["events"], now["secret"], now["turn"])
    hidden = [c["entry"]["move"] for c in heard[0][:-1] if c["entry"] and c["secret"] and c["entry"]["seat"] != 0]
    assert hidden
    assert not any(hidden)


@pytest.mark.parametrize("op", ["seated", "here"])
def test_of_a_table_that_is_not_open_nothing_is_told(op: str) -> None:
    error = json.loads(Desk().call(json.dumps({"op": op, "table": "t", "seat": 0, "here": []})))["error"]
    assert error["kind"] == "request"
