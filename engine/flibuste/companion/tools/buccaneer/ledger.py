"""What lies where: purses, tokens, what the box must still hold (docs/rules/buccaneer.md, 5.4 and 6)."""

from typing import Final

from ....core.atoms import Args, Json, Word
from ....games.buccaneer.scoring import score_kind
from ....games.buccaneer.tables import (
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
from ...fields import Field
from ..tool import Answer, Group, Input, Said, Tool, count, refuse
from .crew import COLOUR, colour_of

COINS: Final[tuple[int, ...]] = tuple(coin["denomination"] for coin in DATA["coins"])


class Ledger(Tool):
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
        reserve = ALL_DUCATS - sum(row["ducats"] for row in rows)
        key = "buccaneer-tool-reserve-left" if reserve >= 0 else "buccaneer-tool-ledger-over"
        lines = [Said(key, "BUC-PAY-14", {"count": abs(reserve), "all": ALL_DUCATS})]
        kinds: list[Json] = []
        points: dict[str, list[int]] = {}
        for kind, box, value in zip(KINDS, TOKENS, MAJORITY, strict=True):
            held = [row[kind] for row in rows]
            word = Word(f"buccaneer-treasure-{kind}")
            scores = [one.points for one in score_kind(held, value)]
            points[kind] = scores
            best = [rows[i]["colour"] for i, own in enumerate(held) if own and own == max(held)]
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
        players = [_standing(row, {kind: scores[i] for kind, scores in points.items()}) for i, row in enumerate(rows)]
        return Answer(lines, {"reserve": reserve, "kinds": kinds, "players": players})


def _standing(row: Input, points: dict[str, int]) -> Json:
    return {"colour": row["colour"], "points": points, "total": row["ducats"] + sum(points.values())}
