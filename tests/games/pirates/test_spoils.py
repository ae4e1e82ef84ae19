"""What the winner of a boarding party may take besides (chapter 5.22)."""

from __future__ import annotations

from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.table.items import HELD, name_of
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.boarding.boarding_party import Board
from tests.games.pirates.orders import TWO, asked
from tests.games.pirates.tables import at, keys, plays, runs, ship, table

CAPTAIN, HELMSMAN = "GEN-captain@spain", "GEN-helmsman@spain"
PLUNDERER, KILLER, DOUBLE, WRECKER = "MI-76", "CA-1", "RF-1", "DJC-2"


def won(card: str, *hold: str, mine: tuple[str, ...] = (), **options: Any) -> State:
    """This ship has won a boarding party with a ship of two masts."""
    s = table([ship(card, 0, at(480, 480), *mine), ship(TWO, 1, at(480, 600), *hold)], options=options)
    runs(s, Board(0, 1), told=(6, 1))
    return s


def aboard(s: State, number: int) -> list[str]:
    return [name_of(HELD.item(held)) for held in s.ship(number).hold]


def test_some_take_as_many_treasures_as_they_like() -> None:
    """CSG-EFF-65: instead of one piece, and as many as fit."""
    s = won(PLUNDERER, "coin-1", "coin-2", "coin-3", CAPTAIN, mine=("coin-4",) * 3)
    assert asked(s) == [("crew",), ("treasure",), ("nothing",)]
    plays(s, ("treasure",))
    plays(s, ("give", "coin-1"))
    assert asked(s) == [("treasure",), ("nothing",)]
    more = s.copy()
    plays(s, ("nothing",))
    assert (asking(s), aboard(s, 1)) == (None, ["coin-2", "coin-3", CAPTAIN])
    plays(more, ("treasure",))
    plays(more, ("give", "coin-2"))
    assert (asking(more), aboard(more, 1)) == (None, ["coin-3", CAPTAIN])
    s = won(TWO, "coin-1", "coin-2")
    plays(s, ("treasure",))
    plays(s, ("give", "coin-1"))
    assert asking(s) is None


def test_some_eliminate_all_crew() -> None:
    """CSG-EFF-66: instead of one."""
    s = won(KILLER, "coin-1", CAPTAIN, HELMSMAN)
    assert asked(s) == [("crew",), ("treasure",), ("all-crew",), ("nothing",)]
    plays(s, ("all-crew",))
    assert (asking(s), aboard(s, 1), aboard(s, 0)) == (None, ["coin-1"], [])


def test_who_makes_it_so_is_shown() -> None:
    """CSG-INF-05: as the whole crew goes, or the second treasure; not before."""
    s = won("DJC-1", CAPTAIN, HELMSMAN, "coin-1", "coin-2", "coin-3", mine=("DJC-30", "DJC-32"))
    other = s.copy()
    assert "pirates-revealed" in keys(plays(s, ("all-crew",)))
    plays(other, ("treasure",))
    plays(other, ("give", "coin-1"))
    assert "pirates-revealed" in keys(plays(other, ("treasure",)))


def test_some_take_two_things() -> None:
    """CSG-EFF-67: two different ones of a crew, a treasure and a mast."""
    s = won(DOUBLE, "coin-1", "coin-2", CAPTAIN, auto_mast=True)
    assert asked(s) == [("crew",), ("treasure",), ("mast",), ("nothing",)]
    plays(s, ("mast",))
    assert asked(s) == [("crew",), ("treasure",), ("nothing",)]
    plays(s, ("crew",))
    assert (asking(s), aboard(s, 1), s.ship(1).masts.bit_count()) == (None, ["coin-1", "coin-2"], 1)


def test_some_take_a_mast_besides() -> None:
    """CSG-EFF-68: whatever else they take; CSG-KW-MON-04: a sea monster of this card too."""
    s = won(WRECKER, "coin-1", auto_mast=True)
    plays(s, ("treasure",))
    assert (asking(s), aboard(s, 0), s.ship(1).masts.bit_count()) == (None, ["coin-1"], 1)
    s = won(WRECKER, auto_mast=True)
    assert (asking(s), s.ship(1).masts.bit_count()) == (None, 1)
