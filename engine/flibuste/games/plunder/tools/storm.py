"""Which squares the storm covers (docs/rules/plunder.md, 5.6)."""

from ....companion.tool import Answer, Input, Said, Tool, choice, count, refuse
from ....core.atoms import Atom, Json
from ..chart import names_of
from ..storm import covered, numbers
from ..tables import COLUMNS, ROWS, TOLL


class StormTool(Tool):
    """What was spun, and the squares round it with all that no longer works there."""

    id = "plunder.storm"
    rule = "PLU-STM-01"
    asked = (choice("letter", tuple(ROWS)), count("number", 1, COLUMNS["full"], 1), choice("map", ("full", "two")))

    def answer(self, given: Input) -> Answer:
        columns = COLUMNS["full" if given["map"] == "full" else "two_player"]
        if given["number"] not in numbers(columns):
            raise refuse("number", "plunder-tool-spin-again", "PLU-2P-03", max=columns)
        names = names_of(columns)
        centre = names.index(f"{given['letter']}{given['number']}")
        inside: list[Json] = [[names[square] for square in row] for row in covered(centre, columns)]
        flat: list[Atom] = [square for row in inside for square in row]
        lines = [
            Said("plunder-tool-storm-squares", "PLU-STM-01", {"squares": flat}),
            Said("plunder-tool-storm-toll", "PLU-STM-03", {"count": TOLL}),
            Said("plunder-tool-storm-edge", "PLU-STM-08"),
            Said("plunder-tool-storm-ports", "PLU-STM-07"),
            Said("plunder-tool-storm-income", "PLU-STM-09"),
        ]
        return Answer(lines, {"squares": inside})
