"""Which courses the bots think about (docs/rules/pirates.md, 12.1)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.mind import PiratesMind, course_candidates
from flibuste.games.pirates.mind.course_candidates import End, ends, headings, lengths, marks
from flibuste.games.pirates.mind.course_promises import on_the_way
from flibuste.games.pirates.mind.desk import Desk
from flibuste.games.pirates.mind.weights import AVERAGE, SKILLED
from flibuste.games.pirates.questions.sailing.afloat import MOST_TURN, Afloat
from flibuste.games.pirates.questions.sailing.course import trace
from flibuste.games.pirates.questions.sailing.move_list import move_list
from flibuste.games.pirates.questions.table.bodies import body, bow_touches
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.sailing.course_form import path_of
from flibuste.games.pirates.steps.sailing.likely_courses import some
from flibuste.games.pirates.steps.sailing.pivoting import Pivots
from flibuste.games.pirates.steps.turns.menu import PASS, Menu
from tests.games.pirates.tables import at, island, plays, ship, table

SLOOP, FOUR = "SM-PS-002", "SM-PS-009"
"""L; and S and L."""


def sea(*hold: str, x: float = 900, **more: Any) -> State:
    """A ship that heads north, her home in the south, treasure in the north, an enemy at this place in the east."""
    islands = [island(480, 150, home=0), island(900, 850, home=1), island(480, 700, *["coin"] * 4)]
    s = table([ship(FOUR, 0, at(480, 430), *hold), ship(SLOOP, 1, at(x, 430), **more)], islands)
    s.agenda.append(Menu(0))
    return s


def tried(s: State, letters: str = "SL", number: int = 0) -> list[End]:
    return [end for _, end in ends(s, number, letters, lambda end: end.pose.y, wide=4)]


def test_headings_of_a_segment() -> None:
    """CSG-BOT-01: every fifteen degrees up to ninety on either side, and the bearings of what she may want; beside an
    island that she would dock at."""
    s = sea(x=300)
    found = headings(s.ship(0).pose, marks(s, 0, s.ship(0).pose.place), MOST_TURN)
    assert {(15 * k) % 360 for k in range(-6, 7)} <= {*found}
    assert {350, 0, 10} <= {*found}, "the island lies due north"
    assert 270 in found, "the enemy lies due west"
    assert all(min(heading, 360 - heading) <= 90 for heading in found)


def test_what_a_ship_heads_for() -> None:
    """CSG-BOT-01: an enemy or a derelict within 3 L, an island with treasure within 4 L, her home if she is laden or
    has lost masts."""
    s = sea(x=700)
    here = s.ship(0).pose.place
    assert [mark.place for mark in marks(s, 0, here)] == [(480, 700), (700, 430)]
    assert [mark.place for mark in marks(s, 0, (480, 330))] == [(700, 430)]
    assert [mark.place for mark in marks(sea(x=800), 0, here)] == [(480, 700)]
    assert (480, 150) in [mark.place for mark in marks(sea("coin-3"), 0, here)]
    s.change(0, masts=1)
    assert (480, 150) in [mark.place for mark in marks(s, 0, here)]
    s.change(1, masts=0)
    assert [mark.enemy for mark in marks(s, 0, here) if mark.place == (700, 430)] == [None]


def test_lengths_of_a_segment() -> None:
    """CSG-BOT-02: all of it, or half, rounded down; towards an enemy as far as leaves 60 mm between the two."""
    s = sea(x=480 + 150)
    pose = s.ship(0).pose
    assert lengths(s, FOUR, pose, 0, "S", None) == [0, 31]
    assert lengths(s, FOUR, pose, 0, "L", None) == [0, 44]
    enemy = body(s.ship(1))
    *usual, mm = lengths(s, FOUR, pose, 90, "L", enemy)
    assert usual == [0, 44]
    there = s.ship(0)._replace(pose=pose._replace(x=pose.x + 100 * mm, heading=90))
    assert 60 < gap(body(there), enemy) <= 61.5
    assert lengths(s, FOUR, pose, 270, "L", enemy) == [0, 44]


def test_every_order_of_the_segments(monkeypatch: pytest.MonkeyPatch) -> None:
    """CSG-BOT-03: the long one first, or the short one; with three of them in steps of thirty degrees at first."""
    s = sea()
    monkeypatch.setattr(course_candidates, "MOST", 1000)
    assert {"".join(one.letter for one in end.path) for end in tried(s)} == {"S", "L", "SL", "LS"}
    triples = [end.path for end in tried(s, "SSL") if len(end.path) == 3]
    assert {path[0].heading % 30 for path in triples} <= {0, 350 % 30, 10}, "but for the bearings of the island"
    assert {path[2].heading % 30 for path in triples} > {0, 15}


def test_no_two_candidates_end_in_the_same_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    """CSG-BOT-04: each is executed by the exact engine; of those that end within ten millimetres and fifteen degrees
    the best is kept, and of all the best forty."""
    s = sea()
    found = tried(s)
    cells = [(end.pose.x // 1000, end.pose.y // 1000, end.pose.heading // 15, end.docked) for end in found]
    assert len({*cells}) == len(cells) == 40
    for end in found:
        traced = trace(Afloat(s, 0), end.path)
        assert traced.bar is None
        assert traced.legs[-1].pose == end.pose
    monkeypatch.setattr(course_candidates, "MOST", 1000)
    rest = tried(s)[40:]
    assert rest
    assert max(end.pose.y for end in rest) <= min(end.pose.y for end in found)


def test_an_end_at_the_island_is_docked(monkeypatch: pytest.MonkeyPatch) -> None:
    """CSG-DOC-01: where the bow touches; a course that an island stops in another way leaves her at sea."""
    s = sea()
    s.change(0, pose=at(480, 600))
    monkeypatch.setattr(course_candidates, "MOST", 1000)
    assert {end.docked for end in tried(s)} == {-1, 2}


def test_ideas_are_legal_orders_of_a_ship_and_the_end_of_the_turn() -> None:
    """CSG-BOT-05: she may also come about, or stay where she is."""
    s = sea("coin-3")
    step = asking(s)
    assert step is not None
    found = PiratesMind().ideas(s)
    assert len({*found}) == len(found)
    assert all(step.why_not(s, move) is None for move in found)
    assert {move[2] for move in found if move[0] == "about"} == {60, 120, 180, 240, 300}
    assert PASS in found


def best(s: State) -> Move:
    mind = PiratesMind()
    moves = mind.ideas(s)
    return max(zip(mind.prior(s, moves), moves, strict=True))[1]


def north(s: State, move: Move) -> float:
    """How far north a course ends."""
    path = path_of(move[2:])
    assert path is not None
    return trace(Afloat(s, 0), path).legs[-1].pose.y / 100


def test_an_empty_ship_sails_for_treasure_and_a_laden_one_home() -> None:
    """CSG-BOT-01: what she heads for depends on what she carries."""
    s = sea()
    assert north(s, best(s)) > 430
    s = sea("coin-5", "coin-4", "coin-3")
    assert north(s, best(s)) < 430


def test_a_ship_is_offered_courses_that_leave_her_island() -> None:
    """CSG-BOT-01: from a berth behind her island, beside a mate, none that docks there again or ends at the mate; and
    treasure goes before an enemy who is nearer."""
    s = sea(x=520)
    s.ships += [ship(FOUR, 0, at(480, 80, 0), docked=0), ship(SLOOP, 0, at(440, 90, 0), docked=0)]
    s.change(1, pose=at(480, 250))
    for number in (2, 3):
        paths = list(some(Afloat(s, number), Random(0), 6, offered=True))
        assert paths
        assert not {"island:0", "ship:2", "ship:3"} & {
            by for path in paths for by in trace(Afloat(s, number), path).legs[-1].by
        }
    assert next(some(Afloat(s, 0), Random(0), 2, offered=True))[0].heading == 0


def test_a_course_is_asked_for_towards_a_place() -> None:
    """CSG-MOV-03: past the island that she lies at, to islands and ships; where none is legal, one would try."""
    s = sea(x=520)
    s.ships += [ship(FOUR, 0, at(480, 80, 0), docked=0)]
    s.names = (*s.names, "0.mate", "1.a", "1.b", "1.c", "1.d")
    name, letters = s.names[2], move_list(Afloat(s, 2))
    for place in ("island:2", "island:1", f"ship:{s.names[1]}"):
        course = Menu(0).trace(s, ("sail", name, place))["course"]
        path = path_of(course)
        assert path is not None
        assert Menu(0).why_not(s, ("sail", name, *course)) is None
        assert len(path) == len(letters)
        assert "island:0" not in trace(Afloat(s, 2), path).legs[-1].by
    ahead = Menu(0).trace(s, ("sail", s.names[0], "island:2"))["course"]
    assert ahead[0] == 0, "the island lies due north"
    s.change(0, pose=at(480, 430, 180))
    assert Menu(0).trace(s, ("sail", s.names[0], "island:2"))["course"][0] in (90, 270), "a quarter at most"
    s.change(0, pose=at(480, 300, 0))
    s.ships.append(ship(FOUR, 1, at(480, 380, 90)))
    beside = Menu(0).trace(s, ("sail", s.names[0], "island:2"))["course"]
    assert Menu(0).trace(s, ("sail", s.names[0], *beside))["legs"][-1]["by"] == [], "past who lies in between"
    s.ships.pop()
    s.change(0, pose=at(480, 430, 180))
    s.ships += [ship(FOUR, 1, at(x, 440, 90)) for x in (455, 505)]
    between = Menu(0).trace(s, ("sail", s.names[0], "island:2"))["course"]
    assert between[0] not in (90, 270), "there is no room for a quarter turn"
    assert Menu(0).why_not(s, ("sail", s.names[0], *between)) is None
    s.ships += [ship(FOUR, 1, at(480, y, 0)) for y in (360, 500)]
    hemmed = Menu(0).trace(s, ("sail", s.names[0], "island:2"))["course"]
    assert Menu(0).trace(s, ("sail", s.names[0], *hemmed))["bar"]
    for nothing in ("island:9", "ship:nobody", "north"):
        assert Menu(0).trace(s, ("sail", name, nothing)) == {
            "legs": [],
            "left": letters,
            "ended": False,
            "bar": None,
        }


def test_a_prize_is_taken_in_tow() -> None:
    """CSG-TOW-01: an enemy's derelict with gold aboard is worth more than an island."""
    s = sea(x=600)
    s.ships[1] = ship(FOUR, 1, at(400, 500), "coin-5", "coin-5")
    s.change(1, masts=0)
    path = path_of(best(s)[2:])
    assert path is not None
    assert trace(Afloat(s, 0), path).legs[-1].by == ("ship:1",)


def test_a_ship_that_is_touched_already_is_nothing_to_sail_for() -> None:
    """CSG-RAM-01: a contact that is old brings no ram, so nobody sails against it again and again."""
    s = sea()
    s.ships[1] = ship(SLOOP, 1, at(480, 560, 90), "coin-5")
    while not bow_touches(s, 0, 1):
        s.change(0, pose=s.ship(0).pose.shifted((0.0, 1.0)))
    end = End((), s.ship(0).pose, by=("ship:1",))
    assert on_the_way(Desk(s, SKILLED), 0, end) == 0
    s.change(0, pose=at(480, 420))
    assert on_the_way(Desk(s, SKILLED), 0, end) > 0


def test_the_sample_of_a_composed_step_is_left_alone() -> None:
    """CSG-BOT-05: an easy bot and a random one choose among the candidates of the menu."""
    s = sea()
    assert len(PiratesMind().choices(s, Random(1), 24)) <= 24
    assert move_list(Afloat(s, 0)) in ("SL", "LS")


def test_an_average_player_fears_guns() -> None:
    """Chapter 12.2, 8: more than they are worth; so a normal bot goes by `average_prior`."""
    timid, bold = (Desk(sea(x=560), w).outlook(0)[1] for w in (AVERAGE, SKILLED))
    assert timid < bold - 0.05
    s = sea(x=560)
    moves: list[Move] = [PASS, ("sail", s.names[0], 0, "L", 0)]
    assert PiratesMind().average_prior(s, moves) != PiratesMind().prior(s, moves)


def test_a_ship_stays_with_whom_she_has_run_into() -> None:
    """CSG-PIV-01: she may swing away, and would lose the ram that she came for."""
    s = table([ship("BC-18", 0, at(480, 480)), ship(FOUR, 1, at(480, 560, 90))], [island(700, 480, *["coin"] * 4)])
    s.agenda.append(Menu(0))
    plays(s, ("sail", s.names[0], 0, "S", 0))
    step = asking(s)
    assert isinstance(step, Pivots)
    moves = step.moves(s)
    prior = PiratesMind().prior(s, moves)
    assert moves[prior.index(max(prior))] == ("steady",)
