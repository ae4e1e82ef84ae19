"""Treasure cards, two by two, of three, of two and in teams: together what pairs.txt says, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from flibuste.games.plunder.cards import CARDS
from flibuste.games.plunder.tables import RESOURCES
from tests.contract.pairs import Function, faults_of, read_lines, strangers
from tests.games.plunder.boards import ANNE
from tests.games.plunder.meetings import ENDS, FUNCTIONS, KINDS, MOVES, lay, played, shape

HERE: Final = Path(__file__).parent
LINES: Final = read_lines(HERE / "pairs.txt")


def test_the_table() -> None:
    """Its lines are of pairs that there are, in the catalogue's order, each with a rule of the book."""
    assert strangers(LINES, FUNCTIONS, HERE.parents[2] / "docs" / "rules" / "plunder.md") == []


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.name)
def test_two_at_once(function: Function) -> None:
    """Every two of the catalogue that touch the same thing have a line, and it is so."""
    faults = faults_of(function, LINES)
    assert not faults, "\n".join(faults)


def test_every_card_has_its_like_among_them() -> None:
    """PLU-TC-02: the kinds stand for all fifty-one titles, and each of them meets another."""
    assert {shape(card) for card in KINDS} == {shape(card) for card in CARDS}
    assert {*KINDS} == {card for line in LINES for card in line.pair}


@pytest.mark.parametrize("first", ENDS)
def test_after_the_end_of_the_turn_nothing_is_found(first: str) -> None:
    """PLU-X-13: whatever the second token would have brought."""
    alone = played("three", (first,))
    for second in KINDS:
        both = played("three", (first, second))
        assert (both.turn, both.hands, both.ships) == (1, alone.hands, alone.ships)


@pytest.mark.parametrize("first", MOVES)
def test_a_ship_that_is_moved_leaves_the_other_token(first: str) -> None:
    """PLU-X-10: it is out of reach of the only ship then; in the other order both are found."""
    s, alone = played("three", (first, "BOOTLEG"), alone=True), played("three", (first,), alone=True)
    assert (s.hands, s.marks) == (alone.hands, alone.marks)
    if first not in ENDS:
        assert played("three", ("BOOTLEG", first), alone=True).hands[ANNE] != alone.hands[ANNE]


def test_two_copies_of_a_card_bring_twice_as_much() -> None:
    """PLU-TC-03, PLU-TC-09: gold or point cards."""
    before = lay("three", alone=False)
    for card in (card for card, row in CARDS.items() if row["copies"] > 1):
        once, twice = (played("three", (card,) * n) for n in (1, 2))
        gold = RESOURCES.index("gold")
        gains = [(s.hands[ANNE][gold] - before.hands[ANNE][gold], s.points[ANNE]) for s in (once, twice)]
        assert gains[1] == (2 * gains[0][0], 2 * gains[0][1]) != (0, 0)
