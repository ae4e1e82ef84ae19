"""Pirates' abilities (docs/rules/pirates.md, chapters 5.2, 5.13, 5.20 to 5.22 and 5.26), by hand."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import flibuste.games.pirates as game
from flibuste.core.agenda import Ask, Auto
from flibuste.core.events import EventCollector
from flibuste.games.pirates.questions.abilities.ability import CLASSES, Ability, Trait
from flibuste.games.pirates.questions.abilities.active import active, applies, nation_of, serves, sums, uses
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.soundness import steps
from flibuste.games.pirates.state import Is
from flibuste.games.pirates.tables import DATA

from .carriers import DOVER, FRENCH, carrier, has_effect, here, hull_of, one
from .tables import keys, table

_GENERIC = {"captain", "helmsman", "explorer", "cannoneer", "shipwright", "oarsman", "musketeer"}


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
    assert codes <= set(CLASSES)


def test_every_keyword_has_a_class() -> None:
    """CSG-KW-GEN-01: those of the generic crew stand for their effect."""
    words = {word.partition(":")[0] for kind in ("ships", "crew") for card in DATA[kind] for word in card["keywords"]}
    assert words - _GENERIC <= set(CLASSES)


def test_every_unique_treasure_has_a_class() -> None:
    """CSG-UNT-06: a special or effects that it grants."""
    for row in DATA["treasure"]["uniques"]:
        assert row.get("special") in CLASSES or row.get("grants"), row["id"]


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
    named = defaultdict(set)
    for kind in (Auto, Ask):
        for step in below(kind):
            if step.__module__.startswith(game.__name__):
                named[step.__name__].add(step.__module__)
    assert not {name: found for name, found in named.items() if len(found) > 1}
    assert {"Valued", "Retire", "Bites"} <= set(steps())


EVERY_STEP = """
import importlib, pkgutil
from dataclasses import is_dataclass
from flibuste.core.agenda import Ask, Auto
from flibuste.games import pirates
from flibuste.games.pirates.soundness import steps
known = set(steps())
for room in pkgutil.walk_packages(pirates.__path__, f"{pirates.__name__}."):
    importlib.import_module(room.name)
steps.cache_clear()
assert not steps().keys() - known, steps().keys() - known
"""


def test_every_step_can_be_read_by_a_process_that_has_not_played() -> None:
    """CSG-TRN-11: a position may stand in the middle of a turn, whatever modules were needed so far."""
    subprocess.run([sys.executable, "-c", EVERY_STEP], check=True)


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
    "CREW_SAFE": Trait.CREW_SAFE,
    "CREW_FLIP": Trait.CREW_FLIPS,
    "NO_CREW": Trait.NO_CREW,
    "REPAIR_ANYWHERE": Trait.REPAIRS_ANYWHERE,
}


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
    any_ship = next(card["id"] for card in DATA["ships"] if has_effect(card, "CREW_ANY"))
    host = next(card for card in DATA["crew"] if has_effect(card, "CREW_ANY"))
    plain = hull_of(host["nation"])
    other = "spain" if host["nation"] != "spain" else "france"
    s = table([here(any_ship, "GEN-captain@jade"), here(plain, f"GEN-captain@{other}", host["id"])])
    assert active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
    assert active(s, 1).has(Trait.SHOOTS_AFTER_MOVE)
    part = next(card for card in DATA["crew"] if has_effect(card, "CREW_OF"))
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


def test_a_word_of_the_generic_crew_is_itshas_effect() -> None:
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
    assert not uses(s, 0, Trait.SHOOTS_AFTER_MOVE, EventCollector())


def test_silence() -> None:
    """CSG-ABL-06: of the crew, of ship and crew; what belongs to the build stays."""
    galley = next(card for card in DATA["ships"] if "galley" in card["keywords"] and has_effect(card, "REROLL_ANY"))
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
    emit = EventCollector()
    assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, emit)
    assert keys(emit) == ["pirates-revealed"]
    assert HELD.by(s.ship(0).hold[0], 1)
    assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, emit)
    assert keys(emit) == ["pirates-revealed"]
    row = next(card for card in DATA["crew"] if card["nation"] == "england" and has_effect(card, "MOVE_AND_SHOOT"))
    s = one(DOVER, row["id"], "GEN-captain@england")
    open_one = HELD.of(item_named("GEN-captain@england"), 0b11)
    s.change(0, hold=(s.ship(0).hold[0], open_one))
    assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, emit)
    assert not HELD.by(s.ship(0).hold[0], 1)


def test_a_question_that_adds_something_shows_who_adds_it() -> None:
    """CSG-INF-05: a passive ability, too, that changes a roll."""
    row = next(card for card in DATA["crew"] if card["nation"] == "england" and has_effect(card, "BOARD_BONUS"))
    s = table([here(DOVER, row["id"]), here(FRENCH, owner=1)])
    assert sums(s, 0, Ability.boards, 1) == 1
    assert not HELD.by(s.ship(0).hold[0], 1)
    assert applies(s, 0, Ability.boards, EventCollector(), 1) == 1
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
