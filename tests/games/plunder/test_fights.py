"""Battles, sinking and winning (docs/rules/plunder.md, 5.2, 5.7 to 5.9, 6), with dice that are told."""

from __future__ import annotations

from flibuste.core.agenda import advance
from flibuste.core.events import MUTE, EventCollector
from flibuste.core.fate import ScriptedFate
from flibuste.games.plunder import reach, standing
from flibuste.games.plunder.chart import NOWHERE
from flibuste.games.plunder.fighting import Battle
from flibuste.games.plunder.standing import TurnOver
from flibuste.games.plunder.state import Ship, State, Today
from tests.games.plunder.boards import ANNE, JACK, MARY, board, island_of

SEA = board(["G7"], ["G8"], []).chart


def ship(square: str, lives: int = 3, cannons: int = 0, masts: int = 0) -> Ship:
    return Ship(SEA.square(square), lives, cannons, masts)


def fought(s: State, attack: int, defence: int, number: int = 0, target: int = 3) -> State:
    """A battle with these dice; the turn waits below it."""
    s.agenda = [TurnOver(s.turn), Menu(), Battle(number, target)]
    step = s.agenda.pop()
    step.run(s, ScriptedFate(s, [attack, defence]), MUTE)
    return s


class Menu:
    """What waits while the turn goes on."""


def rock(s: State) -> int:
    return reach.target_of(s, island_of(s.chart, "T1A-a"))


def test_attacker_and_island_add_cannons_and_skulls() -> None:
    """PLU-CON-04: 2 and one cannon against 2 and one skull."""
    s = fought(board([ship("B3", cannons=1)], [], []), 2, 2, target=rock(board([], [], [])))
    assert s.owners[island_of(s.chart, "T1A-a")] == ANNE


def test_an_equal_total_takes_the_island() -> None:
    """PLU-CON-05: the flag replaces another, and its point is lost at once."""
    s = board(["B3"], [], [], flags={"T1A-a": JACK})
    fought(s, 4, 3, target=rock(s))
    assert (s.score(ANNE), s.score(JACK)) == (2, 0)


def test_a_beaten_attacker_loses_a_life() -> None:
    """PLU-CON-06: and the owner takes a card if it sinks."""
    s = board([ship("B3", lives=1), "G7"], [], [], flags={"T1A-a": JACK})
    fought(s, 3, 3, target=rock(s))
    assert s.ships[0] is None
    assert s.points == [0, 1, 0]
    wounded = fought(board(["B3"], [], []), 3, 3, target=rock(s))
    assert wounded.ships[0] == ship("B3", lives=2)


def test_a_battle_uses_the_pair() -> None:
    """PLU-CON-03: this ship and this island; another ship may try (PLU-CON-07)."""
    s = board(["B3", "B4"], [], [])
    fought(s, 1, 6, target=rock(s))
    assert s.today.attacked == {(0, rock(s))}
    assert reach.islands_in_reach(s, 0) == []


def test_a_moored_ship_adds_nothing_to_an_island() -> None:
    """PLU-CON-08: Jack's two cannons lie in the other port."""
    s = board(["C14"], [ship("D16", cannons=2)], [], flags={"T2A-c": JACK})
    fought(s, 5, 3, target=reach.target_of(s, island_of(s.chart, "T2A-c")))
    assert s.owners[island_of(s.chart, "T2A-c")] == ANNE


def test_only_the_attacking_ships_cannons_count() -> None:
    """PLU-CON-07: its neighbour's do not."""
    s = board(["G7", ship("F7", cannons=2)], ["G8"], [])
    fought(s, 3, 4)
    assert s.ships[0] == ship("G7", lives=2)


def test_ships_add_their_cannons() -> None:
    """PLU-SEA-04: ties go to the attacker."""
    s = fought(board([ship("G7", cannons=1)], [ship("G8", cannons=2)], []), 4, 3)
    assert s.ships[3] == ship("G8", lives=2, cannons=2)


def test_the_pair_of_ships_is_used() -> None:
    """PLU-SEA-03: nobody has bought the battle off."""
    s = fought(board(["G7"], ["G8"], []), 4, 3)
    assert s.today.attacked == {(0, 3)}
    assert reach.ships_in_reach(s, 0) == []


def test_whoever_sinks_a_ship_takes_a_card() -> None:
    """PLU-SEA-05: the defender, too."""
    won = fought(board(["G7"], [ship("G8", lives=1)], []), 4, 3)
    assert (won.ships[3], won.points) == (None, [1, 0, 0])
    lost = fought(board([ship("G7", lives=1), "A1"], ["G8"], []), 1, 3)
    assert (lost.ships[0], lost.points) == (None, [0, 1, 0])


def test_after_an_attack_the_turn_goes_on() -> None:
    """PLU-SEA-06: against other ships, and by other ships against the same one."""
    s = fought(board(["G7", "F8"], ["G8", "H7"], []), 4, 3)
    assert isinstance(s.agenda[-1], Menu)
    assert reach.ships_in_reach(s, 0) == [4]
    assert reach.ships_in_reach(s, 1) == [3]


def test_a_ship_built_again_is_another_one() -> None:
    """PLU-SEA-07: it may be attacked once more."""
    s = fought(board(["G7"], [ship("G8", lives=1)], []), 4, 3)
    s.ships[3] = ship("G8")
    assert reach.ships_in_reach(s, 0) == [3]


def test_a_ship_without_lives_sinks() -> None:
    """PLU-SHP-04: its pegs go back to the reserve."""
    s = board([], [ship("G8", lives=1, cannons=2, masts=1)], [])
    assert (standing.reserve(s, "cannon"), standing.reserve(s, "mast")) == (16, 17)
    standing.hit(s, 3, MUTE, "PLU-TC-15")
    assert s.ships[3] is None
    assert [standing.reserve(s, what) for what in standing.UPGRADES] == [36, 18, 18]


def test_a_token_outlives_the_ship() -> None:
    """PLU-SHP-05: it stays where the ship sank."""
    s = board([], [ship("G8", lives=1)], [], marks=["G8"])
    standing.hit(s, 3, MUTE, "PLU-TC-15")
    assert s.marks == (s.chart.square("G8"),)


def test_a_card_sinks_for_nothing() -> None:
    """PLU-PP-04: and so does an unowned island."""
    s = board([], [ship("G8", lives=1)], [])
    standing.hit(s, 3, MUTE, "PLU-TC-33")
    assert s.points == [0, 0, 0]
    lost = board([ship("B3", lives=1)], [], [])
    fought(lost, 1, 6, target=rock(lost))
    assert (lost.ships[0], lost.points) == (None, [0, 0, 0])


def test_the_limits_of_a_ship() -> None:
    """PLU-SHP-02: three lives, two cannons, two masts."""
    s = board([ship("G7", lives=3, cannons=2, masts=1)], [], [])
    assert [standing.may_add(s, 0, what) for what in ("life", "cannon", "mast")] == [False, False, True]


def test_an_upgrade_stays_on_its_ship() -> None:
    """PLU-SHP-03: added to the one that was named."""
    s = board(["G7", "G8"], [], [])
    standing.add(s, 1, "cannon", MUTE, "PLU-BLD-02")
    assert [one and one.cannons for one in s.ships[:2]] == [0, 1]


def test_a_mast_after_the_roll_gives_no_step() -> None:
    """PLU-SAIL-07: built or found."""
    s = board(["G7"], [], [], today=Today(rolled=3))
    standing.add(s, 0, "mast", MUTE, "PLU-BLD-02")
    assert s.ships[0] == ship("G7", masts=1)
    assert reach.steps(s, 0) == []


def test_pegs_run_out() -> None:
    """PLU-SUP-01: eighteen cannons are on nine ships; of lives there are 36."""
    armed = [[ship(f"{row}{column}", cannons=2) for column in (5, 6, 7)] for row in "AGK"]
    s = board(*armed)
    assert standing.reserve(s, "cannon") == 0
    s.ships[0] = ship("A5", cannons=1)
    assert standing.may_add(s, 0, "cannon")
    s.ships[0] = None
    assert standing.reserve(s, "life") == 36 - 24


def test_new_ships_take_lives_that_are_not_there() -> None:
    """PLU-SUP-02: the reserve never stops a new ship, and never goes below nought."""
    fleet = [[f"{row}{column}" for column in (1, 5, 6)] for row in "AFGKIL"]
    s = board(*fleet)
    assert sum(one.lives for one in s.ships if one) == 54
    assert standing.reserve(s, "life") == 0


def test_flags_and_cards_never_run_out() -> None:
    """PLU-SUP-03: a seventh flag, a 57th card."""
    s = board([], [], [])
    for island in range(8):
        s.owners[island] = JACK
    s.points[MARY] = 56
    assert s.score(JACK) == 8
    standing.gain_card(s, MARY, MUTE)
    assert s.points[MARY] == 57


def test_cards_are_gained_by_sinking() -> None:
    """PLU-PP-02: kept apart by captain."""
    s = board([], [], [])
    standing.gain_card(s, JACK, MUTE, 2)
    assert s.points == [0, 2, 0]


def test_what_changes_a_score_says_where_it_stands() -> None:
    """PLU-PP-01: a card, a flag and a sunk ship are told with the points of that captain and the target."""
    s, teller = board([], [ship("G7", lives=1), "A1"], []), EventCollector()
    standing.gain_card(s, JACK, teller)
    standing.plant(s, 0, JACK, teller, "PLU-CON-05")
    standing.hit(s, next(number for number, _ in s.fleet(JACK)), teller, "PLU-SHP-04", by=ANNE)
    told = [(event.key, event.args.get("points"), event.args.get("target")) for event in teller.events]
    assert told == [
        ("plunder-card", 3, 10),
        ("plunder-flag", 4, 10),
        ("plunder-sunk", 3, 10),
        ("plunder-card", 1, 10),
    ]


def test_the_first_at_the_target_wins_at_once() -> None:
    """PLU-END-01: nothing of the turn is played any more."""
    s = board(["B3"], [], [])
    s.points[ANNE] = 8
    fought(s, 6, 1, target=rock(s))
    assert (s.over, s.agenda) == (True, [])


def test_one_wins_in_anothers_turn() -> None:
    """PLU-END-01: Jack's tenth point is Anne's ship."""
    s = board([ship("G7", lives=1)], ["G8"], [])
    s.points[JACK] = 8
    fought(s, 1, 6)
    assert s.over
    assert standing.winner(s) == (JACK,)


def test_of_several_the_active_captain_wins() -> None:
    """PLU-END-02: else the first clockwise."""
    s = board([], [], [])
    s.points = [10, 10, 10]
    assert standing.winner(s) == (ANNE,)
    s.turn, s.points = JACK, [10, 9, 10]
    assert standing.winner(s) == (MARY,)


def test_points_can_be_lost() -> None:
    """PLU-END-03: whoever was not there at a check has no claim later."""
    s = board(["G7"], [], [])
    s.points[ANNE] = 9
    assert standing.winner(s) == (ANNE,)
    s.ships[0] = None
    assert standing.winner(s) == ()


def test_a_team_wins_together() -> None:
    """PLU-TEAM-03: by the sum of its points."""
    s = board([], [], [], [], sides=((0, 2), (1, 3)))
    s.points = [5, 0, 4, 0]
    standing.gain_card(s, 2, MUTE)
    assert s.over
    assert standing.winner(s) == (0, 2)


def test_the_last_ship_ends_the_turn() -> None:
    """PLU-TRN-04: when it sinks in one's own turn."""
    s = fought(board([ship("G7", lives=1)], ["G8"], []), 1, 6)
    assert [type(step) for step in s.agenda] == [TurnOver]


def test_a_turn_leaves_nothing() -> None:
    """PLU-TRN-05: movement and treaties end; the next captain has the turn."""
    today = Today(rolled=5, pool=2, treaties=1 << JACK)
    s = board([ship("G7")._replace(moves=1, still=True)], [], [], today=today)
    s.agenda = [TurnOver(ANNE)]
    advance(s, ScriptedFate(s, []), MUTE)
    assert (s.today, s.turn, s.ships[0]) == (Today(), JACK, ship("G7"))


def test_a_flag_can_be_taken_away() -> None:
    """PLU-NOS-06: a renounced island is nobody's."""
    s = board([], [], [], flags={"T1A-a": ANNE})
    standing.plant(s, island_of(s.chart, "T1A-a"), NOWHERE, MUTE, "PLU-NOS-06")
    assert s.score(ANNE) == 0
