"""What a bot does is carried out by people on a real table: of every change that lies open there is a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from flibuste.table import Table
from tests.contract.games import playing

ROOT = Path(__file__).resolve().parents[2]

# what of a view is no thing on the table, and why
TURN = {"turn": "whose turn it is", "round": "which round it is"}
COUNTED: dict[str, dict[str, str]] = {
    "buccaneer": TURN,
    "jamaica": {
        **TURN,
        "captain": "the Captain's compass goes round with every round",
        "combat": "dice that were rolled, and what they come to; powder that is spent has a line",
        "dice": "taken up when a round begins; where they are laid has a line",
        "ending": "that this round is the last",
        "over": "that the game is over",
        "rolled": "dice",
        "seats": "action cards: people hold their own, and those of a bot are in the app",
        "ships.down.card": "which treasure is covered: told once the game is over",
        "ships.down.seen_by": "who knows it",
    },
    "plunder": {
        **TURN,
        "attacked": "what has been attacked in this turn",
        "players.known": "what everybody knows of a hand",
        "pool": "what is left of a die",
        "rolled": "a die",
        "ships.moves": "what is left of a die",
        "ships.still": "who does not sail in this turn",
        "treaties": "what was agreed until the turn is over",
    },
    "nassau": {
        **TURN,
        "fight": "dice and tokens that were drawn; what they cost has a line",
        "over": "that the game is over",
        "passed": "who has passed",
        "players.stage": "what is left of a turn",
    },
    "pirates": {
        **TURN,
        "acted": "who has acted in this turn",
        "begun": "that the game has begun",
        "first": "who begins",
        "over": "that the game is over",
        "players.ready": "who has chosen",
        "ships.spells": "what holds for a turn",
        "tiles.value": "what a roll holds for a turn",
    },
}

# done already, for the box was asked what it shows
DONE = {"plunder-drew"}


def quoted(game: str, field: str) -> set[str]:
    """The events that the page lists there: of `still` it makes no line."""
    found = re.search(rf"{field}: \[(.*?)\]", (ROOT / f"web/games/{game}/physical.tsx").read_text(), re.DOTALL)
    return set(re.findall(r'"([\w-]+)"', found[1])) if found else set()


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
                pieces = [path for path in changes if not path.startswith(tuple(COUNTED[game]))]
                if event.key in silent:
                    seen.add(event.key)
                    assert event.key in DONE or not pieces, (event.key, pieces)
                elif changes:
                    assert event.key in words
                    assert pieces or event.key == "jamaica-dice-placed", (event.key, changes)
            if len(table.log) > 120:
                break
    assert seen
