"""Chapter 5.1 (TRN): a turn is one thing."""

from hypothesis import given

from flibuste.core.agenda import asking
from flibuste.core.atoms import Json, move_id
from tests.games.buccaneer.positions import (
    BLACK,
    BLUE,
    COLOURS,
    RED,
    YELLOW,
    Told,
    allowed,
    asked,
    games,
    gone,
    heard,
    keys,
    play,
    refusal,
    some_games,
    table_at,
    units,
)


def test_a_capture_ends_the_turn() -> None:
    """BUC-TRN-01: after one capture the next player is to act."""
    table = table_at()
    table.play("capture:red-2:blue-2")
    assert asked(table) == (BLUE, "BUC-DEC-01")


def test_a_boarding_ends_the_turn() -> None:
    """BUC-TRN-01: after one boarding the next player is to act, though the captain could board again."""
    table = table_at("red-2/blue-2 | red-3/blue-3", roads="S01 S02 S03")
    table.play("board:red-2:BUC-S01")
    assert asked(table) == (BLUE, "BUC-DEC-01")
    assert "red-3/blue-3" in units(table)


def test_nobody_may_pass_by_choice() -> None:
    """BUC-TRN-02: with a boarding at a loss as his only action, the player has to take it."""
    # Red's one unit is 9 high and cannot move; of the ships it fits all, and each costs red 10 ducats or more.
    # Wages: blue 2 + 3 + 4 + 5 + ? and yellow 2 + 3 + 4 = 23 + ?; S01 brings 8 with ? = 2: 8 - 25 = -17.
    table = table_at("red-2/blue-2345q/yellow-234 | yellow-5/red-345 | yellow-q/red-q", roads="S01 S02 S03")
    play(table, "mutiny:no", "mutiny:no")
    assert asked(table) == (RED, "BUC-DEC-01")
    assert allowed(table) == {f"board:red-2:BUC-S0{i}" for i in (1, 2, 3)}
    refusal(table, "pass")
    table.play("board:red-2:BUC-S01")
    assert table.position()["purses"][RED] == 0


def test_who_owns_no_unit_is_skipped() -> None:
    """BUC-TRN-03: all five blue pieces lie under others' pieces, so blue does not play."""
    table = table_at("red-2/blue-23 | yellow-2/blue-45q", roads="S10 S13 S14")
    told = table.play("capture:red-3:yellow-3")
    assert [event.data["seat"] for event in heard(told, "skipped")] == [BLUE]
    assert asked(table) == (YELLOW, "BUC-DEC-01")


def test_who_is_skipped_may_still_call_a_mutiny() -> None:
    """BUC-TRN-03: blue owns no unit and is skipped, but is asked at the start of yellow's turn."""
    table = table_at("red-2/blue-23 | yellow-2/blue-45q", roads="S07 S13 S14")
    told = table.play("capture:red-3:yellow-3")
    assert "skipped" in keys(told)
    assert asked(table) == (BLUE, "BUC-DEC-02")


def test_who_cannot_act_passes() -> None:
    """BUC-TRN-04: blue owns two singles, but the others' crews are nine high, and a single cannot board."""
    nines = "red-2/blue-45q/red-345q/black-2 | yellow-2/black-345q/yellow-345q"
    table = table_at(nines, seats=4, turn=BLUE, roads="S01 S02 S03")
    assert [event.data["seat"] for event in heard(table.events, "passed")] == [BLUE]
    assert heard(table.events, "skipped") == []
    assert (table.decision and table.decision.turn) == YELLOW


def legal(position: Json, cards: Json, seat: int) -> set[str]:
    """All actions of a seat, reckoned afresh from what lies open on the table: tops, heights and ships."""
    height = {pile[0]: len(pile) for pile in position["units"]}
    mine = [top for top in height if top.split("-")[0] == COLOURS[seat]]
    captures = {f"capture:{a}:{b}" for a in mine for b in height if b not in mine and height[a] + height[b] <= 9}
    boardings = {
        f"board:{top}:{ship}"
        for top in mine
        for ship in position["roads"]
        if height[top] >= max(2, cards[ship]["min_crew"])
    }
    return captures | boardings


@some_games
@given(game=games("house", "hoard", "locked"))
def test_the_legal_actions(game: Told) -> None:
    """BUC-TRN-04: in every position the player has all captures by CRW and all boardings by ATT, and no others."""
    cards = game.table.view()["ships"]["cards"]
    for step in game.steps:
        if step.decision.rule == "BUC-DEC-01":
            offered = {option.id for option in step.decision.options if not option.barred}
            assert offered == legal(step.before, cards, step.decision.seat)


@some_games
@given(game=games("house", "hoard", "locked"))
def test_bots_have_the_same_actions(game: Told) -> None:
    """BUC-TRN-04: the moves that bots choose from are the options that are not barred, for every question."""
    for table in game.retold():
        if step := asking(table.state):
            assert sorted(map(move_id, step.moves(table.state))) == sorted(allowed(table))


@some_games
@given(game=games("house", "locked"))
def test_only_who_owns_no_unit_is_skipped(game: Told) -> None:
    """BUC-TRN-03: a skipped player has no unit, a passing one has some but nothing to do with them."""
    for step in game.steps:
        owners = [pile[0].split("-")[0] for pile in step.after["units"]]
        for event in step.events:
            if event.key in ("buccaneer-skipped", "buccaneer-passed"):
                owns = COLOURS[event.data["seat"]] in owners
                assert owns == (event.key == "buccaneer-passed")


def test_one_ship_a_turn() -> None:
    """BUC-TRN-05: two mutinies are called, one ship is boarded, and the next player's turn begins."""
    table = table_at("red-2/blue-345 | red-3/yellow-345", roads="S01 S02 S03")
    play(table, "mutiny:call", "mutiny:call", "crew:red-3", "board:red-3:BUC-S02")
    assert gone(table) == {"S02"}
    assert "red-2/blue-345" in units(table)
    assert asked(table) == (BLUE, "BUC-DEC-01")


def test_a_new_crew_boards_on_the_next_turn_at_the_earliest() -> None:
    """BUC-TRN-06: the crew of two fits the ship at once, but red has had his turn."""
    table = table_at(roads="S01 S02 S03")
    assert "board:red-2:BUC-S01" not in allowed(table)
    table.play("capture:red-2:blue-2")
    assert asked(table) == (BLUE, "BUC-DEC-01")
    refusal(table, "board:red-2:BUC-S01")
    play(table, "capture:blue-3:yellow-3", "capture:yellow-4:blue-4")
    assert asked(table)[0] == RED
    assert "board:red-2:BUC-S01" in allowed(table)


def test_a_crew_that_was_taken_does_not_board_for_its_old_captain() -> None:
    """BUC-TRN-06: red is no longer the crew's captain when his next turn comes."""
    table = table_at(roads="S01 S02 S03")
    play(table, "capture:red-2:blue-2", "capture:blue-3:yellow-3", "capture:yellow-4:red-2")
    assert asked(table)[0] == RED
    refusal(table, "board:red-2:BUC-S01")
    refusal(table, "board:yellow-4:BUC-S01")
    assert not any(option.startswith("board") for option in allowed(table))


def test_pieces_in_ones_own_crew_do_not_count_against_one() -> None:
    """BUC-TRN-07: four red pieces lie in red's own crew: red owns a unit and plays."""
    table = table_at("red-2/blue-2/red-345q", roads="S01 S07 S13")
    assert asked(table) == (RED, "BUC-DEC-01")
    assert {"capture:red-2:blue-3", "board:red-2:BUC-S13"} <= allowed(table)


def test_after_the_last_seat_comes_the_first() -> None:
    """BUC-TRN-01: black's turn ends with his capture, and it is red's again."""
    table = table_at(seats=4, turn=BLACK)
    table.play("capture:black-2:red-2")
    assert asked(table) == (RED, "BUC-DEC-01")
