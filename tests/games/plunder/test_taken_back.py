"""What a person may take back at a table with bots."""

from random import Random
from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.plunder.hoard import show_all
from flibuste.games.plunder.offers import Answer
from flibuste.table import Seat, Table
from tests.games.plunder.boards import ANNE, JACK


def test_terms_that_a_bot_has_answered_stand() -> None:
    """PLU-NEG-06: the answer taught what the bot holds and wants, so nobody tries one offer after the other."""
    answered = 0
    for seed in range(4, 8):
        table, rng = (
            Table.new("plunder", [Seat("Anne"), Seat("Jack", "easy"), Seat("Mary", "easy")], None, seed),
            Random(seed),
        )
        for _ in range(150):
            step = asking(table.state)
            if step is None:
                break
            table.play(rng.choice(table.game.mind.choices(table.state, rng, 20)))
            if isinstance(step, Answer) and step.seat:
                answered += 1
                assert table.undoable == 0
    assert answered > 5


def test_a_bribe_that_a_bot_has_answered_stands() -> None:
    """PLU-BRB-03, PLU-BRB-04: in the bot's own turn, too, so that nobody tries how little it takes."""
    position: dict[str, Any] = {
        "colours": ["red", "blue"],
        "storm": "L12",
        "marks": ["B4", "H8"],
        "turn": JACK,
        "ships": [{"square": "G7"}, None, None, {"square": "G8"}, None, None],
        "hands": [{"gold": 3}, {}],
    }
    for answer in ("accept", "reject"):
        table = Table.at("plunder", position, [Seat("Anne"), Seat("Jack", "easy")])
        table.play(("attack", 3, 0))
        assert table.asked == ANNE
        # what the offer shows is known, so that only the answer keeps it from being taken back
        show_all(table.state, ANNE, (0, 0, 0, 3))
        table.play(("bribe", 0, 0, 0, 1))
        assert table.undoable == 1
        table.play((answer,))
        assert table.undoable == 0
