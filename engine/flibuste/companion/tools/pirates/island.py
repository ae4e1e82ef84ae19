"""What a mysterious island does to whoever docks (docs/rules/pirates.md, 5.25)."""

from ....core.atoms import Arg
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, choice
from .shot import DIE


def result_of(table: dict[str, dict[str, object]], roll: int) -> dict[str, object]:
    """The row of a roll, such as the row 3-4 for a 3."""
    return next(row for span, row in table.items() if int(span[0]) <= roll <= int(span[-1]))


class Island(Tool):
    """The island's number and the roll."""

    id = "pirates.island"
    rule = "CSG-MYS-02"
    asked = (
        choice("island", tuple(island["id"] for island in box("pirates")["islands"]["mysterious"])),
        choice("roll", DIE),
    )

    def answer(self, given: Input) -> Answer:
        islands = {island["id"]: island for island in box("pirates")["islands"]["mysterious"]}
        island = islands[given["island"]]
        row = result_of(island["table"], given["roll"])
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
        key = str(row["code"]).lower().replace("_", "-")
        lines = [
            Said(f"pirates-tool-island-{key}", "CSG-MYS-03", args),
            Said("pirates-tool-island-open", "CSG-MYS-01"),
            Said("pirates-tool-island-impossible", "CSG-MYS-02"),
        ]
        return Answer(lines, {"code": row["code"], "name": island["name"], "table": island["table"]})
