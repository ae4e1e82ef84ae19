"""Is this fleet legal, and what does it cost and carry (docs/rules/pirates.md, 3.2, 3.7 and 5.12)?"""

from collections.abc import Sequence
from typing import Final

from ....core.atoms import Args, Json
from ...boxes import box
from ..tool import Answer, Group, Input, Said, Text, Tool, count, flag, refuse
from .aboard import Aboard
from .cards import Piece, piece, pieces
from .muster import Fault, faults
from .muster import Fleet as Mustered

_MOST: Final = 60
_PLUS: Final = 5
"""CSG-FLT-08: what one, and only one, ransom crew adds to the build total."""


class Fleet(Tool):
    """Every card, and on which ship it sails: the ships are counted from 1 in the order of the list; 0 is the own home
    island (CSG-SET-25). `trial` is a crew or equipment that looks for a place.

    `data`: `legal`, `spent`, `total`, `list` (ships with crew and equipment), `ashore`, `events`, `faults` (lines with
    the `rows` they concern), `trial` (for every place, 0 first, what would be wrong there and is not now).
    """

    id = "pirates.fleet"
    rule = "CSG-FLT-14"
    asked = (
        count("build_total", 20, 200, box("pirates")["constants"]["build_total"]),
        flag("unique_names", 1),
        Group("pieces", (Text("piece"), count("aboard", 0, _MOST), flag("as_cursed")), 0, _MOST),
        Text("trial"),
    )

    def answer(self, given: Input) -> Answer:
        rows = given["pieces"]
        fleet = _read(rows)
        total, found = _check(fleet, given)
        sums: Args = {"spent": fleet.spent, "total": total}
        lines = [Said("pirates-tool-fleet-cost", "CSG-FLT-01", sums), *map(_ship_line, fleet.ships)]
        lines += [fault.line for fault in found]
        if not found:
            lines.append(Said("pirates-tool-fleet-legal", "CSG-FLT-14"))
        data: dict[str, Json] = {
            "legal": not found,
            "spent": fleet.spent,
            "total": total,
            "list": [ship.to_json() for ship in fleet.ships],
            "ashore": [{**one.to_json(), "row": at, "cost": one.points} for at, one in fleet.ashore],
            "events": [{**one.to_json(), "row": at, "cost": one.points} for at, one in fleet.events],
            "faults": [_fault_json(fault) for fault in found],
        }
        if given["trial"]:
            data["trial"] = _trial(given, fleet, found)
        return Answer(lines, data)


def _check(fleet: Mustered, given: Input) -> tuple[int, list[Fault]]:
    """The build total of this fleet, and what is wrong with it."""
    total = given["build_total"] + (_PLUS if any(one.has("BUILD_PLUS5") for _, one in fleet.every()) else 0)
    return total, [*faults(fleet, total - fleet.spent, unique=bool(given["unique_names"]))]


def _trial(given: Input, fleet: Mustered, before: Sequence[Fault]) -> Json:
    """What a piece more would break, place by place."""
    known = {(fault.line.key, fault.rows) for fault in before}
    found: list[Json] = []
    for aboard in range(len(fleet.ships) + 1):
        name = _bought(given["trial"], fleet.ships[max(0, aboard - 1)].ship.nation if fleet.ships else "")
        after = _check(_read([*given["pieces"], {"piece": name, "aboard": aboard, "as_cursed": 0}]), given)[1]
        fresh = [_fault_json(fault) for fault in after if (fault.line.key, fault.rows) not in known]
        found.append({"aboard": aboard, "piece": name, "faults": fresh})
    return found


def _bought(name: str, nation: str) -> str:
    """CSG-CRW-08: a generic crew is bought for the nation of the ship that it goes to."""
    one = pieces().get(name)
    return f"{name}@{nation}" if nation and one is not None and one.card.get("generic") else name


def _read(rows: Sequence[Input]) -> Mustered:
    found: list[Piece] = []
    for i, row in enumerate(rows):
        one = piece(row["piece"])
        if one is None:
            raise refuse(f"pieces[{i}].piece", "pirates-tool-fleet-unknown", "CSG-DAT-01", name=row["piece"])
        found.append(one)
    fleet = Mustered([Aboard(one, i) for i, one in enumerate(found) if one.kind == "ship"], [], [])
    for i, (row, one) in enumerate(zip(rows, found, strict=True)):
        if one.kind == "event":
            fleet.events.append((i, one))
        if one.kind not in ("crew", "equipment"):
            continue
        if row["as_cursed"] and "black_mark" not in one.keywords:
            raise refuse(f"pieces[{i}].as_cursed", "pirates-tool-fleet-no-mark", "CSG-FLT-10", name=one.name)
        if row["aboard"] > len(fleet.ships):
            most = len(fleet.ships)
            raise refuse(f"pieces[{i}].aboard", "pirates-tool-fleet-where", "CSG-SET-25", name=one.name, max=most)
        if row["aboard"]:
            fleet.ships[row["aboard"] - 1].take(one, i, cursed=bool(row["as_cursed"]))
        else:
            fleet.ashore.append((i, one))
    return fleet


def _fault_json(fault: Fault) -> Json:
    return {**fault.line.to_json(), "rows": list(fault.rows)}


def _ship_line(ship: Aboard) -> Said:
    args: Args = {
        "name": ship.ship.name,
        "points": ship.ship.points,
        "crew": ship.crew_cost,
        "load": ship.load,
        "capacity": ship.capacity,
        "links": ship.links,
    }
    return Said("pirates-tool-fleet-ship", "CSG-CRG-01", args)
