"""Where crew may be put ashore by effects, and who may join a ship (CSG-R-41, CSG-CRW-05, CSG-CRW-07)."""

from __future__ import annotations

from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.islands.mystery_tables import rows_of
from flibuste.games.pirates.questions.table.items import HELD, item_named, name_of, things
from flibuste.games.pirates.state import Fort, State
from flibuste.games.pirates.steps.abilities.finds import Hire
from flibuste.games.pirates.steps.damage.losing import LoseCrew
from flibuste.games.pirates.steps.damage.sinking import Sink
from flibuste.games.pirates.steps.damage.sinking_events import Raft
from flibuste.games.pirates.steps.islands.crew_mysteries import recruits
from flibuste.games.pirates.steps.islands.mysteries import TABLES, Fated
from flibuste.games.pirates.steps.treasure.uniques import Found
from tests.games.pirates.orders import asked
from tests.games.pirates.tables import at, island, plays, runs, ship, table

CARAVEL, CAPTAIN, HELMSMAN, RANSOM = "SM-PS-009", "GEN-captain@pirates", "GEN-helmsman@pirates", "MI-042a"
BOTTLE, WOOD, MONSTER = "OE-099", "OE-101", "DJC-2"
ENEMY = Fort("H-F1", 1, 0, 0b1111, (0, 1, 2, 3))


def fated(code: str, *hold: str, told: tuple[int, ...] = ()) -> State:
    """A mysterious island has brought this to a ship; on the island next to it stands a fort of the enemy."""
    number, roll = next(
        (number, row.low) for number, name in enumerate(TABLES) for row in rows_of(name) if row.result["code"] == code
    )
    lie = [
        island(300, 300, table=number),
        island(600, 300)._replace(fort=ENEMY),
        island(300, 700),
        island(700, 700, home=0),
    ]
    s = table([ship(CARAVEL, 0, at(300, 237), *hold, docked=0), ship(CARAVEL, 1, at(900, 900))], lie, die=roll)
    runs(s, Fated(0, 0), told=told)
    return s


def rafted(*hold: str, **more: Any) -> State:
    lie = [island(480, 560)._replace(fort=ENEMY), island(100, 480), island(900, 900, home=1), island(900, 100, home=0)]
    s = table([ship(CARAVEL, 0, at(480, 480), *hold), ship(CARAVEL, 1, at(900, 800))], lie, **more)
    s.events[0] = (HELD.of(item_named("RV-037b"), 0b01),)
    runs(s, Sink(0, 1, "hit"))
    plays(s, ("show-event",))
    return s


def aboard(s: State) -> list[str]:
    return [name_of(HELD.item(held)) for held in s.ship(0).hold]


def test_a_raft_drifts_past_an_enemy_fort() -> None:
    """CSG-EVT-03, CSG-R-41: to the nearest island where crew may come ashore."""
    s = rafted(CAPTAIN, "coin-2")
    assert (s.islands[0].ashore, s.islands[0].coins) == ((), ())
    assert [item for _, item in s.islands[1].ashore] == [HELD.of(item_named(CAPTAIN), 0b01)]
    assert things(s.islands[1].coins) == (2,)


def test_ransom_crew_go_down_with_their_ship() -> None:
    """CSG-CRW-05: no raft takes them off her."""
    s = rafted(CAPTAIN, RANSOM)
    assert [HELD.item(held) for _, held in s.islands[1].ashore] == [item_named(CAPTAIN)]


def test_a_raft_does_not_save_the_end_marker() -> None:
    """CSG-MUL-03, CSG-EVT-03: the ship that bears it has sunk, wherever its coin lies now."""
    s = rafted("coin-3", seats=3, marked=(0, 3), loaders=(0,))
    assert s.over == "CSG-MUL-03"


def test_nobody_is_marooned_under_an_enemy_fort() -> None:
    """CSG-MYS-03, CSG-R-41: CREW_MAROONED and DESERTERS go elsewhere."""
    assert asked(fated("CREW_MAROONED", CAPTAIN)) == [("maroon", 2)]
    assert asked(fated("DESERTERS", CAPTAIN, HELMSMAN, told=(1,))) == [("land", CAPTAIN, 2), ("land", HELMSMAN, 2)]


def test_ransom_crew_are_not_put_ashore() -> None:
    """CSG-CRW-05: neither marooned nor among deserters, nor by Driftwood."""
    for code in ("CREW_MAROONED", "DESERTERS", "CREW_ASHORE"):
        assert asking(fated(code, RANSOM)) is None
    s = fated("CREW_MAROONED", CAPTAIN, RANSOM)
    plays(s, ("maroon", 2))
    assert aboard(s) == [RANSOM]
    s = fated("DESERTERS", CAPTAIN, RANSOM, told=(6,))
    plays(s, ("maroon", 2))
    assert aboard(s) == [RANSOM]
    s = fated("CREW_ASHORE", CAPTAIN, RANSOM)
    assert {move[1] for move in asked(s)} == {CAPTAIN}
    s = table([ship(CARAVEL, 0, at(300, 237), RANSOM, WOOD)], [island(300, 300)])
    runs(s, LoseCrew(0, 1, 1))
    assert aboard(s) == [WOOD]


def test_a_message_does_not_send_a_ship_to_an_enemy_fort() -> None:
    """CSG-UNT-06, CSG-DOC-02: UT_BOTTLE, nor to where she may not dock otherwise."""
    lie = [island(200, 300, BOTTLE, "coin-1"), island(700, 300)._replace(fort=ENEMY), island(300, 800, "coin-1")]
    s = table(
        [ship(CARAVEL, 0, at(200, 237), docked=0), ship(CARAVEL, 1, at(900, 900))], [*lie, island(800, 800, home=0)]
    )
    runs(s, Found(0, 0, item_named(BOTTLE)))
    assert asked(s) == [("island", 0), ("island", 2)]


def test_no_castaway_joins_who_carries_no_crew() -> None:
    """CSG-CRW-07, CSG-UNT-06: UT_CASTAWAY, STRANDED_CREW; whatever room there is."""
    for card, joins in ((MONSTER, False), (CARAVEL, True)):
        s = table([ship(card, 0, at(480, 480)), ship(CARAVEL, 1, at(100, 100))])
        assert bool(Hire(0, 0).moves(s)) is joins
        assert bool(recruits(s, 0, 3)) is joins


def test_raft_is_asked_of_the_owner() -> None:
    """CSG-SNK-08: before her crew go down."""
    s = table([ship(CARAVEL, 0, at(480, 480), CAPTAIN)], [island(100, 480)])
    s.events[0] = (HELD.of(item_named("RV-037b"), 0b01),)
    runs(s, Sink(0, 1, "hit"))
    assert isinstance(asking(s), Raft)
