"""The set-up (docs/rules/plunder.md, chapter 3), played by the luck of many numbers."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import advance, asking, play
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice, ScriptedFate
from flibuste.core.faults import SetupError
from flibuste.core.options import read_options
from flibuste.games.plunder import hoard
from flibuste.games.plunder.chart import NOWHERE, first_map, joined
from flibuste.games.plunder.deal import (
    OPTIONS,
    TEAMS_OF,
    ChooseIsland,
    first_state,
    income,
    setting_of,
    storm_hides_a_start,
)
from flibuste.games.plunder.reach import inside
from flibuste.games.plunder.state import NONE, Ship, State
from flibuste.games.plunder.tables import DATA
from tests.games.plunder.boards import ANNE, COLOURS, JACK, board

USUAL = {spec.id: spec.default for spec in OPTIONS}


def started(seats: int, luck: int, **options: Any) -> tuple[State, list[int]]:
    """A table when all have chosen, at random; and the seats in the order of choice."""
    s = first_state(setting_of(COLOURS[:seats], {**USUAL, **options}), luck)
    rng, order = Random(luck), list[int]()
    advance(s, OwnDice(s), MUTE)
    while (step := asking(s)) is not None:
        assert isinstance(step, ChooseIsland)
        order.append(step.seat)
        play(s, rng.choice(step.moves(s)), OwnDice(s), MUTE)
    return s, order


@cache
def tables() -> list[tuple[State, list[int]]]:
    return [started(seats, luck) for seats in range(2, 7) for luck in range(12)]


def test_seats_have_colours_and_fleets() -> None:
    """PLU-SET-01: two to six captains, three ships each."""
    assert [len(s.ships) for s, _ in tables()[::12]] == [6, 9, 12, 15, 18]


def test_tiles_are_drawn_with_face_and_rotation() -> None:
    """PLU-SET-02: or not, by option."""
    charts = {s.chart for s, _ in tables() if s.setting.seats == 3}
    assert len(charts) == 12
    plain, _ = started(3, 5, first_map=True)
    assert plain.chart == joined(first_map(3))
    turned, _ = started(3, 5, tile_faces="A_only", tile_rotation=False)
    assert all(island.id[2] == "A" for island in turned.chart.islands)


def test_rows_and_columns_are_named() -> None:
    """PLU-SET-03: from the north-west."""
    chart = joined(first_map(2))
    assert (chart.name(0), chart.name(11), chart.name(12)) == ("A1", "A12", "B1")


def test_four_piles_of_ten() -> None:
    """PLU-SET-04: wood, iron, rum and gold."""
    assert all(s.piles == (10, 10, 10, 10) for s, _ in tables())


def test_the_other_cards_are_the_deck() -> None:
    """PLU-SET-05: 110, less three a captain."""
    for s, _ in tables():
        assert sum(s.deck) == 110 - 3 * s.setting.seats
        every = [sum(kind) for kind in zip(s.deck, s.piles, *s.hands, strict=True)]
        assert every == list(DATA["resource_deck"]["counts"].values())


def test_a_token_for_each_spin() -> None:
    """PLU-SET-07: two, three or four; anywhere."""
    assert [len(s.marks) for s, _ in tables()[::12]] == [2, 3, 3, 4, 4]
    kinds = {s.chart.kinds[mark] for s, _ in tables() for mark in s.marks}
    assert len(kinds) == 3


def test_the_storm_spares_the_islands_to_begin_with() -> None:
    """PLU-SET-08: no port of a one-skull island lies in it."""
    for s, _ in tables():
        ports = [port for island in s.chart.islands if island.skulls == 1 for port in island.ports]
        assert not any(inside(s, port) for port in ports)
    shut = board([], [], storm="B3")
    assert storm_hides_a_start(shut)


def test_the_highest_die_chooses_first() -> None:
    """PLU-SET-09: the tied roll again; then anticlockwise."""
    s = first_state(setting_of(COLOURS[:3], {**USUAL, "first_map": True}), 0)
    told: list[str | int] = ["A", 1, "A", 2, "A", 3, "L", 18, 5, 2, 5, 1, 4]
    advance(s, ScriptedFate(s, told), MUTE)
    assert [step.seat for step in reversed(s.agenda) if isinstance(step, ChooseIsland)] == [2, 1, 0]


def test_everybody_chooses_an_island_with_one_skull() -> None:
    """PLU-SET-10: each another one."""
    for s, order in tables():
        assert sorted(order) == list(range(s.setting.seats))
        owned = [(island, owner) for island, owner in enumerate(s.owners) if owner != NOWHERE]
        assert sorted(owner for _, owner in owned) == list(range(s.setting.seats))
        assert all(s.chart.islands[island].skulls == 1 for island, _ in owned)


def test_a_ship_lies_in_its_port() -> None:
    """PLU-SET-11: three lives, nothing else."""
    for s, _ in tables():
        for seat in range(s.setting.seats):
            ((_, ship),) = s.fleet(seat)
            assert ship == Ship(ship.square, 3, 0, 0)
            assert s.owners[s.chart.port_of[ship.square]] == seat


def test_three_cards_each() -> None:
    """PLU-SET-12: of the face-down deck, known to nobody else."""
    assert all(sum(hand) == 3 for s, _ in tables() for hand in s.hands)
    assert not any(any(known) for s, _ in tables() for known in s.known)


def test_whoever_chose_last_begins() -> None:
    """PLU-SET-13: with the first turn."""
    assert all(s.turn == order[-1] for s, order in tables())


def test_everybody_begins_with_two_points() -> None:
    """PLU-SET-15: an island and a ship."""
    assert all(s.score(seat) == 2 for s, _ in tables() for seat in range(s.setting.seats))


def test_teams_sit_alternately() -> None:
    """PLU-TEAM-01: two of two, two of three, three of two, each with its target."""
    found = {teams: setting_of(COLOURS[:seats], {**USUAL, TEAMS_OF[seats]: teams}) for seats, teams in TEAMS}
    assert {teams: (setting.sides, setting.target) for teams, setting in found.items()} == {
        "2x2": (((0, 2), (1, 3)), 16),
        "2x3": (((0, 2, 4), (1, 3, 5)), 16),
        "3x2": (((0, 3), (1, 4), (2, 5)), 14),
    }
    with pytest.raises(SetupError) as caught:
        read_options(OPTIONS, {"teams": "2x2"}, seats=5)
    assert caught.value.rule == "PLU-OPT-06"


TEAMS = ((4, "2x2"), (6, "2x3"), (6, "3x2"))


def test_another_target() -> None:
    """PLU-END-04: more than everybody begins with."""
    assert setting_of(COLOURS[:3], {**USUAL, "target": 7}).target == 7
    with pytest.raises(SetupError) as caught:
        setting_of(COLOURS[:4], {**USUAL, "teams": "2x2", "target": 4})
    assert caught.value.rule == "PLU-END-04"


def test_what_is_paid_lies_open() -> None:
    """PLU-RES-02: on the pile of its type."""
    s = board([], [], hands=[(2, 1, 0, 3)])
    hoard.pay(s, ANNE, (1, 0, 0, 3))
    assert (s.hands[ANNE], s.piles) == ((1, 1, 0, 0), (11, 10, 10, 13))


def test_a_card_for_each_island_that_is_not_shut() -> None:
    """PLU-RES-03: skulls do not matter."""
    s = board([], [], flags={"T1A-a": ANNE, "T1A-c": ANNE, "T1A-b": JACK}, storm="B3")
    assert [income(s, seat) for seat in (ANNE, JACK)] == [1, 1]
    hoard.draw(s, ANNE, income(s, ANNE), ScriptedFate(s, ["rum"]))
    assert (s.hands[ANNE], s.deck) == ((0, 0, 1, 0), (28, 27, 26, 28))


def test_gains_come_from_the_piles() -> None:
    """PLU-RES-04: never from the deck."""
    s = board([], [])
    hoard.take(s, ANNE, (0, 2, 0, 1))
    assert (s.hands[ANNE], s.piles, s.deck) == ((0, 2, 0, 1), (10, 8, 10, 9), (28, 27, 27, 28))


def test_an_empty_deck_is_made_anew() -> None:
    """PLU-RES-05: of all beyond ten on each pile; without that the draw is lost."""
    s = board([], [])
    s.deck, s.piles = NONE, (12, 10, 9, 11)
    assert hoard.draw(s, ANNE, 2, ScriptedFate(s, ["gold", "wood"])) == (1, 0, 0, 1)
    assert (s.piles, s.deck) == ((10, 10, 9, 10), (1, 0, 0, 0))
    s.deck = NONE
    assert hoard.draw(s, JACK, 1, ScriptedFate(s, [])) == NONE


def test_a_short_pile_gives_what_it_has() -> None:
    """PLU-RES-06: or, by option, the deck does."""
    s = board([], [])
    s.piles = (0, 10, 10, 1)
    assert hoard.take(s, ANNE, (1, 0, 0, 3)) == (0, 0, 0, 1)
    digging, _ = started(2, 3, pile_shortage="dig")
    digging.piles, before = (10, 10, 10, 1), digging.deck
    assert hoard.take(digging, ANNE, (0, 0, 0, 3)) == (0, 0, 0, 3)
    assert before[3] - digging.deck[3] == 2


def test_what_is_not_held_is_not_lost() -> None:
    """PLU-TC-03: as much as there is."""
    s = board([], [], hands=[(0, 1, 0, 2)])
    assert hoard.lose(s, ANNE, (1, 2, 0, 1)) == (0, 1, 0, 1)
    assert s.hands[ANNE] == (0, 0, 0, 1)
