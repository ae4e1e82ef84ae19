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
    """All have real hands; in the middle of the game the table is laid in the app, which knows nothing of before."""

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
    """Without what nobody laid: what was discarded, and which characters had come and gone."""
    gone = {"discard", "deck_count"}
    seats = [{key: part for key, part in seat.items() if key not in gone} for seat in view["seats"]]
    tavern = view["tavern"] and {**view["tavern"], "unseen": []}
    return {**view, "seats": seats, "tavern": tavern}


def laid_game(seed: int, *, discards: bool, crew: bool) -> Laid:
    rng = Random(seed)
    seats = rng.randint(3 if crew else 2, 4)
    game = Laid(seats, range(seats), {"crew": crew}, seed)
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


@pytest.mark.parametrize("crew", [False, True])
@pytest.mark.parametrize("discards", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_a_card_that_is_truly_turned_up_is_never_refused(seed: int, discards: bool, crew: bool) -> None:
    """JAM-FLOW-04, JAM-CREW-04: whatever was dealt for what nobody laid; and what was dealt is shown to nobody."""
    game, rng = laid_game(seed, discards=discards, crew=crew), Random(~seed)
    while game.true.asked is not None:
        game.play(random_move(game.true, rng))
        shown, state = game.box.view()["seats"], game.box.state
        for seat, cards in enumerate(state.discard):
            assert len(shown[seat]["discard"]) == sum(card < UNLAID for card in cards)
            assert discards <= (len(shown[seat]["discard"]) == len(cards))
    assert Table.load(game.box.save()).position() == game.box.position()


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_people_name_lies_there(seed: int) -> None:
    """JAM-FLOW-04: whatever a real hand holds, and nothing is drawn for it."""
    game = Laid(3, range(3), {}, seed)
    layout: Any = json.loads(json.dumps(game.true.layout()))
    seat = (layout["captain"] + 1) % 3
    layout["players"] = [{"hand": None, "discard": None} for _ in range(3)]
    layout["moment"] = {"at": "act", "dice": [2, 5], "seat": seat, "card": "AC03"}
    seats = [replace(one, keeps=True) for one in game.true.seats]
    laid = Table.laid("jamaica", layout, seats, seed, box=FROM)
    assert laid.view()["seats"][seat]["discard"] == ["AC03"]
