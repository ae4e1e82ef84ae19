"""What a captain foresees of an answer is what the rules then do."""

from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import Ask, advance, asking, play
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.core.seat import Seat
from flibuste.games.nassau import GAME
from flibuste.games.nassau.actions import barred, offered
from flibuste.games.nassau.cargo import Choose
from flibuste.games.nassau.fighting import SetUp
from flibuste.games.nassau.homeward import Campfire
from flibuste.games.nassau.sea_turn import AtSea, Sail
from flibuste.games.nassau.state import State
from flibuste.games.nassau.tokens import Dodge

SEATS = [Seat("Anne"), Seat("Bart"), Seat("Carla")]


def asked(s: State) -> Ask[State]:
    step = asking(s)
    assert step is not None
    return step


def met(kind: Any, games: int, most: int) -> list[State]:
    """Positions of random games in which such a step asks."""
    found: list[State] = []
    for seed in range(games):
        options = {one.id: one.default for one in GAME.options}
        s, rng = GAME.set_up(SEATS, options, seed), Random(seed)
        advance(s, OwnDice(s), MUTE)
        while len(found) < most and (step := asking(s)):
            if isinstance(step, kind):
                found.append(s.copy())
            play(s, rng.choice(step.moves(s)), OwnDice(s), MUTE)
    return found


@pytest.fixture(scope="module")
def fights() -> list[State]:
    return met(SetUp, 4, 30)


def test_a_fight_ends_as_often_as_foreseen(fights: list[State]) -> None:
    """NAS-FGT-15, NAS-FGT-17: the chances of points and of a defeat, where no rum stops a dodge."""
    assert len(fights) > 10
    for s in fights[::3]:
        step = asked(s)
        move = step.moves(s)[-1]
        ahead = GAME.preview(s, move, step.seat)
        runs, hits, downs = 150, 0, 0
        for luck in range(runs):
            world = s.copy()
            world.luck = luck * 7919 + 1
            before, tiles = world.players[step.seat].score, world.players[step.seat].defeated
            play(world, move, OwnDice(world), MUTE)
            while world.fight is not None and world.agenda:
                ask = asked(world)
                moves = ask.moves(world)
                play(world, ("crate",) if isinstance(ask, Dodge) else moves[0], OwnDice(world), MUTE)
            downs += world.players[step.seat].defeated != tiles
            hits += world.players[step.seat].score > before or world.players[step.seat].defeated != tiles
        sure = 4 * (0.25 / runs) ** 0.5
        assert abs(downs / runs - ahead["down"][0]) < sure
        assert ahead["hit"][0] >= ahead["down"][0]
        assert ahead["hit"][1] >= ahead["hit"][0] - 1e-9


def test_what_can_be_done_where_one_sails() -> None:
    """NAS-SEA-08: as it is offered once the boat is there."""
    for s in met((AtSea, Sail), 2, 40):
        step = asked(s)
        for move in step.moves(s):
            ahead = GAME.preview(s, move, step.seat)
            if ahead["kind"] != "sail" or move[0] == "compass":
                continue
            world = s.copy()
            play(world, move, OwnDice(world), MUTE)
            assert world.players[step.seat].standing == s.players[step.seat].standing - ahead["laid"]
            told = {tuple(act["move"][:2]): act["bar"] is None for act in ahead["acts"]}
            for act in offered(world, step.seat):
                if barred(world, step.seat, act) is None:
                    assert told[act[:2]] if act[0] != "dutchman" else any(key[0] == "dutchman" for key in told)


def test_the_campfire_scores_what_was_traced() -> None:
    """NAS-RET-12, NAS-RUL-22: the total that is told is the total that comes."""
    seen = met(Campfire, 12, 40)
    assert seen
    for s in seen:
        step = asked(s)
        assert isinstance(step, Campfire)
        for move in step.moves(s):
            traced = step.trace(s, move)
            world = s.copy()
            play(world, move, OwnDice(world), MUTE)
            assert traced["bar"] is None
            assert world.players[step.seat].score - s.players[step.seat].score == traced["total"]
        assert step.trace(s, ("tell", 0, 0))["total"] == 0
        assert step.trace(s, ("tell", 0)) is None


def test_a_load_is_traced_as_it_is_judged() -> None:
    """NAS-HLD-01, NAS-HLD-06."""
    seen = met(Choose, 6, 30)
    assert seen
    for s in seen:
        step = asked(s)
        assert isinstance(step, Choose)
        for move in step.moves(s):
            traced = step.trace(s, move)
            assert traced["fits"]
            assert traced["bar"] is None
        everything = step.trace(s, ("keep", 0, *(99,) * (len(step.moves(s)[0]) - 2)))
        assert not everything["fits"]
        assert everything["bar"] is not None
