"""Chapter 5.6 (MUT): three pirates in another's crew."""

from collections import Counter

import pytest
from hypothesis import given

from flibuste.core.atoms import Json
from flibuste.core.faults import PositionError
from flibuste.table import Table
from tests.games.buccaneer.positions import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Told,
    all_but,
    allowed,
    asked,
    games,
    gone,
    heard,
    keys,
    play,
    purses,
    refusal,
    roads,
    some_games,
    table_at,
    tokens,
    units,
)

THREE_BLUE = "red-2/blue-345"
"""Red's crew of four with three blue pieces: blue may call a mutiny when a ship for four or fewer lies there."""
TWO_CREWS = "red-2/blue-345 | red-3/yellow-345"


def test_a_mutiny_forces_the_captain_to_board() -> None:
    """BUC-MUT-01: blue calls, and red boards with that crew now."""
    table = table_at(THREE_BLUE, roads="S01 S10 S13")
    told = table.play("mutiny:call")
    assert heard(told, "mutiny-called")[0].data["seat"] == BLUE
    boarded = heard(told, "boarded")[0].data
    assert (boarded["crew"], boarded["ship"]) == ("unit:red-2", "ship:BUC-S01")
    assert heard(told, "boarded")[0].args["forced"] == "yes"
    assert gone(table) == {"S01"}


def test_what_a_mutiny_is_about_is_foreseen() -> None:
    """BUC-MUT-08: the ships the crew is big enough for, with what they carry; BUC-ATT-09: the second gets the other."""
    seen = table_at(THREE_BLUE, roads="S01 S10 S13").preview("mutiny:call")
    assert (seen["kind"], seen["second"]) == ("mutiny", True)
    assert [ship["ship"] for ship in seen["ships"]] == ["BUC-S01"]
    assert seen["ships"][0]["treasures"] == ["sabre"]
    assert not table_at("red-2/yellow-3/blue-345q", roads="S01 S10 S13").preview("mutiny:call")["second"]


def mutiny_at(units: str, **position: Json) -> bool:
    """Whether anybody is asked about a mutiny when this turn begins."""
    return asked(table_at(units, **position))[1] == "BUC-DEC-02"


def test_whoever_has_three_pieces_may_call() -> None:
    """BUC-MUT-02: three pieces of one opponent are enough, next to each other or not."""
    assert mutiny_at(THREE_BLUE)
    assert mutiny_at("red-2/blue-3/yellow-3/blue-4/yellow-4/blue-5")
    assert mutiny_at("red-2/yellow-3/blue-345q")


def test_two_pieces_are_not_enough() -> None:
    """BUC-MUT-02: (c) at least three pieces."""
    assert not mutiny_at("red-2/blue-34/yellow-34")


def test_only_when_the_captains_turn_begins() -> None:
    """BUC-MUT-02: (a) it is the captain's turn that begins, not somebody else's."""
    assert not mutiny_at(THREE_BLUE, turn=BLUE)
    assert not mutiny_at(THREE_BLUE, turn=YELLOW)


def test_not_against_oneself() -> None:
    """BUC-MUT-02: (b) red has four pieces in the crew, but is its captain."""
    assert not mutiny_at("red-2/blue-2/red-345")


@pytest.mark.parametrize(("ships", "may"), [("S10 S13 S14", False), ("S10 S13 S07", True), ("S13 S14 S01", True)])
def test_the_crew_is_big_enough_for_a_ship(ships: str, may: bool) -> None:
    """BUC-MUT-02: (d) four pieces: minima 5, 6, 6 are too big; one ship of 4, or of 2, is enough."""
    assert mutiny_at(THREE_BLUE, roads=ships) is may


def eligible(position: Json, cards: Json, captain: int) -> list[int]:
    """Who may call a mutiny, reckoned afresh, clockwise from the captain's left."""
    smallest = min(cards[ship]["min_crew"] for ship in position["roads"])
    crews = [
        Counter(piece.split("-")[0] for piece in pile)
        for pile in position["units"]
        if pile[0].split("-")[0] == position["colours"][captain] and len(pile) >= smallest
    ]
    seats = len(position["colours"])
    left = [(captain + i) % seats for i in range(1, seats)]
    return [seat for seat in left if any(crew[position["colours"][seat]] >= 3 for crew in crews)]


@some_games
@given(game=games("house", "hoard"))
def test_who_is_asked_in_a_game(game: Told) -> None:
    """BUC-MUT-02: at every turn's start exactly those who may call are asked, once each, in their order."""
    cards = game.table.view()["ships"]["cards"]
    turn_asked: list[int] = []
    due: list[int] = eligible(game.first, cards, game.first["turn"])
    for step in game.steps:
        if step.decision.rule == "BUC-DEC-02":
            turn_asked.append(step.decision.seat)
        if heard(step.events, "turn"):
            assert turn_asked == due
            turn_asked, due = [], eligible(step.after, cards, step.after["turn"])


def test_the_start_of_the_turn_is_the_moment() -> None:
    """BUC-MUT-03: not after red's action, not on the others' turns: only when red's next turn begins."""
    table = table_at("blue-3/yellow-2/blue-45", roads="S04 S10 S13")
    table.play("capture:red-2:blue-3")  # red-2/blue-3/yellow-2/blue-45: three blue pieces, enough for S04 and S10
    assert asked(table) == (BLUE, "BUC-DEC-01")
    refusal(table, "mutiny:call")
    table.play("capture:blue-2:yellow-3")
    assert asked(table) == (YELLOW, "BUC-DEC-01")
    table.play("capture:yellow-4:blue-q")
    assert asked(table) == (BLUE, "BUC-DEC-02")


def test_calling_is_optional_and_free() -> None:
    """BUC-MUT-04: blue may say no; saying yes costs nothing and brings the normal shares only."""
    table = table_at(THREE_BLUE, roads="S07 S10 S13")
    assert allowed(table) == {"mutiny:call", "mutiny:no"}
    told = play(table, "mutiny:call", "treasure:sabre")
    # Loot 18, wages 3 + 4 + 5 = 12 for blue, who as the second gets the candlestick, too; red keeps 6.
    assert purses(table) == [16, 22, 10]
    assert [event.args["amount"] for event in heard(told, "wages")] == [12]


def test_one_mutiny_each() -> None:
    """BUC-MUT-05: several players may be eligible, against one crew or several, but each is asked once."""
    same = table_at("red-2/blue-345/yellow-345", roads="S01 S02 S03")
    different = table_at(TWO_CREWS, roads="S01 S02 S03")
    for table in (same, different):
        assert asked(table) == (BLUE, "BUC-DEC-02")
        table.play("mutiny:no")
        assert asked(table) == (YELLOW, "BUC-DEC-02")
        table.play("mutiny:no")
        assert asked(table) == (RED, "BUC-DEC-01")


@some_games
@given(game=games("house", "locked"))
def test_nobody_has_three_pieces_in_two_crews(game: Told) -> None:
    """BUC-MUT-05: of five pieces three lie in one crew only."""
    for position in game.positions():
        for colour in position["colours"]:
            strong = [pile for pile in position["units"] if sum(piece.startswith(colour) for piece in pile) >= 3]
            assert len(strong) <= 1


def test_two_players_cannot_join_together() -> None:
    """BUC-MUT-06: two blue and two yellow pieces, and one black, are five strangers, but no mutiny."""
    assert not mutiny_at("red-2/blue-34/yellow-34/black-2", seats=4)


def test_all_are_asked_clockwise_from_the_captains_left() -> None:
    """BUC-MUT-07: black's left is green, then come red and blue; all are asked, although the first has called."""
    table = table_at("black-2/red-345/blue-345 | black-3/green-345", seats=5, turn=BLACK, roads="S01 S02 S03")
    for seat in (GREEN, RED):
        assert asked(table) == (seat, "BUC-DEC-02")
        told = table.play("mutiny:call")
        assert keys(told) == ["mutiny-called"]
        assert told[0].seen_by is None
        assert gone(table) == set()
    assert asked(table) == (BLUE, "BUC-DEC-02")
    assert keys(table.play("mutiny:no")) == ["mutiny-declined"]
    assert asked(table) == (BLACK, "BUC-DEC-03")


def test_the_whole_turn_is_the_mutiny() -> None:
    """BUC-MUT-08: the captain boards with the called crew, captures nothing before, and has no turn left after."""
    table = table_at(THREE_BLUE + " | red-3/yellow-3", roads="S01 S02 S13")
    table.play("mutiny:call")
    for option in ("capture:red-4:yellow-2", "capture:red-2:yellow-2", "board:red-3:BUC-S01"):
        assert refusal(table, option) == "BUC-MUT-12"
    table.play("board:red-2:BUC-S01")
    assert asked(table) == (BLUE, "BUC-DEC-01")


def test_the_captain_chooses_the_ship() -> None:
    """BUC-MUT-09: red, not blue, picks among the ships that four can board."""
    table = table_at(THREE_BLUE, roads="S01 S07 S13")
    table.play("mutiny:call")
    assert asked(table) == (RED, "BUC-DEC-04")
    assert allowed(table) == {"board:red-2:BUC-S01", "board:red-2:BUC-S07"}
    assert refusal(table, "board:red-2:BUC-S13") == "BUC-ATT-03"
    table.play("board:red-2:BUC-S01")
    assert gone(table) == {"S01"}


@pytest.mark.parametrize(("chosen", "other"), [("red-2", "red-3/yellow-345"), ("red-3", "red-2/blue-345")])
def test_the_captain_chooses_among_called_crews(chosen: str, other: str) -> None:
    """BUC-MUT-10: red picks one of the two called crews; the other one stays."""
    table = table_at(TWO_CREWS, roads="S01 S02 S03")
    play(table, "mutiny:call", "mutiny:call")
    assert asked(table) == (RED, "BUC-DEC-03")
    play(table, f"crew:{chosen}", f"board:{chosen}:BUC-S01")
    assert gone(table) == {"S01"}
    assert other in units(table)


def test_a_lapsed_call_may_be_made_again() -> None:
    """BUC-MUT-10: yellow's call lapsed; at the start of red's next turn yellow is asked again, not forced on red."""
    table = table_at(TWO_CREWS, roads="S01 S02 S03")
    play(table, "mutiny:call", "mutiny:call", "crew:red-2", "board:red-2:BUC-S01")
    play(table, "capture:blue-2:yellow-2", "capture:yellow-q:blue-q")
    assert asked(table) == (YELLOW, "BUC-DEC-02")
    table.play("mutiny:no")
    assert asked(table) == (RED, "BUC-DEC-01")


def test_two_calls_against_one_crew_are_one_boarding() -> None:
    """BUC-MUT-11: blue and yellow call against the same crew: red is not asked which, and boards once."""
    table = table_at("red-2/blue-345/yellow-345", roads="S01 S02 S03")
    play(table, "mutiny:call", "mutiny:call")
    assert asked(table) == (RED, "BUC-DEC-04")
    table.play("board:red-2:BUC-S01")
    assert gone(table) == {"S01"}
    assert asked(table) == (BLUE, "BUC-DEC-01")


def test_the_captain_cannot_avoid_it() -> None:
    """BUC-MUT-12: no other crew, no capture and no pass instead, neither when picking the crew nor the ship."""
    table = table_at(TWO_CREWS + " | red-4/blue-2", roads="S01 S02 S03")
    play(table, "mutiny:call", "mutiny:call")
    for option in ("crew:red-4", "board:red-4:BUC-S01", "capture:red-5:yellow-2", "pass"):
        assert refusal(table, option) == "BUC-MUT-12"
    table.play("crew:red-2")
    for option in ("board:red-3:BUC-S01", "board:red-4:BUC-S01", "capture:red-5:yellow-2", "pass"):
        assert refusal(table, option) == "BUC-MUT-12"


def test_a_forced_boarding_is_like_any_other() -> None:
    """BUC-MUT-13: the same choice, treasures, wages and homecoming as when red boards of his own will."""
    crew: dict[str, Json] = {"units": "red-2/yellow-2/blue-345", "roads": "S01 S10 S13"}
    forced, free = table_at(**crew), table_at(**crew)
    play(forced, "mutiny:call", "board:red-2:BUC-S10")
    play(free, "mutiny:no", "board:red-2:BUC-S10")
    for table in (forced, free):
        assert asked(table) == (RED, "BUC-DEC-05")
        table.play("treasure:barrel")
        # Loot 24, wages 2 to yellow, 3 + 4 + 5 = 12 to blue: red keeps 10. The second is yellow, not blue.
        assert purses(table) == [20, 22, 12]
        assert tokens(table) == [(0, 1, 0, 0), (0, 0, 0, 0), (0, 0, 0, 1)]
    assert forced.position() == free.position()


def test_a_forced_captain_may_fall_short() -> None:
    """BUC-MUT-13: the shortage rules hold: loot 8, wages 12, and red has but 1, so the reserve pays 3."""
    table = table_at(THREE_BLUE, roads="S01 S10 S13", purses=[1, 20, 10])
    table.play("mutiny:call")
    assert purses(table) == [0, 32, 10]


def test_without_a_call_the_turn_is_normal() -> None:
    """BUC-MUT-14: blue does not call: red may capture, or board with that crew or another."""
    table = table_at(THREE_BLUE + " | red-3/yellow-3", roads="S01 S07 S13")
    table.play("mutiny:no")
    assert asked(table) == (RED, "BUC-DEC-01")
    assert {
        "capture:red-4:yellow-2",
        "capture:red-2:yellow-2",
        "board:red-2:BUC-S01",
        "board:red-2:BUC-S07",
        "board:red-3:BUC-S01",
    } <= allowed(table)


def test_a_skipped_player_may_call() -> None:
    """BUC-MUT-15: blue owns no unit, but has three pieces in yellow's crew."""
    table = table_at("red-2/blue-23 | yellow-2/blue-45q", turn=BLUE, roads="S07 S13 S14")
    assert [event.data["seat"] for event in heard(table.events, "skipped")] == [BLUE]
    assert asked(table) == (BLUE, "BUC-DEC-02")
    play(table, "mutiny:call", "treasure:sabre")
    assert gone(table) == {"S07"}


def test_the_mutiny_goes_with_the_crew() -> None:
    """BUC-MUT-16: yellow captures red's crew: blue is asked when yellow's next turn begins, not when red's does."""
    table = table_at(THREE_BLUE + " | red-4/yellow-34/blue-q", turn=YELLOW, roads="S01 S10 S13")
    table.play("capture:yellow-2:red-2")
    assert asked(table) == (RED, "BUC-DEC-01")
    table.play("capture:red-3:yellow-q")
    assert asked(table) == (BLUE, "BUC-DEC-01")
    table.play("capture:blue-2:yellow-5")
    assert asked(table) == (BLUE, "BUC-DEC-02")
    assert (table.decision and table.decision.turn) == YELLOW


def test_the_mutineer_as_captain_has_no_mutiny() -> None:
    """BUC-MUT-16: blue himself captures the crew with his three pieces: nobody is asked any more."""
    table = table_at(THREE_BLUE, turn=BLUE, roads="S01 S10 S13")
    play(table, "capture:blue-2:red-2", "capture:yellow-2:red-3")
    assert asked(table) == (RED, "BUC-DEC-01")
    table.play("capture:red-4:yellow-3")
    assert asked(table) == (BLUE, "BUC-DEC-01")


def test_a_mutiny_may_take_the_last_ship_of_a_group() -> None:
    """BUC-MUT-17: new ships appear."""
    table = table_at(THREE_BLUE, boarded="S02 S03", roads="S01")
    assert "ships" in keys(table.play("mutiny:call"))
    assert len(roads(table)) == 3


def test_a_mutiny_may_take_the_last_ship_of_all() -> None:
    """BUC-MUT-17: the fifteenth ship ends the game."""
    table = table_at(THREE_BLUE, boarded=all_but("S01"), roads="S01")
    table.play("mutiny:call")
    assert table.decision is None
    assert table.result


NEXT = ["TurnStart", 1]
ACT = ["Action", 0]
RED_2, RED_3 = 0, 1


@pytest.mark.parametrize(
    ("units", "agenda"),
    [
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 1, [2], []]]),
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 2, [], []]]),
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 2, [], [RED_2]]]),
        (TWO_CREWS, [NEXT, ["MutinyCrew", 0, [RED_2, RED_3]]]),
        (THREE_BLUE, [NEXT, ["MutinyShip", 0, RED_2]]),
    ],
)
def test_questions_about_a_mutiny_that_can_be_asked(units: str, agenda: Json) -> None:
    """BUC-MUT-07: a position may begin with them."""
    there = table_at(units, roads="S01 S07 S02").position()
    assert Table.at("buccaneer", {**there, "agenda": agenda}).position()["agenda"] == agenda


@pytest.mark.parametrize(
    ("units", "agenda"),
    [
        ("red-2/blue-34 | red-3/yellow-345", [NEXT, ["MutinyShip", 0, RED_2]]),  # nobody has three pieces there
        ("red-2/blue-34", [NEXT, ACT, ["MutinyCall", 1, [], []]]),
        ("red-2/blue-34 | red-3/yellow-345", [NEXT, ["MutinyCrew", 0, [RED_2, RED_3]]]),
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 1, [1], []]]),  # asked twice
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 1, [2, 1], []]]),
        (TWO_CREWS, [NEXT, ["MutinyCrew", 0, [RED_2, RED_2]]]),
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 2, [1], []]]),  # against the clock
        (TWO_CREWS, [NEXT, ["MutinyCrew", 0, [RED_3, RED_2]]]),
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 1, [], []]]),  # somebody is left out
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 1, [2], [RED_2]]]),  # called before anybody was asked
        (TWO_CREWS, [NEXT, ACT, ["MutinyCall", 2, [], [RED_3]]]),  # called by nobody who was asked
    ],
)
def test_questions_about_a_mutiny_that_cannot_arise(units: str, agenda: Json) -> None:
    """BUC-MUT-02, BUC-MUT-07: each mutineer is asked once, clockwise from the captain's left."""
    there = table_at(units, roads="S01 S07 S02").position()
    with pytest.raises(PositionError, match=r"agenda: Mutiny.* cannot be asked here"):
        Table.at("buccaneer", {**there, "agenda": agenda})
