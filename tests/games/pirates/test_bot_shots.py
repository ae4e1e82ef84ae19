"""How the bots fire (docs/rules/pirates.md, 12.1)."""

from __future__ import annotations

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.games.pirates.mind import PiratesMind
from flibuste.games.pirates.mind.clashes import tow
from flibuste.games.pirates.mind.desk import Desk
from flibuste.games.pirates.mind.gunnery import best_volley, hit_worth
from flibuste.games.pirates.mind.weights import SKILLED
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.gunnery.possible_shots import Firing
from flibuste.games.pirates.steps.gunnery.shoot_action import Volley
from flibuste.games.pirates.steps.turns.menu import Menu
from tests.games.pirates.tables import at, island, plays, ship, table
from tests.games.pirates.test_shots import THREE, abeam, duel, here

HOMES = (island(480, 100, home=0), island(480, 900, home=1))


def best(s: State) -> Move:
    step = asking(s)
    assert isinstance(step, Volley)
    moves = step.moves(s)
    return max(zip(PiratesMind().prior(s, moves), moves, strict=True))[1]


def test_the_worst_cannon_fires_first() -> None:
    """CSG-BOT-06: so that the best ones still choose when the target has lost its masts."""
    s = duel(here(), abeam(20), HOMES)
    order = list[str]()
    while isinstance(asking(s), Volley) and (move := best(s))[0] == "fire":
        order.append(str(move[1]))
        plays(s, move, 1)
    assert order[-1] == "m2", "its 3 is better than the others' 4"
    assert {*order} == {"m1", "m2", "m3"}


def test_the_target_with_the_highest_gain_is_fired_at() -> None:
    """CSG-BOT-06: a laden ship rather than an empty one of the same kind."""
    west = ship(THREE, 1, at(480 - 37, 480), "coin-6", "coin-6")
    s = table([here(), abeam(20), west], HOMES)
    s.agenda.append(Volley(0, Firing("ship:0")))
    assert best(s)[2] == "1.RV-76#2"


def test_a_prize_that_can_be_towed_is_not_sunk() -> None:
    """CSG-BOT-06: it fires no more at a derelict with gold aboard; where nobody can take it along it does."""
    prize = abeam(20, THREE, "coin-6", "coin-6", masts=0)
    s = table([here(), prize], HOMES)
    s.agenda.append(Volley(0, Firing("ship:0", fired=("m1",))))
    assert best(s) == ("cease",)
    far = table([here(), prize, ship(THREE, 0, at(900, 900))], HOMES)
    far.change(0, tows=2)
    far.agenda.append(Volley(0, Firing("ship:0", fired=("m1",))))
    assert best(far)[0] == "fire"


def test_no_more_is_hoped_for_than_there_are_masts() -> None:
    """CSG-BOT-06: three cannons at a ship with one mast left take one."""
    s = table([here(), abeam(20, masts=1)], HOMES)
    desk = Desk(s, SKILLED)
    assert 0 < best_volley(desk, 0, "ship:0") <= hit_worth(desk, 0, "ship:1")


def test_a_prize_is_rather_taken_than_shot_at_again() -> None:
    """CSG-TOW-01: she is worth more in tow than her last mast is."""
    s = table([here(), abeam(20, masts=0)], HOMES)
    desk = Desk(s, SKILLED)
    assert tow(desk, 0, 1) > max(0.0, hit_worth(desk, 0, "ship:1"))


def test_no_action_goes_up_in_smoke() -> None:
    """CSG-SPS-04, CSG-BOT-06: with no enemy in range she sails on rather than lie there and lay smoke."""
    s = table([here(THREE, "GEN-smokepot@america"), abeam(400)], HOMES)
    s.agenda.append(Menu(0))
    shoot, wait = ("shoot", s.names[0]), ("pass",)
    assert Menu(0).why_not(s, shoot) is None
    assert PiratesMind().prior(s, [shoot])[0] < PiratesMind().prior(s, [wait])[0]
    fired = table([here(THREE, "GEN-smokepot@america"), abeam(400)], HOMES)
    fired.agenda.append(Volley(0, Firing("ship:0", fired=("m1",))))
    assert best(fired) == ("cease",)
