"""The Pirates' table in the toolbox: what is laid out, the coins, the ruler, the score."""

from fractions import Fraction

import pytest

from flibuste.companion.tools import Answer, tools


def use(tool: str, **given: object) -> Answer:
    return tools()[f"pirates.{tool}"].use(given)


def test_the_gold_tally_of_a_duel() -> None:
    """CSG-END-02: of 30, 16 win. 3 coins of 2, one of 4 and 3 loose make 13: 3 to go. 2 coins of 7 and 2: 16."""
    answer = use("gold", players=[{"coin_2": 3, "coin_4": 1, "loose": 3}, {"coin_7": 2, "forts": 2, "holds": 9}])
    assert (answer.data["needed"], answer.data["half"], answer.data["full"]) == (16, 15, 30)
    assert answer.data["players"] == [{"gold": 13, "left": 3, "rank": 2}, {"gold": 16, "left": 0, "rank": 1}]
    assert [line.key.rpartition("-")[2] for line in answer.lines] == ["left", "won"]


def test_the_gold_tally_of_many() -> None:
    """CSG-MUL-01, -05: no half; what lies in the holds counts: 5 + 9 = 14 against 12 and 0."""
    answer = use("gold", start_gold=45, players=[{"coin_6": 2}, {"loose": 5, "holds": 9}, {}])
    assert (answer.data["needed"], answer.data["half"]) == (None, None)
    assert [player["gold"] for player in answer.data["players"]] == [12, 14, 0]
    assert [line.rule for line in answer.lines] == ["CSG-MUL-06", "CSG-MUL-01", "CSG-INF-04"]


def test_the_start_of_a_turn() -> None:
    assert [line.rule for line in use("turn").lines][:10] == [f"CSG-TRN-{i:02}" for i in range(1, 11)]


def test_odds_are_whole() -> None:
    data = use("board", my_masts=1).data
    assert Fraction(sum(data[k] for k in ("win", "tie", "lose")), data["of"]) == 1


def test_coins_for_the_islands_of_a_duel() -> None:
    """CSG-SET-27: eight pieces worth 15 each; a unique treasure is a piece of no gold. Four islands, four each."""
    plain = {"coin_1": 3, "coin_2": 3, "coin_3": 2}  # 3 + 6 + 6
    rare = {"coin_4": 3, "coin_3": 1, "uniques": 4}  # 12 + 3
    data = use("deal", lists=[plain, rare]).data
    assert (data["ready"], data["islands"], data["each"], data["start_gold"]) == (True, 4, 4, 30)
    assert sorted(data["coins"]) == [0] * 4 + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    assert not use("deal", lists=[plain, {"coin_1": 8}]).data["ready"]


def test_coins_for_the_islands_of_many() -> None:
    """CSG-SET-28: six pieces of any value each; three players have six wild islands, three pieces on each."""
    data = use("deal", players=3, lists=[{"coin_7": 6}, {"coin_1": 6}, {"coin_2": 5, "uniques": 1}]).data
    assert (data["ready"], data["islands"], data["each"], data["start_gold"]) == (True, 6, 3, 58)
    assert len(data["coins"]) == data["islands"] * data["each"]
    assert not use("deal", players=3, lists=[{"coin_7": 5}]).data["ready"]


def test_the_lists_of_the_house_can_be_dealt() -> None:
    for players in (2, 3):
        for preset in use("deal", players=players).data["presets"]:
            own = {f"coin_{value}": preset["coins"].count(value) for value in preset["coins"]}
            assert use("deal", players=players, lists=[own] * players).data["ready"], preset


def test_the_ruler() -> None:
    """Chapter 2: sides of a card of 2.5 by 3.5 inches; the printed bars are shorter, S by 9 %, L by 6 %."""
    assert [use("ruler").data[letter] for letter in "SL"] == [63.5, 88.9]
    assert [use("ruler", scale="printed").data[letter] for letter in "SL"] == [57.5, 83.8]


@pytest.mark.parametrize(
    ("golds", "said"),
    [
        ((16, 3), ("won", "left")),
        ((18, 17), ("won", "less")),
        ((17, 17), ("level", "level")),
        ((3, 4), ("left", "left")),
    ],
)
def test_a_duel_is_won_once(golds: tuple[int, int], said: tuple[str, str]) -> None:
    """CSG-END-02, CSG-END-03: both past the half: the higher gold wins, and with equal gold whoever has the turn."""
    lines = use("gold", start_gold=30, players=[{"loose": gold} for gold in golds]).lines
    assert tuple(line.key.removeprefix("pirates-tool-gold-") for line in lines) == said


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (2, (96, 96)),
        (3, (132, 132)),
        (4, (168, 132)),
        (5, (168, 168)),
        (6, (168, 168)),
        (7, (204, 168)),
        (8, (204, 204)),
    ],
)
def test_what_is_laid_out(players: int, sides: tuple[int, int]) -> None:
    """CSG-SET-04, CSG-SET-05, CSG-SET-18 to CSG-SET-20, CSG-SET-27, CSG-SET-28: three islands each, one a home."""
    answer = use("setup", players=players)
    told = {line.rule: dict(line.args) for line in answer.lines}
    duel = players == 2
    assert told["CSG-SET-01"] == {"points": 40}
    assert told["CSG-SET-04"] == {"width": sides[0], "height": sides[1]}
    assert told["CSG-SET-05"] == {"count": 3 * players}
    pieces = told["CSG-SET-27" if duel else "CSG-SET-28"]
    assert (pieces["count"], pieces["each"], pieces["islands"]) == ((8, 4, 4) if duel else (6, 3, 2 * players))
    assert int(str(pieces["count"])) * players == int(str(pieces["each"])) * int(str(pieces["islands"]))
    assert ("CSG-SET-18" in told, "CSG-SET-19" in told) == (duel, not duel)
    # CSG-MUL-01: more than half of the gold wins a duel only
    assert ("CSG-SET-29" in told) is duel
    spots, homes = answer.data["spots"], answer.data["homes"]
    assert len({tuple(spot) for spot in spots}) == 3 * players
    assert len(set(homes)) == players
    assert max(homes) < len(spots)
    # CSG-SET-13: each after the first is beside a chosen one, and all lie inside
    for i, (x, y) in enumerate(spots):
        assert not i or any(abs(x - a) + abs(y - b) == 357 for a, b in spots[:i])
        assert 123 <= x <= sides[0] * 10 - 123
        assert 123 <= y <= sides[1] * 10 - 123


def test_what_options_add() -> None:
    """CSG-SET-12, CSG-SET-14, CSG-SET-15."""
    extra = {"CSG-SET-12", "CSG-SET-14", "CSG-SET-15"}
    assert extra.isdisjoint({line.rule for line in use("setup").lines})
    assert extra <= {line.rule for line in use("setup", mysterious=1, terrain=1).lines}


@pytest.mark.parametrize(("seats", "islands", "marker"), [(2, 4, False), (3, 6, True), (8, 16, True)])
def test_the_wild_islands_and_the_end_marker(seats: int, islands: int, marker: bool) -> None:
    """CSG-SET-20, CSG-MUL-02: a duel has no end marker."""
    data = use("flags", players=seats).data
    assert (data["islands"], data["marker"]) == (islands, marker)


def test_a_flag_is_put_down_when_the_ship_leaves() -> None:
    """CSG-EXP-02, CSG-EXP-05: explored at once, free only where the flag stands."""
    answer = use("flags", islands=[{"mark": "explored"}, {"mark": "flagged"}, {"mark": "unknown"}])
    assert answer.data["next"] == {"unknown": "explored", "explored": "flagged", "flagged": "unknown"}
    assert answer.lines[0].args == {"count": 1}
    assert [line.rule for line in answer.lines] == ["CSG-EXP-02", "CSG-EXP-05"]


def test_the_lowest_coin_of_the_last_load_is_marked() -> None:
    """CSG-MUL-02, CSG-MUL-03."""
    load = [{"coin": coin} for coin in (4, 3, 5)]
    answer = use("flags", players=3, loaded=1, load=load)
    assert answer.data["coin"] == 3
    assert [line.rule for line in answer.lines][1:] == ["CSG-MUL-02", "CSG-MUL-03"]
    assert use("flags", players=2, loaded=1, load=load).lines[1:] == []
