"""A game at a real table that was laid in its middle: no card that is truly turned up is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from flibuste.core.atoms import Json
from flibuste.games.jamaica.state import UNLAID
from flibuste.table import Table
from tests.games.jamaica.side_by_side import FROM, Beside, random_move, seen_by


class Laid(Beside):
    """All have real hands; in the middle of the game the table is laid in the app, which knows nothing of before.
    Without The Crew, whose dead no layout tells."""

    def lay(self, *, discards: bool, seed: int) -> None:
        layout: Any = json.loads(json.dumps(self.true.layout()))
        for player in layout["players"]:
            player["hand"] = None
            player["discard"] = player["discard"] if discards else None
        seats = [replace(seat, keeps=True) for seat in self.true.seats]
        self.box, self.other = (Table.laid("jamaica", layout, seats, seed + i, box=FROM) for i in range(2))

    def compare(self) -> None:
        """Everything but the discards that nobody laid."""
        one, other = (seen_by(table.view(), self.keepers) for table in (self.true, self.box))
        one, other = map(without, (one, other))
        assert one == other
        assert self.box.game.breaches(self.box.state) == []
        assert self.true.result == self.box.result


def without(view: Json) -> Json:
    """Without what nobody laid."""
    gone = {"discard", "deck_count"}
    seats = [{key: part for key, part in seat.items() if key not in gone} for seat in view["seats"]]
    return {**view, "seats": seats}


def laid_game(seed: int, *, discards: bool) -> Laid:
    rng = Random(seed)
    seats = rng.randint(2, 4)
    game = Laid(seats, range(seats), {}, seed)
    rounds = rng.randint(2, 9)
    while game.true.asked is not None and (game.true.state.round < rounds or not at_the_start(game.true)):
        game.truly(random_move(game.true, rng))
        game.questions.clear()
        game.events.clear()
    if game.true.asked is not None:
        game.lay(discards=discards, seed=seed)
    return game


def at_the_start(table: Table) -> bool:
    """All choose a card."""
    layout: Any = table.layout()
    return bool(layout["moment"]["at"] == "choose")


@pytest.mark.parametrize("discards", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_a_card_that_is_truly_turned_up_is_never_refused(seed: int, discards: bool) -> None:
    """JAM-FLOW-04: whatever was dealt for what nobody laid; and what was dealt is shown to nobody."""
    game, rng = laid_game(seed, discards=discards), Random(~seed)
    while game.true.asked is not None:
        game.play(random_move(game.true, rng))
        shown, state = game.box.view()["seats"], game.box.state
        for seat, cards in enumerate(state.discard):
            assert len(shown[seat]["discard"]) == sum(card < UNLAID for card in cards)
            assert discards <= (len(shown[seat]["discard"]) == len(cards))
    assert Table.load(game.box.save()).position() == game.box.position()
