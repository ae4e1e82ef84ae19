"""What a person may take back at a table with bots."""

from random import Random

from flibuste.core.agenda import asking
from flibuste.games.plunder.offers import Answer
from flibuste.table import Seat, Table


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
