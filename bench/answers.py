"""What it costs that every event brings what it changed in the view: the answers of `play`, with and without.

The same games are played at two desks, move by move in turns, so that a busy machine is busy for both.
"""

import json
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "engine"))

from flibuste.bridge import desk  # noqa: E402
from flibuste.table import GAMES, Table  # noqa: E402

ROUNDS = 5
BYTES, SECONDS = 1.3, 1.6
"""At most. What a view is made of is kept between two events, which makes the plain answer quicker, too."""


class Unwatched(Table):
    """A table whose events tell what happened, and not what it changed."""

    def watch(self, *seats: int | None) -> None:
        pass


def desk_with(kind: type[Table], new: str) -> desk.Desk:
    vars(desk)["Table"] = kind
    one = desk.Desk()
    one.call(new)
    return one


def play(game: str, seed: int) -> tuple[float, float]:
    """How many times as many bytes, and seconds, the answers of one game take with the changes."""
    seats = [{"name": "Anne"}, *({"name": f"Bot {i}", "bot": "easy"} for i in range(3))]
    new = json.dumps({"op": "new", "table": "t", "game": game, "seats": seats, "options": {}, "seed": seed})
    desks, rng = (desk_with(Table, new), desk_with(Unwatched, new)), Random(seed)
    table, sizes, seconds = Table.load(json.loads(desk.Desk().call(new))["save"]), [0, 0], [0.0, 0.0]
    while table.decision:
        option = rng.choice([option.id for option in table.decision.options if option.barred is None])
        table.play(option)
        text = json.dumps({"op": "play", "table": "t", "option": option})
        for i in (0, 1) if len(table.log) % 2 else (1, 0):
            began = perf_counter()
            answer = desks[i].call(text)
            seconds[i] += perf_counter() - began
            sizes[i] += len(answer.encode())
    return sizes[0] / sizes[1], seconds[0] / seconds[1]


def measure(game: str) -> bool:
    sizes, seconds = zip(*(play(game, seed) for seed in range(ROUNDS)), strict=True)
    size, time = median(sizes), median(seconds)
    print(f"{game}: an answer with what its events changed, of one without (at most {BYTES} and {SECONDS})")
    print(f"  bytes {size:.2f}, seconds {time:.2f}")
    return bool(size <= BYTES and time <= SECONDS)


if __name__ == "__main__":
    met = [measure(game) for game in GAMES]
    sys.exit(0 if all(met) else "a figure misses its aim")
