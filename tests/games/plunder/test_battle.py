"""Plunder's attacks (docs/rules/plunder.md, 5.8 and 5.9), by hand."""

import pytest

from flibuste.games.plunder.battle import Outcome, Side, Target, odds, outcome, roller, wins


def test_ties_are_the_attackers() -> None:
    """PLU-SEA-04: cannons and die on both sides; the attacker needs no more than the defender."""
    assert wins(Side(2, 3).total, Side(0, 5).total)
    assert not wins(Side(2, 2).total, Side(0, 5).total)


@pytest.mark.parametrize(("lead", "win"), [(-6, 0), (-5, 1), (-1, 15), (0, 21), (1, 26), (4, 35), (5, 36)])
def test_chances(lead: int, win: int) -> None:
    """PLU-CON-05: of 36 pairs of rolls, those in which the attacker reaches the defender."""
    assert odds(lead) == (win, 36)


def test_who_rolls_for_the_defence() -> None:
    """PLU-CON-04: an island's owner, and for an unowned one the attacker's left neighbour."""
    assert [roller(target).who for target in Target] == ["captain", "owner", "left"]


@pytest.mark.parametrize(
    ("target", "won", "after"),
    [
        (Target.SHIP, True, Outcome(True, "PLU-SEA-05", "defender", reward=True)),
        (Target.SHIP, False, Outcome(False, "PLU-SEA-05", "attacker", reward=True)),
        (Target.OWNED, True, Outcome(True, "PLU-CON-05", flag=True)),
        (Target.UNOWNED, True, Outcome(True, "PLU-CON-05", flag=True)),
        (Target.OWNED, False, Outcome(False, "PLU-CON-06", "attacker", reward=True)),
        (Target.UNOWNED, False, Outcome(False, "PLU-CON-06", "attacker")),
    ],
)
def test_what_follows(target: Target, won: bool, after: Outcome) -> None:
    """PLU-CON-06: an attacker who fails loses a life; PLU-SEA-05: at sea the loser does, whoever that is.

    PLU-PP-04: of a ship that sinks against an unowned island nobody takes a card."""
    assert outcome(target, Side(0, 4 if won else 3), Side(0, 4)) == after
