"""Is this fleet legal, and what does it cost and carry (docs/rules/pirates.md, 3.2, 3.7 and 5.12)?"""

from collections.abc import Sequence
from typing import Final

from ....companion.tool import Answer, Group, Input, Said, Text, Tool, count, flag, refuse
from ....core.atoms import Arg, Args, Json
from ..questions.fleets.fleet import Aboard, Fault, Member, faults
from ..questions.fleets.fleet import Fleet as Mustered
from ..questions.table.cards import Piece, bought_for, piece
from ..tables import BUILD_TOTAL
from .cards import told, whom

_MOST: Final = 60


class FleetTool(Tool):
    """Every card, and on which ship it sails: the ships are counted from 1 in the order of the list; 0 is one's own
    home island (CSG-SET-25). `trial` is a crew or equipment that looks for a place.

    `data`: `legal`, `spent`, `total`, `list` (ships with crew and equipment), `ashore`, `events`, `faults` (lines with
    the `rows` they concern), `trial` (for every place, 0 first, what would be wrong there and is not now).
    """

    id = "pirates.fleet"
    rule = "CSG-FLT-14"
    asked = (
        count("build_total", 20, 200, BUILD_TOTAL),
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
        lines += map(_line, found)
        if not found:
            lines.append(Said("pirates-tool-fleet-legal", "CSG-FLT-14"))
        data: dict[str, Json] = {
            "legal": not found,
            "spent": fleet.spent,
            "total": total,
            "list": [_ship_json(ship) for ship in fleet.ships],
            "ashore": [{**_row(member), "cost": member.piece.points} for member in fleet.ashore],
            "events": [{**_row(member), "cost": member.piece.points} for member in fleet.events],
            "faults": [_fault_json(fault) for fault in found],
        }
        if given["trial"]:
            data["trial"] = _trial(given, fleet, found)
        return Answer(lines, data)


def _check(fleet: Mustered, given: Input) -> tuple[int, list[Fault]]:
    """The build total of this fleet, and what is wrong with it."""
    total = fleet.total(given["build_total"])
    return total, [*faults(fleet, total - fleet.spent, unique=bool(given["unique_names"]))]


def _trial(given: Input, fleet: Mustered, before: Sequence[Fault]) -> Json:
    """What a piece more would break, place by place."""
    known = {(fault.what, fault.at) for fault in before}
    found: list[Json] = []
    for aboard in range(len(fleet.ships) + 1):
        name = bought_for(given["trial"], fleet.ships[max(0, aboard - 1)].card.nation if fleet.ships else "")
        after = _check(_read([*given["pieces"], {"piece": name, "aboard": aboard, "as_cursed": 0}]), given)[1]
        fresh = [_fault_json(fault) for fault in after if (fault.what, fault.at) not in known]
        found.append({"aboard": aboard, "piece": name, "faults": fresh})
    return found


def _read(rows: Sequence[Input]) -> Mustered:
    found: list[Piece] = []
    for i, row in enumerate(rows):
        card = piece(row["piece"])
        if card is None:
            raise refuse(f"pieces[{i}].piece", "pirates-tool-fleet-unknown", "CSG-DAT-01", name=row["piece"])
        found.append(card)
    ships = [Aboard(Member(i, card)) for i, card in enumerate(found) if card.kind == "ship"]
    ashore: list[Member] = []
    for i, (row, card) in enumerate(zip(rows, found, strict=True)):
        if card.kind not in ("crew", "equipment"):
            continue
        if row["as_cursed"] and not card.may_be_cursed:
            raise refuse(f"pieces[{i}].as_cursed", "pirates-tool-fleet-no-mark", "CSG-FLT-10", name=card.name)
        if row["aboard"] > len(ships):
            raise refuse(
                f"pieces[{i}].aboard", "pirates-tool-fleet-where", "CSG-SET-25", name=card.name, max=len(ships)
            )
        if at := row["aboard"]:
            ships[at - 1] = ships[at - 1].taking(Member(i, card, cursed=bool(row["as_cursed"])))
        else:
            ashore.append(Member(i, card))
    events = (Member(i, card) for i, card in enumerate(found) if card.kind == "event")
    return Mustered(tuple(ships), tuple(ashore), tuple(events))


def _line(fault: Fault) -> Said:
    args: dict[str, Arg] = {}
    for name, fact in fault.facts.items():
        if isinstance(fact, Piece):
            args[name] = told(fact).said
        else:
            args[name] = whom(str(fact)) if name == "whom" else fact
    return Said(f"pirates-tool-fleet-{fault.what}", fault.rule, args)


def _fault_json(fault: Fault) -> Json:
    return {**_line(fault).to_json(), "rows": list(fault.at)}


def _row(member: Member) -> dict[str, Json]:
    return {**told(member.piece).to_json(), "row": member.at}


def _ship_json(ship: Aboard) -> Json:
    crew = [
        {**_row(member), "cost": ship.cost(member), "cursed": member.cursed, "idle": ship.idle(member)}
        for member in ship.crew
    ]
    return {
        **_row(ship.ship),
        "crew": crew,
        "equipment": [_row(member) for member in ship.equipment],
        "crew_cost": ship.crew_cost,
        "equipment_cost": ship.equipment_cost,
        "capacity": ship.capacity,
        "load": ship.load,
        "free": ship.capacity - ship.load,
        "linked": ship.links,
    }


def _ship_line(ship: Aboard) -> Said:
    args: Args = {
        "name": ship.card.name,
        "points": ship.card.points,
        "crew": ship.crew_cost,
        "load": ship.load,
        "capacity": ship.capacity,
        "links": ship.links,
    }
    return Said("pirates-tool-fleet-ship", "CSG-CRG-01", args)
