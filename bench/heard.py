"""How much of what the page says Orca speaks: games of three bots, in Firefox, at the usual speed and at "Wait for me".

`python3 build.py bench heard [GAME ...] [--pace usual|wait] [--minutes N] [--rate N] [--dist D]`. A text of the live
region counts as heard when a line of the voice holds it, each line for one text. What was lost is printed; on a busy
machine Orca may lose what a quiet one does not: measure twice before you believe a loss.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from tests.browser.near.server import near  # noqa: E402
from tests.heard.ears import Ears, overhearing  # noqa: E402

BOTS = "seats=bot:easy,bot:easy,bot:easy&seed=7"
GAMES = {
    "buccaneer": f"{BOTS}&groups=2",
    "jamaica": BOTS,
    "nassau": BOTS,
    "plunder": f"{BOTS}&target=5",
    "pirates": f"{BOTS}&build_total=20",
}
# as in web/store/settings.ts
PACES = {"usual": 2, "wait": 4}
AIMS = {"usual": 0.95, "wait": 1.0}

GO_ON = "[data-action=told]:not([aria-disabled])"


def lost(said: list[str], lines: list[str]) -> list[str]:
    """Which texts no line holds; each line speaks for one text."""
    left, missing = list(lines), list[str]()
    for text in said:
        found = next((line for line in left if text in line), None)
        if found is None:
            missing.append(text)
        else:
            left.remove(found)
    return missing


def listen(ears: Ears, game: str, pace: str, seconds: float) -> tuple[list[str], list[str]]:
    """All texts of the live region in a game of bots, and those that were not spoken."""
    ears.go(game, GAMES[game], speed=PACES[pace])
    end = time.monotonic() + seconds
    while time.monotonic() < end and not ears.over:
        if pace == "wait" and ears.count(GO_ON):
            ears.until_quiet()
            ears.evaluate(f"void document.querySelector('{GO_ON}')?.focus()")
            ears._key("Return")
        time.sleep(0.1)
    ears.until_quiet(seconds=120)
    return ears.said, lost(ears.said, ears.lines)


def main(games: list[str], paces: list[str], minutes: float, rate: float, dist: Path) -> bool:
    if lacking := Ears.missing():
        print(f"not installed: {lacking}")
        return True
    good = True
    with near(dist) as site:
        for game in games:
            for pace in paces:
                with overhearing(site.url, rate) as ears:
                    began = time.monotonic()
                    said, missing = listen(ears, game, pace, minutes * 60)
                    over, awake = ears.over, ears.awake()
                share = 1 - len(missing) / max(1, len(said))
                good = good and share >= AIMS[pace]
                print(
                    f"{game:10} {pace:6} {len(said) - len(missing):4} of {len(said):4} heard, {share:.0%}, "
                    f"{time.monotonic() - began:.0f} s{'' if over else ', not to its end'}"
                    f"{'' if awake else ', and Orca had stopped speaking'}",
                    flush=True,
                )
                for text in missing:
                    print(f"    {text}", flush=True)
    return good


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--pace", choices=PACES, action="append")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--rate", type=float, default=60, help="letters a second")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="of another checkout")
    told = parser.parse_args()
    reached = main(told.games or list(GAMES), told.pace or list(PACES), told.minutes, told.rate, told.dist)
    sys.exit(0 if reached else "a figure misses its aim")
