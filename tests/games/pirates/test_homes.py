"""Chapter 3.6: home islands, and where the ships lie at the start."""

from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.faults import PositionError
from flibuste.games.pirates.geometry.gap import gap, within
from flibuste.games.pirates.geometry.march import TOUCH
from flibuste.games.pirates.questions.islands.mystery_tables import ISLANDS
from flibuste.games.pirates.questions.setup.legal_places import islands_of
from flibuste.games.pirates.questions.table.bodies import body, bow_of, land, overlaps
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.state import NOBODY, NOWHERE, Is, State
from flibuste.games.pirates.steps.setup.homes import ChooseHome, Deploy, NameGun
from flibuste.games.pirates.steps.setup.placing_islands import in_turn
from flibuste.table import Table

from .crowded import crowded
from .openings import answers, chosen, opened, until

_PLAIN: dict[str, Any] = {"terrain": 0, "forts": False}
CARAVEL = "SM-PS-009"


def home_touched(s: State, number: int) -> bool:
    ship = s.ship(number)
    island = s.islands[s.home(ship.owner)]
    zone = bow_of(ship) or body(ship)
    return within(zone, land(island.shape, island.pose), TOUCH)


def laid(fleet: str, other: str = "F-B1", **more: Any) -> State:
    """A table on which the first seat's fleet is about to be deployed."""
    s = until(chosen(opened(**{**_PLAIN, **more}), fleet, other), Deploy)
    while (step := asking(s)) is not None and not (isinstance(step, Deploy) and step.seat == 0):
        answers(s, step.moves(s)[0])
    return s


def test_two_players_choose_for_each_other() -> None:
    """CSG-SET-18: the second chooses the home of the first, who places all ships; then the other way round."""
    s = until(chosen(opened(**_PLAIN), "F-PIR", "F-ENG"), ChooseHome)
    asked = list[tuple[str, int]]()
    while isinstance(step := asking(s), ChooseHome | Deploy):
        if not asked or asked[-1] != (type(step).__name__, step.seat):
            asked.append((type(step).__name__, step.seat))
        answers(s, step.moves(s)[0])
    first, second = s.first, 1 - s.first
    assert asked == [("ChooseHome", second), ("Deploy", first), ("ChooseHome", first), ("Deploy", second)]
    assert s.home(0) != s.home(1)


def test_more_choose_their_own_from_the_last_to_the_right() -> None:
    """CSG-SET-19: who placed the last island first, then counter-clockwise; ships right after one's own choice."""
    s = until(chosen(opened(3, **_PLAIN), "F-PIR", "F-ENG", "F-SPA"), ChooseHome)
    last = in_turn(s, islands_of(s))[-1]
    asked = []
    while isinstance(step := asking(s), ChooseHome | Deploy):
        if isinstance(step, ChooseHome):
            assert step.whose == step.seat
            asked.append(step.seat)
        answers(s, step.moves(s)[0])
    assert asked == [last, (last - 1) % 3, (last - 2) % 3]


def test_a_mysterious_home_is_an_ordinary_island() -> None:
    """CSG-SET-20"""
    s = until(chosen(opened(**_PLAIN, mysterious="all"), "F-PIR", "F-ENG"), Deploy)
    home = next(island for island in s.islands if island.home != NOBODY)
    assert home.table == NOWHERE


def test_ships_start_docked() -> None:
    """CSG-SET-21: bow in at one's own home, and no two of them overlap."""
    s = laid("F-PIR")
    while isinstance(step := asking(s), Deploy) and step.seat == 0:
        number = step.number
        answers(s, step.candidates(s, Random(number), 1)[0])
        assert home_touched(s, number)
        assert s.ship(number).docked == s.home(0)
        others = [body(ship) for other, ship in s.afloat() if other != number]
        assert not overlaps(body(s.ship(number)), others)


@pytest.mark.parametrize("fleet", ["F-PIR", "F-MER"])
def test_where_a_ship_may_begin_is_told(fleet: str) -> None:
    """CSG-SET-21, CSG-SET-22: of the bearings all around the island those, and no others, at which she may lie."""
    s = laid(fleet)
    for _ in range(2):
        step = asking(s)
        assert isinstance(step, Deploy)
        asked = step.ask(s)
        told = {tuple(berth[:2]): berth[2:] for berth in asked.data["zone"]}
        assert told
        off = asked.forms[0].parts[2].id == "heading"
        for bearing in range(0, 360, 5):
            way = (bearing, (bearing + 180) % 360 if off else 0)
            found = step.trace(s, ("deploy", s.names[step.number], *way))
            assert (found["bar"] is None) == (way in told)
            assert told.get(way, found["pose"]) == found["pose"]
        answers(s, step.moves(s)[0])


def test_a_place_that_is_taken_is_refused() -> None:
    """CSG-GEO-21: the bow zone touches the island and the hull overlaps no other solid."""
    s = laid("F-PIR")
    step = asking(s)
    assert isinstance(step, Deploy)
    move = step.candidates(s, Random(1), 1)[0]
    answers(s, move)
    step = asking(s)
    assert isinstance(step, Deploy)
    bar = step.why_not(s, ("deploy", s.names[step.number], *move[2:]))
    assert bar is not None
    assert bar.rule == "CSG-SET-21"


def test_mercenaries_lie_off_their_home() -> None:
    """CSG-SET-22: S from one's own home, at any heading, and docked nowhere."""
    s = laid("F-MER")
    step = asking(s)
    assert isinstance(step, Deploy)
    number = step.number
    answers(s, step.candidates(s, Random(1), 1)[0])
    home = s.islands[s.home(0)]
    assert gap(body(s.ship(number)), land(home.shape, home.pose)) == pytest.approx(63.5, abs=0.02)
    assert s.ship(number).docked == NOWHERE


def test_an_ex_patriot_is_placed_like_a_mercenary() -> None:
    """CSG-KW-EXP-03: and starts face up, for everybody can see why."""
    patriot = next(one.id for one in pieces().values() if "ex_patriot" in one.keywords)
    s = laid(f"{CARAVEL} {patriot}")
    step = asking(s)
    assert isinstance(step, Deploy)
    answers(s, step.moves(s)[0])
    assert s.ship(step.number).docked == NOWHERE
    assert not home_touched(s, step.number)


def test_a_flotilla_touches_home_with_any_part_or_is_towed() -> None:
    """CSG-SET-23: by a ship of one's own fleet and nation."""
    flotilla = next(one for one in pieces().values() if "flotilla" in one.keywords)
    tower = next(
        one
        for one in pieces().values()
        if one.kind == "ship" and one.nation == flotilla.nation and one.points < 10 and not one.keywords
    )
    s = laid(f"{flotilla.id} {tower.id}")
    step = asking(s)
    assert isinstance(step, Deploy)
    answers(s, step.moves(s)[0])
    step = asking(s)
    assert isinstance(step, Deploy)
    name = s.names[step.number]
    assert step.candidates(s, Random(1), 1) == [("escort", name, f"0.{tower.id}")]
    assert step.ask(s).options[0].at == f"ship:0.{tower.id}", "a place of the chart"
    alone = next(move for move in step.candidates(s, Random(1), 4) if move[0] == "deploy")
    answers(there := s.copy(), alone)
    assert home_touched(there, step.number)
    answers(s, ("escort", name, f"0.{tower.id}"))
    assert s.ship(s.names.index(f"0.{tower.id}")).tows == step.number


def test_creatures_start_at_home_like_ships() -> None:
    """CSG-SET-24: docked, and not S from it like a Mercenary."""
    s = laid("F-MON")
    while isinstance(step := asking(s), Deploy) and step.seat == 0:
        number = step.number
        answers(s, step.moves(s)[-1])
        assert home_touched(s, number)


def test_the_kind_of_a_bombard_is_announced() -> None:
    """CSG-FLT-11: artillery or flamestrike, for all of the game."""
    card = next(one.id for one in pieces().values() if "bombardier" in one.keywords)
    s = until(laid(f"{card} {CARAVEL}"), NameGun)
    step = asking(s)
    assert isinstance(step, NameGun)
    assert {option.source for option in step.ask(s).options} == {f"ship:{s.names[step.number]}"}
    answers(flame := s.copy(), ("gun", s.names[step.number], "flame"))
    answers(s, ("gun", s.names[step.number], "artillery"))
    assert Is.FLAME in flame.ship(step.number).state
    assert Is.FLAME not in s.ship(step.number).state


def test_a_home_is_no_mysterious_island() -> None:
    """CSG-SET-20: in a position either, turned over or not."""
    position = Table.at("pirates", crowded(1)).position()
    home = next(i for i, one in enumerate(position["islands"]) if one["home"] >= 0)
    for table in ("unturned", next(iter(ISLANDS))):
        islands = [{**one, "table": table} if i == home else one for i, one in enumerate(position["islands"])]
        with pytest.raises(PositionError, match=r"CSG-SET-20"):
            Table.at("pirates", {**position, "islands": islands})
