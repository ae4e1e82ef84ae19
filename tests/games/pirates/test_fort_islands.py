"""Islands with a fort on them (docs/rules/pirates.md, 5.19)."""

from __future__ import annotations

from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.forts.standing_forts import flags_of
from flibuste.games.pirates.questions.gunnery.marines import Post, posts_on
from flibuste.games.pirates.questions.islands.landed import stays
from flibuste.games.pirates.questions.islands.wolves import scare, wolves_at
from flibuste.games.pirates.questions.sailing.berths import is_wild
from flibuste.games.pirates.questions.table.items import HELD, item_named, name_of
from flibuste.games.pirates.state import Fort, State
from flibuste.games.pirates.steps.cargo.island_transfers import Transfer
from flibuste.games.pirates.steps.forts.building_forts import BuildForts
from flibuste.games.pirates.steps.forts.hits_ashore import HitFort
from flibuste.games.pirates.steps.islands.loading_treasure import Load
from flibuste.games.pirates.steps.sailing.docking import dock
from flibuste.games.pirates.steps.treasure.uniques import guarded
from tests.games.pirates.orders import asked
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

THREE, FORT, MARINE, WARES, WOLVES = "RV-76", "H-F1", "RV-35", "FS-057a", "BC-103"
COST = 3


def held(name: str, seen: int = 0b11) -> int:
    return HELD.of(item_named(name), seen)


def fort(*gold: str, owner: int = 0, flags: int = 0b1111) -> Fort:
    return Fort(FORT, owner, 0, flags, tuple(range(len(flags_of(FORT)))), tuple(held(name) for name in gold))


def place(*coins: str, **more: Any) -> State:
    """A ship of the first seat is docked at an island that she has explored; the gold for a fort lies at home."""
    homes = [island(100, 900, "coin-3", "coin-3", home=0), island(900, 900, home=1)]
    wild = island(480, 480, *coins)._replace(explored=0b01, **more)
    s = table([ship(THREE, 0, at(480, 400), docked=2), ship(THREE, 1, at(480, 560, 180), docked=2)], [*homes, wild])
    s.forts = [(FORT,), ()]
    return s


def built(*coins: str, **more: Any) -> State:
    """The same, and she has built a fort there."""
    s = place(*coins, **more)
    runs(s, BuildForts(0))
    plays(s, next(move for move in asked(s) if move[0] == "build"))
    s.agenda.clear()
    return s


def inside(s: State) -> list[str]:
    one = s.islands[2].fort
    assert one is not None
    return sorted(name_of(HELD.item(it)) for it in one.gold)


def test_what_lies_beside_a_fort_is_not_what_has_paid_for_it() -> None:
    """CSG-FRT-10, CSG-EXP-07: its cost stays inside, and what an effect has brought to the island is loaded freely."""
    s = place("coin-1", fort=fort("coin-2", "coin-2"))
    loads = Load(0, 0, 2).moves(s)
    assert sorted(loads) == [("load",), ("load", 1)]
    s.islands[2] = s.islands[2]._replace(fort=fort("coin-2", "coin-2", "coin-1"))
    assert sorted(Load(0, 0, 2).moves(s)) == [("load",), ("load", 1), ("load", 1, 1), ("load", 1, 2), ("load", 2)]
    # less than its cost by an effect: nothing of it is loaded
    s.islands[2] = s.islands[2]._replace(fort=fort("coin-2"), coins=())
    assert Load(0, 0, 2).moves(s) == [("load",)]


def test_a_coin_that_must_stay_is_not_taken_in_place_of_one_inside() -> None:
    """CSG-MYS-03, CSG-EXP-07: of two coins of a value that which may be loaded comes aboard."""
    s = place("coin-1", fort=fort("coin-3", "coin-1"))
    stays(s, 0, 2, item_named("coin-1"))
    s.agenda.append(Load(0, 0, 2))
    plays(s, ("load", 1))
    assert (len(s.islands[2].coins), inside(s)) == (1, ["coin-3"])


def test_a_destroyed_fort_is_not_built_again() -> None:
    """CSG-FRT-12: not even by who has the gold for it."""
    s = built()
    s.islands[2] = s.islands[2]._replace(fort=fort(flags=0))
    s.islands[0] = s.islands[0]._replace(coins=(held("coin-7"),))
    runs(s, HitFort(2))
    s.islands[2] = s.islands[2]._replace(explored=0b01)
    runs(s, BuildForts(0))
    assert asking(s) is None
    s.forts = [("CC-031",), ()]
    runs(s, BuildForts(0))
    assert asking(s) is not None


def test_people_and_wares_of_others_stay_under_a_fort_out_of_reach() -> None:
    """CSG-FRT-13: ships are docked there no longer; marines still fire and are fired at."""
    post = (1, item_named(MARINE), 48000, 51400)
    s = place(ashore=((0, held("GEN-captain@america")), (1, held(MARINE)), (1, held(WARES))), posts=(post,))
    assert ("aboard", WARES) in Transfer(0, 0).moves(s)
    runs(s, BuildForts(0))
    plays(s, next(move for move in asked(s) if move[0] == "build"))
    s.agenda.clear()
    assert (s.ship(0).docked, s.ship(1).docked) == (2, -1)
    assert [move for move in Transfer(0, 0).moves(s) if move[0] == "aboard"] == [("aboard", "GEN-captain@america")]
    assert [post for i in range(len(s.islands)) for post in posts_on(s, i)] == [Post(2, 1, item_named(MARINE))]
    s.islands[2] = s.islands[2]._replace(fort=None)
    assert ("aboard", WARES) in Transfer(0, 0).moves(s)


def test_an_island_with_a_fort_stays_wild_and_mysterious() -> None:
    """CSG-FRT-14, CSG-MYS-02: it rolls for whoever docks there."""
    s = built(table=0)
    assert is_wild(s.islands[2])
    s.change(0, docked=-1)
    emit = runs(s)
    dock(s, 0, 2, emit)
    assert "pirates-fated" in keys(runs(s, told=(6,)))


def test_uniques_go_into_the_fort_and_stay_in_force() -> None:
    """CSG-FRT-14: wolves keep ships from loading there, and can be scared away."""
    s = place("SM-T-001", "coin-2")
    s.islands[2] = s.islands[2]._replace(coins=(*s.islands[2].coins, held(WOLVES)))
    runs(s, BuildForts(0))
    plays(s, next(move for move in asked(s) if move[0] == "build"))
    s.agenda.clear()
    assert inside(s) == sorted([WOLVES, "SM-T-001", "coin-2", "coin-3"])
    assert guarded(s, 2)
    scared = s.copy()
    scare(scared, 2, runs(scared))
    assert not guarded(scared, 2)
    assert inside(scared) == sorted(["SM-T-001", "coin-2", "coin-3"])
    # they are not forgotten as the fort falls
    one = s.islands[2].fort
    assert one is not None
    s.islands[2] = s.islands[2]._replace(fort=one._replace(flags=0))
    runs(s, HitFort(2))
    assert wolves_at(s, 2) == held(WOLVES)
