"""Nassau's holds, tales, phases and setup (docs/rules/nassau.md, chapters 3 and 5), by hand."""

import pytest

from flibuste.games.nassau.holds import Cargo, fits
from flibuste.games.nassau.tales import TALES_BY_ID, Belongings, met, rum_for
from flibuste.games.nassau.tools.holds import too_many
from flibuste.games.nassau.tools.round import PHASES, steps_of
from flibuste.games.nassau.tools.tales import told_of


def test_what_a_hold_takes() -> None:
    """NAS-HLD-01: four crates, three provisions, one good; a hold holds one kind."""
    assert [Cargo(crates=n).loads for n in (0, 4, 5)] == [0, 1, 2]
    assert [Cargo(provisions=n).loads for n in (3, 4)] == [1, 2]
    assert Cargo(1, 1, 1).loads == 3


def test_the_rat_packs_two_kinds_into_one_hold() -> None:
    """NAS-HLD-04: one load more, if there are two kinds to put together."""
    assert fits(Cargo(4, 3, 2), 3, rat=True)
    assert not fits(Cargo(goods=4), 3, rat=True)
    assert not fits(Cargo(8, 3, 2), 3, rat=True)


def test_what_is_too_much() -> None:
    """NAS-HLD-06: of each kind alone; a kind that cannot make room by itself is not named."""
    assert too_many(Cargo(5, 3, 1), 3) == {"crates": 1, "provisions": 3, "goods": 1}
    assert too_many(Cargo(1, 0, 5), 3) == {"goods": 3}


def test_three_cards_for_a_rum() -> None:
    """NAS-RET-11: the rum is spent before a condition is looked at, so cards that want rum come last."""
    assert [rum_for(n) for n in (1, 3, 4, 7)] == [1, 1, 2, 3]
    assert told_of([31], Belongings(rum=2)) == []
    assert told_of([31, 1, 2, 11], Belongings(rum=3, sails=3, weapons={"pistol": 2}, animals=frozenset({"rat"}))) == [
        1,
        2,
        11,
    ]


@pytest.mark.parametrize("card", TALES_BY_ID)
def test_no_tale_is_true_of_a_ship_with_nothing(card: int) -> None:
    """NAS-RET-13: every condition wants possession."""
    assert not met(TALES_BY_ID[card]["pred"], Belongings())


def test_every_phase_has_its_order() -> None:
    """NAS-PH3-01: the Dutchman's tile comes before the pirates stand up, and in no other phase."""
    assert [step.rule for step in steps_of("ready", dutchman=True)][:2] == ["NAS-DUT-10", "NAS-PH3-01"]
    assert all(steps_of(phase, dutchman=True) == PHASES[phase] for phase in PHASES if phase != "ready")
