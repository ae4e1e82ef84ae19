"""Games with a box on the table: people are asked what dice and decks of the box show, one question after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from flibuste import running
from flibuste.bridge import Desk
from flibuste.core.agenda import asking
from flibuste.core.atoms import Atom, Move, Name
from flibuste.core.fate import OwnDice
from flibuste.core.faults import InputNeeded, SaveError, SetupError, Untold
from flibuste.table import GAMES, Seat, Table
from tests.contract.games import each_game, playing, random_table, runs

DICE = {"die", "d6", "combat", "attack", "defence"}
"""Dice that may be rolled for more than one thing."""


def from_box(name: str) -> list[str]:
    """Everything that can come from the box."""
    return [asked for asked, source in GAMES[name].sources.items() if source.physical]


def physical(table: Table, names: Sequence[str] | None = None) -> Table:
    """The same game as this new one, with a box."""
    save = table.save()
    asked = from_box(table.game.name) if names is None else names
    return Table.load({**save, "flibuste": 2, "box": {"from": list(asked)}})


def told(table: Table, move: Move, found: Sequence[Atom]) -> list[InputNeeded]:
    """Plays a move, and answers each question as the true one was answered; what was asked."""
    questions: list[InputNeeded] = []
    answers: list[Atom] = []
    while True:
        before = table.save() if not questions else None
        try:
            table.play(move, answers)
        except InputNeeded as wanted:
            question = wanted
        else:
            return questions
        assert before in (None, table.save())
        assert len(question.faces) > 1
        questions.append(question)
        answers.append(found[question.at])


@runs(3)
def test_told_the_answers_of_our_luck_it_is_the_same_game(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those that are thrown together are told in the order in which they are asked."""
    sources = GAMES[name].sources
    setting_up = True

    class Listening(OwnDice):
        def answer(self, asked: str, among: Sequence[Atom], *at_table: Any, **more: Any) -> Atom:
            assert asked in sources, "no question is without its source"
            assert setting_up or name == "pirates" or not sources[asked].setup
            return super().answer(asked, among)

    monkeypatch.setattr(running, "OwnDice", Listening)
    games = playing(name, seed)
    true = next(games)
    setting_up = False
    box, asked = physical(true), set()
    for true in games:
        entry = true.log[-1]
        for wanted in told(box, entry.move, entry.found):
            asked.add(wanted.asked)
            assert wanted.together[0]["faces"] == list(wanted.faces)
            if wanted.asked in DICE:
                assert wanted.why is not None, "whoever rolls hears what for"
                assert len(wanted.together) == 1 or wanted.why[1].get("seat") in (None, Name(wanted.rolls))
            assert len(wanted.events) <= len(true.events)
            assert [e.key for e in wanted.events] == [e.key for e in true.events[: len(wanted.events)]]
    assert box.log == true.log
    assert box.position() == true.position()
    assert asked
    standard = {option.id: option.default for option in GAMES[name].options}
    for needs in {sources[one].needs for one in asked} - {None}:
        assert true.options[str(needs)] != standard[str(needs)], "it is asked only where it is in play"
    assert {**box.save(), "flibuste": 1, "box": None} == {**true.save(), "box": None}


@pytest.mark.parametrize("names", [[], "open"])
@each_game
def test_what_does_not_come_from_the_box_is_drawn_by_our_luck(name: str, names: Any) -> None:
    wanted = [asked for asked in from_box(name) if not GAMES[name].sources[asked].hidden] if names else []
    games = playing(name, 4)
    true = next(games)
    box = physical(true, wanted)
    for true in games:
        questions = told(box, true.log[-1].move, true.log[-1].found)
        assert {question.asked for question in questions} <= {*wanted}
        if len(true.log) > 150:
            break
    assert box.log == true.log


@each_game
def test_every_source_has_a_device_of_the_companion_or_none(name: str) -> None:
    from flibuste.companion.devices import devices

    known = {device.id for device in devices()}
    assert {source.device for source in GAMES[name].sources.values()} - {None} <= known
    needed = {source.needs for source in GAMES[name].sources.values()} - {None}
    assert needed <= {option.id for option in GAMES[name].options}
    assert from_box(name)


def test_a_save_with_a_box_has_a_format_of_its_own() -> None:
    """An older app refuses it, because it would roll where people were asked."""
    table = Table.new("buccaneer", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=1, box=["ship"])
    save = table.save()
    assert (save["flibuste"], save["box"]) == (2, {"from": ["ship"]})
    assert Table.load(save).save() == save
    plain = Table.new("buccaneer", table.seats, seed=1).save()
    assert plain["flibuste"] == 1
    assert "box" not in plain
    for damage in ({"flibuste": 1}, {"box": {"from": ["start"]}}, {"box": {"from": ["no"]}}, {"box": 3}):
        with pytest.raises(SaveError):
            Table.load({**save, **damage})
    with pytest.raises(SetupError, match="what can is ship"):
        Table.new("buccaneer", table.seats, box=["uncover"])


def answers(rng: Random, wanted: dict[str, Any]) -> Iterator[Atom]:
    for die in wanted["together"]:
        yield rng.choice(die["faces"])


def test_the_bridge_asks_until_everything_is_told() -> None:
    """A question is no error, and changes nothing; dice that are thrown together are asked for together."""
    desk = Desk()

    def call(**request: Any) -> Any:
        return json.loads(desk.call(json.dumps({"table": "t", **request})))

    seats = [{"name": "Anne"}, {"name": "Jack"}, {"name": "Mary", "bot": "easy"}]
    new = call(
        op="new", game="plunder", seats=seats, options={}, seed=3, box={"from": ["sailing", "attack", "defence"]}
    )
    assert new["save"]["box"] == {"from": ["sailing", "attack", "defence"]}
    rng, at = Random(2), new["table"]
    asked: set[tuple[str, ...]] = set()
    while at["decision"] and len(asked) < 2:
        moves = asking(desk._tables["t"].state)
        assert moves
        move, found = rng.choice(moves.moves(desk._tables["t"].state)), list[Atom]()
        while "wanted" in (said := call(op="play", option=list(move), found=found)):
            wanted = said["wanted"]
            assert wanted["asked"] == wanted["together"][0]["asked"]
            asked.add(tuple(die["asked"] for die in wanted["together"]))
            found += answers(rng, wanted)
        assert said["ok"], said
        at = said["table"]
    assert asked == {("sailing",), ("attack", "defence")}
    assert call(op="play", option=list(move), found=["seven"])["error"]["kind"] in ("barred", "request")


def test_an_impossible_answer_is_refused_and_so_is_one_that_nobody_asked_for() -> None:
    table = random_table("jamaica", 1)
    box = Table.new("jamaica", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=1, box=["die"])
    while True:
        move = asking(box.state).moves(box.state)[0]  # type: ignore[union-attr]
        try:
            box.play(move)
        except InputNeeded as wanted:
            question = wanted
            break
    assert (question.asked, question.faces, question.seat) == ("die", (1, 2, 3, 4, 5, 6), None)
    assert [die["asked"] for die in question.together] == ["die", "die"]
    wrongs: list[list[Atom]] = [[7, 1], ["1", 2], [1, 2, 3], [True, 2]]
    for wrong in wrongs:
        with pytest.raises(Untold):
            box.play(move, wrong)
    assert table.log == []
    box.play(move, [1, 1])
