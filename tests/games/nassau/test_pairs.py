"""Animals, tales, the Dutchman and the Feld pawn, two by two: together what pairs.txt says, and nothing else."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from flibuste.games.nassau.tables import ANIMALS
from tests.contract.pairs import Function, faults_of, read_lines, strangers
from tests.games.nassau.meetings import DUTCHMAN, FELD, FUNCTIONS, TALES
from tests.games.nassau.positions import own, sea

HERE: Final = Path(__file__).parent
LINES: Final = read_lines(HERE / "pairs.txt")


def test_the_table() -> None:
    """Its lines are of pairs that there are, in the catalogue's order, each with a rule of the book."""
    assert strangers(LINES, FUNCTIONS, HERE.parents[2] / "docs" / "rules" / "nassau.md") == []


def test_every_animal_is_looked_at() -> None:
    """One whose help no function shows would meet no other; that a tale asks for it is none."""
    shown = {each for line in LINES if not any(one in TALES for one in line.pair) for each in line.pair}
    assert {*ANIMALS, DUTCHMAN, FELD} <= shown


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.name)
def test_two_at_once(function: Function) -> None:
    """Every two of the catalogue that touch the same thing have a line, and it is so."""
    faults = faults_of(function, LINES)
    assert not faults, "\n".join(faults)


def test_any_two_animals_are_companions() -> None:
    """NAS-END-06: 8 points each beside a sailor, whoever they are; and two animals make tale 36 true, one waiting."""
    for one, other in combinations(ANIMALS, 2):
        for sailors, points in ((1, 8), (2, 16)):
            crew = own(sailors=sailors, animals=f"{one} {other}", hand=[36], provisions=0)
            board = sea(crew)
            assert board.lines()["companions"] == points
            assert "told" in board.play("camp", "tell:0:0:36").heard()
