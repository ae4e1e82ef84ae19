"""What the rules in pictures and the guided first game say in figures is what the tables say, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flibuste.games.nassau.hideout import COSTS
from flibuste.games.nassau.homeward import JOKE
from flibuste.games.nassau.streets import BARGE_POINTS
from flibuste.games.nassau.tables import (
    COMPANION_POINTS,
    CRATES_PER_HOLD,
    DATA,
    NO_TALE,
    PROVISIONS_PER_HOLD,
    REPEL,
    TALE_CONTEST,
)
from flibuste.games.nassau.tales import CARDS_PER_RUM

WORDS = Path(__file__).resolve().parents[3] / "web/games/nassau/words"
LIMITS, KIT = DATA["limits"], DATA["start_kit"]
(QUAY,) = [row["n"] for row in DATA["harbour_quays"]["always"]]
PORT = DATA["final_scoring"]["home_port"]["points_per_tower"]
HOLD = [CRATES_PER_HOLD, PROVISIONS_PER_HOLD, LIMITS["goods_per_hold"]]

TAUGHT = {
    "guide-nassau-more.text": [-BARGE_POINTS, QUAY],
    "guide-nassau-more.example": [QUAY],
    "guide-nassau-equip.text": [*HOLD, KIT["pirates_in_tavern"]],
    "guide-nassau-equip.example": [KIT["crates"], KIT["provisions"]],
    "guide-nassau-sea.example": [2, 1],
    "guide-nassau-act.text": [PORT],
    "guide-nassau-act.example": [2, 2, 2],
    "guide-nassau-fight.text": sorted(REPEL),
    "guide-nassau-home.text": [*COSTS, *COSTS.values(), CARDS_PER_RUM, JOKE, PORT],
    "guide-nassau-end.text": [COMPANION_POINTS],
    "play-learn-nassau-animal-more": [COMPANION_POINTS],
    "play-learn-nassau-keep": HOLD,
    "play-learn-nassau-quay": [QUAY],
    "play-learn-nassau-dice": [min(REPEL), max(REPEL)],
    "play-learn-nassau-tell-more": [TALE_CONTEST, -NO_TALE],
}
"""Key of a text to its figures, in their order; an example of the guide may have figures of its own."""


def figures(language: str) -> dict[str, list[int]]:
    """Of each text of the guide and of the lessons that has any."""
    found: dict[str, list[int]] = {}
    key = ""
    for name in ("guide.ftl", "nassau.ftl"):
        for line in (WORDS / language / name).read_text(encoding="utf-8").splitlines():
            if begun := re.match(r"([\w-]+) = ", line):
                key = begun[1]
            attribute = re.match(r" +(\.\w+) = ", line)
            said = [int(n) for n in re.findall(r"\d+", re.sub(r"{[^}]*}", "", line))]
            if said and key.startswith(("guide-", "play-learn-")):
                found[key + (attribute[1] if attribute else "")] = said
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_figure_is_that_of_the_tables(language: str) -> None:
    assert figures(language) == TAUGHT


def test_numbers_that_stand_in_words() -> None:
    """Four rounds, five pirates in the tavern, three tales for a rum."""
    assert (LIMITS["rounds"], LIMITS["player_tavern_pirates"], CARDS_PER_RUM) == (4, 5, 3)
