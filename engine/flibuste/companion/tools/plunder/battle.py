"""Who wins an attack, and how likely it was (docs/rules/plunder.md, 5.8 and 5.9)."""

from typing import Final

from ....core.atoms import Args, Json
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, choice, count

OPEN: Final = "open"
SHIP: Final = "ship"
_STRONGEST: Final = 6
"""Chapter 9: more skulls than the house's tiles have."""


def wins(attack: int, defence: int) -> bool:
    """PLU-CON-05, PLU-SEA-04: ties go to the attacker.

    >>> wins(4, 4), wins(3, 4)
    (True, False)
    """
    return attack >= defence


def odds(lead: int) -> tuple[int, int]:
    """Of all pairs of rolls, how many the attacker wins who is so much ahead before the dice.

    >>> odds(0), odds(-3), odds(5)
    ((21, 36), (6, 36), (36, 36))
    """
    dice = box("plunder")["dice"]
    pairs = [wins(a + lead, d) for a in dice["attack"]["faces"] for d in dice["defence"]["faces"]]
    return sum(pairs), len(pairs)


class Battle(Tool):
    """Cannons and skulls are added, ties are the attacker's."""

    id = "plunder.battle"
    rule = "PLU-SEA-04"
    asked = (
        choice("target", (SHIP, "owned", "unowned")),
        count("attack", 0, _STRONGEST),
        count("defence", 0, _STRONGEST),
        choice("attack_roll", (OPEN, 1, 2, 3, 4, 5, 6)),
        choice("defence_roll", (OPEN, 1, 2, 3, 4, 5, 6)),
    )

    def answer(self, given: Input) -> Answer:
        at_sea = given["target"] == SHIP
        win, of = odds(given["attack"] - given["defence"])
        data: dict[str, Json] = {"win": win, "of": of}
        if OPEN in (given["attack_roll"], given["defence_roll"]):
            roller = Said(f"plunder-tool-roller-{given['target']}", "PLU-SEA-04" if at_sea else "PLU-CON-04")
            return Answer([Said("plunder-tool-odds", "PLU-SEA-04", {"win": win, "of": of}), roller], data)
        mine, theirs = given["attack"] + given["attack_roll"], given["defence"] + given["defence_roll"]
        won = wins(mine, theirs)
        args: Args = {"mine": mine, "theirs": theirs, "tie": "yes" if mine == theirs else "no"}
        sums = Said(
            "plunder-tool-attacker-wins" if won else "plunder-tool-defender-wins",
            "PLU-SEA-04" if at_sea else "PLU-CON-05",
            args,
        )
        return Answer([sums, _after(given["target"], won=won)], {**data, "won": won})


def _after(target: str, *, won: bool) -> Said:
    if target == SHIP:
        return Said("plunder-tool-ship-loses" if won else "plunder-tool-attacker-loses", "PLU-SEA-05")
    if won:
        return Said("plunder-tool-flag", "PLU-CON-05")
    return Said(f"plunder-tool-{target}-holds", "PLU-CON-06")
