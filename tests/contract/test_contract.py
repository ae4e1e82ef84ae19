"""What every game has to keep, whatever its rules: a game joins by being registered."""

import json
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from flibuste.bots import LEVELS, choose, think
from flibuste.bridge import snapshot
from flibuste.core.agenda import Chance, Composed, asking
from flibuste.core.atoms import move_id, move_of
from flibuste.core.decision import Barred
from flibuste.table import Table
from tests.contract.games import each_game, playing, random_table, runs, sampled, steps
from tests.invariants import Watch


def through_json(data: object) -> Any:
    return json.loads(json.dumps(data))


# ---- what holds at each step of a random game, which is played once for all of it

Property = Callable[[Table, list[Any], Random], None]
"""About a table, with a world for each seat that it could imagine; those draw what else they need."""
LOOKED_AT: list[Property] = []
SAMPLED: list[Property] = []
"""Properties whose proof takes as long as the game so far."""


def at_each_look(kept: Property) -> Property:
    LOOKED_AT.append(kept)
    return kept


def now_and_then(kept: Property) -> Property:
    SAMPLED.append(kept)
    return kept


@runs()
def test_a_random_game_keeps_what_every_game_has_to(name: str, seed: int) -> None:
    """The properties below; each says by its name what is broken where it is."""
    rng, watch = Random(seed), None
    for table, is_looked_at, is_sampled in steps(name, seed):
        watch = watch or Watch(table)
        assert list(watch.faults()) == []
        kept = (LOOKED_AT if is_looked_at else []) + (SAMPLED if is_sampled else [])
        seats = range(len(table.seats)) if is_sampled else ()
        worlds = [table.game.imagine(table.state, seat, rng.getrandbits(64)) for seat in seats]
        for holds in kept:
            holds(table, worlds, rng)
    a_game_ends_with_lines_that_add_up(table)


@now_and_then
def saved_and_loaded_it_is_the_same_game(table: Table, _worlds: list[Any], _rng: Random) -> None:
    again = Table.load(through_json(table.save()))
    assert again.position() == table.position()
    assert again.save() == table.save()


@now_and_then
def a_position_is_sound_json_that_leads_to_the_same_table(table: Table, _worlds: list[Any], _rng: Random) -> None:
    position = table.position()
    assert through_json(position) == position
    assert Table.at(table.game.name, position).position() == position


@at_each_look
def nothing_is_lost_and_nothing_is_made(table: Table, _worlds: list[Any], _rng: Random) -> None:
    assert table.game.breaches(table.state) == []


@at_each_look
def the_options_of_people_and_the_moves_of_bots_are_the_same(table: Table, _worlds: list[Any], _rng: Random) -> None:
    decision, step = table.decision, asking(table.state)
    if decision is None or step is None:
        return
    allowed = [option.id for option in decision.options if option.barred is None]
    assert sorted(allowed) == sorted(move_id(move) for move in step.moves(table.state))
    assert allowed
    assert isinstance(step, Composed) or not decision.forms
    assert len({option.id for option in decision.options}) == len(decision.options)
    assert decision.seat == step.seat


@at_each_look
def a_chance_out_of_turn_is_asked_of_who_holds_an_answer_and_may_pass(
    table: Table, _worlds: list[Any], _rng: Random
) -> None:
    decision, step = table.decision, asking(table.state)
    if decision is not None and isinstance(step, Chance):
        assert step.is_available(table.state)
        declines = [step.decline] if step.why_not(table.state, step.decline) is None else []
        assert [option.move for option in decision.options if option.default] == declines


@at_each_look
def candidates_are_legal_and_come_from_what_the_seat_knows(table: Table, _worlds: list[Any], rng: Random) -> None:
    """Of a move that is composed: every candidate is an option or fits a form, and may be played, and no seat's
    candidates betray what it cannot know."""
    decision, step = table.decision, asking(table.state)
    if decision is None or not isinstance(step, Composed):
        return
    listed, drawn = [option.move for option in decision.options], rng.getrandbits(64)
    for most in (1, 5, 40):
        found = step.candidates(table.state, Random(drawn), most)
        assert 1 <= len(found) <= most
        assert len({*found}) == len(found)
        for move in found:
            assert move in listed or any(form.fits(move) for form in decision.forms)
            assert step.why_not(table.state, move) is None
        world = table.game.imagine(table.state, step.seat, rng.getrandbits(64))
        assert step.candidates(world, Random(drawn), most) == found


@now_and_then
def what_is_greyed_is_refused_for_the_same_reason_and_changes_nothing(
    table: Table, _worlds: list[Any], _rng: Random
) -> None:
    if table.decision is None:
        return
    before = table.position()
    for option in table.decision.options:
        assert move_of(option.id) == option.move
        if option.barred is not None:
            with pytest.raises(Barred) as refusal:
                table.play(option.id)
            assert refusal.value.bar == option.barred
            assert option.barred.rule
    with pytest.raises(Barred):
        table.play("no:such:move")
    assert table.position() == before


@now_and_then
def a_view_is_blind_to_the_rest(table: Table, worlds: list[Any], _rng: Random) -> None:
    for seat, world in enumerate(worlds):
        view = table.view(seat)
        assert table.game.view(world, seat) == view
        assert through_json(view) == view
        assert table.game.breaches(world) == []


@now_and_then
def what_others_are_told_of_a_question_holds_in_every_world_that_they_could_imagine(
    table: Table, worlds: list[Any], _rng: Random
) -> None:
    if (asked := table.decision) is None:
        return
    for seat, world in enumerate(worlds):
        if seat != asked.seat:
            step = asking(world)
            assert step
            assert step.ask(world).told() == asked.told()
    shown = snapshot(table)["decision"]
    assert shown == (asked.to_json() if asked.seat in table.persons else asked.told())
    assert snapshot(table, replay=True)["decision"] == asked.told()
    assert not any(asked.told().get(part) for part in ("args", "forms", "options", "data"))


@now_and_then
def imagination_forgets_the_truth(table: Table, worlds: list[Any], rng: Random) -> None:
    game = table.game
    for seat, world in enumerate(worlds):
        luck = rng.getrandbits(64)
        assert game.write(game.imagine(world, seat, luck)) == game.write(game.imagine(table.state, seat, luck))


@now_and_then
def from_before_a_find_nothing_is_taken_back(table: Table, _worlds: list[Any], _rng: Random) -> None:
    if table.log and table.log[-1].found:
        assert table.undoable == 0
        with pytest.raises(ValueError, match="0 can be taken back"):
            table.undo()


def a_game_ends_with_lines_that_add_up(table: Table) -> None:
    result = table.result
    assert result is not None
    assert [sum(line.points for line in lines) for lines in result.lines] == list(result.totals)
    assert list(result.totals) == table.game.standing(table.state)
    assert result.winners
    assert sorted(seat for side in table.sides for seat in side) == list(range(len(table.seats)))
    judged = table.game.mind.judge(table.state)
    for side in table.sides:
        assert len({(result.ranks[seat], judged[seat]) for seat in side}) == 1, "a side wins together"
    assert through_json(result.to_json()) == result.to_json()


# ---- what takes a game of its own


@each_game
def test_imagining_does_deal_again_what_is_hidden(name: str) -> None:
    rng, changed, hidden = Random(1), 0, False
    for table in playing(name, 1):
        hidden = hidden or bool(table.game.secrets(table.state))
        world = table.game.imagine(table.state, 0, rng.getrandbits(64))
        changed += table.game.write(world) != {**table.position(), "luck": world.luck}
    assert changed or not hidden


@runs()
def test_undone_to_where_something_was_found_and_played_again_it_is_the_same(name: str, seed: int) -> None:
    for table in sampled(name, seed):
        if table.undoable:
            end, log = table.position(), list(table.log)
            assert all(not entry.found for entry in log[-table.undoable :])
            while table.undoable:
                table.undo()
            for entry in log[len(table.log) :]:
                assert not entry.found
                table.play(entry.move, entry.found)
            assert table.position() == end


@each_game
def test_the_same_seed_is_the_same_game_and_another_is_not(name: str) -> None:
    first, again = random_table(name, 3), random_table(name, 3)
    assert first.position() == again.position()
    beginnings = {json.dumps({**random_table(name, 3).position(), "luck": 0})}
    for seed in range(40):
        table = Table.new(name, first.seats, dict(first.options), seed)
        beginnings.add(json.dumps({**table.position(), "luck": 0}))
    assert len(beginnings) > 10 or not first.opening


@pytest.mark.parametrize("level", LEVELS)
@each_game
def test_a_bot_does_not_change_the_table_and_plays_by_the_rules(name: str, level: str) -> None:
    table = random_table(name, 5)
    rng = Random(5)
    for _ in range(4 if level == "hard" else 25):
        if table.decision is None:
            break
        before = table.position()
        move = choose("normal" if level == "hard" else level, table.game, table.state, rng)
        assert table.position() == before
        table.play(move)


@pytest.mark.parametrize("level", LEVELS)
@each_game
def test_a_bot_answers_alike_in_worlds_that_look_alike(name: str, level: str) -> None:
    """A bot that peeked would answer by the truth, which is another in each of these worlds."""
    for i, table in enumerate(playing(name, 2)):
        seat = table.asked
        if seat is None or i % 10:
            continue
        answers = set()
        for luck in range(4):
            world = table.game.imagine(table.state, seat, luck)
            thought = islice(think(level, table.game, world, Random(4)), 12)
            answers.add(tuple(thought))
        assert len(answers) == 1
