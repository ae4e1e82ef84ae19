"""The order of a turn (chapter 4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.atoms import Name
from flibuste.core.events import EventCollector
from flibuste.core.fate import OwnDice
from flibuste.games.pirates.ending import check
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.move_list import move_list
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.questions.table.spells import ALWAYS, cast, turn_begins, turn_ends, under
from flibuste.games.pirates.state import NOWHERE, Is, Spell, State, Tile
from flibuste.games.pirates.steps.gunnery.fears import Fears
from flibuste.games.pirates.steps.turns.menu import PASS, Menu
from flibuste.games.pirates.steps.turns.turn_steps import Mode, TurnBegins
from tests.games.pirates.orders import FOUR, SLOOP, TWO, question
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

FAR = ship(SLOOP, 1, at(100, 100))
FEAR, SUBMARINE, MONSTER, GHOST = "SCS-135", "MI-305", "OE-14", "CC-1"
COINS = (island(800, 800, "coin-2"), island(300, 800, home=0), island(800, 300, home=1))


def begun(*ships: Any, seat: int = 0, told: tuple[int, ...] = (), **more: Any) -> tuple[State, EventCollector]:
    s = table(ships, more.pop("islands", COINS), **more)
    return s, runs(s, TurnBegins(seat), told=told)


# ---- the turn


def test_the_turn_begins_with_a_menu_for_its_player() -> None:
    """CSG-TRN-11, CSG-TRN-15: what was done once last turn can be done again."""
    s, _ = begun(ship(FOUR, 0, at(480, 480)), FAR, seat=1)
    assert (question(s), s.turn, s.today.acted) == ("Menu", 1, ())


def test_who_scuttled_sinks_first() -> None:
    """CSG-TRN-01, CSG-SCT-02"""
    s, told = begun(ship(FOUR, 0, at(480, 480), state=Is.SCUTTLED), ship(TWO, 0, at(600, 600)), FAR)
    assert s.ships[0] is None
    assert keys(told).index("pirates-sank") > keys(told).index("pirates-turn")


def test_terrain_is_rolled_for_anew_each_turn() -> None:
    """CSG-SAR-01, CSG-REE-01"""
    s, _ = begun(ship(FOUR, 0, at(480, 480)), FAR, tiles=[Tile("reef", at(200, 500), value=4)])
    assert s.tiles[0].value == 0


def test_ships_that_are_docked_as_the_orders_begin() -> None:
    """CSG-TRN-10"""
    s, _ = begun(ship(FOUR, 0, at(800, 800 - 34 - 40.3), docked=0), FAR)
    assert s.today.docked == ((0, 0),)


def test_the_end_of_a_turn_says_who_can_still_act() -> None:
    """CSG-TRN-13: an action that is not given is lost."""
    s, _ = begun(ship(FOUR, 0, at(480, 480)), ship(TWO, 0, at(200, 200)), FAR)

    def left() -> list[object]:
        (end,) = (option for option in Menu(0).ask(s).options if option.move == PASS)
        return [one.args["n"] for one in end.leaves]

    assert left() == [2]
    for n, rest in enumerate(([1], [])):
        plays(s, ("sail", s.names[n], 90, "S", 0))
        assert left() == rest


def test_the_turn_goes_to_the_left_and_rounds_count() -> None:
    """CSG-TRN-14: a round is over when the first player has the turn again."""
    s, _ = begun(ship(FOUR, 0, at(480, 480)), FAR)
    plays(s, ("pass",))
    assert (s.turn, s.round, question(s)) == (1, 1, "Menu")
    plays(s, ("pass",))
    assert (s.turn, s.round) == (0, 2)


def test_a_player_without_pieces_is_passed_over() -> None:
    """CSG-TRN-16, CSG-MUL-07: crew ashore are no piece; a marine is."""
    marine = HELD.of(item_named("RV-35"), 1)
    captain = HELD.of(item_named("GEN-captain@england"), 1)
    rest = (ship(FOUR, 1, at(480, 480)), ship(FOUR, 2, at(600, 600)))
    for held, turn in ((captain, 1), (marine, 0)):
        land = (island(800, 800, "coin-2", ashore=((0, held),)), *COINS[1:], island(300, 300, home=2))
        s, _ = begun(*rest, islands=land, seats=3)
        assert s.turn == turn


def test_the_mode_is_chosen_before_the_orders() -> None:
    """CSG-TRN-07, CSG-KW-SUB-02, CSG-KW-MON-02, CSG-KW-GHO-01: until one's own next turn."""
    for card, state in ((MONSTER, Is.SUBMERGED), (GHOST, Is.INTANGIBLE)):
        s, _ = begun(ship(card, 0, at(480, 480)), FAR)
        assert question(s) == "Mode"
        plays(s, ("change",))
        assert s.ship(0).state == state
        assert question(s) == "Menu"
        plays(s, ("pass",))
        plays(s, ("pass",))
        assert s.ship(0).state == state
        plays(s, ("change",))
        assert s.ship(0).state == Is(0)


def test_a_ghost_that_dives_chooses_both() -> None:
    """CSG-TRN-07, CSG-KW-GHO-01, CSG-KW-SUB-02: by her keywords, or for a ghost among her crew (FT_GHOST_CREW)."""
    crew = "GEN-explorer@pirates"
    haunted = ship("MI-29", 0, at(480, 480), crew, spells=(Spell(f"ghost:{item_named(crew)}", ALWAYS),))
    for mine in (ship(SUBMARINE, 0, at(480, 480)), haunted):
        s, _ = begun(mine, FAR)
        plays(s, ("keep",))
        plays(s, ("change",))
        assert s.ship(0).state == Is.INTANGIBLE
        plays(s, ("pass",))
        plays(s, ("pass",))
        plays(s, ("change",))
        plays(s, ("keep",))
        assert s.ship(0).state == Is.SUBMERGED | Is.INTANGIBLE
        assert question(s) == "Menu"


def test_who_lies_under_another_cannot_come_up() -> None:
    """CSG-TRN-07, CSG-KW-GHO-01: while the outlines overlap; an iceberg counts."""
    s = table([ship(GHOST, 0, at(480, 480), state=Is.INTANGIBLE), FAR], tiles=[Tile("iceberg", at(480, 490))])
    assert not Mode(0, 0).is_available(s)
    s.tiles.clear()
    assert Mode(0, 0).is_available(s)


def test_a_derelict_submarine_comes_up() -> None:
    """CSG-KW-SUB-02"""
    s = table([ship(SUBMARINE, 0, at(480, 480), masts=0, state=Is.SUBMERGED), FAR])
    assert Mode(0, 0).is_available(s)
    s.change(0, state=Is(0))
    assert not Mode(0, 0).is_available(s)


def test_diving_ends_a_docking() -> None:
    """CSG-DOC-03: one that becomes so while docked is docked no longer."""
    s, _ = begun(ship(MONSTER, 0, at(800, 800 - 34 - 30.3), docked=0), FAR)
    plays(s, ("change",))
    assert s.ship(0).docked == NOWHERE


def test_the_steps_of_a_turn_come_in_their_order() -> None:
    """CSG-TRN-02, CSG-TRN-04, CSG-TRN-05, CSG-TRN-06, CSG-TRN-07, CSG-TRN-08, CSG-TRN-09, CSG-TRN-10: as listed."""
    s = table([ship(FOUR, 0, at(480, 480)), FAR], COINS)
    TurnBegins(0).run(s, OwnDice(s), EventCollector())
    steps = [type(step).__name__ for step in reversed(s.agenda)]
    order = ("Expire", "Icebergs", "Fires", "StartTexts", "Modes", "Fears", "FleetRolls", "Ready", "Menu", "TurnEnds")
    assert [step for step in steps if step in order] == list(order)


def test_a_game_may_be_over_as_a_turn_begins() -> None:
    """CSG-TRN-03, CSG-END-06: before anything else of the turn."""
    s, told = begun(ship(FOUR, 0, at(480, 480)), FAR, islands=COINS[1:])
    assert s.over == "CSG-END-06"
    assert not s.agenda
    assert keys(told)[-1] == "pirates-over"


def test_the_end_says_who_has_how_much() -> None:
    """CSG-END-02: of all the gold, at the moment in which it is more than half."""
    rich = [island(100, 100, *["coin-4"] * 4, home=0), island(900, 900, home=1), island(500, 500, "coin")]
    s = table([ship(FOUR, 0, at(480, 480)), FAR], rich, start_gold=30)
    told = EventCollector()
    assert check(s, told)
    args = told.events[-1].args
    assert (args["rule"], args["best"], args["gold"], args["all"]) == ("CSG-END-02", Name(0), 16, 30)


# ---- fear


@pytest.mark.parametrize(("roll", "mute", "slow"), [(4, False, False), (5, True, False), (6, False, True)])
def test_fear(roll: int, mute: bool, slow: bool) -> None:
    """CSG-KW-FEA-01, CSG-TRN-08: five silences for this turn, six slows in the next turn of her player."""
    s = table([ship(FEAR, 0, at(480, 480)), ship(FOUR, 1, at(520, 480)), ship(TWO, 1, at(480, 800))])
    runs(s, Fears(0), told=(roll,))
    assert under(s.ship(1), "mute") is mute
    assert not s.ship(2).spells
    turn_ends(s, 0)
    assert not under(s.ship(1), "mute")
    turn_begins(s, 1)
    assert (move_list(Afloat(s, 1)) == "S") is slow


def test_whom_fear_reaches() -> None:
    """CSG-KW-FEA-02: derelicts and what fades, not the submerged, the lost and wrecks."""
    for more, feared in (
        ({"masts": 0}, True),
        ({"state": Is.INTANGIBLE}, True),
        ({"state": Is.SUBMERGED}, False),
        ({"state": Is.WRECK}, False),
        ({"lost": 0}, False),
    ):
        s = table([ship(FEAR, 0, at(480, 480)), ship(FOUR, 1, at(520, 480), **more)])
        told = runs(s, Fears(0), told=(5,))
        assert ("pirates-feared" in keys(told)) is feared, more


def test_crew_who_are_feared_are_turned_up() -> None:
    """CSG-INF-05, CSG-KW-GEN-01"""
    s = table([ship("DJC-18", 0, at(480, 480), "DJC-29"), ship(FOUR, 1, at(520, 480))])
    told = runs(s, Fears(0), told=(1,))
    assert "pirates-revealed" in keys(told)


def test_slowed_twice_is_slowed_once() -> None:
    """CSG-ABL-04: of two that wait the longer one counts; what holds now goes on."""
    s = table([ship(FOUR, 0, at(480, 480))])
    cast(s, 0, "slowed", 1)
    cast(s, 0, "slowed", 1)
    turn_begins(s, 0)
    cast(s, 0, "slowed", 1)
    assert len(s.ship(0).spells) == 2
    turn_ends(s, 0)
    assert len(s.ship(0).spells) == 1
    turn_begins(s, 0)
    assert under(s.ship(0), "slowed")


def test_orders_are_asked_behind_the_curtain_while_crew_lie_face_down() -> None:
    """CSG-INF-02: what hidden crew make possible is not shown to others; coins make nothing possible."""
    for hold, up, openly in (((), False, True), (("GEN-captain@pirates",), False, False), (("coin-3",), False, True)):
        s = table([ship("SM-PS-009", 0, at(480, 480), *hold, up=up), ship("SM-PS-002", 1, at(100, 100))])
        assert Menu(0).privacy(s) == (False, openly)
