"""The table as a picture: for bug reports, and for people who look at what bots do."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from flibuste.games.pirates.picture import picture
from flibuste.games.pirates.state import Fort, State
from tests.games.pirates.tables import at, island, ship, table

FOUR = "SM-PS-009"
SVG = "{http://www.w3.org/2000/svg}"


def shown(s: State) -> dict[str, ElementTree.Element]:
    """The texts of the picture by their words."""
    return {str(one.text): one for one in ElementTree.fromstring(picture(s)).iter(f"{SVG}text")}


@pytest.mark.parametrize(
    ("heading", "anchor"), [(0, "start"), (180, "end"), (90, "middle"), (270, "middle"), (45, "start"), (200, "end")]
)
def test_a_name_stands_to_starboard_and_runs_away_from_the_hull(heading: int, anchor: str) -> None:
    s = table([ship(FOUR, 0, at(480, 480, heading), "coin-5")])
    (words, label), *_ = shown(s).items()
    assert words.endswith("+1g 0c")
    assert label.get("text-anchor") == anchor
    x, y = float(label.get("x", 0)), 960 - float(label.get("y", 0))
    if anchor == "middle":
        assert (y < 480) == (heading == 90)
    else:
        assert (x > 480) == (anchor == "start")


def test_a_fort_shows_its_flags_and_treasure_beside_the_number_of_its_island() -> None:
    fort = Fort("UNR-F2", 0, 0, 0b01011, (0, 1, 2, 3, 4), ship(FOUR, 0, at(0, 0), "coin-2", "coin-4").hold)
    s = table([], [island(480, 480, fort=fort), island(100, 100, "coin", "coin")])
    assert {*shown(s)} == {"1", "3 flags +2g", "2: 2"}
