"""What is asked of a table that people lay, beside its charts: what ships carry, and how far the round is."""

from collections.abc import Iterable
from typing import Final

from ...core.layout_fields import LayoutField, choice, seat
from .crew import DISPLAY
from .places import BACKS
from .state import STAGES, Setting
from .tables import (
    CRATES,
    DATA,
    GOOD_KINDS,
    HOLDS,
    HOLDS_AT_START,
    PIRATES,
    PRINTED,
    ROUNDS,
    SAILS,
    WEAPON_TILES,
)

_MANY: Final = 15
"""So many can be counted of what has no limit."""
_PER_GOOD: Final[int] = next(row["per_type"] for row in DATA["supply"] if row["kind"] == "good")
_PILE: Final[int] = sum(row["copies"] for row in DATA["animals"]["kinds"])
_SCORES: Final = (-99, 999)
_DOWN: Final = ("hand", "buried", "jokes")
AT: Final = ("turn", "sailed", "home")
"""The moments at which people lay a table; a game may be put right at any other, too."""


def fields(setting: Setting) -> list[LayoutField]:
    enums = DATA["enums"]
    return [
        LayoutField("score", "players[].score", "score", low=_SCORES[0], high=_SCORES[1]),
        LayoutField("sails", "players[].sails", "aboard", low=1, high=SAILS),
        LayoutField("holds", "players[].holds", "aboard", low=HOLDS_AT_START, high=HOLDS),
        LayoutField("crates", "players[].crates", "aboard", high=CRATES),
        LayoutField("provisions", "players[].provisions", "aboard", high=_MANY),
        LayoutField("laid", "players[].laid", "aboard", high=PIRATES),
        *_each("weapons", enums["weapons"], PRINTED + WEAPON_TILES, low=PRINTED, word="nassau-weapon-"),
        *_each("items", enums["items"], _MANY),
        *_each("goods", GOOD_KINDS, _PER_GOOD, word="nassau-good-"),
        *_each("centre", GOOD_KINDS, _PER_GOOD, name="middle:"),
        *(
            LayoutField(f"{where}:{i}", f"players[].{where}[{i}]", where, high=_MANY)
            for where in _DOWN
            for i in range(len(BACKS))
        ),
        choice("stage", "players[].stage", "homeward", STAGES),
        *(
            LayoutField(f"dutch-{where}", f"players[].dutch[{i}]", "dutch", high=CRATES)
            for i, where in enumerate(("on", "under", "quay"))
        ),
        choice("round", "round", "round", range(1, ROUNDS + 1)),
        LayoutField("display", "display", "animals", high=DISPLAY),
        LayoutField("pile", "pile", "pile", high=_PILE),
        seat("dolphin", "dolphin", "turn"),
        seat("turn", "turn", "turn"),
        choice("moment", "moment.at", "moment", AT),
    ]


def _each(
    section: str, kinds: Iterable[str], high: int, low: int = 0, word: str = "", name: str = ""
) -> list[LayoutField]:
    """So many of each of these kinds."""
    return [
        LayoutField(
            name + kind,
            f"players[].{section}.{kind}",
            section,
            low=low,
            high=high,
            word=f"{word}{kind}" if word else None,
        )
        for kind in kinds
    ]
