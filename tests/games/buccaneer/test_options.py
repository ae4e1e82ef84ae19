"""Chapter 7 (VAR): the options of the house."""

from random import Random

import pytest

from flibuste.core.atoms import Json
from flibuste.core.faults import SetupError
from flibuste.table import GAMES, Table
from tests.games.buccaneer.positions import (
    BLUE,
    RED,
    YELLOW,
    all_but,
    allowed,
    card,
    keys,
    new_table,
    play,
    purses,
    roads,
    shown,
    table_at,
    tokens,
)


def refused(**options: Json) -> str | None:
    with pytest.raises(SetupError) as refusal:
        new_table(**options)
    return refusal.value.rule


def played_out(table: Table, seed: int = 0) -> Table:
    rng = Random(seed)
    while table.decision:
        table.play(rng.choice(sorted(allowed(table))))
    return table


# --- open crews -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, RED, BLUE, YELLOW])
def test_open_crews_show_all_values(seat: int | None) -> None:
    """BUC-VAR-01: everybody sees the values of covered pieces."""
    table = table_at("red-2/blue-5/red-3/yellow-q", open_crews=True)
    assert shown(table, "red-2", seat)["values"] == ["2", "5", "3", "q"]


def test_open_crews_let_foresee_a_boarding() -> None:
    """BUC-VAR-01: with nothing hidden, wages and what is left may be foreseen: 8 - 5 - 3 = 0 on S01, 7 - 8 on S02."""
    table = table_at("red-2/blue-5/yellow-3", roads="S01 S02 S03", open_crews=True)
    assert [table.preview(f"board:red-2:BUC-{ship}")["after"] for ship in ("S01", "S02")] == [10, 9]
    table.play("board:red-2:BUC-S02")
    assert purses(table) == [9, 15, 13]


def test_crews_are_covered_unless_said_otherwise() -> None:
    """BUC-VAR-01: it is off by default."""
    assert new_table().view()["open_crews"] is False
    assert new_table(open_crews=True).view()["open_crews"] is True


# --- closed purses ----------------------------------------------------------------------------------------------------


def test_closed_purses() -> None:
    """BUC-VAR-02: everybody sees his own ducats only; the tokens stay open."""
    table = table_at(purses=[30, 20, 15], boarded="S06", roads="S01 S02", closed_purses=True)
    seen = {seat: [row["ducats"] for row in table.view(seat)["seats"]] for seat in (None, RED, BLUE, YELLOW)}
    assert seen == {
        None: [None, None, None],
        RED: [30, None, None],
        BLUE: [None, 20, None],
        YELLOW: [None, None, 15],
    }
    for seat in (None, RED, BLUE, YELLOW):
        assert [row["tokens"]["chest"] for row in table.view(seat)["seats"]] == [1, 0, 0]


def test_closed_purses_are_guessed_by_bots() -> None:
    """BUC-VAR-02: in blue's imagination the others' purses vary, and his own and their sum do not."""
    table = table_at(purses=[30, 20, 15], closed_purses=True)
    worlds = [table.game.write(table.game.imagine(table.state, BLUE, luck))["purses"] for luck in range(20)]
    assert len({purse[RED] for purse in worlds}) > 1
    assert {(purse[BLUE], sum(purse)) for purse in worlds} == {(20, 65)}


def test_purses_are_open_by_default() -> None:
    """BUC-VAR-02: it is off by default, and all see all ducats."""
    assert [row["ducats"] for row in table_at(purses=[30, 20, 15]).view(BLUE)["seats"]] == [30, 20, 15]


# --- one's own deck ---------------------------------------------------------------------------------------------------


def test_ones_own_cards_are_played_with() -> None:
    """BUC-VAR-03: minimum, ducats, the wage of the ? and the treasures are those of one's own card."""
    deck = [card("hope", 3, 40, 9, "barrel"), card("wind", 9, 0, 0, "chest sabre"), card("luck", 2)]
    table = table_at("red-2/blue-q | red-3/blue-2/yellow-q", roads="hope wind luck", deck=deck)
    assert {o for o in allowed(table) if "board" in o} == {"board:red-2:luck", "board:red-3:hope", "board:red-3:luck"}
    table.play("board:red-3:hope")
    # Loot 40, wages 2 to blue and 9 to yellow's ?.
    assert purses(table) == [39, 12, 19]
    assert tokens(table)[RED] == (0, 1, 0, 0)


@pytest.mark.parametrize("size", [3, 6, 9, 12, 15, 18])
def test_a_deck_of_any_multiple_of_three(size: int) -> None:
    """BUC-VAR-03: the game goes on until every card of the deck is boarded, and then it ends."""
    table = new_table(5, deck=[card(f"own-{i}") for i in range(size)])
    ships = played_out(table).view()["ships"]
    assert ships["of"] == size
    assert len(ships["boarded"]) == size
    assert table.result


@pytest.mark.parametrize("seed", range(4))
def test_cards_may_be_called_by_numbers(seed: int) -> None:
    """BUC-VAR-03: a card called 1 can be boarded as it is offered, and foreseen."""
    table, rng = new_table(3, seed, deck=[card(str(i), 2, 30, 3, "chest sabre") for i in range(-1, 5)]), Random(seed)
    while table.decision:
        offered = rng.choice(sorted(allowed(table)))
        if offered.startswith("board"):
            assert table.preview(offered)
        table.play(offered)
    assert {row["ship"] for row in table.view()["ships"]["boarded"]} == {str(i) for i in range(-1, 5)}
    assert Table.load(table.save()).position() == table.position()


def test_the_deck_that_is_shown_is_a_deck() -> None:
    """BUC-VAR-03: as the game hands out its cards, without names, so it takes them; a number is no name."""
    deck = GAMES["buccaneer"].data()["ships"]
    table = new_table(3, deck=deck)
    assert {**table.view()["ships"]["cards"]} == {row["id"]: row for row in deck}
    assert Table.load(table.save()).position() == table.position()
    assert refused(deck=[{**deck[0], "name": 0}, *deck[1:3]]) == "BUC-VAR-03"


@pytest.mark.parametrize("size", [0, 1, 4, 14])
def test_no_other_deck(size: int) -> None:
    """BUC-VAR-03: a deck that is no positive multiple of three is refused."""
    assert refused(deck=[card(f"own-{i}") for i in range(size)]) == "BUC-VAR-03"


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("min_crew", [2, 9], [1, 10]),
        ("ducats", [0, 99], [-1, 100]),
        ("question_wage", [0, 9], [-1, 10]),
        ("treasures", [["chest"], ["sabre", "sabre"]], [[], ["chest"] * 3, ["rum"]]),
    ],
)
def test_the_ranges_of_a_card(field: str, good: list[Json], bad: list[Json]) -> None:
    """BUC-VAR-03: ducats 0-99, minimum 2-9, the wage of the ? 0-9, one or two treasures."""
    for value in good:
        table = new_table(deck=[{**card("own-1"), field: value}, card("own-2"), card("own-3")])
        assert table.view()["ships"]["cards"]["own-1"][field] == value
    for value in bad:
        assert refused(deck=[{**card("own-1"), field: value}, card("own-2"), card("own-3")]) == "BUC-VAR-03"


def test_a_kind_may_be_shown_more_than_six_times() -> None:
    """BUC-VAR-03: with 24 chests on twelve cards six are handed out, and then none (BUC-ATT-10)."""
    table = played_out(new_table(4, deck=[card(f"own-{i}", treasures="chest chest") for i in range(12)]))
    assert sum(held[0] for held in tokens(table)) == 6


# --- a stalemate that ends the game -----------------------------------------------------------------------------------

LOCKED = "red-2/blue-2/yellow-2 | red-3/blue-3/yellow-3 | red-4/blue-4/yellow-4 | red-5/blue-5/yellow-5"
ALMOST = f"{LOCKED} | yellow-q/blue-q"


@pytest.mark.parametrize(("stalemate", "over"), [("end", True), ("reset", False)])
def test_a_stalemate_ends_the_game(stalemate: str, over: bool) -> None:
    """BUC-VAR-04: the first stalemate ends the game at once, and pieces do not go home; without the option they do."""
    table = table_at(ALMOST, roads="S13 S14 S15", stalemate=stalemate)
    told = table.play("capture:red-q:yellow-q")
    assert ("stalemate-end" in keys(told)) is over
    assert ("home" in keys(told)) is not over
    assert (table.result is not None) is over
    assert (table.decision is None) is over


def test_a_stalemate_resets_by_default() -> None:
    """BUC-VAR-04: it is off by default."""
    assert "stalemate" in keys(table_at(ALMOST, roads="S13 S14 S15").play("capture:red-q:yellow-q"))


# --- ties by tokens ---------------------------------------------------------------------------------------------------


def result_of(purses: list[int], held: list[tuple[int, int, int, int]], **options: Json) -> tuple[int, ...]:
    table = table_at(boarded=all_but(), roads="", tokens=held, purses=purses, over=True, **options)
    assert table.result
    return table.result.ranks


def test_ties_are_broken_by_tokens() -> None:
    """BUC-VAR-05: red and yellow have 115 each; red has six tokens and yellow none, so red alone wins."""
    held = [(6, 0, 0, 0), (0, 6, 6, 6), (0, 0, 0, 0)]
    # Blue: 80 + 12 + 9 + 6 = 107: eighteen tokens, but they count in a tie only.
    assert result_of([100, 80, 115], held, tie_break="tokens") == (1, 3, 2)
    assert result_of([100, 80, 115], held) == (1, 3, 1)


def test_equal_tokens_share() -> None:
    """BUC-VAR-05: with equal results and equal tokens the place is shared, as ever."""
    assert result_of([100, 100, 100], [(2, 2, 2, 2)] * 3, tie_break="tokens") == (1, 1, 1)


# --- a short game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("groups", "ships"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_a_short_game(groups: int, ships: int) -> None:
    """BUC-VAR-06: two, three or four groups are six, nine or twelve ships; five is the whole game."""
    table = new_table(4, groups=groups)
    assert table.view()["ships"]["deck"] == ships - 3
    played_out(table)
    assert len(table.view()["ships"]["boarded"]) == ships
    assert roads(table) == set()
    assert table.result


def test_there_are_no_other_lengths() -> None:
    """BUC-VAR-06: one group or six are refused."""
    assert refused(groups=1) == "BUC-VAR-06"
    assert refused(groups=6) == "BUC-VAR-06"


def test_the_surplus_cards_go_out_unseen() -> None:
    """BUC-VAR-06: the whole deck is shuffled first, so that in a short game, too, any ship may come."""
    seen: set[str] = set()
    for seed in range(25):
        table = played_out(new_table(5, seed=seed, groups=2))
        seen |= {row["ship"] for row in table.view()["ships"]["boarded"]}
    assert len(seen) == 15


def test_a_short_game_is_scored_alike() -> None:
    """BUC-VAR-06: with one chest in the whole game its holder still gets 15."""
    table = table_at("red-2/blue-2", boarded="S01 S02 S03 S04 S05", roads="S06", groups=2, purses=[50, 20, 4])
    assert "board:red-2:BUC-S06" not in allowed(table)  # a crew of two, and it needs three
    table = table_at("red-2/blue-2/yellow-2", boarded="S01 S02 S03 S04 S05", roads="S06", groups=2)
    play(table, "board:red-2:BUC-S06")
    # Red: 10 + 8 + 7 + 6 + 12 + 11 = 54, + 10 - 4 = 60; all majorities, 2 + 1 + 2 + 1 tokens: 42.
    assert table.result
    assert table.result.totals == (102, 12, 12)
