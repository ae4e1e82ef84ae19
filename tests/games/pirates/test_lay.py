"""A paper duel is laid as it stands: what the hand misses is put right, what lies face down is dealt."""

from __future__ import annotations

import json
from typing import Any

import pytest

from flibuste.core.faults import PositionError
from flibuste.games.pirates.questions.cargo.stowage import capacity
from flibuste.games.pirates.questions.sailing.berths import touches_island
from flibuste.games.pirates.questions.table.bodies import body, land, overlaps, solids
from flibuste.games.pirates.questions.table.items import BLANK, HELD
from flibuste.table import Seat, Table

SEATS = (Seat("Anne"), Seat("Jack"))
MINI = "RV-12"


def ship(owner: int, x: int, y: int, heading: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": MINI, "owner": owner, "maker": owner, "pose": [x, y, heading], "masts": 1, **more}


def duel(**more: Any) -> dict[str, Any]:
    """Two ships at sea between two homes and two wild islands."""
    wild = {"coins": ["?"] * 4}
    places = ([12300, 12300, 0], [83700, 83700, 0], [12300, 83700, 0], [83700, 12300, 0])
    holds: tuple[dict[str, Any], ...] = ({"home": 0}, {"home": 1}, wild, wild)
    islands = [{"shape": 0, "pose": pose, **one} for pose, one in zip(places, holds, strict=True)]
    ships = [ship(0, 40000, 30000), ship(1, 60000, 60000, 180)]
    return {
        "colours": ["red", "blue"],
        "options": {"quick": True},
        "names": ["0.RV-12", "1.RV-12"],
        "ships": ships,
        "islands": islands,
        **more,
    }


def laid(layout: dict[str, Any], **more: Any) -> Table:
    return Table.laid("pirates", json.loads(json.dumps(layout)), SEATS, seed=3, **more)


def at(table: Table, number: int = 0) -> Any:
    return table.state.ship(number)


def breach(layout: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(PositionError) as fault:
        laid(layout)
    assert not fault.value.garbled
    return fault.value.breaches[0].rule, fault.value.breaches[0].place


def test_a_duel_goes_on() -> None:
    """CSG-SET-27, CSG-SET-29: of the usual treasure, what lies nowhere has left the game."""
    table = laid(duel(turn=1))
    assert table.asked == 1
    assert table.state.start_gold == 30
    assert sum(table.state.coins) == 16
    assert [HELD.item(one) for one in table.state.gone] == [BLANK] * 8
    assert Table.load(table.save()).position() == table.position()


def test_coins_face_up_are_no_longer_among_the_unseen() -> None:
    """CSG-SET-29, CSG-INF-04"""
    layout = duel()
    layout["islands"][0]["coins"] = ["coin-3", "coin"]
    layout["ships"][1]["hold"] = ["coin-1"]
    table = laid(layout)
    home = table.state.islands[0].coins
    assert 3 in map(HELD.item, home)
    assert BLANK not in map(HELD.item, home)
    assert table.view(1)["players"][0]["hidden"] == 1
    assert table.layout()["islands"][0]["coins"] == ["coin", "coin-3"]
    layout["islands"][0]["coins"] = ["coin-7"]
    assert breach(layout) == ("CSG-SET-29", "coins")


def test_who_lies_face_down_is_dealt_and_others_do_not_see_it() -> None:
    """CSG-INF-02"""
    layout = duel()
    layout["ships"][0]["hold"] = ["crew"]
    table = laid(layout)
    (own,), (other,) = (table.view(seat)["ships"][0]["hold"] for seat in (0, 1))
    assert own["kind"] == other["kind"] == "crew"
    assert own["card"]
    assert other["card"] is None
    assert table.layout()["ships"][0]["hold"] == ["crew"]


def test_a_ship_that_is_to_be_docked_comes_to_the_shore() -> None:
    """CSG-DOC-01, CSG-GEO-21: from where she lies; the bow touches."""
    layout = duel()
    layout["ships"][0] = ship(0, 12300, 75000, 0, docked=2)
    table = laid(layout)
    assert touches_island(table.state, at(table), 2)
    assert at(table).docked == 2
    assert at(table).pose.heading == 0
    layout["ships"][0]["docked"] = 1
    assert breach(layout) == ("CSG-DOC-02", "ships[0].docked")


def test_where_a_laid_ship_comes_to_lie_is_told() -> None:
    """CSG-DOC-01, CSG-GEO-14: as the game begins, and nothing else is otherwise than it was laid."""
    layout = laid(duel(moment={"at": "orders"})).layout()
    assert Table.normalized("pirates", layout, SEATS, seed=3) == layout
    layout["ships"][0].update(pose=[12300, 75000, 0], docked=2)
    lies = Table.normalized("pirates", layout, SEATS, seed=3)
    assert lies["ships"][0]["pose"] == list(laid(layout).layout()["ships"][0]["pose"]) != [12300, 75000, 0]
    lies["ships"][0]["pose"] = [12300, 75000, 0]
    assert lies == layout


def test_a_ship_that_lies_a_little_over_something_is_moved_aside() -> None:
    """CSG-GEO-14, CSG-DOC-01: and with her bow at a wild island she is docked there."""
    shape = land(0, laid(duel()).state.islands[2].pose)
    south = min(y for _, y in shape.points)
    layout = duel()
    reach = max(y for _, y in body(at(laid(duel()))).points) - 300
    layout["ships"][0] = ship(0, 12300, round((south - reach + 4) * 100))
    table = laid(layout)
    assert not overlaps(body(at(table)), solids(table.state, 0)[1])
    assert at(table).docked == 2
    layout["ships"][0] = ship(0, 12300, 83700)
    assert breach(layout) == ("CSG-GEO-14", "ships[0].pose")
    layout["ships"][0] = ship(0, 99900, 30000)
    assert breach(layout) == ("CSG-GEO-14", "ships[0].pose")


def test_islands_lie_apart_and_each_captain_has_a_home() -> None:
    """CSG-SET-08, CSG-SET-18"""
    layout = duel()
    layout["islands"][3]["pose"] = [12300, 83700, 90]
    assert breach(layout) == ("CSG-SET-08", "islands[3].pose")
    layout = duel()
    layout["islands"][1]["home"] = -1
    assert breach(layout) == ("CSG-SET-18", "islands")


def test_who_has_acted_this_turn_has_acted() -> None:
    """CSG-TRN-11"""
    acted, fresh = (laid(duel(moment={"at": "orders"}, **more)) for more in ({"today": {"acted": [[0, "move"]]}}, {}))
    assert acted.decision
    assert "sail" not in {option.move[0] for option in acted.decision.options}
    assert fresh.decision
    assert "sail" in {option.move[0] for option in fresh.decision.options}


def test_a_box_answers_from_the_first_die_on() -> None:
    """CSG-TRN-11: whose turn was laid is asked first."""
    table = laid(duel(turn=1), box=["d6"])
    assert table.asked == 1
    assert table.layout()["moment"] == {"at": "turn"}
    table.play("go")
    assert table.asked == 1


def test_before_the_fleets_are_chosen_nothing_lies_there() -> None:
    """CSG-SET-31"""
    fresh = Table.new("pirates", SEATS, {"quick": True}, seed=5)
    assert Table.laid("pirates", fresh.layout(), SEATS, seed=5).asked == fresh.asked
    assert breach(duel(moment={"at": "setup"})) == ("CSG-SET-31", "ships")


@pytest.mark.parametrize("moment", ["turn", "orders"])
def test_a_ship_that_is_laid_too_full_parts_with_something(moment: str) -> None:
    """CSG-CRG-03: her captain is asked at once what goes, until what is left fits."""
    layout = duel(turn=0, moment={"at": moment})
    layout["ships"][0]["hold"] = ["coin-1"] * 5
    table = laid(layout)
    asked = []
    for _ in range(3):
        assert table.decision
        asked.append((table.decision.key, len(at(table).hold)))
        table.play(table.decision.options[0].id)
    assert asked[:2] == [("pirates-ask-drop", 5), ("pirates-ask-drop", 4)]
    assert asked[2][0] != "pirates-ask-drop"
    assert len(at(table).hold) == capacity(table.state, 0) == 3


def towing(tower: dict[str, Any], towed: dict[str, Any]) -> Table:
    """The first ship is laid with the second one in tow."""
    ships = [{**ship(0, 40000, 30000), "tows": 1, **tower}, {**ship(0, 40000, 25000, masts=0), **towed}]
    return laid(duel(names=["0.RV-12", "0.RV-12#2", "1.RV-12"], ships=[*ships, ship(1, 60000, 60000, 180)]))


@pytest.mark.parametrize(
    ("tower", "towed"), [({}, {"masts": 1}), ({}, {"owner": 1}), ({"masts": 0}, {}), ({}, {"docked": 0})]
)
def test_who_is_laid_so_that_she_cannot_be_towed_has_been_let_go(tower: dict[str, Any], towed: dict[str, Any]) -> None:
    """CSG-TOW-03, CSG-TOW-06, CSG-TOW-07, CSG-TOW-08: and lies at the shore where she is said to be docked."""
    assert at(towing({}, {})).tows == 1
    table = towing(tower, towed)
    assert at(table).tows == -1
    assert at(table, 1).docked == towed.get("docked", -1)
    assert touches_island(table.state, at(table, 1), 0) == ("docked" in towed)


def test_who_is_docked_in_tow_lies_behind_her_tower() -> None:
    """CSG-TOW-06, CSG-GEO-22"""
    table = towing({"docked": 0}, {"docked": 0, "pose": [60000, 40000, 0]})
    assert (at(table).tows, at(table, 1).docked) == (1, 0)
    assert at(table, 1).pose.heading == at(table).pose.heading
