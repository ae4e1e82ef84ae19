"""What a mysterious island does to whoever docks (docs/rules/pirates.md, 5.25)."""

from ....companion.tool import Answer, Input, Said, Tool, choice
from ....core.atoms import Arg, Json
from ..questions.islands.mystery_tables import ISLANDS, Result, row_at, rows_of
from ..tables import DIE
from .shot import OPEN


class IslandTool(Tool):
    """The island's number and the roll.

    `data`: `name`, `rows` (the table: `from`, `to` and the message of each result), `at` (the row that was rolled).
    """

    id = "pirates.island"
    rule = "CSG-MYS-02"
    asked = (
        choice("island", tuple(ISLANDS)),
        choice("roll", (OPEN, *DIE)),
    )

    def answer(self, given: Input) -> Answer:
        island, roll = given["island"], given["roll"]
        rows = [(row, _told(row.result)) for row in rows_of(island)]
        lines = [Said("pirates-tool-island-open", "CSG-MYS-01"), Said("pirates-tool-island-impossible", "CSG-MYS-02")]
        data: dict[str, Json] = {
            "name": ISLANDS[island]["name"],
            "rows": [{"from": row.low, "to": row.high, **said.to_json()} for row, said in rows],
            "at": None,
        }
        if roll != OPEN:
            at = row_at(island, roll)
            row, said = rows[at]
            lines.insert(0, said)
            data |= {"code": row.result["code"], "at": at}
        return Answer(lines, data)


def _told(row: Result) -> Said:
    """A result of CSG-MYS-03 as a message."""
    args: dict[str, Arg] = {}
    for name in ("n", "dice", "max", "max_points"):
        if name in row:
            args["count"] = "all" if row[name] == "all" else int(str(row[name]))
    if "segs" in row:
        args["how"] = "+".join(row["segs"])
    for name in ("move", "until"):
        if name in row:
            args["how"] = str(row[name])
    args["spread"] = "yes" if row.get("spread") else "no"
    return Said(f"pirates-tool-island-{str(row['code']).lower().replace('_', '-')}", "CSG-MYS-03", args)
