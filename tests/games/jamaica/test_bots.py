"""The bots of Jamaica; `bench/bots.py` measures them properly."""

from random import Random
from typing import Any

import pytest

from flibuste.bots import choose, think
from flibuste.games.jamaica.chances import chances
from flibuste.games.jamaica.choose import Choose
from flibuste.games.jamaica.scoring import score_state
from flibuste.games.jamaica.tables import GOLD
from flibuste.simulate import simulate
from tests.games.jamaica.positions import GAME, new


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (2, {}), (4, {"crew": True}), (2, {"crew": True, "ghost_powers": False})]
)
def test_normal_beats_random(seats: int, options: dict[str, Any]) -> None:
    figures = simulate("jamaica", ["normal", *["random"] * (seats - 1)], 12, seed=3, options=options)
    assert figures["finished"] == 12
    assert figures["wins_by_bot"]["normal"] >= 10


@pytest.mark.parametrize("options", [{}, {"crew": True}])
def test_normal_wins_more_than_its_share_against_easy(options: dict[str, Any]) -> None:
    figures = simulate("jamaica", ["normal", "easy", "easy", "easy"], 32, seed=8, options=options)
    assert figures["wins_by_bot"]["normal"] >= 11


def test_a_beginner_overlooks_the_evening() -> None:
    """Two cards with the same morning look alike to a beginner, and not to the full prior."""
    for seed in range(40):
        table = new(3, seed)
        while not isinstance(table.state.agenda[-1], Choose):
            table.play(table.state.agenda[-1].moves(table.state)[0])
        table.state.hand[table.state.agenda[-1].seat] = 1 << 6 | 1 << 7
        moves = table.state.agenda[-1].moves(table.state)
        first_looks, scores = GAME.mind.beginner_prior(table.state, moves), GAME.mind.prior(table.state, moves)
        assert first_looks[0] == first_looks[1]
        assert scores[0] != scores[1]


def _middles(seats: int, **options: Any) -> list[Any]:
    """States of a game by beginners, one for every decision."""
    table, rng, states = new(seats, 11, **options), Random(11), []
    while table.decision is not None:
        states.append(table.state.copy())
        table.play(choose("easy", GAME, table.state, rng))
    return states


@pytest.mark.parametrize("crew", [False, True])
def test_what_is_supposed_agrees_with_what_the_seat_sees(crew: bool) -> None:
    """JAM-HID-02: only cards that are hidden change places, and as many are in hand as before."""
    changed = 0
    for i, state in enumerate(_middles(4, crew=crew)):
        seat = state.agenda[-1].seat
        world = GAME.imagine(state, seat, i)
        dealt = world.copy()
        GAME.mind.suppose(world, seat)
        assert GAME.view(world, seat) == GAME.view(dealt, seat) == GAME.view(state, seat)
        changed += world.chosen != dealt.chosen
    assert changed > 10


def test_chances_are_shares_and_gold_is_no_harm() -> None:
    for state in _middles(4) + _middles(2) + _middles(3, crew=True):
        before = chances(state)
        assert sum(before) == pytest.approx(1.0)
        seat = state.agenda[-1].seat
        state.holds[seat] = (5 << 3 | GOLD, *state.holds[seat][1:])
        five = chances(state)[seat]
        state.holds[seat] = (9 << 3 | GOLD, *state.holds[seat][1:])
        assert chances(state)[seat] > five


def test_chances_see_the_winner_coming() -> None:
    """Shortly before the end, the favourite wins more often than not."""
    favourites = games = 0
    for seed in range(24):
        table, rng, before = new(3, seed), Random(seed), None
        while table.decision is not None:
            if table.state.ending and before is None:
                before = chances(table.state)
            table.play(choose("easy", GAME, table.state, rng))
        if before:
            games += 1
            favourites += score_state(table.state).ranks[before.index(max(before))] == 1
    assert games > 8
    assert favourites > 0.6 * games


def test_every_question_has_a_thought_in_whole_games() -> None:
    """Bots of all levels play on where any question is asked, the rare ones of The Crew included."""
    asked = set()
    for seed in range(12):
        table, rng = new(2 + seed % 5, seed, crew=True), Random(seed)
        while table.decision is not None:
            step = table.state.agenda[-1]
            asked.add(type(step).__name__)
            scores = GAME.mind.prior(table.state, step.moves(table.state))
            assert len(scores) == len(step.moves(table.state))
            table.play(choose("easy" if rng.random() < 0.5 else "random", GAME, table.state, rng))
    assert len(asked) >= 18


def test_the_search_thinks_on_to_the_end_of_the_round() -> None:
    """A leaf in mid-round is played on until everybody has had two actions."""
    table = new(3, 4)
    thought = think("hard", GAME, table.state, Random(1))
    moves = [next(thought) for _ in range(30)]
    assert moves[-1] in table.state.agenda[-1].moves(table.state)
    assert GAME.mind.settled(table.state)
