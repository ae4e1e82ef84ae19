"""Crew that take no space for a time (chapter 5.25, CREW_WEIGHTLESS)."""

from __future__ import annotations

import pytest

from flibuste.games.pirates.questions.cargo.stowage import free
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.islands.mysteries import TABLES, Fated
from flibuste.games.pirates.steps.sailing.docking import dock
from tests.games.pirates.tables import at, island, runs, ship, table

FOUR, CAPTAIN = "SM-ES-009", "GEN-captain@england"


def light(name: str, *hold: str) -> State:
    """A ship of five spaces with a captain has come to this island, and drawn its best."""
    lie = [
        island(300, 300, table=TABLES.index(name)),
        island(600, 300, home=0),
        island(600, 700),
        island(900, 900, home=1),
    ]
    ships = [ship(FOUR, 0, at(300, 237), CAPTAIN, *hold, docked=0), ship(FOUR, 1, at(800, 200))]
    s = table(ships, lie, die=6, start_gold=99)
    runs(s, Fated(0, 0))
    return s


def comes(s: State, island_: int) -> None:
    emit = runs(s)
    dock(s, 0, island_, emit)
    runs(s)
    s.agenda.clear()


@pytest.mark.parametrize("name", ["MYS-03", "SS-107"])
def test_crew_take_no_space(name: str) -> None:
    """CSG-MYS-03: CREW_WEIGHTLESS, and they do again once that is over; another island ends nothing."""
    s = light(name, "coin-2")
    assert free(s, 0) == 4
    comes(s, 2)
    assert free(s, 0) == 4
    comes(s, 1)
    assert free(s, 0) == 4


@pytest.mark.parametrize(("name", "ends"), [("MYS-03", True), ("SS-107", False)])
def test_the_one_ends_at_home_the_other_by_unloading(name: str, ends: bool) -> None:
    """CSG-MYS-03: until she docks at home, or until she unloads there."""
    s = light(name)
    assert free(s, 0) == 5
    comes(s, 1)
    assert free(s, 0) == (4 if ends else 5)
