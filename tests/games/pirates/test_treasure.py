"""Chapters 3.7 and 4.2: treasure that nobody has seen."""

import pytest

from flibuste.core.fate import ScriptedFate
from flibuste.core.faults import Untold
from flibuste.games.pirates.questions.cargo import treasure
from flibuste.games.pirates.questions.table.items import BLANK, HELD, item_named

from .tables import island, table


def test_a_coin_is_drawn_when_somebody_first_looks() -> None:
    """CSG-INF-03: coins on islands are hidden from everybody; who looks at them, knows them."""
    s = table([], [island(100, 100, "coin", "coin-5")], pool=(1, 0, 1, 0, 0, 0, 0))
    seen = treasure.look(s, ScriptedFate(s, [3]), s.islands[0].coins, 0b01)
    assert seen == (HELD.of(3, 0b01), HELD.of(5, 0b01))
    assert s.pool == (1, 0, 0, 0, 0, 0, 0)


def test_a_unique_treasure_lies_among_the_coins() -> None:
    """CSG-SET-27: unique treasures are shuffled with the coins."""
    rare = item_named("SM-T-003")
    s = table([], pool=(0,) * 7, rares=1)
    assert treasure.look(s, ScriptedFate(s, ["unique", "SM-T-003"]), (BLANK,), 0b10) == (HELD.of(rare, 0b10),)
    assert s.rares == 0


def test_a_unique_treasure_turns_up_once() -> None:
    """CSG-MYS-03: what has turned up in this game, still there or not, does not turn up again."""
    here, gone, rare = (item_named(name) for name in ("SM-T-001", "SM-T-002", "SM-T-003"))
    s = table([], [island(100, 100, "SM-T-001")], gone=(HELD.of(gone, 0b01),))
    strange = treasure.strange_uniques(s)
    assert (here in strange, gone in strange, rare in strange) == (False, False, True)
    s = table([], pool=(0,) * 7, rares=2)
    with pytest.raises(Untold):
        treasure.look(s, ScriptedFate(s, ["unique", "SM-T-003", "unique", "SM-T-003"]), (BLANK, BLANK), 0b01)
    assert gone in treasure.strange_uniques(s, 1)


def test_what_leaves_the_game_is_known_to_those_who_saw_it() -> None:
    """CSG-INF-02: a coin that leaves the game unseen may, for others, still be anywhere."""
    s = table([], coins=(1,) * 7)
    crew = item_named("GEN-captain@spain")
    treasure.leave(s, (HELD.of(4, 0b01), HELD.of(crew, 0b11)))
    assert s.gone == (HELD.of(4, 0b01),)


def test_coins_from_outside_are_counted() -> None:
    """CSG-MYS-04: coins from outside do not change `start_gold`."""
    s = table([], coins=(0,) * 7)
    assert treasure.bring(s, 2, 0b11) == HELD.of(2, 0b11)
    assert (s.coins, s.start_gold) == ((0, 1, 0, 0, 0, 0, 0), 30)
