"""Chapter 6 (END, SCO): the end and the score."""

from collections.abc import Sequence

import pytest

from flibuste.core.atoms import Json
from flibuste.core.result import Result
from tests.games.buccaneer.positions import (
    BLUE,
    RED,
    YELLOW,
    Tokens,
    all_but,
    allowed,
    asked,
    keys,
    play,
    table_at,
    units,
)

NONE = (0, 0, 0, 0)
RICH = (100, 100, 100)


def scored(tokens: Sequence[Tokens], purses: Sequence[int] = RICH, **options: Json) -> Result:
    """The score of a finished game; each kind has six tokens, as all fifteen ships were boarded."""
    table = table_at(seats=len(purses), boarded=all_but(), roads="", tokens=tokens, purses=purses, over=True, **options)
    assert table.result
    return table.result


def treasures(result: Result, kind: str) -> list[int]:
    """What one kind brings each player."""
    return [line.points for lines in result.lines for line in lines if line.args.get("kind") == kind]


def test_the_fifteenth_boarding_ends_the_game() -> None:
    """BUC-END-01: at once: blue has no further turn, though he could act."""
    table = table_at("red-2/blue-2 | blue-3/yellow-3", boarded=all_but("S01"), roads="S01")
    told = table.play("board:red-2:BUC-S01")
    assert keys(told)[-1] == "over"
    assert "turn" not in keys(told)
    assert table.decision is None
    assert table.result


def test_fourteen_boardings_do_not_end_the_game() -> None:
    """BUC-END-01: one ship is left: the game goes on, and there is no result yet."""
    table = table_at("red-2/blue-2", boarded=all_but("S01", "S02"), roads="S01 S02")
    table.play("board:red-2:BUC-S01")
    assert asked(table) == (BLUE, "BUC-DEC-01")
    assert table.result is None


def test_the_fifteenth_is_paid() -> None:
    """BUC-END-01: the last ship's loot, wages and treasure count."""
    tokens: list[Tokens] = [(6, 6, 6, 2), (0, 0, 0, 3), NONE]
    table = table_at("red-2/blue-2", boarded=all_but("S01"), roads="S01", purses=[100, 100, 75], tokens=tokens)
    table.play("board:red-2:BUC-S01")
    # Loot 8, wages 2: 106 and 102 ducats. The sabre of S01 is red's third: 6 / 2 = 3 each, and 15 + 12 + 9 for red.
    assert table.result
    assert table.result.totals == (145, 105, 75)


def test_crews_left_on_the_table_are_worth_nothing() -> None:
    """BUC-END-02: yellow is captain of eight; the score is what it would be with all pieces at home."""
    crews, none = "red-2/blue-2 | yellow-3/red-345/blue-345/yellow-4", "red-2/blue-2"
    ends = [table_at(it, boarded=all_but("S01"), roads="S01", turn=RED) for it in (crews, none)]
    for table in ends:
        table.play("board:red-2:BUC-S01")
    assert any(len(unit) > 10 for unit in units(ends[0]))
    assert ends[0].result == ends[1].result


def test_the_four_kinds_and_their_values() -> None:
    """BUC-SCO-01: the most chests bring 15, barrels 12, candlesticks 9, sabres 6."""
    result = scored([(6, 0, 0, 6), (0, 6, 0, 0), (0, 0, 6, 0)])
    assert [treasures(result, kind) for kind in ("chest", "barrel", "candlestick", "sabre")] == [
        [15, 0, 0],
        [0, 12, 0],
        [0, 0, 9],
        [6, 0, 0],
    ]


def test_no_tokens_no_points() -> None:
    """BUC-SCO-02: nobody has a token of any kind: nobody gets anything for a tie at none."""
    result = table_at(over=True).result
    assert result
    assert result.totals == (10, 10, 10)


@pytest.mark.parametrize(
    ("chests", "points"),
    [
        ((3, 3, 0), [7, 7, 0]),  # 15 / 2 = 7.5
        ((2, 2, 2), [5, 5, 5]),  # 15 / 3
        ((2, 2, 1, 1), [7, 7, 1, 1]),
        ((2, 2, 2, 0), [5, 5, 5, 0]),
    ],
)
def test_a_shared_majority_is_rounded_down(chests: Sequence[int], points: Sequence[int]) -> None:
    """BUC-SCO-03: the players with most chests share the 15; the remainder is nobody's."""
    others = [(0, 6, 6, 6), *[(0, 0, 0, 0)] * (len(chests) - 1)]
    tokens = [(count, *rest[1:]) for count, rest in zip(chests, others, strict=True)]
    assert treasures(scored(tokens, [100] * len(chests)), "chest") == points


@pytest.mark.parametrize(("kind", "points"), [("barrel", [6, 6, 0]), ("candlestick", [4, 4, 0]), ("sabre", [3, 3, 0])])
def test_two_share_every_kind(kind: str, points: Sequence[int]) -> None:
    """BUC-SCO-03: 12 / 2 = 6, 9 / 2 = 4 and one lost, 6 / 2 = 3."""
    assert treasures(scored([(3, 3, 3, 3), (3, 3, 3, 3), NONE]), kind) == points


def test_the_others_score_one_a_token() -> None:
    """BUC-SCO-04: against three chests, two bring 2 ducats and one brings 1."""
    result = scored([(3, 6, 6, 6), (2, 0, 0, 0), (1, 0, 0, 0)])
    assert treasures(result, "chest") == [15, 2, 1]


def test_a_majority_brings_nothing_extra_per_token() -> None:
    """BUC-SCO-05: five chests bring 15, not 20; three shared bring 7, not 10."""
    assert treasures(scored([(5, 6, 6, 6), (1, 0, 0, 0), NONE]), "chest") == [15, 1, 0]
    assert treasures(scored([(3, 6, 6, 6), (3, 0, 0, 0), NONE]), "chest") == [7, 7, 0]


def test_one_player_may_win_several_kinds() -> None:
    """BUC-SCO-06: red has most of all four: 15 + 12 + 9 + 6 = 42."""
    assert scored([(4, 4, 4, 4), (2, 1, 1, 2), (0, 1, 1, 0)], [0, 200, 200]).totals == (42, 206, 202)


def test_purse_and_treasures_make_the_total() -> None:
    """BUC-SCO-07: the highest total wins, not the fullest purse."""
    # Red: chests 15, barrels 12 / 2 = 6, 1 candlestick: 95 + 22. Blue: 2 chests, 6, 2 candlesticks, sabres 6: 100 + 16.
    # Yellow: 1 chest, candlesticks 9, 2 sabres: 98 + 12.
    result = scored([(3, 3, 1, 0), (2, 3, 2, 4), (1, 0, 3, 2)], [95, 100, 98])
    assert result.totals == (117, 116, 110)
    assert result.winners == (RED,)
    assert result.ranks == (1, 2, 3)


def test_equal_results_share_the_win() -> None:
    """BUC-SCO-08: red and yellow have 115 each, and both win; the number of tokens or ducats does not matter."""
    result = scored([(6, 0, 0, 0), (0, 6, 6, 6), NONE], [100, 80, 115])
    # Blue: 80 + 12 + 9 + 6 = 107
    assert result.totals == (115, 107, 115)
    assert result.winners == (RED, YELLOW)
    assert result.ranks == (1, 3, 1)


def test_a_shared_win_is_said_by_a_line_of_each_winner() -> None:
    """BUC-SCO-08: the line has no points, and the third has none."""
    said = [
        [(line.points, line.rule) for line in lines if line.key == "buccaneer-line-shared"]
        for lines in scored([(6, 0, 0, 0), (0, 6, 6, 6), NONE], [100, 80, 115]).lines
    ]
    assert said == [[(0, "BUC-SCO-08")], [], [(0, "BUC-SCO-08")]]


def test_all_may_win() -> None:
    """BUC-SCO-08: three equal results are three winners."""
    assert scored([(2, 2, 2, 2)] * 3).winners == (RED, BLUE, YELLOW)


def test_a_whole_game_is_scored() -> None:
    """BUC-SCO-07: the last boarding of a game decides: without the chest of S06 blue would have won."""
    # Red has 2 chests, blue 3; S06 brings red the third chest: they share. Loot 10, wages 2 and 3.
    tokens: list[Tokens] = [(2, 6, 0, 0), (3, 0, 6, 0), (0, 0, 0, 6)]
    table = table_at("red-2/blue-2/yellow-3", boarded=all_but("S06"), roads="S06", purses=[95, 100, 80], tokens=tokens)
    play(table, "board:red-2:BUC-S06")
    assert table.result
    # Red 95 + 10 - 5 = 100, chests 7, barrels 12; blue 102, chests 7, candlesticks 9; yellow 83, sabres 6.
    assert table.result.totals == (119, 118, 89)
    assert table.result.winners == (RED,)


def test_nothing_can_be_played_after_the_end() -> None:
    """BUC-END-01: the game is over: no move is taken any more."""
    table = table_at("red-2/blue-2 | blue-3/yellow-3", boarded=all_but("S01", "S02"), roads="S01 S02")
    table.play("board:red-2:BUC-S01")
    assert "board:blue-3:BUC-S02" in allowed(table)
    table.play("board:blue-3:BUC-S02")
    with pytest.raises(Exception, match="core-barred-over"):
        table.play("capture:yellow-2:red-2")
