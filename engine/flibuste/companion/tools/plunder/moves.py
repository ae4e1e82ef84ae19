"""How far each ship may still sail (docs/rules/plunder.md, 5.5)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....core.atoms import Args, Json
from ...boxes import box
from ..tool import Answer, Group, Input, Said, Tool, choice, count, refuse

_SHIPS: Final = 3
_MASTS: Final = 2
_STORM: Final = 1


class Left(NamedTuple):
    """What is left: of the pool, and of each ship's own mast moves."""

    pool: int
    masts: tuple[int, ...]


def left(roll: int, masts: Sequence[int], steps: Sequence[int]) -> Left:
    """PLU-SAIL-02: a ship's steps use its mast moves first, then the pool of all. A pool below 0 is too many steps.

    >>> left(4, (2, 0), (3, 1))
    Left(pool=2, masts=(0, 0))
    """
    pool = roll - sum(max(0, done - own) for own, done in zip(masts, steps, strict=True))
    return Left(pool, tuple(max(0, own - done) for own, done in zip(masts, steps, strict=True)))


class Moves(Tool):
    """The sailing die, the masts of each ship at the roll, and the steps that were made."""

    id = "plunder.moves"
    rule = "PLU-SAIL-02"
    asked = (
        choice("roll", (1, 2, 3, 4, 5, 6)),
        Group("ships", (count("masts", 0, _MASTS), count("steps", 0, 6 + _MASTS)), 1, _SHIPS),
    )

    def answer(self, given: Input) -> Answer:
        ships, roll = given["ships"], given["roll"]
        now = left(roll, [ship["masts"] for ship in ships], [ship["steps"] for ship in ships])
        if now.pool < 0:
            raise refuse("ships", "plunder-tool-moves-too-far", "PLU-SAIL-02", count=-now.pool)
        lines = []
        if roll == _STORM:
            lines.append(Said("plunder-tool-turn-one", "PLU-STM-06"))
        args: Args = {"count": now.pool, "masts": sum(now.masts)}
        lines.append(Said("plunder-tool-moves-left", "PLU-SAIL-01", args))
        if any(now.masts):
            lines.append(Said("plunder-tool-moves-masts", "PLU-SAIL-02"))
        lines.append(Said("plunder-tool-moves-toll", "PLU-STM-03", {"count": box("plunder")["storm"]["toll_cards"]}))
        data: dict[str, Json] = {
            "storm": roll == _STORM,
            "pool": now.pool,
            "masts": list(now.masts),
            "may": [own + now.pool > 0 for own in now.masts],
        }
        return Answer(lines, data)
