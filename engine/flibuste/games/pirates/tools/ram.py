"""What a ram does (docs/rules/pirates.md, 5.6)."""

from ....companion.tool import Answer, Input, Said, Tool, choice, count, flag
from ....core.atoms import Args
from ..questions.boarding.ramming import needed, ram, rams
from ..tables import DIE
from .shot import OPEN


class RamTool(Tool):
    """The masts of the rammed ship, and the roll."""

    id = "pirates.ram"
    rule = "CSG-RAM-03"
    asked = (count("masts", 0, 6, 3), flag("immune"), choice("roll", (OPEN, *DIE)))

    def answer(self, given: Input) -> Answer:
        masts, roll = given["masts"], given["roll"]
        if given["immune"]:
            held = {"chance": 0, "of": len(DIE), "faces": ["held"] * len(DIE)}
            return Answer([Said("pirates-tool-ram-immune", "CSG-RAM-08")], held)
        good = [face for face in DIE if rams(face, masts)]
        won = "lost" if masts else "sunk"
        data = {"chance": len(good), "of": len(DIE), "faces": [won if face in good else "held" for face in DIE]}
        if roll == OPEN:
            args: Args = {"need": needed(masts), "chance": len(good), "of": len(DIE)}
            key = "sinks" if not masts else "need" if good else "never"
            return Answer([Said(f"pirates-tool-ram-{key}", ram(DIE[-1], masts).rule, args)], data)
        done = ram(roll, masts)
        key = "sinks" if done.sinks else "hit" if done.hit else "miss"
        lines = [Said(f"pirates-tool-ram-{key}", done.rule, {"roll": roll, "masts": masts})]
        lines.append(Said(f"pirates-tool-ram-{'pinned' if done.pins else 'free'}", "CSG-RAM-05"))
        if done.may_board:
            lines.append(Said("pirates-tool-ram-board", "CSG-BRD-01"))
        return Answer(lines, data)
