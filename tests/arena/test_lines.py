"""A program plays by lines: what it is told, what it may answer, and what it hears where the answer means nothing."""

import io
import json
from random import Random
from typing import Any

import pytest

from flibuste.arena.door import play_by_lines
from flibuste.arena.lines import LINE_LIMIT, Lines, Refusal, read_answer
from flibuste.cli import main
from flibuste.core.atoms import Move
from flibuste.core.decision import Decision
from flibuste.core.forms import Bag, Form, Pick, PosePart, Whole
from flibuste.core.forms import Path as Course
from flibuste.table import Seat, Table
from flibuste.words import Words
from tests.contract.games import NAMES, SHORT

START = ["play", "buccaneer", "--seats", "anne,jack,mary", "--option", "start=0", "--json"]
FIRST = "capture:red-2:blue-2"


class Blind:
    """Plays the first seat by lot, and keeps every line that it gets. It is both ends of the streams."""

    def __init__(self, seed: int) -> None:
        self.got: list[str] = []
        self.lot = Random(seed)

    def write(self, line: str) -> int:
        self.got.append(line)
        return len(line)

    def flush(self) -> None:
        pass

    def readline(self, most: int) -> bytes:
        options = json.loads(self.got[-1])["decision"]["options"]
        free = [option["id"] for option in options if not option["barred"]]
        return json.dumps(self.lot.choice(free)).encode() + b"\n"


def said(argv: list[str], text: bytes) -> list[Any]:
    out = io.StringIO()
    assert main(argv, out, io.BytesIO(text)) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_question_says_all_that_its_seat_may_know_in_one_line() -> None:
    asked, then, error, end = said(START, FIRST.encode() + b"\n")
    assert asked["seat"] == 0
    assert asked["seats"] == ["anne", "jack", "mary"]
    assert asked["view"]["turn"] == 0
    barred = next(option["barred"] for option in asked["decision"]["options"] if option["barred"])
    assert barred["rule"].startswith("BUC-")
    assert barred["text"] != barred["key"]
    assert (then["seat"], then["entries"]) == (1, 1)
    assert any(event["text"] for event in then["events"])
    assert error["error"]["kind"] == "ended"
    assert end == {"result": None, "entries": 1, "events": []}


@pytest.mark.parametrize(
    "answer",
    [
        FIRST,
        f'"{FIRST}"',
        f'{{"option": "{FIRST}"}}',
        '["capture", "red-2", "blue-2"]',
        '{"move": ["capture", "red-2", "blue-2"]}',
    ],
)
def test_an_answer_may_be_an_id_or_a_move(answer: str) -> None:
    assert said(START, answer.encode() + b"\n")[1]["entries"] == 1


@pytest.mark.parametrize(
    ("answer", "kind", "rule", "text"),
    [
        (b"capture:red-2:red-3\n", "barred", "BUC-CRW-03", "crew"),
        (b'"sing"\n', "barred", None, "not what is being asked"),
        (b"please\n", "input", None, "it is not JSON"),
        (b"\n", "input", None, "it is not JSON"),
        (b"[1\n", "input", None, "it is not JSON"),
        (b"[]\n", "input", None, "a list of 0"),
        (b"7\n", "input", None, "an answer cannot be 7"),
        (b"NaN\n", "input", None, "NaN"),
        (b"\xff\xfe\n", "input", None, "not UTF-8"),
        (b'{"option": "capture:red-2:blue-2", "seat": 1}\n', "input", None, "there is no seat"),
        (b'{"option": "capture:red-2:blue-2", "found": [1]}\n', "input", None, "there is no found"),
        (b'{"move": ["\\ud800"]}\n', "input", None, "half a character"),
        (b'{"form": "sail", "parts": []}\n', "input", None, "the forms are: none here"),
        (b"[" * 90_000 + b"\n", "input", None, "parts"),
        (b'"' + b"x" * 10_000_000 + b'"\n', "input", None, f"longer than {LINE_LIMIT}"),
        (b'"capture:red-2:blue-2"', "ended", None, "in the middle of a line"),
        (b"", "ended", None, "has ended"),
    ],
    ids=lambda it: str(it)[:20] if isinstance(it, bytes) else None,
)
def test_what_is_refused_says_what_to_do_and_changes_nothing(
    answer: bytes, kind: str, rule: str | None, text: str
) -> None:
    told = said(START, answer + (b"" if kind == "ended" else FIRST.encode() + b"\n"))
    error = told[1]["error"]
    assert (error["kind"], error["rule"]) == (kind, rule)
    assert text in error["text"]
    assert len(error["text"]) < 1000
    if kind == "ended":
        assert told[2]["entries"] == 0
    else:
        assert told[2]["entries"] == 1, "the next answer was played in the same question"


def test_whoever_has_the_box_says_what_the_dice_answered() -> None:
    """A question of the dice that was not answered is told with all that could be; the answer goes to the log."""

    class Box(Blind):
        answer: Any

        def readline(self, most: int) -> bytes:
            last = json.loads(self.got[-1])
            if "decision" in last:
                free = [option["id"] for option in last["decision"]["options"] if not option["barred"]]
                self.answer = {"option": "roll" if "roll" in free else self.lot.choice(free), "found": []}
            else:
                assert last["error"]["kind"] == "untold"
                self.answer["found"].append(last["error"]["args"]["among"][-1])
            return b"" if len(self.got) > 40 else json.dumps(self.answer).encode() + b"\n"

    table, client = Table.new("plunder", [Seat("a"), Seat("b")], seed=5), Box(1)
    stream: Any = client
    play_by_lines(table, 5, Words("en", ["a", "b"]), Lines(stream), stream, telling=True)
    rolled = [entry for entry in table.log if entry.move == ("roll",)]
    assert rolled[0].found[0] == 6


FORM = Form(
    "sail",
    "do-sail",
    (Pick("ship", ("S1", "S2")), Bag("goods", ("food", "gold"), (5, 5), 1, 6), PosePart("end", (0, 0, 900, 900))),
)
LONG = Form("go", "do-go", (Course("legs", (Whole("by", -90, 90), Pick("letter", ("S", "L"))), 3),))
ASKED = Decision(0, 0, "ask", "BUC-ATT-04", (), forms=(FORM, LONG))


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        (
            {"form": "sail", "parts": {"ship": "S1", "goods": {"gold": 2}, "end": {"x": 1, "y": 2, "heading": 3}}},
            ("sail", "S1", 0, 2, 1, 2, 3),
        ),
        ({"form": "sail", "parts": {"ship": "S2", "goods": [1, 2], "end": [1, 2, 3]}}, ("sail", "S2", 1, 2, 1, 2, 3)),
        ({"form": "sail", "parts": ["S2", 1, 2, 1, 2, 3]}, ("sail", "S2", 1, 2, 1, 2, 3)),
        (
            {"form": "go", "parts": {"legs": [{"by": 5, "letter": "S"}, [-5, "L"]]}},
            ("go", 5, "S", -5, "L"),
        ),
    ],
)
def test_a_form_is_filled_in_part_by_part(answer: Any, move: Move) -> None:
    assert read_answer(json.dumps(answer), ASKED).move == move


def test_a_course_of_the_pirates_is_a_form() -> None:
    table, lot = Table.new("pirates", [Seat("a"), Seat("b")], {"quick": True}, 4), Random(4)
    while not (asked := table.decision) or "sail" not in [form.verb for form in asked.forms]:
        table.play(lot.choice([option for option in asked.options if not option.barred] if asked else []).id)
    _, ship, *path = next(option.move for option in asked.options if option.move[0] == "sail" and not option.barred)
    legs = [dict(zip(("heading", "letter", "mm"), path[i : i + 3], strict=True)) for i in range(0, len(path), 3)]
    answer = read_answer(json.dumps({"form": "sail", "parts": {"ship": ship, "path": legs}}), asked)
    assert answer.move == ("sail", ship, *path)
    table.play(answer.move)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ({"form": "fly", "parts": []}, "the forms are: sail, go"),
        ({"form": "sail", "parts": {"ship": "S1"}}, "the parts are"),
        ({"form": "sail", "parts": ["S1"]}, "do not fit the form sail"),
        ({"form": "sail", "parts": {"ship": "S1", "goods": {"rum": 1}, "end": [1, 2, 3]}}, "there is no rum"),
        ({"form": "sail", "parts": {"ship": "S1", "goods": [1, 2], "end": {"x": 1}}}, "x, y and heading"),
        ({"form": "go", "parts": {"legs": 7}}, "do not fit the form go"),
        ({"form": "go", "parts": {"legs": {"a": [[]]}}}, "a list, a word first"),
        ({"form": ["go"], "parts": {}}, "there is no form"),
    ],
)
def test_a_form_that_is_filled_in_wrongly_says_what_its_parts_are(answer: Any, text: str) -> None:
    with pytest.raises(Refusal, match=text):
        read_answer(json.dumps(answer), ASKED)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_is_in_no_line(name: str) -> None:
    """What a line says is the same in every world that its seat could imagine, whatever the others hold."""
    options = SHORT.get(name, (0, {}))[1]
    table = Table.new(name, [Seat("a"), Seat("b", "easy"), Seat("c", "easy")], options, 5)
    game, looked = table.game, 0

    class Witness(Blind):
        def write(self, line: str) -> int:
            nonlocal looked
            told = json.loads(line)
            if "decision" in told and looked < 25:
                looked += 1
                world = game.imagine(table.state, 0, len(self.got))
                step = world.agenda[-1]
                assert told["view"] == json.loads(json.dumps(game.view(world, 0)))
                bare = [option["id"] for option in told["decision"]["options"]]
                assert bare == [option.id for option in step.ask(world).options]
            return super().write(line)

    client: Any = Witness(3)
    play_by_lines(table, 5, Words("en", ["a", "b", "c"]), Lines(client), client, 0.001)
    last = json.loads(client.got[-1])
    assert looked > 3
    assert last["result"]["rank"] == list(table.result.ranks if table.result else ())


def test_news_for_others_alone_is_not_told() -> None:
    """Anne looks at her hand, or is told a secret: the lines of Jack never hold an event that is not for him."""
    for seed in range(3):
        table = Table.new("plunder", [Seat("a"), Seat("b")], {}, seed)
        told: list[tuple[int, list[Any]]] = []

        class Both(Blind):
            def write(self, line: str) -> int:
                data = json.loads(line)
                if "decision" in data:
                    told.append((data["seat"], data["events"]))  # noqa: B023  (used within the round)
                if len(told) > 60:  # noqa: B023
                    raise EOFError
                return super().write(line)

        client: Any = Both(seed)
        with pytest.raises(EOFError):
            play_by_lines(table, seed, Words("en", ["a", "b"]), Lines(client), client)
        for seat in (0, 1):
            heard = [event["key"] for at, events in told for event in events if at == seat]
            again = Table.load({**table.save(), "log": []})
            might = [event.key for event in again.events if event.seen(seat)]
            for entry in table.log:
                might += [event.key for event in again.play(entry.move, entry.found) if event.seen(seat)]
            assert heard == might[: len(heard)]
            assert len(heard) > 20
