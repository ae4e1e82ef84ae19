"""How strong the bots are: matches with rotated seats, wins with their confidence interval (Wilson, 95 %).

`python3 build.py bench` plays them all, in about half an hour on two cores; `python bench/bots.py 0.1` plays a tenth.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from math import ceil, sqrt
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "engine"))

from flibuste.simulate import simulate  # noqa: E402  (the engine is not installed)


class Match(NamedTuple):
    game: str
    bots: tuple[str, ...]
    games: int
    wanted: float
    seconds: float | None = None


MATCHES = (
    Match("buccaneer", ("normal", "random", "random"), 400, 0.80),
    Match("buccaneer", ("hard", "normal", "normal"), 200, 0.50, 0.2),
    Match("buccaneer", ("normal", "easy", "easy"), 400, 0.40),
    Match("jamaica", ("normal", "random", "random", "random"), 200, 0.70),
    Match("jamaica", ("hard", "normal", "normal", "normal"), 120, 0.40, 0.2),
)
"""The first bot of each against the others."""
WORKERS = 2


def wilson(wins: float, games: int) -> tuple[float, float]:
    z, p = 1.96, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def part(match: Match, games: int, seed: int) -> float:
    return simulate(match.game, match.bots, games, seed, None, match.seconds)["wins_by_bot"][match.bots[0]]


def main(share: float) -> None:
    missed = False
    with ProcessPoolExecutor(WORKERS) as pool:
        for match in MATCHES:
            # Whole rotations only: each bot sits equally often in each seat.
            turns = len(match.bots)
            each = ceil(match.games * share / WORKERS / turns) * turns
            parts = [pool.submit(part, match, each, 1 + 10_000 * i) for i in range(WORKERS)]
            games, wins = each * WORKERS, sum(p.result() for p in parts)
            low, high = wilson(wins, games)
            thought = f", {match.seconds} s a move" if match.seconds else ""
            print(
                f"{match.game}: one {match.bots[0]} against {' and '.join(match.bots[1:])}{thought}: "
                f"{wins:g} of {games} games, {wins / games:.1%} [{low:.1%}, {high:.1%}], wanted {match.wanted:.0%}",
                flush=True,
            )
            missed |= wins / games < match.wanted
    sys.exit("a match misses its aim" if missed else 0)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
