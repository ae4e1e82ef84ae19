"""What a bot does is carried out by people on a real table: of every change that lies open there is a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from flibuste.table import Table
from tests.contract.games import playing

ROOT = Path(__file__).resolve().parents[2]

# what the app alone keeps count of, or shows on the screen; not a piece of it lies on the table
COUNTED = {
    "buccaneer": {"seats.ducats", "turn"},
    "jamaica": {"captain", "combat", "dice", "ending", "over", "rolled", "round", "seats", "ships.down", "turn"},
    "plunder": {
        "attacked",
        "players.known",
        "pool",
        "rolled",
        "round",
        "ships.moves",
        "ships.still",
        "treaties",
        "turn",
    },
    "nassau": {"fight", "over", "passed", "players.stage", "round", "turn"},
}

# done already, for the box was asked what it shows
DONE = {"plunder-drew"}


def still(game: str) -> set[str]:
    """The events of which the page makes no line."""
    found = re.search(r"still: \[(.*?)\]", (ROOT / f"web/games/{game}/physical.tsx").read_text(), re.DOTALL)
    assert found
    return set(re.findall(r'"([\w-]+)"', found[1]))


def messages(game: str) -> set[str]:
    files = [*(ROOT / f"engine/flibuste/games/{game}/locale/en").glob("*.ftl")]
    files += (ROOT / f"web/games/{game}/words/en").glob("*.ftl")
    return {key for file in files for key in re.findall(r"^([\w-]+) =", file.read_text(), re.MULTILINE)}


def place(path: Sequence[str | int]) -> str:
    """Where in the view it is, whichever of several."""
    return ".".join(str(part) for part in path if not isinstance(part, int))


@pytest.mark.parametrize("game", sorted(COUNTED))
def test_every_change_that_lies_open_has_a_line(game: str) -> None:
    """Quiet events too; what has no line changes nothing that lies on the table."""
    silent, words, seen = still(game), messages(game), set[str]()
    for seed in range(3):
        games = playing(game, seed)
        table = Table.load(next(games).save())
        table.watch(None)
        for true in games:
            entry = true.log[-1]
            for event in table.play(entry.move, entry.found):
                changes = [
                    ".".join(str(p) for p in path if not isinstance(p, int)) for path, *_ in event.changes.get(None, [])
                ]
                if event.key in silent:
                    seen.add(event.key)
                    pieces = [path for path in changes if not path.startswith(tuple(COUNTED[game]))]
                    assert event.key in DONE or not pieces, (event.key, pieces)
                elif changes:
                    assert event.key in words
            if len(table.log) > 120:
                break
    assert seen
