"""Chapter 5.5 (SHP): the ships in the roads."""

from hypothesis import given

from tests.games.buccaneer.positions import Told, all_but, games, heard, keys, play, roads, some_games, table_at, units

CREWS = "red-2/blue-2 | blue-3/yellow-3 | yellow-4/red-4"
"""A crew of two for each of three turns running."""


def test_boarded_ships_are_not_replaced() -> None:
    """BUC-SHP-01: three ships, then two, then one."""
    table = table_at(CREWS, roads="S01 S02 S03")
    table.play("board:red-2:BUC-S02")
    assert roads(table) == {"S01", "S03"}
    table.play("board:blue-3:BUC-S01")
    assert roads(table) == {"S03"}
    assert table.view()["ships"]["deck"] == 12


def test_three_new_ships_after_the_third() -> None:
    """BUC-SHP-02: at the third boarding three new cards come at once, when all is settled, before the next turn."""
    table = table_at(CREWS, roads="S01 S02 S03")
    assert "ships" not in keys(play(table, "board:red-2:BUC-S01", "board:blue-3:BUC-S02"))
    told = table.play("board:yellow-4:BUC-S03")
    assert keys(told)[-3:] == ["home", "ships", "turn"]
    assert len(roads(table)) == 3
    assert not roads(table) & {"S01", "S02", "S03"}
    assert table.view()["ships"]["deck"] == 9


def test_no_new_ships_from_an_empty_deck() -> None:
    """BUC-SHP-02: in the last group nothing is turned up any more."""
    table = table_at(CREWS, boarded=all_but("S01", "S02", "S03"), roads="S01 S02 S03")
    play(table, "board:red-2:BUC-S01", "board:blue-3:BUC-S02")
    assert roads(table) == {"S03"}
    assert "ships" not in keys(table.play("board:yellow-4:BUC-S03"))
    assert roads(table) == set()


@some_games
@given(game=games())
def test_five_groups_of_three(game: Told) -> None:
    """BUC-SHP-03: three ships are turned up five times, all different; the deck is always a multiple of three."""
    groups = [event.data["ships"] for event in heard(list(game.events()), "ships")]
    assert [len(group) for group in groups] == [3] * 5
    assert len({ship for group in groups for ship in group}) == 15
    assert {len(position["unseen"]) for position in game.positions()} == {12, 9, 6, 3, 0}


def test_the_quay_stays_as_it_is() -> None:
    """BUC-SHP-04: when new ships come, the crews and singles that did not board lie as they lay."""
    others = "red-3/yellow-5/blue-5 | blue-4/red-5"
    table = table_at(f"red-2/blue-2 | {others}", boarded="S02 S03", roads="S01")
    before = units(table)
    told = table.play("board:red-2:BUC-S01")
    assert "ships" in keys(told)
    assert units(table) == before - {"red-2/blue-2"} | {"red-2", "blue-2"}
    assert {"red-3/yellow-5/blue-5", "blue-4/red-5"} <= units(table)
