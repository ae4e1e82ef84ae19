"""The box on the table, measured: true games beside the same games with real hands, and what people have to tell.

`python bench/box.py [GAMES] [SHARE]`: random games of Jamaica, the Ghost Ship and The Crew among them; the share of
decisions that captains of the app think about, in both games alike. Nobody may see a difference
(tests/games/jamaica/side_by_side.py).
"""

import sys
from collections import Counter
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from tests.games.jamaica.side_by_side import Different, beside, playing  # noqa: E402


def main(games: int = 200, share: float = 0.05) -> None:
    kinds: Counter[str] = Counter()
    failed: list[str] = []
    asked: Counter[str] = Counter()
    rounds = alike = 0
    rng = Random(0)
    for seed in range(games):
        game = beside(rng.getrandbits(32))
        crew, seats = game.true.options["crew"], len(game.true.seats)
        kinds["The Crew" if crew else "Ghost Ship" if seats == 2 else "Jamaica"] += 1
        try:
            for _ in playing(game, seed, thinking=share):
                pass
        except Different as different:
            failed.append(f"game {seed}: {different}")
        asked.update(name for name, _ in game.asked)
        rounds += game.true.state.round
        alike += game.alike
    print(f"{games - len(failed)} of {games} games without a difference ({dict(kinds)}), bots alike {alike} times")
    print("told a round:", {name: round(n / rounds, 2) for name, n in asked.most_common()})
    print(*failed, sep="\n")


if __name__ == "__main__":
    main(*(kind(one) for kind, one in zip((int, float), sys.argv[1:], strict=False)))
