"""How strong the bots are: matches with rotated seats, wins with their confidence interval (Wilson, 95 %).

`python3 build.py bench` plays them all, in about an hour on two cores; `python bench/bots.py 0.1` plays a
tenth, `python bench/bots.py 0.1 jamaica` only the matches of this game, `python bench/bots.py 1 "the Crew"` only those
with this in their name. `--cluster` and `--out` are those of `python -m flibuste simulate`.
"""

import argparse
import os
import re
import sys
from collections.abc import Mapping
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "engine"))

from flibuste.arena.rating import wilson  # noqa: E402  (the engine is not installed)
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


def same_fleet(state: Any, game: int) -> Move | None:
    """Of the Pirates: a fleet of the house for everybody; after each rotation of the seats the next one."""
    from flibuste.games.pirates.steps.setup.choosing import ChooseFleet, fitting

    if not isinstance(asking(state), ChooseFleet):
        return None
    fleets = fitting(state.setting)
    return "fleet", fleets[game // state.setting.seats % len(fleets)]


def played(match: Match, share: float, asked: argparse.Namespace) -> tuple[float, int]:
    """How many of how many games the first bot has won."""
    # whole rotations only: each bot sits equally often in each seat
    turns = len(match.bots)
    games = ceil(match.games * share / turns) * turns
    name = "-".join(re.findall(r"\w+", f"{match.name} {' '.join(match.bots)}"))
    told = simulate(
        match.game,
        match.bots,
        games,
        1,
        match.options,
        match.seconds,
        same_fleet if match.mirrored else None,
        jobs=asked.jobs,
        cluster=asked.cluster,
        out=asked.out and asked.out / f"{name}.jsonl",
        progress=None,
    )
    return float(told["wins_by_bot"][match.bots[0]]), games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("share", nargs="?", type=float, default=1.0, help="the part of the games that is played")
    parser.add_argument("wanted", nargs="?", default="", help="only the matches with this in their name")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--cluster", help="a Dask cluster plays: tcp://HOST:8786")
    parser.add_argument("--out", type=Path, help="keep the games in this folder, and go on with those that it holds")
    asked = parser.parse_args()
    if asked.out:
        asked.out.mkdir(parents=True, exist_ok=True)
    missed = False
    for match in (m for m in MATCHES if asked.wanted in m.name and m.game in GAMES):
        wins, games = played(match, asked.share, asked)
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
    main()
