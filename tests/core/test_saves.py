"""Saves: whole ones come back, damaged ones say where and why."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.core.decision import Barred
from flibuste.core.faults import PositionError, SaveError, SetupError, Untold
from flibuste.table import GAMES, Seat, Table
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


@pytest.mark.parametrize(("key", "value"), [("flibuste", 4), ("rules", 99)])
def test_a_newer_save_is_told_from_a_damaged_one(key: str, value: int) -> None:
    with pytest.raises(SaveError) as fault:
        Table.load(damaged((key,), value))
    assert fault.value.newer


def begun_by_rules_2(of: str) -> Any:
    """A save that an earlier version wrote, of the Pirates."""
    return json.loads((Path(__file__).parent / "older" / f"pirates-2-{of}.save.json").read_text(encoding="utf-8"))


def test_a_save_of_earlier_rules_that_fits_goes_on() -> None:
    save = begun_by_rules_2("fit")
    table = Table.load(save)
    assert save["rules"] < table.game.rules
    table.play("pass")
    assert table.save()["rules"] == save["rules"]
    assert table.save()["log"][:-1] == save["log"]


def test_a_save_of_earlier_rules_that_does_not_fit_is_told_from_a_damaged_one() -> None:
    """CSG-TRN-07: a ghost that dives was asked once only. As far as the log fits, it is still read."""
    save = begun_by_rules_2("unfit")
    with pytest.raises(SaveError, match=r"log\[1\] cannot be played: .* was begun by rules 2") as fault:
        Table.load(save)
    assert fault.value.older
    assert fault.value.fits == 1
    assert len(Table.load({**save, "log": save["log"][:1]}).log) == 1
    with pytest.raises(SaveError) as fault:
        Table.load({**save, "rules": Table.load(begun_by_rules_2("fit")).game.rules})
    assert not fault.value.older


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


def at_sea(name: str = "jamaica", **how: Any) -> Table:
    """A game that begins at the beginning of a round, or of a turn."""
    if name == "buccaneer":
        return Table.at(name, new(name).position(), **how)
    return Table.at(name, {"colours": ["red", "purple", "blue"]}, **how)


def new(name: str) -> Table:
    return Table.new(name, [Seat("a"), Seat("b"), Seat("c")], seed=4)


@pytest.mark.parametrize("name", ["buccaneer", "jamaica"])
def test_a_seed_decides_the_luck_of_a_position(name: str) -> None:
    assert len({at_sea(name, seed=seed).position()["luck"] for seed in range(5)}) == 5
    assert at_sea(name, seed=3).position() == at_sea(name, seed=3).position()
    assert Table.at(name, at_sea(name).position()).position() == at_sea(name).position()
    again = at_sea(name, seed=3)
    assert Table.load(json.loads(json.dumps(again.save()))).position() == again.position()
    assert again.save()["seed"] == 3


def test_the_chance_of_a_position_can_be_told() -> None:
    table = at_sea(found=[6, 3])
    assert table.view()["rolled"] == [6, 3]
    assert Table.load(table.save()).view()["rolled"] == [6, 3]
    with pytest.raises(Untold, match="die was not told"):
        at_sea(found=[6])
    with pytest.raises(Untold, match="it was not asked for"):
        at_sea(found=[6, 3, 3])
    with pytest.raises(Untold, match="die was told as 7"):
        at_sea(found=[7, 3])


def test_more_than_was_asked_at_the_beginning_is_refused() -> None:
    seats = [Seat("Anne"), Seat("Jack"), Seat("Mary")]
    with pytest.raises(Untold, match="it was not asked for"):
        Table.new("buccaneer", seats, found=["BUC-S15", "BUC-S01", "BUC-S02", 1, 1])


@pytest.mark.parametrize("name", ["buccaneer", "jamaica"])
def test_a_table_at_a_position_has_all_its_options(name: str) -> None:
    table = at_sea(name)
    assert set(table.options) == {spec.id for spec in table.game.options}
    assert table.options == table.position()["options"]
    save = table.save()
    assert Table.load(save).options == table.options
    assert Table.load({**save, "options": {}}).options == table.options
    other = {**table.options, "start": 1}
    with pytest.raises(SaveError, match="options are not those of the position"):
        Table.load({**save, "options": other})


@pytest.mark.parametrize("name", ["buccaneer", "jamaica"])
def test_seats_have_the_colours_of_the_position(name: str) -> None:
    colours = at_sea(name).position()["colours"]
    seats = [Seat(colour, colour=colour) for colour in colours]
    assert at_sea(name, seats=seats).position() == at_sea(name).position()
    with pytest.raises(PositionError, match=r"seats\[1\].colour: cannot be '.*'; in the position it is"):
        at_sea(name, seats=[seats[0], seats[2], seats[1]])
    with pytest.raises(PositionError, match="3 of them for 4 seats"):
        at_sea(name, seats=[*map(Seat, "abcd")])


def test_the_positions_of_the_documentation_are_sound() -> None:
    text = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(Table\.at.*?)```", text, re.DOTALL)
    assert len(examples) >= len(GAMES)
    for example in examples:
        table = eval(example, {"Table": Table})  # noqa: S307
        assert table.decision.seat == 0


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match="the games are buccaneer"):
        Table.new("chess", [Seat("a"), Seat("b")])


@pytest.mark.parametrize("game", ["buccaneer", "jamaica"])
def test_another_seed_is_another_luck_for_what_is_not_known_yet(game: str) -> None:
    """So a copy of a running game foretells nothing of the first; what was found out stays as it was."""
    save = played(game, 3).save()
    for entries in (0, 1, len(save["log"]) // 2):
        begun = {**save, "log": save["log"][:entries]}
        own, other = (Table.load({**begun, "seed": seed}) for seed in (save["seed"], save["seed"] + 1))
        assert [own.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]
        assert own.decision == other.decision
        assert own.state.luck != other.state.luck
        assert other.save() == {**begun, "seed": save["seed"] + 1}
        later = save["log"][entries:]
        assert _rolled(own, later) == [tuple(it["found"]) for it in later]
        assert _rolled(other, later) != [tuple(it["found"]) for it in later]


def _rolled(table: Table, log: list[Any]) -> list[tuple[Any, ...]]:
    """What is found out by these moves, as long as they may be played."""
    found: list[tuple[Any, ...]] = []
    for it in log:
        try:
            table.play((it["move"], *it["args"]))
        except Barred:
            break
        found.append(table.log[-1].found)
    return found


def test_an_option_is_chosen_only_where_there_is_a_choice() -> None:
    """JAM-GHOST-17: the Ghost Ship sails for two; a save that chose all the same is played as it was."""
    two, three = [Seat("Anne"), Seat("Jack")], [Seat("Anne"), Seat("Jack"), Seat("Mary")]
    assert Table.new("jamaica", two, {"ghost_powers": False}).options["ghost_powers"] is False
    with pytest.raises(SetupError, match="ghost_powers is not chosen when 3 play") as fault:
        Table.new("jamaica", three, {"ghost_powers": False})
    assert fault.value.rule == "JAM-GHOST-17"
    save = Table.new("jamaica", three, {"ghost_powers": True}).save()
    save["options"]["ghost_powers"] = False
    assert Table.load(save).position() == Table.new("jamaica", three).position()
