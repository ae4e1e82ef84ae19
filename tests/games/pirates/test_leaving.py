"""Raiders that have to leave an enemy home (docs/rules/pirates.md, CSG-EFF-74), also where it is crowded."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking, recorded
from flibuste.games.pirates.geometry.outline import Outline
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.course import Segment, comes_about, trace
from flibuste.games.pirates.questions.sailing.leaving_island import courses_out, leaves, turns_out
from flibuste.games.pirates.questions.table.bodies import body, land, overlaps
from flibuste.games.pirates.state import NOWHERE, Is, State
from flibuste.games.pirates.steps.turns.menu import Menu
from tests.games.pirates.orders import asked, refused, sea
from tests.games.pirates.tables import at, island, plays, ship

RAIDER, THREE = "SM-PS-005", "RV-76"
NARROW, SHUT = (106, 135), (118, 312)
"""Crowds, by their seeds, that leave one way out between them, and none but to come about."""


def crowd(seed: int) -> State:
    """A raider that has to leave, and ships that lie around her."""
    rng, home = Random(seed), island(480, 480, home=1)
    ships = [ship(RAIDER, 0, at(480, 405.6), docked=0)]
    lying: list[Outline] = [body(ships[0]), land(0, home.pose)]
    while len(ships) < 7:
        owner, x, y = rng.randrange(2), 480 + rng.uniform(-70, 70), 405 + rng.uniform(-90, 40)
        one = ship(THREE, owner, at(x, y, rng.randrange(360)))
        if not overlaps(body(one), lying):
            ships.append(one)
            lying.append(body(one))
    s = sea(*ships, islands=[home, island(100, 100, home=0)])
    s.change(0, state=Is.RAIDED)
    s.today = s.today._replace(docked=((0, 0),))
    return s


def traced(s: State, *move: Any) -> object:
    step = asking(s)
    assert isinstance(step, Menu)
    found = step.trace(s, move)
    return found["bar"] and found["bar"]["key"]


@pytest.mark.parametrize("seed", [*NARROW, *SHUT])
def test_a_raider_who_can_leave_must(seed: int) -> None:
    """CSG-EFF-74: however narrow the way is; she is offered it, and a captain without any aim finds it."""
    s = crowd(seed)
    assert refused(s, "pass") == "pirates-barred-must-leave"
    moves = [move for move in asked(s) if move[1] == s.names[0]]
    assert {"about"} <= {move[0] for move in moves} <= {"about", "sail", "scuttle"}
    assert ("sail" in {move[0] for move in moves}) == (seed in NARROW)
    assert all(refused(s, *move) is None for move in moves)
    plays(s, next(move for move in moves if move[0] == "about"))
    assert s.ship(0).docked == NOWHERE
    assert refused(s, "pass") is None


@pytest.mark.parametrize("seed", [1, *NARROW, *SHUT])
def test_where_she_would_stay_she_does_not_go(seed: int) -> None:
    """CSG-EFF-74, CSG-MOV-07: coming about is a move; of both, what is tried out says what is refused."""
    s = crowd(seed)
    heading = next(iter(turns_out(Afloat(s, 0))))
    assert refused(s, "about", s.names[0], heading) is None
    assert traced(s, "about", s.names[0], heading) is None
    staying = [
        h for h in range(360) if (pose := comes_about(Afloat(s, 0), h)) is not None and not leaves(Afloat(s, 0), pose)
    ]
    courses = [(h, "L", 1) for h in (0, 1, 359) if trace(Afloat(s, 0), (Segment(h, "L", 1),)).bar is None]
    for move in (*(("about", s.names[0], h) for h in staying), *(("sail", s.names[0], *one) for one in courses)):
        assert refused(s, *move) == traced(s, *move) == "pirates-barred-must-leave", move
    for path in islice(courses_out(Afloat(s, 0)), 9):
        assert refused(s, "sail", s.names[0], *(atom for one in path for atom in one)) is None


def test_who_stayed_in_an_older_game_still_has() -> None:
    """CSG-EFF-74: a log may hold a pass that is refused now."""
    s = crowd(SHUT[0])
    assert recorded(s, ("pass",)) is asking(s)
