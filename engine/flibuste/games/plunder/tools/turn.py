"""What comes next in a turn, so that nothing is forgotten (docs/rules/plunder.md, 4.3 and 5.4)."""

from typing import Final, NamedTuple

from ....companion.tool import Answer, Input, Said, Tool, flag


class TurnStep(NamedTuple):
    name: str
    rule: str


_DRAW: Final = (TurnStep("draw", "PLU-RES-03"),)
_SHIPLESS: Final = (
    TurnStep("shipless-card", "PLU-NOS-03"),
    TurnStep("shipless-double", "PLU-NOS-05"),
    TurnStep("shipless-ways", "PLU-NOS-06"),
    TurnStep("shipless-place", "PLU-NOS-08"),
)
_SAILING: Final = (
    TurnStep("found", "PLU-X-09"),
    TurnStep("before", "PLU-TRN-01"),
    TurnStep("roll", "PLU-TRN-03"),
    TurnStep("one", "PLU-STM-06"),
    TurnStep("sail", "PLU-SAIL-02"),
    TurnStep("new", "PLU-SAIL-06"),
    TurnStep("attacks", "PLU-SEA-02"),
    TurnStep("end", "PLU-TRN-05"),
)


def steps_of(*, ship: bool) -> tuple[TurnStep, ...]:
    """PLU-TRN-01; PLU-NOS-10: without a ship the search for one comes after the draw.

    >>> [step.name for step in steps_of(ship=True)][:2]
    ['draw', 'found']
    """
    return (*_DRAW, *(() if ship else _SHIPLESS), *_SAILING)


class TurnTool(Tool):
    """The turn as a list to tick off."""

    id = "plunder.turn"
    rule = "PLU-TRN-01"
    asked = (flag("ship", 1),)

    def answer(self, given: Input) -> Answer:
        steps = steps_of(ship=bool(given["ship"]))
        return Answer([Said(f"plunder-tool-turn-{step}", rule) for step, rule in steps])
