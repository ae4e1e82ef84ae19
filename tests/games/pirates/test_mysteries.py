"""Chapter 5.25: mysterious islands."""

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Atom, Move
from flibuste.games.pirates.imagine import imagine
from flibuste.games.pirates.questions.cargo.hold import crew_of
from flibuste.games.pirates.questions.islands.mystery_tables import ISLANDS, rows_of
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.questions.table.items import HELD, item_named, item_of, things
from flibuste.games.pirates.questions.table.spells import under
from flibuste.games.pirates.state import NOWHERE, UNTURNED, State, Today
from flibuste.games.pirates.steps.cargo.island_transfers import Transfer
from flibuste.games.pirates.steps.islands.loading_treasure import Load
from flibuste.games.pirates.steps.islands.mysteries import _RESULTS, TABLES, Fated, chart_of
from flibuste.games.pirates.steps.sailing.docking import dock

from .tables import at, island, keys, plays, runs, ship, table

CARAVEL, HELMSMAN, CAPTAIN = "SM-PS-009", "GEN-helmsman@pirates", "GEN-captain@pirates"


def of_code(code: str) -> tuple[int, int]:
    """A table with this result, and the roll that brings it."""
    for number, name in enumerate(TABLES):
        for row in rows_of(name):
            if row.result["code"] == code:
                return number, row.low
    raise AssertionError(code)


def come(code: str, *hold: str, told: tuple[Atom, ...] = (), **more: Any) -> State:
    """A ship of the first seat has docked at an island whose table has just brought this."""
    number, roll = of_code(code)
    lie = [
        island(300, 300, "coin-2", "coin-4", table=number),
        island(600, 300, "coin-1", "coin-3"),
        island(300, 600, "coin-1"),
        island(600, 600, home=0),
    ]
    ships = [ship(CARAVEL, 0, at(300, 237), *hold, docked=0), ship(CARAVEL, 1, at(800, 800))]
    more = {"islands": lie, "pool": (0,) * 7, "coins": (2, 1, 1, 1, 1, 1, 1), **more}
    options = {"events": True, "uniques": True, **more.pop("options", {})}
    s = table(ships, more.pop("islands"), options=options, **more)
    s.die = roll
    runs(s, Fated(0, 0), told=told)
    return s


def values(s: State, i: int) -> list[int]:
    return sorted(things(s.islands[i].coins))


def test_the_table_opens_with_the_first_docking() -> None:
    """CSG-MYS-01: until then nobody knows which it is."""
    s = table([ship(CARAVEL, 0, at(300, 237))], [island(300, 300, table=UNTURNED), island(600, 300, table=2)])
    dock(s, 0, 0, runs(s))
    emit = runs(s, told=["MYS-01", 3])
    assert s.islands[0].table == TABLES.index("MYS-01")
    assert "pirates-island-open" in keys(emit)


def test_every_docking_rolls() -> None:
    """CSG-MYS-02: charts and linked ex-patriots are added, and the result stays within 1 to 6."""
    s = come("NOTHING", "MI-100")
    assert chart_of(s, 0) == 2
    assert chart_of(s, 1) == 0
    _number, roll = of_code("COINS_AWAY")
    assert roll == 1
    s = come("COINS_AWAY", "MI-100")
    assert asking(s) is None


def test_an_ex_patriot_knows_the_islands_for_the_ship_he_is_linked_to() -> None:
    """CSG-KW-EXP-02: one is added to her rolls."""
    for card, more in (("MI-2", 1), ("MI-3", 0)):
        s = table([ship(card, 0, at(480, 480), "MI-17"), ship(card, 1, at(100, 100))])
        assert (chart_of(s, 0), chart_of(s, 1)) == (more, 0)


def test_coins_go_away() -> None:
    """CSG-MYS-03: COINS_AWAY to one other wild island of the player's choice."""
    s = come("COINS_AWAY")
    step = asking(s)
    assert step is not None
    assert step.moves(s) == [("send", 1), ("send", 2)]
    plays(s, ("send", 2), 0, 0)
    assert (values(s, 0), values(s, 2)) == ([], [1, 2, 4])


def test_a_storm_costs_masts_and_stops_at_the_last() -> None:
    """CSG-MYS-03: MAST_STORM"""
    s = come("MAST_STORM", told=(4, 3, 6), options={"auto_mast": True})
    assert s.ship(0).masts.bit_count() == 2


@pytest.mark.parametrize(
    ("code", "spell"),
    [
        ("PULL_COINS", "here-pull:2"),
        ("LEFT_STEERS", "steered"),
        ("CREW_WEIGHTLESS", "weightless:dock_home"),
        ("UNIQUE_FOR_COIN", "here-unique"),
        ("STUCK", "stuck:4"),
        ("ADD_COIN", "here-add"),
        ("NO_EXPLORE", "no-explore"),
        ("NEXT_MOVE_PLUS", "plus:L"),
        ("NEXT_MOVE_ONLY", "only:S"),
        ("SWAP_COINS", "here-swap"),
        ("BETTER_COIN", "here-better"),
        ("FREE_S_AFTER_LOADING", "here-free"),
    ],
)
def test_what_waits_for_its_time_lies_on_the_ship(code: str, spell: str) -> None:
    """CSG-MYS-03: until the next move, or as long as she is docked there."""
    assert under(come(code).ship(0), spell)


def explored(code: str, *moves: Move, told: tuple[Atom, ...] = ()) -> State:
    s = come(code)
    from flibuste.core.events import MUTE
    from flibuste.core.fate import OwnDice, ScriptedFate
    from flibuste.games.pirates.steps.islands.loading_treasure import explore_island

    explore_island(s, 0, ScriptedFate(s, told) if told else OwnDice(s), MUTE)
    runs(s)
    for move in moves:
        plays(s, move)
    return s


def test_coins_of_other_islands_are_pulled_here() -> None:
    """CSG-MYS-03: PULL_COINS, when this ship explores here."""
    s = explored("PULL_COINS", told=(0, 0, 0))
    assert (len(values(s, 0)), values(s, 1), values(s, 2)) == (5, [], [])


def test_a_coin_becomes_a_unique_treasure() -> None:
    """CSG-MYS-03: UNIQUE_FOR_COIN; three are offered."""
    s = explored("UNIQUE_FOR_COIN")
    step = asking(s)
    assert step is not None
    moves = step.moves(s)
    assert len({move[2] for move in moves}) == 3
    assert {move[1] for move in moves} == {2, 4}
    plays(s, moves[0])
    assert things(s.gone)[0] == moves[0][1]


def test_a_coin_becomes_a_better_one() -> None:
    """CSG-MYS-03: BETTER_COIN; CSG-MYS-04: what comes from outside does not change the gold of the start."""
    s = explored("BETTER_COIN")
    start = s.start_gold
    plays(s, ("better", 2), 7)
    assert values(s, 0) == [4, 7]
    assert s.start_gold == start
    assert s.coins == (2, 1, 1, 1, 1, 1, 2)


def test_a_coin_is_added() -> None:
    """CSG-MYS-03: ADD_COIN of no more than one that was taken."""
    s = explored("ADD_COIN", ("load", 2))
    step = asking(s)
    assert step is not None
    assert step.moves(s) == [("add", 1), ("add", 2)]
    plays(s, ("add", 1))
    assert values(s, 0) == [1, 4]


def test_coins_that_were_taken_are_swapped() -> None:
    """CSG-MYS-03: SWAP_COINS for coins by lot of other wild islands, as often as coins were taken."""
    s = explored("SWAP_COINS", ("load", 2))
    plays(s, ("swap-taken", 2, 2), 0)
    assert things(s.ship(0).hold) == (1,)
    assert values(s, 2) == [2]
    assert asking(s) is None


def test_an_event_joins_the_hand() -> None:
    """CSG-MYS-03, CSG-MYS-05: without events it is passed over; of fewer than three those are offered."""
    s = come("ADD_EVENT")
    step = asking(s)
    assert step is not None
    moves = step.moves(s)
    assert len(moves) == 3
    plays(s, moves[1])
    assert s.events[0] == (HELD.of(item_named(str(moves[1][1])), 0b01),)
    assert asking(come("ADD_EVENT", options={"events": False})) is None
    events = [item_of(one) for one in pieces().values() if one.kind == "event"]
    s = come("ADD_EVENT", events=[tuple(HELD.of(one, 0b01) for one in events[2:]), ()])
    step = asking(s)
    assert step is not None
    assert [item_named(str(move[1])) for move in sorted(step.moves(s))] == sorted(events[:2])


def test_crew_are_marooned_by_the_player_to_the_left() -> None:
    """CSG-MYS-03: CREW_MAROONED"""
    s = come("CREW_MAROONED", HELMSMAN, CAPTAIN)
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    plays(s, ("maroon", 1))
    assert not crew_of(s.ship(0))
    assert [seat for seat, _ in s.islands[1].ashore] == [0, 0]


def test_deserters() -> None:
    """CSG-MYS-03: as many as a die says go to other wild islands; all, where there are no more."""
    s = come("DESERTERS", HELMSMAN, CAPTAIN, told=(1,))
    plays(s, ("land", CAPTAIN, 2))
    assert things(crew_of(s.ship(0))) == (item_named(HELMSMAN),)
    assert len(s.islands[2].ashore) == 1
    assert asking(s) is None
    s = come("DESERTERS", HELMSMAN, CAPTAIN, told=(5,))
    assert asking(s) is not None
    plays(s, ("maroon", 1))
    assert not crew_of(s.ship(0))


def test_crew_go_ashore_here() -> None:
    """CSG-MYS-03: CREW_ASHORE; they do not come back in this turn, though others do."""
    s = come("CREW_ASHORE", HELMSMAN, CAPTAIN)
    plays(s, ("land", HELMSMAN, 0))
    assert len(s.islands[0].ashore) == 1
    assert ("aboard", HELMSMAN) not in Transfer(0, 0).moves(s)
    one = s.islands[0]
    s.islands[0] = one._replace(ashore=(*one.ashore, (0, HELD.of(item_named(HELMSMAN), 1))))
    assert ("aboard", HELMSMAN) in Transfer(0, 0).moves(s)
    s.islands[0] = one
    s.today = Today()
    assert ("aboard", HELMSMAN) in Transfer(0, 0).moves(s)


def test_a_coin_goes_home() -> None:
    """CSG-MYS-03: COIN_HOME, of this island, by lot."""
    s = come("COIN_HOME", told=(0,))
    assert (values(s, 0), values(s, 3)) == ([4], [2])


def test_a_coin_is_offered() -> None:
    """CSG-MYS-03: COIN_OFFERING, of the ship; nothing without one."""
    s = come("COIN_OFFERING", "coin-5", "coin-6")
    plays(s, ("offer", "coin-6"))
    assert (values(s, 0), things(s.ship(0).hold)) == ([2, 4, 6], (5,))
    assert asking(come("COIN_OFFERING")) is None


def test_a_coin_that_was_offered_stays_for_this_turn() -> None:
    """CSG-MYS-03: it is not loaded again, though another of its value is."""
    s = come("COIN_OFFERING", "coin-4", "coin-6")
    plays(s, ("offer", "coin-4"))
    loads = Load(0, 0, 0).moves(s)
    assert ("load", 2, 4) in loads
    assert ("load", 4, 4) not in loads
    s.today = Today()
    assert ("load", 4, 4) in Load(0, 0, 0).moves(s)


def test_nobody_else_knows_what_had_to_stay() -> None:
    """CSG-INF-02: another seat imagines that anything may be loaded."""
    s = come("COIN_OFFERING", "coin-5", "coin-6")
    plays(s, ("offer", "coin-6"))
    assert imagine(s, 0, 1).today.used == s.today.used != frozenset()
    assert imagine(s, 1, 1).today.used == frozenset()


def test_the_end_marker_leaves_with_a_coin_that_is_offered() -> None:
    """CSG-MUL-02: at once, until that coin, or another last one, is loaded again."""
    third = ship(CARAVEL, 2, at(800, 600))
    bare = [island(300, 300, table=of_code("COIN_OFFERING")[0]), island(600, 300), island(600, 600, home=0)]
    s = come("COIN_OFFERING", "coin-5", "coin-6", islands=bare, seats=3, marked=(0, 5))
    s.ships.append(third)
    plays(s, ("offer", "coin-6"))
    assert s.marked == (0, 5)
    s = come("COIN_OFFERING", "coin-5", "coin-6", islands=bare, seats=3, marked=(0, 5))
    plays(s, ("offer", "coin-5"))
    assert not s.marked
    s.today = Today()
    runs(s, Load(0, 0, 0))
    plays(s, ("load", 5))
    assert s.marked == (0, 5)


def test_crew_or_a_unique_treasure_are_lost() -> None:
    """CSG-MYS-03: LOSE_CREW; LOSE_UNIQUE_OR_CREW takes a unique treasure if there is one."""
    assert not crew_of(come("LOSE_CREW", HELMSMAN).ship(0))
    s = come("LOSE_UNIQUE_OR_CREW", HELMSMAN, "SM-T-003")
    plays(s, ("lose", "SM-T-003"))
    assert things(s.ship(0).hold) == (item_named(HELMSMAN),)
    assert not crew_of(come("LOSE_UNIQUE_OR_CREW", HELMSMAN).ship(0))


def test_a_castaway_joins() -> None:
    """CSG-MYS-03: STRANDED_CREW, generic and of at most that cost, where there is space."""
    s = come("STRANDED_CREW")
    plays(s, ("recruit", "0.SM-PS-009", CAPTAIN))
    assert s.ship(0).hold == (HELD.of(item_named(CAPTAIN), 0b11),)
    full = come("STRANDED_CREW", "coin-1", "coin-1", "coin-1")
    step = asking(full)
    assert step is None or all("oarsman" in str(move[2]) for move in step.moves(full))


def test_leaving_ends_what_holds_here() -> None:
    """CSG-MYS-03: NO_EXPLORE during this docking."""
    from flibuste.games.pirates.questions.sailing.berths import cast_off

    s = come("NO_EXPLORE")
    cast_off(s, 0)
    assert not s.ship(0).spells
    assert s.ship(0).docked == NOWHERE


def test_an_enemy_ship_is_driven_about() -> None:
    """CSG-MYS-03: PUSH_ENEMY, along a path of one's own or of her printed move; no docking."""
    s = come("PUSH_ENEMY")
    step = asking(s)
    assert step is not None
    assert step.seat == 0
    assert step.why_not(s, ("drive", "0.SM-PS-009", 0, "S", 63)) is not None
    s.change(1, pose=at(600, 212))
    decision = step.ask(s)
    # a page draws the course by these letters, and shows where those end that are offered
    data = decision.forms[0].data
    assert (data["lists"], data["turns"]) == ({"1.SM-PS-009": "SL"}, {"1.SM-PS-009": 90})
    option, after = decision.options[0], s.copy()
    plays(after, option.move)
    assert option.data == {"pose": [*after.ship(1).pose]}
    plays(s, ("drive", "1.SM-PS-009", 0, "S", 20))
    assert s.ship(1).pose.y > at(600, 220).y
    assert s.ship(1).docked == NOWHERE
    assert s.way is None


def test_every_result_of_the_tables_has_its_rule() -> None:
    """CSG-MYS-03"""
    codes = {str(row.result["code"]) for name in ISLANDS for row in rows_of(name)}
    assert codes - {*_RESULTS} == {"NOTHING"}
