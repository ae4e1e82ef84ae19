"""Pirates' forts by hand (docs/rules/pirates.md, 5.19)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import dist, isclose
from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.core.events import EventCollector
from flibuste.core.fate import OwnDice
from flibuste.games.pirates import GAME
from flibuste.games.pirates.ending import golds
from flibuste.games.pirates.questions.forts.standing_forts import feared_by_forts, flag_cannons, flags_of, fort_outline
from flibuste.games.pirates.questions.gunnery.aiming import Target, aim_at, battery, bonus
from flibuste.games.pirates.questions.sailing.berths import may_dock
from flibuste.games.pirates.questions.table.bodies import measure
from flibuste.games.pirates.questions.table.items import HELD
from flibuste.games.pirates.soundness import breaches_of
from flibuste.games.pirates.state import NOWHERE, Fort, Ship, State, Tile, Today
from flibuste.games.pirates.steps.forts.building_forts import BuildForts, looming
from flibuste.games.pirates.steps.forts.hits_ashore import HitFort
from flibuste.games.pirates.steps.gunnery.possible_shots import Firing
from flibuste.games.pirates.steps.gunnery.shoot_action import Shoot
from flibuste.games.pirates.steps.sailing.docking_at_forts import fits_out, rewards
from flibuste.games.pirates.steps.turns.fort_orders import FortRepair, Lookout
from flibuste.games.pirates.steps.turns.shooting_orders import FortShoot
from flibuste.games.pirates.view import view
from tests.games.pirates.tables import at, island, orders, plays, runs, ship, table

THREE = "RV-76"
PLAIN, PLUS, RESHOOT, LOOKOUT, SECOND, GHOSTS, FAR, NO_LONG, WALLS, DRYDOCK, REPAIRS, FEAR, CARGO = (
    "H-F1",
    "CC-047",
    "CC-063",
    "CC-064",
    "CC-091",
    "RV-022",
    "RV-038",
    "RV-045",
    "RV-065",
    "UNR-F1",
    "UNR-F2",
    "H-F4",
    "CC-031",
)


def fort(card: str, owner: int = 0, flags: int = -1, gold: tuple[int, ...] = ()) -> Fort:
    n = len(flags_of(card))
    coins = tuple(HELD.of(value, 0b11) for value in gold)
    return Fort(card, owner, 0, (1 << n) - 1 if flags < 0 else flags, tuple(range(n)), coins)


def stronghold(card: str, *ships: Ship, owner: int = 0, flags: int = -1, **more: Any) -> State:
    """Home islands of both, far off, and an island with a fort."""
    built = island(480, 480)._replace(fort=fort(card, owner, flags, more.pop("gold", ())), **more)
    return table(ships, [island(100, 900, home=0), island(900, 900, home=1), built])


# ---- building


def site(*coins: str, docked: int = 2, explored: int = 0b01, forts: tuple[str, ...] = (PLAIN,), **more: Any) -> State:
    wild = island(480, 480, "coin-2")._replace(explored=explored)
    homes = [island(100, 900, *coins, home=0), island(900, 900, home=1)]
    s = table([ship(THREE, 0, at(480, 400), docked=docked)], [*homes, wild], **more)
    s.forts = [forts, ()]
    return s


def built(s: State, card: str = PLAIN) -> tuple[Move, ...]:
    runs(s, BuildForts(0))
    step = asking(s)
    return tuple(move for move in step.moves(s) if move[0] == "build" and move[1] == card) if step else ()


def test_a_fort_is_built_at_the_end_of_a_turn() -> None:
    """CSG-FRT-01, CSG-FRT-02, CSG-FRT-04: with the cheapest coins that are enough, and what lies on the island."""
    s = site("coin-1", "coin-2", "coin-5")
    (move,) = built(s)
    assert move[4:11] == (1, 1, 0, 0, 0, 0, 0)
    plays(s, move)
    one = s.islands[2].fort
    assert one is not None
    assert sorted(HELD.item(held) for held in one.gold) == [1, 2, 2]
    assert [HELD.item(held) for held in s.islands[0].coins] == [5]
    assert (one.flags, one.order, s.islands[2].coins, s.forts[0]) == (0b1111, (0, 1, 2, 3), (), ())


@pytest.mark.parametrize("older", [False, True])
def test_loose_gold_pays_too(older: bool) -> None:
    """CSG-FRT-02, CSG-MYS-04: as little of it as can be, or as the player likes; in the fort it lies as coins that all
    see. A log of rules 1 replays without."""
    s = site("coin-2", coins=(0, 2, 0, 0, 0, 0, 0), pool=(0,) * 7)
    s.islands[0] = s.islands[0]._replace(loose=9)
    if older:
        GAME.older(s, 1)
        assert built(s) == ()
        return
    (move,) = built(s)
    assert move[4:12] == (0, 1, 0, 0, 0, 0, 0, 1)
    step = asking(s)
    assert step is not None
    assert step.ask(s).options[0].args["loose"] == 1
    assert step.why_not(s, (*move[:4], *[0] * 7, 10, *move[12:])) is not None, "there is no more"
    assert step.why_not(s, (*move[:4], *[0] * 7, 2, *move[12:])) is not None, "it is too little"
    before = golds(s)[0]
    plays(s, (*move[:4], *[0] * 7, 9, *move[12:]))
    one = s.islands[2].fort
    assert one is not None
    assert sorted(HELD.item(held) for held in one.gold) == [2, 2, 7]
    assert (s.islands[0].loose, golds(s)[0]) == (0, before + 2)
    assert view(s, 1)["coins"] == [0, 3, 0, 0, 0, 0, 1]
    assert "CSG-SET-29" not in [breach.rule for breach in breaches_of(s)]


@pytest.mark.parametrize(
    "more", [{"docked": -1}, {"explored": 0b10}, {"forts": ()}, {"forts": (PLAIN,), "coins": ("coin-2",)}]
)
def test_when_no_fort_can_be_built(more: dict[str, Any]) -> None:
    """CSG-FRT-01: a ship of one's own docked, the island explored, the gold at home, a fort left."""
    coins = more.pop("coins", ("coin-3",))
    assert built(site(*coins, **more)) == ()
    assert built(site("coin-3")) != ()


def test_the_order_of_the_flags_is_chosen() -> None:
    """CSG-FRT-03, CSG-FRT-05: and how it is turned; each flag at one place."""
    s = site("coin-3")
    (move,) = built(s)
    step = asking(s)
    assert step is not None
    assert step.why_not(s, (*move[:3], 90, *move[4:11], 1, 1, 2, 3)) is not None
    plays(s, (*move[:3], 90, *move[4:11], 4, 3, 2, 1))
    one = s.islands[2].fort
    assert one is not None
    assert (one.facing, one.order) == (90, (3, 2, 1, 0))
    first = flag_cannons(s, 2)[0]
    assert (first.letter, first.number) == ("L", 3)
    # eighteen millimetres to the east of the island's point
    assert [round(it) for it in first.at[0].point] == [498, 480]


def test_ships_of_others_are_docked_there_no_longer() -> None:
    """CSG-FRT-09, CSG-FRT-13"""
    s = site("coin-3")
    s.ships.append(ship(THREE, 1, at(480, 560, 180), docked=2))
    s.names = (*s.names, "1.RV-76")
    (move,) = built(s)
    plays(s, move)
    assert (s.ship(1).docked, s.ship(0).docked) == (-1, 2)
    assert not may_dock(s, 1, 2)


# ---- firing and being hit


def test_a_fort_fires_once_a_turn() -> None:
    """CSG-FRT-06: its flags are its cannons."""
    s = stronghold(PLAIN, ship("SM-PS-001", 0, at(545, 480)), ship(THREE, 1, at(560, 480)))
    assert FortShoot().moves(s, 0, Random(0), 9) == [("fort-shoot", 2)]
    orders(s, FortShoot(), ("fort-shoot", 2))
    plays(s, ("fire", "f2", "1.RV-76"), 1)
    assert FortShoot().moves(s, 0, Random(0), 9) == []
    s.today = Today()
    s.islands[2] = s.islands[2]._replace(fort=fort(PLAIN, flags=0))
    assert FortShoot().moves(s, 0, Random(0), 9) == []


def test_only_fog_is_in_the_way_of_a_fort() -> None:
    """CSG-GEO-28: neither ships nor islands are."""
    between = (ship("SM-PS-001", 0, at(530, 480)), ship("SM-PS-001", 1, at(518, 480)))
    s = stronghold(PLAIN, ship(THREE, 1, at(560, 480)), *between)
    s.islands.append(island(535, 480))
    assert "ship:0" in {shot.target.place for shot in Firing("fort:2").shots(s)}
    s.tiles.append(Tile("fog", at(535, 480)))
    assert "ship:0" not in {shot.target.place for shot in Firing("fort:2").shots(s)}


def test_the_body_of_a_fort() -> None:
    """CSG-GEO-10: an octagon of 22 mm round the point of its island; its flags stand at 18."""
    s = stronghold(PLAIN)
    middle = s.islands[2].pose.place
    points = fort_outline(s, 2).points
    assert len(points) == 8
    assert all(isclose(dist(middle, point), 22.0) for point in points)
    for facing, first in ((0, (480, 498)), (90, (498, 480))):
        standing = fort(PLAIN)._replace(facing=facing)
        s.islands[2] = s.islands[2]._replace(fort=standing)
        places = [gun.at[0].point for gun in flag_cannons(s, 2)]
        assert all(isclose(dist(middle, place), 18.0) for place in places)
        assert dist(places[0], first) < 0.01
        assert dist(places[0], places[2]) == pytest.approx(36.0)


def test_a_hit_takes_a_flag() -> None:
    """CSG-FRT-07: of its player's choice."""
    s = stronghold(PLAIN, owner=1)
    runs(s, HitFort(2))
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    plays(s, ("flag", "f3"))
    assert s.islands[2].fort is not None
    assert s.islands[2].fort.flags == 0b1011


def test_an_abandoned_fort_falls() -> None:
    """CSG-FRT-08, CSG-FRT-10: by the next hit; its gold lies on the island face down, which nobody has explored."""
    s = stronghold(PLAIN, owner=1, flags=0b1, gold=(2, 3), explored=0b11)
    runs(s, HitFort(2))
    assert s.islands[2].fort is not None
    runs(s, HitFort(2))
    one = s.islands[2]
    assert (one.fort, one.explored) == (None, 0)
    assert one.coins == (HELD.of(2), HELD.of(3))


def test_an_abandoned_fort_keeps_others_off() -> None:
    """CSG-FRT-11: and its gold counts for its builder; CSG-FRT-12: it is none of those that may be built again."""
    s = stronghold(PLAIN, ship(THREE, 0, at(480, 400)), owner=1, flags=0, gold=(2, 3))
    assert not may_dock(s, 0, 2)
    assert golds(s)[1] == 5
    runs(s, HitFort(2))
    assert may_dock(s, 0, 2)
    assert golds(s)[1] == 0
    assert s.forts == [(), ()]


def test_forts_are_targets() -> None:
    """CSG-SHT-03, CSG-FRT-07: of ships; the island under it is not in the way; FT_IMMUNE_L: not of L cannons."""
    shooter = ship("SM-ES-001", 0, at(545, 480))
    for card, letters in ((PLAIN, {"S", "L"}), (NO_LONG, {"S"})):
        s = stronghold(card, shooter, owner=1)
        found = {shot.gun.letter for shot in Firing("ship:0").shots(s)}
        assert found <= letters
        assert ("L" in found) == (card == PLAIN)


# ---- abilities of forts


def hits_needed(roll: int) -> int:
    s = stronghold(WALLS, ship(THREE, 0, at(545, 480)), owner=1)
    runs(s, Shoot(0, "ship:0"))
    plays(s, ("fire", "m2", "fort-2"), roll, 1)
    n = 0
    s.agenda.clear()
    while asking(s) is None:
        runs(s, HitFort(2))
        n += 1
    return n


@pytest.mark.parametrize("roll", [1, 4])
def test_walls_hold_until_the_roll_is_reached(roll: int) -> None:
    """CSG-FRT-14 (FT_WALLS): rolled at the first shot of a turn, hit or not."""
    assert hits_needed(roll) == roll


def test_a_docked_ship_helps_the_guns() -> None:
    """CSG-FRT-06 (FT_PLUS_DOCKED): +1, while a ship of one's own is docked there."""
    for docked, more in ((2, 1), (-1, 0)):
        s = stronghold(PLUS, ship(THREE, 0, at(480, 400), docked=docked), ship(THREE, 1, at(560, 480)))
        gun = battery(s, "fort:2")[0]
        assert bonus(s, "fort:2", gun, aim_at("fort:2", gun, Target("ship:1", 50.0))) == more


def test_a_fort_may_fire_a_cannon_again() -> None:
    """CSG-FRT-06 (FT_RESHOOT): once per turn."""
    s = stronghold(RESHOOT, ship(THREE, 1, at(560, 480)))
    orders(s, FortShoot(), ("fort-shoot", 2))
    plays(s, ("fire", "f1", "1.RV-76"), 1)
    plays(s, ("fire", "f2", "1.RV-76"), 1)
    plays(s, ("fire", "f1", "1.RV-76"), 1)
    step = asking(s)
    assert step is not None
    assert {move[1] for move in step.moves(s) if move[0] == "fire"} == {"f3", "f4", "f5"}


def test_one_flag_reaches_farther() -> None:
    """CSG-FRT-06 (FT_DOUBLE_RANGE_ONE): 2 L, number 2."""
    s = stronghold(FAR)
    guns = flag_cannons(s, 2)
    assert [(gun.letter, gun.number) for gun in guns].count(("2L", 2)) == 1
    assert measure(s, guns[0].letter) == 177.8


def test_a_hit_of_the_fort_may_take_cargo() -> None:
    """CSG-FRT-06 (FT_HIT_CARGO)"""
    s = stronghold(CARGO, ship(THREE, 1, at(560, 480), "coin-3", masts=0b1))
    orders(s, FortShoot(), ("fort-shoot", 2))
    plays(s, ("fire", "f1", "1.RV-76"), 6)
    plays(s, ("wreck-cargo",))
    assert s.ship(0).hold == ()


def test_a_drydock_mends_all_masts() -> None:
    """CSG-FRT-09 (FT_DRYDOCK)"""
    s = stronghold(DRYDOCK, ship(THREE, 0, at(480, 400), docked=2, masts=0b1))
    fits_out(s, 0, EventCollector())
    assert s.ship(0).masts == 0b111
    s = stronghold(PLAIN, ship(THREE, 0, at(480, 400), docked=2, masts=0b1))
    fits_out(s, 0, EventCollector())
    assert s.ship(0).masts == 0b1


def test_gold_brings_a_second_action() -> None:
    """CSG-FRT-09 (FT_SECOND_ACTION): four or more at once."""
    s = stronghold(SECOND, ship(THREE, 0, at(480, 400), docked=2))
    rewards(s, 0, 3, EventCollector())
    extra = [s.today.extra]
    rewards(s, 0, 4, EventCollector())
    assert [*extra, s.today.extra] == [(), (0,)]


def test_a_flag_is_raised_again() -> None:
    """CSG-FRT-06 (FT_REPAIR): in place of its shot; not when it is abandoned."""
    s = stronghold(REPAIRS, flags=0b00001)
    orders(s, FortRepair(), ("fort-repair", 2, "f4"))
    assert s.islands[2].fort is not None
    assert s.islands[2].fort.flags == 0b01001
    assert FortRepair().moves(s, 0, Random(0), 9) == []
    assert FortRepair().moves(stronghold(REPAIRS, flags=0), 0, Random(0), 9) == []


def test_forts_that_are_feared() -> None:
    """CSG-KW-FEA-01 (FT_FEAR): enemy ships within S."""
    near, far, own = ship(THREE, 1, at(540, 480)), ship(THREE, 1, at(700, 480)), ship(THREE, 0, at(420, 480))
    assert feared_by_forts(stronghold(FEAR, near, far, own), 0) == [0]
    assert feared_by_forts(stronghold(PLAIN, near), 0) == []


def test_a_lookout_sees_a_treasure_on_each_island() -> None:
    """CSG-ACT-07 (FT_LOOKOUT): the action of a docked ship; only her player sees them."""
    s = stronghold(LOOKOUT, ship(THREE, 0, at(480, 400), docked=2))
    s.islands += [island(800, 200, "coin-4", "coin-2"), island(200, 200, "coin")]
    emit = orders(s, Lookout(), ("lookout", "0.RV-76"), 0, 0, 5)
    assert [HELD.item(held) for held in s.islands[3].coins if HELD.by(held, 0)] == [4]
    assert s.islands[4].coins == (HELD.of(5, 0b01),)
    assert [event.seen_by for event in emit.events if event.key == "pirates-sees"] == [(0,), (0,)]
    assert s.today.acted == ((0, "lookout"),)


def test_that_a_lookout_has_looked_is_told_to_all() -> None:
    """CSG-FRT-06, CSG-INF-03: what it changes for those who see none of it comes with what they are told."""
    s = stronghold(LOOKOUT, ship(THREE, 0, at(480, 400), docked=2))
    s.islands += [island(800, 200, "coin", "coin"), island(200, 200, "coin")]
    emit = EventCollector(partial(view, s), [None])
    Lookout().play(s, 0, ("lookout", "0.RV-76"), OwnDice(s), emit)
    assert emit.views[None] == view(s, None)


def test_a_fort_that_another_may_soon_build_is_told() -> None:
    """CSG-FRT-04: with a ship at an island with treasure, and gold enough at home for a fort that was named; of more
    than two players nobody knows the gold."""
    islands = [island(100, 100, home=0), island(900, 900, "coin-5", home=1), island(500, 500, "coin", "coin")]
    s = table([ship(THREE, 1, at(500, 430), docked=2)], islands, forts=[(), (PLAIN,)])
    assert looming(s, 0) == [(1, 2)]
    assert looming(s, 1) == []
    assert looming(replace(s, forts=[(), ()]), 0) == []
    s.change(0, docked=NOWHERE)
    assert looming(s, 0) == []
