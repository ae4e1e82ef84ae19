"""How strong the bots are: matches with rotated seats, wins with their confidence interval (Wilson, 95 %).

`python3 build.py bench` plays them all, in about an hour on two cores; `python bench/bots.py 0.1` plays a
tenth, `python bench/bots.py 0.1 jamaica` only the matches of this game, `python bench/bots.py 1 "the Crew"` only those
with this in their name.
"""

import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from math import ceil, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "engine"))

from flibuste.core.agenda import asking  # noqa: E402  (the engine is not installed)
from flibuste.core.atoms import Json, Move  # noqa: E402  (the engine is not installed)
from flibuste.simulate import simulate  # noqa: E402  (the engine is not installed)
from flibuste.table import GAMES  # noqa: E402  (the engine is not installed)

CREW: Final[Mapping[str, Json]] = {"crew": True}
TEAMS: Final[Mapping[str, Json]] = {"teams": "2x2"}


class Match(NamedTuple):
    """The first bot against the others; `wanted` is the part of the games that it shall win."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    wanted: float
    seconds: float | None = None
    """Of thought for each decision, of the processor's time: a busy machine does not weaken the bots."""
    options: Mapping[str, Json] = {}
    mirrored: bool = False
    """Whether all have the same fleet, another one after each rotation."""


MATCHES = (
    Match("buccaneer", "buccaneer", ("normal", "random", "random"), 400, 0.80),
    Match("buccaneer", "buccaneer", ("hard", "normal", "normal"), 200, 0.50, 0.2),
    Match("buccaneer", "buccaneer", ("normal", "easy", "easy"), 400, 0.40),
    Match("jamaica", "jamaica", ("normal", "random", "random", "random"), 400, 0.70),
    Match("jamaica", "jamaica", ("hard", "normal", "normal", "normal"), 200, 0.40, 0.2),
    Match("jamaica", "jamaica", ("normal", "easy", "easy", "easy"), 400, 0.35),
    Match("jamaica, the Ghost Ship", "jamaica", ("normal", "random"), 400, 0.80),
    Match("jamaica, the Ghost Ship", "jamaica", ("hard", "normal"), 200, 0.55, 0.2),
    Match("jamaica, the Ghost Ship", "jamaica", ("normal", "easy"), 400, 0.60),
    Match("jamaica, the Crew", "jamaica", ("normal", "random", "random", "random"), 400, 0.70, options=CREW),
    Match("jamaica, the Crew", "jamaica", ("hard", "normal", "normal", "normal"), 200, 0.35, 0.2, CREW),
    Match("jamaica, the Crew", "jamaica", ("normal", "easy", "easy", "easy"), 400, 0.35, options=CREW),
    Match("nassau", "nassau", ("normal", "random", "random", "random"), 400, 0.80),
    Match("nassau", "nassau", ("hard", "normal", "normal", "normal"), 200, 0.40, 0.2),
    Match("nassau", "nassau", ("normal", "easy", "easy", "easy"), 400, 0.45),
    Match("plunder", "plunder", ("normal", "random", "random", "random"), 400, 0.85),
    Match("plunder", "plunder", ("hard", "normal", "normal", "normal"), 200, 0.40, 0.2),
    Match("plunder", "plunder", ("normal", "easy", "easy", "easy"), 400, 0.50),
    Match("plunder, two captains", "plunder", ("normal", "random"), 400, 0.95),
    Match("plunder, two captains", "plunder", ("hard", "normal"), 200, 0.55, 0.2),
    Match("plunder, two captains", "plunder", ("normal", "easy"), 400, 0.70),
    Match("plunder, six captains", "plunder", ("normal", *["easy"] * 5), 300, 0.35),
    Match("pirates", "pirates", ("normal", "random"), 200, 0.90, mirrored=True),
    Match("pirates", "pirates", ("hard", "normal"), 100, 0.60, 0.5, mirrored=True),
    Match("pirates", "pirates", ("normal", "easy"), 200, 0.55, mirrored=True),
    Match("pirates, four captains", "pirates", ("normal", "random", "random", "random"), 60, 0.80, mirrored=True),
    Match("plunder, a team against another", "plunder", ("normal", "easy", "normal", "easy"), 400, 0.65, options=TEAMS),
)
"""The first bot of each against the others."""
CHUNKS = 2
"""Into so many parts a match is divided, each with a seed of its own: the games do not depend on the cores."""
WORKERS = CHUNKS


def wilson(wins: float, games: int) -> tuple[float, float]:
    z, p = 1.96, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def same_fleet(state: Any, game: int) -> Move | None:
    """Of the Pirates: a fleet of the house for everybody; after each rotation of the seats the next one."""
    from flibuste.games.pirates.fleets.choosing import ChooseFleet, fitting

    if not isinstance(asking(state), ChooseFleet):
        return None
    fleets = fitting(state.setting)
    return "fleet", fleets[game // state.setting.seats % len(fleets)]


def part(match: Match, games: int, seed: int) -> float:
    opening = {"opening": same_fleet} if match.mirrored else {}
    played = simulate(match.game, match.bots, games, seed, match.options, match.seconds, **opening)
    return float(played["wins_by_bot"][match.bots[0]])


def main(share: float, wanted: str) -> None:
    missed = False
    with ProcessPoolExecutor(WORKERS) as pool:
        for match in (m for m in MATCHES if wanted in m.name and m.game in GAMES):
            # Whole rotations only: each bot sits equally often in each seat.
            turns = len(match.bots)
            each = ceil(match.games * share / CHUNKS / turns) * turns
            parts = [pool.submit(part, match, each, 1 + 10_000 * i) for i in range(CHUNKS)]
            games, wins = each * CHUNKS, sum(p.result() for p in parts)
            low, high = wilson(wins, games)
            thought = f", {match.seconds} s a decision" if match.seconds else ""
            print(
                f"{match.name}: one {match.bots[0]} against {' and '.join(match.bots[1:])}{thought}: "
                f"{wins:g} of {games} games, {wins / games:.1%} [{low:.1%}, {high:.1%}], wanted {match.wanted:.0%}",
                flush=True,
            )
            missed |= wins / games < match.wanted
    sys.exit("a match misses its aim" if missed else 0)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0, sys.argv[2] if len(sys.argv) > 2 else "")
