"""What is asked of a table that people lay: each field is where it says, and takes what can be there."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.core.layout_fields import LayoutField
from flibuste.table import Seat, Table
from tests.contract.test_laid import LAID, breaches_of, laid_games

ENOUGH = 15
"""Tables that are looked at."""
BOUND = {"moment", "card", "whose"}


def parts(place: str, front: int) -> list[str]:
    return re.findall(r"\w+", place.replace("[]", f"[{front}]"))


def value_at(layout: Any, place: str, front: int) -> Any:
    for key in parts(place, front):
        if isinstance(layout, list) and int(key) >= len(layout):
            return None
        layout = layout[int(key)] if isinstance(layout, list) else layout[key]
    return layout


def with_value(layout: Any, place: str, front: int, value: Any) -> Any:
    changed = json.loads(json.dumps(layout))
    *path, last = parts(place, front)
    part = changed
    for key in path:
        part = part[int(key)] if isinstance(part, list) else part[key]
    part[int(last) if isinstance(part, list) else last] = value
    return changed


def asked(field: LayoutField, layout: Any, front: int) -> bool:
    return field.when is None or value_at(layout, field.when[0], front) in field.when[1]


def values_of(field: LayoutField, seats: int) -> list[Any]:
    """The first and the last of what a field may be."""
    if field.kind == "count":
        return [field.low, field.high]
    return [0, seats - 1] if field.kind == "seat" else [field.among[0], field.among[-1]]


def fits(field: LayoutField, value: Any, seats: int) -> bool:
    if field.kind == "count":
        return bool(field.low <= (len(value) if isinstance(value, list) else value) <= field.high)
    if field.kind == "seat":
        return value in range(seats)
    return all(one in field.among for one in (value if isinstance(value, list) else [value]))


def tables(name: str, seed: int) -> list[tuple[Table, Any]]:
    found = []
    for table, layout, _ in laid_games(name, seed):
        found.append((table, layout))
        if len(found) == ENOUGH:
            break
    return found


@pytest.mark.parametrize("name", LAID)
def test_every_field_is_where_it_says_and_takes_what_a_game_has(name: str) -> None:
    """But the moments of a game that is put right, of which people lay only some."""
    looked = 0
    for table, layout in tables(name, 1):
        seats = len(layout["colours"])
        for field in table.layout_fields():
            for front in range(seats if "[]" in field.place else 1):
                if field.id == "moment" or not asked(field, layout, front):
                    continue
                if name == "pirates" and not layout["islands"]:
                    continue
                value = value_at(layout, field.place, front)
                assert value is None or fits(field, value, seats), (field, value)
                looked += 1
    assert looked > 50


@pytest.mark.parametrize("name", LAID)
def test_what_a_field_takes_may_break_a_rule_but_is_never_garbled(name: str) -> None:
    """But what goes with other things: a moment with its dice, a card and its captain with those that were played."""
    rng = Random(1)
    for table, layout in tables(name, 2):
        seats = len(layout["colours"])
        for field in table.layout_fields():
            front = rng.randrange(seats)
            if field.id in BOUND or not asked(field, layout, front):
                continue
            if isinstance(value_at(layout, field.place, front), list | None):
                continue
            for value in values_of(field, seats):
                changed = with_value(layout, field.place, front, value)
                assert not [breach for garbled, breach in breaches_of(table, changed) if garbled], (field, value)


@pytest.mark.parametrize("name", LAID)
def test_each_field_has_a_name_of_its_own(name: str) -> None:
    seats = [Seat(one) for one in ("Anne", "Jack", "Mary")]
    ids = [field.id for field in Table.new(name, seats).layout_fields()]
    assert len(ids) == len({*ids})


@pytest.mark.parametrize("name", LAID)
def test_the_bridge_tells_what_is_asked(name: str) -> None:
    desk = Desk()
    people = [{"name": one} for one in ("Anne", "Jack", "Mary")]
    for request in (
        {"op": "new", "table": "t", "game": name, "seats": people, "seed": 1},
        {"op": "layout", "table": "t"},
    ):
        answer = json.loads(desk.call(json.dumps(request)))
        assert answer["ok"]
    made = Table.new(name, [Seat(one) for one in ("Anne", "Jack", "Mary")], seed=1)
    assert answer["fields"] == json.loads(json.dumps([field.to_json() for field in made.layout_fields()]))
