"""Chapter 5.23: the events that are shown as a turn begins."""

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Atom, Move
from flibuste.core.events import MUTE
from flibuste.games.pirates.geometry.gap import within
from flibuste.games.pirates.questions.events.tokens import code_of, tokens_end
from flibuste.games.pirates.questions.sailing.move_list import why_not_move
from flibuste.games.pirates.questions.table.bodies import body, land
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.questions.table.items import HELD, item_named, item_of, things
from flibuste.games.pirates.questions.table.spells import turn_begins
from flibuste.games.pirates.questions.turns.giving_actions import why_not_act
from flibuste.games.pirates.state import NOWHERE, State, Tile, Token
from flibuste.games.pirates.steps.basics.dice import counted
from flibuste.games.pirates.steps.events.event_effects import Blow, RollFog
from flibuste.games.pirates.steps.events.showing_events import LayToken, Rival, ShowEvent, Strike

from .tables import at, island, keys, plays, runs, ship, table

CARAVEL, HELMSMAN, CAPTAIN = "SM-PS-009", "GEN-helmsman@pirates", "GEN-captain@pirates"


def card(code: str) -> str:
    return next(one.id for one in pieces().values() if one.kind == "event" and one.card["code"] == code)


def holding(*codes: str, ships: Any = None, **more: Any) -> State:
    """The first seat holds these events as its turn begins; a ship of one's own, and one of the second seat's with
    crew."""
    fleet = ships or [
        ship(CARAVEL, 0, at(150, 150), HELMSMAN),
        ship(CARAVEL, 1, at(500, 500), HELMSMAN, CAPTAIN, "coin-3", "coin-2"),
    ]
    s = table(fleet, more.pop("islands", [island(800, 800, "coin")]), coins=(0, 1, 1, 0, 0, 0, 0), **more)
    s.events = [tuple(HELD.of(item_of(pieces()[card(code)]), 1) for code in codes), ()]
    runs(s, ShowEvent(0))
    return s


def shown(s: State, code: str, move: Move = (), *told: Atom) -> list[str]:
    """Shows an event and answers where it strikes; what was told of the strike."""
    plays(s, ("event", card(code)))
    return keys(plays(s, move, *told)) if move else []


def test_an_event_is_shown_once_in_its_window() -> None:
    """CSG-EVT-01: those whose text says so, again and again, or none."""
    s = holding("EV_FAVOR", "EV_RAFT", "EV_MUTINY")
    step = asking(s)
    assert isinstance(step, ShowEvent)
    assert step.moves(s) == [("event", card("EV_FAVOR")), ("event", card("EV_MUTINY")), ("no-event",)]
    shown(s, "EV_MUTINY", ("target", "1.SM-PS-009"), 1, 1)
    step = asking(s)
    assert isinstance(step, ShowEvent)
    assert step.moves(s) == [("event", card("EV_FAVOR")), ("no-event",)]


def test_who_holds_no_such_event_is_not_asked() -> None:
    """CSG-TRN-10: nobody learns who did not show one."""
    s = holding("EV_RAFT", "EV_DIVERS")
    assert asking(s) is None


def test_mermaids_hold_a_ship_for_as_many_turns_as_she_has_crew() -> None:
    """CSG-EVT-04: no action; nothing without crew; not a docked one."""
    s = holding("EV_MERMAIDS")
    shown(s, "EV_MERMAIDS", ("target", "1.SM-PS-009"))
    turn_begins(s, 1)
    bar = why_not_act(s, 1)
    assert bar is not None
    assert bar.rule == "CSG-EVT-04"
    assert [spell.turns for spell in s.ship(1).spells] == [2]
    docked = holding("EV_MERMAIDS", ships=[ship(CARAVEL, 0, at(150, 150)), ship(CARAVEL, 1, at(5, 5), docked=0)])
    assert asking(docked) is None


def test_foul_winds_blow_ships_about() -> None:
    """CSG-EVT-05: undocked ships within L; the player left of the controller says where to; land costs a mast."""
    far = [ship(CARAVEL, 0, at(150, 150)), ship(CARAVEL, 1, at(500, 500)), ship(CARAVEL, 1, at(480, 600), docked=0)]
    s = holding("EV_FOUL_WINDS", ships=far, islands=[island(600, 500)])
    shown(s, "EV_FOUL_WINDS", ("token", 46000, 50000))
    step = asking(s)
    assert isinstance(step, Blow)
    assert (step.seat, step.ship) == (0, 1)
    plays(s, ("blow", 90))
    assert within(body(s.ship(1)), land(0, s.islands[0].pose), 0.5)
    assert s.ship(0).pose == at(150, 150)
    step = asking(s)
    if step is not None and step.seat == 1:
        plays(s, step.moves(s)[0])
    assert s.ship(1).masts.bit_count() == 3


def test_a_calm_holds_ships_until_the_own_next_turn() -> None:
    """CSG-EVT-06: no move actions within L, except for who can row."""
    plain = next(one.id for one in pieces().values() if one.kind == "ship" and not one.keywords + one.card["effects"])
    s = holding("EV_BECALMED", ships=[ship(CARAVEL, 0, at(150, 150)), ship(plain, 1, at(500, 500))])
    shown(s, "EV_BECALMED", ("token", 50000, 56000))
    bar = why_not_move(s, 1)
    assert bar is not None
    assert bar.rule == "CSG-EVT-06"
    assert why_not_move(s, 0) is None
    s.change(1, pose=at(500, 300))
    assert why_not_move(s, 1) is None
    s.change(1, pose=at(500, 500), hold=(HELD.of(item_named(f"GEN-oarsman@{pieces()[plain].nation}"), 2),))
    assert why_not_move(s, 1) is None
    s.change(1, hold=())
    tokens_end(s, 1, MUTE)
    assert why_not_move(s, 1) is not None
    tokens_end(s, 0, MUTE)
    assert why_not_move(s, 1) is None


def test_a_hidden_cove() -> None:
    """CSG-EVT-07: the nearest wild island that the player has not explored, or without treasure."""
    lie = [island(300, 150, "coin", explored=1), island(150, 500, "coin"), island(800, 800, "coin")]
    s = holding("EV_HIDDEN_COVE", islands=lie)
    shown(s, "EV_HIDDEN_COVE", ("target", "0.SM-PS-009"))
    assert s.ship(0).docked == 1
    s = holding("EV_HIDDEN_COVE", islands=[lie[0]._replace(coins=()), lie[1]])
    shown(s, "EV_HIDDEN_COVE", ("target", "0.SM-PS-009"))
    assert s.ship(0).docked == 0


def test_the_favour_of_the_gods_ends_all_events() -> None:
    """CSG-EVT-08: in hands too, and those that go on."""
    s = holding("EV_FAVOR", "EV_MUTINY", tokens=(Token(card("EV_CURSED_ZONE"), 1, 0, 0),))
    s.events[1] = (HELD.of(item_of(pieces()[card("EV_RAFT")]), 2),)
    plays(s, ("event", card("EV_FAVOR")))
    assert s.events == [(), ()]
    assert s.tokens == ()


def test_false_treasure() -> None:
    """CSG-EVT-09: all coins of one enemy ship leave the game."""
    s = holding("EV_FALSE_TREASURE")
    shown(s, "EV_FALSE_TREASURE", ("target", "1.SM-PS-009"))
    assert len(s.ship(1).hold) == 2
    assert sorted(things(s.gone)) == [2, 3]


def test_fog_rolls_towards_a_side() -> None:
    """CSG-EVT-10: S towards the side that a die says; ships it newly overlaps are lost."""
    s = holding("EV_ROLLING_FOG", tiles=[Tile("fog", at(300, 500)), Tile("reef", at(700, 300))])
    plays(s, ("event", card("EV_ROLLING_FOG")))
    step = asking(s)
    assert isinstance(step, Strike)
    assert step.moves(s) == [("bank", 0)]
    plays(s, ("bank", 0))
    s.change(1, pose=at(300, 590))
    s.agenda.clear()
    runs(s, RollFog(1), told=[])
    runs(s, RollFog(0), told=[1])
    assert s.tiles[0].pose == at(300, 563.5)
    assert s.ship(1).lost == 0
    runs(s, RollFog(0), told=[4])
    assert s.ship(1).pose == at(300, 526.5)


def test_a_cursed_zone_lowers_dice() -> None:
    """CSG-EVT-11: 2 less within L, not below 1, for good; no island or terrain lies under it."""
    s = holding("EV_CURSED_ZONE", tiles=[Tile("fog", at(300, 500))])
    plays(s, ("event", card("EV_CURSED_ZONE")))
    step = asking(s)
    assert isinstance(step, LayToken)
    for place in ((30000, 50000), (80000, 80000)):
        assert step.why_not(s, ("token", *place)) is not None
    plays(s, ("token", 50000, 56000))
    assert [counted(s, face, 1) for face in (6, 2, 1)] == [4, 1, 1]
    assert counted(s, 6, 0) == 6
    tokens_end(s, 0, MUTE)
    assert counted(s, 6, 1) == 4


@pytest.mark.parametrize(("dice", "left"), [((5, 1), (1, 1)), ((1, 5), (0, 2)), ((3, 2), (0, 1))])
def test_a_duel(dice: tuple[int, int], left: tuple[int, int]) -> None:
    """CSG-EVT-12: a die and the points each; the lower leaves, both where they are equal; both are shown."""
    s = holding("EV_DUEL")
    shown(s, "EV_DUEL", ("fighter", "0.SM-PS-009", HELMSMAN))
    step = asking(s)
    assert isinstance(step, Rival)
    assert step.moves(s) == [("rival", "1.SM-PS-009", "down")]
    plays(s, ("rival", "1.SM-PS-009", "down"), CAPTAIN, *dice)
    crew = [sum(item > 70 for item in things(s.ship(number).hold)) for number in (0, 1)]
    assert tuple(crew) == left


def test_a_mutiny() -> None:
    """CSG-EVT-13: a die for each of the crew, and on 6 it leaves."""
    s = holding("EV_MUTINY")
    shown(s, "EV_MUTINY", ("target", "1.SM-PS-009"), 6, 5)
    assert len(s.ship(1).hold) == 3


def test_some_crew_are_safe_from_events() -> None:
    """CSG-EVT-14: they go with their ship alone."""
    safe = next(one for one in pieces().values() if one.kind == "ship" and one.has("CREW_SAFE"))
    mate = f"GEN-helmsman@{safe.nation}"
    s = holding("EV_MUTINY", ships=[ship(CARAVEL, 0, at(150, 150)), ship(safe.id, 1, at(500, 500), mate)])
    shown(s, "EV_MUTINY", ("target", f"1.{safe.id}"), 6)
    assert len(s.ship(1).hold) == 1


def test_every_event_of_a_turns_beginning_is_there() -> None:
    """CSG-EVT-01: each has something to do."""
    codes = [code_of(one.id) for one in pieces().values() if one.kind == "event"]
    waits = [code for code in codes if code not in ("EV_RAFT", "EV_DIVERS")]
    assert len(waits) == 10
    for code in waits:
        s = holding(code, tiles=[Tile("fog", at(300, 500))])
        step = asking(s)
        assert isinstance(step, ShowEvent), code
        while not isinstance(step, ShowEvent) or s.events[0]:
            plays(s, step.moves(s)[0])
            step = asking(s)
            if step is None:
                break
        assert s.ship(1).lost == NOWHERE
