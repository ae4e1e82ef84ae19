"""Characters, treasures and the Ghost Ship, two by two: together they do what pairs.txt says, and nothing else."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from flibuste.games.jamaica.tables import CHARACTERS, HOUSE_VALUES
from tests.contract.pairs import Function, faults_of, read_lines, strangers
from tests.games.jamaica.meetings import BASE, CREW, FOE, FUNCTIONS
from tests.games.jamaica.positions import sea

HERE: Final = Path(__file__).parent
LINES: Final = read_lines(HERE / "pairs.txt")


def test_the_table() -> None:
    """Its lines are of pairs that there are, in the catalogue's order, each with a rule of the book."""
    assert strangers(LINES, FUNCTIONS, HERE.parents[2] / "docs" / "rules" / "jamaica.md") == []


def test_everybody_is_looked_at() -> None:
    """A character whose power no function shows would meet nobody; of these three only the score tells."""
    shown = {each.removeprefix(FOE) for line in LINES if line.function != "score" for each in line.pair}
    assert {*CHARACTERS} - shown == {"shipowner", "king", "bishop"}
    assert {*CREW, *BASE} <= shown


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.name)
def test_two_at_once(function: Function) -> None:
    """Every two of the catalogue that touch the same thing have a line, and it is so."""
    faults = faults_of(function, LINES)
    assert not faults, "\n".join(faults)


def test_the_values_of_any_two_add_up() -> None:
    """JAM-CREW-14: whoever they are."""
    for one, other in combinations(range(len(CHARACTERS)), 2):
        game = sea(f"20 {CHARACTERS[one]} {CHARACTERS[other]}", crew=True)
        assert game.lines()["character"] == HOUSE_VALUES[one][1] + HOUSE_VALUES[other][1]
