"""The score sheet of chapter 6, for people who play with the box."""

from typing import Any

import pytest

from flibuste.companion import SHEETS, Note, SheetError
from flibuste.core.atoms import Json
from flibuste.core.result import Result

SHEET = SHEETS["buccaneer"]


def player(name: str, ducats: int = 0, *tokens: int, **more: Any) -> Json:
    kinds = ("chest", "barrel", "candlestick", "sabre")
    return {"name": name, "ducats": ducats, **dict(zip(kinds, tokens, strict=False)), **more}


THREE = [player("Anne", 80, 3, 2, 0, 2), player("Jack", 70, 2, 2, 6, 2), player("Mary", 60, 1, 2, 0, 2)]


def scored(players: list[Json], **values: int) -> Result:
    return SHEET.score({"players": players, "values": values}).result


def faults(players: list[Json], **values: int) -> list[Note]:
    with pytest.raises(SheetError) as refused:
        SHEET.score({"players": players, "values": values})
    return list(refused.value.notes)


def places(players: list[Json], **values: int) -> list[str]:
    return [note.place for note in faults(players, **values)]


def warned(players: list[Json]) -> list[str]:
    return [note.place for note in SHEET.score({"players": players}).notes]


def test_a_sheet_is_scored() -> None:
    """Every player's ducats, four kinds with the reason, the total and the rank."""
    # Chests: Anne 15, Jack 2, Mary 1. Barrels: 12 / 3 = 4 each. Candlesticks: Jack 9. Sabres: 6 / 3 = 2 each.
    result = scored(THREE)
    assert result.totals == (80 + 15 + 4 + 0 + 2, 70 + 2 + 4 + 9 + 2, 60 + 1 + 4 + 0 + 2)
    assert result.ranks == (1, 2, 3)
    assert [[line.points for line in lines] for lines in result.lines] == [
        [80, 15, 4, 0, 2],
        [70, 2, 4, 9, 2],
        [60, 1, 4, 0, 2],
    ]
    assert [line.args["why"] for line in result.lines[0][1:]] == ["majority", "shared", "none", "shared"]
    assert result.lines[0][2].args["sharers"] == 3
    assert (result.lines[1][1].args["why"], result.lines[1][1].args["count"]) == ("tokens", 2)


def test_equal_totals_share_a_rank() -> None:
    """Two first places and no second."""
    players = [player("Anne", 50), player("Jack", 50), player("Mary", 40), player("Bart", 40)]
    assert scored(players).ranks == (1, 1, 3, 3)


@pytest.mark.parametrize(("sharers", "points"), [(2, 7), (3, 5), (4, 3), (5, 3)])
def test_a_majority_shared_by_many(sharers: int, points: int) -> None:
    """15 / 2 = 7.5, 15 / 3 = 5, 15 / 4 = 3.75, 15 / 5 = 3: rounded down."""
    players = [player(f"Player {i}", 0, int(i < sharers)) for i in range(5)]
    assert scored(players).totals == (*[points] * sharers, *[0] * (5 - sharers))


@pytest.mark.parametrize("count", [0, 2, 6])
def test_three_to_five_players(count: int) -> None:
    """Two are too few, six too many."""
    assert places([player(str(i)) for i in range(count)]) == ["players"]


def test_colours_are_different() -> None:
    """Two red players cannot be; two who name no colour can."""
    assert places([player("Anne", colour="red"), player("Jack", colour="red"), player("Mary")]) == ["players"]
    assert scored([player("Anne", colour="red"), player("Jack", colour=None), player("Mary")]).totals == (0, 0, 0)


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [("ducats", 0, 417), ("chest", 0, 6), ("sabre", 0, 6), ("coin-1", 0, 27), ("coin-5", 0, 18), ("coin-10", 0, 30)],
)
def test_ranges(field: str, low: int, high: int) -> None:
    """The ends of each range are taken, what lies beyond is not, nor is anything but a whole number."""
    rest = [player("Jack"), player("Mary")]
    for value in (low, high):
        SHEET.score(
            {"players": [player("Anne", **{field: value}) if field != "ducats" else player("Anne", value), *rest]}
        )
    for wrong in (low - 1, high + 1, 1.5, "1", True):
        row = {**player("Anne"), field: wrong}
        (note,) = faults([row, *rest])
        assert note.place == f"players[0].{field}"
        assert (note.args["min"], note.args["max"]) == (low, high)


def test_more_tokens_than_the_box_has() -> None:
    """Four and three chests are seven: an error. Five are too few, which is only noted."""
    assert places([player("Anne", 0, 4), player("Jack", 0, 3), player("Mary")]) == ["chest"]
    full = player("Anne", 0, 3, 6, 6, 6)
    assert warned([full, player("Jack", 0, 2), player("Mary")]) == ["chest"]
    assert warned([full, player("Jack", 0, 3), player("Mary")]) == []


def test_more_ducats_than_the_box_has() -> None:
    """418 ducats are more than 417, but may be: the reserve never blocks. 417 are not worth a word."""
    full = (6, 6, 6, 6)
    assert warned([player("Anne", 400, *full), player("Jack", 17), player("Mary")]) == []
    assert warned([player("Anne", 400, *full), player("Jack", 18), player("Mary")]) == ["ducats"]


def test_coins_fill_in_the_ducats() -> None:
    """Three coppers, two silvers and four golds are 3 + 10 + 40 = 53 ducats."""
    rich = player("Anne", **{"coin-1": 3, "coin-5": 2, "coin-10": 4})
    assert scored([rich, player("Jack", 12), player("Mary", **{"coin-10": 1})]).totals == (53, 12, 10)


def test_more_coins_than_the_box_has() -> None:
    """10 and 9 silver coins are 19 of 18."""
    silver = [player("Anne", **{"coin-5": 10}), player("Jack", **{"coin-5": 9}), player("Mary")]
    assert places(silver) == ["coin-5"]


def test_the_values_of_ones_own_box() -> None:
    """The majority values may be changed: 20 for the chests, nothing for the sabres."""
    # Anne: 80 + 20 + 4 + 0 + 0
    assert scored(THREE, chest=20, sabre=0).totals[0] == 104
    assert places(THREE, chest=100) == ["values.chest"]


def test_an_empty_sheet_can_be_filled_in() -> None:
    """The empty sheet is a valid one, with the rulebook's majority values and all ranges."""
    empty = SHEET.empty()
    assert empty["values"] == {"chest": 15, "barrel": 12, "candlestick": 9, "sabre": 6}
    assert len(empty["players"]) == 3
    assert SHEET.score(empty).result.totals == (0, 0, 0)
    ranges = {field["id"]: (field["low"], field["high"]) for field in empty["about"]["fields"]}
    assert ranges["ducats"] == (0, 417)
    assert {ranges[kind] for kind in empty["values"]} == {(0, 6)}


@pytest.mark.parametrize("sheet", [None, [], {"game": "chess"}, {"players": "Anne"}, {"players": ["Anne", 3, None]}])
def test_what_is_no_sheet(sheet: Json) -> None:
    """Whatever is handed in, the answer is a list of faults."""
    with pytest.raises(SheetError) as refused:
        SHEET.score(sheet)
    assert refused.value.notes


def test_most_treasures_break_the_tie_if_so_agreed() -> None:
    """50 ducats, and 44 ducats with the majority of candlesticks set to 6: 50 each; six tokens beat none."""
    one = player("Anne", 50)
    two = player("Jack", 44, 0, 0, 6)
    sheet = {"players": [one, two, player("Mary")], "values": {"candlestick": 6}}
    assert SHEET.score(sheet).result.ranks == (1, 1, 3)
    assert SHEET.score({**sheet, "options": {"tie_break": "tokens"}}).result.ranks == (2, 1, 3)


def test_coins_and_ducats_that_differ() -> None:
    """20 ducats written down and one gold coin: the coin counts, and it is said."""
    scored = SHEET.score({"players": [player("Anne", 20, **{"coin-10": 1}), player("Jack"), player("Mary")]})
    assert scored.result.totals[0] == 10
    assert "buccaneer-sheet-coins-differ" in [note.key for note in scored.notes]
