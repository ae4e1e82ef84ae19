"""Where a ship has no room to turn to, and what a course could pass that only grazes it: what is told while it is
drawn."""

from __future__ import annotations

from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.steps.sailing.course_form import traced
from tests.games.pirates.orders import SLOOP
from tests.games.pirates.tables import at, island, ship, table

FOUR = "SM-PS-009"
"""Four masts, S and L."""
NO_ROOM = "pirates-barred-no-room"


def test_headings_without_room_are_told_with_what_is_in_the_way() -> None:
    """CSG-GEO-17: between two hulls those across; these alone are barred, and whoever lies in the way is named."""
    s = table([ship(FOUR, 0, at(480, 480)), *(ship(FOUR, 1, at(x, 480)) for x in (455, 505))])
    told = traced(Afloat(s, 0), (0, "S", 0))["shut"][0]
    across = {heading % 360 for one in told for heading in range(one["from"], one["to"] + 1)}
    assert across
    assert {place for one in told for place in one["by"]} == {f"ship:{s.names[1]}", f"ship:{s.names[2]}"}
    for heading in (*range(91), *range(270, 360)):
        bar = traced(Afloat(s, 0), (heading, "S", 0))["bar"]
        assert (bar is not None and bar["key"] == NO_ROOM) == (heading in across)


def test_out_at_sea_there_is_room_for_every_turn() -> None:
    """CSG-GEO-17: and a second leg has a room of its own."""
    s = table([ship(SLOOP, 0, at(480, 300))], [island(480, 480)])
    assert traced(Afloat(s, 0), (90, "S", 0))["shut"] == [[]]


def test_a_course_that_grazes_the_tip_of_an_island_is_told_the_way_past() -> None:
    """CSG-GEO-18: a few degrees aside; not where she heads for the shore, nor for an enemy whom she would ram."""
    s = table([ship(FOUR, 0, at(480, 300)), ship(SLOOP, 1, at(100, 100))], [island(480, 420)])
    head_on = traced(Afloat(s, 0), (0, "L", 0))
    assert head_on["legs"][-1]["by"] == ["island:0"]
    assert head_on["past"] is None
    s.change(1, pose=at(500, 385, 90))
    assert traced(Afloat(s, 0), (0, "L", 0))["past"] is None
    s.change(1, pose=at(100, 100))
    grazing = [(x, traced(Afloat(s, 0), (0, "L", 0))) for x in range(481, 560) if s.change(0, pose=at(x, 300))]
    found = [(x, told) for x, told in grazing if told["past"] is not None]
    assert found
    for x, told in found:
        s.change(0, pose=at(x, 300))
        assert told["legs"][-1]["by"] == ["island:0"]
        assert traced(Afloat(s, 0), (told["past"], "L", 0))["legs"][-1]["by"] == []
