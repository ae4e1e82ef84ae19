"""What a ship reaches from where it lies: squares to sail to, targets, tokens, partners, places for a new ship."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from .chart import LAND, NOWHERE, SEA
from .state import State, captain
from .tables import MAX_SHIPS, TOLL
from .trade import Contact, open_ways

Taken = Mapping[int, int]
"""The squares that ships lie on (`State.taken`): who asks for much at once makes it once, and hands it on."""


def inside(s: State, square: int) -> bool:
    """PLU-STM-01, PLU-STM-02: whether the storm covers the square: its centre and the eight around it."""
    return square in s.chart.around[s.storm]


def across(s: State, a: int, b: int) -> bool:
    """PLU-STM-02: one of them is inside, and the other is not."""
    return inside(s, a) != inside(s, b)


class Reachable(NamedTuple):
    """A square that a ship may sail to; `toll`: resource cards that the storm takes for it."""

    side: int
    square: int
    toll: int


_REACHABLE: Final = cache(Reachable)
"""There are few, and each is asked for again and again."""
_CONTACT: Final = cache(Contact)


def steps(s: State, number: int, taken: Taken | None = None, *, free: bool = False) -> list[Reachable]:
    """PLU-SAIL-01, PLU-SAIL-04, PLU-SAIL-05, PLU-STM-03, PLU-STM-04: over open edges into free water. `free`: by a
    treasure card, which needs no movement and no toll (PLU-SAIL-08, PLU-STM-05)."""
    ship = s.ships[number]
    if ship is None or (not free and (ship.still or ship.moves + s.today.pool <= 0)):
        return []
    found, taken, storm = [], s.taken() if taken is None else taken, s.chart.around[s.storm]
    wet = ship.square in storm
    for side, square in enumerate(s.chart.ways[ship.square]):
        if square == NOWHERE or square in taken:
            continue
        if free or (square in storm) is wet:
            found.append(_REACHABLE(side, square, 0))
        elif sum(s.hands[captain(number)]) >= TOLL:
            found.append(_REACHABLE(side, square, TOLL))
    return found


# ---- targets


def target_of(s: State, island: int) -> int:
    """An island's number among all targets: after the ships."""
    return s.setting.seats * MAX_SHIPS + island


def islands_in_reach(s: State, number: int) -> list[int]:
    """PLU-CON-01, PLU-CON-02, PLU-MAP-11: the resource island in whose port the ship is moored, unless it is of one's
    own side or a partner's, or the ship has attacked it this turn. The storm does not matter (PLU-STM-10)."""
    ship = s.ships[number]
    if ship is None:
        return []
    island = s.chart.port_of[ship.square]
    if island == NOWHERE or s.chart.islands[island].kind != "resource":
        return []
    owner = s.owners[island]
    free = owner == NOWHERE or s.may_harm(captain(number), owner)
    return [island] if free and (number, target_of(s, island)) not in s.today.attacked else []


def ships_in_reach(s: State, number: int, taken: Taken | None = None) -> list[int]:
    """PLU-SEA-01, PLU-SEA-02, PLU-SEA-06: ships that may be harmed, moored ones too, that an open edge joins to
    this one, and that it has not attacked this turn. What else it has attacked does not matter."""
    ship = s.ships[number]
    if ship is None:
        return []
    taken = s.taken() if taken is None else taken
    near = [taken[square] for square in s.chart.ways[ship.square] if square in taken]
    if not near:
        return near
    near.sort()
    seat = captain(number)
    return [
        other
        for other in near
        if s.may_harm(seat, captain(other))
        and (number, other) not in s.today.attacked
        and not across(s, ship.square, s.ships[other].square)  # type: ignore[union-attr]
    ]


def targets(s: State, seat: int, taken: Taken | None = None) -> list[tuple[int, int]]:
    """PLU-D-09: own ships with what they may attack now."""
    taken = s.taken() if taken is None else taken
    found: list[tuple[int, int]] = []
    ports, ways = s.chart.port_of, s.chart.ways
    for number, ship in s.fleet(seat):
        # most ships lie off any port, and alone
        if ports[ship.square] != NOWHERE:
            found += [(number, target_of(s, island)) for island in islands_in_reach(s, number)]
        if not taken.keys().isdisjoint(ways[ship.square]):
            found += [(number, other) for other in ships_in_reach(s, number, taken)]
    return found


# ---- tokens


def marks_in_reach(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """PLU-X-05, PLU-X-06, PLU-X-07: tokens with one's own ships that reach them: in the ship's square, or on land
    beside it, with neither barrier nor storm's edge between."""
    fleet, shores = s.fleet(seat), s.chart.shores
    for token, square in enumerate(s.marks):
        for number, ship in fleet:
            if square == ship.square or (square in shores[ship.square] and not across(s, square, ship.square)):
                yield token, number


# ---- partners


Contacts = Mapping[int, list[Contact]]
"""By the other captain."""


def contacts(s: State, seat: int, taken: Taken | None = None) -> Contacts:
    """PLU-TRD-02: all ways in which the active captain meets others; the storm spoils some (PLU-STM-07, PLU-STM-08)."""
    found: dict[int, list[Contact]] = {}
    chart, owners, taken = s.chart, s.owners, s.taken() if taken is None else taken
    ports, islands, ways = chart.port_of, chart.islands, chart.ways
    for square, number in taken.items():
        who, island = number // MAX_SHIPS, ports[square]
        if island != NOWHERE:
            merchant, owner = islands[island].kind == "merchant", owners[island]
            if who != seat and (merchant or owner == seat):
                way = "they_merchant" if merchant else "visited"
                found.setdefault(who, []).append(_CONTACT(way, inside(s, square)))
            elif who == seat and merchant:
                for other in range(s.setting.seats):
                    found.setdefault(other, []).append(_CONTACT("merchant", inside(s, square)))
            elif who == seat and owner not in (seat, NOWHERE):
                found.setdefault(owner, []).append(_CONTACT("visit", inside(s, square)))
        if who == seat:
            for near in ways[square]:
                if near in taken and (other := captain(taken[near])) != seat:
                    found.setdefault(other, []).append(_CONTACT("beside", across(s, square, near)))
    return found


def partners(s: State, seat: int, met: Contacts | None = None) -> list[int]:
    """PLU-TRD-02, PLU-TRD-06: whom the active captain may trade with, clockwise. `met`: whom this captain meets."""
    met = contacts(s, seat) if met is None else met
    if not met:
        return []
    n = s.setting.seats
    others = ((seat + k) % n for k in range(1, n))
    return [other for other in others if other in met and open_ways(met[other])]


# ---- places


def open_ports(s: State, islands: list[int], *, own: int = NOWHERE) -> list[int]:
    """PLU-MAP-08, PLU-MAP-09: free ports of these islands; the square of the ship `own` counts as free."""
    taken = s.taken()
    ports = (port for island in islands for port in s.chart.islands[island].ports)
    return sorted(port for port in ports if taken.get(port, own) == own)


def several_free(s: State, squares: Sequence[int], own: int = NOWHERE) -> bool:
    """Whether these are several squares of free water; the square of the ship `own` counts as free."""
    taken, kinds = s.taken(), s.chart.kinds
    free = (0 <= square < len(kinds) and kinds[square] != LAND and taken.get(square, own) == own for square in squares)
    return len({*squares}) == len(squares) > 1 and all(free)


def berths(s: State, seat: int) -> list[int]:
    """PLU-BLD-05, PLU-STM-11: where a new ship may be put: free ports of one's own islands, and free sea squares joined
    to an own ship's, with no storm's edge between."""
    found, taken = set(open_ports(s, s.islands_of(seat))), s.taken()
    for _, ship in s.fleet(seat):
        for square in s.chart.ways[ship.square]:
            if square != NOWHERE and s.chart.kinds[square] == SEA and not across(s, ship.square, square):
                found.add(square)
    return sorted(square for square in found if square not in taken)


def landings(s: State, square: int, own: int = NOWHERE) -> list[int]:
    """PLU-PLC-01, PLU-PLC-02, PLU-PLC-03: where a ship goes that is placed on a spun square: there, where it is free
    water; else on one of the free sea squares beside it; else on one of the nearest ones."""

    taken = s.taken()

    def free(spot: int) -> bool:
        return taken.get(spot, own) == own

    if s.chart.kinds[square] != LAND and free(square):
        return [square]
    sea = [spot for spot, kind in enumerate(s.chart.kinds) if kind == SEA and free(spot)]
    row, column = divmod(square, s.chart.columns)

    def far(spot: int) -> int:
        r, c = divmod(spot, s.chart.columns)
        return abs(r - row) + abs(c - column)

    near = min(map(far, sea), default=0)
    return [spot for spot in sea if far(spot) == near]


def blocked(s: State, island: int) -> bool:
    """PLU-STM-09: all ports of the island lie in the storm."""
    return all(inside(s, port) for port in s.chart.islands[island].ports)
