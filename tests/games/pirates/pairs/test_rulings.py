"""Pairs of codes on which the books are silent, played as they were ruled."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking, play
from flibuste.core.atoms import Move
from flibuste.core.events import EventCollector
from flibuste.games.pirates.questions.abilities.ability import Aim
from flibuste.games.pirates.questions.gunnery.aiming import battery, bonus
from flibuste.games.pirates.questions.gunnery.hit_rolls import Gun
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.berths import may_dock
from flibuste.games.pirates.questions.sailing.move_list import move_list
from flibuste.games.pirates.questions.sailing.towing import may_tow
from flibuste.games.pirates.questions.table.bodies import distance_to_island, hull, measure
from flibuste.games.pirates.questions.table.items import things
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.state import Is, State, Way
from flibuste.games.pirates.steps.abilities.ailments import spread
from flibuste.games.pirates.steps.basics.cancelling import Cancel
from flibuste.games.pirates.steps.boarding.boarding_from_afar import BoardAfar
from flibuste.games.pirates.steps.boarding.bow_contact import Ram
from flibuste.games.pirates.steps.boarding.thefts import Steal
from flibuste.games.pirates.steps.cargo.homecoming import Claim, Claimed
from flibuste.games.pirates.steps.damage.sinking import Sink
from flibuste.games.pirates.steps.damage.special_shots import Charge
from flibuste.games.pirates.steps.damage.treacheries import Spring
from flibuste.games.pirates.steps.gunnery.broadsides_and_breaths import (
    Broadside,
    BroadsideLands,
    SwoopLands,
    broadside_guns,
)
from flibuste.games.pirates.steps.gunnery.hits import Hit
from flibuste.games.pirates.steps.gunnery.possible_shots import Firing
from flibuste.games.pirates.steps.gunnery.shoot_action import Lands, Volley
from flibuste.games.pirates.steps.turns.extra_actions import Luck, Repeat, Trade, Yield
from flibuste.games.pirates.steps.turns.extra_actions import Steady as Aid
from flibuste.games.pirates.steps.turns.hexes import hexable
from flibuste.games.pirates.steps.turns.showing_uniques import Show
from flibuste.games.pirates.tables import FORTS
from tests.games.pirates.tables import at, orders

from .functions import facts
from .laid import FORT, HOME, HOSTILE, MATE, Policy, Steady, contents, docked_where, lay, mates, settled

RAIDER_EX_PATRIOT = "MI-26"
"""Yeshaji Angria, who makes every ship of his a Mercenary and docks at enemy homes."""
MERCENARY, PLAGUE, METAL, SCOPE, REBORN = "UT_MERCENARY", "UT_PLAGUE", "UT_METAL", "UT_SCOPE", "UT_REBORN"


def _willing_for(what: str) -> Policy:
    """Of pieces one of this kind; otherwise the first thing that is offered."""

    def answer(step: Any, moves: list[Move]) -> Move:
        return next((move for move in moves if str(move[-1]).startswith(what)), moves[0])

    return answer


def _no_more_of(gun: str) -> Policy:
    """This cannon as long as it fires, and no other."""

    def answer(step: Any, moves: list[Move]) -> Move:
        return next((move for move in moves if move[:2] == ("fire", gun)), moves[-1])

    return answer


def masts(s: State, number: int) -> int:
    return s.ship(number).masts.bit_count()


def test_a_mercenary_raids_by_his_own_card() -> None:
    """CSG-R-75, CSG-KW-MER-01, CSG-EFF-74: at enemy homes, not at her own; so by UT_MARQUE."""
    s = lay(mine_hold=(RAIDER_EX_PATRIOT,))
    assert [may_dock(s, 0, i) for i in (HOME, HOSTILE)] == [False, True]
    s = lay(("mercenary", "UT_MARQUE"))
    assert [may_dock(s, 0, i) for i in (HOME, HOSTILE)] == [False, True]
    s = lay(("mercenary",))
    assert [may_dock(s, 0, i) for i in (HOME, HOSTILE)] == [False, False]


@pytest.mark.parametrize("code", [MERCENARY, PLAGUE, "mercenary", "ex_patriot"])
def test_who_may_not_dock_is_laid_off_her_home(code: str) -> None:
    """CSG-R-76, CSG-EFF-75: reborn, and as a derelict that is claimed."""
    s = lay((), (code, REBORN), hold=(MATE,))
    settled(s, Sink(1, 0, "hit", 0))
    assert docked_where(s, 1) == "at sea"
    assert distance_to_island(s, 1, HOSTILE) == pytest.approx(measure(s, "S"), abs=0.5)
    s = lay(("CLAIM_DERELICT",), (code,), 0)
    s.change(1, masts=0)
    settled(s, Claimed(0, 1))
    assert (docked_where(s, 0), docked_where(s, 1), s.ship(1).owner) == ("home", "at sea", 0)


@pytest.mark.parametrize("code", [MERCENARY, PLAGUE, "mercenary", "ex_patriot"])
def test_who_may_not_dock_at_home_claims_nothing(code: str) -> None:
    """CSG-R-76, CSG-EFF-75."""
    assert "claim derelict" in facts("actions", ("CLAIM_DERELICT",), ())
    assert "claim derelict" not in facts("actions", ("CLAIM_DERELICT", code), ())


def test_only_a_six_hits_metal() -> None:
    """CSG-R-77, UT_METAL: by a broadside, a swoop or a breath; the scope, which rolls nothing, is not for her."""
    for face, lost in ((5, 0), (6, 1)):
        s = lay(("broadsides",), (METAL,), 30)
        settled(s, BroadsideLands(0, 0, "ship:1", 1, 4), face=face)
        s.die = face
        before = masts(s, 1)
        settled(s, BroadsideLands(0, 0, "ship:1", 1, 4))
        assert (masts(s, 1) < before) == bool(lost)
    s = lay(("sea_dragon",), (METAL,), 30)
    s.die = 5
    settled(s, SwoopLands(0, 0, 1))
    assert masts(s, 1) == 4
    assert facts("roll", ("BREATH:fire",), (METAL,))["breath"] == 6
    for codes, offered in (((), True), ((METAL,), False)):
        s = lay((SCOPE,), codes, 30)
        moves = Volley(0, Firing("ship:0")).moves(s)
        assert any(move[-1] == "scope" for move in moves) == offered


def test_the_screw_takes_the_move_of_poseidon_twice() -> None:
    """CSG-R-78, CSG-MOV-01: L and S, as often as there are masts, and all of it twice; no helmsman adds to it."""
    s = lay(("MOVE_ADD",))
    cast(s, 0, "poseidon")
    assert sorted(move_list(Afloat(s, 0))) == ["L"] * 4 + ["S"] * 4
    cast(s, 0, "screw")
    assert sorted(move_list(Afloat(s, 0))) == ["L"] * 8 + ["S"] * 8


def test_abilities_add_nothing_against_holy_water() -> None:
    """CSG-R-79, UT_HOLY: to a ram, a boarding party and a shot; the plain one remains."""
    for codes, crew, left in (((), 1, 2), (("UT_HOLY",), 2, 3)):
        s = lay(("RAM_LOSS:mast", "PICK_MAST"), codes, 0, hold=(MATE, "GEN-chainshot@england"))
        s.way = Way(0)
        _, _, asked = settled(s, Ram(0, 1), face=6, policy=lambda step, moves: moves[-1])
        assert (mates(s, 1), masts(s, 1)) == (crew, left)
        assert "PickMast" in asked
    assert facts("boarding", ("BOARD_KILL_ALL",), ("UT_HOLY",)) == facts("boarding", (), ("UT_HOLY",))
    assert facts("boarding", ("BOARD_MAST",), ("UT_HOLY",))["masts taken"] == 0
    for shot, gun, burning in (("SHOT_FIRE", "m1", 0), ("SHOT_FIRE", "b", 1), ("SHOT_EXPLODE", "m1", 0)):
        s = lay((), ("UT_HOLY",), 30)
        settled(s, Hit("ship:1", 0, "ship:0", gun, 3, shot))
        assert (s.ship(1).fire.bit_count(), masts(s, 1)) == (burning, 4)


def test_holy_water_keeps_off_claims_and_plague() -> None:
    """CSG-R-79, CSG-EFF-75, CSG-UNT-06: of an enemy; from a ship of one's own the Plague comes."""
    assert "claim derelict" not in facts("actions", ("CLAIM_DERELICT",), ("UT_HOLY",))
    for codes, owner, sick in (((), 0, True), (("UT_HOLY",), 0, False), (("UT_HOLY",), 1, True)):
        s = lay((PLAGUE,), codes, 0, hold=(MATE,))
        s.change(0, owner=owner)
        spread(s, 0, EventCollector())
        assert (mates(s, 1) == 0) == sick


@pytest.mark.parametrize(("codes", "coins"), [((), 0), (("UT_HOLY",), 1)])
def test_holy_water_keeps_forts_off_the_cargo(codes: tuple[str, ...], coins: int) -> None:
    """CSG-R-79, CSG-FRT-14: FT_HIT_CARGO."""
    s = lay((), codes, 30, hold=("coin-2",))
    fort = s.islands[FORT].fort
    assert fort is not None
    card = next(name for name, row in FORTS.items() if row["code"] == "FT_HIT_CARGO")
    s.islands[FORT] = s.islands[FORT]._replace(fort=fort._replace(card=card))
    settled(s, Hit("ship:1", 0, f"fort:{FORT}", "f1", 3), policy=_willing_for("coin"))
    assert contents(s, 1)["coins"] == coins


@pytest.mark.parametrize("code", [MERCENARY, "mercenary", "ex_patriot"])
def test_a_mercenary_unloads_from_afar(code: str) -> None:
    """CSG-R-80, CSG-EFF-80."""
    assert facts("unloading", ("UNLOAD_NEAR", code), ())["unloads near"]


def test_a_breath_is_a_shot_of_range_l() -> None:
    """CSG-R-81, CSG-EFF-46: for what protects from it; no bonus is added to it."""
    assert "breath at L" in facts("reach", ("BREATH:fire",), ())
    assert "breath at L" not in facts("reach", ("BREATH:fire",), ("UT_RANGE_CAP_S",))
    assert "breath at S" not in facts("reach", ("BREATH:fire",), ("IMMUNE_L",))
    assert facts("roll", ("BREATH:fire", "CANNON_BONUS"), ("WEAK_TO",))["breath"] == 4


@pytest.mark.parametrize("code", ["SPECIAL_SHOT", "AMMUNITION", "BEST_OF_TWO", SCOPE])
def test_who_snipes_loads_nothing_else(code: str) -> None:
    """CSG-R-82, CSG-EFF-31."""
    s = lay(("SNIPE", code), (), 30)
    assert any(len(move) > 3 for move in Volley(0, Firing("ship:0")).moves(s))
    assert not any(len(move) > 3 for move in Volley(0, Firing("ship:0", mode="snipe")).moves(s))


def test_the_crew_that_is_paid_is_gone() -> None:
    """CSG-R-71, CSG-EFF-84, CSG-EFF-93: whoever else would have turned him face down."""
    s = lay(("CREW_FOR_ACTION", "CREW_FLIP"), mine_hold=(MATE,))
    orders(s, Trade(), ("trade", s.names[0]))
    settled_all(s)
    assert (mates(s, 0), s.today.extra) == (0, (0,))


def settled_all(s: State) -> None:
    while (step := asking(s)) is not None:
        play(s, step.moves(s)[0], Steady(3), EventCollector())


def test_nothing_brings_a_third_action() -> None:
    """CSG-ACT-03, CSG-EFF-82: a ship that may have two actions is offered no other way to a second, nor given one."""
    brings = ("EXTRA_ACTION_ROLL", "REPEAT_ACTION_ROLL", "CREW_FOR_ACTION", "UT_EXTRA_SHOOT")
    ways = (Luck(), Repeat(), Trade(), Show(), Yield())
    for granted in (False, True):
        s = lay((*brings, "GIVE_TWO"), (), 30, mine_hold=(MATE,))
        s.today = s.today._replace(extra=(0, 2) if granted else ())
        offered = [type(way).__name__ for way in ways if way.moves(s, 0, Random(0), 9)]
        assert offered == ([] if granted else ["Luck", "Repeat", "Trade", "Show", "Yield"])


def test_an_intangible_ship_uses_her_abilities() -> None:
    """CSG-R-83, CSG-KW-GHO-02: and others use theirs on her; a submerged one neither."""
    for state, free in ((Is.INTANGIBLE, True), (Is.SUBMERGED, False)):
        s = lay(("EXTRA_ACTION_ROLL", "CANCEL", "BOARD_RANGED"), (), 0)
        s.change(0, state=state)
        assert [bool(way.moves(s, 0, Random(0), 9)) for way in (Luck(), Cancel())] == [free, free]
        assert BoardAfar(0, 0).is_available(s) == free
        s = lay(("STEAL_TOUCH", "CANCEL", "BOARD_RANGED"), (), 0, hold=("coin-2",))
        s.change(1, state=state)
        assert [bool(way.moves(s, 0, Random(0), 9)) for way in (Steal(), Cancel())] == [free, free]
        assert BoardAfar(0, 0).is_available(s) == free


def test_abilities_do_to_an_intangible_ship_what_they_do_to_others() -> None:
    """CSG-R-83, CSG-KW-GHO-02: she is pushed, aimed for, claimed and mined, takes in tow, and is a friend near by."""
    for state, there in ((Is.INTANGIBLE, True), (Is.SUBMERGED, False)):
        s = lay(("HEX_MOVE",), ())
        s.change(1, state=state)
        assert (hexable(s, 0) == [1]) == there
        s = lay(("GIVE_BONUS",), ())
        s.change(2, state=state)
        assert (("steady", s.names[0], s.names[2]) in Aid().moves(s, 0, Random(0), 9)) == there
        s = lay(("CANNON_BONUS_PER_FRIEND",), (), friend=("CANNON_AURA",))
        s.change(2, state=state, pose=at(480, 205))
        aim = Aim(0, "ship:1", "S", 3, 30, fort=False)
        assert bonus(s, "ship:0", battery(s, "ship:0")[0], aim) == 2 * there
        s = lay(("CLAIM_DERELICT",), (), 0)
        s.change(1, masts=0, state=state)
        assert bool(Claim().moves(s, 0, Random(0), 9)) == there
        s = lay((), ("UT_MINES",))
        s.change(0, state=state)
        assert Spring(1, 1, things(s.ship(1).hold)[0], 0).is_available(s) == there
        s = lay()
        side = max(b for _, b in hull(s.ship(1).card))
        tip = max(a for a, _ in hull(s.ship(0).card))
        s.change(1, masts=0, pose=at(480, 300 + tip + side + 0.25, 90))
        s.change(0, state=state)
        assert may_tow(s, 0, 1) == there


def test_no_weakness_adds_to_guns_without_bonuses() -> None:
    """CSG-EFF-45, CSG-KW-BOM-01: a musket's roll is never made better, and nothing at all is done to a bombard's."""
    assert facts("roll", ("EXTRA_GUN",), ("WEAK_TO",))["musket whole"] == 4
    assert facts("roll", ("EXTRA_GUN",), ("UT_AMULET",))["musket whole"] == 5
    for code in ("WEAK_TO", "UT_AMULET"):
        assert facts("roll", ("bombardier",), (code,))["bombard whole"] == 4


@pytest.mark.parametrize("code", ["IMMUNE_CLOSE", "IMMUNE_L", "UT_RANGE_CAP_S"])
def test_who_cannot_be_shot_at_is_not_swooped_upon(code: str) -> None:
    """CSG-R-85, CSG-SHT-03: from within S, or docked; what speaks of cannons does not keep a dragon off."""
    found = facts("reach", ("sea_dragon",), (code,))
    assert ("swoop at S" in found) == (code != "IMMUNE_CLOSE")
    assert found["swoop at 2L"]
    assert "swoop docked" in facts("lines", ("sea_dragon",), ())
    assert "swoop docked" not in facts("lines", ("sea_dragon",), ("IMMUNE_DOCKED",))


def test_the_last_treasure_of_a_home_stays_there() -> None:
    """CSG-EFF-79, CSG-EFF-74: of any island."""
    assert facts("exploring", ("RAID_HOME",), ())["left by raids"] == 0
    assert facts("exploring", ("LEAVE_LAST", "RAID_HOME"), ())["left by raids"] == 1


def test_a_double_shot_is_two_plain_ones_against_holy_water() -> None:
    """CSG-R-79, CSG-SPS-05: and a fire shot does not sink her; a broadside hits her with all its cannons."""
    for codes in ((), ("UT_HOLY",)):
        s = lay(("broadsides",), codes, 30)
        s.die = 5
        settled(s, BroadsideLands(0, 0, "ship:1", 1, 4))
        assert masts(s, 1) == 2
    for shot, sunk in (("SHOT_FIRE", False), ("", True)):
        s = lay((), ("UT_HOLY",), 30)
        s.change(1, masts=0)
        settled(s, Hit("ship:1", 0, "ship:0", "m1", 3, shot))
        assert (s.ships[1] is None) == sunk
    s = lay((), ("UT_HOLY",), 30)
    s.die = 6
    lands = Lands(0, Firing("ship:0").once_fired("m1"), "m1", "ship:1", Charge("SHOT_DOUBLE"), Gun(4))
    settled(s, lands, face=6, policy=_no_more_of("m1"))
    assert masts(s, 1) == 2


def test_a_broadside_is_fired_with_the_guns_as_built() -> None:
    """CSG-KW-BRO-03, CSG-R-57: nothing on her cards helps or hinders it: neither the guns of masts that are gone, nor
    a clear line, nor a look below, nor the Luddite's number."""
    s = lay(("broadsides", "FIXED_GUNS"), (), 30)
    s.change(0, masts=0b1)
    assert len(broadside_guns(s, 0, "ship:1")) == 1
    for code, where in (("CLEAR_LINE", "past a ship"), ("SHOOT_SUBMERGED", "below")):
        assert facts("lines", (code, "broadsides"), ())[where]
        assert f"broadside {where}" not in facts("lines", (code, "broadsides"), ())
    assert facts("roll", ("UT_LUDDITE", "broadsides"), ())["broadside"] == 5
    assert facts("roll", ("broadsides",), ())["broadside"] == 5
    assert Broadside(0, 0, "ship:1").is_valid(s)
    assert "asked SetDie by a broadside" not in facts("volley", ("broadsides", "UT_SET_DIE"), ())
    assert facts("volley", ("broadsides",), ("UT_SET_DIE",))["asked SetDie by a broadside"]
    assert "asked Reroll by a broadside" not in facts("volley", ("broadsides", "REROLL_ANY"), ())


def test_who_cannot_sink_lets_go_of_her_tow() -> None:
    """CSG-EFF-51, CSG-TOW-08: with all her masts at once she is derelict, as by explosives."""
    s = lay((), ("UNSINKABLE",), 30)
    s.change(2, owner=1, pose=at(300, 700), masts=0)
    s.change(1, tows=2)
    settled(s, Sink(1, 0, "hit", 0))
    assert (masts(s, 1), s.ship(1).tows) == (0, -1)


def test_who_is_reborn_keeps_the_guns_that_were_cast() -> None:
    """CSG-EFF-53, UT_REBORN: she has not sunk; an Eternal ship has."""
    assert facts("sinking", (), ("TREASURE_GUN", REBORN))["guns cast after hit"] == 1
    assert facts("sinking", (), ("TREASURE_GUN", "eternal"))["guns cast after hit"] == 0
    s = lay((), (REBORN,), 30, hold=("coin-2",))
    settled(s, Sink(1, 0, "hit", 0))
    assert contents(s, 1)["coins"] == 0
