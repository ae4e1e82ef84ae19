"""Nassau's score sheet: chapters 6 and 7.1."""

from typing import Any

import pytest

from flibuste.games.nassau.scoring import Estate, score
from tests.companion.filling import Column, column, points, refused, said, scored

DUTCHMAN = {"dutchman": True}


def alone(**fields: Any) -> dict[str, int]:
    """The lines of a player against somebody who has nothing."""
    return points(scored("nassau", column(**fields), column()), 0)


def test_the_track() -> None:
    """NAS-GEN-01: the track may stand above 100 and below 0."""
    result = scored("nassau", column(track=212), column(track=-7))
    assert result.result.totals == (212, -7)
    assert result.result.lines[1][0].rule == "NAS-GEN-01"


def test_watchtowers() -> None:
    """NAS-END-02: 7 crates on 3 towers are 7 x 3 = 21."""
    assert alone(towers=3, tower_crates=7)["towers"] == 21


def test_opponents() -> None:
    """NAS-END-03: opponents of 3 + 4 + 4 = 11 points, of 2 types, are 11 x 2 = 22."""
    assert alone(opponents=11, types=2)["opponents"] == 22


def test_hidden_goods() -> None:
    """NAS-END-04: slots of 3 + 3 + 4 = 10 and one good in the middle: 10 x 4 goods = 40."""
    assert alone(hidden_value=10, hidden_goods=4)["goods"] == 40


def test_weapons() -> None:
    """NAS-END-05: 3 pistols, 1 sabre and 1 hook: the most is 3 + 1 printed = 4, tiles 5, so 4 x 5 = 20. None: 0."""
    assert alone(pistol=3, sabre=1, hook=1)["weapons"] == 20
    assert alone()["weapons"] == 0


def test_companions() -> None:
    """NAS-END-06: 3 pairs are 3 x 8 = 24."""
    assert alone(pairs=3)["companions"] == 24


def test_cargo() -> None:
    """NAS-END-07: 3 crates, 2 provisions, 1 good, 1 tale, 2 rum, 3 doubloons, 1 contract, 1 bomb and 1 compass are 15
    elements; half of it, rounded down once, is 7."""
    mixed = column(crates=3, provisions=2, goods=1, tales=1, rum=2, doubloons=3, contracts=1, bombs=1, compasses=1)
    assert alone(**mixed)["cargo"] == 7
    assert alone(rum=1, bombs=1)["cargo"] == 1


def test_the_last_quay() -> None:
    """NAS-DUT-12: 4, 4, 1 and 0 crates: two firsts score 25 each, the next is third with 10, nothing has no place."""
    quays: list[Column] = [column(quay=n) for n in (4, 4, 1, 0)]
    assert scored("nassau", *quays, options=DUTCHMAN).result.totals == (25, 25, 10, 0)
    ranked = [column(quay=n) for n in (1, 2, 3, 4)]
    assert scored("nassau", *ranked, options=DUTCHMAN).result.totals == (5, 10, 15, 25)
    typed = scored("nassau", *ranked, options=DUTCHMAN, values={"place-4": 2})
    assert typed.result.totals[0] == 2
    assert scored("nassau", *quays).result.totals == (0, 0, 0, 0)


CONTEST = {"contest": True}


def test_the_best_tales_of_a_round() -> None:
    """NAS-PH3-03: 9 and 9 points beat 4: 5 each; in the second round 1 point by a bad joke is enough against nobody."""
    told = [
        column(played_1=2, told_1=9, played_2=1, told_2=1),
        column(played_1=1, told_1=9),
        column(played_1=1, told_1=4),
    ]
    one = scored("nassau", *told, options=CONTEST, values={"rounds": 1})
    assert one.result.totals == (5, 5, 0)
    two = scored("nassau", *told, options=CONTEST, values={"rounds": 2})
    assert two.result.totals == (10, 0, -5)
    assert scored("nassau", *told).result.totals == (0, 0, 0)


def test_no_tale() -> None:
    """NAS-PH3-04: nobody told one: all lose 5; points without a tale are worth a word."""
    assert scored("nassau", column(), column(), options=CONTEST, values={"rounds": 1}).result.totals == (-5, -5)
    odd = scored("nassau", column(told_2=3), column(played_2=1), options=CONTEST)
    assert said(odd.notes) == [("players[0].played-2", "no-tales")]


def test_the_tiles_of_the_dutchman() -> None:
    """NAS-DUT-10: round 1, 2 crates beat 1 for 7 points; round 2, 3 and 3 score 9 each; round 3, nobody is there."""
    crates = [column(hull_1=2, hull_2=3), column(hull_1=1, hull_2=3)]
    result = scored("nassau", *crates, options={"tiles": True}, values={"tile-1": 7, "tile-2": 9})
    assert result.result.totals == (16, 9)
    assert [line.args["round"] for line in result.result.lines[0] if line.rule == "NAS-DUT-10"] == [1, 2, 3, 4]


def test_the_whole_sheet() -> None:
    """NAS-END-09: 60 + 21 + 22 + 40 + 20 + 24 + 7 + 25 = 219; equal totals share, and nothing more is asked."""
    everything = column(track=60, towers=3, tower_crates=7, opponents=11, types=2, hidden_value=10, hidden_goods=4)
    everything |= column(pistol=3, sabre=1, hook=1, pairs=3, rum=15, quay=1)
    result = scored("nassau", everything, column(track=219), column(), options=DUTCHMAN)
    assert result.result.totals == (219, 219, 0)
    assert (result.result.ranks, result.tied) == ((1, 1, 3), [])


def test_more_than_the_box_has() -> None:
    """NAS-GEN-02: 11 towers, 75 tales, 25 goods, 21 crates of one player are each worth a word."""
    assert said(scored("nassau", column(towers=6, tower_crates=6), column(towers=5, tower_crates=5)).notes) == [
        ("towers", "too-many-towers")
    ]
    assert said(scored("nassau", column(tales=60), column(tales=15)).notes) == [("tales", "too-many-tales")]
    hidden = column(hidden_value=3, hidden_goods=20)
    assert said(scored("nassau", hidden, column(goods=5)).notes) == [("hidden-goods", "too-many-goods")]
    crates = column(towers=1, tower_crates=10, crates=8, quay=3)
    assert said(scored("nassau", crates, column(), options=DUTCHMAN).notes) == [
        ("players[0].crates", "too-many-crates")
    ]
    assert said(scored("nassau", crates, column()).notes) == [("options.dutchman", "off")]


@pytest.mark.parametrize(
    ("fields", "note"),
    [
        (column(towers=2, tower_crates=1), ("players[0].tower-crates", "bare-tower")),
        (column(tower_crates=1), ("players[0].tower-crates", "bare-tower")),
        (column(opponents=5), ("players[0].types", "opponents-or-types")),
        (column(types=1), ("players[0].types", "opponents-or-types")),
        (column(hidden_value=3), ("players[0].hidden-goods", "no-goods")),
    ],
)
def test_what_does_not_go_together(fields: Column, note: tuple[str, str]) -> None:
    """A tower without a crate, points without types, slots without goods: said, and scored all the same."""
    assert said(scored("nassau", fields, column()).notes) == [note]


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [("track", -50, 400), ("towers", 0, 10), ("types", 0, 5), ("hook", 0, 4), ("pairs", 0, 5), ("rum", 0, 60)],
)
def test_ranges(field: str, low: int, high: int) -> None:
    """The ends of each range are taken, what lies beyond is not."""
    for value in (low, high):
        scored("nassau", {field: value}, column())
    for value in (low - 1, high + 1):
        (fault,) = refused("nassau", {field: value}, column())
        assert (fault.place, fault.args["min"], fault.args["max"]) == (f"players[0].{field}", low, high)


def test_the_scoring_needs_no_sheet() -> None:
    """The game can use the same code: 2 crates on 2 towers and two pairs are 4 + 16 = 20."""
    assert score([Estate(0, towers=2, tower_crates=2, pairs=2), Estate(5)]).totals == (20, 5)
