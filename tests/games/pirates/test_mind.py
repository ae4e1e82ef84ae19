"""What the bots think: gold goes home, carriers are hunted, nobody dawdles (chapter 12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.bots import choose
from flibuste.games.pirates import GAME
from flibuste.games.pirates.mind import PiratesMind
from flibuste.games.pirates.mind.course_promises import follow
from flibuste.games.pirates.mind.desk import Desk
from flibuste.games.pirates.mind.gunnery import hit_worth
from flibuste.games.pirates.mind.hoards import MEAN_COIN, carried, hauled, lying
from flibuste.games.pirates.mind.outlook import Outlook
from flibuste.games.pirates.mind.reach import detour, turns_to
from flibuste.games.pirates.mind.survey import Survey
from flibuste.games.pirates.mind.weights import SKILLED
from flibuste.games.pirates.names import called
from flibuste.games.pirates.questions.sailing.pins import pinned
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.state import NOWHERE, Fort, Is, State
from flibuste.games.pirates.steps.sailing.course_form import path_of
from flibuste.games.pirates.steps.treasure.uniques import guarded
from flibuste.games.pirates.steps.turns.menu import PASS, Menu
from tests.games.pirates.tables import at, island, ship, table

SLOOP, FOUR = "SM-PS-002", "SM-PS-009"


def sea(*hold: str, **more: Any) -> State:
    """A ship between her home in the south and an island with treasure in the north."""
    islands = [island(480, 150, home=0), island(480, 850, home=1), island(480, 700, *["coin"] * 4)]
    mine = ship(FOUR, 0, at(480, 430, 90), *hold)
    s = table([mine, ship(SLOOP, 1, at(900, 900))], islands, **more)
    s.agenda.append(Menu(0))
    return s


def test_an_unseen_coin_counts_as_the_mean() -> None:
    """CSG-INF-03: what nobody has looked at, no bot knows."""
    s = sea("coin-5")
    assert lying(s, 2) == [MEAN_COIN] * 4
    assert carried(s, 0, s.ship(0)) == 5


def test_what_lies_behind_is_farther_than_what_lies_ahead() -> None:
    """CSG-MOV-03: a quarter turn at most before each segment."""
    assert turns_to(at(0, 0, 0), (0.0, 300.0), 0, 100) < turns_to(at(0, 0, 180), (0.0, 300.0), 0, 100)


def test_the_seats_are_judged_as_shares_of_one() -> None:
    """CSG-END-02: who has more at home stands better."""
    s = sea()
    s.islands[0] = s.islands[0]._replace(loose=10)
    mine, theirs = PiratesMind().judge(s)
    assert mine > theirs
    assert abs(mine + theirs - 1) < 1e-9


def test_an_island_across_the_way_makes_it_longer() -> None:
    """CSG-GEO-14: islands are solid."""
    here, there = (0.0, 0.0), (0.0, 300.0)
    assert detour([(0.0, 150.0)], here, there) > detour([(40.0, 150.0)], here, there) > 0
    assert detour([(100.0, 150.0), (0.0, 400.0), (0.0, -100.0)], here, there) == 0


def outlook(s: State, number: int = 0) -> Outlook:
    return Desk(s, SKILLED).outlook(number)[0]


def test_gold_that_wins_the_game_is_worth_more_than_other_gold() -> None:
    """CSG-END-02: whoever lacks six and carries six sails home first."""
    s = sea("coin-6")
    away = at(480, 430)
    lacks_more = outlook(s).at(away, NOWHERE)
    s.islands[0] = s.islands[0]._replace(loose=10)
    assert outlook(s).at(away, NOWHERE) > lacks_more + 1
    # and is hunted by the other player
    assert Desk(s, SKILLED).survey(1).foes[0].prize > Desk(sea("coin-6"), SKILLED).survey(1).foes[0].prize + 0.5


def test_who_lies_at_a_fort_built_beside_her_has_not_unloaded() -> None:
    """CSG-DOC-06: gold goes ashore as a ship docks."""
    s = sea("coin-6")
    s.islands[2] = s.islands[2]._replace(coins=(), fort=Fort("UNR-F2", 0, 0, 31, (0, 1, 2, 3, 4)))
    arrives = outlook(s).at(at(480, 660), 2)
    s.change(0, pose=at(480, 660), docked=2)
    assert outlook(s).at(at(480, 660), 2) < arrives


def test_a_course_is_looked_at_twice() -> None:
    """CSG-MOV-03: with what the ship could do in her next turn; every other order as at a glance."""
    s = sea()
    s.agenda.append(Menu(0))
    mind = PiratesMind()
    moves = [move for move in mind.ideas(s) if move[0] == "sail"]
    glances = mind.prior(s, moves)
    looks = [mind.second_look(s, move) for move in moves]
    assert looks != glances
    north = max(range(len(moves)), key=looks.__getitem__)
    end = follow(s, 0, path_of(moves[north][2:]) or ())
    assert end is not None
    assert end.pose.y > s.ship(0).pose.y, "the treasure lies there"
    assert mind.second_look(s, ("pass",)) == 0.0


def test_a_ship_that_is_held_fires_at_her_who_holds_her() -> None:
    """CSG-PIN-01: it sets her free."""
    s = sea("coin-6")
    s.ships[1] = ship(SLOOP, 1, at(600, 430))
    free = s.ship(0).pose
    while not pinned(s, 0):
        s.change(0, pose=s.ship(0).pose.shifted((1.0, 0.0)))
    held = hit_worth(Desk(s, SKILLED), 0, "ship:1")
    s.change(0, pose=free)
    assert not pinned(s, 0)
    assert held > hit_worth(Desk(s, SKILLED), 0, "ship:1") + 0.5


def test_who_loads_nothing_leaves_the_islands_to_others() -> None:
    """CSG-KW-MON-01: a sea monster on its way to an island takes no coins of it; it hunts."""
    s = sea()
    s.ships.append(ship("DJC-6", 0, at(480, 600)))
    s.names = (*s.names, "0.DJC-6")
    desk = Desk(s, SKILLED)
    assert 2 not in desk.survey(0).errands
    assert [lure.island for lure in outlook(s).lures] == [2]
    assert outlook(s, 2).lures == []
    assert outlook(s, 2).armed


def test_who_comes_second_counts_on_what_the_first_leaves() -> None:
    """CSG-EXP-04: of four coins that two ships make for, the nearer takes the three that she has room for."""
    s = sea()
    s.ships.append(ship(FOUR, 0, at(480, 250, 90)))
    s.names = (*s.names, "0.other")
    assert [round(lure.gold, 9) for lure in outlook(s).lures] == [round(3 * MEAN_COIN, 9)]
    assert [lure.gold for lure in outlook(s, 2).lures] == [MEAN_COIN]


def test_what_is_towed_counts_as_carried() -> None:
    """CSG-DOC-08: its gold goes ashore with the ship's own, so that she brings it home; nobody else can tow it."""
    s = sea()
    s.ships.append(ship(FOUR, 0, at(400, 430), "coin-5", "coin-3", masts=0))
    s.names = (*s.names, "0.other")
    s.change(0, tows=2)
    assert hauled(s, 0) == 8
    assert outlook(s).load > 8
    towed = [foe for foe in Desk(s, SKILLED).survey(1).foes if foe.ship.masts == 0]
    assert [foe.adrift for foe in towed] == [False]
    s.change(0, tows=NOWHERE)
    assert [foe.adrift for foe in Desk(s, SKILLED).survey(1).foes if foe.ship.masts == 0] == [True]


def test_an_island_where_nothing_can_be_loaded_is_left_alone() -> None:
    """CSG-UNT-06: wolves; and what a ship has looked at and cannot take."""
    wolves = island(480, 700, "coin-3", "coin-2")
    lying = HELD.of(item_named("BC-103"), 0b11)
    s = sea()
    s.islands[2] = wolves._replace(coins=(*wolves.coins, lying))
    assert guarded(s, 2)
    assert outlook(s).lures == []
    s.change(0, docked=2)
    s.agenda.append(Menu(0))
    explore = ("explore", s.names[0])
    assert PiratesMind().prior(s, [explore])[0] < 0
    s.islands[2] = wolves
    assert PiratesMind().prior(s, [explore])[0] > 0
    s.islands[2] = wolves._replace(coins=())
    s.change(0, state=Is.EXPLORED)
    assert PiratesMind().prior(s, [explore])[0] < 0


def test_gold_that_can_go_ashore_nowhere_lures_nobody() -> None:
    """CSG-END-04: in a duel gold in holds does not count, and a Mercenary never docks at home."""
    s = sea()
    s.ships[0] = ship("MI-1", 0, at(480, 430))
    assert outlook(s).lures == []
    assert outlook(s).armed


@pytest.mark.parametrize("far", [230, 350, 550])
def test_a_prize_is_towed_home_however_little_it_promises(far: int) -> None:
    """CSG-TOW-01: a small derelict at the tow of a slow ship brings a hundredth of a coin a turn, and nothing else
    anything."""
    islands = [island(480, 150, home=0), island(900, 900, home=1)]
    prize = ship("SM-ES-011", 0, at(480, 212 + far, 180), masts=0)
    s = table([ship(SLOOP, 0, at(480, 150 + far, 180), tows=1), prize, ship(FOUR, 1, at(60, 900))], islands)
    s.agenda.append(Menu(0))
    assert choose("hard", GAME, s, Random(1))[0] == "sail"


def test_the_last_coin_lures_nobody_who_may_not_take_it() -> None:
    """CSG-EFF-79: not even the one that would win; another ship of the fleet goes for it."""
    islands = [island(480, 150, home=0), island(900, 900, home=1), island(480, 700, "coin")]
    s = table([ship("SM-PS-018", 0, at(480, 500)), ship(FOUR, 0, at(480, 350)), ship(SLOOP, 1, at(900, 900))], islands)
    assert outlook(s).lures == []
    assert [lure.island for lure in Outlook(Survey(s, 0, SKILLED), 1).lures] == [2]


def test_a_hint_says_what_a_course_is_good_for() -> None:
    """CSG-DOC-06: an empty ship sails for treasure, a laden one home, where she unloads."""
    mind, s = PiratesMind(), sea()
    name = s.names[0]
    north = {"goal": "coins", "place": "island:2", "coins": 4, "there": False}
    assert mind.reason(s, (("sail", name, 0, "L", 0),)) == north
    s = sea("coin-5")
    home = {"goal": "home", "place": "island:0", "coins": 0, "there": False}
    assert mind.reason(s, (("sail", name, 180, "S", 0),)) == home
    assert mind.reason(s, (PASS,)) == {"goal": "rest", "ships": [called(s, 0)]}
