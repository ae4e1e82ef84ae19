"""What each of the twenty characters does, and when (docs/rules/jamaica.md, 7.2)."""

from ....companion.tool import Answer, Input, Said, Tool, choice
from ....core.atoms import Word
from ..tables import CHARACTERS, DATA, HOUSE_VALUES, PRINTED


class PeopleTool(Tool):
    """JAM-CREW-12: the reference of The Crew."""

    id = "jamaica.people"
    rule = "JAM-CREW-12"
    asked = (choice("character", CHARACTERS),)

    def answer(self, given: Input) -> Answer:
        number = CHARACTERS.index(given["character"])
        key, (top, bottom) = f"jamaica-character-{given['character']}", HOUSE_VALUES[number]
        house = given["character"] != PRINTED
        rule = f"JAM-CREW-C{number + 1:02}"
        lines = [
            Said(key, rule),
            Said(
                "jamaica-tool-person-value" if house else "jamaica-tool-person-printed",
                "JAM-SHEET-01",
                {"top": top, "bottom": bottom, "who": Word(key)},
            ),
        ]
        group = DATA["crew"]["characters"][number]["group"]
        return Answer(lines, {"note": f"{key}.note", "rule": rule, "group": group, "house": house})
