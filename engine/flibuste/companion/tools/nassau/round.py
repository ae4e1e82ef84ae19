"""What a round has in its order (docs/rules/nassau.md, chapter 5)."""

from typing import Final

from ...boxes import box
from ..tool import Answer, Input, Said, Tool, choice, flag

_PHASES: Final = {
    "town": (
        ("town-move", "NAS-P1-02"),
        ("town-extra", "NAS-P1-12"),
        ("town-pause", "NAS-P1-14"),
        ("town-pass", "NAS-P1-16"),
        ("town-dolphin", "NAS-P1-19"),
    ),
    "sea": (
        ("sea-provision", "NAS-SEA-02"),
        ("sea-kraken", "NAS-SEA-06"),
        ("sea-action", "NAS-SEA-08"),
        ("sea-pass", "NAS-SEA-09"),
    ),
    "home": (("home-order", "NAS-RET-01"), ("home-port", "NAS-RET-15"), ("home-dolphin", "NAS-RET-16")),
    "ready": (
        ("ready-pirates", "NAS-PH3-01"),
        ("ready-animals", "NAS-PH3-02"),
        ("ready-contest", "NAS-PH3-03"),
        ("ready-none", "NAS-PH3-04"),
        ("ready-discard", "NAS-PH3-05"),
        ("ready-display", "NAS-PH3-06"),
        ("ready-salt", "NAS-PH3-07"),
        ("ready-posts", "NAS-PH3-08"),
        ("ready-next", "NAS-PH3-10"),
    ),
}


class Round(Tool):
    """One phase as a list to tick off; with the Flying Dutchman its tile comes first."""

    id = "nassau.round"
    rule = "NAS-PH3-01"
    asked = (choice("phase", tuple(_PHASES)), flag("dutchman"))

    def answer(self, given: Input) -> Answer:
        steps = _PHASES[given["phase"]]
        if given["phase"] == "ready" and given["dutchman"]:
            steps = (("ready-dutchman", "NAS-DUT-10"), *steps)
        lines = [Said(f"nassau-tool-round-{step}", rule) for step, rule in steps]
        return Answer(lines, {"rounds": box("nassau")["limits"]["rounds"]})
