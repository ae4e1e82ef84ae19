"""How far a boat comes at sea, and for what (docs/rules/nassau.md, 5.6)."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from ....companion.tool import Answer, Group, Input, Said, Tool, count
from ....core.atoms import Args
from ....core.frozen import frozen
from ..places import HARBOUR, ZONES
from ..sailing import borders_for, laid_by, within
from ..tables import PIRATES, SAILORS, SAILORS_AT_START, SAILS, SAILS_AT_START

_ZONE = count("zone", 1, len(ZONES), HARBOUR + 1)


@frozen
class Boat:
    """`pirates`: those that stand; `krakens`: the zones with at least one."""

    zone: str
    sails: int
    sailors: int
    pirates: int = 0
    provisions: int = 1
    krakens: Collection[str] = ()

    @property
    def free(self) -> int:
        """NAS-SEA-04: borders in a turn for which no pirate lies down."""
        return borders_for(self.sails, self.sailors)

    @property
    def most(self) -> int:
        """NAS-SEA-04: borders in a turn with every standing pirate."""
        return borders_for(self.sails, self.sailors + self.pirates)


class Way(NamedTuple):
    """What it costs to come there: provisions, one a turn (NAS-SEA-02), and pirates laid down."""

    provisions: int
    laid: int


def _near(boat: Boat, start: str) -> dict[str, int]:
    """The zones of one turn, and the borders to each."""
    near = within(
        ZONES.index(start), boat.sails, boat.sailors + boat.pirates, frozenset(map(ZONES.index, boat.krakens))
    )
    return {ZONES[zone]: borders for zone, borders in near.items()}


def _turns(boat: Boat) -> Iterator[dict[str, int]]:
    """For each provision that is paid: the zones, and how few pirates they cost by then."""
    now = {boat.zone: 0}
    for _ in range(boat.provisions):
        then: dict[str, int] = {}
        for zone, laid in now.items():
            for there, borders in _near(boat, zone).items():
                cost = laid + laid_by(borders, boat.sailors)
                if cost <= min(boat.pirates, then.get(there, cost)):
                    then[there] = cost
        yield (now := then)


def ways(boat: Boat) -> dict[str, list[Way]]:
    """NAS-SEA-02, NAS-SEA-04, NAS-SEA-05, NAS-SEA-06, NAS-CRW-02: each zone, the soonest way first; a later one only
    where it spares pirates. To stay costs a provision too (NAS-SEA-03).

    >>> ways(Boat("A", sails=2, sailors=1, pirates=1, provisions=2))["E"]
    [Way(provisions=1, laid=1), Way(provisions=2, laid=0)]
    """
    found: dict[str, list[Way]] = {zone: [] for zone in ZONES}
    for paid, reached in enumerate(_turns(boat), 1):
        for zone, laid in reached.items():
            if not found[zone] or laid < found[zone][-1].laid:
                found[zone].append(Way(paid, laid))
    return found


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
