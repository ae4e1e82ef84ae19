"""Pirates' dice and who may change them (docs/rules/pirates.md, CSG-ABL-07, D-REROLL, D-SETDIE)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from flibuste.core.agenda import asking, play
from flibuste.core.atoms import Atom, Move, Name
from flibuste.core.box import Box, PhysicalFate
from flibuste.core.events import MUTE, EventCollector
from flibuste.core.faults import InputNeeded
from flibuste.games.pirates.names import called
from flibuste.games.pirates.questions.table.items import HELD
from flibuste.games.pirates.state import NOWHERE, State
from flibuste.games.pirates.steps.basics.dice import KeepOne, Reroll, Roll, RollTwo, SetDie, counted

from .orders import ahead, meeting
from .tables import at, keys, plays, runs, ship, table

LUCKY = "BC-5"
"""A corsair galley with REROLL_ANY."""
PLAIN = "SM-PS-002"
THOR, LOKI = "FN-095", "FN-094"


def rolled(s: State, face: int, by: int = 0, what: str = "shot") -> EventCollector:
    return runs(s, Roll(s.ship(by).owner, by, what), told=[face])


def test_a_die_is_told_and_lies_on_the_table() -> None:
    """CSG-ABL-07: the natural face, for the step that comes next."""
    s = table([ship(PLAIN, 0, at(100, 100))])
    emit = rolled(s, 4)
    assert s.die == 4
    assert keys(emit) == ["pirates-rolled-by"]
    assert asking(s) is None


def asked(s: State, move: Move, *told: Atom) -> InputNeeded:
    """What people are asked who have told so much of this move."""
    now = s.copy()
    with pytest.raises(InputNeeded) as wanted:
        play(now, move, PhysicalFate(now, Box(frozenset(["d6"])), told), MUTE)
    return wanted.value


def test_people_are_asked_who_rolls_and_what_for() -> None:
    """CSG-ABL-07, CSG-BRD-02: also the side that is not at turn."""
    s = meeting()
    plays(s, ahead(s))
    ours, theirs = called(s, 0), called(s, 1)
    ram = asked(s, ("ram", s.names[1]))
    assert ram.rolls == 0
    assert ram.why is not None
    key, args = ram.why
    assert (key, args["seat"], args["for"]) == ("pirates-told-die-by-at", Name(0), "ram")
    assert (args["ship"], args["target"]) == (ours, theirs)
    plays(s, ("ram", s.names[1]), 1)
    sides = [asked(s, ("board",)), asked(s, ("board",), 3)]
    assert [one.rolls for one in sides] == [0, 1]
    whys = [one.why[1] for one in sides if one.why]
    assert [(it["seat"], it["ship"], it["target"]) for it in whys] == [(Name(0), ours, theirs), (Name(1), theirs, ours)]


def test_one_die_is_rolled_again() -> None:
    """CSG-EFF-29: once per turn; the second stands."""
    s = table([ship(LUCKY, 0, at(100, 100))])
    rolled(s, 2)
    assert isinstance(asking(s), Reroll)
    plays(s, ("reroll",), 5)
    assert s.die == 5
    assert asking(s) is None
    rolled(s, 1)
    assert asking(s) is None


def test_a_die_that_is_kept_leaves_the_reroll() -> None:
    """CSG-EFF-29: it is only spent by being used."""
    s = table([ship(LUCKY, 0, at(100, 100))])
    rolled(s, 2)
    plays(s, ("keep",))
    assert s.die == 2
    rolled(s, 3)
    assert isinstance(asking(s), Reroll)


def test_a_broadside_is_not_rolled_again() -> None:
    """CSG-KW-BRO-03: no reroll of the shooter."""
    s = table([ship(LUCKY, 0, at(100, 100))])
    rolled(s, 2, what="broadside")
    assert asking(s) is None


def test_a_hidden_crew_that_rolls_again_is_shown() -> None:
    """CSG-INF-05: its use turns it up, for everybody."""
    s = table([ship("CC-65", 0, at(100, 100), "BC-82")])
    rolled(s, 2)
    emit = plays(s, ("reroll",), 5)
    assert "pirates-revealed" in keys(emit)
    assert HELD.by(s.ship(0).hold[0], 1)


def test_runes_set_a_die_of_anybody() -> None:
    """CSG-UNT-06: UT_SET_DIE, any die, just rolled by anyone; the runes leave the game."""
    s = table([ship(PLAIN, 0, at(100, 100)), ship(PLAIN, 1, at(500, 500), THOR, LOKI)])
    rolled(s, 3)
    step = asking(s)
    assert isinstance(step, SetDie)
    assert step.seat == 1
    plays(s, ("runes",))
    assert s.die in (1, 6)
    # CSG-DEC, D-SETDIE: the first use wins, the other runes are not asked for
    assert asking(s) is None
    assert len(s.ship(1).hold) == 1


def test_runes_ask_from_the_active_player_on() -> None:
    """CSG-UNT-06: holders are asked in seat order from the active player; a face that lies there already is not."""
    s = table([ship(PLAIN, 0, at(100, 100), THOR), ship(PLAIN, 1, at(500, 500), LOKI)], turn=1)
    rolled(s, 1)
    step = asking(s)
    assert isinstance(step, SetDie)
    assert step.seat == 0
    plays(s, ("leave",))
    assert s.die == 1
    rolled(s, 3)
    step = asking(s)
    assert isinstance(step, SetDie)
    assert step.seat == 1


def test_runes_do_not_reach_holy_water() -> None:
    """CSG-UNT-06: UT_HOLY, what enemies carry does not affect her dice."""
    s = table([ship(PLAIN, 0, at(100, 100), "DJC-104"), ship(PLAIN, 1, at(500, 500), THOR)])
    rolled(s, 3)
    assert asking(s) is None
    runs(s, Roll(0, NOWHERE, "iceberg"), told=[3])
    assert isinstance(asking(s), SetDie)


def test_the_albatross_weighs_on_every_die() -> None:
    """CSG-UNT-06: UT_ALBATROSS, -1; the natural face stays what it is."""
    s = table([ship(PLAIN, 0, at(100, 100), "SCS-105"), ship(PLAIN, 1, at(500, 500))])
    assert counted(s, 6, 0) == 5
    assert counted(s, 6, 1) == 6


def test_of_two_dice_one_is_kept() -> None:
    """CSG-EFF-48: two dice, the player keeps one."""
    s = table([ship(PLAIN, 0, at(100, 100))])
    runs(s, RollTwo(0, 0, "shot"), told=[2, 5])
    step = asking(s)
    assert isinstance(step, KeepOne)
    assert step.moves(s) == [("die", 5), ("die", 2)]
    assert step.possible(s, ())
    assert not any(replace(step, two=face).possible(s, ()) for face in (0, 2, 72))
    assert not replace(step, one=5).possible(s, ())
    plays(s, ("die", 2))
    assert s.die == 2
    runs(s, RollTwo(0, 0, "shot"), told=[4, 4])
    assert s.die == 4
