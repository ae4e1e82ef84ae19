"""What a die decides besides shots, rams and boardings (docs/rules/pirates.md, chapter 9)."""

from ....companion.tool import Answer, Input, Said, Tool, choice, count
from ....core.atoms import Args
from ..questions.turns.roll_results import PURPOSES, Against, broadside_hits, reef_loss
from ..tables import DIE
from .shot import OPEN


class FateTool(Tool):
    """The purpose of a roll, what has to be known for it, and the roll.

    `data`: `asks` (the fields that matter), `faces` (the outcome of each of the six),
    `chance` of a good one, `outcome`.
    """

    id = "pirates.fate"
    rule = "CSG-SET-03"
    asked = (
        choice("purpose", tuple(PURPOSES)),
        count("worst", 1, 6, 3),
        count("cannons", 1, 10, 4),
        count("masts", 0, 10, 3),
        count("standing", 0, 10, 3),
        choice("roll", (OPEN, *DIE)),
    )

    def answer(self, given: Input) -> Answer:
        name, roll = given["purpose"], given["roll"]
        purpose = PURPOSES[name]
        known = Against(given["worst"], given["masts"], given["standing"])
        faces = purpose.faces(known)
        good = sum(outcome in purpose.good for outcome in faces)
        args: Args = {
            "chance": good,
            "of": len(DIE),
            "hits": broadside_hits(given["cannons"]),
            "masts": given["masts"],
            "standing": given["standing"],
        }
        data = {
            "asks": list(purpose.asks),
            "faces": faces,
            "good": list(purpose.good),
            "chance": good if purpose.good else None,
            "of": len(DIE),
            "outcome": None,
        }
        if roll == OPEN:
            return Answer([Said(f"pirates-tool-fate-{name}", purpose.rule, args)], data)
        outcome = purpose.result(roll, known)
        # numbers, sides and points are one outcome each, told by the roll
        plain = outcome.partition("-")[0]
        told: Args = {**args, "roll": roll, "loss": reef_loss(roll, known.masts)}
        return Answer([Said(f"pirates-tool-fate-{name}-{plain}", purpose.rule, told)], {**data, "outcome": outcome})
