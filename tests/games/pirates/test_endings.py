"""How a game ends, and the end marker (chapters 6.1 and 6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.events import EventCollector
from flibuste.games.pirates.ending import check, fallback, golds, result_of
from flibuste.games.pirates.questions.table.items import HELD
from flibuste.games.pirates.state import NOBODY, Is, State
from flibuste.games.pirates.steps.damage.losing import LoseMasts
from flibuste.games.pirates.steps.damage.sinking import Sink
from flibuste.games.pirates.steps.turns.turn_steps import TurnBegins, TurnEnds
from flibuste.games.pirates.view import view
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, sea
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

FAR = ship(SLOOP, 1, at(100, 100))
FLOTILLA = "FS-17"
COINS = (island(800, 800, "coin-2"), island(300, 800, home=0), island(800, 300, home=1))


# ---- the end of a duel


def test_gold_of_a_player() -> None:
    """CSG-END-01, CSG-END-04: at home, loose and in forts; holds do not count."""
    s = table([ship(FOUR, 0, at(480, 480), "coin-7")], [island(300, 800, "coin-3", home=0, loose=2)])
    assert golds(s)[0] == 5


def test_more_than_half_wins() -> None:
    """CSG-END-02: strictly more."""
    for value, over in (("coin-5", ""), ("coin-6", "CSG-END-02")):
        s = table([ship(FOUR, 0, at(480, 480)), FAR], [island(300, 800, value, "coin-5", "coin-5", home=0)])
        check(s, EventCollector())
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
    s = table([FAR], COINS)
    runs(s, TurnBegins(0))
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


def test_an_eternal_ship_has_sunk_with_the_marker() -> None:
    """CSG-MUL-03, CSG-KW-ETE-01, CSG-R-74: though she comes back."""
    others = (ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)), ship(TWO, 0, at(300, 100)))
    s = marked(ship("RF-28", 0, at(480, 300), "coin-3"), *others)
    runs(s, Sink(0, 1, "hit"))
    assert s.over == "CSG-MUL-03"
    assert s.ships[0] is not None


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
    assert not check(s, EventCollector())
    assert s.marked == (1, 4)
    s = marked(ship(FOUR, 0, at(480, 300)), ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)))
    check(s, EventCollector())
    assert s.over == "CSG-MUL-09"


def test_the_marker_stays_on_a_wreck() -> None:
    """CSG-MUL-10, CSG-R-64: but what lies there counts for nobody."""
    wreck = ship(FOUR, 0, at(480, 300), "coin-3", masts=0, state=Is.WRECK)._replace(owner=NOBODY)
    s = marked(wreck, ship(TWO, 1, at(100, 100)), ship(TWO, 2, at(900, 100)))
    assert not check(s, EventCollector())
    assert s.marked == (0, 3)
    assert result_of(s).totals == (0, 0, 0)
    s.ships.append(ship(TWO, 0, at(495.3, 300)))
    s.names = (*s.names, "0.SM-SS-015")
    plays(s, ("explore", s.names[3], s.names[0]))
    plays(s, ("take", "coin-3"))
    assert s.marked == (3, 3)
    assert result_of(s).totals == (3, 0, 0)


def test_with_three_nobody_wins_by_half() -> None:
    """CSG-MUL-01: all the gold at one home ends nothing, and the others do not see what lies there."""
    s = three()
    s.islands[1] = s.islands[1]._replace(coins=tuple(HELD.of(7, 0b001) for _ in range(5)))
    assert golds(s)[0] > s.start_gold
    assert not check(s, EventCollector())
    assert s.over == ""
    shown = [[it["card"] for it in view(s, seat)["islands"][1]["coins"]] for seat in (0, 1)]
    assert shown == [["coin-7"] * 5, [None] * 5]


def test_what_the_winner_may_keep_is_no_matter_of_the_game() -> None:
    """CSG-END-09: the gold stays where it lies as the game ends, and counts for whose it is."""
    lands = [island(100, 900, *["coin-7"] * 3, home=0), island(900, 900, "coin-4", home=1), island(480, 480, "coin-5")]
    s = table([ship(FOUR, 0, at(480, 300)), FAR], lands)
    before = list(s.islands)
    assert check(s, EventCollector())
    assert s.islands == before
    assert result_of(s).totals == (21, 4)


def test_who_alone_floats_ends_the_game() -> None:
    """CSG-MUL-03, CSG-MUL-04: derelicts do not count, flotillas do."""
    for third, over in (
        (ship(TWO, 2, at(900, 100), masts=0), "CSG-MUL-03"),
        (ship(FLOTILLA, 2, at(900, 100), masts=0), ""),
    ):
        s = three(ship(FOUR, 0, at(480, 300)), ship(TWO, 1, at(100, 100), masts=0), third)
        check(s, EventCollector())
        assert s.over == over


def test_half_of_four_without_ships_end_the_game() -> None:
    """CSG-MUL-03"""
    two = (ship(FOUR, 0, at(480, 300)), ship(TWO, 1, at(100, 100)))
    for rest, over in ((ship(TWO, 2, at(900, 100)), ""), (None, "CSG-MUL-03")):
        s = sea(*two, *([rest] if rest else []), seats=4, islands=(island(480, 480, "coin-3"),))
        check(s, EventCollector())
        assert s.over == over


def test_all_pass_twice() -> None:
    """CSG-MUL-08: twice in a row; so does the last round."""
    s = three()
    s.passes = 5
    assert not fallback(s)
    s.passes = 6
    assert fallback(s) == "CSG-MUL-08"
    s = three()
    s.round = 60
    assert not fallback(s)
    s.round = 61
    assert fallback(s) == "CSG-MUL-08"


def test_the_turn_that_is_not_played_is_not_announced() -> None:
    """CSG-END-05, CSG-MUL-08: the game is over before it."""
    for more in ({"passes": 10}, {"round": 61}):
        assert keys(runs(table([ship(FOUR, 0, at(480, 480)), FAR], COINS, **more), TurnBegins(0))) == ["pirates-over"]
    s = three()
    s.round = 61
    assert keys(runs(s, TurnBegins(0))) == ["pirates-over"]


def test_deathmatch_is_about_ships_alone() -> None:
    """CSG-VAR-08"""
    s = table([ship(FOUR, 0, at(480, 480)), ship(TWO, 1, at(100, 100), masts=0)], options={"deathmatch": True})
    check(s, EventCollector())
    assert s.over == "CSG-VAR-08"


def test_turns_without_an_action_are_counted() -> None:
    """CSG-END-05: an action ends the row."""
    s = table([ship(FOUR, 0, at(480, 480)), FAR], COINS)
    runs(s, TurnEnds(0))
    assert s.passes == 1
    plays(s, ("about", s.names[1], 90))
    assert s.passes == 0
    assert asked(s)
