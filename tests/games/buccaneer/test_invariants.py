"""Chapter 5.9 (INV): what holds in every position; a position in which it does not hold is refused."""

from typing import Any

import pytest
from hypothesis import given

from flibuste.core.atoms import Json
from flibuste.core.faults import PositionError
from flibuste.table import Table
from tests.games.buccaneer.positions import KINDS, SHIPS, Told, games, heard, piles, some_games, table_at

ALL = ("house", "short", "hoard", "locked")


def breach(**changed: Any) -> set[str]:
    """The rules that a position breaks when this is changed in it."""
    position: Json = {**table_at().position(), **changed}
    if "purses" not in changed:
        position["reserve"] = 417 - sum(position["purses"])
    with pytest.raises(PositionError) as refused:
        Table.at("buccaneer", position)
    return {found.rule for found in refused.value.breaches}


def singles(*without: str) -> list[list[str]]:
    pieces = [piece for pile in piles("red-2345q/blue-2345q/yellow-2345q") for piece in pile]
    return [[piece] for piece in pieces if piece not in without]


@some_games
@given(game=games(*ALL))
def test_everybody_has_his_five_pieces(game: Told) -> None:
    """BUC-INV-01: 2, 3, 4, 5 and ? of every colour, each in exactly one unit."""
    for position in game.positions():
        pieces = sorted(piece for pile in position["units"] for piece in pile)
        assert pieces == sorted(f"{colour}-{face}" for colour in position["colours"] for face in "2345q")


def test_a_piece_too_few_or_too_many() -> None:
    """BUC-INV-01: a position with a piece missing, doubled or made up is refused."""
    assert breach(units=singles("red-2")) == {"BUC-INV-01"}
    assert breach(units=[*singles(), ["red-2"]]) == {"BUC-INV-01"}
    assert breach(units=[*singles("red-2"), ["red-7"]]) == {"BUC-INV-01"}


@some_games
@given(game=games(*ALL))
def test_no_unit_is_higher_than_nine(game: Told) -> None:
    """BUC-INV-02: from one to nine pieces."""
    for position in game.positions():
        assert all(1 <= len(pile) <= 9 for pile in position["units"])


def test_ten_are_too_many() -> None:
    """BUC-INV-02: a unit of ten is refused, and an empty one, too."""
    (ten,) = piles("red-2/blue-2345q/yellow-2345")
    assert "BUC-INV-02" in breach(units=[ten, *singles(*ten)])
    assert "BUC-INV-02" in breach(units=[[], *singles()])


@some_games
@given(game=games(*ALL))
def test_the_second_is_of_another_colour(game: Told) -> None:
    """BUC-INV-03: in every crew positions one and two differ in colour."""
    for position in game.positions():
        tops = [[piece.split("-")[0] for piece in pile[:2]] for pile in position["units"]]
        assert all(len(set(top)) == len(top) for top in tops)


def test_own_on_own_cannot_be() -> None:
    """BUC-INV-03: red on red is refused."""
    assert breach(units=[["red-2", "red-3"], *singles("red-2", "red-3")]) == {"BUC-INV-03"}


def test_nobody_brings_a_treasury() -> None:
    """BUC-PAY-12: more than all coins of the box above what has come in; what is less is read again after any play."""
    assert breach(purses=[10**6, 10, 10], reserve=417 - 10**6 - 20) == {"BUC-PAY-12"}
    table = table_at("red-2/blue-45/yellow-5", purses=[0, 10 + 417, 20], roads="S01 S02 S03")
    table.play("board:red-2:BUC-S01")
    assert Table.at("buccaneer", table.position()).position() == table.position()


@some_games
@given(game=games("house", "hoard"))
def test_six_tokens_of_each_kind(game: Told) -> None:
    """BUC-INV-04: what lies in the reserve and what is held makes six, and every token came from a ship."""
    for table in game.retold():
        view = table.view()
        came = [kind for row in view["ships"]["boarded"] for kind in view["ships"]["cards"][row["ship"]]["treasures"]]
        for kind in KINDS:
            held = [seat["tokens"][kind] for seat in view["seats"]]
            assert view["reserve"]["tokens"][kind] + sum(held) == 6
            assert min(held) >= 0
            assert sum(held) == min(6, came.count(kind))


def test_seven_chests_cannot_be() -> None:
    """BUC-INV-04: more tokens than there are, or fewer than none, are refused."""
    none = dict.fromkeys(KINDS, 0)
    assert "BUC-INV-04" in breach(tokens=[{**none, "chest": 7}, none, none])
    assert "BUC-INV-04" in breach(tokens=[{**none, "chest": 1}, {**none, "chest": -1}, none])


@some_games
@given(game=games())
def test_fifteen_ships(game: Told) -> None:
    """BUC-INV-05: face up, deck and boarded make fifteen; the deck comes in threes; one to three lie face up."""
    for table in game.retold():
        ships = table.view()["ships"]
        up, deck, boarded = len(ships["open"]), ships["deck"], len(ships["boarded"])
        assert up + deck + boarded == 15
        assert deck % 3 == 0
        assert 1 <= up <= 3 or (up == 0 and boarded == 15)


def test_wrong_ships_cannot_be() -> None:
    """BUC-INV-05: an unknown ship, one ship twice, or one that is nowhere is refused."""
    three = ["BUC-S01", "BUC-S02", "BUC-S03"]
    assert breach(roads=["BUC-S01", "BUC-S02", "BUC-S99"], unseen=sorted(SHIPS)[3:]) == {"BUC-INV-05"}
    assert breach(roads=three, unseen=sorted(SHIPS)[2:]) == {"BUC-INV-05"}
    assert breach(roads=three, unseen=sorted(SHIPS)[4:]) == {"BUC-INV-05"}


@some_games
@given(game=games(*ALL))
def test_no_purse_is_below_zero(game: Told) -> None:
    """BUC-INV-06: whatever is paid, nobody has less than nothing, and at every boarding the money adds up."""
    cards = game.table.view()["ships"]["cards"]
    for step in game.steps:
        assert min(step.after["purses"]) >= 0
        for ship, captain in step.after["boarded"][len(step.before["boarded"]) :]:
            wages = sum(int(str(event.args["amount"])) for event in heard(step.events, "wages"))
            loot, purse = cards[ship]["ducats"], step.before["purses"][captain]
            assert step.after["purses"][captain] == max(0, purse + loot - wages)
            assert sum(step.after["purses"]) == sum(step.before["purses"]) + loot + max(0, wages - loot - purse)


def test_a_debt_cannot_be() -> None:
    """BUC-INV-06: a purse below zero, and money that is neither in a purse nor in the reserve, are refused."""
    assert breach(purses=[-1, 20, 11], reserve=387) == {"BUC-INV-06"}
    assert breach(purses=[10, 10, 10], reserve=386) == {"BUC-INV-06"}


@some_games
@given(game=games())
def test_every_boarding_costs_wages(game: Told) -> None:
    """BUC-INV-07: the second is a stranger and is paid at least one ducat."""
    for step in game.steps:
        for home in heard(step.events, "home"):
            if home.data["ship"]:
                second = step.before["colours"].index(home.data["pieces"][1].split("-")[0])
                paid = {event.data["seat"]: event.data["amount"] for event in heard(step.events, "wages")}
                assert paid[second] >= 1


@some_games
@given(game=games("house", "locked"))
def test_one_thing_a_turn(game: Told) -> None:
    """BUC-INV-08: between the beginnings of two turns there is at most one capture or one boarding."""
    done = 0
    for event in game.events():
        if event.key == "buccaneer-turn":
            done = 0
        done += event.key in ("buccaneer-captured", "buccaneer-boarded")
        assert done <= 1


def said(**changed: Any) -> str:
    """What is said of a position that is refused."""
    with pytest.raises(PositionError) as refused:
        Table.at("buccaneer", {**table_at().position(), **changed})
    return str(refused.value)


def test_no_more_ships_are_boarded_than_the_game_has() -> None:
    """BUC-VAR-06: a short game of two groups is over after six; it was divided by zero."""
    gone = " ".join(sorted(SHIPS)[:7])
    with pytest.raises(PositionError, match="boarded: 7 ships, but 6 in the whole game"):
        table_at(roads=" ".join(sorted(SHIPS)[7:9]), boarded=gone, groups=2)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"purses": [10, "10", 10]}, "purses[1]: cannot be '10'; it is a whole number from 0 to"),
        ({"purses": [10, 10]}, "purses: cannot be a list of 2; it is a list of 3"),
        ({"units": [["red-2", "pink-3"]]}, "units[0][1]: cannot be 'pink-3'; it is one of red-2, "),
        ({"tokens": [{"chest": 1}, {}, {}]}, "tokens[0].barrel: cannot be null; it is a whole number from 0 to"),
        ({"roads": ["BUC-S01", "BUC-S99"]}, "roads[1]: cannot be 'BUC-S99'; it is one of BUC-S01, "),
        ({"boarded": [["BUC-S01", 3]]}, "boarded[0][1]: cannot be 3; it is a whole number from 0 to 2"),
        ({"over": "yes"}, "over: cannot be 'yes'; it is true or false"),
        ({"stalled": 1}, "stalled: cannot be 1; it is true or false"),
        ({"turn": None}, "turn: cannot be null; it is a whole number from 0 to 2"),
        ({"agenda": [["Action", "red"]]}, "agenda[0][1]: cannot be 'red'; it is a whole number"),
        ({"rum": 3}, "rum: cannot be 3; there is no such field; there are game, options, "),
        ({"game": "jamaica"}, "game: cannot be 'jamaica'; it is one of buccaneer"),
        ({"colours": ["red", "red", "blue"]}, "colours[1]: red is there already"),
        ({"options": {"groups": 7}}, "options.groups: cannot be 7; it is one of 2, 3, 4, 5"),
    ],
)
def test_a_wrong_field_is_named_with_its_place_and_what_may_stand_there(changed: Any, what: str) -> None:
    assert f": {what}" in said(**changed)


def test_two_of_one_colour_break_the_rule_of_the_colours() -> None:
    """BUC-SET-02, not BUC-SET-01, which says how many play."""
    assert said(colours=["red", "red", "blue"]) == "BUC-SET-02: colours[1]: red is there already"


@pytest.mark.parametrize(
    "boarded", [[], [["BUC-S04", 1]], [["BUC-S04", 1], ["BUC-S05", 0], ["BUC-S06", 2], ["BUC-S07", 2]]]
)
def test_of_what_a_position_leaves_out_nothing_unusual_has_happened(boarded: list[list[str | int]]) -> None:
    position = Table.at("buccaneer", {"colours": ["red", "blue", "yellow"], "boarded": boarded}).position()
    captains = [captain for _, captain in boarded]
    loot = [sum(SHIPS[str(ship)]["ducats"] for ship, captain in boarded if captain == seat) for seat in range(3)]
    assert position["purses"] == [10 + ducats for ducats in loot]
    assert [sum(held.values()) > 0 for held in position["tokens"]] == [seat in captains for seat in range(3)]
    assert len(position["roads"]) == 3 - len(boarded) % 3
    assert all(len(unit) == 1 for unit in position["units"])
