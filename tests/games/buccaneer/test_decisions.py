"""Chapter 4.2 (DEC): who is asked what."""

import pytest

from flibuste.core.faults import SetupError
from flibuste.table import Seat, Table
from tests.games.buccaneer.positions import (
    BLUE,
    RED,
    YELLOW,
    allowed,
    asked,
    barred,
    card,
    gone,
    keys,
    new_table,
    play,
    refusal,
    table_at,
    units,
)


def test_the_action_offers_every_capture_and_boarding() -> None:
    """BUC-DEC-01: all captures and boardings, nothing else; what does not fit is shown as barred."""
    # Heights 6 (red), 3 and 6 (yellow): 6 + 3 = 9 fits, 6 + 6 = 12 does not. Six are enough for 2, 4 and 6.
    table = table_at("red-2/blue-2345q | yellow-2/red-34 | yellow-3/red-5q/yellow-45q", roads="S01 S07 S13")
    table.play("mutiny:no")
    assert asked(table) == (RED, "BUC-DEC-01")
    assert allowed(table) == {
        "capture:red-2:yellow-2",
        "board:red-2:BUC-S01",
        "board:red-2:BUC-S07",
        "board:red-2:BUC-S13",
    }
    assert barred(table) == {"capture:red-2:yellow-3": "BUC-CRW-05"}


def test_a_mutiny_is_called_or_not() -> None:
    """BUC-DEC-02: an opponent is asked out of turn, and has exactly two answers."""
    table = table_at("red-2/blue-345", roads="S01 S10 S13")
    decision = table.decision
    assert decision
    assert (decision.seat, decision.turn, decision.rule) == (BLUE, RED, "BUC-DEC-02")
    assert allowed(table) == {"mutiny:call", "mutiny:no"}
    assert barred(table) == {}
    for option in ("mutiny:later", "mutiny", "board:red-2:BUC-S01"):
        refusal(table, option)


def test_the_captain_picks_one_of_several_called_crews() -> None:
    """BUC-DEC-03: two crews were called: the captain is asked for one of them, and for no other crew."""
    table = table_at("red-2/blue-345 | red-3/yellow-345 | red-4/blue-2", roads="S01 S02 S03")
    play(table, "mutiny:call", "mutiny:call")
    assert asked(table) == (RED, "BUC-DEC-03")
    assert allowed(table) == {"crew:red-2", "crew:red-3"}


def test_one_called_crew_needs_no_picking() -> None:
    """BUC-DEC-03: one crew was called, by one player of two: the captain goes straight on to the ship."""
    table = table_at("red-2/blue-345 | red-3/yellow-345", roads="S01 S02 S03")
    play(table, "mutiny:no", "mutiny:call")
    assert asked(table) == (RED, "BUC-DEC-04")
    assert allowed(table) == {"board:red-3:BUC-S01", "board:red-3:BUC-S02", "board:red-3:BUC-S03"}


def test_the_ship_in_a_mutiny() -> None:
    """BUC-DEC-04: every face-up ship that the crew is big enough for."""
    table = table_at("red-2/blue-345", roads="S01 S07 S13")  # minima 2, 4, 6; the crew is 4
    table.play("mutiny:call")
    assert asked(table) == (RED, "BUC-DEC-04")
    assert allowed(table) == {"board:red-2:BUC-S01", "board:red-2:BUC-S07"}
    assert barred(table) == {"board:red-2:BUC-S13": "BUC-ATT-03"}


def test_one_ship_in_a_mutiny_is_boarded_at_once() -> None:
    """BUC-DEC-04: with one ship that fits there is nothing to ask."""
    table = table_at("red-2/blue-345", roads="S01 S10 S13")
    assert "boarded" in keys(table.play("mutiny:call"))
    assert gone(table) == {"S01"}


def test_two_different_treasures_are_asked_for() -> None:
    """BUC-DEC-05: the captain of the boarding crew may take either, before anything is uncovered."""
    table = table_at("red-2/blue-3/yellow-345", roads="S01 S11 S13")
    play(table, "mutiny:no", "board:red-2:BUC-S11")
    assert asked(table) == (RED, "BUC-DEC-05")
    assert allowed(table) == {"treasure:chest", "treasure:candlestick"}
    assert "red-2/blue-3/yellow-345" in units(table)


def deck(*treasures: str) -> list[dict[str, object]]:
    return [card(f"own-{i}", treasures=shown) for i, shown in enumerate(treasures, 1)]


@pytest.mark.parametrize("shown", ["sabre", "chest chest"])
def test_one_kind_needs_no_choice(shown: str) -> None:
    """BUC-DEC-05: one treasure, or the same twice, is handed out without asking."""
    table = table_at("red-2/blue-3", roads="own-1 own-2 own-3", deck=deck(shown, "barrel", "barrel"))
    assert "treasure" in keys(table.play("board:red-2:own-1"))
    assert asked(table) == (BLUE, "BUC-DEC-01")


def test_the_only_kind_left_needs_no_choice() -> None:
    """BUC-DEC-05: all six chests are gone, so a card with chest and sabre leaves nothing to choose."""
    cards = deck(*["chest chest"] * 3, "chest sabre", "barrel", "barrel")
    table = table_at("red-2/blue-3", boarded="own-1 own-2 own-3", roads="own-4 own-5 own-6", deck=cards)
    table.play("board:red-2:own-4")
    assert asked(table) == (BLUE, "BUC-DEC-01")


def test_the_users_choose_colours_and_the_start() -> None:
    """BUC-DEC-06: any seat may begin, any free colour may be chosen."""
    seats = [Seat("Anne", colour="green"), Seat("Jack", colour="black"), Seat("Mary", colour="red")]
    table = Table.new("buccaneer", seats, {"start": YELLOW})
    assert [seat["colour"] for seat in table.view()["seats"]] == ["green", "black", "red"]
    assert table.asked == 2


def test_what_the_users_may_not_choose() -> None:
    """BUC-DEC-06: a seat that is not at the table, or a colour that is not in the box, is refused."""
    with pytest.raises(SetupError):
        new_table(3, start=3)
    with pytest.raises(SetupError):
        Table.new("buccaneer", [Seat("Anne", colour="mauve"), Seat("Jack"), Seat("Mary")])
