"""Who wins an attack, and how likely it was (docs/rules/plunder.md, 5.8 and 5.9)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice, count
from ....core.atoms import Args, Json
from ..battle import Outcome, Side, Target, odds, outcome, roller
from ..tables import ATTACK_DIE, DEFENCE_DIE

OPEN: Final = "open"
_STRONGEST: Final = 6
"""Chapter 9: more skulls than the house's tiles have."""


class BattleTool(Tool):
    """Cannons and skulls are added, ties are the attacker's."""

    id = "plunder.battle"
    rule = "PLU-SEA-04"
    asked = (
        choice("target", tuple(map(str, Target))),
        count("attack", 0, _STRONGEST),
        count("defence", 0, _STRONGEST),
        choice("attack_roll", (OPEN, *ATTACK_DIE)),
        choice("defence_roll", (OPEN, *DEFENCE_DIE)),
    )

    def answer(self, given: Input) -> Answer:
        target = Target(given["target"])
        win, of = odds(given["attack"] - given["defence"])
        data: dict[str, Json] = {"win": win, "of": of}
        if OPEN in (given["attack_roll"], given["defence_roll"]):
            rolls = Said(f"plunder-tool-roller-{target}", roller(target).rule)
            return Answer([Said("plunder-tool-odds", "PLU-SEA-04", {"win": win, "of": of}), rolls], data)
        mine, theirs = (Side(given[side], given[f"{side}_roll"]) for side in ("attack", "defence"))
        after = outcome(target, mine, theirs)
        args: Args = {"mine": mine.total, "theirs": theirs.total, "tie": "yes" if mine.total == theirs.total else "no"}
        sums = Said(
            "plunder-tool-attacker-wins" if after.won else "plunder-tool-defender-wins",
            "PLU-SEA-04" if target is Target.SHIP else "PLU-CON-05",
            args,
        )
        return Answer([sums, Said(f"plunder-tool-{_after(target, after)}", after.rule)], {**data, "won": after.won})


def _after(target: Target, after: Outcome) -> str:
    if target is Target.SHIP:
        return "ship-loses" if after.won else "attacker-loses"
    return "flag" if after.flag else f"{target}-holds"
