"""The looks at single moves (tests/invariants) find what they are there for; test_contract.py has them in games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from flibuste.core.events import Event
from flibuste.games.pirates.questions.table.items import HELD, is_crew
from flibuste.games.pirates.state import Is
from flibuste.table import Table
from tests.contract.games import played, playing
from tests.games.pirates.crowded import crowded
from tests.invariants import Watch
from tests.invariants.jamaica import LEAVES


def overboard(s: Any) -> None:
    """CSG-CRW-02: one of a crew is nowhere, and nothing says so."""
    at, ship = next((n, ship) for n, ship in s.afloat() if any(is_crew(HELD.item(held)) for held in ship.hold))
    gone = next(held for held in ship.hold if is_crew(HELD.item(held)))
    s.change(at, hold=tuple(held for held in ship.hold if held != gone), off=frozenset())


def faded(s: Any) -> None:
    """CSG-DOC-03: docked and intangible at once."""
    at, ship = next((n, ship) for n, ship in s.afloat())
    s.change(at, docked=0, state=ship.state | Is.INTANGIBLE)


@pytest.mark.parametrize(("harm", "says"), [(overboard, "are gone"), (faded, "is not on the table")])
def test_what_is_lost_or_docked_wrongly_is_found(harm: Callable[[Any], None], says: str) -> None:
    table = Table.at("pirates", crowded(3))
    watch = Watch(table)
    table.play(Random(1).choice(table.game.mind.choices(table.state, Random(1), 5)))
    harm(table.state)
    assert any(says in fault for fault in watch.faults())


def test_goods_of_jamaica_that_are_gone_are_found() -> None:
    """JAM-LOAD-04."""
    tables = playing("jamaica", 1)
    table = next(it for it in tables if len(it.log) > 20 and not {event.key for event in it.events} & LEAVES)
    watch = Watch(table)
    table.state.holds[0] = tuple(0 for _ in table.state.holds[0])
    assert any("are gone" in fault for fault in watch.faults())


def test_a_turn_that_is_passed_over_is_found() -> None:
    """PLU-TRN-01."""
    table = played("plunder", 1)
    watch = Watch(table)
    first = Event("plunder-turn", {"seat": 0}, {})
    object.__setattr__(table, "events", [first, first])
    assert any("is lost" in fault for fault in watch.faults())
