"""OpenSpiel's own simulation passes for the games that it can carry."""

import pytest

from tests.zoo.cases import NO_OPENSPIEL, NO_WHEEL

if NO_OPENSPIEL:
    pytest.skip(NO_WHEEL, allow_module_level=True)

import pyspiel

from flibuste.zoo import spiel

VARIANTS = (
    *spiel.NAMES,
    "flibuste_jamaica(players=3,crew=True,round_cap=30)",
    "flibuste_buccaneer(players=5,groups=2,closed_purses=True)",
)


@pytest.mark.parametrize("name", VARIANTS)
def test_its_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_chance_has_the_odds_of_the_rules() -> None:
    """JAM-SET-08: who begins is drawn, each with the same odds."""
    state = pyspiel.load_game("flibuste_jamaica(players=4)").new_initial_state()
    assert state.is_chance_node()
    assert [chance for _, chance in state.chance_outcomes()] == [0.25] * 4


def test_what_was_drawn_is_what_the_game_was_told() -> None:
    game = pyspiel.load_game("flibuste_ghost_ship")
    state = game.new_initial_state()
    drawn = []
    while state.is_chance_node():
        action = state.chance_outcomes()[-1][0]
        drawn.append(state.action_to_string(pyspiel.PlayerId.CHANCE, action))
        state.apply_action(action)
    told = [f"drawn:{one}" for one in state.table.opening]
    assert [one for one in told if one in drawn]
    assert {*drawn} <= {*told}
    again = game.deserialize_state(state.serialize())
    assert again.table.position() == state.table.position()
    twin = state.clone()
    twin.apply_action(0)
    assert twin.table is not state.table
    assert not state.table.log


def test_observers_see_what_the_seat_may_know() -> None:
    game = pyspiel.load_game("flibuste_buccaneer(players=3)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer = game.make_py_observer()
    for player in range(3):
        observer.set_from(state, player)
        seen = game.sitting.at(state.table).observation(player)
        assert (observer.dict["observation"] == seen["observation"]).all()
        assert bool(observer.dict["answers"].any()) == (player == state.current_player())
    with pytest.raises(ValueError, match="perfect recall"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
