"""With a box on the table people take back and put right what they told, as far back as the game goes."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.core.atoms import Atom
from flibuste.core.faults import InputNeeded
from flibuste.table import GAMES, Seat, Table
from tests.contract.games import each_game, playing
from tests.contract.test_physical import from_box, physical, told

MOST = {"pirates": 120}
"""Entries of a game whose replay takes long."""


def told_game(name: str, seed: int) -> Table:
    """A random game, with everything told of the box that can be."""
    games = playing(name, seed)
    box = physical(next(games))
    for true in games:
        told(box, true.log[-1].move, true.log[-1].found)
        if len(box.log) > MOST.get(name, 300):
            break
    return box


def amended(table: Table, entry: int, at: int, answer: Atom, rng: Random, **cut: int) -> int | None:
    """Amends, and answers at random what is asked now."""
    found: list[Atom] = []
    while True:
        try:
            return table.amend(entry, at, answer, found, **cut)
        except InputNeeded as wanted:
            found.append(rng.choice(wanted.faces))


@each_game
def test_a_slip_is_put_right_or_leads_back_to_an_entry_that_is_named(name: str) -> None:
    """Put right and made again, it is the same game; where it does not fit, nothing has changed, and the game goes on
    from the entry that is named."""
    table, rng = told_game(name, 7), Random(7)
    heard = list(table.heard())
    assert [bool(one) <= bool(entry.found) for one, entry in zip(heard, table.log, strict=True)]
    slips = [(i, one) for i, all_told in enumerate(heard) for one in all_told]
    save, outcome = table.save(), Counter[str]()
    for entry, one in rng.sample(slips, min(20, len(slips))):
        assert table.log[entry].found[one.at] == one.answer
        other = rng.choice([face for face in one.faces if face != one.answer])
        fits = amended(table, entry, one.at, other, rng)
        if fits is None:
            outcome["holds"] += 1
            assert table.log[entry].found[one.at] == other
            tail = table.log[entry].found[one.at + 1 :]
            assert Table.load(table.save()).position() == table.position()
            if tail == tuple(save["log"][entry]["found"][one.at + 1 :]):
                assert amended(table, entry, one.at, one.answer, rng) is None
                assert table.save() == save
            table = Table.load(save)
            continue
        outcome["leads back"] += 1
        assert entry < fits < len(table.log)
        assert table.save() == save
        assert amended(table, entry, one.at, other, rng, entries=fits) in (None, entry + 1)
        table.rewind(min(fits, len(table.log) - 1))
        assert Table.load(table.save()).position() == table.position()
        table = Table.load(save)
    assert outcome


@each_game
def test_with_a_box_one_goes_back_past_what_was_told(name: str) -> None:
    table = told_game(name, 3)
    log, rng = list(table.log), Random(3)
    assert table.undoable == len(log)
    for entries in sorted(rng.sample(range(len(log)), 3), reverse=True):
        twin = table.copy()
        table.rewind(entries)
        assert table.log == log[:entries]
        assert Table.load(table.save()).position() == table.position()
        assert len(twin.log) > entries
    for entry in log[entries:]:
        table.replay(entry)
    assert table.log == log
    table.undo()
    assert len(table.log) < len(log)


def test_what_was_not_told_is_not_amended() -> None:
    plain = Table.new("jamaica", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=1)
    with pytest.raises(ValueError, match="no entry 0"):
        plain.amend(0, 0, 1)
    plain.play(plain.decision.options[0].id)  # type: ignore[union-attr]
    with pytest.raises(ValueError, match="no box"):
        plain.amend(0, 0, 1)
    assert list(plain.heard()) == []
    table = told_game("buccaneer", 1)
    entry = next(i for i, told in enumerate(table.heard()) if told)
    for wrong in ((entry, 99), (-1, 0), (len(table.log), 0)):
        with pytest.raises(ValueError, match="entry"):
            table.amend(*wrong, "BUC-S01")


def test_the_bridge_amends_and_says_from_where_on_the_log_does_not_fit() -> None:
    desk = Desk()

    def call(**request: Any) -> Any:
        return json.loads(desk.call(json.dumps({"table": "t", **request})))

    table = told_game("jamaica", 2)
    assert call(op="open", save=table.save())["table"]["undoable"] == len(table.log)
    heard = call(op="heard")["heard"]
    assert len(heard) == len(table.log)
    seen = set()
    for entry, all_told in enumerate(heard):
        for one in all_told:
            wrong = next(face for face in one["faces"] if face != one["answer"])
            said = call(op="amend", entry=entry, at=one["at"], answer=wrong)
            assert said["ok"], said
            seen.add(next(key for key in ("wanted", "fits", "entry") if key in said))
            if "entry" in said:
                assert said["entry"]["found"][one["at"]] == wrong
                assert said["entries"] == len(table.log)
                call(op="open", save=table.save())
            elif "fits" in said and len(seen) < 3:
                cut = call(op="amend", entry=entry, at=one["at"], answer=wrong, entries=said["fits"])
                assert cut["entries"] == said["fits"]
                call(op="open", save=table.save())
        if len(seen) == 3:
            break
    assert {"fits", "entry"} <= seen
    assert call(op="amend", entry=0, at=0, answer=None)["error"]["kind"] == "request"
    assert call(op="amend", entry=0, at=0, answer=1, entries=-1)["error"]["kind"] == "request"
    assert call(op="amend", entry=99999, at=0, answer=1)["error"]["kind"] == "request"


def test_every_game_has_something_to_tell() -> None:
    assert all(from_box(name) for name in GAMES)
