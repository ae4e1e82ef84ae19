"""Real hands at a real table: the app plays in a world that may be, and nobody notices."""

from __future__ import annotations

import pytest

from flibuste.core.faults import SetupError
from flibuste.games.plunder import keepers
from flibuste.table import Seat, Table
from tests.games.plunder.side_by_side import FROM, beside, playing

ANNE, JACK, MARY = Seat("Anne", keeps=True), Seat("Jack", keeps=True), Seat("Mary", "easy")
MOVES = 900


@pytest.mark.parametrize("seed", range(8))
def test_side_by_side_nobody_notices_which_game_it_is(seed: int) -> None:
    """No move that is truly made is refused because of a stand-in, and no view, event, question or option shows one:
    with other stand-ins they are the same. Alone and in teams."""
    game = beside(seed)
    for played, _ in enumerate(playing(game, seed)):
        if played == MOVES and game.waits is None:
            break
    assert game.true.result == game.box.result
    assert Table.load(game.box.save()).position() == game.box.position()


def test_a_keepers_move_takes_any_cards_that_may_be_there() -> None:
    """PLU-RES-01: stand-ins give way to what is paid, and no card is lost; what all have seen stays. Undo and a save
    lead to the same table."""
    game = beside(3)
    for _ in playing(game, 3):
        if game.stretched >= 3 and game.waits is None:
            break
    table = game.box
    assert game.stretched
    assert table.game.breaches(table.state) == []
    for seat in game.keepers:
        may = keepers.may_hold(table.state, seat)
        for kind, n in enumerate(may):
            world = table.state.copy()
            cards = [n if i == kind else 0 for i in range(len(may))]
            keepers.hold(world, seat, tuple(cards))  # type: ignore[arg-type]
            assert world.hands[seat][kind] == n
            assert table.game.breaches(world) == []
            assert [table.game.view(world, viewer) for viewer in (None, *_apps(game.keepers, world))] == [
                table.game.view(table.state, viewer) for viewer in (None, *_apps(game.keepers, world))
            ]
    before = table.save()
    table.rewind(len(table.log) - 1)
    table.replay(game.box.load(before).log[-1])
    assert table.save() == before
    assert table.position() == Table.load(before).position()


def _apps(held: object, world: object) -> list[int]:
    seats: int = world.setting.seats  # type: ignore[attr-defined]
    return [seat for seat in range(seats) if seat not in held]  # type: ignore[operator]


def test_no_curtain_falls_for_who_holds_real_cards() -> None:
    """PLU-SET-12: the hand is on the real table; of it the app shows only what lies open."""
    game = Table.new("plunder", [ANNE, JACK, MARY], {}, 5, box=FROM)
    assert game.viewer(game.decision) is None
    assert game.witness is None
    assert game.view(0) == game.view(1) == game.view(None)


def test_nobody_digs_in_a_deck_that_the_app_does_not_know() -> None:
    """PLU-OPT-04: a pile is not filled up from the deck where hands are real."""
    with pytest.raises(SetupError, match="digs"):
        Table.new("plunder", [ANNE, JACK, MARY], {"pile_shortage": "dig"}, 5, box=FROM)
