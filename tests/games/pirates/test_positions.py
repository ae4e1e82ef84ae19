"""Positions (docs/positions.md): names, fleets, treasure and what waits before the first turn are those of a game."""

from functools import cache
from random import Random
from typing import Any

import pytest

from flibuste.core.faults import PositionError
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.table import Seat, Table


@cache
def table(decisions: int) -> Table:
    """A duel of twenty points after so many decisions."""
    playing, rng = Table.new("pirates", [Seat("Anne"), Seat("Jack")], {"build_total": 20}, 7), Random(1)
    for _ in range(decisions):
        assert playing.decision is not None
        playing.play(rng.choice([one.move for one in playing.decision.options if one.barred is None]))
    return playing


def refusal(decisions: int, **changed: Any) -> str:
    with pytest.raises(PositionError) as fault:
        Table.at("pirates", {**table(decisions).position(), **changed})
    return str(fault.value)


CHOOSING, MOORED, PLAYING = 3, 50, 60
"""Decisions after which treasure is chosen, and the first and all ships have sailed."""


@pytest.mark.parametrize(
    ("when", "changed", "said"),
    [
        (PLAYING, {"names": ["0.RV-12"]}, "CSG-ACT-10: names: one for each ship"),
        (PLAYING, {"names": ["hello"] * 6}, "CSG-ACT-10: names"),
        (PLAYING, {"fleets": ["RV-12", ""]}, "CSG-SET-25: fleets, supply: nothing is kept"),
        (PLAYING, {"supply": ["C15-A", ""]}, "CSG-SET-25: fleets, supply: nothing is kept"),
        (PLAYING, {"events": [[], [["coin", []]]]}, "CSG-SET-30: events: cards of events"),
        (PLAYING, {"events": [[["GEN-captain@england", [0]]], []]}, "CSG-SET-30: events: cards of events"),
        (PLAYING, {"marked": [99, 1]}, "CSG-MUL-02: marked: "),
        (PLAYING, {"marked": [0]}, "CSG-MUL-02: marked: "),
        (PLAYING, {"today": {"acted": [[99, "move"]]}}, "CSG-TRN-15: today: "),
        (PLAYING, {"today": {"acted": [[-1, "move"]]}}, "CSG-TRN-15: today: "),
        (PLAYING, {"today": {"acted": [[0, "dances"]]}}, "CSG-ACT-01: today.acted: no action is called 'dances'"),
        (PLAYING, {"today": {"acted": [[0, "move"]] * 3}}, "CSG-ACT-03: today.acted: no more than two actions a ship"),
        (PLAYING, {"today": {"used": [[0, "dances"]]}}, "CSG-TRN-15: today.used: nothing that is done once"),
        (PLAYING, {"today": {"used": [[0, "stays:x"]]}}, "CSG-TRN-15: today.used: nothing that is done once"),
        (PLAYING, {"today": {"used": [[-1, "fort:99"]]}}, "CSG-TRN-15: today.used: nothing that is done once"),
        (PLAYING, {"die": 100}, "CSG-ABL-07: die: cannot be 100; it is a whole number from 0 to 6"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["BuildForts", -1]]}, "CSG-TRN-11: agenda[1]: "),
        (PLAYING, {"agenda": [["Menu", 0]]}, "CSG-TRN-14: agenda: "),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Volley", 0, "ship:99", 0, "", "", ""]]}, "CSG-TRN-11: "),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Strike", 0, "RV-12"]]}, "CSG-TRN-11: agenda[1]: Strike cannot wait"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["SendCoins", 0, 0, 99, 0, -1]]}, "CSG-TRN-11: agenda[1]: SendCoins"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["PickPiece", 0, 0, "sails", 1, -1]]}, "CSG-TRN-11: agenda[1]: PickP"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["GoAshore", 0, 0, 0, 25, 0]]}, "CSG-TRN-11: agenda[1]: GoAshore"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Menu", 0], ["Victim", 0, -1]]}, "CSG-TRN-11: agenda[2]: Victim"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Gift", -1], ["Menu", 0]]}, "CSG-TRN-11: agenda[1]: Gift does not fit"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Barter", 0, 0, 0, [5, 1]]]}, "CSG-TRN-11: agenda[1]: Barter cannot"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Melt", 0, 0], ["Menu", 0]]}, "CSG-TRN-11: agenda: Melt cannot be"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["CancelNow", 0, 99, 0, "extra"]]}, "CSG-TRN-11: agenda[1]: CancelN"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Icebergs"]]}, "CSG-TRN-11: agenda[1]: Icebergs cannot wait"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Unless", 0, "explores", 2, 0], ["Menu", 0]]}, "CSG-TRN-11: agenda[1]"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Ram", 0, 1], ["Menu", 0]]}, "CSG-TRN-11: agenda[1]: Ram cannot"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Hit", "fort:99", 0, "ship:0", "m1", 6, "", 0], ["Menu", 0]]},
         "CSG-TRN-11: agenda[1]: Hit cannot wait"),
        (PLAYING, {"agenda": [["TurnEnds", 0], ["Blows", 0, 99, 0], ["Menu", 0]]}, "CSG-TRN-11: agenda[1]: Blows"),
        (PLAYING, {"agenda": [["Begin"], ["Shuffle"]]}, "CSG-FLT-13: supply[0]: "),
        (CHOOSING, {"fleets": ["whatever", ""]}, "CSG-FLT-14: fleets[0]: no list of a fleet"),
        (CHOOSING, {"fleets": ["", ""]}, "CSG-FLT-14: fleets[0]: it is chosen by now"),
        (CHOOSING, {"supply": ["whatever", ""]}, "CSG-FLT-13: supply[0]: cannot be 'whatever'"),
        (CHOOSING, {"agenda": [["Begin"], ["Shuffle"], ["Shuffle"]]}, "CSG-SET-31: agenda: "),
    ],
)  # fmt: skip
def test_what_no_game_leaves(when: int, changed: dict[str, Any], said: str) -> None:
    """CSG-ACT-10, CSG-SET-25, CSG-MUL-02, CSG-TRN-15, CSG-TRN-11, CSG-TRN-14, CSG-FLT-13, CSG-FLT-14, CSG-SET-31"""
    assert refusal(when, **changed).startswith(said)


def test_who_is_docked_lies_there() -> None:
    """CSG-DOC-01, CSG-DOC-03, CSG-TOW-06: with her bow at the island, on the table; behind it only who may have come in
    tow."""
    ships, islands = (table(MOORED).position()[what] for what in ("ships", "islands"))
    number, docked = next((i, ship) for i, ship in enumerate(ships) if ship and ship["docked"] >= 0)
    x, y, heading = docked["pose"]

    def moored(**more: Any) -> list[Any]:
        return [{**ship, **more} if i == number else ship for i, ship in enumerate(ships)]

    said = f"CSG-DOC-01: ships[{number}].docked: an island that her bow touches"
    assert refusal(MOORED, ships=moored(pose=[48000, 48000, heading])).startswith(said)
    assert refusal(MOORED, ships=moored(state=["submerged"])).startswith(said)
    at = islands[docked["docked"]]["pose"]
    off = [x + (x - at[0]) // 2, y + (y - at[1]) // 2, heading]
    assert Table.at("pirates", {**table(MOORED).position(), "ships": moored(pose=off)}).decision


def test_a_home_is_somebodys() -> None:
    """CSG-SET-18: of a seat at this table, or nobody's."""
    islands = table(PLAYING).position()["islands"]
    home = next(island for island in islands if island.get("home", -1) == -1)
    home["home"] = 2
    assert refusal(PLAYING, islands=islands).startswith("CSG-SET-18: islands[")


def test_a_fleet_waits_for_its_home() -> None:
    """CSG-SET-21: it is placed at the home that is chosen before, not while that choice still waits below."""
    homes = next(before for n in range(4, PLAYING) if (before := table(n).position())["agenda"][-1][0] == "ChooseHome")
    *rest, last, first_home, first, home = homes["agenda"]
    assert Table.at("pirates", homes).decision is not None
    with pytest.raises(PositionError, match="CSG-SET-21: agenda: a fleet is placed once its home is chosen"):
        Table.at("pirates", {**homes, "agenda": [*rest, first, first_home, last, home]})


@pytest.mark.parametrize("n", [10_000, 100_000, 10**15])
def test_what_play_counts_is_read_however_long_it_goes_on(n: int) -> None:
    """CSG-END-05, CSG-DOC-07, CSG-UNT-06: rounds, passes, loose gold and what a unique treasure has of its own."""
    islands = table(PLAYING).position()["islands"]
    home = next(island for island in islands if island["home"] == 0)
    home["loose"] = n + 1
    counted = {"round": n + 1, "passes": n + 1, "tallies": [["FN-095", n + 1]], "islands": islands}
    played = Table.at("pirates", {**table(PLAYING).position(), **counted})
    written = played.position()
    assert {key: written[key] for key in counted} == counted
    home["loose"] = -n - 1
    assert Table.at("pirates", {**written, "islands": islands}).position()["islands"] == islands


def test_there_may_be_as_many_ships_as_eight_fleets_of_two_hundred_points_have() -> None:
    """CSG-SET-01"""
    position = table(PLAYING).position()
    cards = sorted(card for card, piece in pieces().items() if piece.kind == "ship")
    sunk = [f"{seat}.{card}" for seat in (0, 1) for card in cards if f"{seat}.{card}" not in position["names"]][:100]
    many = {"names": [*position["names"], *sunk], "ships": [*position["ships"], *[None] * len(sunk)]}
    assert Table.at("pirates", {**position, **many}).position()["names"] == many["names"]
