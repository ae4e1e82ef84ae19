"""Pirates: effects on shots, hits and holds (docs/rules/pirates.md, chapters 5.13, 5.21 and 5.22), by hand."""

from __future__ import annotations

from random import Random
from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.armament.guns import cannons, range_in_force
from flibuste.games.pirates.questions.gunnery.aiming import fair
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.berths import may_dock
from flibuste.games.pirates.questions.sailing.move_list import move_list
from flibuste.games.pirates.questions.sailing.pins import pinnable
from flibuste.games.pirates.state import Is, State, Way
from flibuste.games.pirates.steps.boarding.bow_contact import Ram
from flibuste.games.pirates.steps.damage.losing import PickMast
from flibuste.games.pirates.steps.gunnery.hits import Hit
from flibuste.games.pirates.steps.islands.loading_treasure import Load
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.tables import DATA

from .carriers import DOVER, FRENCH, carrier, has_effect, here
from .tables import island, plays, runs, table

HOMES = (island(900, 900, home=0), island(900, 100, home=1))


def with_code(code: str) -> dict[str, Any]:
    return next(row for row in DATA["ships"] if has_effect(row, code))


def with_word(word: str) -> str:
    return str(next(row["id"] for row in DATA["ships"] if word in row["keywords"]))


def hit(shooter: str, target: str, *hold: str, roll: int = 4, auto: bool = True, **more: Any) -> State:
    s = table([here(shooter), here(target, *hold, owner=1, x=160, **more)], HOMES, options={"auto_mast": auto})
    again(s, roll)
    return s


def again(s: State, roll: int = 4) -> None:
    runs(s, Hit("ship:1", 0, "ship:0", "m1", roll))


def lost(s: State) -> int:
    one = s.ship(1)
    return len(next(row for row in DATA["ships"] if row["id"] == one.card)["cannons"]) - one.masts.bit_count()


def test_a_hit_that_counts_twice() -> None:
    """CSG-EFF-32: two masts."""
    assert lost(hit(with_code("DOUBLE_HIT")["id"], FRENCH)) == 2
    assert lost(hit(DOVER, FRENCH)) == 1


def test_the_attacker_picks_the_mast() -> None:
    """CSG-EFF-33: the target's player does otherwise (CSG-DMG-02)."""
    for card, seat in ((with_code("PICK_MAST")["id"], 0), (DOVER, 1)):
        step = asking(hit(card, FRENCH, auto=False))
        assert isinstance(step, PickMast)
        assert step.seat == seat


def test_armour_against_the_first_hit() -> None:
    """CSG-EFF-36: of the turn, as long as the ship is whole."""
    s = hit(DOVER, "RV-51")
    assert lost(s) == 0
    again(s)
    assert lost(s) == 1
    # a damaged one loses her last mast at once
    assert hit(DOVER, "RV-51", masts=0b1).ship(1).masts == 0


def test_armour_against_every_other_hit() -> None:
    """CSG-EFF-37: only the second counts."""
    s = hit(DOVER, with_code("ARMOUR_TWO")["id"])
    assert lost(s) == 0
    again(s)
    assert lost(s) == 1


def test_only_a_six_breaks_a_mast() -> None:
    """CSG-EFF-38: a natural one."""
    card = with_code("ONLY_SIX")["id"]
    assert lost(hit(DOVER, card, roll=5)) == 0
    assert lost(hit(DOVER, card, roll=6)) == 1


def test_a_wild_shot() -> None:
    """CSG-EFF-43: a natural 6 takes a mast more."""
    card = with_code("WILD_SHOT")["id"]
    assert lost(hit(card, FRENCH, roll=5)) == 1
    assert lost(hit(card, FRENCH, roll=6)) == 2


def test_all_guns_reach_far() -> None:
    """CSG-EFF-41: L, all cannons on masts; CSG-KW-EXT-01 doubles what is printed."""
    s = table([carrier("ALL_LONG"), here(DOVER)], HOMES)
    assert {range_in_force(s, 0, gun) for gun in cannons(s, 0) if gun.mounted} == {"L"}
    assert {range_in_force(s, 1, gun) for gun in cannons(s, 1)} <= {"S", "L"}


def test_extended_range() -> None:
    """CSG-KW-EXT-01: twice what is printed."""
    s = table([here(with_word("extended_range"))], HOMES)
    assert all(range_in_force(s, 0, gun) == f"2{gun.letter}" for gun in cannons(s, 0) if gun.mounted)


def test_guns_that_stay() -> None:
    """CSG-EFF-39: of masts that are gone, as long as one stands."""
    s = table([here(with_code("FIXED_GUNS")["id"], masts=1), here(DOVER, masts=1)], HOMES)
    assert len(cannons(s, 0)) == 5
    assert len(cannons(s, 1)) == 1
    s.change(0, masts=0)
    assert cannons(s, 0) == []


def test_submerged_targets() -> None:
    """CSG-EFF-44: within S, for some."""
    diver = with_word("submarine")
    card = with_code("SHOOT_SUBMERGED")["id"]
    for shooter, x, found in ((card, 140, True), (card, 500, False), (DOVER, 140, False)):
        s = table([here(shooter), here(diver, owner=1, x=x, state=Is.SUBMERGED)], HOMES)
        assert fair(s, "ship:0", "ship:1") == found


def test_rams_that_take_no_mast() -> None:
    """CSG-EFF-62: whatever is rolled."""
    for card, gone in ((with_code("RAM_IMMUNE")["id"], 0), (FRENCH, 1)):
        s = table([here(DOVER), here(card, owner=1, masts=0b11)], HOMES, options={"auto_mast": True})
        s.way = Way(0)
        runs(s, Ram(0, 1), told=[6])
        assert 2 - s.ship(1).masts.bit_count() == gone


def test_the_last_treasure_is_left() -> None:
    """CSG-EFF-79: she cannot load it."""
    card = with_code("LEAVE_LAST")["id"]
    for name, most in ((card, 1), (DOVER, 2)):
        s = table([here(name, docked=0)], [island(200, 300, "coin-1", "coin-2"), *HOMES])
        assert max(len(move) - 1 for move in Load(0, 0, 0).moves(s)) == most


# ---- keywords


def test_a_turtle_ship_rows() -> None:
    """CSG-KW-TUR-03: S as a derelict."""
    assert move_list(Afloat(table([here(with_word("turtle"), masts=0)], HOMES), 0)) == "S"


def test_a_longship_neither_pins_nor_is_pinned() -> None:
    """CSG-KW-LON-02: nor does a silenced one."""
    s = table([here(with_word("longship"))], HOMES)
    assert not pinnable(s, 0)
    assert active(s, 0).has(Trait.PINS_NOBODY)


def test_a_longship_pivots() -> None:
    """CSG-KW-LON-04: after a move action."""
    assert _pivots(with_word("longship"))
    assert not _pivots(DOVER)


def test_a_longship_rows() -> None:
    """CSG-KW-LON-05: S as a derelict."""
    assert move_list(Afloat(table([here(with_word("longship"), masts=0)], HOMES), 0)) == "S"


def test_a_galley_pivots() -> None:
    """CSG-KW-GAL-03: after a move action."""
    assert _pivots(with_word("galley"))


def test_a_schooner_pivots() -> None:
    """CSG-KW-SCH-01: after a move action."""
    assert _pivots(with_word("schooner"))


def _pivots(card: str) -> bool:
    s = table([here(card)], HOMES)
    runs(s, Menu(0))
    plays(s, ("about", s.names[0], 90))
    step = asking(s)
    return step is not None and any(move[0] == "swing" for move in step.choices(s, Random(1), 8))


def test_a_mercenary_has_no_home() -> None:
    """CSG-KW-MER-01: docks at none, but at wild islands."""
    s = table([here(with_word("mercenary"))], [island(300, 300, home=0), island(700, 300)])
    assert [may_dock(s, 0, i) for i in (0, 1)] == [False, True]


def test_a_windcatcher_sails_any_way() -> None:
    """CSG-KW-WIN-01: whatever her heading is."""
    s = table([here(with_word("windcatcher")), here(DOVER)], HOMES)
    assert [Afloat(s, n).most_turn for n in (0, 1)] == [180, 90]
