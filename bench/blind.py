"""A captain who hears: short games of all five played to their end by keyboard, each key chosen by what Orca has said.

`python3 build.py bench blind [GAME ...] [--minutes N] [--seed N] [--dist D]`. What was pressed and heard is printed
with `--told`; at the end the keys of a turn, and after what nothing was heard that asks for one. The page is never
looked into: a captain who hears nothing more tries Return, as people do.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from tests.browser.near.server import near  # noqa: E402
from tests.heard.ears import Ears  # noqa: E402

GAMES = {
    "buccaneer": "seats=Anne,bot:easy,bot:easy&groups=2&first=0",
    "jamaica": "seats=Anne,bot:easy,bot:easy",
    "nassau": "seats=Anne,bot:easy",
    "plunder": "seats=Anne,bot:easy&target=4",
    "pirates": "seats=Anne,bot:easy&quick=1&fleets=lot&round_limit=20",
}
# what is worth more than chance, the best first
WANTED = {
    "buccaneer": ["^Board"],
    "jamaica": [],
    "nassau": [],
    "plunder": ["^Attack", "[Pp]oint card", "new ship", "^Roll", "^Refuse|^Decline|^Pass", "^To "],
    "pirates": [
        "^Explore",
        "^Load",
        "^Unload",
        "^Island .*treasure",
        "action left toggle button not pressed",
        "^End the",
    ],
}
ASKED = re.compile(r"[?.:] heading level 2|Waits for a yes|^Sail push button|^(not )?pressed$|^(expanded|collapsed)$")
OVER = re.compile(r"\bwin(s|\b).* heading level 1")
SHOWN = re.compile(r"Tale \d+:|^Anne finds")
"""A card lies there until it is seen."""
OTHERS = re.compile(r"^(Jack|Mary) |Anne’s turn")
LOOKS = 9
"""So many answers are listened to before one is given."""


class Captain:
    def __init__(self, ears: Ears, game: str, rng: Random, told: bool) -> None:
        self.ears, self.rng, self.told = ears, rng, told
        self.wanted = [re.compile(one) for one in WANTED[game]]
        self.turns: list[int] = [0]
        """Keys that a captain needs who knows the answers already, of each turn."""
        self.unsure: list[str] = []

    def press(self, key: str) -> list[str]:
        lines = self.ears.press(key)
        if self.told:
            print(f"    {key:7}{' '.join(lines)}", flush=True)
        return lines

    def heard(self) -> list[str]:
        """All that is said until somebody is asked; where nobody is for long, Return."""
        for patience in (15, 15, 30):
            if self.ears.until(
                lambda: any(one.search(line) for one in (ASKED, OVER, SHOWN) for line in self.ears.lines), patience
            ):
                break
            self.unsure.append(" ".join(self.ears.lines)[-160:])
            self.press("Return")
        self.ears.until_quiet()
        if self.told:
            print(f"  heard  {' '.join(self.ears.lines)}", flush=True)
        return list(self.ears.lines)

    def answer(self) -> None:
        """Goes through the answers until one is wanted, or takes any that may be given."""
        answers: list[str] = []
        for key in ["o", *["Down"] * (LOOKS - 1)]:
            line = " ".join(self.press(key))
            if not line and key == "o":  # the focus is there already
                continue
            if not line or line in answers:
                break
            answers.append(line)
            if self.wanted and self.wanted[0].search(line):
                break
        free = [at for at, line in enumerate(answers) if "grayed" not in line and "heading" not in line]
        best = next((at for one in self.wanted for at in free if one.search(answers[at])), None)
        at = best if best is not None else self.rng.choice(free or [0])
        for _ in range(len(answers) - 1 - at):
            self.press("Up")
        self.press("Return")
        self.turns[-1] += 2 + (at > 0)

    def play(self, seconds: float) -> bool:
        """Whether somebody has won."""
        end = time.monotonic() + seconds
        lines = list(self.ears.lines)
        while time.monotonic() < end:
            if any(OVER.search(line) for line in lines):
                return True
            if any("Waits for a yes" in line or line.startswith("Sail push button") for line in lines):
                self.confirm(lines)
            elif any(SHOWN.search(line) for line in lines) and not any(ASKED.search(line) for line in lines):
                self.press("Return")
                self.turns[-1] += 1
            else:
                if any(OTHERS.match(line) for line in lines):
                    self.turns.append(0)
                self.answer()
            lines = self.heard()
        return False

    def confirm(self, lines: list[str]) -> None:
        """The yes: it has the focus, or lies below the answer that is looked at."""
        if any("pressed" in line for line in lines):
            for _ in range(LOOKS):
                line = " ".join(self.press("Down"))
                if not line or ("toggle" not in line and "push button" in line):
                    break
        self.press("Return")
        self.turns[-1] += 2


def main(games: list[str], minutes: float, seed: int, told: bool, dist: Path) -> bool:
    if lacking := Ears.missing():
        print(f"not installed: {lacking}")
        return True
    ended = True
    with near(dist) as site:
        for game in games:
            with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                ears = Ears(Path(profile), site.url)
                try:
                    ears.hush()
                    ears.go(game, f"{GAMES[game]}&seed={seed}")
                    ears.until_quiet()
                    ears.let_keys_through()
                    captain = Captain(ears, game, Random(seed), told)
                    won = captain.play(minutes * 60)
                finally:
                    ears.kill()
            ended = ended and won
            keys = [count for count in captain.turns if count]
            print(
                f"{game:10} {'to its end' if won else 'not to its end'}, {len(keys)} turns, "
                f"keys a turn {median(keys):.0f} (most {max(keys)}), unsure {len(captain.unsure)} times",
                flush=True,
            )
            for text in captain.unsure:
                print(f"    after: {text}", flush=True)
    return ended


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--told", action="store_true", help="print what was pressed and heard")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="of another checkout")
    asked = parser.parse_args()
    everything = main(asked.games or list(GAMES), asked.minutes, asked.seed, asked.told, asked.dist)
    sys.exit(0 if everything else "a game did not come to its end")
