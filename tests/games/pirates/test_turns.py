"""The order of a turn, how a game ends, and the end marker (chapters 4.1, 6.1 and 6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.events import Teller
from flibuste.core.fate import Rolled
from flibuste.games.pirates.ending import check, fallback, gold
from flibuste.games.pirates.items import HELD, item_named
from flibuste.games.pirates.losing import LoseMasts
from flibuste.games.pirates.menu import Menu
from flibuste.games.pirates.moving import move_list
from flibuste.games.pirates.rounds import Fears, Mode, TurnBegins, TurnEnds
from flibuste.games.pirates.spells import cast, turn_begins, turn_ends, under
from flibuste.games.pirates.state import NOBODY, NOWHERE, Is, State, Tile
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, question, sea
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

FAR = ship(SLOOP, 1, at(100, 100))
FEAR, SUBMARINE, MONSTER, GHOST, FLOTILLA = "SCS-135", "MI-305", "OE-14", "CC-1", "FS-17"
COINS = (island(800, 800, "coin-2"), island(300, 800, home=0), island(800, 300, home=1))


def begun(*ships: Any, seat: int = 0, told: tuple[int, ...] = (), **more: Any) -> tuple[State, Teller]:
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
    """CSG-TRN-07, CSG-KW-SUB-02, CSG-KW-MON-02, CSG-KW-GHO-01: until the own next turn."""
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


def test_who_lies_under_another_cannot_come_up() -> None:
    """CSG-TRN-07, CSG-KW-GHO-01: while the outlines overlap; an iceberg counts."""
    s = table([ship(GHOST, 0, at(480, 480), state=Is.INTANGIBLE), FAR], tiles=[Tile("iceberg", at(480, 490))])
    assert not Mode(0, 0).holds(s)
    s.tiles.clear()
    assert Mode(0, 0).holds(s)


def test_a_derelict_submarine_comes_up() -> None:
    """CSG-KW-SUB-02"""
    s = table([ship(SUBMARINE, 0, at(480, 480), masts=0, state=Is.SUBMERGED), FAR])
    assert Mode(0, 0).holds(s)
    s.change(0, state=Is(0))
    assert not Mode(0, 0).holds(s)


def test_diving_ends_a_docking() -> None:
    """CSG-DOC-03: one that becomes so while docked is docked no longer."""
    s, _ = begun(ship(MONSTER, 0, at(800, 800 - 34 - 30.3), docked=0), FAR)
    plays(s, ("change",))
    assert s.ship(0).docked == NOWHERE


def test_the_steps_of_a_turn_come_in_their_order() -> None:
    """CSG-TRN-02, CSG-TRN-04, CSG-TRN-05, CSG-TRN-06, CSG-TRN-07, CSG-TRN-08, CSG-TRN-09, CSG-TRN-10: as listed."""
    s = table([ship(FOUR, 0, at(480, 480)), FAR], COINS)
    TurnBegins(0).run(s, Rolled(s), Teller())
    steps = [type(step).__name__ for step in reversed(s.agenda)]
    order = ("Expire", "Icebergs", "Fires", "StartTexts", "Modes", "Fears", "FleetRolls", "Ready", "Menu", "TurnEnds")
    assert [step for step in steps if step in order] == list(order)


def test_a_game_may_be_over_as_a_turn_begins() -> None:
    """CSG-TRN-03, CSG-END-06: before anything else of the turn."""
    s, told = begun(ship(FOUR, 0, at(480, 480)), FAR, islands=COINS[1:])
    assert s.over == "CSG-END-06"
    assert not s.agenda
    assert keys(told)[-1] == "pirates-over"


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
    assert (move_list(s, 1) == "S") is slow


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


# ---- the end of a duel


def test_gold_of_a_player() -> None:
    """CSG-END-01, CSG-END-04: at home, loose and in forts; holds do not count."""
    s = table([ship(FOUR, 0, at(480, 480), "coin-7")], [island(300, 800, "coin-3", home=0, loose=2)])
    assert gold(s, 0) == 5


def test_more_than_half_wins() -> None:
    """CSG-END-02: strictly more."""
    for value, over in (("coin-5", ""), ("coin-6", "CSG-END-02")):
        s = table([ship(FOUR, 0, at(480, 480)), FAR], [island(300, 800, value, "coin-5", "coin-5", home=0)])
        check(s, Teller())
        assert s.over == over


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({}, ""),
        ({"passes": 9}, ""),
        ({"passes": 10}, "CSG-END-05"),
        ({"round": 60}, ""),
        ({"round": 61}, "CSG-END-05"),
        ({"islands": COINS[1:]}, "CSG-END-06"),
    ],
)
def test_a_duel_ends_otherwise(more: Any, rule: str) -> None:
    """CSG-END-05, CSG-END-06: passes, the limit of rounds, no gold left outside."""
    islands = more.pop("islands", COINS)
    s = table([ship(FOUR, 0, at(480, 480)), FAR], islands, **more)
    assert fallback(s) == rule


@pytest.mark.parametrize(
    ("mine", "over"),
    [
        (ship(FOUR, 0, at(480, 480), masts=0), True),
        (ship(FOUR, 0, at(300, 800 - 34 - 40.3), masts=0, docked=1), False),
        (ship(FOUR, 0, at(800, 800 - 34 - 40.3), masts=0, docked=0), True),
        (ship("SM-PS-009", 0, at(480, 480), masts=0), False),
        (ship(FLOTILLA, 0, at(480, 480)), True),
        (ship("BC-18", 0, at(480, 480), masts=0), False),
    ],
)
def test_who_can_never_move_again_ends_the_game(mine: Any, over: bool) -> None:
    """CSG-END-07: only derelicts that neither row nor can be repaired, or flotillas."""
    assert (fallback(table([mine, FAR], COINS)) == "CSG-END-07") is over


def test_who_has_nothing_left_ends_the_duel() -> None:
    """CSG-END-07, CSG-TRN-16: the turn is skipped, and the game is over."""
    s, _ = begun(FAR)
    assert s.over == "CSG-END-07"


# ---- more than two


def three(*ships: Any, **more: Any) -> State:
    mine = ship(FOUR, 0, at(480, 300, 0))
    rest = (ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)))
    lands = more.pop("islands", (island(480, 480, "coin-3"),))
    homes = (island(200, 700, home=0), island(800, 700, home=1), island(480, 850, home=2))
    return sea(*(ships or (mine, *rest)), islands=(*lands, *homes), seats=3, **more)


def loading(*coins: str, since: bool = True) -> State:
    mine = ship(FOUR, 0, at(480, 480 - 34 - 40.3), "coin-1", docked=0)
    s = three(mine, ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)), islands=(island(480, 480, *coins),))
    s.today = s.today._replace(docked=((0, 0),))
    plays(s, ("explore", s.names[0]))
    return s


def test_the_last_coin_of_the_islands_brings_the_end_marker() -> None:
    """CSG-MUL-02, CSG-R-34: the lowest of that load; not while coins are left."""
    s = loading("coin-3", "coin-5")
    plays(s, ("load", 5))
    assert not s.marked
    s = loading("coin-3", "coin-5")
    plays(s, ("load", 3, 5))
    assert s.marked == (0, 3)


def marked(*ships: Any) -> State:
    s = three(*ships, islands=())
    s.marked, s.loaders = (0, 3), (1, 0)
    return s


def test_the_marked_coin_ends_the_game_at_home() -> None:
    """CSG-MUL-03: unloaded by the ship that carries it."""
    mine = ship(FOUR, 0, at(200, 700 - 34 - 40 - 20), "coin-3")
    s = marked(mine, ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)))
    told = plays(s, ahead(s))
    assert s.over == "CSG-MUL-03"
    assert "pirates-marker-home" in keys(told)


def test_the_marker_goes_down_with_its_ship() -> None:
    """CSG-MUL-03: the game is over at once."""
    mine = ship(FOUR, 0, at(480, 300), "coin-3", masts=0)
    s = marked(mine, ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)), ship(TWO, 0, at(300, 100)))
    runs(s, LoseMasts(0, 1, 1))
    assert s.over == "CSG-MUL-03"


def test_the_marker_goes_with_its_coin() -> None:
    """CSG-MUL-02: into the hold of another ship."""
    mine = ship(TWO, 0, at(480, 300), "coin-3")
    s = marked(mine, ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)), ship(TWO, 0, at(495.3, 300)))
    plays(s, ("explore", s.names[3], s.names[0]))
    plays(s, ("take", "coin-3"))
    assert s.marked == (3, 3)


def test_a_marked_coin_that_is_gone_hands_the_marker_on() -> None:
    """CSG-MUL-09, CSG-R-63: to the coin loaded last of those still aboard; without any the game is over."""
    s = marked(ship(FOUR, 0, at(480, 300)), ship(TWO, 1, at(100, 100), "coin-4"), ship(TWO, 2, at(900, 100)))
    assert not check(s, Teller())
    assert s.marked == (1, 4)
    s = marked(ship(FOUR, 0, at(480, 300)), ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)))
    check(s, Teller())
    assert s.over == "CSG-MUL-09"


def test_the_marker_stays_on_a_wreck() -> None:
    """CSG-MUL-10, CSG-R-64"""
    wreck = ship(FOUR, 0, at(480, 300), "coin-3", masts=0, state=Is.WRECK)._replace(owner=NOBODY)
    s = marked(wreck, ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)))
    assert not check(s, Teller())
    assert s.marked == (0, 3)


def test_who_alone_floats_ends_the_game() -> None:
    """CSG-MUL-03, CSG-MUL-04: derelicts do not count, flotillas do."""
    for third, over in (
        (ship(TWO, 2, at(900, 100), masts=0), "CSG-MUL-03"),
        (ship(FLOTILLA, 2, at(900, 100), masts=0), ""),
    ):
        s = three(ship(FOUR, 0, at(480, 300)), ship(TWO, 1, at(100, 100), masts=0), third)
        check(s, Teller())
        assert s.over == over


def test_half_of_four_without_ships_end_the_game() -> None:
    """CSG-MUL-03"""
    two = (ship(FOUR, 0, at(480, 300)), ship(TWO, 1, at(100, 100)))
    for rest, over in ((ship(TWO, 2, at(900, 100)), ""), (None, "CSG-MUL-03")):
        s = sea(*two, *([rest] if rest else []), seats=4, islands=(island(480, 480, "coin-3"),))
        check(s, Teller())
        assert s.over == over


def test_all_pass_twice() -> None:
    """CSG-MUL-08"""
    s = three()
    s.passes = 5
    assert not fallback(s)
    s.passes = 6
    assert fallback(s) == "CSG-MUL-08"


def test_deathmatch_is_about_ships_alone() -> None:
    """CSG-VAR-08"""
    s = table([ship(FOUR, 0, at(480, 480)), ship(TWO, 1, at(100, 100), masts=0)], options={"deathmatch": True})
    check(s, Teller())
    assert s.over == "CSG-VAR-08"


def test_turns_without_an_action_are_counted() -> None:
    """CSG-END-05: an action ends the row."""
    s = table([ship(FOUR, 0, at(480, 480)), FAR], COINS)
    runs(s, TurnEnds(0))
    assert s.passes == 1
    plays(s, ("about", s.names[1], 90))
    assert s.passes == 0
    assert asked(s)


def test_orders_are_asked_behind_the_curtain_while_crew_lie_face_down() -> None:
    """CSG-INF-02: what hidden crew make possible is not shown to others; coins make nothing possible."""
    for hold, up, openly in (((), False, True), (("GEN-captain@pirates",), False, False), (("coin-3",), False, True)):
        s = table([ship("SM-PS-009", 0, at(480, 480), *hold, up=up), ship("SM-PS-002", 1, at(100, 100))])
        assert Menu(0).privacy(s) == (False, openly)
