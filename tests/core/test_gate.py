"""The gate of the engine: whatever comes is measured first, refused at once, and in few words."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from random import Random
from time import process_time
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.companion import SHEETS, SheetError, score
from flibuste.core.faults import SaveError, Untold
from flibuste.core.gate import GateError, measure, parsed
from flibuste.core.seat import COLOURS, EMBLEMS
from flibuste.table import Seat, Table
from tests.hostile import sound

PEOPLE = [Seat("Anne"), Seat("Jack"), Seat("Mary")]
NEW: dict[str, Any] = {
    "op": "new",
    "table": "t",
    "game": "jamaica",
    "seed": 3,
    "seats": [seat.to_json() for seat in PEOPLE],
}


def save() -> Any:
    return json.loads(sound("open", "jamaica"))["save"]


def answered(text: Any) -> Any:
    """What the bridge says to a text, which may be none; as text that can be sent on."""
    answer = Desk().call(text)
    answer.encode()
    return json.loads(answer)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def listed(one: str, times: int) -> str:
    return "[" + f"{one}," * times + "1]"


BIG: dict[str, Callable[[], str]] = {
    "brackets": lambda: nested(2_500_000),
    "pairs of brackets": lambda: listed("[]", 1_660_000),
    "objects": lambda: listed("{}", 1_660_000),
    "strings": lambda: listed('""', 1_660_000),
    "numbers": lambda: listed("1", 2_500_000),
    "one number": lambda: "1" * 5_000_000,
    "one string": lambda: '"' + "a" * 5_000_000 + '"',
    "half a string": lambda: '"' + "a" * 5_000_000,
    "backslashes": lambda: '["' + chr(92) * 5_000_000 + '"]',
    "as many brackets as are read": lambda: listed("[]", 49_000),
    "as many strings as are read": lambda: listed('""', 149_000)[:-1],
    "as many numbers as are read": lambda: listed("1", 990_000),
    "as long a number as is read": lambda: "1" * 1_990_000,
}


def slowness() -> float:
    """How many times as long as on the machine that the limit was set on anything takes here and now."""

    def loop() -> float:
        began = process_time()
        sum(i & 7 for i in range(1_000_000))
        return process_time() - began

    return max(1.0, min(loop() for _ in range(3)) / 0.05)


@contextmanager
def timed() -> Iterator[list[float]]:
    """Seconds of the processor, known at the end; the garbage of other tests is not gone through meanwhile."""
    took: list[float] = []
    gc.freeze()
    began = process_time()
    yield took
    took.append(process_time() - began)
    gc.unfreeze()


@pytest.mark.parametrize("what", BIG)
def test_what_is_too_much_is_refused_at_once(what: str) -> None:
    text = BIG[what]()
    limit = 0.3 * slowness()
    with timed() as took:
        error = answered(text)["error"]
    assert took[0] < limit
    assert error["kind"] == "request"
    assert len(error["text"]) <= 200


@pytest.mark.parametrize(
    "which", ["log", "seats", "opening", "options", "name", "found", "args", "move", "seed", "position"]
)
def test_a_save_with_a_part_that_is_too_large_is_refused_at_once(which: str) -> None:
    much: dict[str, Any] = {
        "log": [{"seat": 0, "move": "x"}] * 20_000,
        "seats": [{"name": "x"}] * 10_000,
        "opening": [1] * 140_000,
        "options": {f"o{i}": 1 for i in range(70_000)},
        "position": {"game": "jamaica", "ships": [0] * 140_000},
        "seed": 10**4000,
    }
    one = save()
    if which == "name":
        one["seats"][0]["name"] = ["x" * 1_500_000]
    elif which in ("found", "args"):
        one["log"][0][which] = ["x" * 1000] * 1500
    elif which == "move":
        one["log"][0]["move"] = "x" * 1_500_000
    else:
        one[which] = much[which]
    text = json.dumps({"op": "open", "table": "t", "save": one})
    with timed() as took:
        error = answered(text)["error"]
    assert took[0] < 0.6
    assert error["kind"] == "save"
    assert len(error["text"]) <= 200
    assert len(error["args"]["detail"]) <= 200


@pytest.mark.parametrize("depth", [60, 3_000, 40_000])
def test_an_option_that_is_nested_deep_never_reaches_python_s_own_reader(depth: int) -> None:
    text = json.dumps({"op": "open", "table": "t", "save": {**save(), "options": {"crew": "DEEP"}}})
    error = answered(text.replace('"DEEP"', nested(depth)))["error"]
    assert error["kind"] == "request"
    assert "nested deeper" in error["text"]


def test_a_save_is_measured_where_no_bridge_has_done_it() -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(SaveError, match=r"options\.crew.* is nested deeper"):
        Table.load({**save(), "options": {"crew": deep}})
    with pytest.raises(SaveError, match=r"seats\[0\].name holds half a character"):
        Table.load({**save(), "seats": [{"name": "Anne \ud83d"}]})
    with pytest.raises(SheetError, match="nested deeper"):
        score({"game": "jamaica", "players": deep})
    nobody: Any = object()
    with pytest.raises(ValueError, match="is not JSON"):
        measure({"who": nobody}, lambda place, reason: ValueError(f"{place} {reason}"))


@pytest.mark.parametrize("text", ["[NaN]", '{"seed": Infinity}', "-Infinity"])
def test_what_is_not_a_number_is_refused_in_plain_words(text: str) -> None:
    with pytest.raises(GateError, match="is not a number"):
        parsed(text)


@pytest.mark.parametrize("name", [r"\ud83d", r"Anne \udc00\ud800", r"\uDFFF"])
@pytest.mark.parametrize("op", ["open", "new", "play", "score"])
def test_half_a_character_is_refused_in_plain_words(op: str, name: str) -> None:
    requests = {
        "open": {"op": "open", "table": "t", "save": {**save(), "seats": [{"name": "HALF"}]}},
        "new": {**NEW, "seats": [{"name": "HALF"}] * 3},
        "play": {"op": "play", "table": "t", "option": "HALF"},
        "score": {"op": "score", "sheet": {"game": "jamaica", "players": [{"name": "HALF"}]}},
    }
    error = answered(json.dumps(requests[op]).replace("HALF", name))["error"]
    assert error["kind"] in {"save", "request", "sheet"}
    assert "half a character" in error["text"]


def test_a_text_that_is_itself_broken_is_answered() -> None:
    for text in ("\ud800", '{"op": "\ud800"}', b"{}", None, 7, "", "null", "[]", '"open"'):
        assert answered(text)["error"]["kind"] == "request"


def test_emblems_come_from_a_closed_list() -> None:
    for word in ('"/><foreignObject><meta http-equiv="refresh">', "", "Anchor", "__proto__"):
        one = save()
        one["seats"][0]["emblem"] = word
        error = answered(json.dumps({"op": "open", "table": "t", "save": one}))["error"]
        assert (error["kind"], "seats[0].emblem" in error["text"]) == ("save", True)
        seats = [{**seat, "emblem": word} for seat in NEW["seats"]]
        assert answered(json.dumps({**NEW, "seats": seats}))["error"]["kind"] == "setup"
    for emblem in EMBLEMS:
        one = save()
        one["seats"][0]["emblem"] = emblem
        assert Table.load(one).seats[0].emblem == emblem


@pytest.mark.parametrize("game", SHEETS)
@pytest.mark.parametrize("name", ["colour", "emblem"])
def test_what_is_drawn_of_a_sheet_s_player_comes_from_a_closed_list(game: str, name: str) -> None:
    assert set(SHEETS[game].colours) <= set(COLOURS)
    for word in ("<b>", "__proto__", ["red"], {"red": 1}, 7):
        sheet = {k: v for k, v in SHEETS[game].empty().items() if k != "about"}
        sheet["players"][0][name] = word
        error = answered(json.dumps({"op": "score", "sheet": sheet}))["error"]
        assert [note["place"] for note in error["notes"]] == [f"players[0].{name}"]


@pytest.mark.parametrize("wrong", [1.0, True, 1.5, None])
def test_what_was_found_is_words_and_whole_numbers(wrong: Any) -> None:
    """To Python 1.0 and True are 1: a log would hold what no die has shown."""
    with pytest.raises(Untold):
        Table.new("buccaneer", PEOPLE, found=["BUC-S15", "BUC-S01", "BUC-S02", wrong])
    one = save()
    one["opening"] = [wrong]
    assert answered(json.dumps({"op": "open", "table": "t", "save": one}))["error"]["kind"] == "save"
    desk = Desk()
    began = json.loads(desk.call(json.dumps(NEW)))
    option = began["table"]["decision"]["options"][0]["id"]
    answer = json.loads(desk.call(json.dumps({"op": "play", "table": "t", "option": option, "found": [wrong]})))
    assert answer["error"]["kind"] == "request"


FIELDS = {
    "new": ("table", "game", "seats", "options", "seed"),
    "open": ("table", "save"),
    "play": ("table", "option", "found"),
    "look": ("table", "seat"),
    "undo": ("table",),
    "rewind": ("table", "entries"),
    "preview": ("table", "option"),
    "foresight": ("table",),
    "think": ("table", "level", "sips"),
    "story": ("table", "save"),
    "at": ("save", "entries"),
    "close": ("table",),
    "score": ("sheet",),
    "tool": ("tool", "input"),
}
JUNK: list[Any] = [None, True, -1, 2.5, 10**300, "", "x" * 5000, "a:b", [], {}, [[1]], {"t": 1}, ["t"], -(10**9)]


@pytest.mark.parametrize("op", FIELDS)
def test_a_malformed_request_is_never_a_bug(op: str) -> None:
    """Each field missing, and each with junk, at a desk where a game is open."""
    desk, rng = Desk(), Random(op)
    desk.call(json.dumps(NEW))
    whole = {"table": "t", "option": "card:1", "seat": 0, "entries": 0, "level": "easy", "sips": 1, "save": save()}
    whole |= {"game": "jamaica", "seats": NEW["seats"], "seed": 1, "tool": "jamaica.combat", "input": {}, "sheet": {}}
    for name in (None, *FIELDS[op]):
        for junk in (KeyError, *JUNK):
            request = {"op": op, **{key: deepcopy(whole[key]) for key in FIELDS[op] if key in whole}}
            if name is not None and junk is KeyError:
                request.pop(name, None)
            elif name is not None:
                request[name] = junk
            else:
                request[rng.choice(FIELDS[op])] = rng.choice(JUNK)
            answer = json.loads(desk.call(json.dumps(request)))
            assert answer["ok"] or answer["error"]["kind"] != "bug", (request, answer)
            assert answer["ok"] or len(answer["error"]["text"]) <= 200


def test_names_that_mean_nothing_to_a_sheet_are_not_all_said_again() -> None:
    sheet = {k: v for k, v in SHEETS["jamaica"].empty().items() if k != "about"}
    sheet["players"][0] |= {f"{i} {'x' * 5000}": 1 for i in range(300)}
    answer = answered(json.dumps({"op": "score", "sheet": sheet}))
    assert answer["ok"]
    assert len(json.dumps(answer["notes"])) < 1500


def test_a_flood_of_marks_in_a_name_is_cut() -> None:
    one = save()
    one["seats"][0]["name"] = "a" + "\u0301" * 1_000_000
    with timed() as took:
        assert len(Table.load(one).seats[0].name) == 200
    assert took[0] < 0.6
