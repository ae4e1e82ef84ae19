"""Chapter 5 (P1, SEA, RET, PH3): the order of what is done in each phase of a round."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Step(NamedTuple):
    name: str
    rule: str


PHASES: Final[Mapping[str, tuple[Step, ...]]] = {
    "town": (
        Step("town-move", "NAS-P1-02"),
        Step("town-extra", "NAS-P1-12"),
        Step("town-pause", "NAS-P1-14"),
        Step("town-pass", "NAS-P1-16"),
        Step("town-dolphin", "NAS-P1-19"),
    ),
    "sea": (
        Step("sea-provision", "NAS-SEA-02"),
        Step("sea-kraken", "NAS-SEA-06"),
        Step("sea-action", "NAS-SEA-08"),
        Step("sea-pass", "NAS-SEA-09"),
    ),
    "home": (
        Step("home-order", "NAS-RET-01"),
        Step("home-port", "NAS-RET-15"),
        Step("home-dolphin", "NAS-RET-16"),
    ),
    "ready": (
        Step("ready-pirates", "NAS-PH3-01"),
        Step("ready-animals", "NAS-PH3-02"),
        Step("ready-contest", "NAS-PH3-03"),
        Step("ready-none", "NAS-PH3-04"),
        Step("ready-discard", "NAS-PH3-05"),
        Step("ready-display", "NAS-PH3-06"),
        Step("ready-salt", "NAS-PH3-07"),
        Step("ready-posts", "NAS-PH3-08"),
        Step("ready-next", "NAS-PH3-10"),
    ),
}
_TILE: Final = Step("ready-dutchman", "NAS-DUT-10")


def steps_of(phase: str, *, dutchman: bool = False) -> tuple[Step, ...]:
    """NAS-DUT-10: with the Flying Dutchman its tile is scored before all else of Phase III.

    >>> steps_of("ready", dutchman=True)[0].rule
    'NAS-DUT-10'
    """
    return (_TILE, *PHASES[phase]) if dutchman and phase == "ready" else PHASES[phase]
