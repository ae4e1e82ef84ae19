"""Random games of Catan by catanatron, measured as `flibuste simulate` measures ours. Runs in its own environment."""

import json
import sys
from time import perf_counter
from typing import Any

from catanatron import Color, Game, RandomPlayer

COPIES = 2000


def main(games: int, seed: int) -> None:
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = 0
    middle: Any = None
    began = perf_counter()
    for i in range(games):
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed + i)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
            if decisions == 200:
                middle = game.state.copy()
    seconds = perf_counter() - began
    began = perf_counter()
    for _ in range(COPIES):
        middle.copy()
    copying = perf_counter() - began
    figures = {"decisions_per_second": decisions / seconds, "copy_microseconds": copying / COPIES * 1e6}
    print(json.dumps(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
