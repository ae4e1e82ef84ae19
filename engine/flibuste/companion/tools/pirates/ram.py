"""What a ram does (docs/rules/pirates.md, 5.6)."""

from ....core.atoms import Args
from ..tool import Answer, Input, Said, Tool, choice, count, flag
from .shot import DIE, OPEN


def rams(roll: int, masts: int) -> bool:
    """CSG-RAM-03, CSG-RAM-04: higher than the masts that stand; a derelict loses on any roll.

    >>> rams(3, 3), rams(4, 3), rams(1, 0)
    (False, True, True)
    """
    return roll > masts


class Ram(Tool):
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
            args: Args = {"need": masts + 1, "chance": len(good), "of": len(DIE)}
            key = "sinks" if not masts else "need" if good else "never"
            rule = "CSG-RAM-03" if masts else "CSG-RAM-04"
            return Answer([Said(f"pirates-tool-ram-{key}", rule, args)], data)
        hit = rams(roll, masts)
        key = "sinks" if not masts else "hit" if hit else "miss"
        lines = [
            Said(f"pirates-tool-ram-{key}", "CSG-RAM-03" if masts else "CSG-RAM-04", {"roll": roll, "masts": masts})
        ]
        lines.append(Said(f"pirates-tool-ram-{'pinned' if masts > hit else 'free'}", "CSG-RAM-05"))
        if masts:
            lines.append(Said("pirates-tool-ram-board", "CSG-BRD-01"))
        return Answer(lines, data)
