"""Saves: whole ones come back, damaged ones say where and why."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.core.faults import PositionError, SaveError, SetupError, Untold
from flibuste.table import Seat, Table
from tests.contract.games import played

SAVE = played("buccaneer", 3).save()


def damaged(path: tuple[Any, ...], value: Any) -> Any:
    """The save with another value at a path."""
    save = json.loads(json.dumps(SAVE))
    target = save
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    return save


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("flibuste",), "1", "flibuste"),
        (("game",), None, "game"),
        (("game",), "ludo", "game"),
        (("seats",), {}, "seats"),
        (("seats", 0), {"name": 7}, "seats[0]"),
        (("seats", 0, "bot"), "genius", "the set-up"),
        (("seats", 0, "colour"), "pink", "the set-up"),
        (("seats",), [], "the set-up"),
        (("options", "open_crews"), "yes", "the set-up"),
        (("options", "wind"), 1, "the set-up"),
        (("seed",), 1.5, "seed"),
        (("opening", 0), "BUC-S99", "opening"),
        (("opening",), ["BUC-S01"], "opening"),
        (("log",), "empty", "log"),
        (("log", 4), None, "log[4]"),
        (("log", 4, "seat"), "0", "log[4].seat"),
        (("log", 4, "seat"), 99, "log[4]"),
        (("log", 4, "move"), "fly", "log[4]"),
        (("log", 4, "args"), ["red-2", {}], "log[4].args"),
        (("log", 4, "found"), ["a", "b"], "log[4]"),
    ],
)
def test_a_damaged_save_says_where(path: tuple[Any, ...], value: Any, place: str) -> None:
    with pytest.raises(SaveError) as fault:
        Table.load(damaged(path, value))
    assert fault.value.place == place
    assert not fault.value.newer or path == ("game",)


@pytest.mark.parametrize(("key", "value"), [("flibuste", 2), ("rules", 99)])
def test_a_newer_save_is_told_from_a_damaged_one(key: str, value: int) -> None:
    with pytest.raises(SaveError) as fault:
        Table.load(damaged((key,), value))
    assert fault.value.newer


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(SAVE)), JSON)
def test_whatever_stands_in_a_save_it_loads_or_says_what_is_wrong(key: str, value: Any) -> None:
    try:
        table = Table.load(damaged((key,), value))
    except SaveError as fault:
        assert fault.place  # noqa: PT017
    else:
        assert Table.load(table.save()).position() == table.position()


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(played("buccaneer", 3).position())), JSON)
def test_whatever_stands_in_a_position_it_is_played_from_or_refused(key: str, value: Any) -> None:
    position = {**played("buccaneer", 3).position(), key: value}
    try:
        table = Table.at("buccaneer", position)
    except PositionError as fault:
        assert fault.breaches  # noqa: PT017
    else:
        assert table.game.breaches(table.state) == []


def test_a_name_is_data_whatever_it_holds() -> None:
    names = ["<b onclick=alert(1)>", "{ $seat }", "‮Jack\n", "🏴‍☠️" * 40]
    table = Table.new("buccaneer", [Seat(name) for name in names])
    assert [seat.name for seat in Table.load(table.save()).seats] == [name[:200] for name in names]


def test_chance_can_be_told() -> None:
    seats = [Seat("Anne"), Seat("Jack"), Seat("Mary")]
    table = Table.new("buccaneer", seats, seed=1, found=["BUC-S15", "BUC-S01", "BUC-S02", 1])
    assert table.view()["ships"]["open"] == ["BUC-S15", "BUC-S01", "BUC-S02"]
    assert table.asked == 1
    with pytest.raises(Untold, match="start was not told"):
        Table.new("buccaneer", seats, found=["BUC-S15", "BUC-S01", "BUC-S02"])
    with pytest.raises(Untold, match="ship was told as 'BUC-S15'"):
        Table.new("buccaneer", seats, found=["BUC-S15", "BUC-S15", "BUC-S02", 1])
    table.play("capture:blue-2:red-2")
    with pytest.raises(Untold):
        table.play("capture:yellow-2:red-3", found=["a die that nobody asked for"])
    assert len(table.log) == 1


def test_a_game_may_begin_at_a_position_and_is_saved_with_it() -> None:
    position = Table.new("buccaneer", [Seat("a"), Seat("b"), Seat("c")], seed=4).position()
    table = Table.at(
        "buccaneer", {**position, "options": {"open_crews": True}}, [Seat("Anne"), Seat("Jack"), Seat("Mo")]
    )
    assert table.options["open_crews"]
    assert table.decision is not None
    table.play(next(o for o in table.decision.options if o.barred is None).id)
    save = table.save()
    again = Table.load(json.loads(json.dumps(save)))
    assert again.position() == table.position()
    again.undo()
    assert again.log == []
    save["position"]["purses"] = [1, 2, 3]
    with pytest.raises(SaveError, match="BUC-INV-06"):
        Table.load(save)


def test_the_position_of_the_documentation_is_sound() -> None:
    text = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    table = eval(text.partition("```python\n")[2].partition("```")[0], {"Table": Table})  # noqa: S307
    assert table.decision.seat == 0


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match="the games are buccaneer"):
        Table.new("chess", [Seat("a"), Seat("b")])
