"""Pirates' masts, crew and cargo that go, by hand (docs/rules/pirates.md, 5.4, 5.9 and 5.12)."""

from __future__ import annotations

from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.damage.masts import worst_mast
from flibuste.games.pirates.questions.table.bodies import card
from flibuste.games.pirates.questions.table.items import HELD, item_named, name_of
from flibuste.games.pirates.state import NOBODY, Is, State
from flibuste.games.pirates.steps.cargo.overloads import Overloads
from flibuste.games.pirates.steps.damage.losing import LoseAny, LoseCargo, LoseCrew, LoseMasts
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

HOME = at(480, 480)
THREE = "RV-76"
"""Three masts: S4, S3, S4."""
GALLEY = "BC-18"
SINKS_EARLY = "SM-PS-027"
ENGLISH = "SM-ES-001"
DOCTOR = "CC-45"
"""He turns eliminated crew face down."""


def lying(card: str, *hold: str, **more: Any) -> State:
    """A ship of the first seat, alone."""
    return table([ship(card, 0, HOME, *hold, **more)])


def moves(s: State) -> list[str]:
    step = asking(s)
    assert step is not None
    return [str(move[1]) for move in step.moves(s)]


def test_her_own_player_chooses_which_mast_goes() -> None:
    """CSG-DMG-02: the controller of the target; the attacker where that is said."""
    s = lying(THREE)
    runs(s, LoseMasts(0, 1, 1))
    step = asking(s)
    assert step is not None
    assert (step.seat, moves(s)) == (0, ["m1", "m2", "m3"])
    plays(s, ("mast", "m2"))
    assert s.ship(0).masts == 0b101
    runs(s, LoseMasts(0, 1, 1, picker=1))
    step = asking(s)
    assert step is not None
    assert step.seat == 1


def test_two_masts_are_chosen_one_after_the_other() -> None:
    """CSG-DMG-01: of a double hit, by whoever chose the first."""
    s = lying(THREE)
    runs(s, LoseMasts(0, 2, 1, picker=1))
    plays(s, ("mast", "m1"))
    step = asking(s)
    assert step is not None
    assert (step.seat, moves(s)) == (1, ["m2", "m3"])
    plays(s, ("mast", "m3"))
    assert (s.ship(0).masts, asking(s)) == (0b010, None)


def test_the_engine_may_choose() -> None:
    """CSG-DEC-02: a burning mast first, else the worst cannon; of those range S, then the sternmost."""
    s = table([ship(THREE, 0, HOME, fire=0b010)], options={"auto_mast": True})
    left = list[tuple[int, int]]()
    for _ in range(2):
        runs(s, LoseMasts(0, 1, 1))
        left.append((s.ship(0).masts, s.ship(0).fire))
    assert left == [(0b101, 0), (0b001, 0)]
    mixed = ship("SM-PS-009", 0, HOME)
    assert [(letter, n) for letter, n in card(mixed).card["cannons"]][worst_mast(mixed)] == ("S", 3)
    # the attacker who may choose is asked all the same
    s = table([mixed], options={"auto_mast": True})
    runs(s, LoseMasts(0, 1, 1, picker=1))
    assert asking(s) is not None


def test_without_masts_she_is_derelict() -> None:
    """CSG-DER-01, CSG-DER-04: of one blow she does not sink, however many masts it would take."""
    s = lying(THREE, masts=0b011, fire=0b010)
    emit = runs(s, LoseMasts(0, 5, 1))
    assert (s.ship(0).masts, s.ship(0).fire) == (0, 0)
    assert keys(emit) == ["pirates-lost-masts", "pirates-derelict"]
    assert emit.events[0].data["by"] == 1


def test_a_derelict_sinks_by_the_next_loss() -> None:
    """CSG-DER-03: of a mast."""
    s = lying(THREE, masts=0)
    runs(s, LoseMasts(0, 1, 1))
    assert s.ships == [None]


def test_a_derelict_tows_nobody() -> None:
    """CSG-TOW-08: the tow ends with her last mast."""
    s = table([ship(THREE, 0, HOME, masts=1, tows=1), ship(THREE, 0, at(480, 300), masts=0)])
    runs(s, LoseMasts(0, 1, 1))
    assert s.ship(0).tows == -1


def test_a_creature_without_segments_is_gone() -> None:
    """CSG-DMG-05: it has no derelict state."""
    s = lying("DJC-6", masts=1)
    runs(s, LoseMasts(0, 1, 1))
    assert s.ships == [None]


def test_a_galley_without_masts_is_no_derelict() -> None:
    """CSG-KW-GAL-01: but the next mast that she should lose sinks her."""
    s = lying(GALLEY, masts=1)
    emit = runs(s, LoseMasts(0, 1, 1))
    assert keys(emit) == ["pirates-lost-masts"]
    runs(s, LoseMasts(0, 1, 1))
    assert s.ships == [None]


def test_some_sink_early() -> None:
    """CSG-EFF-50: with the last mast."""
    s = lying(SINKS_EARLY, masts=1)
    runs(s, LoseMasts(0, 1, 1))
    assert s.ships == [None]


def test_a_wreck_has_nothing_to_lose() -> None:
    """CSG-REE-05"""
    s = lying(THREE, masts=0, state=Is.WRECK)
    runs(s, LoseMasts(0, 1, NOBODY))
    assert s.ships != [None]


CREW = ("GEN-captain@england", "GEN-helmsman@england", "GEN-explorer@england")


def aboard(s: State) -> list[str]:
    return [name_of(HELD.item(held)) for held in s.ship(0).hold]


def test_her_own_player_chooses_among_the_crew() -> None:
    """CSG-CRW-02: they leave the game; CSG-INF-06: and are shown; the question is secret while they lie face down."""
    s = lying(THREE, *CREW, "coin-3")
    runs(s, LoseCrew(0, 2, 1))
    step = asking(s)
    assert step is not None
    assert (step.seat, sorted(moves(s)), step.privacy(s)) == (0, sorted(CREW), (True, False))
    emit = plays(s, ("lose", CREW[1]))
    assert emit.events[0].data["item"] == CREW[1]
    plays(s, ("lose", CREW[0]))
    assert aboard(s) == ["coin-3", CREW[2]]
    runs(s, LoseCrew(0, 2, 1))
    assert aboard(s) == ["coin-3"]


def test_an_enemy_picks_blind() -> None:
    """CSG-BRD-05: among what lies face down; face up he sees what it is."""
    s = lying(THREE, *CREW)
    up = tuple(HELD.shown(held, 0b11) if name_of(HELD.item(held)) == CREW[0] else held for held in s.ship(0).hold)
    s.change(0, hold=up)
    runs(s, LoseCrew(0, 1, 1, picker=1))
    step = asking(s)
    assert step is not None
    assert (step.seat, sorted(moves(s))) == (1, sorted([CREW[0], "down"]))
    plays(s, ("lose", "down"), CREW[2])
    assert sorted(aboard(s)) == sorted(CREW[:2])


def test_cargo_is_anything() -> None:
    """CSG-EFF-35: crew, equipment or treasure; what lies face down leaves unseen (CSG-INF-06)."""
    s = lying(THREE, CREW[0], "FS-104", "coin-3")
    runs(s, LoseCargo(0, 1, 1))
    assert sorted(moves(s)) == sorted([CREW[0], "FS-104", "coin-3"])
    emit = plays(s, ("lose", "coin-3"))
    assert keys(emit) == ["pirates-lost-hidden"]
    assert [HELD.item(held) for held in s.gone] == [3]
    assert HELD.by(s.gone[0], 1) is False


def test_some_crew_are_safe() -> None:
    """CSG-EFF-92: while their ship floats."""
    s = lying("RV-3", *CREW)
    runs(s, LoseCrew(0, 3, 1))
    assert len(aboard(s)) == 3


def test_a_ransom_is_paid() -> None:
    """CSG-KW-RAN-02, CSG-KW-RAN-03: to the enemy who eliminates such a crew, and to nobody else."""
    for by, gold in ((1, 1), (0, 0), (NOBODY, 0)):
        s = table([ship(THREE, 0, HOME, "CC-27")], [island(100, 100, home=0), island(800, 800, home=1)])
        runs(s, LoseCrew(0, 1, by))
        assert (s.islands[0].loose, s.islands[1].loose) == (0, gold)


def test_some_turn_a_crew_face_down() -> None:
    """CSG-EFF-93: another one that lies face up; lying face down it is eliminated, and so is who turns them."""
    s = table([ship(ENGLISH, 0, HOME, DOCTOR, CREW[0], up=True)])
    lost = LoseCrew(0, 1, 1)
    runs(s, lost)
    emit = plays(s, ("lose", CREW[0]))
    assert keys(emit) == ["pirates-flipped"]
    assert HELD.of(item_named(CREW[0]), 0b01) in s.ship(0).hold
    runs(s, lost)
    plays(s, ("lose", CREW[0]))
    assert aboard(s) == [DOCTOR]
    runs(s, lost)
    assert aboard(s) == []


def test_one_of_what_she_has() -> None:
    """CSG-WHI-04: a mast, a treasure or a crew, of her player's choice; what she has not is not asked."""
    s = lying(THREE, CREW[0], "coin-3")
    runs(s, LoseAny(0, NOBODY))
    step = asking(s)
    assert step is not None
    assert step.moves(s) == [("mast",), ("treasure",), ("crew",)]
    plays(s, ("treasure",))
    assert aboard(s) == [CREW[0]]
    s = lying(THREE, CREW[0], masts=0)
    runs(s, LoseAny(0, NOBODY))
    assert aboard(s) == []
    runs(s, LoseAny(0, NOBODY))
    assert s.ships != [None]


def test_who_carries_too_much_parts_with_something() -> None:
    """CSG-CRG-03: of her player's choice; out of the game at sea, ashore where she is docked."""
    coins = [f"coin-{n}" for n in (1, 2, 3, 4, 5)]
    s = lying(THREE, *coins)
    runs(s, Overloads())
    step = asking(s)
    assert step is not None
    assert (step.seat, moves(s)) == (0, coins)
    plays(s, ("drop", "coin-1"))
    assert (asking(s), aboard(s)) == (None, coins[1:])
    assert [HELD.item(held) for held in s.gone] == [1]
    for home, left in ((-1, 1), (0, 1), (1, 0)):
        s = table([ship(THREE, 0, HOME, *coins, docked=0)], [island(480, 540, home=home)])
        runs(s, Overloads())
        plays(s, ("drop", "coin-1"))
        assert len(s.islands[0].coins) == left
    s = lying(THREE, *coins[1:])
    runs(s, Overloads())
    assert asking(s) is None


def test_several_hidden_pieces_go_at_once() -> None:
    """CSG-EFF-35: though nobody else can tell the others apart any more once the first is gone."""
    s = table([ship(THREE, 0, HOME, "coin-2", "coin-3", "coin-4")], seats=3)
    s.change(0, hold=tuple(HELD.shown(held, 0b10) for held in s.ship(0).hold))
    runs(s, LoseCargo(0, 3, 1))
    assert aboard(s) == []
