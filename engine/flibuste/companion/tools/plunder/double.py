"""A captain without a ship: a double, or a way to pay for one (docs/rules/plunder.md, 5.20)."""

from typing import Final

from ..tool import Answer, Input, Said, Tool, choice

_SIX: Final = (1, 2, 3, 4, 5, 6)
_WAYS: Final = ("build", "card", "gold", "island")


class Double(Tool):
    """PLU-NOS-05, PLU-NOS-06: what two dice bring."""

    id = "plunder.double"
    rule = "PLU-NOS-05"
    asked = (choice("first", _SIX), choice("second", _SIX))

    def answer(self, given: Input) -> Answer:
        free = given["first"] == given["second"]
        if free:
            lines = [Said("plunder-tool-double-free", "PLU-NOS-05")]
        else:
            lines = [Said("plunder-tool-double-none", "PLU-NOS-06")]
            lines += [Said(f"plunder-tool-double-{way}", "PLU-NOS-06") for way in _WAYS]
            lines.append(Said("plunder-tool-double-end", "PLU-NOS-10"))
        lines.append(Said("plunder-tool-turn-shipless-place", "PLU-NOS-08"))
        return Answer(lines, {"free": free})
