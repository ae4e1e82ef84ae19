"""Pirates: what keeps a loss off (docs/rules/pirates.md, D-SAVE, chapters 5.22 and 5.24), by hand."""

from __future__ import annotations

from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.table.items import name_of, things
from flibuste.games.pirates.state import NOBODY, Is, Ship, State
from flibuste.games.pirates.steps.damage.losing import LoseCrew, LoseMasts
from flibuste.games.pirates.steps.damage.saves import KeepCrew, KeepMast, Slip
from flibuste.games.pirates.steps.damage.sinking import Sink
from flibuste.games.pirates.steps.treasure.worth import COUNTS, tallies

from .orders import ahead, asked, before, question
from .tables import at, island, plays, runs, ship, table

DOVER, CURSED = "SM-ES-009", "SCS-135"
CROSS, RUNES, WOOD = "RV-107", "FN-090", "OE-101"
CREW = ("GEN-captain@england", "GEN-helmsman@england")


def here(*hold: str, card: str = DOVER, owner: int = 0, **more: Any) -> Ship:
    return ship(card, owner, at(300, 300), *hold, **more)


def hit(*hold: str, n: int = 1, **more: Any) -> State:
    s = table([here(*hold, **more)], [island(700, 300), island(900, 900, home=0)], options={"auto_mast": True})
    runs(s, LoseMasts(0, n, 1))
    return s


def aboard(s: State) -> list[str]:
    return [name_of(item) for item in things(s.ship(0).hold)]


def masts(s: State) -> int:
    return s.ship(0).masts.bit_count()


def test_a_cross_keeps_a_mast() -> None:
    """CSG-UNT-06: UT_SAVE_MAST, one of those that would go; it is used up."""
    s = hit(CROSS, n=2)
    assert isinstance(asking(s), KeepMast)
    plays(s, ("save", CROSS))
    assert (masts(s), aboard(s)) == (3, [])
    s = hit(CROSS)
    plays(s, ("let-go",))
    assert (masts(s), aboard(s)) == (3, [CROSS])


def test_no_more_masts_are_kept_than_go() -> None:
    """CSG-UNT-06: UT_SAVE_MAST, UT_RUNE_DEF: the second is not asked for where the first was enough."""
    s = hit(CROSS, RUNES)
    first = asking(s)
    assert isinstance(first, KeepMast)
    plays(s, ("save", name_of(first.item)))
    step = asking(s)
    if isinstance(step, Slip):
        plays(s, ("slip", 0))
    assert asking(s) is None
    assert masts(s) == 4


def test_the_last_mast_is_kept() -> None:
    """CSG-UNT-06: UT_SAVE_MAST, she is no derelict then; a derelict has none to keep."""
    s = hit(CROSS, masts=1)
    plays(s, ("save", CROSS))
    assert masts(s) == 1
    s = table([here(CROSS, masts=0)], [island(900, 900, home=0)])
    runs(s, LoseMasts(0, 1, 1))
    assert s.ships[0] is None


def test_runes_let_her_slip_away() -> None:
    """CSG-UNT-06: UT_RUNE_DEF, the mast stands again, and she is pushed S along any bearing."""
    s = hit(RUNES)
    plays(s, ("save", RUNES))
    step = asking(s)
    assert isinstance(step, Slip)
    assert step.why_not(s, ("slip", 360)) is not None
    plays(s, ("slip", 90))
    assert masts(s) == 4
    assert s.ship(0).pose.place == (363.5, 300.0)


def test_of_more_than_stand_one_is_kept_all_the_same() -> None:
    """CSG-UNT-06, CSG-DER-04: UT_SAVE_MAST, the surplus is ignored."""
    s = table([here(CROSS, masts=0b11)], options={"auto_mast": True})
    runs(s, LoseMasts(0, 3, 1))
    plays(s, ("save", CROSS))
    assert masts(s) == 1


def test_who_keeps_a_mast_does_not_run_aground() -> None:
    """CSG-TER-03, CSG-REE-05: UT_SAVE_MAST, where the reef would take more masts than stand."""
    for move, wrecked in ((("save", CROSS), False), (("let-go",), True)):
        s = before("reef", DOVER, hold=(CROSS,), ship={"masts": 0b11}, options={"auto_mast": True})
        plays(s, ahead(s), 1)
        plays(s, move)
        assert (Is.WRECK in s.ship(0).state) is wrecked
        assert masts(s) == (0 if wrecked else 1)
        assert (question(s) == "GoOn") is not wrecked


def test_driftwood_bears_a_crew_ashore() -> None:
    """CSG-UNT-06: UT_DRIFTWOOD, to the nearest wild island."""
    s = table([here(CREW[0], WOOD)], [island(700, 300), island(500, 500), island(900, 900, home=0)])
    runs(s, LoseCrew(0, 1, 1))
    assert isinstance(asking(s), KeepCrew)
    plays(s, ("drift",))
    assert aboard(s) == []
    assert [name_of(item) for item in things(held for _, held in s.islands[1].ashore)] == [CREW[0]]


def test_driftwood_bears_a_crew_ashore_as_she_sinks() -> None:
    """CSG-UNT-06, CSG-SNK-08: UT_DRIFTWOOD, one of those who would go down with her; scuttled or not."""
    for how in ("hit", "scuttled"):
        s = table([here(*CREW, WOOD)], [island(700, 300), island(500, 500), island(900, 900, home=0)])
        runs(s, Sink(0, NOBODY, how))
        assert asked(s) == [("drift", CREW[0]), ("drift", CREW[1]), ("let-go",)]
        plays(s, ("drift", CREW[1]))
        assert s.ships[0] is None
        assert [name_of(item) for item in things(held for _, held in s.islands[1].ashore)] == [CREW[1]]


def test_one_dies_for_another() -> None:
    """CSG-EFF-94: whose cost is low enough; or he does not."""
    s = table([here("RF-061a", "GEN-helmsman@cursed", card=CURSED)], [island(900, 900, home=0)])
    runs(s, LoseCrew(0, 1, 1))
    plays(s, ("lose", "GEN-helmsman@cursed"))
    step = asking(s)
    assert isinstance(step, KeepCrew)
    plays(s, ("instead", "RF-061a"))
    assert aboard(s) == ["GEN-helmsman@cursed"]


def test_what_no_one_saves_goes() -> None:
    """CSG-CRW-02: without driftwood nobody is asked; several go one after another."""
    s = table([here(*CREW, "GEN-oarsman@england")], [island(900, 900, home=0)])
    runs(s, LoseCrew(0, 2, NOBODY))
    plays(s, ("lose", CREW[0]))
    plays(s, ("lose", CREW[1]))
    assert aboard(s) == ["GEN-oarsman@england"]


def test_a_banner_counts_what_she_fells() -> None:
    """CSG-UNT-06: UT_BANNER, masts that go by her."""
    s = table([here("BC-106"), here(owner=1)], [island(900, 900, home=0)], options={"auto_mast": True})
    tallies(s, things(s.ship(0).hold)[0], COUNTS)
    runs(s, LoseMasts(1, 2, 0, NOBODY, 0))
    assert s.tallies[0][1] == COUNTS + 2
