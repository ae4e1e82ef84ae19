"""What lies where: purses, tokens, what the box must still hold (docs/rules/buccaneer.md, 5.4 and 6)."""

from typing import Final

from ....companion.fields import Field
from ....companion.tool import Answer, Group, Input, Said, Tool, count, refuse
from ....core.atoms import Args, Json, Word
from ..pay import reserve_of
from ..scoring import score, score_kind
from ..tables import (
    ALL_DUCATS,
    COLOURS,
    DATA,
    KINDS,
    MAJORITY,
    MAX_SEATS,
    MIN_SEATS,
    START_DUCATS,
    TOKENS,
)
from .crew import COLOUR, colour_of

TOP: Final = ("majority", "shared")
"""BUC-SCO-03: why a kind scores for who has the most tokens, alone or not."""
COINS: Final[tuple[int, ...]] = tuple(coin["denomination"] for coin in DATA["coins"])


class LedgerTool(Tool):
    """Chapter 9: money ledger and treasure counter with the present majorities.

    Data: `reserve` (ducats), `kinds` (kind, left, most, top: colours, points: what each of them would score now, value)
    and `players` (colour, points by kind, total) as if the game ended now (BUC-SCO-07).
    """

    id = "buccaneer.ledger"
    rule = "BUC-PAY-14"
    asked = (
        Group(
            "players",
            (
                COLOUR,
                Field("ducats", 0, ALL_DUCATS, START_DUCATS, steps=COINS),
                *(count(kind, 0, n) for kind, n in zip(KINDS, TOKENS, strict=True)),
            ),
            MIN_SEATS,
            MAX_SEATS,
        ),
    )

    def answer(self, given: Input) -> Answer:
        rows = given["players"]
        for i, row in enumerate(rows):
            if row["colour"] in [other["colour"] for other in rows[:i]]:
                raise refuse(f"players[{i}].colour", "core-sheet-colours", "BUC-INV-01")
        reserve = reserve_of(row["ducats"] for row in rows)
        key = "buccaneer-tool-reserve-left" if reserve >= 0 else "buccaneer-tool-ledger-over"
        lines = [Said(key, "BUC-PAY-14", {"count": abs(reserve), "all": ALL_DUCATS})]
        kinds: list[Json] = []
        points: dict[str, list[int]] = {}
        result = score([row["ducats"] for row in rows], [[row[kind] for kind in KINDS] for row in rows])
        for kind, box, value in zip(KINDS, TOKENS, MAJORITY, strict=True):
            held = [row[kind] for row in rows]
            word = Word(f"buccaneer-treasure-{kind}")
            found = score_kind(held, value)
            scores = points[kind] = [one.points for one in found]
            best = [row["colour"] for row, one in zip(rows, found, strict=True) if one.why in TOP]
            left = box - sum(held)
            told = {"kind": kind, "left": left, "most": max(held), "top": best, "points": max(scores), "value": value}
            kinds.append(told)
            if sum(held) > box:
                over: Args = {"treasure": word, "count": sum(held), "max": box}
                lines.append(Said("buccaneer-tool-too-many", "BUC-INV-04", over))
                continue
            args: Args = {
                "treasure": word,
                "who": [colour_of(COLOURS.index(colour)) for colour in best],
                "count": max(held),
                "points": max(scores),
                "left": left,
            }
            lines.append(Said("buccaneer-tool-majority" if best else "buccaneer-tool-nobody", "BUC-SCO-03", args))
        players: list[Json] = [
            {"colour": row["colour"], "points": {kind: scores[i] for kind, scores in points.items()}, "total": total}
            for i, (row, total) in enumerate(zip(rows, result.totals, strict=True))
        ]
        return Answer(lines, {"reserve": reserve, "kinds": kinds, "players": players})
