"""Plunder's sailing, storm, trade, building, cards and turns (docs/rules/plunder.md, chapter 5), by hand."""

import pytest

from flibuste.games.plunder.cards import CARDS, RULES
from flibuste.games.plunder.chart import names_of
from flibuste.games.plunder.sailing import after_steps, stirs_storm
from flibuste.games.plunder.storm import covered, numbers
from flibuste.games.plunder.tables import COLUMNS, SAILING_DIE
from flibuste.games.plunder.tools.card import harms_enemies, sinks_for_nothing
from flibuste.games.plunder.tools.turn import steps_of
from flibuste.games.plunder.trade import TREATY, WAYS, Contact, may_exchange, open_ways
from flibuste.games.plunder.turn import free_ship
from flibuste.games.plunder.works import payable


def test_masts_are_used_before_the_pool() -> None:
    """PLU-SAIL-02: a roll of 3; two masts and four steps take 2 of the pool, five all of it."""
    assert after_steps(2, 3, 4) == (0, 1)
    assert after_steps(2, 3, 5) == (0, 0)
    assert after_steps(1, 0) == (0, 0)


def test_the_pool_is_shared() -> None:
    """PLU-SAIL-01: two ships without masts cannot sail five squares on a 3."""
    assert after_steps(0, after_steps(0, 3, 2)[1], 3) == (0, -2)


def test_a_one_moves_the_storm() -> None:
    """PLU-STM-06: no other face does."""
    assert [roll for roll in SAILING_DIE if stirs_storm(roll)] == [1]


@pytest.mark.parametrize(("letter", "number", "count"), [("F", 9, 9), ("A", 9, 6), ("L", 18, 4), ("A", 1, 4)])
def test_the_storm_is_cut_off_by_the_map(letter: str, number: int, count: int) -> None:
    """PLU-STM-01: three by three round its centre."""
    names = names_of(COLUMNS["full"])
    found = [names[square] for row in covered(names.index(f"{letter}{number}"), COLUMNS["full"]) for square in row]
    assert f"{letter}{number}" in found
    assert len(found) == len(set(found)) == count


def test_two_players_have_twelve_columns() -> None:
    """PLU-2P-03: 13 to 18 are spun again."""
    assert [n for n in range(1, 19) if n not in numbers(COLUMNS["two_player"])] == [13, 14, 15, 16, 17, 18]


def test_one_way_to_trade_is_enough() -> None:
    """PLU-TRD-02: what the storm does not spoil."""
    assert open_ways([Contact("visit", storm=True), Contact("beside")]) == ["beside"]
    assert open_ways([Contact(way, storm=True) for way in WAYS]) == []


def test_only_at_sea_the_edge_of_the_storm_counts() -> None:
    """PLU-STM-08: between neighbouring squares; PLU-STM-07 of ports everywhere else."""
    assert [way for way, rule in WAYS.items() if rule == "PLU-STM-08"] == ["beside"]


def test_only_the_merchant_exchanges() -> None:
    """PLU-TRD-08: not the merchant of whom the other captain is a guest."""
    assert [way for way in WAYS if may_exchange([way])] == ["merchant"]


def test_what_a_treaty_forbids() -> None:
    """PLU-TRT-02: ships, islands, threats, cards; PLU-TRT-03: and what is done to all."""
    assert [one.rule for one in TREATY] == ["PLU-TRT-02"] * 4 + ["PLU-TRT-03"]


def test_what_can_be_paid() -> None:
    """PLU-BLD-02: the costs of chapter 2; PLU-PP-03: five gold are buried."""
    assert payable((4, 2, 2, 5)) == ("ship", "mast", "cannon", "life", "bury_treasure")
    assert payable((1, 0, 0, 5)) == ("bury_treasure",)
    assert payable((2, 1, 1, 4)) == ("ship", "life")


def test_every_card_has_its_rule() -> None:
    """PLU-TC-01: and none is spoken of that there is not."""
    assert RULES.keys() == CARDS.keys()


def test_whom_cards_harm() -> None:
    """PLU-TC-05: enemies only; PLU-PP-04: ships that sink of a card bring no point."""
    assert {name for name in ("PLUNDER", "TAKEOVER", "PURSE") if harms_enemies(CARDS[name])} == {"PLUNDER", "TAKEOVER"}
    assert {name for name in ("CURSED", "PURSE") if sinks_for_nothing(CARDS[name])} == {"CURSED"}


def test_a_double_is_a_ship() -> None:
    """PLU-NOS-05: one roll in six."""
    assert sum(free_ship(a, b) for a in SAILING_DIE for b in SAILING_DIE) == 6


def test_who_has_no_ship_looks_for_one_after_the_draw() -> None:
    """PLU-TRN-01: draw first, then everything else."""
    assert [step.rule for step in steps_of(ship=False)][:2] == ["PLU-RES-03", "PLU-NOS-03"]
    assert [step.rule for step in steps_of(ship=True)][:2] == ["PLU-RES-03", "PLU-X-09"]
