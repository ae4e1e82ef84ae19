"""A sum may be typed or spelled out: both score the same, and where they differ it is said."""

import pytest

from tests.companion.filling import Column, column, points, said, scored

BUCCANEER = (column(), column())


def test_cargo_as_a_sum_or_kind_by_kind() -> None:
    """NAS-END-07: 15 elements are 7 points, however they were written down."""
    told = column(crates=3, provisions=2, goods=1, tales=1, rum=2, doubloons=3, contracts=1, bombs=1, compasses=1)
    assert points(scored("nassau", column(cargo=15), column()), 0)["cargo"] == 7
    assert points(scored("nassau", told, column()), 0)["cargo"] == 7
    assert points(scored("nassau", {"cargo": 15, **told}, column()), 0)["cargo"] == 7


def test_gold_as_a_sum_or_coin_by_coin() -> None:
    """CSG-END-01: 2 coins of 3, loose 4 and uniques 2 are 12 at home."""
    summed, told = (
        scored("pirates", column(**one), column()) for one in ({"home": 12}, {"coin_3": 2, "loose": 4, "uniques": 2})
    )
    assert summed.result.totals == told.result.totals == (12, 0)
    assert points(summed, 0) == {"home": 12, "forts": 0}
    assert summed.places[0][0] == told.places[0][0] == "home"
    assert (summed.sums[0], told.sums[0], told.sums[1]) == ({}, {"home": 12}, {})


@pytest.mark.parametrize(
    ("game", "differing", "place"),
    [
        ("nassau", column(cargo=15, rum=3), "players[0].cargo"),
        ("pirates", column(home=12, coin_3=2), "players[0].home"),
    ],
)
def test_a_sum_that_its_parts_contradict(game: str, differing: Column, place: str) -> None:
    """The parts count, and it is said; who typed no sum, or the right one, hears nothing."""
    result = scored(game, differing, column())
    (note,) = [note for note in result.notes if note.key == "core-sheet-parts"]
    assert note.place == place
    assert note.args["parts"] in (3, 6)
    assert result.result.totals[0] in (1, 6)
    assert scored("nassau", column(rum=3), column(cargo=3, rum=3)).notes == []


def test_coins_that_contradict_the_ducats() -> None:
    """BUC-SCO-07: the same with coins of 10, 5 and 1."""
    result = scored("buccaneer", column(ducats=9, coin_5=2), *BUCCANEER)
    assert ("players[0].ducats", "coins-differ") in said(result.notes)
    assert points(result, 0)["ducats"] == 10
