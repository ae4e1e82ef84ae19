"""Guided games that are played by hints alone, as the page would give them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from flibuste.bridge.thought import Thought
from flibuste.core.atoms import Json, Move
from flibuste.table import Seat, Table

ROOT: Final = Path(__file__).resolve().parents[1]
ADVISER: Final = "hard"
"""The page's (`web/play/asking.tsx`)."""
PERSON: Final = 0
NAMES: Final = ("Anne", "Jack", "Mary", "Bart")
_LESSON: Final = re.compile(r"lesson: (\{.*?\n?.*?bots: \[.*?\],?\s*\})", re.DOTALL)


class Guided(NamedTuple):
    """How the page begins a guided game (`lesson` in `web/games/<game>/manifest.ts`)."""

    seed: int
    options: dict[str, Any]
    bots: list[str]


class Hint(NamedTuple):
    """`leaves`: how much of what could still be done the move leaves undone."""

    move: Move
    reason: Json
    leaves: int


class Hinted(NamedTuple):
    table: Table
    hints: list[Hint]

    @property
    def won(self) -> bool:
        result = self.table.result
        return result is not None and result.ranks[PERSON] == 1


def guided(game: str) -> Guided:
    found = _LESSON.search((ROOT / f"web/games/{game}/manifest.ts").read_text(encoding="utf-8"))
    assert found is not None, f"{game} has no guided game"
    lesson = json.loads(re.sub(r",(\s*[}\]])", r"\1", re.sub(r"(\w+):", r'"\1":', found[1])))
    return Guided(lesson["seed"], lesson["options"], lesson["bots"])


class Advised(NamedTuple):
    """A hint before it is played. `hint`: its `aim`, `reason` and `odds`."""

    table: Table
    move: Move
    hint: Any
    leaves: int


def advised(game: str, seed: int | None = None, iterations: int = 400) -> Iterator[Advised]:
    """The hints of the guided game, or of that of another seed, each of which is followed; each is thought about for at
    most so long, and so is each move of the bots. A plan that was advised is followed as long as its next move is
    offered, as by the page. The last is followed by the end of the game."""
    how = guided(game)
    seats = [Seat(NAMES[0]), *(Seat(name, bot) for name, bot in zip(NAMES[1:], how.bots, strict=False))]
    table = Table.new(game, seats, how.options, seed=how.seed if seed is None else seed)
    plan: list[Move] = []
    while (decision := table.decision) is not None:
        offered = {one.move: one for one in decision.options if one.barred is None}
        if table.asked != PERSON:
            thought = Thought(table, str(table.seats[int(table.asked or 0)].bot))
            table.play(tuple(thought.iterate(iterations)["move"]))
            continue
        if plan and plan[0] in offered:
            table.play(plan.pop(0))
            continue
        thought = Thought(table, ADVISER)
        move = tuple(thought.iterate(iterations)["move"])
        hint: Any = thought.hint()
        yield Advised(table, move, hint, len(offered[move].leaves) if move in offered else 0)
        plan = [tuple(each) for each in hint["aim"]["plan"]][1:] if hint["aim"] else []
        table.play(move)


def hinted(game: str, seed: int | None = None, iterations: int = 400) -> Hinted:
    """Such a game to its end."""
    hints: list[Hint] = []
    table: Table | None = None
    for one in advised(game, seed, iterations):
        table = one.table
        hints.append(Hint(one.move, one.hint["reason"], one.leaves))
    assert table is not None, f"nobody was asked in {game}"
    return Hinted(table, hints)
