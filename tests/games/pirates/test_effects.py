"""Pirates: what each effect says (docs/rules/pirates.md, chapters 5.13 and 5.20 to 5.24), by hand."""

from __future__ import annotations

from typing import Any

from flibuste.games.pirates.questions.abilities.ability import Ability, Aim, Extra, Special, Trait, ability_of
from flibuste.games.pirates.questions.abilities.active import active, nation_of, sums
from flibuste.games.pirates.questions.table.items import HELD
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.state import NOWHERE, Is, State, Way
from flibuste.games.pirates.tables import DATA

from .carriers import DOVER, FRENCH, aim, has_effect, here, hull_of, one
from .tables import table

# ---- moving


def cond_ship(code: str, cond: str) -> str:
    return str(
        next(
            card["id"]
            for card in DATA["ships"]
            if any(effect["code"] == code and effect.get("cond") == cond for effect in card["effects"])
        )
    )


def added(s: State) -> str:
    return "".join(grant.ability.added(s, 0) for grant in active(s, 0).answering(Ability.added))


def test_segments_are_added_while_a_condition_holds() -> None:
    """CSG-EFF-01: no cargo, all masts, a captain, a friend or an enemy near, submerged."""
    s = one(cond_ship("MOVE_ADD", "no_cargo"))
    assert added(s) == "S"
    s.change(0, hold=(HELD.of(3),))
    assert added(s) == ""
    s = one(cond_ship("MOVE_ADD", "all_masts"))
    assert added(s) == "L"
    s.change(0, masts=1)
    assert added(s) == ""
    card = next(row for row in DATA["ships"] if row["id"] == cond_ship("MOVE_ADD", "has_captain"))
    s = one(card["id"])
    assert added(s) == ""
    assert added(one(card["id"], f"GEN-captain@{card['nation']}")) in ("S", "L")
    near = cond_ship("MOVE_ADD", "near_friend_S")
    assert added(table([here(near), here(DOVER, x=150)])) == "S"
    assert added(table([here(near), here(DOVER, owner=1, x=150)])) == ""
    assert added(table([here(near), here(DOVER, x=600)])) == ""
    s = one(cond_ship("MOVE_ADD", "submerged"))
    assert added(s) == ""
    s.change(0, state=Is.SUBMERGED)
    assert added(s) == "L"


def test_a_full_hold_slows() -> None:
    """CSG-EFF-02: S while every space is filled."""
    card = next(row for row in DATA["ships"] if has_effect(row, "MOVE_SET_FULL"))
    s = one(card["id"], *["coin-1"] * card["cargo"])
    (grant,) = active(s, 0).answering(Ability.base)
    assert grant.ability.base(s, 0) == "S"
    s.change(0, hold=s.ship(0).hold[1:])
    assert grant.ability.base(s, 0) is None


def test_free_segments_after_loading_or_unloading() -> None:
    """CSG-EFF-05: one or the other."""
    loads = [row for row in DATA["ships"] if has_effect(row, "FREE_MOVE_S")]
    found = {effect["on"]: row["id"] for row in loads for effect in row["effects"] if effect["code"] == "FREE_MOVE_S"}
    assert active(one(found["load"]), 0).traits & {Trait.MOVES_LOADED, Trait.MOVES_UNLOADED} == {Trait.MOVES_LOADED}
    assert active(one(found["unload"]), 0).traits & {Trait.MOVES_LOADED, Trait.MOVES_UNLOADED} == {Trait.MOVES_UNLOADED}


def test_some_keep_clear_of_ice_only() -> None:
    """CSG-EFF-09: all terrain, or all but icebergs."""
    whole = next(row for row in DATA["ships"] if has_effect(row, "IGNORE_TERRAIN"))
    assert active(one(whole["id"]), 0).has(Trait.IGNORES_ICE)
    row = next(row for row in DATA["crew"] if any(effect.get("keep") for effect in row["effects"]))
    hull = hull_of(row["nation"])
    s = one(hull, row["id"])
    assert active(s, 0).has(Trait.IGNORES_TERRAIN)
    assert not active(s, 0).has(Trait.IGNORES_ICE)


def test_sea_monsters_are_hurried() -> None:
    """CSG-EFF-12: any player's, within L."""
    friend = next(row["id"] for row in DATA["ships"] if has_effect(row, "MONSTER_BOOST"))
    monster = next(row["id"] for row in DATA["ships"] if "sea_monster" in row["keywords"])
    s = table([here(friend), here(monster, owner=1, x=190), here(DOVER, x=190), here(monster, owner=1, x=700)])
    (grant,) = active(s, 0).answering(Ability.lends)
    assert [grant.ability.lends(s, 0, other) for other in (1, 2, 3)] == ["L", "", ""]


# ---- shooting


def bonus_ship(**wanted: object) -> str:
    return str(
        next(
            card["id"]
            for card in DATA["ships"]
            if any(effect["code"] == "CANNON_BONUS" and wanted.items() <= effect.items() for effect in card["effects"])
        )
    )


def aims(s: State, at_what: Aim | None = None) -> int:
    return sum(grant.ability.aims(s, 0, at_what or aim()) for grant in active(s, 0).answering(Ability.aims))


def test_a_bonus_against_a_nation_or_all_others() -> None:
    """CSG-EFF-20: by the flag that the target flies."""
    s = table([here(bonus_ship(vs="pirates")), here("SM-PS-001", owner=1)])
    assert aims(s) == 1
    s = table([here(bonus_ship(vs="pirates")), here(DOVER, owner=1)])
    assert aims(s) == 0
    s = table([here(bonus_ship(not_vs="pirates")), here("SM-PS-001", owner=1), here(DOVER, owner=1)])
    assert (aims(s), aims(s, aim("ship:2"))) == (0, 1)


def test_a_bonus_against_the_damaged_and_the_shot_at() -> None:
    """CSG-EFF-20: masts that are missing; another ship has fired at it this turn."""
    s = table([here(bonus_ship(target="damaged")), here(DOVER, owner=1)])
    assert aims(s) == 0
    s.change(1, masts=1)
    assert aims(s) == 1
    s = table([here(bonus_ship(target="already_shot")), here(DOVER, owner=1)])
    assert aims(s) == 0
    s.today = s.today._replace(shot=frozenset(((1, 0),)))
    assert aims(s) == 0
    s.today = s.today._replace(shot=frozenset(((1, 5),)))
    assert aims(s) == 1


def test_a_bonus_against_forts() -> None:
    """CSG-EFF-20: within S; one without a filter is for ships only."""
    s = table([here(bonus_ship(target="fort_S")), here(DOVER, owner=1)])
    assert [aims(s, aim("fort:0")), aims(s, aim("fort:0", far=80.0)), aims(s)] == [1, 0, 0]
    plain = next(
        card["id"]
        for card in DATA["ships"]
        if any(effect == {"code": "CANNON_BONUS", "n": 1} for effect in card["effects"])
    )
    s = table([here(plain), here(DOVER, owner=1)])
    assert [aims(s), aims(s, aim("fort:0"))] == [1, 0]
    card = next(row for row in DATA["ships"] if row["id"] == cond_ship("CANNON_BONUS", "has_captain"))
    assert aims(table([here(card["id"]), here(FRENCH, owner=1)])) == 0
    assert aims(table([here(card["id"], f"GEN-captain@{card['nation']}"), here(FRENCH, owner=1)])) == 1


def test_friends_near_steady_the_guns() -> None:
    """CSG-EFF-21: 1 for each; CSG-EFF-22 lends them hers."""
    card = next(row["id"] for row in DATA["ships"] if has_effect(row, "CANNON_BONUS_PER_FRIEND"))
    s = table([here(card), here(FRENCH, owner=1, x=400), here(DOVER, x=150), here(DOVER, x=60), here(DOVER, x=800)])
    assert aims(s) == 2


def test_some_lend_their_aim() -> None:
    """CSG-EFF-22: to the ships of her side within S."""
    card = next(row["id"] for row in DATA["ships"] if has_effect(row, "CANNON_AURA"))
    s = table([here(card), here(FRENCH, owner=1, x=400), here(DOVER, x=150), here(DOVER, x=800)])
    (grant,) = active(s, 0).answering(Ability.aids)
    assert [grant.ability.aids(s, 0, aim(shooter=n)) for n in (2, 3)] == [1, 0]


def test_some_are_weak_to_a_nation() -> None:
    """CSG-EFF-23: its ships have 1 more."""
    card = next(row for row in DATA["ships"] if has_effect(row, "WEAK_TO"))
    nation = next(effect["nation"] for effect in card["effects"] if effect["code"] == "WEAK_TO")
    enemy = next(row["id"] for row in DATA["ships"] if row["nation"] == nation)
    other = next(row["id"] for row in DATA["ships"] if row["nation"] == "jade")
    s = table([here(enemy), here(card["id"], owner=1), here(other)])
    (grant,) = active(s, 1).answering(Ability.exposes)
    assert [grant.ability.exposes(s, 1, aim(shooter=n)) for n in (0, 2, NOWHERE)] == [1, 0, 0]


def shielded(code: str, shot: Aim, **more: Any) -> bool:
    card = next(row["id"] for row in DATA["ships"] if has_effect(row, code))
    s = table([here(DOVER), here(card, owner=1, **more), here(DOVER, x=800)])
    return any(grant.ability.shields(s, 1, shot) for grant in active(s, 1).answering(Ability.shields))


def test_some_are_out_of_reach_of_long_guns() -> None:
    """CSG-EFF-24: by the letter that is printed."""
    assert shielded("IMMUNE_L", aim(letter="L"))
    assert not shielded("IMMUNE_L", aim(letter="S"))


def test_some_cannot_be_aimed_at() -> None:
    """CSG-EFF-25: by forts; by ships within S, though not by forts; while docked."""
    assert shielded("IMMUNE_FORTS", aim(shooter=NOWHERE, fort=True))
    assert not shielded("IMMUNE_FORTS", aim())
    assert shielded("IMMUNE_CLOSE", aim(), x=150)
    assert not shielded("IMMUNE_CLOSE", aim(shooter=2), x=150)
    assert not shielded("IMMUNE_CLOSE", aim(shooter=NOWHERE, fort=True), x=150)
    assert shielded("IMMUNE_DOCKED", aim(), docked=0)
    assert not shielded("IMMUNE_DOCKED", aim())


def test_extra_guns() -> None:
    """CSG-EFF-45: no derelict has one; CSG-EFF-53, CSG-KW-BOM-01 and the deck cannon bring others."""
    s = one(DOVER, "GEN-musketeer@england", "FS-098")
    guns = [gun for grant in active(s, 0).answering(Ability.guns) for gun in grant.ability.guns(s, 0)]
    assert guns == [Extra("S", 3, "mast", plain=True), Extra("S", 2, "hull")]
    s.change(0, masts=0)
    assert [gun for grant in active(s, 0).answering(Ability.guns) for gun in grant.ability.guns(s, 0)] == [guns[1]]
    s = one("FS-13")
    cast(s, 0, "gun", -1)
    cast(s, 0, "gun:2", -1)
    guns = [gun for grant in active(s, 0).answering(Ability.guns) for gun in grant.ability.guns(s, 0)]
    assert guns == [Extra("S", 3, "bombard", plain=True), Extra("S", 3, "middle"), Extra("S", 3, "middle")]


def test_special_shots() -> None:
    """CSG-EQP-04: a specialist's reach S, equipment keeps the cannon's own range."""
    s = one(DOVER, "GEN-firepot@england", "FS-106", "FS-201")
    shots = [shot for grant in active(s, 0).answering(Ability.shots) for shot in grant.ability.shots(s, 0)]
    assert shots == [
        Special("SHOT_FIRE", "S"),
        Special("SHOT_CHAIN", "", "lost"),
        Special("SHOT_CHAIN", "", "none", single=True),
    ]


def test_a_breath_burns_or_stuns() -> None:
    """CSG-EFF-46: the one or the other."""
    for card in DATA["ships"]:
        for effect in card["effects"]:
            if effect["code"] == "BREATH":
                trait = Trait.BREATHES_FIRE if effect["kind"] == "fire" else Trait.BREATHES_STUN
                assert active(one(card["id"]), 0).has(trait)


# ---- boarding and cargo


def test_bonuses_of_boarding() -> None:
    """CSG-EFF-60: always, against a nation, against a kind."""
    monster = next(row["id"] for row in DATA["ships"] if "sea_monster" in row["keywords"])
    hunter = next(
        row["id"] for row in DATA["ships"] if any(it.get("vs_type") == "sea_monster" for it in row["effects"])
    )
    s = table([here(hunter), here(monster, owner=1), here(DOVER, owner=1)])
    assert sums(s, 0, Ability.boards, 1) == sums(s, 0, Ability.boards, 2) + 1
    s = table([here(DOVER, "H-EQ-2"), here(DOVER, owner=1)])
    assert sums(s, 0, Ability.boards, 1) == 1


def test_some_fire_only_with_an_empty_hold() -> None:
    """CSG-EFF-28: no card of the catalogue says so, a card of the house may."""
    found = ability_of("NO_SHOOT_LOADED", {})
    assert found is not None
    assert Trait.NO_SHOT_LOADED in found.traits


def test_what_a_ram_takes() -> None:
    """CSG-EFF-64: crew, and for some a mast."""
    found = set()
    for card in DATA["ships"]:
        if has_effect(card, "RAM_LOSS"):
            s = table([here(card["id"]), here(DOVER, owner=1)])
            found |= {grant.ability.rams(s, 0, 1) for grant in active(s, 0).answering(Ability.rams)}
    assert found == {(1, 0), (1, 1)}


def test_the_treasure_of_a_nation() -> None:
    """CSG-EFF-73: of its ships only."""
    card = next(row["id"] for row in DATA["ships"] if has_effect(row, "PLUNDER_NATION"))
    s = table([here(card), here("SM-PS-001", owner=1), here(DOVER, owner=1)])
    (grant,) = active(s, 0).answering(Ability.plunders)
    assert [grant.ability.plunders(s, 0, n) for n in (1, 2)] == [True, False]


def test_how_much_a_raid_takes() -> None:
    """CSG-EFF-74: so many pieces, or as much as fits."""
    found = set()
    for card in DATA["ships"]:
        if has_effect(card, "RAID_HOME"):
            s = one(card["id"])
            found |= {grant.ability.raids(s, 0) for grant in active(s, 0).answering(Ability.raids)}
    assert found == {1, 2}


def test_more_gold() -> None:
    """CSG-EFF-76: as much as the card says."""
    card = next(row for row in DATA["ships"] if has_effect(row, "GOLD_BONUS"))
    amount = next(effect["n"] for effect in card["effects"] if effect["code"] == "GOLD_BONUS")
    assert sums(one(card["id"]), 0, Ability.bonus) == amount


def test_more_room() -> None:
    """CSG-EFF-97: some only without crew; Rotting Hull takes a space (CSG-UNT-06)."""
    card = next(row for row in DATA["ships"] if any(it.get("cond") == "no_crew" for it in row["effects"]))
    assert sums(one(card["id"]), 0, Ability.room) == 2
    assert sums(one(card["id"], f"GEN-captain@{card['nation']}"), 0, Ability.room) == 0
    assert sums(one(DOVER, "SCS-100"), 0, Ability.room) == -1


def test_who_dies_for_others() -> None:
    """CSG-EFF-94: of crew up to a cost."""
    row = next(card for card in DATA["crew"] if has_effect(card, "CREW_SCAPEGOAT"))
    hull = hull_of(row["nation"])
    s = one(hull, row["id"])
    (grant,) = active(s, 0).answering(Ability.dies_for)
    assert [grant.ability.dies_for(cost) for cost in (4, 5)] == [True, False]


def test_marines_aim_better_at_some() -> None:
    """CSG-EFF-101: on the marine's own shots."""
    row = next(card for card in DATA["crew"] if has_effect(card, "MARINE_BONUS"))
    enemy = next(effect["vs"] for effect in row["effects"] if effect["code"] == "MARINE_BONUS")
    hull = hull_of(row["nation"])
    target = next(card["id"] for card in DATA["ships"] if card["nation"] == enemy)
    s = table([here(hull, row["id"]), here(target, owner=1), here(hull, owner=1)])
    (grant,) = active(s, 0).answering(Ability.marine)
    assert [grant.ability.marine(s, 0, aim(f"ship:{n}")) for n in (1, 2)] == [1, 0]


# ---- unique treasures that simply are aboard


def test_what_treasures_grant() -> None:
    """CSG-UNT-03: as long as they are aboard."""
    for item, trait in (
        ("SM-T-001", Trait.PEEKS_SHIPS),
        ("SM-T-002", Trait.PEEKS_ISLANDS),
        ("SM-T-003", Trait.EXPLORES_ON_DOCKING),
        ("SM-T-004", Trait.NEAR_SHOTS_ONLY),
        ("BC-108", Trait.NO_SHOT),
        ("MI-105", Trait.REACHES_FAR),
        ("MI-103", Trait.HIT_BY_SIX),
        ("MI-101", Trait.NO_HOME),
        ("SCS-137", Trait.FEARED_BY_OWN),
        ("DJC-104", Trait.HOLY),
    ):
        assert active(one(DOVER, item), 0).has(trait), item
        assert not active(one(DOVER), 0).has(trait), item


def test_what_treasures_add() -> None:
    """CSG-UNT-06: weapons by the crew aboard, rats, charts, a revenge on cannons, an amulet, a sluggish hull."""
    s = table([here(DOVER, "RV-103", "GEN-captain@england", "GEN-oarsman@spain"), here(FRENCH, owner=1)])
    assert sums(s, 0, Ability.boards, 1) == 2
    assert sums(one(DOVER, "BC-105"), 0, Ability.per_coin) == -1
    assert sums(one(DOVER, "MI-099", "MI-100"), 0, Ability.chart) == 1
    assert sums(one(DOVER, "MI-102"), 0, Ability.numbers) == 1
    cursed = next(row["id"] for row in DATA["ships"] if row["nation"] == "cursed")
    s = table([here(cursed), here(DOVER, "DJC-100", owner=1), here(FRENCH)])
    (grant,) = active(s, 1).answering(Ability.exposes)
    assert [grant.ability.exposes(s, 1, aim(shooter=n)) for n in (0, 2)] == [-1, 0]
    (grant,) = active(one(DOVER, "MI-103"), 0).answering(Ability.base)
    assert grant.ability.base(s, 0) == "S"


def test_the_red_skull_curses_all_aboard() -> None:
    """CSG-UNT-06: UT_RED_SKULL, ship and crew are Cursed."""
    s = one(DOVER, "DJC-137", "GEN-captain@england", "GEN-helmsman@spain")
    assert nation_of(s.ship(0)) == "cursed"
    assert active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    assert active(s, 0).has(Trait.HELMED)


# ---- hulls


def test_a_longship_boards_better_after_her_own_ram() -> None:
    """CSG-KW-LON-03: in a party after it."""
    card = next(row["id"] for row in DATA["ships"] if "longship" in row["keywords"])
    s = table([here(card), here(DOVER, owner=1)])
    usual = sums(s, 0, Ability.boards, 1)
    s.way = Way(0, rammed=frozenset((1,)))
    assert sums(s, 0, Ability.boards, 1) == usual + 1
    s.way = Way(1, rammed=frozenset((0,)))
    assert sums(s, 0, Ability.boards, 1) == usual
