"""What lies where: purses, tokens, what the box must still hold (docs/rules/buccaneer.md, 5.4 and 6)."""

from ....core.atoms import Args, Word
from ....games.buccaneer.scoring import score_kind
from ....games.buccaneer.tables import ALL_DUCATS, COLOURS, KINDS, MAJORITY, MAX_SEATS, MIN_SEATS, START_DUCATS, TOKENS
from ..tool import Answer, Group, Input, Said, Tool, count
from .crew import COLOUR, colour_of


class Ledger(Tool):
    """Chapter 9: money ledger and treasure counter with the present majorities."""

    id = "buccaneer.ledger"
    rule = "BUC-PAY-14"
    asked = (
        Group(
            "players",
            (
                COLOUR,
                count("ducats", 0, ALL_DUCATS, START_DUCATS),
                *(count(kind, 0, n) for kind, n in zip(KINDS, TOKENS, strict=True)),
            ),
            MIN_SEATS,
            MAX_SEATS,
        ),
    )

    def answer(self, given: Input) -> Answer:
        rows = given["players"]
        reserve = ALL_DUCATS - sum(row["ducats"] for row in rows)
        key = "buccaneer-tool-reserve-left" if reserve >= 0 else "buccaneer-tool-ledger-over"
        lines = [Said(key, "BUC-PAY-14", {"count": abs(reserve), "all": ALL_DUCATS})]
        for kind, box, value in zip(KINDS, TOKENS, MAJORITY, strict=True):
            held = [row[kind] for row in rows]
            word = Word(f"buccaneer-treasure-{kind}")
            if sum(held) > box:
                over: Args = {"treasure": word, "count": sum(held), "max": box}
                lines.append(Said("buccaneer-tool-too-many", "BUC-INV-04", over))
                continue
            top = [i for i, own in enumerate(held) if own and own == max(held)]
            args: Args = {
                "treasure": word,
                "who": [colour_of(COLOURS.index(rows[i]["colour"])) for i in top],
                "count": max(held),
                "points": max(kind_score.points for kind_score in score_kind(held, value)),
                "left": box - sum(held),
            }
            lines.append(Said("buccaneer-tool-majority" if top else "buccaneer-tool-nobody", "BUC-SCO-03", args))
        return Answer(lines, {"reserve": reserve})
