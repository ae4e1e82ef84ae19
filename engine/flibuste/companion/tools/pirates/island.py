"""What a mysterious island does to whoever docks (docs/rules/pirates.md, 5.25)."""

from ....core.atoms import Arg, Json
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, choice
from .shot import DIE, OPEN


def result_of(table: dict[str, dict[str, object]], roll: int) -> dict[str, object]:
    """The row of a roll, such as the row 3-4 for a 3."""
    return next(row for span, row in table.items() if int(span[0]) <= roll <= int(span[-1]))


class Island(Tool):
    """The island's number and the roll.

    `data`: `name`, `rows` (the table: `from`, `to` and the message of each result), `at` (the row that was rolled).
    """

    id = "pirates.island"
    rule = "CSG-MYS-02"
    asked = (
        choice("island", tuple(island["id"] for island in box("pirates")["islands"]["mysterious"])),
        choice("roll", (OPEN, *DIE)),
    )

    def answer(self, given: Input) -> Answer:
        islands = {island["id"]: island for island in box("pirates")["islands"]["mysterious"]}
        island, roll = islands[given["island"]], given["roll"]
        rows = [(int(span[0]), int(span[-1]), _told(row)) for span, row in island["table"].items()]
        lines = [Said("pirates-tool-island-open", "CSG-MYS-01"), Said("pirates-tool-island-impossible", "CSG-MYS-02")]
        data: dict[str, Json] = {
            "name": island["name"],
            "rows": [{"from": low, "to": high, **said.to_json()} for low, high, said in rows],
            "at": None,
        }
        if roll != OPEN:
            row = result_of(island["table"], roll)
            at = [low <= roll <= high for low, high, _ in rows].index(True)
            lines.insert(0, rows[at][2])
            data |= {"code": row["code"], "at": at}
        return Answer(lines, data)


def _told(row: dict[str, object]) -> Said:
    """A result of CSG-MYS-03 as a message."""
    args: dict[str, Arg] = {}
    for name in ("n", "dice", "max", "max_points"):
        if name in row:
            args["count"] = "all" if row[name] == "all" else int(str(row[name]))
    if "segs" in row:
        args["how"] = "+".join(row["segs"])  # type: ignore[arg-type]
    for name in ("move", "until"):
        if name in row:
            args["how"] = str(row[name])
    args["spread"] = "yes" if row.get("spread") else "no"
    return Said(f"pirates-tool-island-{str(row['code']).lower().replace('_', '-')}", "CSG-MYS-03", args)
