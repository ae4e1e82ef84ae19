"""Of a bot's move people with a box are told all that it changes on their table, whosever it is: they could play on
from the lists alone, and from those that a page has come back to."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

import pytest

from flibuste.bridge import Desk
from flibuste.bridge.standing import retold, told_to
from flibuste.core.atoms import Json
from flibuste.core.changes import changes
from flibuste.table import Seat, Table
from tests.contract.test_amended import told_game
from tests.contract.test_carried import COUNTED, DONE, ROOT, place, quoted

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "buccaneer": ("buccaneer", 3, {}),
    "closed purses": ("buccaneer", 4, {"closed_purses": True, "groups": 2}),
    "jamaica": ("jamaica", 3, {}),
    "the Ghost Ship": ("jamaica", 2, {}),
    "The Crew": ("jamaica", 3, {"crew": True}),
    "plunder": ("plunder", 3, {}),
    "teams": ("plunder", 4, {"teams": "2x2"}),
    "nassau": ("nassau", 3, {"dutchman": "beside"}),
    "pirates": ("pirates", 3, {"build_total": 20, "round_limit": 20}),
}
"""The game, how many seats, and options; the second and fourth seats are bots."""
ENTRIES = 260
PASSED = {"plunder-sailed"}
"""Steps of a voyage: where it ends is one line."""


class Told(NamedTuple):
    """An entry: whose it is, what was told of it, and the view of the page before and after it."""

    by: int
    events: list[Any]
    before: Json
    after: Json


def played(name: str) -> tuple[Table, list[Told]]:
    """A random game, in all but its last moves: once it is over nobody moves anything."""
    game, many, options = TABLES[name]
    seats = [Seat(f"Seat {i}", "easy" if i % 2 else None) for i in range(many)]
    table, rng, told = Table.new(game, seats, options, 7), Random(5), list[Told]()
    table.watch(table.witness)
    while len(told) < ENTRIES:
        by, before = table.asked, table.view(table.witness)
        table.play(rng.choice(table.game.mind.choices(table.state, rng, 20)))
        if by is None or table.result is not None:
            break
        told.append(Told(by, told_to(table, table.witness), before, table.view(table.witness)))
    return table, told


def carried_out(paper: Json, change: list[Any]) -> None:
    """As `applied` in web/play/views.ts."""
    for path, what, *more in json.loads(json.dumps(change)):
        at = paper
        for key in path if more else path[:-1]:
            at = at[key]
        if more:
            at[what : what + more[0]] = more[1]
        else:
            at[path[-1]] = what


def listed(name: str, told: list[Told]) -> list[list[Any]]:
    """Of each entry those events of which the page makes a line."""
    node = shutil.which("node")
    assert node
    game, many, _ = TABLES[name]
    seats = [{"bot": "easy" if i % 2 else None} for i in range(many)]
    about = {"seats": seats, **{of: sorted(quoted(game, of)) for of in ("still", "unseen")}}
    asked = {**about, "entries": [{"by": one.by, "events": one.events} for one in told]}
    run = [node, "tests/contract/handed.mjs"]
    said = subprocess.run(run, input=json.dumps(asked), cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [[one.events[at] for at in lines] for one, lines in zip(told, json.loads(said), strict=True)]


def test_a_person_does_unasked_what_comes_of_a_card_of_their_own() -> None:
    """A bot that lays the last card makes the entry in which the others turn up theirs."""
    loads = {"key": "loaded", "args": {"seat": {"seat": 0}}, "change": [[["ships"], 1]]}
    sinks = {"key": "loaded", "args": {"seat": {"seat": 1}}, "change": [[["ships"], 1]]}
    turns_up = {"key": "revealed", "args": {"seat": {"seat": 0}}, "change": []}
    asked = {
        "seats": [{"bot": None}, {"bot": "easy"}],
        "turnsUp": ["revealed"],
        "entries": [
            {"by": 1, "events": [sinks, loads, sinks], "turns": [1, 0, 0]},
            {"by": 1, "events": [sinks, loads], "turns": [0, 0]},
            # the Captain's turn had begun before
            {"by": 1, "events": [sinks, turns_up, loads, sinks], "turns": [0, 0, 0, 1]},
        ],
    }
    node = shutil.which("node")
    assert node
    run = [node, "tests/contract/handed.mjs"]
    said = subprocess.run(run, input=json.dumps(asked), cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == [[0, 2], [0, 1], [0, 3]]


def lists(told: list[Told], due: list[list[Any]]) -> Iterator[tuple[list[Told], list[Any]]]:
    """What a bot did until somebody else was asked, and the lines of that."""
    for bot, run in groupby(zip(told, due, strict=True), key=lambda one: one[0].by):
        if bot % 2:
            entries = list(run)
            yield [entry for entry, _ in entries], [event for _, lines in entries for event in lines]


def passed(event: Any, later: Any) -> bool:
    """Whether it only leads to the next line."""
    return event["key"] in PASSED and later["key"] in PASSED and event["data"]["ship"] == later["data"]["ship"]


@pytest.mark.parametrize("name", TABLES)
def test_the_lines_alone_lead_to_the_table_that_the_app_shows(name: str) -> None:
    """On a paper copy of the view before. Where the box was asked, people have done their part before. A page that was
    left is told the same."""
    table, told = played(name)
    counted, some = COUNTED[TABLES[name][0]], False
    for entries, lines in lists(told, listed(name, told)):
        paper = json.loads(json.dumps(entries[0].before))
        for event in (event for one in entries for event in one.events):
            at = next((i for i, line in enumerate(lines) if line is event), None)
            leads = at is not None and at + 1 < len(lines) and passed(event, lines[at + 1])
            if (at is not None and not leads) or event["key"] in DONE:
                carried_out(paper, event.get("change", []))
        left = [place(path) for path, *_ in changes(paper, entries[-1].after)]
        assert not [path for path in left if not path.startswith(counted)], lines
        some |= bool(lines)
    assert some
    since = len(told) // 2
    again = retold(table, since, None, ())
    assert again["view"] == told[since].before
    assert [chapter["events"] for chapter in again["chapters"][: len(told) - since]] == [
        one.events for one in told[since:]
    ]


@pytest.mark.parametrize("name", ["jamaica", "plunder"])
def test_what_was_taken_back_is_retold(name: str) -> None:
    """From the table as it is now, and with the move that waited for the box."""
    whole = told_game(name, 7)
    save, at = whole.save(), max(i for i, heard in enumerate(whole.heard()) if heard)
    entry, since = save["log"][at], at // 2
    desk = Desk()
    ask(desk, table="t", op="open", save={**save, "log": save["log"][:at]})
    move = {"option": [entry["move"], *entry.get("args", [])], "found": []}
    waited = ask(desk, table="t", op="play", **move)["wanted"]["events"]
    ask(desk, table="t", op="rewind", entries=since)
    again = ask(desk, table="t", op="retell", since=since, log=save["log"][since:at], **move)
    chapters = ask(desk, table="t", op="story")["chapters"]
    assert len(chapters) == since + 1
    assert [one["entry"] and one["entry"]["seat"] for one in again["chapters"]] == [
        *(one["seat"] for one in save["log"][since:at]),
        None,
    ]
    assert again["asked"] == entry["seat"]
    assert again["chapters"][-1]["events"] == waited
    error = json.loads(desk.call(json.dumps({"op": "retell", "table": "t", "since": since + 1})))["error"]
    assert error["kind"] == "request"


def ask(desk: Desk, **request: Any) -> Any:
    answer = json.loads(desk.call(json.dumps(request)))
    assert answer["ok"], answer
    return answer
