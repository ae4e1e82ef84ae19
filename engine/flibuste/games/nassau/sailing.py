"""Chapter 5.6 (SEA): how far a boat comes, and what that costs."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

from ...core.frozen import frozen
from .tables import DATA

BORDERS: Final[Mapping[str, tuple[str, ...]]] = {
    zone["zone"]: tuple(zone["adjacent"]) for zone in DATA["zones"]["list"]
}
"""NAS-SEA-05: the zones next to each."""
ZONES: Final = tuple(BORDERS)
HARBOUR: Final[str] = DATA["harbour_quays"]["zone"]
PIRATES: Final[int] = DATA["limits"]["player_pirates"]
SAILORS: Final[int] = DATA["limits"]["sailors_incl_start"]
SAILS_AT_START: Final[int] = DATA["start_kit"]["sails_incl_flag"]
SAILORS_AT_START: Final[int] = DATA["start_kit"]["sailors_incl_start"]


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
        return min(self.sails, self.sailors)

    @property
    def most(self) -> int:
        """NAS-SEA-04: borders in a turn with every standing pirate; a pirate stands in for a sailor, never for a sail
        (NAS-CRW-03).

        >>> Boat("A", sails=3, sailors=1, pirates=1).most
        2
        """
        return min(self.sails, self.sailors + self.pirates)

    def laid(self, borders: int) -> int:
        """NAS-SEA-04: the pirates whom so many borders in a turn lay down."""
        return max(0, borders - self.sailors)


class Way(NamedTuple):
    """What it costs to come there: provisions, one a turn (NAS-SEA-02), and pirates laid down."""

    provisions: int
    laid: int


def within(boat: Boat, start: str) -> dict[str, int]:
    """NAS-SEA-05, NAS-SEA-06: the zones of one turn and the borders to each; a boat stops where it enters a kraken's.

    >>> within(Boat("A", 2, 2, krakens="D"), "A")
    {'A': 0, 'B': 1, 'D': 1, 'C': 2, 'E': 2}
    """
    found = {start: 0}
    for zone in (waiting := [start]):
        if found[zone] == boat.most or (zone != start and zone in boat.krakens):
            continue
        for there in BORDERS[zone]:
            if there not in found:
                found[there] = found[zone] + 1
                waiting.append(there)
    return found


def _turns(boat: Boat) -> Iterator[dict[str, int]]:
    """For each provision that is paid: the zones, and how few pirates they cost by then."""
    now = {boat.zone: 0}
    for _ in range(boat.provisions):
        then: dict[str, int] = {}
        for zone, laid in now.items():
            for there, borders in within(boat, zone).items():
                cost = laid + boat.laid(borders)
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
