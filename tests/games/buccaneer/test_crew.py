"""Chapter 5.2 (CRW): forming a crew."""

import pytest
from hypothesis import given

from tests.games.buccaneer.positions import (
    BLUE,
    RED,
    YELLOW,
    Told,
    allowed,
    asked,
    barred,
    games,
    play,
    purses,
    refusal,
    shown,
    some_games,
    table_at,
    units,
)


@pytest.mark.parametrize(
    ("mover", "target", "crew"),
    [
        ("red-2", "yellow-2", "red-2/yellow-2"),
        ("red-2", "yellow-2/red-3/blue-5", "red-2/yellow-2/red-3/blue-5"),
        ("red-2/blue-3/yellow-4", "yellow-2", "red-2/blue-3/yellow-42"),
        ("red-2/blue-3/yellow-4", "yellow-2/red-3/blue-5", "red-2/blue-3/yellow-42/red-3/blue-5"),
    ],
)
def test_the_whole_mover_on_the_whole_target(mover: str, target: str, crew: str) -> None:
    """BUC-CRW-01: all of the mover, then all of the target, each in its order; nothing stays behind."""
    table = table_at(f"{mover} | {target}")
    before = units(table)
    table.play("capture:red-2:yellow-2")
    assert units(table) == before - {mover, target} | {crew}


def test_the_mover_is_ones_own() -> None:
    """BUC-CRW-02: red moves his singles and his crews, no other unit, and no piece that is covered."""
    table = table_at("red-2/blue-2 | blue-3/red-3")
    assert {"capture:red-2:blue-4", "capture:red-4:blue-4"} <= allowed(table)
    assert refusal(table, "capture:blue-4:yellow-4") == "BUC-CRW-02"
    assert refusal(table, "capture:blue-3:yellow-4") == "BUC-CRW-02"
    refusal(table, "capture:red-3:yellow-4")


@pytest.mark.parametrize(
    ("mover", "target"), [("red-3", "red-4"), ("red-3", "red-2"), ("red-2", "red-3"), ("red-2", "red-5")]
)
def test_never_own_on_own(mover: str, target: str) -> None:
    """BUC-CRW-03: single or crew on single or crew, both red: forbidden, whatever lies inside."""
    table = table_at("red-2/blue-2 | red-5/yellow-2")
    assert f"capture:{mover}:{target}" not in allowed(table)
    assert refusal(table, f"capture:{mover}:{target}") == "BUC-CRW-03"


def test_own_pieces_inside_the_target_do_not_matter() -> None:
    """BUC-CRW-04: blue's crew with two red pieces inside is a legal target for red."""
    table = table_at("blue-2/red-3/yellow-3/red-4")
    table.play("capture:red-2:blue-2")
    assert "red-2/blue-2/red-3/yellow-3/red-4" in units(table)


def test_nine_is_the_limit() -> None:
    """BUC-CRW-05: 5 + 4 = 9 may be put together, 5 + 5 = 10 may not."""
    table = table_at("red-2/blue-34/yellow-34 | yellow-2/black-34/green-3 | black-2/green-24/blue-2/red-5", seats=5)
    assert "capture:red-2:yellow-2" in allowed(table)
    assert barred(table)["capture:red-2:black-2"] == "BUC-CRW-05"
    assert refusal(table, "capture:red-2:black-2") == "BUC-CRW-05"


def test_nine_only_board() -> None:
    """BUC-CRW-05: a unit of nine neither moves nor is captured; it can only board."""
    nine = "red-2/blue-23/yellow-23/black-23/green-23"
    table = table_at(nine, seats=5, roads="S13 S14 S15")
    assert {o for o in allowed(table) if "red-2" in o} == {f"board:red-2:BUC-S{i}" for i in (13, 14, 15)}
    table = table_at(nine, seats=5, turn=BLUE)
    assert refusal(table, "capture:blue-4:red-2") == "BUC-CRW-05"
    assert not any(option.endswith(":red-2") for option in allowed(table))


def test_the_crew_lies_in_front_of_the_one_on_top() -> None:
    """BUC-CRW-06: red captured, so the new crew is red's."""
    table = table_at("blue-2/yellow-2")
    table.play("capture:red-2:blue-2")
    assert shown(table, "red-2")["owner"] == RED


def test_a_crew_belongs_to_the_colour_on_top() -> None:
    """BUC-CRW-07: blue captures red's crew: it is blue's at once, and red gets nothing for it."""
    table = table_at("red-2/yellow-2", turn=BLUE)
    table.play("capture:blue-2:red-2")
    assert shown(table, "blue-2")["owner"] == BLUE
    assert purses(table) == [10, 10, 10]
    assert asked(table)[0] == YELLOW  # red was not asked
    table.play("capture:yellow-3:blue-3")
    assert not any("red-2" in option or option.startswith("capture:blue-2") for option in allowed(table))


@some_games
@given(game=games("house", "locked"))
def test_a_crew_is_never_split(game: Told) -> None:
    """BUC-CRW-08: unless pieces go home, every unit lies whole and in its order in a unit afterwards."""
    for step in game.steps:
        if any(event.key == "buccaneer-home" for event in step.events):
            continue
        after = [" ".join(pile) for pile in step.after["units"]]
        for pile in step.before["units"]:
            assert any(" ".join(pile) in whole for whole in after)


@pytest.mark.parametrize("seat", [None, RED, BLUE, YELLOW])
def test_nobody_looks_at_covered_values(seat: int | None) -> None:
    """BUC-CRW-09: all see the colours and the number of pieces, nobody the values below the top, not even his own."""
    table = table_at("red-2/blue-5/red-3/yellow-q")
    unit = shown(table, "red-2", seat)
    assert unit["colours"] == ["red", "blue", "red", "yellow"]
    assert unit["values"] == ["2", None, None, None]


def test_any_number_of_crews_and_singles() -> None:
    """BUC-CRW-10: red is captain of three crews and has two singles, and may use each of them."""
    table = table_at("red-2/blue-2 | red-3/blue-3 | red-4/yellow-2", roads="S01 S02 S03")
    assert {option.split(":")[1] for option in allowed(table)} == {"red-2", "red-3", "red-4", "red-5", "red-q"}
    table = table_at("red-2/blue-2 | red-3/blue-3 | red-4/yellow-2 | red-5/yellow-3")
    table.play("capture:red-q:yellow-4")
    mine = [unit for unit in table.view()["units"] if unit["owner"] == RED]
    assert [len(unit["colours"]) for unit in mine] == [2] * 5


def test_capturing_is_free_and_may_go_on() -> None:
    """BUC-CRW-11: one unit is captured four times running, and no ducat moves."""
    table = table_at()
    play(table, "capture:red-2:blue-2", "capture:blue-3:red-2", "capture:yellow-2:blue-3", "capture:red-3:yellow-2")
    assert "red-3/yellow-2/blue-3/red-2/blue-2" in units(table)
    assert purses(table) == [10, 10, 10]
    assert table.view()["reserve"]["ducats"] == 387  # 417 - 3 * 10


@some_games
@given(game=games("house", "hoard", "locked"))
def test_captain_and_second_are_never_the_same_player(game: Told) -> None:
    """BUC-CRW-12: position two never has the colour of position one, and so the second is another player."""
    for position in game.positions():
        for pile in position["units"]:
            if len(pile) > 1:
                assert pile[0].split("-")[0] != pile[1].split("-")[0]
