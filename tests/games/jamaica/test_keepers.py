"""Real hands at a real table: the app plays in a world that may be, and nobody notices."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.core.agenda import asking
from flibuste.core.atoms import Atom
from flibuste.core.faults import InputNeeded, SaveError, SetupError, Untold
from flibuste.games.jamaica.state import CARD, State, slot
from flibuste.table import Seat, Table
from tests.games.jamaica.side_by_side import FROM, Beside, beside, playing

ANNE, JACK, MARY = Seat("Anne", keeps=True), Seat("Jack", keeps=True), Seat("Mary", "easy")


@pytest.mark.parametrize("seed", [*range(13), 5053, 7037, 7057])
def test_side_by_side_nobody_notices_which_game_it_is(seed: int) -> None:
    """No move that is truly made is refused because of a stand-in, and no view, event, question or option shows one:
    with other stand-ins they are the same."""
    game = beside(seed)
    for _ in playing(game, seed):
        pass
    assert game.true.result == game.box.result
    assert Table.load(game.box.save()).position() == game.box.position()
    assert not any(asked == "draw" and seat in game.keepers for asked, seat in game.asked)


@pytest.mark.parametrize("seed", [3, 8])
def test_two_with_the_ghost_ship(seed: int) -> None:
    """JAM-GHOST-12: what it holds unseen makes room when it is stolen and looked at."""
    for keepers in ([0], [0, 1]):
        for crew in (False, True):
            game = Beside(2, keepers, {"crew": crew}, seed)
            for _ in playing(game, seed):
                pass


def table(*seats: Seat, **options: Any) -> Table:
    return Table.new("jamaica", seats or (ANNE, JACK, MARY), options, 5, box=["die", "combat", "treasure"])


def play(table: Table, move: tuple[Atom, ...], rng: Random) -> list[str]:
    """Plays, and tells anything that may be; what was asked."""
    found: list[Atom] = []
    asked: list[str] = []
    while True:
        try:
            table.play(move, found)
        except InputNeeded as wanted:
            asked.append(wanted.asked)
            found.append(rng.choice(wanted.faces))
        except Untold:
            # out of a hand that the question does not give away
            found.pop()
        else:
            return asked


def finished(seed: int, *seats: Seat, **options: Any) -> Table:
    """A whole game, told at random."""
    game, rng = table(*seats, **options), Random(seed)
    while step := asking(game.state):
        play(game, rng.choice(step.moves(game.state)), rng)
        assert game.game.breaches(game.state) == []
    return game


def test_no_curtain_falls_for_who_holds_real_cards() -> None:
    """JAM-PHONE-01: the hand is on the real table; of it the app shows only what lies open."""
    game, rng = table(), Random(1)
    while step := asking(game.state):
        assert game.viewer(game.decision) is None
        assert game.witness is None
        assert game.view(0) == game.view(1) == game.view(None)
        if type(step).__name__ == "Choose" and step.seat < 2:
            assert game.decision is not None
            assert [option.move for option in game.decision.options] == [("card", "?")]
            assert (game.decision.secret, game.decision.open) == (False, True)
        play(game, rng.choice(step.moves(game.state)), rng)


def test_a_card_is_named_when_it_is_turned_up() -> None:
    """JAM-FLOW-04: any card that does not lie with the discards; the captain of the app is asked nothing."""
    game, rng, turned_up = table(), Random(2), 0
    while turned_up < 30 and (step := asking(game.state)):
        state: State = game.state
        move = rng.choice(step.moves(state))
        try:
            game.copy().play(move)
        except InputNeeded as wanted:
            asked, seat, faces = wanted.asked, wanted.seat, wanted.faces
        else:
            asked, seat, faces = "", None, ()
        if asked == "reveal":
            turned_up += 1
            assert seat in (0, 1)
            assert len(faces) == 11 - len(state.discard[seat])
        play(game, move, rng)
    assert turned_up == 30


def test_what_is_covered_is_told_before_the_score() -> None:
    """JAM-SCORE-06: and the story keeps quiet about what only stood in."""
    desk = Desk()

    def call(**request: Any) -> Any:
        return json.loads(desk.call(json.dumps({"table": "t", **request})))

    told = 0
    for seed in range(6):
        game = finished(seed)
        told += sum(heard.asked == "unveil" for all_told in game.heard() for heard in all_told)
        call(op="open", save=game.save())
        chapters = call(op="story")["chapters"]
        assert all(chapter["standing"] is None for chapter in chapters[:-1])
        assert chapters[-1]["standing"] == call(op="open", save=game.save())["table"]["result"]["totals"]
        assert not any(chapter["entry"]["found"] for chapter in chapters[1:])
    assert told


def test_there_are_no_hints_about_a_hand_that_nobody_knows() -> None:
    desk = Desk()

    def call(**request: Any) -> Any:
        return json.loads(desk.call(json.dumps({"table": "t", **request})))

    assert call(op="open", save=table(ANNE, JACK, Seat("Mary")).save())["ok"]
    assert call(op="think", level="hard")["error"]["kind"] == "request"
    assert call(op="look", seat=0)["error"]["kind"] == "request"
    assert call(op="look", seat=2)["ok"]
    assert set(call(op="foresight")["foresight"].values()) <= {None}


def test_only_people_with_a_box_hold_real_cards() -> None:
    """And only in games where the app knows how to do without."""
    for seats, game, box in (
        ([ANNE, JACK, MARY], "jamaica", None),
        ([ANNE, JACK, Seat("Mary", "easy", keeps=True)], "jamaica", ["die"]),
        ([ANNE, JACK, Seat("Mary")], "buccaneer", ["ship"]),
    ):
        with pytest.raises(SetupError, match="hold real cards"):
            Table.new(game, seats, box=box)
    save = table().save()
    assert save["seats"][0]["keeps"] is True
    assert "keeps" not in save["seats"][2]
    with pytest.raises(SaveError):
        Table.load({**save, "seats": [{**save["seats"][0], "keeps": "yes"}, *save["seats"][1:]]})


def test_out_of_a_hand_of_the_app_only_what_is_there_is_taken() -> None:
    """JAM-WIN-04: the question lists what may be there, so that it does not give the hand away."""
    from flibuste.core.box import Box, PhysicalFate
    from flibuste.games.jamaica.keepers import picked

    state: State = table().state.copy()
    state.down[2] = (slot(5, 0b100), slot(6, 0b100))
    state.unseen &= ~(1 << 5 | 1 << 6)
    state.pile -= 2
    box = Box.of(table().game.sources, FROM, [0, 1])
    names = [card.id for card in state.setting.treasures]
    with pytest.raises(InputNeeded) as asked:
        picked(state.copy(), 0, 2, 1, PhysicalFate(state.copy(), box, []))
    assert {names[5], names[6]} < {*asked.value.faces}
    for card in (5, 6):
        taken = picked(s := state.copy(), 0, 2, 1, PhysicalFate(s, box, [names[card]]))
        assert [held & CARD for held in taken] == [card]
    with pytest.raises(Untold):
        picked(state.copy(), 0, 2, 1, PhysicalFate(state.copy(), box, [names[7]]))


def test_what_was_told_of_real_hands_is_put_right() -> None:
    """By its face, where nobody has told more; put right and made again it is the same game."""
    game, rng = finished(3), Random(3)
    save, held = game.save(), 0
    slips = [(i, one) for i, told in enumerate(game.heard()) for one in told if one.asked in ("reveal", "treasure")]
    for entry, one in rng.sample(slips, len(slips)):
        if held == 3:
            break
        other = rng.choice([face for face in one.faces if face != one.answer])
        if game.amend(entry, one.at, other) is None and len(game.log) == len(save["log"]):
            held += 1
            assert game.amend(entry, one.at, one.answer) is None
            assert [[h.answer for h in told] for told in game.heard()] == [
                [h.answer for h in told] for told in Table.load(save).heard()
            ]
        game = Table.load(save)
    assert held
