"""The bridge: a whole game in JSON, and every fault an answer that says what to do."""

import json
from random import Random
from typing import Any

import pytest

from flibuste.bridge import NOTES_LIMIT, Desk
from flibuste.companion import SHEETS, SheetError
from tests.contract.games import played

SEATS = [{"name": "Anne"}, {"name": "Jack", "bot": "easy"}, {"name": "Mary", "bot": "normal"}]


def ask(desk: Desk, op: str, **fields: Any) -> Any:
    answer = json.loads(desk.call(json.dumps({"op": op, **fields})))
    assert answer["ok"], answer
    return answer


def refused(desk: Desk, **request: Any) -> Any:
    answer = json.loads(desk.call(json.dumps(request)))
    assert not answer["ok"]
    assert "Traceback" not in answer["error"]["text"]
    return answer["error"]


def opened(seats: Any = SEATS, **options: Any) -> tuple[Desk, Any]:
    desk = Desk()
    return desk, ask(desk, "new", table="t", game="buccaneer", seats=seats, options={"start": 0, **options}, seed=7)


def test_a_whole_game_goes_through_it_and_is_told_again() -> None:
    desk, answer = opened()
    save, table = answer["save"], answer["table"]
    while table["decision"]:
        thought = ask(desk, "think", table="t", level="easy", sips=3)
        answer = ask(desk, "play", table="t", option=thought["option"])
        save["log"].append(answer["entry"])
        table = answer["table"]
        assert table["entries"] == len(save["log"])
    chapters = ask(desk, "story", save=save)["chapters"]
    assert len(chapters) == len(save["log"]) + 1
    assert chapters[-1]["standing"] == table["result"]["totals"]
    assert ask(Desk(), "open", table="again", save=save)["table"] == table
    assert ask(Desk(), "at", save=save, entries=0)["table"]["entries"] == 0


def test_a_person_gets_options_and_a_bot_none() -> None:
    desk, answer = opened()
    decision = answer["table"]["decision"]
    assert decision["seat"] == 0
    assert decision["options"]
    answer = ask(desk, "play", table="t", option="capture:red-2:blue-2")
    assert answer["table"]["decision"]["seat"] == 1
    assert answer["table"]["decision"]["options"] == []
    assert answer["table"]["viewer"] == 0


def test_undo_takes_the_bots_back_too_and_a_hint_plays_nothing() -> None:
    desk, before = opened()
    ask(desk, "play", table="t", option="capture:red-2:blue-2")
    bot = ask(desk, "think", table="t", sips=5)
    ask(desk, "play", table="t", option=bot["option"])
    after = ask(desk, "undo", table="t")
    assert after["entries"] == 0
    assert after["table"] == before["table"]
    assert ask(desk, "think", table="t", level="hard", sips=20)["iterations"] == 21
    assert ask(desk, "undo", table="t") if after["table"]["undoable"] else True


def test_a_thought_goes_on_where_it_was_until_it_is_done() -> None:
    desk, _ = opened()
    counts = [ask(desk, "think", table="t", level="normal", sips=3)["iterations"] for _ in range(2)]
    assert counts == [4, 7]
    assert ask(desk, "think", table="t", level="normal", sips=99)["done"]


def test_closed_purses_are_private_and_a_bot_watching_shows_none() -> None:
    persons = [{"name": "Anne"}, {"name": "Jack"}, {"name": "Mary", "bot": "easy"}]
    desk, answer = opened(persons, closed_purses=True)
    assert answer["table"]["private"]
    assert [seat["ducats"] for seat in answer["table"]["view"]["seats"]] == [10, None, None]
    ask(desk, "play", table="t", option="capture:red-2:blue-2")
    table = ask(desk, "play", table="t", option="capture:blue-3:red-3")["table"]
    assert table["viewer"] is None
    assert [seat["ducats"] for seat in table["view"]["seats"]] == [None, None, None]
    assert not opened(persons)[1]["table"]["private"]


def test_what_is_barred_comes_back_with_its_rule_and_changes_nothing() -> None:
    desk, answer = opened()
    error = refused(desk, op="play", table="t", option="capture:red-2:red-3")
    assert (error["kind"], error["rule"]) == ("barred", "BUC-CRW-03")
    assert ask(desk, "rewind", table="t", entries=0) if answer["table"]["undoable"] else True
    assert ask(desk, "preview", table="t", option="capture:red-2:blue-2")["preview"]["height"] == 2


@pytest.mark.parametrize(
    ("request_", "kind", "key"),
    [
        ({"op": "dance"}, "request", "error-request"),
        ({}, "request", "error-request"),
        ([], "request", "error-request"),
        ({"op": "play", "table": "gone", "option": "x"}, "request", "error-request"),
        ({"op": "open", "table": "t", "save": {}}, "save", "error-save"),
        ({"op": "open", "table": "t", "save": {"flibuste": 9}}, "save", "error-newer"),
        ({"op": "new", "table": "t", "game": "go", "seats": [], "seed": 1}, "setup", "error-setup"),
        ({"op": "new", "table": "t", "game": "buccaneer", "seats": SEATS[:2], "seed": 1}, "setup", "error-setup"),
        ({"op": "at", "save": {"flibuste": 1, "log": 3}, "entries": 0}, "save", "error-save"),
    ],
)
def test_a_bad_request_is_answered(request_: Any, kind: str, key: str) -> None:
    error = json.loads(Desk().call(json.dumps(request_)))["error"]
    assert (error["kind"], error["key"]) == (kind, key)


def test_what_is_not_even_json_is_answered() -> None:
    assert json.loads(Desk().call("{"))["error"]["kind"] == "request"


def test_a_damaged_save_leaves_the_open_table_alone() -> None:
    desk, answer = opened()
    refused(desk, op="open", table="t", save={**played("buccaneer", 1).save(), "opening": []})
    assert ask(desk, "preview", table="t", option="capture:red-2:blue-2")["preview"]["kind"] == "capture"
    assert answer["table"]["entries"] == 0


def test_what_one_person_alone_may_see_is_told_to_nobody_else() -> None:
    """JAM-PHONE-05, JAM-HID-02: the entry's events are for all eyes; `news` and `look` lead to the others."""
    people = [{"name": "Anne"}, {"name": "Jack"}, {"name": "Mary", "bot": "easy"}]
    desk, looked = Desk(), 0
    for seed in range(5):
        answer, rng = ask(desk, "new", table="t", game="jamaica", seats=people, seed=seed), Random(seed)
        while answer["table"]["decision"]:
            decision = answer["table"]["decision"]
            if decision["options"]:
                option = rng.choice([o["id"] for o in decision["options"] if not o["barred"]])
            else:
                option = ask(desk, "think", table="t", sips=1)["option"]
            answer = ask(desk, "play", table="t", option=option)
            assert answer["secret"] == (decision["key"] == "jamaica-ask-card" or decision["secret"])
            assert not {"jamaica-treasure-seen", "jamaica-treasure-passed", "jamaica-drew"} & {
                event["key"] for event in answer["events"]
            }
            for seat in answer["news"]:
                look = ask(desk, "look", table="t", seat=seat)
                seen = {event["key"] for event in look["events"]}
                assert seen & {"jamaica-treasure-seen", "jamaica-treasure-passed"}
                assert all(card["card"] for card in look["view"]["ships"][seat]["down"])
                looked += 1
    assert looked
    assert refused(desk, op="look", table="t", seat=2)["key"] == "error-request"


def test_an_only_person_is_told_everything_at_once() -> None:
    people = [{"name": "Anne"}, {"name": "Jack", "bot": "easy"}, {"name": "Mary", "bot": "easy"}]
    desk = Desk()
    answer = ask(desk, "new", table="t", game="jamaica", seats=people, seed=5)
    heard = set()
    while answer["table"]["decision"]:
        option = ask(desk, "think", table="t", level="easy", sips=1)["option"]
        answer = ask(desk, "play", table="t", option=option)
        assert answer["news"] == []
        assert answer["table"]["viewer"] == 0
        heard |= {event["key"] for event in answer["events"]}
    assert "jamaica-drew" in heard


@pytest.mark.parametrize(
    "request_",
    [
        {"op": "new", "table": "t", "game": "buccaneer", "seats": SEATS, "options": {}, "seed": 8},
        {"op": "open", "table": "t"},
        {"op": "play", "table": "t", "option": "pass"},
        {"op": "undo", "table": "t"},
        {"op": "rewind", "table": "t", "entries": 0},
    ],
    ids=lambda request: str(request["op"]),
)
def test_a_request_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch, request_: dict[str, Any]) -> None:
    """Not even when the table cannot be drawn after it."""
    desk, answer = opened([{"name": "Anne"}, {"name": "Jack"}, {"name": "Mary"}])
    ask(desk, "play", table="t", option="capture:red-2:blue-2")
    before = ask(desk, "story", table="t"), ask(desk, "preview", table="t", option=["capture", "blue-3", "red-3"])
    if request_["op"] == "open":
        request_ = {**request_, "save": answer["save"]}
    if request_["op"] == "play":
        request_ = {**request_, "option": ["capture", "blue-3", "red-3"]}
    with monkeypatch.context() as broken:
        for room in ("desk", "standing"):
            broken.setattr(f"flibuste.bridge.{room}.snapshot", lambda table: table.nothing)
        assert refused(desk, **request_)["kind"] == "bug"
    assert (
        ask(desk, "story", table="t"),
        ask(desk, "preview", table="t", option=["capture", "blue-3", "red-3"]),
    ) == before


def test_of_many_faults_the_first_are_named() -> None:
    """A sheet with a word in every field has hundreds of faults: thirty are told, in the order of the sheet."""
    rows = [{field.id: "?" for field in SHEETS["nassau"].fields} for _ in range(4)]
    sheet = {"game": "nassau", "players": rows}
    with pytest.raises(SheetError) as fault:
        SHEETS["nassau"].score(sheet)
    assert len(fault.value.notes) > NOTES_LIMIT
    error = refused(Desk(), op="score", sheet=sheet)
    assert (error["kind"], len(error["notes"])) == ("sheet", NOTES_LIMIT)
    assert [note["place"] for note in error["notes"]] == [note.place for note in fault.value.notes[:NOTES_LIMIT]]
