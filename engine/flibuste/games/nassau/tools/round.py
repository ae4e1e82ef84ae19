"""What a round has in its order (docs/rules/nassau.md, chapter 5)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ....companion.tool import Answer, Input, Said, Tool, choice, flag
from ..tables import ROUNDS


class RoundStep(NamedTuple):
    name: str
    rule: str


PHASES: Final[Mapping[str, tuple[RoundStep, ...]]] = {
    "town": (
        RoundStep("town-move", "NAS-P1-02"),
        RoundStep("town-extra", "NAS-P1-12"),
        RoundStep("town-pause", "NAS-P1-14"),
        RoundStep("town-pass", "NAS-P1-16"),
        RoundStep("town-dolphin", "NAS-P1-19"),
    ),
    "sea": (
        RoundStep("sea-provision", "NAS-SEA-02"),
        RoundStep("sea-kraken", "NAS-SEA-06"),
        RoundStep("sea-action", "NAS-SEA-08"),
        RoundStep("sea-pass", "NAS-SEA-09"),
    ),
    "home": (
        RoundStep("home-order", "NAS-RET-01"),
        RoundStep("home-port", "NAS-RET-15"),
        RoundStep("home-dolphin", "NAS-RET-16"),
    ),
    "ready": (
        RoundStep("ready-pirates", "NAS-PH3-01"),
        RoundStep("ready-animals", "NAS-PH3-02"),
        RoundStep("ready-contest", "NAS-PH3-03"),
        RoundStep("ready-none", "NAS-PH3-04"),
        RoundStep("ready-discard", "NAS-PH3-05"),
        RoundStep("ready-display", "NAS-PH3-06"),
        RoundStep("ready-salt", "NAS-PH3-07"),
        RoundStep("ready-posts", "NAS-PH3-08"),
        RoundStep("ready-next", "NAS-PH3-10"),
    ),
}
_TILE: Final = RoundStep("ready-dutchman", "NAS-DUT-10")


def steps_of(phase: str, *, dutchman: bool = False) -> tuple[RoundStep, ...]:
    """NAS-DUT-10: with the Flying Dutchman its tile is scored before all else of Phase III.

    >>> steps_of("ready", dutchman=True)[0].rule
    'NAS-DUT-10'
    """
    return (_TILE, *PHASES[phase]) if dutchman and phase == "ready" else PHASES[phase]


class RoundTool(Tool):
    """One phase as a list to tick off; with the Flying Dutchman its tile comes first."""

    id = "nassau.round"
    rule = "NAS-PH3-01"
    asked = (choice("phase", tuple(PHASES)), flag("dutchman"))

    def answer(self, given: Input) -> Answer:
        steps = steps_of(given["phase"], dutchman=bool(given["dutchman"]))
        return Answer([Said(f"nassau-tool-round-{step}", rule) for step, rule in steps], {"rounds": ROUNDS})
