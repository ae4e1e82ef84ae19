"""Which homes the bots choose, and how they place their ships (docs/rules/pirates.md, 12.1)."""

from __future__ import annotations

from random import Random

import pytest

from flibuste.core.agenda import asking
from flibuste.games.pirates.mind import PiratesMind
from flibuste.games.pirates.mind.reach import away
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.setup.moorings import trapped
from flibuste.games.pirates.questions.table.layout import grid
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.sailing.likely_courses import by_lot
from flibuste.games.pirates.steps.setup.homes import ChooseHome, Deploy, numbers_of
from flibuste.games.pirates.steps.setup.placing_islands import PlaceIsland
from flibuste.games.pirates.tables import DATA
from tests.games.pirates.openings import answers, chosen, opened, until
from tests.games.pirates.tables import island, table

ROW = [island(100 + 200 * i, 500) for i in range(5)]
"""The one in the middle is nearest to all others, those at the ends are farthest."""

FLEETS = {row["id"]: int(row["points"]) for row in DATA["preset_fleets"]}


def best(s: State) -> object:
    step = asking(s)
    assert step is not None
    moves = step.moves(s)
    return max(zip(PiratesMind().prior(s, moves), moves, strict=True))[1][1]


def test_a_home_near_the_wild_islands_is_for_oneself() -> None:
    """CSG-BOT-07: the one with the smallest sum of distances; for an opponent the one with the largest."""
    s = table([], ROW, seats=3)
    s.agenda.append(ChooseHome(0, 0))
    assert best(s) == 2
    s.agenda[-1] = ChooseHome(0, 1)
    assert best(s) in (0, 4)


def test_a_home_of_another_is_not_wild() -> None:
    """CSG-BOT-07: only wild islands count."""
    s = table([], [*ROW[:2], *(one._replace(home=1) for one in ROW[2:4]), ROW[4]], seats=3)
    s.agenda.append(ChooseHome(0, 0))
    assert best(s) == 1


def test_docks_are_tried_every_fifteen_degrees_straight_in() -> None:
    """CSG-BOT-07: and islands that are laid by hand lie on the grid."""
    s = until(chosen(opened(forts=False), "F-PIR", "F-ENG"), Deploy)
    step = asking(s)
    assert step is not None
    for _, _, bearing, skew in step.choices(s, Random(3), 12):
        assert (int(bearing) % 15, skew) == (0, 0)
    s = until(chosen(opened(forts=False, layout="hand"), "F-PIR", "F-ENG"), PlaceIsland)
    step = asking(s)
    assert step is not None
    assert {(int(x) // 100, int(y) // 100) for _, _, x, y, _ in step.choices(s, Random(3), 6)} <= {*grid(2)}


def test_ships_are_placed_clear_of_each_other() -> None:
    """CSG-BOT-07: two that lie side by side at the island would keep each other from leaving."""
    s = until(chosen(opened(forts=False), "F-ENG", "F-ENG"), Deploy)
    mind, seat = PiratesMind(), -1
    while isinstance(step := asking(s), Deploy):
        seat = step.seat if seat < 0 else seat
        if step.seat != seat:
            break
        moves = step.choices(s, Random(1), 24)
        answers(s, max(zip(mind.prior(s, moves), moves, strict=True))[1])
    places = [ship.pose.place for _, ship in s.fleet(seat)]
    assert len(places) == 3
    assert all(away(a, b) > 60 for i, a in enumerate(places) for b in places[:i])


@pytest.mark.parametrize("fleet", FLEETS)
def test_a_fleet_that_lies_as_proposed_can_sail(fleet: str) -> None:
    """CSG-BOT-07: whoever takes the berth that is proposed for each ship keeps none of them from leaving."""
    for seed in (1, 21, 33):
        s = opened(seed=seed, forts=False, build_total=FLEETS[fleet])
        s = until(chosen(s, fleet, fleet), Deploy)
        while isinstance(step := asking(s), Deploy):
            data = step.ask(s).data
            answers(s, ("deploy", data["ship"], *data["berth"]))
        assert len([*s.fleet(s.first)]) == len(numbers_of(s, s.first))
        assert trapped(s, s.first) == []


@pytest.mark.parametrize("fleet", ["F-SPA", "F-ENG"])
def test_no_berth_of_the_list_traps_the_fleet(fleet: str) -> None:
    """CSG-GEO-17, CSG-BOT-07: whichever of the listed berths a person takes, all of the fleet can sail."""
    for seed in (21, 33):
        s = until(chosen(opened(seed=seed, forts=False), fleet, fleet), Deploy)
        rng = Random(seed)
        while isinstance(step := asking(s), Deploy) and step.seat == s.first:
            listed = [option.move for option in step.ask(s).options]
            assert not any(step.trace(s, move)["trapped"] for move in listed)
            answers(s, rng.choice(listed))


def test_a_berth_that_traps_is_told() -> None:
    """CSG-GEO-17: two galleons so close that neither has room for a turn; what is asked of the berth names them."""
    s = until(chosen(opened(seed=33, forts=False), "F-SPA", "F-ENG"), Deploy)
    seat = -1
    while isinstance(step := asking(s), Deploy):
        seat = step.seat
        data = step.ask(s).data
        near = min(data["zone"], key=lambda it: abs(it[0] - 90))
        told = step.trace(s, ("deploy", data["ship"], *near[:2]))["trapped"]
        answers(s, ("deploy", data["ship"], *near[:2]))
        assert told == [s.names[number] for number in trapped(s, seat)]
    assert trapped(s, seat)
    assert all(by_lot(Afloat(s, number), Random(1)) == () for number in trapped(s, seat))
