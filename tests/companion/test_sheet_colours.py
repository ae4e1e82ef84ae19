"""The colours that a sheet offers its players are those of the box."""

import pytest

from flibuste.companion import SHEETS
from tests.test_words import words


@pytest.mark.parametrize(
    ("game", "colours"),
    [
        ("buccaneer", ["red", "blue", "yellow", "black", "green"]),
        ("jamaica", ["red", "purple", "blue", "yellow", "green", "black"]),
        ("nassau", ["red", "yellow", "green", "blue"]),
        ("plunder", []),
        ("pirates", []),
    ],
)
def test_a_sheet_says_the_colours_of_its_box(game: str, colours: list[str]) -> None:
    """Chapter 2 of the rulebooks. Plunder has six colours that it does not name; the fleets of Pirates have none."""
    about = SHEETS[game].about()
    assert about["colours"] == colours
    assert not colours or len(set(colours)) == len(colours) >= about["players"][1]
    assert {f"colour-{colour}" for colour in colours} <= words("en").keys() & words("fr").keys()
