"""Whole games of any options, and crowded tables, looked at from all sides: `bench/soak.py` plays many more of them."""

from random import Random

import pytest

from bench.soak import SHORT, faults, watched
from flibuste.core.agenda import asking
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.steps.turns.repertoire import repertoire
from flibuste.table import Table
from tests.games.pirates.catalogue import Catalogue
from tests.games.pirates.crowded import crowded
from tests.games.pirates.openings import until

SELDOM = {"cast-gun", "fort-repair", "fort-shoot", "lookout", "plunder", "search", "steal", "swap", "unload"}
"""Orders that games of random captains do not come to."""


@pytest.mark.parametrize("seed", [3, 15])
def test_a_whole_game_has_no_fault(seed: int) -> None:
    assert [fault for _, fault in faults("pirates", seed) if fault] == []


@pytest.mark.parametrize("seed", [103, 189])
def test_a_crowded_table_has_no_fault(seed: int) -> None:
    table = Table.at("pirates", crowded(seed))
    table.watch(None)
    found = watched(table, None, Random(seed), Catalogue(), SHORT)
    assert [fault for _, fault in found if fault] == []


def test_what_is_seldom_possible_is_possible_on_crowded_tables() -> None:
    """CSG-TRN-11: as the first order of all."""
    found = set[str]()
    for seed in (30, 77, 182, 398):
        s = until(Table.at("pirates", crowded(seed)).state, Menu)
        step = asking(s)
        assert isinstance(step, Menu)
        found |= {order.verb for order in repertoire(s, step.seat) if order.moves(s, step.seat, Random(0), 2)}
    assert found >= SELDOM
