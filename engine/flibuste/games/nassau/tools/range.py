"""How far a boat comes at sea, and for what (docs/rules/nassau.md, 5.6)."""

from ....companion.tool import Answer, Group, Input, Said, Tool, count
from ....core.atoms import Args
from ..sailing import HARBOUR, PIRATES, SAILORS, SAILORS_AT_START, SAILS_AT_START, ZONES, Boat, ways
from ..tables import SAILS

_ZONE = count("zone", 1, len(ZONES), ZONES.index(HARBOUR) + 1)


class RangeTool(Tool):
    """Zones are given by their number, from 1. `data`: `ways`, by the letter of the zone: the provisions and the
    pirates of each way there, the soonest first."""

    id = "nassau.range"
    rule = "NAS-SEA-04"
    asked = (
        _ZONE,
        count("sails", 1, SAILS, SAILS_AT_START),
        count("sailors", 1, SAILORS, SAILORS_AT_START),
        count("pirates", 0, PIRATES),
        count("provisions", 0, 15, 1),
        Group("krakens", (_ZONE,), 0, len(ZONES)),
    )

    def answer(self, given: Input) -> Answer:
        ship = {name: given[name] for name in ("sails", "sailors", "pirates", "provisions")}
        boat = Boat(zone=_name(given), **ship, krakens={_name(row) for row in given["krakens"]})
        found = {zone: [way._asdict() for way in there] for zone, there in ways(boat).items()}
        if not boat.provisions:
            return Answer([Said("nassau-tool-range-none", "NAS-SEA-02")], {"ways": found})
        args: Args = {"free": boat.free, "most": boat.most}
        lines = [Said(f"nassau-tool-range-{'laid' if boat.most > boat.free else 'sets'}", "NAS-SEA-04", args)]
        if boat.krakens:
            lines.append(Said("nassau-tool-range-kraken", "NAS-SEA-06"))
        return Answer(lines, {"ways": found})


def _name(given: Input) -> str:
    at: int = given["zone"] - 1
    return ZONES[at]
