"""What a bot does is carried out by people on a real table: of every change that lies open there is a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from flibuste.table import GAMES, Table
from tests.contract.games import playing

ROOT = Path(__file__).resolve().parents[2]

# done already, for the box was asked what it shows
DONE = {"plunder-drew"}


def _physical(game: str) -> str:
    """What the page says of a game with its box; a game without a page of its own has nothing there."""
    path = ROOT / f"web/games/{game}/physical.tsx"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def quoted(game: str, field: str) -> set[str]:
    """What the page lists there: of the events in `still` it makes no line; `counted` are the parts of a view that are
    no things on the table."""
    found = re.search(rf"{field}: \[(.*?)\]", _physical(game), re.DOTALL)
    return set(re.findall(r'"([\w.-]+)"', found[1])) if found else set()


COUNTED = {game: tuple(sorted(quoted(game, "counted"))) for game in GAMES if _physical(game)}


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
    silent, words, seen = quoted(game, "still"), messages(game), set[str]()
    for seed in range(3):
        games = playing(game, seed)
        table = Table.load(next(games).save())
        table.watch(None)
        for true in games:
            entry = true.log[-1]
            for event in table.play(entry.move, entry.found):
                changes = [place(path) for path, *_ in event.changes.get(None, [])]
                pieces = [path for path in changes if not path.startswith(COUNTED[game])]
                if event.key in silent:
                    seen.add(event.key)
                    assert event.key in DONE or not pieces, (event.key, pieces)
                elif changes:
                    assert event.key in words
                    assert pieces or event.key == "jamaica-dice-placed", (event.key, changes)
            if len(table.log) > 120:
                break
    assert seen
