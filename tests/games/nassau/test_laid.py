"""A table of Nassau as people lay it: whose turn it is, what was never seen, and what stays as it was."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.faults import PositionError
from flibuste.table import Seat, Table

SEATS = [Seat(name) for name in ("Anne", "Jack", "Mary")]


def played(until: str, **options: Any) -> Table:
    """A random game until this is asked, after the first round."""
    for seed in range(9):
        table, rng = Table.new("nassau", SEATS, options, seed=seed), Random(seed)
        while (step := asking(table.state)) is not None:
            if table.state.round > 1 and type(step).__name__ == until:
                return table
            table.play(rng.choice(step.moves(table.state)))
    raise AssertionError(until)


def laid(table: Table, change: Any = None, seed: int = 1) -> Table:
    layout: Any = table.layout()
    if change:
        change(layout)
    return Table.laid("nassau", layout, SEATS, seed)


@pytest.mark.parametrize(
    ("until", "at"),
    [("InTown", "turn"), ("AtSea", "turn"), ("Act", "sailed"), ("NextStop", "home")]
    + [(until, "midway") for until in ("PickQuay", "EitherOr", "PickPile", "Choose", "PickDice", "Hide", "Campfire")],
)
def test_the_turn_goes_on_where_it_stands(until: str, at: str) -> None:
    """NAS-GEN-03, NAS-P1-01, NAS-SEA-01: whatever is asked is asked again, and nothing is lost that was on its way."""
    table = played(until)
    layout: Any = json.loads(json.dumps(table.layout()))
    assert layout["moment"] == {"at": at}
    right = Table.laid("nassau", layout, SEATS, 1, before=table)
    assert {**right.position(), "luck": 0} == {**table.position(), "luck": 0}
    assert laid(table).layout() == layout


def test_a_gain_that_does_not_fit_the_table_is_refused() -> None:
    """NAS-GEN-03: as long as it is said to go on; whoever says that a turn begins means it."""
    table = played("Choose")
    stows = table.asked

    def fits(layout: Any) -> None:
        layout["players"][stows].update(
            crates=0, provisions=0, goods=dict.fromkeys(layout["players"][stows]["goods"], 0)
        )

    def begins(layout: Any) -> None:
        fits(layout)
        layout["moment"] = {"at": "turn"}

    with pytest.raises(PositionError, match="NAS-GEN-03: agenda"):
        laid(table, fits)
    assert laid(table, begins).layout()["moment"] == {"at": "turn"}
    with pytest.raises(PositionError, match="NAS-GEN-03: moment"):
        laid(played("AtSea"), lambda layout: layout.update(moment={"at": "midway"}))


def test_tales_are_dealt_by_their_backs_and_stay_where_they_lie() -> None:
    """NAS-SET-08: as many of each back; in a game that is put right those whose backs are the same."""
    table = played("Act")
    hands = [player.hand for player in table.state.players]
    layout: Any = table.layout()
    layout["players"][0]["hand"][2] += 1
    dealt = Table.laid("nassau", layout, SEATS, 3)
    assert [player.hand for player in dealt.state.players] != hands
    assert [row["hand"] for row in dealt.layout()["players"]] == [row["hand"] for row in layout["players"]]
    right = Table.laid("nassau", layout, SEATS, 3, before=table)
    assert [player.hand for player in right.state.players[1:]] == hands[1:]
    assert right.state.players[0].cards == table.state.players[0].cards + 1


def test_what_was_revealed_before_is_drawn() -> None:
    """NAS-SET-16, NAS-DUT-02: nobody lays the tiles of earlier rounds; put right they are the same."""
    table = played("Act", dutchman="beside")
    [one, other] = [laid(table, seed=seed).state for seed in (1, 2)]
    assert one.salts[-1] == other.salts[-1] == table.state.salts[-1]
    assert len(one.dutch) == table.state.round
    right = Table.laid("nassau", table.layout(), SEATS, 4, before=table).state
    assert (right.salts, right.offerings, right.dutch) == (table.state.salts, table.state.offerings, table.state.dutch)


def test_the_pile_may_be_empty() -> None:
    """NAS-SET-07: late in a game of four."""
    table = played("AtSea")
    assert laid(table, lambda layout: layout.update(pile=0)).layout()["pile"] == 0


@pytest.mark.parametrize(
    ("until", "change", "rule", "place"),
    [
        ("InTown", {"moment": {"at": "sailed"}}, "NAS-P1-15", "moment"),
        ("AtSea", {"moment": {"at": "begin"}}, "NAS-PH3-09", "players[0]"),
        ("AtSea", {"pile": 23}, "NAS-SET-07", "pile"),
        ("AtSea", {"captain": "8.a", "visited": []}, "NAS-P1-20", "visited"),
    ],
)
def test_what_cannot_be_says_where(until: str, change: dict[str, Any], rule: str, place: str) -> None:
    """NAS-P1-15, NAS-PH3-09, NAS-SET-07, NAS-P1-20: the place is one of the layout."""
    with pytest.raises(PositionError) as fault:
        laid(played(until), lambda layout: layout.update(change))
    assert (rule, place) in [(breach.rule, breach.place) for breach in fault.value.breaches]
    assert not fault.value.garbled


def test_who_is_home_has_no_turn() -> None:
    """NAS-SEA-01, NAS-RET-01: as long as somebody else is at sea."""
    table = played("AtSea")
    asked = table.asked
    assert asked is not None

    def home(layout: Any) -> None:
        layout["players"][asked]["stage"] = "home"

    with pytest.raises(PositionError, match="NAS-SEA-01: turn"):
        laid(table, home)


def test_too_much_of_one_captain_is_counted() -> None:
    """NAS-SET-04: of thirteen pirates, so many too many lie there, of this captain."""

    def more(layout: Any) -> None:
        layout["players"][1]["laid"] = 13

    with pytest.raises(PositionError, match="NAS-SET-04") as refused:
        laid(played("InTown"), more)
    [breach] = refused.value.breaches
    assert breach.place == "players[1].standing"
    assert breach.to_json()["excess"] == breach.excess > 0
