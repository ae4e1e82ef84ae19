"""Unique treasures that are shown when they are used."""

from __future__ import annotations

from functools import partial
from typing import Any

from flibuste.core.agenda import asking, play
from flibuste.core.events import MUTE, EventCollector
from flibuste.core.fate import OwnDice
from flibuste.games.pirates.questions.abilities.ability import Ability, Aim, Trait
from flibuste.games.pirates.questions.abilities.active import active, sums
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.move_list import move_list
from flibuste.games.pirates.questions.table.items import HELD, item_named, things
from flibuste.games.pirates.questions.table.spells import turn_ends
from flibuste.games.pirates.questions.turns.giving_actions import give, why_not_act
from flibuste.games.pirates.state import Ship, State
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.tables import DATA
from flibuste.games.pirates.view import view
from tests.games.pirates.test_uniques import CREW, aboard, here

from .tables import at, island, keys, plays, runs, ship, table

DOVER, DOCTOR = "SM-ES-009", "CC-45"
PLAGUE, RUM, SUNKEN = "SM-T-006", "SM-T-005", "DJC-105"


# ---- shown in one's own turn


def ready(*ships: Ship, **more: Any) -> State:
    s = table(ships, [island(900, 900, home=0), island(900, 100, home=1)], **more)
    runs(s, Menu(0))
    return s


def shows(s: State, name: str, *more: str) -> list[str]:
    return keys(plays(s, ("show", s.names[0], name, *more)))


def offered(s: State) -> list[Any]:
    step = asking(s)
    assert isinstance(step, Menu)
    return [move[2] for move in step.moves(s) if move[0] == "show"]


def test_what_is_shown_is_used_up() -> None:
    """CSG-UNT-05: it leaves the game, and everybody is told what it was."""
    s = ready(here("CC-097"))
    assert shows(s, "CC-097") == ["pirates-shown", "pirates-takes-effect"]
    assert aboard(s) == []
    assert item_named("CC-097") in things(s.gone)
    assert offered(s) == []


def test_dry_powder_is_one_more_shoot_action() -> None:
    """CSG-UNT-06: UT_EXTRA_SHOOT, it counts as the second action, and one of the two is a shoot action."""
    s = ready(here("CC-095"))
    shows(s, "CC-095")
    give(s, 0, "move", MUTE)
    assert why_not_act(s, 0, "shoot") is None
    assert why_not_act(s, 0, "move") is not None
    give(s, 0, "shoot", MUTE)
    assert why_not_act(s, 0, "shoot") is not None


def test_grease_and_screws() -> None:
    """CSG-UNT-06: UT_GREASE L more this turn; UT_SCREW the move list twice, once."""
    plain = move_list(Afloat(ready(here()), 0))
    s = ready(here("CC-097"))
    shows(s, "CC-097")
    assert move_list(Afloat(s, 0)) == f"{plain}L"
    s = ready(here("MI-107"))
    shows(s, "MI-107")
    assert move_list(Afloat(s, 0)) == plain * 2
    plays(s, ("about", s.names[0], 90))
    assert move_list(Afloat(s, 0)) == plain


def test_the_breath_of_poseidon() -> None:
    """CSG-UNT-06: UT_POSEIDON, the base move for every mast, nothing added; then a mast goes."""
    s = ready(here("BC-109", "GEN-helmsman@england", masts=0b111), options={"auto_mast": True})
    base = move_list(Afloat(s, 0)).removesuffix("S")
    shows(s, "BC-109")
    assert move_list(Afloat(s, 0)) == base * 3
    plays(s, ("about", s.names[0], 90))
    assert s.ship(0).masts.bit_count() == 2


def test_fireworks() -> None:
    """CSG-UNT-06: UT_FIREWORKS, 2 more on all cannon rolls, until the turn ends."""
    s = ready(here("SCS-099"), here(owner=1, x=700))
    aim = Aim(0, "ship:1", "S", 3, 10.0)
    assert sums(s, 0, Ability.aims, aim) == 0
    shows(s, "SCS-099")
    assert sums(s, 0, Ability.aims, aim) == 2
    turn_ends(s, 0)
    assert sums(s, 0, Ability.aims, aim) == 0


def test_a_periscope_silences_an_enemy() -> None:
    """CSG-UNT-06: UT_PERISCOPE, a ship and its crew, this turn."""
    s = ready(here("MI-106"), ship("SM-ES-001", 1, at(700, 300), CREW[0]))
    shows(s, "MI-106", s.names[1])
    assert not active(s, 1).traits & {Trait.ROLLS_FOR_ACTION, Trait.SHOOTS_AFTER_MOVE}
    turn_ends(s, 0)
    assert active(s, 1).has(Trait.ROLLS_FOR_ACTION)


def test_pensions() -> None:
    """CSG-UNT-06: UT_PENSION, at home, a gold for each of the crew that goes."""
    assert offered(ready(here("SCS-107", *CREW))) == []
    s = ready(here("SCS-107", *CREW, docked=0))
    shows(s, "SCS-107")
    plays(s, ("lose", CREW[0]))
    plays(s, ("enough",))
    assert aboard(s) == [CREW[1]]
    assert s.islands[0].loose == 1


def test_a_pension_is_told_with_the_loss() -> None:
    """CSG-UNT-06: UT_PENSION; CSG-EFF-93: there is none for who is turned face down instead."""
    s = ready(here("SCS-107", *CREW, DOCTOR, docked=0))
    s.change(
        0, hold=tuple(HELD.shown(one, 0b11) if HELD.item(one) == item_named(CREW[0]) else one for one in s.ship(0).hold)
    )
    shows(s, "SCS-107")
    for gold in (0, 1):
        emit = EventCollector(partial(view, s), [None])
        play(s, ("lose", CREW[0]), OwnDice(s), emit)
        assert emit.views[None] == view(s, None)
        assert s.islands[0].loose == gold


def test_monsters_are_hurried_by_friends() -> None:
    """CSG-EFF-12: L more for a sea monster that is near, once (CSG-ABL-04)."""
    friend = next(row["id"] for row in DATA["ships"] if any(it["code"] == "MONSTER_BOOST" for it in row["effects"]))
    monster = next(row["id"] for row in DATA["ships"] if "sea_monster" in row["keywords"])
    s = table([ship(monster, 0, at(190, 300))])
    alone = move_list(Afloat(s, 0))
    s = table([ship(monster, 0, at(190, 300)), ship(friend, 1, at(100, 300)), ship(friend, 1, at(280, 300))])
    assert move_list(Afloat(s, 0)) == f"{alone}L"
