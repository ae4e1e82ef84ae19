"""Crew and equipment that lie face down are turned up by what they make possible (CSG-INF-05, CSG-ABL-02)."""

from __future__ import annotations

from typing import Any

from flibuste.core.events import EventCollector
from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import latent, reveal, uses
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.questions.turns.giving_actions import why_not_act
from flibuste.games.pirates.state import Is, State, Tile
from flibuste.games.pirates.steps.boarding.boarding_party import Board
from flibuste.games.pirates.steps.damage.losing import LoseCrew
from flibuste.games.pirates.steps.gunnery.shoot_action import Shoot
from flibuste.games.pirates.steps.turns.extra_moves import FreeMove
from tests.games.pirates.orders import FOUR, SLOOP, TWO, asked, sea
from tests.games.pirates.tables import at, island, plays, runs, ship, table

AMERICAN = "RV-76"
"""Three masts of S."""
GUNNER, SHARPSHOOTER, DIVER = "RV-95", "SM-EC-007", "MI-041b"
PILOT, LUCKY, DOCTOR = "RV-36", "RV-89", "CC-45"
HELMSMAN, OARSMAN, CAPTAIN = "GEN-helmsman@england", "GEN-oarsman@england", "GEN-captain@england"
FAR = ship(SLOOP, 1, at(100, 100))


def shown(s: State, name: str, number: int = 0) -> bool:
    """Whether everybody sees this piece of a ship's hold."""
    return HELD.of(item_named(name), 0b11) in s.ship(number).hold


def fired(target: Any, crew: str, card: str, *others: Any) -> State:
    s = table([ship(card, 0, at(480, 480), crew), target, *others])
    runs(s, Shoot(0, "ship:0"))
    plays(s, next(move for move in asked(s) if move[0] == "fire" and move[2] == s.names[1]), 1)
    return s


def test_who_makes_cannons_reach_farther_is_shown_by_a_long_shot() -> None:
    """CSG-INF-05, CSG-EFF-41: a shot that S would reach shows nobody."""
    for far, up in ((40, False), (70, True)):
        s = fired(ship(AMERICAN, 1, at(480 + 17 + far, 480)), GUNNER, AMERICAN)
        assert shown(s, GUNNER) is up


def test_who_fires_past_ships_is_shown_where_one_stands_in_the_way() -> None:
    """CSG-INF-05, CSG-EFF-40: and not where none does."""
    target, between = ship(TWO, 1, at(540, 480)), ship(FOUR, 0, at(512, 480))
    assert shown(fired(target, SHARPSHOOTER, FOUR, between), SHARPSHOOTER)
    assert not shown(fired(target, SHARPSHOOTER, FOUR), SHARPSHOOTER)


def test_who_fires_under_water_is_shown_by_such_a_shot() -> None:
    """CSG-INF-05, CSG-EFF-44: at what is submerged alone."""
    for state, up in ((Is.SUBMERGED, True), (Is(0), False)):
        s = fired(ship("MI-305", 1, at(520, 480), state=state), DIVER, FOUR)
        assert shown(s, DIVER) is up


def test_a_pilot_is_shown_as_terrain_does_nothing() -> None:
    """CSG-INF-05, CSG-TER-01: a tile, and ice; in open water nobody learns of him."""
    for kind, y, up in (("reef", 570, True), ("iceberg", 545, True), ("reef", 300, False)):
        tiles = [Tile(kind, at(480, y))]
        s = sea(ship(FOUR, 0, at(480, 480), PILOT), FAR, tiles=tiles)
        plays(s, ("sail", s.names[0], 0, "S", 0, 0, "S", 0))
        assert shown(s, PILOT) is up
        assert s.ship(0).pose == at(480, 480 + 127)


def test_a_helmsman_is_shown_by_a_free_move_too() -> None:
    """CSG-INF-05, CSG-EFF-01: of the whole move list; a segment that an ability gives is not his."""
    s = sea(ship(FOUR, 0, at(480, 480), HELMSMAN), FAR)
    s.agenda.clear()
    lent = s.copy()
    runs(s, FreeMove(0))
    plays(s, ("sail", 0, "S", 0, 0, "S", 0, 0, "S", 0))
    assert shown(s, HELMSMAN)
    runs(lent, FreeMove(0, "S"))
    plays(lent, ("sail", 0, "S", 0))
    assert not shown(lent, HELMSMAN)


def test_oars_are_shown_by_every_move_action_of_a_derelict() -> None:
    """CSG-INF-05, CSG-EFF-03: coming about too."""
    s = sea(ship(FOUR, 0, at(480, 480), OARSMAN, masts=0), FAR)
    plays(s, ("about", s.names[0], 90))
    assert shown(s, OARSMAN)


def test_who_keeps_crew_safe_is_shown_as_one_would_go() -> None:
    """CSG-INF-05, CSG-EFF-92: or as a boarding party that has been won finds none to take."""
    s = table([ship(AMERICAN, 0, at(480, 480), LUCKY), ship(FOUR, 1, at(480, 600))])
    boarded = s.copy()
    runs(s, LoseCrew(0, 1, 1))
    assert shown(s, LUCKY)
    runs(boarded, Board(1, 0), told=(6, 1))
    assert shown(boarded, LUCKY)


def test_who_turns_crew_down_is_shown() -> None:
    """CSG-INF-05, CSG-EFF-93: whom he saves lies face down instead."""
    s = table([ship(FOUR, 0, at(480, 480), DOCTOR)])
    s.change(0, hold=tuple(sorted((*s.ship(0).hold, HELD.of(item_named(CAPTAIN), 0b11)))))
    runs(s, LoseCrew(0, 1, 1))
    plays(s, ("lose", CAPTAIN))
    assert shown(s, DOCTOR)
    assert not shown(s, CAPTAIN)


def test_with_a_letter_of_marque_she_is_only_repaired_at_an_enemy_home() -> None:
    """CSG-UNT-06, UT_MARQUE: or sails away."""
    s = table([ship(FOUR, 0, at(480, 400), "CC-093", up=True, docked=0)], [island(480, 480, home=1)])
    for what, allowed in (("shoot", False), ("explore", False), ("repair", True), ("move", True)):
        bar = why_not_act(s, 0, what)
        assert (bar is None) is allowed
    s.islands[0] = s.islands[0]._replace(home=0)
    assert why_not_act(s, 0, "shoot") is None


def test_who_admits_the_crew_that_is_used_is_shown_too() -> None:
    """CSG-INF-05, CSG-EFF-90: nobody need show himself where the crew sail under their own flag, or who admits them
    lies open."""
    virgil, captain = "SM-EC-009", "GEN-captain@pirates"
    for flag, hold, up in ((TWO, (captain, "GEN-oarsman@spain"), False), (FOUR, (captain, virgil), True)):
        s = table([ship(flag, 0, at(480, 480), *hold)])
        emit = EventCollector()
        assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, emit) is up
        assert [event.data["item"] for event in emit.events] == ([captain, virgil] if up else [])
    s = table([ship(FOUR, 0, at(480, 480), "GEN-captain@england", virgil)])
    assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, EventCollector())
    assert not shown(s, virgil)


def test_who_admits_is_shown_where_the_crew_lie_open() -> None:
    """CSG-INF-05, CSG-EFF-91: of a chain all; using them can be no secret (`latent`)."""
    dampier, captain = "SCS-55", "GEN-captain@pirates"
    s = table([ship(FOUR, 0, at(480, 480), dampier, captain)])
    assert reveal(s, 0, item_named(captain))
    assert latent(s, 0, Trait.SHOOTS_AFTER_MOVE)
    assert uses(s, 0, Trait.SHOOTS_AFTER_MOVE, EventCollector())
    assert shown(s, dampier)
    assert not latent(s, 0, Trait.SHOOTS_AFTER_MOVE)
