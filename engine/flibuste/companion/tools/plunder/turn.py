"""What comes next in a turn, so that nothing is forgotten (docs/rules/plunder.md, 4.3 and 5.4)."""

from typing import Final

from ..tool import Answer, Input, Said, Tool, flag

_ALWAYS: Final = (("draw", "PLU-RES-03"),)
_SHIPLESS: Final = (
    ("shipless-card", "PLU-NOS-03"),
    ("shipless-double", "PLU-NOS-05"),
    ("shipless-ways", "PLU-NOS-06"),
    ("shipless-place", "PLU-NOS-08"),
)
_SAILING: Final = (
    ("found", "PLU-X-09"),
    ("before", "PLU-TRN-01"),
    ("roll", "PLU-TRN-03"),
    ("one", "PLU-STM-06"),
    ("sail", "PLU-SAIL-02"),
    ("new", "PLU-SAIL-06"),
    ("attacks", "PLU-SEA-02"),
    ("end", "PLU-TRN-05"),
)


class Turn(Tool):
    """The turn as a list to tick off."""

    id = "plunder.turn"
    rule = "PLU-TRN-01"
    asked = (flag("ship", 1),)

    def answer(self, given: Input) -> Answer:
        steps = (*_ALWAYS, *(() if given["ship"] else _SHIPLESS), *_SAILING)
        return Answer([Said(f"plunder-tool-turn-{step}", rule) for step, rule in steps])
