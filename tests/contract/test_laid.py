"""Tables that people lay: what lies open of a position is laid again, and the game goes on from there."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.core.agenda import asking
from flibuste.core.faults import Breach, PositionError, SetupError
from flibuste.table import GAMES, Seat, Table
from tests.contract.games import playing
from tests.misplaced import ODD

LAID = [name for name in GAMES if GAMES[name].layout_rules]
SEEDS = range(4)
ENOUGH = 12
"""Tables that are looked at where each takes long."""
BY_LUCK = {"round", "act", "ghost", "turn", "begin", "setup"}
"""Moments after which the game goes on by itself."""
ON_THE_WAY = {"jamaica": {"WeaselChoice", "Hire", "TurnUp"}}
"""While somebody takes a treasure or hires, cards and tiles are on their way."""
TRIES = {"nassau": 60}
"""How often a layout is spoilt of which most fields have a fixed shape."""
BESIDE = {"pile", "unseen", "reserve", "tokens", "tavern", "lairs", "moment", "bag", "standing"}
"""Places on a board that are no field of every layout, or whose parts have names."""


def laid_games(name: str, seed: int) -> Any:
    """A random game, and now and then what lies open of it."""
    rng = Random(seed)
    for table in playing(name, seed):
        on_the_way = {type(step).__name__ for step in table.state.agenda} & ON_THE_WAY.get(name, set())
        if table.result is None and not on_the_way and rng.random() < 0.15:
            yield table, table.layout(), rng


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", LAID)
def test_what_lies_open_is_laid_again(name: str, seed: int) -> None:
    """Whatever is drawn for what nobody sees, it is sound, and the same lies open; to put the game right, too."""
    rules = GAMES[name]
    assert rules.layout_rules
    for table, layout, rng in laid_games(name, seed):
        for before in (None, table.state):
            state = rules.read(rules.layout_rules.position(layout, rng.randrange(1 << 30), before), table.seats)
            assert rules.layout_rules.layout(state) == layout


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", LAID)
def test_a_laid_table_is_played_to_the_end(name: str, seed: int) -> None:
    for _, layout, rng in laid_games(name, seed):
        seats = [Seat(f"Captain {i}") for i in range(len(layout["colours"]))]
        table = Table.laid(name, json.loads(json.dumps(layout)), seats, seed=rng.randrange(99))
        for _ in range(30_000):
            step = asking(table.state)
            if step is None:
                break
            table.play(rng.choice(table.game.mind.choices(table.state, rng, 20)))
        assert table.result
        assert Table.load(table.save()).position() == table.position()
        break


@pytest.mark.parametrize("name", LAID)
def test_a_game_that_is_put_right_keeps_what_nobody_sees(name: str) -> None:
    """Laid as it lies, it is the very game but for its luck."""
    looked = 0
    for table, layout, rng in laid_games(name, 2):
        if layout.get("moment", {"at": "choose"})["at"] in BY_LUCK:
            continue
        right = Table.laid(name, json.loads(json.dumps(layout)), table.seats, rng.randrange(99), before=table)
        for seat in range(len(table.seats)):
            one, other = table.view(seat), right.view(seat)
            for part in ("units", "ships", "tavern", "players", "attacked", "piles"):
                assert one.get(part) == other.get(part)
            if name == "jamaica":
                assert one["seats"][seat]["deck"] == other["seats"][seat]["deck"]
            looked += 1
    assert looked > 5


@pytest.mark.parametrize("name", LAID)
def test_what_stands_in_is_in_no_answer(name: str) -> None:
    """Two tables of one layout look alike, whatever was drawn for what nobody sees."""
    looked = 0
    for _, layout, _ in laid_games(name, 5):
        if layout.get("moment", {"at": "choose"})["at"] not in BY_LUCK:
            seats = [{"name": f"Captain {i}", "bot": "easy"} for i in range(len(layout["colours"]))]
            answers = [call("lay", table="t", game=name, seats=seats, layout=layout, seed=seed) for seed in (1, 2)]
            one, other = ({key: part for key, part in answer.items() if key != "save"} for answer in answers)
            assert one == other
            looked += 1
        if looked == ENOUGH:
            break
    assert looked


def call(op: str, **request: Any) -> Any:
    return json.loads(Desk().call(json.dumps({"op": op, **request})))


def breaches_of(table: Table, layout: Any) -> list[tuple[bool, Breach]]:
    try:
        Table.outlook(table.game.name, layout, table.seats, lots=1)
    except PositionError as fault:
        return [(fault.garbled, breach) for breach in fault.breaches]
    return []


def is_on_the_board(layout: Any, place: str) -> bool:
    at = layout
    head, *path = re.findall(r"[a-z_]+|\d+", place)
    if {head, *path} & BESIDE:
        return True
    for key in (head, *path):
        at = at[int(key)] if key.isdigit() and int(key) < len(at) else at.get(key) if isinstance(at, dict) else None
        if at is None:
            return False
    return True


def spoilt(value: Any, rng: Random) -> None:
    """Changes something that lies on the table as a finger might."""
    lists = [part for part in walk(value) if isinstance(part, list) and part]
    counts = [(part, key) for part in walk(value) if isinstance(part, dict) for key in part if type(part[key]) is int]
    one = rng.choice(lists)
    i = rng.randrange(len(one))
    do = rng.choice(["drop", "twice", "elsewhere", "count"])
    if do == "count" and counts:
        part, key = rng.choice(counts)
        part[key] += rng.choice([-1, 1, 7])
    elif do == "drop":
        del one[i]
    elif do == "twice":
        one.append(one[i])
    elif isinstance(one[i], int):
        one[i] += rng.choice([-1, 1, 7])
    else:
        other = rng.choice(lists)
        other.append(one[i])


def walk(value: Any) -> Any:
    yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from walk(part)


@pytest.mark.parametrize("name", LAID)
def test_every_breach_is_at_a_place_of_the_board(name: str) -> None:
    rng, found, garbled = Random(3), 0, 0
    for table, layout, _ in laid_games(name, 3):
        for _ in range(TRIES.get(name, 15)):
            wrong = json.loads(json.dumps(layout))
            spoilt({key: part for key, part in wrong.items() if key != "colours"}, rng)
            for garbled_one, breach in breaches_of(table, wrong):
                assert garbled_one or is_on_the_board(wrong, breach.place), breach
                garbled += garbled_one
                found += not garbled_one
    assert found > 15
    assert garbled


@pytest.mark.parametrize("name", LAID)
def test_whatever_a_field_holds_it_is_laid_or_refused(name: str) -> None:
    table, layout, _ = next(laid_games(name, 1))
    for field in layout:
        for odd in ODD:
            try:
                Table.normalized(name, {**layout, field: odd}, table.seats)
            except PositionError as fault:
                assert fault.breaches  # noqa: PT017


@pytest.mark.parametrize("layout", [None, [], {}, {"colours": 3}, {"colours": ["red", "blue", "yellow"], "gold": 3}])
@pytest.mark.parametrize("name", LAID)
def test_nonsense_is_an_error_and_opens_no_table(name: str, layout: Any) -> None:
    desk = Desk()
    seats = [{"name": name} for name in ("Anne", "Jack", "Mary")]
    request = {"op": "lay", "table": "t", "game": name, "seats": seats, "seed": 1, "layout": layout}
    answer = json.loads(desk.call(json.dumps(request)))
    assert answer["error"]["key"] == "error-position"
    assert not json.loads(desk.call(json.dumps({"op": "story", "table": "t"})))["ok"]


def test_a_table_that_cannot_be_laid_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["pirates"]), "layout_rules", None)
    with pytest.raises(SetupError):
        Table.laid("pirates", {}, [Seat("Anne"), Seat("Jack")])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", LAID)
def test_whose_turn_was_laid_is_asked_first(name: str, seed: int) -> None:
    """And nothing was drawn before, so that the box is asked for whatever follows."""
    sources = GAMES[name].sources
    names = [asked for asked, source in sources.items() if source.physical]
    looked = 0
    for table, layout, rng in laid_games(name, seed):
        if name == "plunder" and any(layout["ships"]):
            layout["moment"] = {"at": "turn", "rolled": 0, "pool": 0}
        keepers = GAMES[name].keeps and rng.random() < 0.5
        seats = [replace(seat, keeps=keepers, bot=None) for seat in table.seats]
        laid = Table.laid(name, json.loads(json.dumps(layout)), seats, rng.randrange(99), box=names)
        assert laid.opening == ()
        assert laid.layout() == layout
        moment = layout.get("moment", {"at": "turn"})
        asked = layout["captain"] if moment["at"] in ("round", "rolled", "ghost") else moment.get("seat")
        if moment["at"] in ("turn", "round", "act", "ghost"):
            assert laid.asked == (layout["turn"] if moment["at"] == "turn" else asked)
            looked += moment["at"] in BY_LUCK
        assert Table.load(laid.save()).position() == laid.position()
    # few of the Pirates' questions come before a turn's orders: tests/games/pirates/test_lay.py
    assert looked or name in ("buccaneer", "pirates")
