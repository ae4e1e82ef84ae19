"""Whole games by chance: nothing is lost, nothing is made, and what is told is all that happens on the chart."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import advance, asking, play
from flibuste.core.events import Event, EventCollector
from flibuste.core.fate import OwnDice
from flibuste.games.plunder import deal, rounds
from flibuste.games.plunder.chart import NOWHERE
from flibuste.games.plunder.soundness import breaches_of, every_card
from flibuste.games.plunder.standing import UPGRADES, on, reserve
from flibuste.games.plunder.state import State
from flibuste.games.plunder.tables import COMPONENTS, MAX_SHIPS
from tests.games.plunder.boards import COLOURS, USUAL

TABLES: dict[str, tuple[int, Mapping[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {"peg_supply": "unlimited", "counters": 0}),
    "teams": (4, {"teams": "2x2"}),
    "many": (6, {"teams_of_six": "3x2", "pile_shortage": "dig", "target": 6}),
}
MOST = 4000
"""Decisions after which a game by chance is left."""


@cache
def played(table: str, luck: int) -> tuple[State, list[Event]]:
    """A game to its end, looked at after each decision; and all that was told."""
    seats, options = TABLES[table]
    s = rounds.begin(deal.setting_of(COLOURS[:seats], {**USUAL, **options}), luck)
    rng, teller = Random(luck), EventCollector()
    advance(s, OwnDice(s), teller)
    for k in range(MOST):
        step = asking(s)
        if step is None:
            break
        play(s, rng.choice(step.moves(s)), OwnDice(s), teller)
        if k % 10 == 0:
            assert breaches_of(s) == []
            assert sound(s)
    return s, teller.events


def sound(s: State) -> bool:
    """Cards, pegs, ships and points, counted once more without the help of the engine."""
    cards = [sum(kind) for kind in zip(s.piles, s.deck, *s.hands, strict=True)]
    assert cards == [*every_card()]
    for what in UPGRADES:
        used = sum(on(ship, what) for ship in s.ships if ship)
        left = COMPONENTS[f"{what}_pegs"] - used
        assert reserve(s, what) == (max(0, left) if s.setting.options["peg_supply"] == "finite" else left + used)
        assert what == "life" or left >= 0
    for seat in range(s.setting.seats):
        ships = [ship for ship in s.ships[seat * MAX_SHIPS : (seat + 1) * MAX_SHIPS] if ship]
        assert all(1 <= ship.lives <= 3 and ship.cannons <= 2 and ship.masts <= 2 for ship in ships)
        assert s.score(seat) == len(ships) + s.owners.count(seat) + s.points[seat]
    return True


GAMES = [(table, luck) for table in TABLES for luck in range(2)]


@pytest.mark.parametrize(("table", "luck"), GAMES)
def test_nothing_is_lost_and_nothing_made(table: str, luck: int) -> None:
    """PLU-RES-01: in any game; and whoever stands at the target has won."""
    s, _ = played(table, luck)
    assert breaches_of(s) == []
    assert not s.over or any(s.points_of(side) >= s.setting.target for side in s.setting.sides)


class ToldChart:
    """Ships, flags, points, tokens and the storm, put together from events alone."""

    def __init__(self, s: State) -> None:
        self.islands = {island.id: island for island in s.chart.islands}
        self.name = s.chart.name
        self.ships: dict[int, list[Any]] = {}
        """By number: the square, lives, cannons, masts."""
        self.owners = dict.fromkeys(self.islands, NOWHERE)
        self.points = [0] * s.setting.seats
        self.marks: dict[Any, str] = {}
        self.storm: str | None = None

    def follow(self, event: Event) -> None:
        data: Mapping[str, Any] = event.data
        match event.key.removeprefix("plunder-"):
            case "settled":
                self.owners[data["island"]] = data["seat"]
                port = self.islands[data["island"]].ports[0]
                self.ships[data["seat"] * MAX_SHIPS] = [self.name(port), 3, 0, 0]
            case "launched":
                self.ships[data["ship"]] = [data["square"], 3, 0, 0]
            case "sailed":
                assert self.ships[data["ship"]][0] == data["from"]
                self.ships[data["ship"]][0] = data["to"]
            case "put":
                self.ships[data["ship"]][0] = data["square"]
            case "hit":
                self.ships[data["ship"]][1] -= 1
            case "sunk":
                assert self.ships.pop(data["ship"])[1] == 1
            case "added":
                self.ships[data["ship"]][1 + UPGRADES.index(data["what"])] += 1
            case "flag" | "flag-gone":
                self.owners[data["island"]] = data["seat"]
            case "swapped":
                own, other = data["own"], data["other"]
                self.owners[own], self.owners[other] = self.owners[other], self.owners[own]
            case "card":
                self.points[data["seat"]] += data["n"]
            case "card-stolen":
                self.points[data["other"]] -= 1
                self.points[data["seat"]] += 1
            case "card-back":
                self.points[data["seat"]] -= 1
            case "token-moved":
                self.marks[data["token"]] = data["square"]
            case "storm":
                self.storm = data["square"]


@pytest.mark.parametrize(("table", "luck"), GAMES)
def test_the_chart_follows_from_what_was_told(table: str, luck: int) -> None:
    """PLU-TRD-07: ships, lives, pegs, flags, tokens, storm and points, put together from the events alone."""
    s, events = played(table, luck)
    chart = ToldChart(s)
    for event in events:
        chart.follow(event)
    there = {
        n: [s.chart.name(ship.square), *(on(ship, what) for what in UPGRADES)] for n, ship in enumerate(s.ships) if ship
    }
    assert chart.ships == there
    assert [chart.owners[island.id] for island in s.chart.islands] == s.owners
    assert chart.points == s.points
    assert all(s.chart.name(s.marks[token]) == square for token, square in chart.marks.items())
    assert chart.storm in (None, s.chart.name(s.storm))
