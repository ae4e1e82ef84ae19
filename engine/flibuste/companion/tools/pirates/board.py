"""Who wins a boarding party, and what it brings (docs/rules/pirates.md, 5.6)."""

from ....core.atoms import Args, Json
from ..tool import Answer, Input, Said, Tool, choice, count
from .shot import DIE, OPEN


def odds(lead: int) -> dict[str, int]:
    """CSG-BRD-02: of all pairs of rolls, for the side that is so much ahead.

    >>> odds(0), odds(2)
    ({'win': 15, 'tie': 6, 'lose': 15}, {'win': 26, 'tie': 4, 'lose': 6})
    """
    margins = [lead + mine - theirs for mine in DIE for theirs in DIE]
    return {
        "win": sum(margin > 0 for margin in margins),
        "tie": sum(margin == 0 for margin in margins),
        "lose": sum(margin < 0 for margin in margins),
    }


class Board(Tool):
    """Masts and bonuses of both sides, and both rolls."""

    id = "pirates.board"
    rule = "CSG-BRD-02"
    asked = (
        count("my_masts", 0, 10),
        count("my_bonus", 0, 6),
        count("their_masts", 0, 10),
        count("their_bonus", 0, 6),
        choice("my_roll", (OPEN, *DIE)),
        choice("their_roll", (OPEN, *DIE)),
    )

    def answer(self, given: Input) -> Answer:
        mine, theirs = (given[f"{who}_masts"] + given[f"{who}_bonus"] for who in ("my", "their"))
        chance = odds(mine - theirs)
        data: dict[str, Json] = {**chance, "of": len(DIE) ** 2}
        if OPEN in (given["my_roll"], given["their_roll"]):
            return Answer([Said("pirates-tool-board-odds", "CSG-BRD-02", {**chance, "of": len(DIE) ** 2})], data)
        mine, theirs = mine + given["my_roll"], theirs + given["their_roll"]
        args: Args = {"mine": mine, "theirs": theirs}
        key = "won" if mine > theirs else "lost" if mine < theirs else "tie"
        lines = [Said(f"pirates-tool-board-{key}", "CSG-BRD-02", args)]
        if key != "tie":
            lines += [Said("pirates-tool-board-spoils", "CSG-BRD-03"), Said("pirates-tool-board-space", "CSG-BRD-04")]
        return Answer(lines, data)
