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
        ({"agenda": [["RoundEnd"], ["Act", 0, 4, 1]]}, "JAM-FLOW-06"),
        ({"dice": [0, 0], "agenda": [["RoundEnd"], ["Act", 0, 5, 1]]}, "JAM-FLOW-06"),
        ({"dice": [6, 6], "agenda": [["RoundEnd"], ["Act", 0, 5, 1]]}, "JAM-FLOW-06"),
        ({"dice": [6, 1], "agenda": [["RoundEnd"], ["Act", 0, 5, 1], ["Act", 0, 5, 1]]}, "JAM-FLOW-06"),
        ({"dice": [6, 1], "agenda": [["RoundEnd"], ["Act", 0, 5, 1], ["Act", 0, 5, 6]]}, None),
        ({"agenda": [["RoundEnd"], ["Route", 0, 1, 0], ["Act", 0, 5, 1]]}, "JAM-FLOW-06"),
        ({"agenda": [["RoundEnd"], ["Resolve", 2]]}, "JAM-FLOW-03"),
        ({"agenda": [["RoundEnd"], ["Lookout", 0]]}, "JAM-FLOW-06"),
        ({"agenda": [["RoundEnd"], ["Spoils", 0, 0, 0]]}, "JAM-FLOW-06"),
        ({"agenda": [["RoundEnd"], ["Recruit", 0]]}, "JAM-FLOW-06"),
        ({"tavern": [None] * 3}, None),
        ({"round": 60}, "JAM-END-05"),
        ({"players": [{"hand": ["AC01"]}, {}, {}]}, "JAM-FLOW-07"),
        ({"players": [{}, {}, {"hand": ["AC01", "AC02"]}]}, "JAM-FLOW-07"),
        ({"players": [{}, {"chosen": "AC01"}, {}]}, "JAM-FLOW-03"),
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


def refusal(where: Any) -> str:
    """What is said of a position that is refused."""
    with pytest.raises(PositionError) as fault:
        Table.at("jamaica", where)
    return str(fault.value)


def test_no_round_begins_when_somebody_is_home() -> None:
    """JAM-END-02: the round in which a ship comes home is the last."""
    assert refusal(position("0@1 f3", "20 f3")) == "JAM-END-02: agenda[0]: no round begins when somebody is home"


@pytest.mark.parametrize(("cards", "sound"), [(["AC01"], False), (["AC01", "AC02"], True)])
def test_who_has_chosen_a_card_has_one_less(cards: list[str], sound: bool) -> None:
    """JAM-FLOW-03, JAM-FLOW-07."""
    where = position("20 f3 g1 p1 f2 g2", do="powder 1", fields={"players": [{"hand": cards}, {}, {}]})
    if sound:
        Table.at("jamaica", where)
    else:
        assert refusal(where).startswith("JAM-FLOW-07: players[0].hand: ")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"ships": [{"holds": [["gold", -1]]}, {}, {}]}, "ships[0].holds[0][1]: cannot be -1; it is a whole number"),
        ({"ships": [{}, {"holds": [["food", 1], ["fish", 2]]}, {}]}, "ships[1].holds[1][0]: cannot be 'fish'; it is"),
        ({"ships": [{}, {"holds": ["gold"]}, {}]}, "ships[1].holds[0]: cannot be 'gold'; it is what and how many"),
        ({"ships": [{}, {}]}, "ships: cannot be a list of 2; it is a list of 3"),
        ({"ships": [{}, {}, {"spce": 3}]}, "ships[2].spce: cannot be 3; there is no such field; there are space, "),
        ({"ships": [{"down": [["T05", [0, 7], False]]}, {}, {}]}, "ships[0].down[0][1][1]: cannot be 7; it is a"),
        ({"ships": [{"up": ["T01", "T01"]}, {}, {}]}, "ships[0].up[1]: cannot be 'T01'; it is there already"),
        ({"players": [{}, {}, {"chosen": "AC99"}]}, "players[2].chosen: cannot be 'AC99'; it is one of AC01, AC02, "),
        ({"dice": [1, "6"]}, "dice[1]: cannot be '6'; it is a whole number from 0 to 6"),
        ({"lairs": [4, 4]}, "lairs[1]: cannot be 4; it is there already"),
        ({"combat": [0, 1, 0, 0, 0, 7, 0, 0]}, "combat[5]: cannot be 7; it is one of 0, 2, 4, 6, 8, 10, 99"),
        ({"over": "yes"}, "over: cannot be 'yes'; it is true or false"),
        ({"ending": 1}, "ending: cannot be 1; it is true or false"),
        ({"agenda": [["RoundEnd"], ["Act", 0, "x", 1]]}, "agenda[1][2]: cannot be 'x'; it is a whole number"),
        ({"agenda": [["Rest"]]}, "agenda[0][0]: cannot be 'Rest'; it is one of Opening, RoundStart, "),
        ({"agenda": [["Act", 0]]}, "agenda[0]: cannot be a list of 2; after Act stands seat, icon, die"),
        ({"wind": "west"}, "wind: cannot be 'west'; there is no such field; there are game, options, "),
        ({"game": "buccaneer"}, "game: cannot be 'buccaneer'; it is one of jamaica"),
        ({"colours": ["red", "blue", "pink"]}, "colours[2]: cannot be 'pink'; it is one of red, purple, "),
        ({"colours": ["red", "blue", "red"]}, "colours[2]: red is there already"),
        ({"options": {"crew": "yes"}}, "options.crew: cannot be 'yes'; it is true or false"),
        ({"options": {"reveal": 3}}, "options.reveal: cannot be 3; it is one of sequential, simultaneous"),
        ({"options": {"start": 3}}, "options.start: cannot be 3; it is null or a whole number from 0 to 2"),
        ({"options": {"crew_values": {"king": 1}}}, "options.crew_values: king: two whole numbers are needed"),
        ({"options": {"wind": 1}}, "options.wind: cannot be 1; there is no such field; there are crew, "),
        ({"luck": 1.5}, "luck: cannot be 1.5; it is a whole number from 0 to"),
    ],
)
def test_a_wrong_field_is_named_with_its_place_and_what_may_stand_there(fields: dict[str, Any], said: str) -> None:
    assert f": {said}" in refusal({**position("20 f3 g3"), **fields})


@pytest.mark.parametrize("key", ["round", "ships", "lairs", "agenda", "options", "colours", "wind"])
@pytest.mark.parametrize(
    "junk", ["x" * 10**6, 10**1000, [[]] * 10**6, {"x" * 10**6: 1}], ids=["word", "number", "list", "object"]
)
def test_a_refusal_is_short_whatever_stands_there(key: str, junk: Any) -> None:
    assert len(refusal({**position("20 f3 g3"), key: junk})) < 1000


def test_a_game_for_six_and_one_for_two_end_with_all_their_cards() -> None:
    for seats, crew in ((6, False), (2, False), (6, True), (2, True)):
        table = random_game(seats, 7, crew=crew)
        assert table.game.breaches(table.state) == []
        assert Table.at("jamaica", table.position()).position() == table.position()


LAST = {"chosen": "AC01"}
BEFORE = [[step, seat] for step in ("Resolve", "Choose") for seat in (2, 1, 0)]


@pytest.mark.parametrize(
    ("where", "at"),
    [
        # JAM-FLOW-02: the dice are placed before a card is turned up
        (position("20 f3 g3", agenda=[["RoundEnd"], ["Resolve", 2]], fields={"players": [{}, {}, LAST]}), 1),
        # JAM-CREW-06: somebody who is not in the tavern
        (position("16 f3", agenda=[["RoundEnd"], ["Treasure", 0], ["Hire", 0, 25]], crew=True), 2),
        (position("16 weasel", agenda=[["RoundEnd"], ["WeaselChoice", 0, [1, 2], 1]], crew=True), 1),
        (position("16 f9 p3 p4", agenda=[["RoundEnd"], ["Pay", 0, 4, 3, "powder"]]), 1),
        (position("16 f9 p3 p4", agenda=[["RoundEnd"], ["Settle", 0], ["Pay", 0, 5, 0, "price"]]), 2),
        (
            position("16 f9", "16 g3", agenda=[["RoundEnd"], ["Price", 0, 0], ["RollA"], ["RollB"]],
                     fields={"combat": [0, 1, 0, 0, 0, 0, 0, 0]}), 3
        ),
        (position("20 f3", agenda=[["RoundEnd"], *BEFORE, ["Dice", 0, 56, 5]]), 7),
        (position("20 f1 f2 f3 g4 g5", agenda=[["RoundEnd"], ["Dump", 0, 76]]), 1),
        # JAM-CBT-03: in Port Royal nobody fights
        (
            position("0 f9", "0 g3", agenda=[["RoundEnd"], ["Price", 0, 0], ["RollA"]],
                     fields={"combat": [0, 1, 0, 0, 0, 0, 0, 0]}), 1
        ),
    ],
)  # fmt: skip
def test_a_step_that_cannot_wait_there_is_named(where: Any, at: int) -> None:
    """JAM-FLOW-06: the steps of a round are such as play can leave there."""
    name = where["agenda"][at][0]
    assert refusal(where) == f"JAM-FLOW-06: agenda[{at}]: {name} cannot wait here"


def test_a_ship_may_go_back_without_end() -> None:
    """JAM-POS-02"""
    written = Table.at("jamaica", position(fields={"ships": [{"space": 3, "lap": -101}, {}, {}]})).position()
    assert (written["ships"][0]["space"], written["ships"][0]["lap"]) == (3, -101)


def test_powder_of_several_holds_may_have_been_fired() -> None:
    """JAM-CBT-05: more than one hold of a position may hold."""
    fought = [0, 1, 0, 1 << 21, 0, 4, 0, 0]
    waits = [["RoundEnd"], ["Price", 0, 0], ["RollB"], ["Powder", 1]]
    table = Table.at("jamaica", position("16 f9", "16 p1", agenda=waits, fields={"combat": fought}))
    assert table.position()["combat"] == fought
