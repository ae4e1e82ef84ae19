"""Chapter 3 (SET): the set-up."""

import re
from pathlib import Path

import pytest
from hypothesis import given

from flibuste.core.faults import SetupError
from flibuste.table import Seat, Table
from tests.games.buccaneer.positions import (
    COLOURS,
    KINDS,
    SHIPS,
    Told,
    allowed,
    asked,
    games,
    heard,
    new_table,
    purses,
    roads,
    some_games,
    units,
)

RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "buccaneer.md"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play(seats: int) -> None:
    """BUC-SET-01: three, four or five may play."""
    assert len(new_table(seats).view()["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_any_other_number_is_refused(seats: int) -> None:
    """BUC-SET-01: any other number is refused."""
    with pytest.raises(SetupError) as refused:
        Table.new("buccaneer", [Seat("Anne")] * seats)
    assert refused.value.rule == "BUC-SET-01"


def test_five_singles_each() -> None:
    """BUC-SET-02: everybody's pieces are 2, 3, 4, 5 and ?, five singles that all may see."""
    table = new_table(3)
    assert units(table) == {f"{colour}-{face}" for colour in ("red", "blue", "yellow") for face in "2345q"}
    for unit in table.view()["units"]:
        colour, face = unit["id"].split("-")
        assert unit["colours"] == [colour]
        assert unit["values"] == [face]
        assert COLOURS[unit["owner"]] == colour


def test_all_colours_are_different() -> None:
    """BUC-SET-02: two players cannot have the same colour; who chose none gets a free one."""
    with pytest.raises(SetupError):
        Table.new("buccaneer", [Seat("Anne", colour="red"), Seat("Jack", colour="red"), Seat("Mary")])
    table = Table.new("buccaneer", [Seat("Anne"), Seat("Jack", colour="red"), Seat("Mary")])
    colours = [seat["colour"] for seat in table.view()["seats"]]
    assert colours[1] == "red"
    assert len(set(colours)) == 3


@pytest.mark.parametrize(("seats", "pieces"), [(3, 15), (4, 20), (5, 25)])
def test_colours_nobody_chose_are_out(seats: int, pieces: int) -> None:
    """BUC-SET-03: only the pieces are fewer with fewer players: ships, tokens and coins are always the same."""
    view = new_table(seats).view()
    in_play = {seat["colour"] for seat in view["seats"]}
    assert [unit["colours"][0] in in_play for unit in view["units"]] == [True] * pieces
    assert len(view["ships"]["cards"]) == view["ships"]["of"] == 15
    assert sum(view["reserve"]["tokens"].values()) == 24
    assert view["reserve"]["ducats"] + sum(seat["ducats"] for seat in view["seats"]) == 417


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_ducats_each(seats: int) -> None:
    """BUC-SET-04: everybody begins with ten of the 417 ducats."""
    assert purses(new_table(seats)) == [10] * seats


# 417 - 3 * 10 = 387, 417 - 4 * 10 = 377, 417 - 5 * 10 = 367
@pytest.mark.parametrize(("seats", "ducats"), [(3, 387), (4, 377), (5, 367)])
def test_two_open_reserves(seats: int, ducats: int) -> None:
    """BUC-SET-05: the other ducats and all 24 tokens, six of each kind, lie in the open."""
    table = new_table(seats)
    for seat in (None, *range(seats)):
        reserve = table.view(seat)["reserve"]
        assert reserve == {"ducats": ducats, "tokens": dict.fromkeys(KINDS, 6)}


def test_three_ships_of_fifteen() -> None:
    """BUC-SET-06: three of the fifteen ships lie face up, twelve stay in the deck, none is boarded."""
    ships = new_table().view()["ships"]
    assert len(set(ships["open"]) & set(SHIPS)) == 3
    assert ships["deck"] == 12
    assert ships["boarded"] == []


def test_the_deck_is_shuffled() -> None:
    """BUC-SET-06: any ship may come first; the same seed shuffles alike."""
    first = [roads(new_table(seed=seed)) for seed in range(60)]
    assert {f"BUC-{ship}" for three in first for ship in three} == set(SHIPS)
    assert first[7] == roads(new_table(seed=7))


def test_the_ship_cards_are_those_of_the_rulebook() -> None:
    """BUC-SET-06: the fifteen cards are the table of chapter 10.1, and show each kind of treasure six times."""
    row = re.compile(r"^\| (BUC-S\d\d) \| [^|]+ \| (\d) \| (\d+) \| (\d) \| ([a-z+ ]+) \|", re.MULTILINE)
    printed = {
        ship: (int(crew), int(ducats), int(wage), treasures.split(" + "))
        for ship, crew, ducats, wage, treasures in row.findall(RULEBOOK.read_text(encoding="utf-8"))
    }
    assert len(printed) == 15
    assert {i: (s["min_crew"], s["ducats"], s["question_wage"], s["treasures"]) for i, s in SHIPS.items()} == printed
    symbols = [kind for *_, treasures in printed.values() for kind in treasures]
    assert [symbols.count(kind) for kind in KINDS] == [6, 6, 6, 6]


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_marked_seat_begins(start: int) -> None:
    """BUC-SET-07: the marked seat has the first turn; it goes on clockwise."""
    table = new_table(4, start=start)
    turns = []
    for _ in range(5):
        turns.append(table.asked)
        # Singles on singles: nobody has a crew of three strangers, so nobody is asked out of turn.
        table.play(min(option for option in allowed(table) if option.startswith("capture")))
    assert turns == [(start + i) % 4 for i in range(5)]


def test_a_seat_is_drawn_when_none_is_marked() -> None:
    """BUC-SET-07: without a mark the seed draws the seat, and any seat may be drawn."""
    drawn = [asked(new_table(4, seed=seed))[0] for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn[5] == asked(new_table(4, seed=5))[0]


@some_games
@given(game=games("house", "locked"))
def test_seat_order_never_changes(game: Told) -> None:
    """BUC-SET-08: every turn is the next seat's, clockwise, skipped ones included (a turn after a reset is new)."""
    turns = [event.data["seat"] for event in heard(list(game.events()), "turn")]
    assert turns == [(turns[0] + i) % game.seats for i in range(len(turns))]


@some_games
@given(game=games("house", "short", "locked"))
def test_chance_only_shuffles_the_ships(game: Told) -> None:
    """BUC-SET-08: the game's luck moves only when ships are turned up, and all that is found out besides is covered."""
    pieces = {f"{colour}-{face}" for colour in COLOURS for face in "2345q"}
    for step, entry in zip(game.steps, game.table.log, strict=True):
        if heard(step.events, "ships"):
            assert len(set(entry.found) - pieces) == 3
        else:
            assert step.after["luck"] == step.before["luck"]
            assert set(entry.found) <= pieces


def test_seats_keep_their_places() -> None:
    """BUC-SET-08: the seats are those that were given, in that order."""
    table = Table.new("buccaneer", [Seat("Mary"), Seat("Anne"), Seat("Jack")], seed=3)
    assert [seat.name for seat in table.seats] == ["Mary", "Anne", "Jack"]
