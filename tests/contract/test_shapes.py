"""What a page may draw beside the words of an event, a decision, an option or a form has the shape that its game tells
(`event_shapes.py`, `decision_shapes.py`); the page's types are written from that."""

import json
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from typing import Any, get_type_hints

import pytest

from flibuste.core.atoms import Json
from flibuste.rooms import added, part
from flibuste.table import Table
from tests.contract.games import NAMES, playing, seeds
from tests.shapes import misfits
from tools.reference import home, retold
from tools.said import drawn, said, words_of

SHAPED = [name for name in NAMES if part(name, "event_shapes")]
each_game = pytest.mark.parametrize("name", SHAPED)


@cache
def shapes(name: str, module: str, table: str) -> dict[str, Any]:
    """The shapes of a game by key; none where it has no such module."""
    found = part(name, module)
    return get_type_hints(getattr(found, table)) if found else {}


def strays(name: str, table: Table) -> Iterator[str]:
    """What of the last events and the question of a table has no shape, or another one."""
    events = shapes(name, "event_shapes", "Events")
    for event in table.events:
        if event.key not in events:
            yield f"{event.key} is not told of"
        else:
            yield from misfits(plain(event.data), events[event.key], event.key)
    if decision := table.decision:
        for kind, several in (("Decisions", [decision]), ("Options", decision.options), ("Forms", decision.forms)):
            told = shapes(name, "decision_shapes", kind)
            for one in several:
                if one.data and one.key not in told:
                    yield f"{one.key} is not told of"
                elif one.data:
                    yield from misfits(plain(one.data), told[one.key], one.key)


def plain(data: Mapping[str, Json]) -> Json:
    return json.loads(json.dumps(dict(data)))


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name in SHAPED for seed in seeds(name, 3)])
def test_games_tell_what_their_shapes_say(name: str, seed: int) -> None:
    assert {stray for table in playing(name, seed) for stray in strays(name, table)} == set()


@each_game
def test_tales_tell_what_their_shapes_say(name: str) -> None:
    assert {stray for table, _ in retold(name) for stray in strays(name, table)} == set()


def test_each_of_our_games_has_shapes() -> None:
    assert {name for name in NAMES if name not in added()} == set(SHAPED)


MORE = {"pirates-cancelled": {"item"}, "pirates-rolled": {"ship", "at"}}
"""What the code puts into the same variable for another event."""


@each_game
def test_what_is_rare_has_its_shape(name: str) -> None:
    """Random games do not show each event: the code says which there are, and the names of their data."""
    events = shapes(name, "event_shapes", "Events")
    known = said(home(name)).events
    assert {key for key in known if not any(fnmatch(one, key) for one in events)} == set(), "no shape tells of these"
    said_else = words_of(home(name))
    strange = {key for key in events if key not in said_else and not any(fnmatch(key, one) for one in known)}
    assert strange == set(), "no code says these"
    for key, one in known.items():
        for other in (other for other in events if fnmatch(other, key)):
            assert one.data - MORE.get(key, set()) <= get_type_hints(events[other]).keys(), key


@each_game
def test_each_question_with_data_has_a_shape(name: str) -> None:
    for kind, keys in drawn(home(name)).items():
        told = shapes(name, "decision_shapes", f"{kind.capitalize()}s")
        assert {key for key in keys if not any(fnmatch(one, key) for one in told)} == set(), kind
