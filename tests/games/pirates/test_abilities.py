"""Pirates' abilities (docs/rules/pirates.md, chapters 5.2, 5.13, 5.20 to 5.22 and 5.26), by hand."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import flibuste.games.pirates as game
from flibuste.core.agenda import Ask, Auto
from flibuste.core.events import Teller
from flibuste.games.pirates.abilities import ability_of, registry
from flibuste.games.pirates.abilities.ability import Ability, Aim, Extra, Special, Trait
from flibuste.games.pirates.abilities.active import active, applies, nation_of, serves, sums, uses
from flibuste.games.pirates.items import HELD, item_named
from flibuste.games.pirates.soundness import steps
from flibuste.games.pirates.spells import cast
from flibuste.games.pirates.state import NOWHERE, Is, Ship, State, Way
from flibuste.games.pirates.tables import DATA

from .tables import at, keys, ship, table

_GENERIC = {"captain", "helmsman", "explorer", "cannoneer", "shipwright", "oarsman", "musketeer"}
DOVER = "SM-ES-009"
"""An English ship of four masts without a word on her card."""
FRENCH = "CC-65"


def here(card: str, *hold: str, owner: int = 0, up: bool = False, x: float = 100, **more: Any) -> Ship:
    return ship(card, owner, at(x, 300), *hold, up=up, **more)


def one(card: str, *hold: str, **more: Any) -> State:
    return table([here(card, *hold, **more)])


def hull_of(nation: str) -> str:
    """A ship of this nation, one without effects where there is any."""
    fleet = [card for card in DATA["ships"] if card["nation"] == nation]
    return str(min(fleet, key=lambda card: len(card["effects"]))["id"])


def aim(target: str = "ship:1", shooter: int = 0, letter: str = "S", far: float = 10.0, *, fort: bool = False) -> Aim:
    return Aim(shooter, target, letter, 3, far, fort)


# ---- the registry


def test_every_code_has_a_class() -> None:
    """CSG-DAT-06: what the catalogue uses, and nothing that it does not list."""
    codes = {row["code"] for row in DATA["effect_codes"]}
    cards = [*DATA["ships"], *DATA["crew"], *DATA["crew_generic"]]
    used = {effect["code"] for card in cards for effect in card["effects"]}
    used |= {
        effect["code"] for row in (*DATA["equipment"], *DATA["treasure"]["uniques"]) for effect in row.get("grants", [])
    }
    assert used <= codes
    assert codes <= set(registry())


def test_every_keyword_has_a_class() -> None:
    """CSG-KW-GEN-01: those of the generic crew stand for their effect."""
    words = {word.partition(":")[0] for kind in ("ships", "crew") for card in DATA[kind] for word in card["keywords"]}
    assert words - _GENERIC <= set(registry())


def test_every_unique_treasure_has_a_class() -> None:
    """CSG-UNT-06: a special or effects that it grants."""
    for row in DATA["treasure"]["uniques"]:
        assert row.get("special") in registry() or row.get("grants"), row["id"]


def test_no_rule_names_a_code() -> None:
    """CSG-ABL-01: rules ask traits and questions; a code stands in its class, and where fleets are built and stowed."""
    folder = Path(game.__file__).parent
    codes = {row["code"] for row in DATA["effect_codes"]}
    codes |= {str(row["special"]) for row in DATA["treasure"]["uniques"] if "special" in row}
    codes -= {"BUILD_PLUS5", "CREW_COST_CUT", "CARGO_ADD", "CREW_NO_SPACE", "NO_CREW"}
    for path in sorted(folder.glob("*.py")):
        named = set(re.findall(r'"([A-Z][A-Z0-9_]+)"', path.read_text(encoding="utf-8"))) & codes
        assert not named, (path.name, named)


def test_every_step_has_a_name_of_its_own() -> None:
    """CSG-ACT-08: a position calls steps by their names, those of unique treasures too."""
    registry()
    named = defaultdict(set)
    for kind in (Auto, Ask):
        for step in below(kind):
            if step.__module__.startswith(game.__name__):
                named[step.__name__].add(step.__module__)
    assert not {name: found for name, found in named.items() if len(found) > 1}
    assert {"Valued", "Retire", "Bites"} <= set(steps())


def below(kind: type[Any]) -> list[type[Any]]:
    return [one for near in kind.__subclasses__() for one in (near, *below(near))]


TRAITS = {
    "DERELICT_MOVE": Trait.ROWS,
    "FREE_MOVE_AFTER_SHOOT": Trait.MOVES_AFTER_SHOT,
    "EXTRA_MOVE_ROLL": Trait.MAY_ROLL_TO_MOVE,
    "EXPLORE_ON_DOCK": Trait.EXPLORES_ON_DOCKING,
    "MOVE_AND_SHOOT": Trait.SHOOTS_AFTER_MOVE,
    "FOG_JUMP": Trait.JUMPS_FOG,
    "MARK_EXPLORED": Trait.MARKS,
    "HEX_MOVE": Trait.HEXES,
    "REROLL_ANY": Trait.REROLLS,
    "RESHOOT_MISS": Trait.FIRES_AGAIN,
    "SNIPE": Trait.SNIPES,
    "DOUBLE_HIT": Trait.DOUBLE_HIT,
    "PICK_MAST": Trait.PICKS_MAST,
    "HIT_KILLS_CREW": Trait.KILLS_CREW,
    "HIT_KILLS_CARGO": Trait.KILLS_CARGO,
    "ARMOUR_FIRST": Trait.FIRST_HIT_IGNORED,
    "ARMOUR_TWO": Trait.TWO_HITS,
    "ONLY_SIX": Trait.ONLY_SIX,
    "FIXED_GUNS": Trait.FIXED_GUNS,
    "CLEAR_LINE": Trait.CLEAR_LINE,
    "ALL_LONG": Trait.ALL_LONG,
    "BACKFIRE": Trait.BACKFIRES,
    "WILD_SHOT": Trait.WILD,
    "SHOOT_SUBMERGED": Trait.SHOOTS_SUBMERGED,
    "EXTRA_GUN": Trait.EXTRA_GUN,
    "BEST_OF_TWO": Trait.ROLLS_TWO,
    "GIVE_BONUS": Trait.LENDS_AIM,
    "SINKS_EARLY": Trait.SINKS_EARLY,
    "UNSINKABLE": Trait.UNSINKABLE,
    "REPAIR_ON_SINK": Trait.REPAIRED_BY_SINKING,
    "TREASURE_GUN": Trait.CASTS_GUNS,
    "BOARD_RANGED": Trait.BOARDS_FROM_AFAR,
    "RAM_IMMUNE": Trait.UNHURT_BY_RAMS,
    "NO_PIN": Trait.UNPINNABLE,
    "BOARD_TAKE_ALL": Trait.TAKES_ALL,
    "BOARD_KILL_ALL": Trait.KILLS_ALL,
    "BOARD_TWO_PICKS": Trait.TAKES_TWO,
    "BOARD_MAST": Trait.BREAKS_MAST,
    "BOARD_CAPTIVE": Trait.CAPTURES,
    "SUB_BOARD": Trait.BOARDS_SUBMERGED,
    "STEAL_TOUCH": Trait.STEALS,
    "SWAP_TREASURE": Trait.SWAPS,
    "RAID_HOME": Trait.RAIDS,
    "CLAIM_DERELICT": Trait.CLAIMS,
    "ISLAND_SWAP": Trait.SWAPS_ON_ISLANDS,
    "LEAVE_LAST": Trait.LEAVES_LAST,
    "UNLOAD_NEAR": Trait.UNLOADS_NEAR,
    "STEAL_UNIQUE": Trait.STEALS_UNIQUES,
    "EXTRA_ACTION_ROLL": Trait.ROLLS_FOR_ACTION,
    "REPEAT_ACTION_ROLL": Trait.REPEATS_ACTION,
    "CREW_FOR_ACTION": Trait.TRADES_CREW,
    "FLEET_DOUBLE_ROLL": Trait.ROLLS_FOR_FLEET,
    "GIVE_TWO": Trait.GIVES_ACTION,
    "CANCEL": Trait.CANCELS,
    "CREW_ANY": Trait.ANY_CREW,
    "CREW_SAFE": Trait.CREW_SAFE,
    "CREW_FLIP": Trait.CREW_FLIPS,
    "NO_CREW": Trait.NO_CREW,
    "REPAIR_ANYWHERE": Trait.REPAIRS_ANYWHERE,
}


def carrier(code: str) -> Ship:
    """A ship with this effect, her own or that of a crew of her nation."""
    for card in DATA["ships"]:
        if any(effect["code"] == code for effect in card["effects"]):
            return here(card["id"])
    who = next(card for kind in ("crew", "crew_generic") for card in DATA[kind] if _effect(card, code))
    nation = who.get("nation", "england")
    name = f"{who['id']}@{nation}" if who.get("generic") else who["id"]
    return here(hull_of(nation), name)


def _effect(card: dict[str, Any], code: str) -> bool:
    return any(effect["code"] == code for effect in card["effects"])


@pytest.mark.parametrize("code", TRAITS)
def test_who_has_an_effect_has_its_trait(code: str) -> None:
    """CSG-ABL-01: her own or a crew's; nobody else has it."""
    s = table([carrier(code), here(DOVER, owner=1)])
    assert active(s, 0).has(TRAITS[code])
    assert not active(s, 1).has(TRAITS[code])


# ---- whose abilities are in force


def test_crew_serve_under_their_own_flag() -> None:
    """CSG-ABL-01: others are carried, and do nothing (CSG-CRW-03)."""
    s = table([here(DOVER, "GEN-captain@england"), here(DOVER, "GEN-captain@spain")])
    assert active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    assert not active(s, 1).has(Trait.SHOOTS_AFTER_MOVE)
    assert serves(s.ship(0), item_named("GEN-captain@england"))
    assert not serves(s.ship(1), item_named("GEN-captain@spain"))


def test_some_ships_take_any_crew() -> None:
    """CSG-EFF-90: so does one of the crew, for the others aboard; CSG-EFF-91 of one nation."""
    any_ship = next(card["id"] for card in DATA["ships"] if _effect(card, "CREW_ANY"))
    host = next(card for card in DATA["crew"] if _effect(card, "CREW_ANY"))
    plain = hull_of(host["nation"])
    other = "spain" if host["nation"] != "spain" else "france"
    s = table([here(any_ship, "GEN-captain@jade"), here(plain, f"GEN-captain@{other}", host["id"])])
    assert active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    assert active(s, 1).has(Trait.SHOOTS_AFTER_MOVE)
    part = next(card for card in DATA["crew"] if _effect(card, "CREW_OF"))
    nation = next(effect["nation"] for effect in part["effects"] if effect["code"] == "CREW_OF")
    hull = hull_of(part["nation"])
    third = next(it for it in ("spain", "france", "jade") if it not in (nation, part["nation"]))
    s = table([here(hull, part["id"], f"GEN-helmsman@{nation}"), here(hull, part["id"], f"GEN-helmsman@{third}")])
    assert active(s, 0).has(Trait.HELMED)
    assert not active(s, 1).has(Trait.HELMED)


def test_equipment_serves_every_nation() -> None:
    """CSG-EQP-01: so do unique treasures."""
    s = one(FRENCH, "H-EQ-3", "RV-105")
    assert active(s, 0).has(Trait.UNHURT_BY_RAMS)
    assert active(s, 0).has(Trait.IGNORES_TERRAIN)


def test_a_word_of_the_generic_crew_is_its_effect() -> None:
    """CSG-GEN-01: a captain by keyword fires after a move; two of a kind count once."""
    row = next(card for card in DATA["crew"] if "helmsman" in card["keywords"])
    hull = hull_of(row["nation"])
    s = one(hull, row["id"], f"GEN-helmsman@{row['nation']}")
    letters = [grant.ability.added(s, 0) for grant in active(s, 0).answering(Ability.added)]
    assert letters.count("S") == 1


def test_the_same_effect_counts_once() -> None:
    """CSG-ABL-04: of different parameters each counts."""
    s = one(DOVER, "GEN-helmsman@england", "GEN-helmsman@england", "H-EQ-1")
    assert [grant.ability.added(s, 0) for grant in active(s, 0).answering(Ability.added)] == ["S", "S"]


def test_what_is_switched_off_stays_hidden() -> None:
    """CSG-ABL-02: a face-down crew that is not to be used."""
    captain = item_named("GEN-captain@england")
    s = one(DOVER, "GEN-captain@england", off=frozenset((captain,)))
    assert not active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    assert not uses(s, 0, Trait.SHOOTS_AFTER_MOVE, Teller())


def test_silence() -> None:
    """CSG-ABL-06: of the crew, of ship and crew; what belongs to the build stays."""
    galley = next(card for card in DATA["ships"] if "galley" in card["keywords"] and _effect(card, "REROLL_ANY"))
    crew = f"GEN-captain@{galley['nation']}"
    s = one(galley["id"], crew)
    cast(s, 0, "silenced")
    assert active(s, 0).has(Trait.REROLLS)
    assert not active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    cast(s, 0, "mute")
    assert not active(s, 0).has(Trait.REROLLS)
    assert active(s, 0).has(Trait.PIVOTS)


def test_using_an_ability_shows_the_crew() -> None:
    """CSG-INF-05: once, to everybody; a source that lies open already is used first."""
    s = one(DOVER, "GEN-captain@england")
    tell = Teller()
    assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, tell)
    assert keys(tell) == ["pirates-revealed"]
    assert HELD.by(s.ship(0).hold[0], 1)
    assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, tell)
    assert keys(tell) == ["pirates-revealed"]
    row = next(card for card in DATA["crew"] if card["nation"] == "england" and _effect(card, "MOVE_AND_SHOOT"))
    s = one(DOVER, row["id"], "GEN-captain@england")
    open_one = HELD.of(item_named("GEN-captain@england"), 0b11)
    s.change(0, hold=(s.ship(0).hold[0], open_one))
    assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, tell)
    assert not HELD.by(s.ship(0).hold[0], 1)


def test_a_question_that_adds_something_shows_who_adds_it() -> None:
    """CSG-INF-05: a passive ability, too, that changes a roll."""
    row = next(card for card in DATA["crew"] if card["nation"] == "england" and _effect(card, "BOARD_BONUS"))
    s = table([here(DOVER, row["id"]), here(FRENCH, owner=1)])
    assert sums(s, 0, Ability.boards, 1) == 1
    assert not HELD.by(s.ship(0).hold[0], 1)
    assert applies(s, 0, Ability.boards, Teller(), 1) == 1
    assert HELD.by(s.ship(0).hold[0], 1)


# ---- nations


def test_an_ex_patriot_makes_a_mercenary() -> None:
    """CSG-KW-EXP-01: of any ship, with abilities of his own; the others aboard serve no longer."""
    row = next(card for card in DATA["crew"] if "ex_patriot" in card["keywords"])
    s = one(DOVER, row["id"], "GEN-captain@england")
    assert nation_of(s.ship(0)) == "mercenary"
    assert active(s, 0).has(Trait.NO_HOME)
    assert serves(s.ship(0), item_named(row["id"]))
    assert not serves(s.ship(0), item_named("GEN-captain@england"))


def test_the_black_mark_flies_the_cursed_flag() -> None:
    """CSG-KW-BMA-01: as long as he is aboard; the crew of the printed nation lose their abilities."""
    row = next(card for card in DATA["crew"] if "black_mark" in card["keywords"])
    hull = hull_of(row["nation"])
    s = one(hull, row["id"], f"GEN-captain@{row['nation']}", state=Is.CURSED)
    assert nation_of(s.ship(0)) == "cursed"
    assert serves(s.ship(0), item_named(row["id"]))
    assert not serves(s.ship(0), item_named(f"GEN-captain@{row['nation']}"))
    s.change(0, hold=s.ship(0).hold[1:])
    assert nation_of(s.ship(0)) == row["nation"]
    assert nation_of(here(hull, row["id"])) == row["nation"]


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
    card = next(row for row in DATA["ships"] if _effect(row, "MOVE_SET_FULL"))
    s = one(card["id"], *["coin-1"] * card["cargo"])
    (grant,) = active(s, 0).answering(Ability.base)
    assert grant.ability.base(s, 0) == "S"
    s.change(0, hold=s.ship(0).hold[1:])
    assert grant.ability.base(s, 0) is None


def test_free_segments_after_loading_or_unloading() -> None:
    """CSG-EFF-05: one or the other."""
    loads = [row for row in DATA["ships"] if _effect(row, "FREE_MOVE_S")]
    found = {effect["on"]: row["id"] for row in loads for effect in row["effects"] if effect["code"] == "FREE_MOVE_S"}
    assert active(one(found["load"]), 0).traits & {Trait.MOVES_LOADED, Trait.MOVES_UNLOADED} == {Trait.MOVES_LOADED}
    assert active(one(found["unload"]), 0).traits & {Trait.MOVES_LOADED, Trait.MOVES_UNLOADED} == {Trait.MOVES_UNLOADED}


def test_some_keep_clear_of_ice_only() -> None:
    """CSG-EFF-09: all terrain, or all but icebergs."""
    whole = next(row for row in DATA["ships"] if _effect(row, "IGNORE_TERRAIN"))
    assert active(one(whole["id"]), 0).has(Trait.IGNORES_ICE)
    row = next(row for row in DATA["crew"] if any(effect.get("keep") for effect in row["effects"]))
    hull = hull_of(row["nation"])
    s = one(hull, row["id"])
    assert active(s, 0).has(Trait.IGNORES_TERRAIN)
    assert not active(s, 0).has(Trait.IGNORES_ICE)


def test_sea_monsters_are_hurried() -> None:
    """CSG-EFF-12: any player's, within L."""
    friend = next(row["id"] for row in DATA["ships"] if _effect(row, "MONSTER_BOOST"))
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
    card = next(row["id"] for row in DATA["ships"] if _effect(row, "CANNON_BONUS_PER_FRIEND"))
    s = table([here(card), here(FRENCH, owner=1, x=400), here(DOVER, x=150), here(DOVER, x=60), here(DOVER, x=800)])
    assert aims(s) == 2


def test_some_lend_their_aim() -> None:
    """CSG-EFF-22: to the ships of her side within S."""
    card = next(row["id"] for row in DATA["ships"] if _effect(row, "CANNON_AURA"))
    s = table([here(card), here(FRENCH, owner=1, x=400), here(DOVER, x=150), here(DOVER, x=800)])
    (grant,) = active(s, 0).answering(Ability.aids)
    assert [grant.ability.aids(s, 0, aim(shooter=n)) for n in (2, 3)] == [1, 0]


def test_some_are_weak_to_a_nation() -> None:
    """CSG-EFF-23: its ships have 1 more."""
    card = next(row for row in DATA["ships"] if _effect(row, "WEAK_TO"))
    nation = next(effect["nation"] for effect in card["effects"] if effect["code"] == "WEAK_TO")
    enemy = next(row["id"] for row in DATA["ships"] if row["nation"] == nation)
    other = next(row["id"] for row in DATA["ships"] if row["nation"] == "jade")
    s = table([here(enemy), here(card["id"], owner=1), here(other)])
    (grant,) = active(s, 1).answering(Ability.exposes)
    assert [grant.ability.exposes(s, 1, aim(shooter=n)) for n in (0, 2, NOWHERE)] == [1, 0, 0]


def shielded(code: str, shot: Aim, **more: Any) -> bool:
    card = next(row["id"] for row in DATA["ships"] if _effect(row, code))
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
        if _effect(card, "RAM_LOSS"):
            s = table([here(card["id"]), here(DOVER, owner=1)])
            found |= {grant.ability.rams(s, 0, 1) for grant in active(s, 0).answering(Ability.rams)}
    assert found == {(1, 0), (1, 1)}


def test_the_treasure_of_a_nation() -> None:
    """CSG-EFF-73: of its ships only."""
    card = next(row["id"] for row in DATA["ships"] if _effect(row, "PLUNDER_NATION"))
    s = table([here(card), here("SM-PS-001", owner=1), here(DOVER, owner=1)])
    (grant,) = active(s, 0).answering(Ability.plunders)
    assert [grant.ability.plunders(s, 0, n) for n in (1, 2)] == [True, False]


def test_how_much_a_raid_takes() -> None:
    """CSG-EFF-74: so many pieces, or as much as fits."""
    found = set()
    for card in DATA["ships"]:
        if _effect(card, "RAID_HOME"):
            s = one(card["id"])
            found |= {grant.ability.raids(s, 0) for grant in active(s, 0).answering(Ability.raids)}
    assert found == {1, 2}


def test_more_gold() -> None:
    """CSG-EFF-76: as much as the card says."""
    card = next(row for row in DATA["ships"] if _effect(row, "GOLD_BONUS"))
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
    row = next(card for card in DATA["crew"] if _effect(card, "CREW_SCAPEGOAT"))
    hull = hull_of(row["nation"])
    s = one(hull, row["id"])
    (grant,) = active(s, 0).answering(Ability.dies_for)
    assert [grant.ability.dies_for(cost) for cost in (4, 5)] == [True, False]


def test_marines_aim_better_at_some() -> None:
    """CSG-EFF-101: on the marine's own shots."""
    row = next(card for card in DATA["crew"] if _effect(card, "MARINE_BONUS"))
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
