"""With a box on the table people take back and put right what they told, as far back as the game goes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.core.atoms import Atom, Move
from flibuste.core.box import Heard
from flibuste.core.decision import Barred
from flibuste.core.entry import Entry
from flibuste.core.faults import InputNeeded, SaveError, Untold
from flibuste.repair import Rest
from flibuste.table import GAMES, Seat, Table
from tests.contract.games import each_game, playing, runs
from tests.contract.test_physical import from_box, physical, told

MOST = {"pirates": 120}
"""Entries of a game whose replay takes long."""
SLIPS = 12
ROUNDS = (1, 2, 3)
"""After so many rounds a slip is found, if nothing is refused before."""
TAPS = 6
TAPS_OF_A_MOVE = 10
"""Another move may bring up what the table has told for the first time, such as a fight."""


def told_game(name: str, seed: int) -> Table:
    """A random game, with everything told of the box that can be."""
    games = playing(name, seed)
    box = physical(next(games))
    for true in games:
        told(box, true.log[-1].move, true.log[-1].found)
        if len(box.log) > MOST.get(name, 300):
            break
    return box


def plays(table: Table, entry: Entry, rest: Rest | None = None) -> int:
    """Plays an entry of the true table; how many of its answers were told. Raises Untold where the app does not have
    the true one."""
    found: list[Atom] = []
    while True:
        try:
            go_on(table, entry.move, found, rest)
        except InputNeeded as wanted:
            true = entry.found[wanted.at] if wanted.at < len(entry.found) else None
            if true is None or true not in wanted.faces:
                raise Untold(wanted.asked, wanted.faces, true) from None
            found.append(true)
        else:
            return len(found)


def go_on(table: Table, move: Move, found: Sequence[Atom], rest: Rest | None) -> None:
    if rest is None:
        table.play(move, found)
    else:
        assert not rest.holds or move == rest.move
        table.answer(rest, move, found)


def misled(true: Table, slip: int, heard: Heard, wrong: Atom, rng: Random) -> Table | None:
    """The game in which this answer was told wrongly, as it stands when that is found: some rounds later, or as soon as
    the app refuses what happens on the table. None where people see at once that it asks for something else."""
    save = true.save()
    table = Table.load({**save, "log": save["log"][:slip]})
    entry = true.log[slip]
    found = (*entry.found[: heard.at], wrong, *entry.found[heard.at + 1 :])
    try:
        plays(table, replace(entry, found=found))
    except Untold:
        return None
    if table.log[-1].found != found:
        return None
    plays_on(table, true, rng)
    return table


def plays_on(table: Table, true: Table, rng: Random) -> None:
    """Goes on as at the true table for some rounds, or until the app refuses what happens there."""
    slip, last = len(table.log) - 1, rng.choice(ROUNDS) * 2 * len(true.seats)
    for later in true.log[slip + 1 : slip + 1 + last]:
        if table.asked != later.seat:
            break
        try:
            plays(table, later)
        except (Barred, Untold):
            break


def puts_right(table: Table, true: Table, rest: Rest | None) -> int:
    """Answers what is asked as the true table was, until the log is right; the taps that takes."""
    taps = 0
    while rest is not None:
        rest = Rest.from_json(json.loads(json.dumps(rest.to_json())))
        entry = true.log[len(table.log)]
        assert table.log == true.log[: len(table.log)]
        taps += (not rest.holds) + plays(table, entry, rest)
        rest = table.resume(rest)
    return taps


@runs(4)
def test_a_slip_found_rounds_later_is_put_right_in_a_few_taps(name: str, seed: int) -> None:
    """No other answer is told again where it still fits, and the table is the true one."""
    true, rng = told_game(name, seed), Random(seed)
    slips = [(i, heard) for i, all_told in enumerate(true.heard()) for heard in all_told]
    taps = Counter[int]()
    for slip, heard in rng.sample(slips, min(SLIPS, len(slips))):
        wrong = rng.choice([face for face in heard.faces if face != heard.answer])
        table = misled(true, slip, heard, wrong, rng)
        if table is None:
            continue
        long = len(table.log)
        taps[puts_right(table, true, table.amend(slip, heard.at, heard.answer))] += 1
        assert long <= len(table.log), "no entry was lost"
        assert table.log == true.log[: len(table.log)]
        assert Table.load(table.save()).position() == table.position()
    assert taps
    assert max(taps) <= TAPS, taps


@runs(4)
def test_a_move_that_was_entered_wrongly_is_chosen_again_rounds_later(name: str, seed: int) -> None:
    """What came after it is not told again where it still fits, and the table is the true one."""
    true, rng = told_game(name, seed), Random(seed)
    save, taps = true.save(), Counter[int]()
    chosen = [i for i, entry in enumerate(true.log) if entry.seat in true.persons]
    for slip in rng.sample(chosen, min(SLIPS, len(chosen))):
        table = Table.load({**save, "log": save["log"][:slip]})
        moves = [one.move for one in table.decision.options if not one.barred]  # type: ignore[union-attr]
        others = [move for move in moves if move != true.log[slip].move]
        with suppress(Barred, InputNeeded, Untold):
            table.play(rng.choice(others or moves), true.log[slip].found)
        if len(table.log) == slip or not others:
            continue
        plays_on(table, true, rng)
        long, wrong = len(table.log), table.log[slip]
        rest = table.reopen(slip)
        assert rest.move == wrong.move
        assert table.log == true.log[:slip]
        taps[puts_right(table, true, rest)] += 1
        assert table.log == true.log[: len(table.log)]
        assert slip < len(table.log) <= len(true.log)
        assert len(table.log) >= min(long, len(true.log)) - 1, "what was told since is not lost"
        assert Table.load(table.save()).position() == table.position()
    assert taps
    assert max(taps) <= TAPS_OF_A_MOVE, taps


def test_what_was_asked_after_a_hit_is_not_waited_for_after_a_miss() -> None:
    """At the end of the log nothing comes that would take it away; an answer for another shot it is not either."""
    logs = (told_game("pirates", seed) for seed in range(20))
    pairs = ((game, i) for game in logs for i in range(len(game.log) - 1))
    hit = (
        (game, i)
        for game, i in pairs
        if [game.log[j].move[0] for j in (i, i + 1)] == ["fire", "mast"] and len(game.log[i].found) == 1
    )
    game, fired = next(hit)
    save = game.save()
    table = Table.load({**save, "log": save["log"][: fired + 2]})
    rest = table.amend(fired, 0, 1)
    assert rest is None
    assert table.log[:fired] == game.log[:fired]
    assert len(table.log) == fired + 1


def chooses_likest(table: Table, rest: Rest) -> int:
    """As whoever taps what is lit, and tells the first answer that may be; how many answers that is."""
    assert table.decision
    offered = {option.id: option.move for option in table.decision.options if not option.barred}
    likest = rest.move if rest.holds else offered[table.likest(rest) or next(iter(offered))]
    assert likest
    return (not rest.holds) + answers(table, likest, rest)


def answers(table: Table, move: Move, rest: Rest) -> int:
    """Plays this move; how many answers are told with it, each the first that may be."""
    found: list[Atom] = []
    while True:
        try:
            table.answer(rest, move, found)
        except InputNeeded as wanted:
            found.append(wanted.faces[0])
        else:
            return len(found)


def two_shots() -> tuple[Table, int]:
    """A game in which a ship fires twice, and hits only with the second shot: the entry of the first."""
    game = told_game("pirates", 1)
    fires = [entry.seat if entry.move[0] == "fire" else None for entry in game.log]
    return game, next(i for i, (one, other) in enumerate(pairwise(fires)) if one is not None and one == other)


def test_two_shots_that_were_entered_in_the_wrong_order_are_both_kept() -> None:
    """Whoever says that the second came first is asked for the first one, which is lit, and then for nothing more."""
    game, first = two_shots()
    second = first + 1
    table = Table.load(game.save())
    rest = table.reopen(first)
    assert not answers(table, game.log[second].move, rest), "its die is known"
    left = table.resume(rest)
    assert left
    assert table.likest(left) == ":".join(map(str, game.log[first].move))
    assert table.questions(left) == 1
    assert chooses_likest(table, Rest.from_json(left.to_json())) == 1
    assert table.resume(left) is None
    shot, hit, mast = game.log[first : second + 2]
    assert mast.move[0] == "mast"
    assert table.log == [*game.log[:first], hit, mast, shot, *game.log[second + 2 :]]


def test_a_shot_that_was_never_fired_goes() -> None:
    """Where whoever is asked for it chooses what came after instead."""
    game, first = two_shots()
    save, log, second = game.save(), game.log, first + 1
    table = Table.load({**save, "log": save["log"][: second + 3]})
    rest = table.reopen(first)
    answers(table, log[second].move, rest)
    left = table.resume(rest)
    assert left
    answers(table, log[second + 2].move, left)
    assert table.resume(left) is None
    assert table.log == [*log[:first], *log[second : second + 3]]


@pytest.mark.parametrize(("name", "forgotten"), [("pirates", "sail"), ("plunder", "sail")])
def test_after_a_forgotten_move_only_what_ended_the_turn_is_asked_again(name: str, forgotten: str) -> None:
    """It is lit, and people know before that it is one answer; the next turns are as they were told."""
    game = told_game(name, 0)
    save, turns, seen = game.save(), list(turns_of(game)), 0
    for i in range(1, len(game.log) - 1):
        seat, end = game.log[i].seat, game.log[i]
        if turns[i] == turns[i + 1] or seat != turns[i] or seat not in game.persons:
            continue
        table = Table.load({**save, "log": save["log"][: i + 8]})
        rest = table.reopen(i)
        moves = [one.move for one in table.decision.options if not one.barred]  # type: ignore[union-attr]
        sails = [move for move in moves if move[0] == forgotten]
        if not sails:
            continue
        answers(table, sails[0], rest)
        left = table.resume(rest)
        assert left
        assert left.move == end.move
        assert table.questions(left) == 1
        chooses_likest(table, left)
        assert table.log[i + 1] == end
        seen += 1
        if seen == 4:
            break
    assert seen


def turns_of(game: Table) -> Iterator[int]:
    """Whose turn it was before each entry."""
    table = Table.load({**game.save(), "log": []})
    for entry in game.log:
        yield table.state.turn
        table.replay(entry)


def test_only_what_a_person_chose_is_chosen_again() -> None:
    table = told_game("buccaneer", 1)
    save = table.save()
    bots = Table.load({**save, "seats": [{**seat, "bot": "easy"} for seat in save["seats"]]})
    for wrong, entry, why in ((bots, 0, "no person"), (table, -1, "no entry"), (table, len(table.log), "no entry")):
        with pytest.raises(ValueError, match=why):
            wrong.reopen(entry)
    with pytest.raises(ValueError, match="no box"):
        Table.new("buccaneer", [Seat(name) for name in ("Anne", "Jack", "Mary")], seed=1).reopen(0)
    assert table.save() == save


def test_what_a_round_began_with_outlives_a_choice_before_it() -> None:
    """Another place to stop, another payment or another fight ends the round in its place: nobody tells the dice of the
    next one again, and a bot holds the cards that it drew and played, as people saw on their table."""
    same = asked = slips = 0
    for seed in range(3):
        game = told_with_hands(seed)
        save, before, cards = game.save(), [*dice_of(game)], cards_of_bot(game)
        for slip, heard in before[-8:-2]:
            for face in heard.faces:
                if face == heard.answer:
                    continue
                table = Table.load(save)
                rest, taps = table.amend(slip, heard.at, face), 0
                while rest is not None and table.decision is not None:
                    taps += answers_likest(table, rest)
                    rest = table.resume(rest)
                now = [one.answer for _, one in dice_of(table)][: len(before)]
                was = [face if one is heard else one.answer for _, one in before][: len(now)]
                bot = cards_of_bot(table)[: len(cards)]
                slips, asked = slips + 1, asked + taps
                same += now == was and bot == cards[: len(bot)]
    # seldom a turn more or less makes it uncertain which round that was
    assert same >= 0.95 * slips
    assert asked <= 5 * slips


def test_what_was_answered_later_in_the_turn_is_not_told_again() -> None:
    """Where a bot cannot build any more and rolls at once, it has rolled already."""
    seen = 0
    for seed in range(20):
        game = told_game("plunder", seed)
        save = game.save()
        slips = [(i, one) for i, told in enumerate(game.heard()) for one in told if one.asked == "resource"]
        for slip, heard in slips[:12]:
            for face in heard.faces:
                table = Table.load(save)
                rest = table.amend(slip, heard.at, face) if face != heard.answer else None
                if rest is None or not rest.known or rest.holds or table.asked is None:
                    continue
                later = [one for one in rest.past if one.turn == table.state.turn and one.entry.move == ("roll",)]
                offered = [option.id for option in table.decision.options if not option.barred]  # type: ignore[union-attr]
                if not later or "roll" not in offered or later[0].entry.seat != table.asked:
                    continue
                table.answer(rest, "roll")
                assert table.log[-1].found[:1] == later[0].entry.found[:1]
                seen += 1
        if seen:
            break
    assert seen


def told_with_hands(seed: int) -> Table:
    """A random game of two people with real hands and a bot."""
    rng = Random(seed)
    seats = [Seat("Anne", keeps=True), Seat("Jack", keeps=True), Seat("Mary", "easy")]
    table = Table.new("jamaica", seats, seed=seed, box=["die", "combat", "tavern"])
    while table.asked is not None and len(table.log) < 70:
        move = rng.choice(table.game.mind.choices(table.state, rng, 20))
        found: list[Atom] = []
        while True:
            try:
                table.play(move, found)
                break
            except InputNeeded as wanted:
                found.append(rng.choice(wanted.faces))
    return table


def dice_of(table: Table) -> Iterator[tuple[int, Heard]]:
    for entry, all_told in enumerate(table.heard()):
        yield from ((entry, heard) for heard in all_told if heard.asked == "die")


def cards_of_bot(table: Table) -> list[Move]:
    return [entry.move for entry in table.log if entry.move[0] == "card" and table.seats[entry.seat].bot]


def answers_likest(table: Table, rest: Rest) -> int:
    """As people would who tap what is lit, or what comes first; how many taps that is."""
    assert table.decision
    assert table.asked is not None
    offered = {option.id: option.move for option in table.decision.options if not option.barred}
    likest = offered.get(table.likest(rest) or "")
    move = (rest.move if rest.holds else likest) or table.game.mind.choices(table.state, Random(1), 5)[0]
    chooses = not rest.holds and table.seats[table.asked].bot is None
    found: list[Atom] = []
    while True:
        try:
            table.answer(rest, move, found)
        except InputNeeded as wanted:
            found.append(wanted.faces[0])
        else:
            return chooses + len(found)


@each_game
def test_whatever_is_put_right_the_game_goes_on(name: str) -> None:
    """Also where something else is told than was true: what is asked then is answered at random. What comes of it is a
    game that can be replayed; and put right once more, where nothing was asked, it is the game of before."""
    table, rng = told_game(name, 7), Random(7)
    slips = [(i, heard) for i, all_told in enumerate(table.heard()) for heard in all_told]
    save, outcome = table.save(), Counter[str]()
    for slip, heard in rng.sample(slips, min(8, len(slips))):
        table = Table.load(save)
        other = rng.choice([face for face in heard.faces if face != heard.answer])
        rest = table.amend(slip, heard.at, other)
        outcome["holds" if rest is None else "asks"] += 1
        if rest is None:
            assert table.log[slip].found[heard.at] == other
            assert len(table.log) <= len(save["log"])
            table.amend(slip, heard.at, heard.answer)
            if len(table.log) == len(save["log"]):
                assert table.save() == save
            continue
        assert table.questions(rest) > 0
        for _ in range(40):
            if rest is None or table.decision is None:
                break
            likest = table.likest(rest)
            offered = {option.id: option.move for option in table.decision.options if not option.barred}
            assert likest is None or likest in offered
            move = (rest.move if rest.holds else offered.get(likest or "")) or rng.choice([*offered.values()])
            found: list[Atom] = []
            while True:
                try:
                    go_on(table, move, found, rest)
                    break
                except InputNeeded as wanted:
                    found.append(rng.choice(wanted.faces))
            rest = table.resume(rest)
        assert Table.load(table.save()).position() == table.position()
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
    entry, heard = next((i, told[0]) for i, told in enumerate(table.heard()) if told)
    save = table.save()
    for wrong in ((entry, 99), (-1, 0), (len(table.log), 0)):
        with pytest.raises(ValueError, match="entry"):
            table.amend(*wrong, "BUC-S01")
    with pytest.raises(Untold):
        table.amend(entry, heard.at, "BUC-S99")
    assert table.save() == save


def test_the_bridge_says_how_many_questions_there_will_be_before_it_changes_anything() -> None:
    desk = Desk()

    def call(**request: Any) -> Any:
        return json.loads(desk.call(json.dumps({"table": "t", **request})))

    table = told_game("jamaica", 2)
    assert call(op="open", save=table.save())["table"]["undoable"] == len(table.log)
    heard = call(op="heard")["heard"]
    assert len(heard) == len(table.log)
    seen = set()
    for entry, one in [(i, one) for i, all_told in enumerate(heard) for one in all_told]:
        wrong = next(face for face in one["faces"] if face != one["answer"])
        fields = {"op": "amend", "entry": entry, "at": one["at"], "answer": wrong}
        questions = call(**fields, look=True)["questions"]
        assert call(op="here", here=table.persons)["table"]["entries"] == len(table.log)
        said = call(**fields)
        assert said["ok"], said
        assert said["entries"] == entry + len(said["log"]) == said["table"]["entries"]
        assert said["questions"] == questions
        assert (questions == 0) == (said["rest"] is None)
        seen.add("all" if not questions else "told" if said["goes_on"] else "chosen" if said["likest"] else "new")
        if said["goes_on"]:
            assert "wanted" in call(op="play", option=said["goes_on"], found=[], rest=said["rest"])
        elif said["likest"]:
            more = call(op="play", option=said["likest"], found=[])
            if "entry" in more:
                assert call(op="resume", rest=said["rest"])["entries"] >= said["entries"] + 1
        call(op="open", save=table.save())
        if {"all", "told", "chosen"} <= seen:
            break
    assert {"all", "told", "chosen"} <= seen
    assert call(op="amend", entry=0, at=0, answer=None)["error"]["kind"] == "request"
    assert call(op="amend", entry=99999, at=0, answer=1)["error"]["kind"] == "request"
    refused: list[Any] = [
        None,
        [],
        {"past": []},
        {"past": [7], "turn": 0, "instead": None, "known": True, "holds": False},
    ]
    for broken in refused:
        assert not call(op="resume", rest=broken)["ok"]


def test_what_is_left_of_a_log_is_read_strictly() -> None:
    table = told_game("jamaica", 2)
    slips = [(entry, one) for entry, told in enumerate(table.heard()) for one in told]
    rests = [table.copy().amend(entry, one.at, face) for entry, one in slips[-20:] for face in one.faces]
    left = next(one for one in rests if one is not None and one.past[0].answered)
    data = left.to_json()
    assert Rest.from_json(data).to_json() == data
    first = data["past"][0]
    broken = (
        {**data, "past": [{**first, "turn": None}]},
        {**data, "past": [{**first, "answered": []}]},
        {**data, "past": [{**first, "answered": [["die"]] * len(first["found"])}]},
        {**data, "turn": "0"},
        {**data, "instead": ["AC01"]},
        {**data, "known": False, "holds": True},
    )
    for wrong in broken:
        with pytest.raises(SaveError, match="rest"):
            Rest.from_json(wrong)


def test_every_game_has_something_to_tell() -> None:
    assert all(from_box(name) for name in GAMES)


def test_what_a_bot_alone_may_know_is_no_secret_that_a_pencil_tells() -> None:
    """All look at what was told; a covered treasure that somebody has read for a bot is not said there."""
    seen = set()
    for seed in range(3):
        table = told_with_hands(seed)
        for entry, all_told in enumerate(table.heard()):
            for one in all_told:
                if one.asked == "treasure" and one.seat == 2:
                    treasure = next(card for card in table.state.setting.treasures if card.id == one.answer)
                    assert one.open == treasure.up, (entry, one)
                    seen.add(one.open)
                assert one.open or one.asked in ("treasure", "theft", "give")
    assert seen == {True, False}
