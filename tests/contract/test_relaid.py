"""A table with a box that has drifted is laid as it stands, in the middle of its game: the log is kept and goes on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.core.atoms import Atom
from flibuste.core.faults import InputNeeded, PositionError, SaveError, SetupError
from flibuste.table import GAMES, Seat, Table
from tests.contract.test_amended import told_game

each_game = pytest.mark.parametrize("name", [name for name in sorted(GAMES) if GAMES[name].layout_rules])


def cut(name: str, seed: int) -> Table:
    """The middle of a random game with a box."""
    save = told_game(name, seed).save()
    return Table.load({**save, "log": save["log"][: Random(seed).randrange(4, len(save["log"]) - 8)]})


def plays_on(table: Table, entries: int, rng: Random) -> None:
    for _ in range(entries):
        if table.decision is None:
            return
        move = rng.choice([option.move for option in table.decision.options if not option.barred])
        found: list[Atom] = []
        while True:
            try:
                table.play(move, found)
                break
            except InputNeeded as wanted:
                found.append(rng.choice(wanted.faces))


@each_game
def test_laid_as_it_stands_it_is_the_same_table_and_its_log_goes_on(name: str) -> None:
    table, rng = cut(name, 5), Random(5)
    before, lies, log = table.save(), table.layout(), list(table.log)
    assert [event.key for event in table.relay(lies, 9)] == ["core-laid"]
    assert table.layout() == lies
    assert table.log[:-1] == log
    plays_on(table, 6, rng)
    again = Table.load(table.save())
    assert again.position() == table.position()
    assert [*map(len, again.heard())] == [*map(len, table.heard())]
    with pytest.raises(SaveError, match="newer"):
        Table.load({**table.save(), "flibuste": 4})
    table.rewind(len(log))
    assert table.save() == before


@each_game
def test_what_was_told_before_can_still_be_put_right(name: str) -> None:
    """It changes nothing of what was laid later."""
    table = cut(name, 3)
    heard = [(entry, one) for entry, told in enumerate(table.heard()) for one in told]
    if not heard:
        pytest.skip("nothing was told yet")
    table.relay(table.layout(), 9)
    position, (entry, one) = table.position(), heard[-1]
    other = next(face for face in one.faces if face != one.answer)
    assert table.amend(entry, one.at, other) is None
    assert table.position() == position
    assert table.log[entry].found[one.at] == other
    with pytest.raises(ValueError, match="was not told"):
        table.amend(len(table.log) - 1, 0, other)


def test_only_a_table_with_a_box_is_laid_anew_and_only_as_it_may_lie() -> None:
    seats = [Seat("Anne"), Seat("Jack"), Seat("Mary")]
    plain = Table.new("buccaneer", seats, seed=7)
    with pytest.raises(SetupError, match="box"):
        plain.relay(plain.layout())
    table = Table.new("buccaneer", seats, seed=7, box=["ship"])
    save = table.save()
    with pytest.raises(PositionError):
        table.relay({**table.layout(), "turn": 7})
    assert table.save() == save


def test_what_is_hidden_in_a_laid_table_stays_on_the_device_that_keeps_it() -> None:
    """No story, and no other device, is told of the position."""
    desk = Desk()

    def call(**request: Any) -> Any:
        return json.loads(desk.call(json.dumps({"table": "t", **request})))

    table = cut("jamaica", 2)
    call(op="open", save=table.save(), here=table.persons[:1])
    said = call(op="relay", layout=table.layout(), seed=3)
    assert said["ok"], said
    assert said["entry"]["position"]["game"] == "jamaica"
    for viewer in ({}, {"seat": table.persons[-1]}, {"seat": None}):
        story = json.dumps(call(op="story", **viewer))
        assert "core-laid" in story
        assert "position" not in story
    assert "position" not in json.dumps(call(op="seated", seat=table.persons[-1]))
    assert call(op="undo")["entries"] == len(table.log)


def test_a_question_of_before_is_gone_where_the_table_was_laid_meanwhile() -> None:
    table = cut("jamaica", 2)
    table.relay(table.layout(), 1)
    slips = [(entry, one) for entry, told in enumerate(table.heard()) for one in told]
    for entry, one in slips[-6:]:
        for face in one.faces:
            assert table.copy().amend(entry, one.at, face) is None
