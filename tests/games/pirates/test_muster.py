"""Fleets that are there: presets, by lot, as text (docs/rules/pirates.md, 3.2)."""

from __future__ import annotations

from random import Random

import pytest

from flibuste.games.pirates.questions.fleets.muster import PRESETS, TextError, Theme, by_lot, legal, preset, read, write
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.tables import NATIONS


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_legal_and_spend_their_points(name: str) -> None:
    """CSG-FLT-14: what the house proposes can be confirmed."""
    fleet, total = preset(name), PRESETS[name]["points"]
    assert legal(fleet, total)
    assert fleet.spent <= fleet.total(total)
    assert read(write(fleet)) == fleet


def test_a_fleet_is_written_a_line_a_ship() -> None:
    """CSG-FLT-01: and read again as it was, whoever sails as Cursed marked (CSG-FLT-10)."""
    marked = next(one.id for one in pieces().values() if one.may_be_cursed)
    text = f"SM-PS-009: {marked}*, GEN-captain@pirates\nSM-PS-011\nashore: GEN-helmsman@pirates\nevents: RV-020b\n"
    fleet = read(text)
    assert write(fleet) == text
    assert [one.cursed for one in fleet.ships[0].crew] == [True, False]
    assert read("\n  SM-PS-009 :GEN-captain@pirates ,\n\n") == read("SM-PS-009: GEN-captain@pirates")


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("SM-PS-009\nNO-SUCH", 2, "NO-SUCH"),
        ("SM-PS-009: SM-PS-011", 1, "SM-PS-011"),
        ("GEN-captain@pirates", 1, "GEN-captain@pirates"),
        ("SM-PS-009: GEN-captain*", 1, "GEN-captain"),
        ("SM-PS-009: GEN-captain@pirates*", 1, "GEN-captain@pirates*"),
        ("events: SM-PS-009", 1, "SM-PS-009"),
    ],
)
def test_a_word_that_is_no_card_is_named_with_its_line(text: str, line: int, what: str) -> None:
    """CSG-FLT-14: what to mend, and where."""
    with pytest.raises(TextError) as caught:
        read(text)
    assert (caught.value.line, caught.value.what) == (line, what)


@pytest.mark.parametrize("seed", range(12))
def test_a_fleet_by_lot_is_legal_and_spends_its_points(seed: int) -> None:
    """CSG-FLT-14: of any total; hardly a point is left."""
    rng = Random(seed)
    total = rng.choice((20, 40, 60, 100))
    fleet = by_lot(total, rng)
    assert fleet is not None
    assert legal(fleet, total)
    assert fleet.total(total) - fleet.spent <= 2
    assert by_lot(total, Random(seed + 100)) != fleet


@pytest.mark.parametrize("nation", [nation for nation in NATIONS if nation != "mercenary"])
def test_a_fleet_by_lot_keeps_to_its_theme(nation: str) -> None:
    """CSG-FLT-02: nations may be mixed, but need not; no events, where none are wanted."""
    fleet = by_lot(40, Random(5), Theme(nation=nation, events=False))
    if fleet is None:
        assert not any(one.kind == "ship" and one.nation == nation and one.points <= 40 for one in pieces().values())
        return
    assert {one.piece.nation for one in fleet.every()} <= {"", nation}
    assert not fleet.events
    assert legal(fleet, 40)
