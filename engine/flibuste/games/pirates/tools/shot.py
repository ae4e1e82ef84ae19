"""Does this shot hit, and why (docs/rules/pirates.md, 5.9)?"""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice, count, flag
from ....core.atoms import Args
from ..questions.gunnery.hit_rolls import CATAMARAN, Gun
from ..tables import DIE

OPEN: Final = "open"
"""Stands for a roll that is still to come."""


class ShotTool(Tool):
    """The cannon's number, what is added, and the roll."""

    id = "pirates.shot"
    rule = "CSG-SHT-06"
    asked = (
        count("number", 1, 6, 3),
        count("bonus", -3, 3),
        flag("only_six"),
        flag("catamaran"),
        choice("roll", (OPEN, *DIE)),
    )

    def answer(self, given: Input) -> Answer:
        gun, roll = Gun(given["number"], given["bonus"], bool(given["only_six"])), given["roll"]
        good = gun.good
        lines: list[Said] = []
        args: Args
        if roll == OPEN:
            args = {"need": good[0] if good else 0, "chance": len(good), "of": len(DIE)}
            lines.append(Said("pirates-tool-shot-need" if good else "pirates-tool-shot-never", "CSG-SHT-06", args))
        else:
            args = {"roll": roll, "total": roll + gun.bonus, "number": gun.number}
            lines.append(Said(f"pirates-tool-shot-{gun.fired(roll)}", "CSG-SHT-06", args))
        if given["catamaran"] and (roll == OPEN or roll in good):
            lines.append(Said("pirates-tool-shot-catamaran", "CSG-DMG-01", {"low": CATAMARAN[0]}))
        faces = ["hit" if face in good else "miss" for face in DIE]
        data = {"chance": len(good), "of": len(DIE), "hit": None if roll == OPEN else roll in good, "faces": faces}
        return Answer(lines, data)
