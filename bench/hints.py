"""How good hints are: the guided games, played by their hints alone against the bots that sit there.

`python bench/hints.py [GAME]... [--seeds N] [--iterations N]`: for each game so many seeds, from that of its guided
game on: who won, how many hints there were, and how many of them ended a turn with something left undone.
"""

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from flibuste.table import GAMES  # noqa: E402  (the engine is not installed)
from tests.hinted import guided, hinted  # noqa: E402  (nor are the tests)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", default=sorted(GAMES))
    ask.add_argument("--seeds", type=int, default=5)
    ask.add_argument("--iterations", type=int, default=400)
    asked = ask.parse_args()
    for game in asked.games:
        first, won = guided(game).seed, 0
        for seed in range(first, first + asked.seeds):
            began = time.process_time()
            played = hinted(game, seed, asked.iterations)
            result = played.table.result
            assert result is not None
            won += played.won
            idle = sum(hint.leaves > 0 for hint in played.hints)
            spent = time.process_time() - began
            print(f"{game} {seed}: {'won' if played.won else 'lost'} {result.totals}, ", end="")
            print(f"{len(played.hints)} hints, {idle} that leave something, {spent:.1f} s", flush=True)
        print(f"{game}: {won} of {asked.seeds} won")


if __name__ == "__main__":
    main()
