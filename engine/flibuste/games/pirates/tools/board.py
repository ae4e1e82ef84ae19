"""Who wins a boarding party, and what it brings (docs/rules/pirates.md, 5.6)."""

from ....companion.tool import Answer, Input, Said, Tool, choice, count
from ....core.atoms import Args, Json
from ..questions.boarding.boarding_roll import Party, board, odds
from ..tables import DIE
from .shot import OPEN


class BoardTool(Tool):
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
        rolled = OPEN not in (given["my_roll"], given["their_roll"])
        mine, theirs = (
            Party(given[f"{who}_masts"], given[f"{who}_bonus"], given[f"{who}_roll"] if rolled else 0)
            for who in ("my", "their")
        )
        chance = odds(mine.strength - theirs.strength)
        data: dict[str, Json] = {**chance, "of": sum(chance.values())}
        if not rolled:
            return Answer([Said("pirates-tool-board-odds", "CSG-BRD-02", {**chance, "of": data["of"]})], data)
        margin = board(mine, theirs)
        args: Args = {"mine": mine.total, "theirs": theirs.total}
        key = "won" if margin > 0 else "lost" if margin < 0 else "tie"
        lines = [Said(f"pirates-tool-board-{key}", "CSG-BRD-02", args)]
        if margin:
            lines += [Said("pirates-tool-board-spoils", "CSG-BRD-03"), Said("pirates-tool-board-space", "CSG-BRD-04")]
        return Answer(lines, data)
