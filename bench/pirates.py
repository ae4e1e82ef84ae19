"""What the Pirates' engine works out while somebody waits: worlds, courses, marches, an undo.

Processor time, so that a busy machine is no excuse, over the states of a few duels by lot. How fast whole duels are
played and told again, `engine.py` measures.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from flibuste.core.agenda import advance, asking, play  # noqa: E402
from flibuste.core.atoms import Move  # noqa: E402
from flibuste.core.events import MUTE  # noqa: E402
from flibuste.core.fate import OwnDice, luck_of  # noqa: E402
from flibuste.core.options import read_options  # noqa: E402
from flibuste.core.seat import Seat  # noqa: E402
from flibuste.games.pirates import GAME  # noqa: E402
from flibuste.games.pirates.geometry.angles import FULL, ahead  # noqa: E402
from flibuste.games.pirates.geometry.march import march  # noqa: E402
from flibuste.games.pirates.steps.turns.menu import Menu  # noqa: E402
from flibuste.games.pirates.steps.turns.sailing_orders import Sail  # noqa: E402
from flibuste.table import Table  # noqa: E402
from tests.games.pirates.seas import pose, ship, solids  # noqa: E402

DUELS = 6
EVERY = 15
"""One state of so many is looked at."""
SAMPLE = 24


def milliseconds(of: Callable[[], object], times: int = 1) -> float:
    began = process_time()
    for _ in range(times):
        of()
    return (process_time() - began) / times * 1000


def states() -> Iterator[Any]:
    options = read_options(GAME.options, {}, 2)
    for seed in range(DUELS):
        s = GAME.set_up([Seat("Anne"), Seat("Jack")], options, luck_of(seed))
        rng, fate, played = Random(seed), OwnDice(s), 0
        advance(s, fate, MUTE)
        while asking(s) is not None:
            play(s, GAME.mind.draw(s, rng, SAMPLE), fate, MUTE)
            played += 1
            if played % EVERY == 0 and s.agenda:
                yield s.copy()


def traces(s: Any) -> Iterator[float]:
    """Three segments with each ship that can sail; whether she has the letters for them is no matter."""
    step = asking(s)
    if isinstance(step, Menu):
        for number in Sail().ships(s, step.seat):
            heading = s.ship(number).pose.heading
            legs = [((heading + by) % FULL, letter, 0) for by, letter in ((20, "S"), (50, "S"), (80, "L"))]
            move: Move = ("sail", s.names[number], *(atom for leg in legs for atom in leg))
            yield milliseconds(partial(step.trace, s, move))


def marches() -> Iterator[float]:
    rng = Random(3)
    for _ in range(300):
        at = pose(rng)
        yield milliseconds(partial(march, ship(rng, at), ahead(at.heading), 88.9, solids(rng, 16)))


def undos() -> Iterator[float]:
    """An undo, and what the page is told after it."""
    table, rng = Table.new("pirates", [Seat("Anne"), Seat("Jack")], {}, 1), Random(1)

    def back() -> None:
        table.undo()
        assert table.decision is not None
        table.decision.to_json()
        table.view(0)

    for _ in range(300):
        if asking(table.state) is None:
            return
        table.play(GAME.mind.draw(table.state, rng, SAMPLE))
        if table.undoable and rng.randrange(3) == 0:
            yield milliseconds(back)


def main() -> bool:
    seen = [*states()]
    figures = {
        "a world is imagined": (1.0, [milliseconds(partial(GAME.imagine, s, 0, 1)) for s in seen]),
        "a state is copied": (0.06, [milliseconds(s.copy, 200) for s in seen]),
        "a course of three segments is traced": (5.0, [took for s in seen for took in traces(s)]),
        "a segment among sixteen solids is sailed": (0.5, [*marches()]),
        "a move is taken back": (100.0, [*undos()]),
    }
    for what, (aim, took) in figures.items():
        print(f"pirates: {what}: {mean(took):.4f} ms, the longest of {len(took)} {max(took):.3f} (at most {aim})")
    return all(mean(took) <= aim for aim, took in figures.values())


if __name__ == "__main__":
    sys.exit(0 if main() else "a figure misses its aim")
