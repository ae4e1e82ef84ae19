"""What to lay out before the first turn (docs/rules/buccaneer.md, 3)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, count
from ..tables import (
    ALL_DUCATS,
    COLOURS,
    FACES,
    GROUP,
    HOUSE_DECK,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    SET,
    START_DUCATS,
    TOKENS,
)

_SHIPS: Final = len(HOUSE_DECK)
_GROUPS: Final = _SHIPS // GROUP
_SHORTEST: Final = 2
"""BUC-VAR-06: the fewest groups of a game."""


class SetupTool(Tool):
    """BUC-SET-01, BUC-SET-02, BUC-SET-03, BUC-SET-04, BUC-SET-05, BUC-SET-06, BUC-SET-07: a checklist.

    `data`: `colours` in play, `values` of each one's pirates, `ducats` of each, `bank`,
    `tokens` by kind, `open` ships, `deck`, `out`.
    """

    id = "buccaneer.setup"
    rule = "BUC-SET-01"
    asked = (count("players", MIN_SEATS, MAX_SEATS, 4), count("groups", _SHORTEST, _GROUPS, _GROUPS))

    def answer(self, given: Input) -> Answer:
        players = given["players"]
        deck, out = (given["groups"] - 1) * GROUP, _SHIPS - given["groups"] * GROUP
        bank, all_ = ALL_DUCATS - players * START_DUCATS, players * SET
        lines = [Said("buccaneer-tool-setup-colours", "BUC-SET-02", {"count": SET})]
        if players < MAX_SEATS:
            lines.append(Said("buccaneer-tool-setup-out", "BUC-SET-03", {"count": all_}))
        lines += [
            Said("buccaneer-tool-setup-ducats", "BUC-SET-04", {"count": START_DUCATS}),
            Said("buccaneer-tool-setup-bank", "BUC-SET-05", {"ducats": bank, "count": sum(TOKENS)}),
            Said("buccaneer-tool-setup-ships", "BUC-SET-06", {"open": GROUP, "deck": deck}),
        ]
        if out:
            lines.append(Said("buccaneer-tool-setup-short", "BUC-VAR-06", {"count": out}))
        lines.append(Said("buccaneer-tool-setup-first", "BUC-SET-07"))
        data = {"colours": list(COLOURS[:players]), "values": list(FACES), "ducats": START_DUCATS, "bank": bank}
        return Answer(
            lines,
            {**data, "tokens": dict(zip(KINDS, TOKENS, strict=True)), "open": GROUP, "deck": deck, "out": out},
        )
