"""Whose guns would bear from the end of a course (docs/rules/pirates.md, 5.9), as far as the captain may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.games.pirates.geometry.outline import Pose
from flibuste.games.pirates.questions.table.bodies import measure
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.gunnery import bearing_guns
from flibuste.games.pirates.steps.gunnery.bearing_guns import bearings
from tests.games.pirates.tables import at, island, ship, table

THREE = "RV-76"
"""Three masts: S4, S3, S4; seventeen millimetres broad."""
HALF = 8.5
"""Of her beam: a shot is measured from a mast to a hull."""
FAR = at(200, 200)


def met(s: State, number: int, pose: Pose) -> tuple[dict[str, int], dict[str, int]]:
    """By place the guns of hers that would reach it, and those that would reach her from there."""
    found = bearings(s, number, pose)

    def counted(lines: list[dict[str, Any]]) -> dict[str, int]:
        return {line["at"]: line["guns"] for line in lines}

    return counted(found["guns"]), counted(found["threats"])


def test_guns_bear_from_where_a_course_ends() -> None:
    """CSG-SHT-03: not from where she lies now; what cannot be seen from there is not reached, in either direction."""
    s = table([ship(THREE, 0, FAR), ship(THREE, 1, at(480, 480))])
    enemy = "ship:1.RV-76"
    assert met(s, 0, FAR) == ({}, {})
    near = measure(s, "S") - 1
    assert met(s, 0, at(480 - HALF - near, 480)) == ({enemy: 3}, {enemy: 3})
    assert met(s, 0, at(480 - HALF - near - 2, 480)) == ({}, {})
    assert s.ship(0).pose == FAR, "the table itself stays as it is"
    between = table([ship(THREE, 0, FAR), ship(THREE, 1, at(480, 480))], [island(480 - 48, 480)])
    assert met(between, 0, at(480 - 100, 480)) == ({}, {})


def test_what_was_seen_is_forgotten_as_soon_as_anything_changes() -> None:
    """CSG-SHT-03: lines of fire are kept while nothing moves, and no longer: an island, a ship or a mast may change."""
    s = table([ship(THREE, 0, at(440, 480)), ship(THREE, 1, at(480, 480)), ship(THREE, 1, at(800, 800))])
    enemy = "ship:1.RV-76"
    assert met(s, 0, at(440, 480)) == met(s, 0, at(440, 480)) == ({enemy: 3}, {enemy: 3})
    s.change(1, masts=0b001)
    assert met(s, 0, at(440, 480)) == ({enemy: 3}, {enemy: 1})
    s.change(2, pose=at(460, 480))
    assert met(s, 0, at(420, 480))[0].get(enemy) != 3, "the other one stands in the way"
    s.change(2, pose=at(800, 800))
    s.islands.append(island(460, 560))
    assert met(s, 0, at(440, 620)) == ({}, {})


def test_only_masts_that_stand_and_do_not_burn_are_counted() -> None:
    """CSG-SHT-02, CSG-FIR-01: of a derelict nothing threatens, but she can be hit."""
    beside = at(480 - 40, 480)
    lame = ship(THREE, 1, at(480, 480), masts=0b011, fire=0b001)
    assert met(table([ship(THREE, 0, FAR), lame]), 0, beside) == ({"ship:1.RV-76": 3}, {"ship:1.RV-76": 1})
    wreck = ship(THREE, 1, at(480, 480), masts=0)
    assert met(table([ship(THREE, 0, FAR), wreck]), 0, beside) == ({"ship:1.RV-76": 3}, {})


@pytest.mark.parametrize("up", [False, True])
def test_a_plan_betrays_nothing_that_lies_face_down(up: bool) -> None:
    """CSG-INF-02: a gunner who gives every gun the long range counts once it has been seen."""
    s = table([ship(THREE, 0, FAR), ship(THREE, 1, at(480, 480), "RV-95", up=up)])
    _, threats = met(s, 0, at(480 - HALF - measure(s, "S") - 5, 480))
    assert threats == ({"ship:1.RV-76": 3} if up else {})


def test_whoever_is_passed_over_unmeasured_could_not_have_reached_her(monkeypatch: pytest.MonkeyPatch) -> None:
    """CSG-SHT-03, CSG-KW-DRA-02: of ships far away nothing is measured; a swoop reaches farther than guns do."""
    rng, threatened = Random(5), 0
    dragon = "OE-139"

    def anywhere() -> Pose:
        return at(rng.randrange(150, 810), rng.randrange(150, 810), rng.randrange(360))

    for _ in range(60):
        s = table([ship(THREE, 0, FAR), *(ship(card, 1, anywhere()) for card in (THREE, dragon, THREE, dragon, THREE))])
        pose = anywhere()
        quick = bearings(s, 0, pose)
        with monkeypatch.context() as patch:
            patch.setattr(bearing_guns, "beyond", lambda *_: False)
            assert bearings(s, 0, pose) == quick
        threatened += len(quick["threats"])
    assert threatened
