"""How far each ship may still sail (docs/rules/plunder.md, 5.5)."""

from ....companion.tool import Answer, Group, Input, Said, Tool, choice, count, refuse
from ....core.atoms import Args, Json
from ..sailing import after_steps, stirs_storm
from ..tables import MAX_MASTS, MAX_SHIPS, SAILING_DIE, TOLL


class MovesTool(Tool):
    """The sailing die, the masts of each ship at the roll, and the steps that were made."""

    id = "plunder.moves"
    rule = "PLU-SAIL-02"
    asked = (
        choice("roll", SAILING_DIE),
        Group("ships", (count("masts", 0, MAX_MASTS), count("steps", 0, SAILING_DIE[-1] + MAX_MASTS)), 1, MAX_SHIPS),
    )

    def answer(self, given: Input) -> Answer:
        ships, roll = given["ships"], given["roll"]
        pool, masts = roll, []
        for ship in ships:
            own, pool = after_steps(ship["masts"], pool, ship["steps"])
            masts.append(own)
        if pool < 0:
            raise refuse("ships", "plunder-tool-moves-too-far", "PLU-SAIL-02", count=-pool)
        lines = []
        if stirs_storm(roll):
            lines.append(Said("plunder-tool-turn-one", "PLU-STM-06"))
        args: Args = {"count": pool, "masts": sum(masts)}
        lines.append(Said("plunder-tool-moves-left", "PLU-SAIL-01", args))
        if any(masts):
            lines.append(Said("plunder-tool-moves-masts", "PLU-SAIL-02"))
        lines.append(Said("plunder-tool-moves-toll", "PLU-STM-03", {"count": TOLL}))
        data: dict[str, Json] = {
            "storm": stirs_storm(roll),
            "pool": pool,
            "masts": [*masts],
            "may": [own + pool > 0 for own in masts],
        }
        return Answer(lines, data)
