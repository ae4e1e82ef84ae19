"""What a ram does (docs/rules/pirates.md, 5.6)."""

from ....companion.tool import Answer, Input, Said, Tool, choice, count, flag
from ....core.atoms import Args
from ....core.frozen import frozen
from ..questions.boarding.ramming import needed, rams
from ..tables import DIE
from .shot import OPEN


@frozen
class RamRoll:
    """`masts`: those that stood on the rammed ship."""

    masts: int
    hit: bool

    @property
    def rule(self) -> str:
        """CSG-RAM-04 of a derelict, CSG-RAM-03 of any other ship."""
        return "CSG-RAM-03" if self.masts else "CSG-RAM-04"

    @property
    def sinks(self) -> bool:
        """CSG-RAM-04: whether a derelict goes down by it."""
        return self.hit and not self.masts

    @property
    def pins(self) -> bool:
        """CSG-RAM-05: the rammer, unless the other became derelict or sank."""
        return self.masts > self.hit

    @property
    def may_board(self) -> bool:
        """CSG-BRD-01: while both are in play."""
        return not self.sinks


def ram(roll: int, masts: int) -> RamRoll:
    """CSG-RAM-03 to CSG-RAM-05: what the ram roll does: a mast, and who is pinned.

    >>> ram(2, 1).pins, ram(1, 1).pins, ram(1, 0).sinks
    (False, True, True)
    """
    return RamRoll(masts, rams(roll, masts))


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
