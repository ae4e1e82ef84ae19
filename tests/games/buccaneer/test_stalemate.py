"""Chapter 5.8 (STL): nobody can act. House rules."""

from hypothesis import given

from tests.games.buccaneer.positions import (
    BLUE,
    RED,
    YELLOW,
    Told,
    asked,
    games,
    heard,
    keys,
    new_table,
    purses,
    roads,
    some_games,
    table_at,
    tokens,
    units,
)

LOCKED = "red-2/blue-2/yellow-2 | red-3/blue-3/yellow-3 | red-4/blue-4/yellow-4 | red-5/blue-5/yellow-5"
ALMOST = f"{LOCKED} | yellow-q/blue-q"
"""Red tops four crews of three, and has one piece left to put on the last unit that is not his. All of the ships
named below need six."""
GALLEONS = "S13 S14 S15"


def test_a_stalemate_when_nobody_can_act() -> None:
    """BUC-STL-01: red has captured the last unit: he tops everything, and no crew is big enough."""
    table = table_at(ALMOST, roads=GALLEONS)
    told = table.play("capture:red-q:yellow-q")
    assert "stalemate" in keys(told)
    assert not {"skipped", "passed"} & set(keys(told))


def test_no_stalemate_while_anybody_can_act() -> None:
    """BUC-STL-01: with a ship for three red can board on his turn, so blue and yellow are just skipped."""
    table = table_at(ALMOST, roads="S04 S13 S14")
    told = table.play("capture:red-q:yellow-q")
    assert keys(told) == ["captured", "turn", "skipped", "turn", "skipped", "turn"]
    assert asked(table) == (RED, "BUC-DEC-01")


def test_a_stalemate_comes_before_any_mutiny() -> None:
    """BUC-STL-01: four in a crew, three of them blue, but no ship for four: no mutiny is asked for, all is reset."""
    crews = "red-2/blue-345 | red-3/yellow-345 | red-4/blue-2/yellow-2 | red-5/blue-q | red-q/yellow-q"
    table = table_at(crews, roads=GALLEONS)
    assert "stalemate" in keys(table.events)
    assert asked(table) == (RED, "BUC-DEC-01")


def test_all_crews_are_broken_up() -> None:
    """BUC-STL-02: all pieces go home; nobody is paid; ships, purses and tokens stay; the same player begins."""
    table = table_at(ALMOST, roads=GALLEONS, boarded="S01 S02 S03", purses=[20, 15, 16])
    held = tokens(table)
    table.play("capture:red-q:yellow-q")
    assert units(table) == {f"{colour}-{face}" for colour in ("red", "blue", "yellow") for face in "2345q"}
    assert purses(table) == [20, 15, 16]
    assert tokens(table) == held
    assert roads(table) == set(GALLEONS.split())
    assert asked(table) == (BLUE, "BUC-DEC-01")  # blue's turn was about to begin


def test_the_second_stalemate_ends_the_game() -> None:
    """BUC-STL-03: no ship was boarded since the last one: the game ends at once and is scored as it stands."""
    table = table_at(ALMOST, roads=GALLEONS, boarded="S06 S02 S03", stalled=True, purses=[20, 15, 18])
    told = table.play("capture:red-q:yellow-q")
    assert "stalemate-end" in keys(told)
    assert table.decision is None
    # Red holds the one chest, barrel and candlestick: 15 + 12 + 9.
    assert table.result
    assert table.result.totals == (20 + 36, 15, 18)


def test_a_boarding_makes_the_next_stalemate_the_first() -> None:
    """BUC-STL-03: a ship was boarded in between, so that the pieces go home once more."""
    table = table_at("yellow-q/red-q/blue-q | red-2/blue-2", stalled=True, roads="S04 S13 S14", turn=YELLOW)
    table.play("board:yellow-q:BUC-S04")
    # Whatever is captured now, the first stalemate after the boarding is a reset.
    position = {**table.position(), "agenda": [["TurnStart", RED]], "units": table_at(LOCKED).position()["units"]}
    tops = [unit for unit in position["units"] if len(unit) > 1]
    position["units"] = [*tops, ["red-q", "blue-q", "yellow-q"]]
    position |= {"roads": ["BUC-S13", "BUC-S14"]}
    again = table.at("buccaneer", position)
    assert "stalemate" in keys(again.events)
    assert again.decision


def test_two_stalemates_in_a_row_from_the_start() -> None:
    """BUC-STL-03: with ships for nine the pieces lock, go home, lock again: the second time ends the game."""
    ends = 0
    for seed in range(30):
        table = new_table(3, seed, deck=[{**ship, "min_crew": 9} for ship in _ships()])
        stalemates = 0
        while table.decision:
            captures = [option.id for option in table.decision.options if option.group == "capture"]
            open_ = [option.id for option in table.decision.options if not option.barred]
            told = table.play(next((o for o in open_ if o in captures), open_[0]))
            stalemates = 0 if "boarded" in keys(told) else stalemates + len(heard(told, "stalemate"))
            assert stalemates <= 1
            if "stalemate-end" in keys(told):
                assert stalemates == 1
                ends += 1
    assert ends


def _ships() -> list[dict[str, object]]:
    return [{"ducats": 10, "question_wage": 2, "treasures": ["sabre"]}] * 3


@some_games
@given(game=games("house", "locked"))
def test_every_game_ends(game: Told) -> None:
    """BUC-STL-04: between boardings and resets at most 5n - 1 captures, each of which leaves one unit less."""
    captures = 0
    for step in game.steps:
        if step.option.startswith("capture"):
            captures += 1
            assert captures <= 5 * game.seats - 1
            if not heard(step.events, "stalemate"):
                assert len(step.after["units"]) == len(step.before["units"]) - 1
        if heard(step.events, "home"):
            captures = 0
    assert game.table.result
