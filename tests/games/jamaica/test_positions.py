"""Positions (docs/positions.md): whatever stands in one, it is taken or refused with the rule that it breaks."""

from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.core.faults import PositionError
from flibuste.table import Table
from tests.contract.games import playing
from tests.games.jamaica.positions import position, random_game

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-60, 60) | st.sampled_from(["T05", "?", "AC01", "king", "gold", "crew"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["space", "holds"]), inner, max_size=2),
    max_leaves=6,
)


@lru_cache
def some_positions() -> list[Any]:
    return [
        table.position()
        for seed in (2, 5, 9)
        for i, table in enumerate(playing("jamaica", seed))
        if i % 17 == 0 and table.decision
    ]


def spoilt(data: Any, path: list[int], value: Any) -> Any:
    """The same JSON with something else at a place somewhere inside it."""
    if not path or not isinstance(data, dict | list) or not data:
        return value
    if isinstance(data, dict):
        key = sorted(data)[path[0] % len(data)]
        return {**data, key: spoilt(data[key], path[1:], value)}
    i = path[0] % len(data)
    return [*data[:i], spoilt(data[i], path[1:], value), *data[i + 1 :]]


@settings(max_examples=400, deadline=None)
@given(st.integers(0, 999), st.lists(st.integers(0, 99), min_size=1, max_size=4), JSON)
def test_whatever_stands_in_a_position_it_is_sound_or_refused(which: int, path: list[int], value: Any) -> None:
    positions = some_positions()
    data = spoilt(positions[which % len(positions)], path, value)
    try:
        table = Table.at("jamaica", data)
    except PositionError as fault:
        assert fault.breaches  # noqa: PT017
        assert all(breach.rule.startswith("JAM-") for breach in fault.breaches)  # noqa: PT017
    else:
        assert table.game.breaches(table.state) == []


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"pile": 8}, "JAM-LAIR-02"),
        ({"lairs": [4, 9, 11, 19, 22, 25, 33, 37, 5]}, "JAM-SET-03"),
        ({"unseen": ["T01", "T02"]}, "JAM-SET-04"),
        ({"dice": [7, 1]}, "JAM-FLOW-02"),
        ({"ending": True}, "JAM-END-01"),
        ({"over": True}, "JAM-END-02"),
        ({"winner": 1}, "JAM-CREW-C17"),
        ({"combat": [0, 1, 0, 0, 0, 0, 0, 0]}, "JAM-CBT-04"),
        ({"agenda": [["Act", 0, 5, 1]]}, "JAM-FLOW-01"),
        ({"agenda": [["RoundEnd"], ["Act", 1, 5, 1]]}, "JAM-FLOW-06"),
        ({"agenda": [["RoundEnd"], ["Route", 0, 1, 0], ["Act", 0, 5, 1]]}, "JAM-FLOW-06"),
        ({"agenda": [["RoundEnd"], ["Resolve", 2]]}, "JAM-FLOW-03"),
        ({"agenda": [["RoundEnd"], ["Lookout", 0]]}, "JAM-FLOW-06"),
        ({"agenda": [["RoundEnd"], ["Spoils", 0, 0, 0]]}, "JAM-FLOW-06"),
        ({"agenda": [["RoundEnd"], ["Recruit", 0]]}, "JAM-FLOW-06"),
        ({"tavern": [None] * 3}, None),
    ],
)
def test_what_breaks_which_rule(fields: dict[str, Any], rule: str | None) -> None:
    where = position("20 f3 g3", fields=fields)
    if rule is None:
        Table.at("jamaica", where)
        return
    with pytest.raises(PositionError) as fault:
        Table.at("jamaica", where)
    assert rule in [breach.rule for breach in fault.value.breaches]


@pytest.mark.parametrize(
    ("ship", "rule"),
    [
        ("20 f3 | T04", "JAM-PWR-07"),
        ("3@1 f3", "JAM-POS-01"),
        ("20 king", "JAM-CREW-SET-01"),
        ("20 f3 g3 - - - -", "JAM-PWR-07"),
        ("20 f3 | ?", "JAM-TRE-02"),
    ],
)
def test_ships_that_cannot_be(ship: str, rule: str) -> None:
    with pytest.raises(PositionError) as fault:
        Table.at("jamaica", position(ship))
    assert fault.value.breaches[0].rule == rule


def test_a_game_for_six_and_one_for_two_end_with_all_their_cards() -> None:
    for seats, crew in ((6, False), (2, False), (6, True), (2, True)):
        table = random_game(seats, 7, crew=crew)
        assert table.game.breaches(table.state) == []
        assert Table.at("jamaica", table.position()).position() == table.position()
