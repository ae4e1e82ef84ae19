"""Crew who come back as ghosts (docs/rules/pirates.md, 5.19, FT_GHOST_CREW)."""

from __future__ import annotations

from typing import Any

from flibuste.games.pirates.questions.forts.standing_forts import flags_of
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.state import Fort, Is, Island, State
from flibuste.games.pirates.steps.cargo.island_transfers import Transfer
from flibuste.games.pirates.steps.damage.losing import LoseCrew
from flibuste.games.pirates.steps.forts.hits_ashore import destroy
from flibuste.games.pirates.steps.islands.crew_mysteries import land_crew
from flibuste.games.pirates.steps.turns.turn_steps import Mode
from tests.games.pirates.orders import asked
from tests.games.pirates.tables import at, island, plays, runs, ship, table

THREE, FORT, CAPTAIN = "RV-76", "RV-022", "GEN-captain@america"
GHOST = HELD.of(item_named(CAPTAIN), 0b11)


def fort(owner: int = 0, **more: Any) -> Fort:
    n = len(flags_of(FORT))
    return Fort(FORT, owner, 0, (1 << n) - 1, tuple(range(n)))._replace(**more)


def lands(*more: Any) -> list[Island]:
    """Homes, a wild island with the fort, and one without."""
    one = island(480, 480)._replace(fort=fort(*more))
    return [island(100, 900, home=0), island(900, 900, home=1), one, island(800, 200)]


def haunted(s: State, number: int = 0) -> bool:
    return bool(Mode(0, number).depth(s) & Is.INTANGIBLE)


def fetched(*mates: str) -> State:
    """A ghost has come aboard at the fort; another ship is docked there."""
    ships = [ship(THREE, 0, at(480, 400), *mates, docked=2), ship(THREE, 0, at(480, 560, 180), docked=2)]
    s = table([*ships, ship(THREE, 1, at(100, 100))], lands())
    s.islands[2] = s.islands[2]._replace(fort=fort(crew=(GHOST,)))
    runs(s, Transfer(0, 0))
    plays(s, ("aboard", CAPTAIN))
    return s


def test_ghosts_wait_in_their_fort() -> None:
    """CSG-FRT-08 (FT_GHOST_CREW): own crew who are eliminated, face up; not those of others."""
    for owner, waits in ((0, (GHOST,)), (1, ())):
        s = table([ship(THREE, 0, at(480, 400), CAPTAIN)], lands(owner))
        runs(s, LoseCrew(0, 1, 1))
        one = s.islands[2].fort
        assert one is not None
        assert one.crew == waits
        assert not haunted(s)


def test_a_ship_with_a_ghost_aboard_is_a_ghost_ship() -> None:
    """CSG-KW-GHO-01 (FT_GHOST_CREW): a living crew of the same kind makes none."""
    s = fetched()
    assert haunted(s)
    s.change(1, hold=(GHOST,))
    assert not haunted(s, 1)


def test_a_ghost_takes_it_along() -> None:
    """CSG-DOC-09 (FT_GHOST_CREW): over to another ship, back into the fort, and aboard again; of two alike last."""
    s = fetched()
    plays(s, ("over", CAPTAIN, s.names[1]))
    assert (haunted(s), haunted(s, 1)) == (False, True)
    s = fetched()
    plays(s, ("ashore", CAPTAIN))
    one = s.islands[2].fort
    assert one is not None
    assert (haunted(s), one.crew, s.islands[2].ashore) == (False, (GHOST,), ())
    plays(s, ("aboard", CAPTAIN))
    assert haunted(s)
    s = fetched(CAPTAIN)
    plays(s, ("over", CAPTAIN, s.names[1]))
    assert (haunted(s), haunted(s, 1)) == (True, False)


def test_a_ghost_that_lies_ashore_rises_again() -> None:
    """CSG-DOC-10 (FT_GHOST_CREW): as he comes aboard; so do those whose fort has fallen."""
    s = fetched()
    plays(s, ("done",))
    land_crew(s, 0, 3, s.ship(0).hold[0])
    assert not haunted(s)
    s.change(1, docked=3)
    runs(s, Transfer(0, 1))
    plays(s, ("aboard", CAPTAIN))
    assert haunted(s, 1)
    s = table([ship(THREE, 0, at(480, 400), docked=2)], lands())
    s.islands[2] = s.islands[2]._replace(fort=fort(crew=(GHOST,)))
    destroy(s, 2, runs(s))
    runs(s, Transfer(0, 0))
    assert asked(s)[0] == ("aboard", CAPTAIN)
    plays(s, ("aboard", CAPTAIN))
    assert haunted(s)


def test_a_ghost_may_be_eliminated_again() -> None:
    """CSG-CRW-02 (FT_GHOST_CREW): and is in the fort once more; the ship is no ghost ship any longer."""
    s = fetched()
    plays(s, ("done",))
    runs(s, LoseCrew(0, 1, 1))
    one = s.islands[2].fort
    assert one is not None
    assert (haunted(s), one.crew) == (False, (GHOST,))
