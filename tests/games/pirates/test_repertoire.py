"""The orders that a fleet could be given at all, and captains who draw theirs by lot."""

from __future__ import annotations

from random import Random
from typing import Any

from flibuste.core.agenda import advance, asking, play
from flibuste.core.events import MUTE, EventCollector
from flibuste.core.fate import OwnDice, luck_of
from flibuste.core.seat import Seat
from flibuste.games.pirates import GAME
from flibuste.games.pirates.mind import taste
from flibuste.games.pirates.state import Is, State
from flibuste.games.pirates.steps.turns.all_orders import ORDERS
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.steps.turns.repertoire import all_orders, repertoire

from .tables import at, island, ship, table

MOST = 400
"""Decisions of a game: more than most duels by lot take."""


def duel(seed: int, **chosen: Any) -> State:
    """One that is about to be set up."""
    options = {one.id: one.default for one in GAME.options} | chosen
    s = GAME.set_up([Seat("Anne"), Seat("Jack")], options, luck_of(seed))
    advance(s, OwnDice(s), MUTE)
    return s


def games(*seeds: int, **chosen: Any) -> Any:
    """Every state of these duels by lot in which somebody is asked, with the question."""
    for seed in seeds:
        s = duel(seed, **chosen)
        rng = Random(seed)
        for _ in range(MOST):
            step = asking(s)
            if step is None:
                break
            move = GAME.mind.draw(s, rng, 24)
            yield s, step, move
            play(s, move, OwnDice(s), MUTE)


def test_nothing_can_be_ordered_that_is_left_out() -> None:
    """CSG-ACT-01: what a fleet is never tried with is nothing that it could do."""
    tried = set[str]()
    for s, step, _ in games(1, 2, 3, mysterious="mixed", terrain=3):
        if not isinstance(step, Menu):
            continue
        chosen = repertoire(s, step.seat)
        tried |= {order.verb for order in chosen}
        for order in ORDERS:
            if order not in chosen:
                assert not order.moves(s, step.seat, Random(0), 6), order.verb
    assert len(tried) > 9


def test_what_is_drawn_by_lot_is_legal() -> None:
    """CSG-TRN-11: captains without any aim play by the rules; in a duel they sail, fire and pass."""
    verbs = set[str]()
    for s, step, move in games(5, 6, 7, 8):
        if isinstance(step, Menu):
            assert step.why_not(s, move) is None, move
            verbs.add(str(move[0]))
    assert verbs > {"sail", "shoot", "about", "explore", "pass"}


def test_taste_knows_the_orders() -> None:
    """CSG-ACT-01: captains have a taste for orders that there are; where one is rare, a sample seldom has it."""
    assert {*taste.RARE, *taste.OFTEN} <= {*all_orders(), "pass"}
    s = table([ship("RV-48", 0, at(300, 300)), ship("RV-48", 1, at(600, 200))])
    samples = [{move[0] for move in taste.orders(Menu(0), s, Random(seed), 24)} for seed in range(60)]
    assert 3 < sum("scuttle" in verbs for verbs in samples) < 20
    assert all("sail" in verbs for verbs in samples)


def leaver() -> State:
    """A raider that has to leave the enemy home where she lies."""
    home, other = island(300, 300, home=1), island(700, 700, home=0)
    raider = ship("RV-48", 0, at(300, 240), docked=0)
    s = table([raider, ship("RV-48", 1, at(600, 200))], [home, other])
    s.change(0, state=Is.RAIDED)
    s.today = s.today._replace(docked=((0, 0),))
    return s


def test_a_captain_who_must_leave_draws_a_way_out() -> None:
    """CSG-EFF-74: whoever has raided an enemy home leaves it before any other action; not even a pass is drawn."""
    s = leaver()
    moves = [taste.order_by_lot(Menu(0), s, Random(seed), 24) for seed in range(40)]
    assert {move[0] for move in moves} == {"about", "sail", "scuttle"}
    assert not [move for move in moves if Menu(0).why_not(s, move)]


def test_actions_are_not_tried_with_ships_that_have_had_theirs() -> None:
    """CSG-ACT-02: one each; what is free can still be ordered."""
    s = table([ship("RV-48", 0, at(300, 300)), ship("RV-48", 1, at(600, 200))])
    assert {"sail", "shoot", "scuttle"} <= {order.verb for order in repertoire(s, 0)}
    s.today = s.today._replace(acted=((0, "move"),))
    assert {"sail", "shoot", "scuttle"} & {order.verb for order in repertoire(s, 0)} == {"scuttle"}
    s.today = s.today._replace(extra=(0,))
    assert "sail" in {order.verb for order in repertoire(s, 0)}


def test_a_duel_by_lot_ends() -> None:
    """CSG-END-05, CSG-END-07: by itself; where nothing happens, after five turns in a row of each without an action."""
    for seed in range(4):
        s = duel(seed)
        told = EventCollector()
        rng = Random(seed)
        for _ in range(4 * MOST):
            step = asking(s)
            if step is None:
                break
            play(s, GAME.mind.draw(s, rng, 24), OwnDice(s), told)
        assert s.over
        assert GAME.result(s) is not None
        assert [event.key for event in told.events].count("pirates-over") == 1


def test_a_duel_ends_at_its_round_limit() -> None:
    """CSG-END-05: whoever sails to and fro all the time is told that the rounds are over."""
    s = duel(1, round_limit=20)
    told, rng = EventCollector(), Random(1)
    while asking(s) is not None:
        options = [move for move in GAME.mind.choices(s, rng, 24) if move[0] in ("about", "pass", "deploy", "ready")]
        move = next((move for move in options if move[0] == "about"), None)
        play(s, move or (options or GAME.mind.choices(s, rng, 24))[-1], OwnDice(s), told)
    assert (s.over, s.round) == ("CSG-END-05", 21)
    assert told.events[-1].key == "pirates-over"
    assert [event.args["round"] for event in told.events if event.key == "pirates-turn"][-1] == 20
