"""Pirates' marines by hand (docs/rules/pirates.md, 5.13)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.gunnery.aiming import Target, aim_at, battery, bonus
from flibuste.games.pirates.questions.gunnery.marines import Post, leaves_post, post_fired, takes_post
from flibuste.games.pirates.questions.sailing.move_list import why_not_move
from flibuste.games.pirates.questions.table.items import HELD, item_named, things
from flibuste.games.pirates.state import Is, Ship, State, Today
from flibuste.games.pirates.steps.cargo.island_transfers import Transfer
from flibuste.games.pirates.steps.forts.hits_ashore import HitMarine
from flibuste.games.pirates.steps.gunnery.possible_shots import Firing
from flibuste.games.pirates.steps.turns.shooting_orders import MarineShoot
from tests.games.pirates.tables import at, island, keys, orders, plays, runs, ship, table

THREE = "RV-76"
MARINE = "RV-35"
"""English; +1 against America."""


def landed(owner: int = 0, *ships: Ship) -> State:
    """A marine ashore, put there from a ship south of the island."""
    s = table([ship("SM-ES-001", owner, at(480, 400)), *ships], [island(480, 480), island(900, 900, home=1)])
    held = HELD.of(item_named(MARINE), 0b11)
    s.islands[0] = s.islands[0]._replace(ashore=((owner, held),))
    takes_post(s, 0, 0, item_named(MARINE))
    return s


def test_a_marine_fires_from_any_mast() -> None:
    """CSG-KW-MAR-01: one shot, S 2, once per own turn; from a derelict too, and without an action of his ship."""
    s = table([ship("SM-ES-001", 0, at(480, 480), MARINE, masts=0), ship(THREE, 1, at(540, 480))])
    move = ("marine", MARINE, "0.SM-ES-001")
    assert MarineShoot().moves(s, 0, Random(0), 9) == [move]
    orders(s, MarineShoot(), move)
    emit = plays(s, ("fire", "marine", "1.RV-76"), 1)
    assert keys(emit)[0] == "pirates-revealed"
    assert (s.today.acted, MarineShoot().moves(s, 0, Random(0), 9), asking(s)) == ((), [], None)


@pytest.mark.parametrize("more", [{"lost": 0}, {"state": Is.SUBMERGED}])
def test_when_a_marine_cannot_fire(more: dict[str, Any]) -> None:
    """CSG-KW-MAR-01: not from a ship that is lost or submerged, nor under another flag."""
    s = table([ship("SM-ES-001", 0, at(480, 480), MARINE, **more), ship(THREE, 1, at(540, 480))])
    assert MarineShoot().moves(s, 0, Random(0), 9) == []
    s = table([ship("BC-18", 0, at(480, 480), MARINE), ship(THREE, 1, at(540, 480))])
    assert MarineShoot().moves(s, 0, Random(0), 9) == []


def test_a_marine_has_his_own_bonus() -> None:
    """CSG-EFF-101, CSG-KW-MAR-04: those of the ship do not apply."""
    s = table(
        [ship("SM-ES-001", 0, at(480, 480), MARINE), ship(THREE, 1, at(540, 480)), ship("BC-18", 1, at(400, 480))]
    )
    shooter = f"aboard:0:{item_named(MARINE)}"
    gun = battery(s, shooter)[0]
    found = [bonus(s, shooter, gun, aim_at(shooter, gun, Target(f"ship:{n}", 30.0))) for n in (1, 2)]
    assert found == [1, 0]


def test_a_marine_ashore_stands_at_a_point() -> None:
    """CSG-KW-MAR-02: of the outline, the one nearest to the bow; he fires and is hit there."""
    s = landed(0, ship(THREE, 1, at(480, 380, 90)))
    ((seat, item, x, y),) = s.islands[0].posts
    assert (seat, item) == (0, item_named(MARINE))
    assert y < 48_000
    assert abs(x - 48_000) < 1_000
    s.ships[0] = None
    move = ("marine", MARINE, 0)
    orders(s, MarineShoot(), move)
    plays(s, ("fire", "marine", "1.RV-76"), 1)
    enemy = landed(1)
    enemy.ships.append(ship(THREE, 0, at(480, 390, 90)))
    enemy.names = (*enemy.names, "0.RV-76")
    enemy.ships[0] = None
    assert {shot.target.place for shot in Firing("ship:1").shots(enemy)} == {f"ashore:0:1:{item_named(MARINE)}"}


def test_two_hits_of_a_turn_eliminate_a_marine() -> None:
    """CSG-KW-MAR-03: one has no effect."""
    s = landed(1)
    left = list[tuple[int, int]]()
    for turn in (1, 2, 2):
        if turn == 2 and len(left) == 1:
            s.today = Today()
        runs(s, HitMarine(0, 1, item_named(MARINE), 0))
        left.append((len(s.islands[0].posts), len(s.islands[0].ashore)))
    assert left == [(1, 1), (1, 1), (0, 0)]


def test_two_marines_of_one_card_are_hit_each_for_himself() -> None:
    """CSG-KW-MAR-02, CSG-KW-MAR-03: each is a target where he stands; whoever goes leaves the other unhurt."""
    s = landed(1, ship(THREE, 0, at(480, 390, 90)))
    s.islands[0] = s.islands[0]._replace(ashore=s.islands[0].ashore * 2)
    takes_post(s, 0, 0, item_named(MARINE))
    s.ships[0] = None
    shots = [(shot.gun.name, shot.target.place) for shot in Firing("ship:1").shots(s)]
    first = Post(0, 1, item_named(MARINE))
    second = first._replace(nth=1)
    assert {where for _, where in shots} == {first.text, second.text}
    assert len(shots) == len({*shots})
    left = list[int]()
    for nth in (0, 1, 1, 0):
        runs(s, HitMarine(0, 1, item_named(MARINE), 0, nth))
        left.append(len(s.islands[0].posts))
    # the one who is left has come first: what has hit him still counts
    assert left == [2, 2, 1, 0]


def test_one_who_stands_behind_another_of_his_card_is_hit_and_fires_from_his_own_place() -> None:
    """CSG-KW-MAR-02: two of one card at two ends of an island, and an enemy near the second alone."""
    s = landed(0, ship(THREE, 1, at(480, 570, 270)))
    s.islands[0] = s.islands[0]._replace(ashore=s.islands[0].ashore * 2)
    s.change(0, pose=at(480, 560, 270))
    takes_post(s, 0, 0, item_named(MARINE))
    s.ships[0] = None
    second = Post(0, 0, item_named(MARINE), 1)
    assert {shot.target.place for shot in Firing("ship:1").shots(s)} == {second.text}
    move = ("marine", MARINE, 0, 2)
    assert MarineShoot().moves(s, 0, Random(0), 9) == [move]
    orders(s, MarineShoot(), move)
    plays(s, ("fire", "marine", "1.RV-76"), 1)
    assert post_fired(s, second)
    assert not post_fired(s, second._replace(nth=0))
    # whoever came later moves up, and has fired still
    leaves_post(s, second._replace(nth=0))
    assert post_fired(s, second._replace(nth=0))
    assert not post_fired(s, second)


def test_wolves_are_shot_at_by_marines() -> None:
    """CSG-UNT-06, UT_WOLVES: and by musketeers, no other cannon; a hit removes them."""
    from flibuste.games.pirates.questions.abilities.treasures import Wolves

    (wolves,) = Wolves.items()
    s = table([ship("SM-ES-001", 0, at(530, 480), MARINE)], [island(480, 480)])
    s.islands[0] = s.islands[0]._replace(coins=(HELD.of(wolves, 0b11),))
    assert not list(Firing("ship:0").shots(s))
    orders(s, MarineShoot(), ("marine", MARINE, "0.SM-ES-001"))
    plays(s, ("fire", "marine", "token-0"), 3)
    assert s.islands[0].coins == ()
    s.islands[0] = s.islands[0]._replace(coins=(HELD.of(wolves, 0b11),))
    s.ships[0] = ship("SM-ES-001", 0, at(530, 480), "GEN-musketeer@england")
    assert {shot.gun.name for shot in Firing("ship:0").shots(s)} == {"x1"}


def test_a_ship_stays_after_a_marine_has_fired() -> None:
    """CSG-KW-MAR-05: he fires after all her movement of this turn."""
    s = table([ship("SM-ES-001", 0, at(480, 480), MARINE), ship(THREE, 1, at(540, 480))])
    assert why_not_move(s, 0) is None
    orders(s, MarineShoot(), ("marine", MARINE, "0.SM-ES-001"))
    plays(s, ("fire", "marine", "1.RV-76"), 1)
    bar = why_not_move(s, 0)
    assert bar is not None
    assert bar.rule == "CSG-KW-MAR-05"


def fires(s: State, where: int | str) -> None:
    orders(s, MarineShoot(), ("marine", MARINE, where))
    plays(s, ("fire", "marine", s.names[-1]), 1)


def may_fire(s: State) -> list[Any]:
    """Where a marine may fire from."""
    return [move[2] for move in MarineShoot().moves(s, 0, Random(0), 9)]


def test_each_marine_of_a_card_fires_once() -> None:
    """CSG-KW-MAR-01, CSG-KW-MAR-04: where a fleet may have a name twice (CSG-FLT-04), two on a ship and one on another
    are three shots."""
    mine = [ship("SM-ES-001", 0, at(480, 480), MARINE, MARINE), ship("SM-ES-001", 0, at(600, 480), MARINE)]
    s = table([*mine, ship(THREE, 1, at(540, 480))])
    one, two = s.names[:2]
    found = [may_fire(s)]
    for where in (one, two, one):
        fires(s, where)
        found.append(may_fire(s))
    assert found == [[one, two], [one, two], [one], []]


def test_a_marine_who_has_fired_does_not_fire_again_elsewhere() -> None:
    """CSG-KW-MAR-01: ashore, aboard again, or on another ship; the other of his card still does."""
    mine = [ship("SM-ES-001", 0, at(480, 480), MARINE, docked=0), ship("SM-ES-001", 0, at(600, 480), docked=0)]
    s = table([*mine, ship(THREE, 1, at(540, 480))], [island(480, 600), island(900, 900, home=1)])
    one, two = s.names[:2]
    fires(s, one)
    s.agenda.append(Transfer(0, 0))
    plays(s, ("over", MARINE, two))
    assert (may_fire(s), things(s.ship(1).hold)) == ([], (item_named(MARINE),))
    s.change(0, hold=(HELD.of(item_named(MARINE), 0b01),))
    assert may_fire(s) == [one]
    s.agenda = [Transfer(0, 1)]
    plays(s, ("ashore", MARINE))
    assert s.islands[0].posts
    assert may_fire(s) == [one]
    plays(s, ("aboard", MARINE))
    assert may_fire(s) == [one]
