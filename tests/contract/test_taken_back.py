"""What told anybody something is not taken back: held against the worlds that each seat could imagine before."""

from collections.abc import Iterator
from random import Random
from typing import Any

from flibuste.core.agenda import asking, play
from flibuste.core.atoms import Json, Move
from flibuste.core.decision import Decision
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.table import GAMES, Seat, Table
from tests.contract.games import LONG, STRIDE, any_seats, each_game, random_options, runs, seeds

WORLDS = 4


def people(name: str, seed: int) -> Table:
    """A table of people only, with any options."""
    game, rng = GAMES[name], Random(seed)
    n = any_seats(game, rng)
    return Table.new(name, [Seat(f"Seat {i}") for i in range(n)], random_options(game, rng, n), seed)


def entries(name: str, seed: int) -> Iterator[tuple[Any, Decision, Table]]:
    """The entries of a random game that found nothing: the state before each, what was asked, and the table after it.
    Of what comes late in a very long game only some."""
    table, rng = people(name, seed), Random(~seed)
    while (asked := table.decision) is not None:
        before, made = table.state, len(table.log)
        table.play(rng.choice([option.id for option in asked.options if option.barred is None]))
        if not table.log[-1].found and (made < LONG or made % STRIDE == 0):
            yield before, asked, table


def after(world: Any, move: Move) -> Any:
    """How a world stands after a move; None where the move cannot be played in it."""
    step = asking(world)
    assert step is not None
    if step.why_not(world, move):
        return None
    world = world.copy()
    play(world, move, OwnDice(world), MUTE)
    return world


def outcomes(table: Table, world: Any, asked: Decision, seat: int, shown: Json) -> list[Json]:
    """What `seat` may see after the last entry where this world is the true one; `shown` is what now lies open.

    A move made in the open is known. Of a secret one others know what lies open after it, and it may have been any
    that leads there.
    """
    view = table.game.view
    if seat == asked.seat or not asked.secret:
        same = after(world, table.log[-1].move)
        return [None if same is None else view(same, seat)]
    step = asking(world)
    assert step is not None
    ends = [after(world, other) for other in step.moves(world)]
    return [view(end, seat) for end in ends if view(end, None) == shown] or [None]


def told(before: Any, asked: Decision, table: Table, rng: Random, worlds: int = WORLDS) -> list[int]:
    """The seats that the last entry told something which they could not have derived."""
    shown = table.view(None)

    def surprised(seat: int) -> bool:
        known = table.view(seat)
        imagined = (table.game.imagine(before, seat, rng.getrandbits(64)) for _ in range(worlds))
        return any(view != known for world in imagined for view in outcomes(table, world, asked, seat, shown))

    return [seat for seat in range(len(table.seats)) if surprised(seat)]


@runs(24)
def test_what_told_a_seat_something_is_not_taken_back(name: str, seed: int) -> None:
    rng = Random(seed)
    for before, asked, table in entries(name, seed):
        if table.undoable:
            assert not told(before, asked, table, rng), (table.log[-1], asked.key)


ANSWERING = {"buccaneer", "jamaica", "plunder"}
"""In these somebody is asked in another's turn before long."""


@each_game
def test_what_a_bot_answers_in_a_persons_turn_is_not_taken_back(name: str) -> None:
    """It tells what the bot holds and wants, and could be tried again and again."""
    answered = 0
    for seed in seeds(name, 12):
        game, rng = GAMES[name], Random(seed)
        n = any_seats(game, rng)
        seats = [Seat(f"Seat {i}", None if i % 2 else "easy") for i in range(n)]
        table = Table.new(name, seats, random_options(game, rng, n), seed)
        while (asked := table.decision) is not None and len(table.log) < LONG:
            table.play(rng.choice([option.id for option in asked.options if option.barred is None]))
            if asked.seat % 2 < asked.turn % 2:
                answered += 1
                assert table.undoable == 0, (table.log[-1], asked.key)
    assert answered or name not in ANSWERING


@each_game
def test_what_told_nobody_anything_is_taken_back(name: str) -> None:
    """All but a few: where somebody else's secret changes, undo stops, even if that seat could have worked it out."""
    free, stopped = 0, []
    for seed in seeds(name, 12):
        for before, asked, table in entries(name, seed):
            free += 1
            if not table.undoable and not told(before, asked, table, Random(seed), 12):
                stopped.append((table.log[-1], table.options))
    assert len(stopped) < free / 100, stopped
