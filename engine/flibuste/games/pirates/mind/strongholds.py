"""Chapter 12.2, 15: where ships unload, and which forts could stand."""

from ..questions.forts.standing_forts import cost, flags_of
from ..questions.sailing.berths import own_fort
from ..questions.table.bodies import measure
from ..state import NOWHERE, State
from ..steps.forts.building_forts import purse, sites, worth


def affordable(s: State, seat: int) -> int:
    """How many forts the seat could pay for now."""
    gold, found = worth(purse(s, seat)), 0
    for price in sorted(map(cost, s.forts[seat])):
        gold -= price
        if gold < 0:
            break
        found += 1
    return found


def lacking(s: State, seat: int) -> int:
    """The gold that has still to come home for the cheapest fort that is left to the seat."""
    return min(map(cost, s.forts[seat])) - worth(purse(s, seat))


def harbours(s: State, seat: int) -> list[int]:
    """CSG-REP-01, CSG-FRT-09: where ships unload: at home and at one's own forts."""
    home = s.home(seat)
    forts = [i for i in range(len(s.islands)) if own_fort(s, seat, i)]
    return forts if home == NOWHERE else [home, *forts]


def battery(s: State, card: str, flags: int, far: float) -> float:
    """Hits of a fort's flags at this distance, on average, as if all that stand could fire."""
    found = 0.0
    for i, (letter, number) in enumerate(flags_of(card)):
        reach = measure(s, letter[-1]) * (2 if letter.startswith("2") else 1)
        if flags >> i & 1 and reach >= far:
            found += max(0, 6 - number) / 6
    return found


def will_stand(s: State, seat: int, island: int) -> bool:
    """Whether the seat can build there when its turn ends, once it has explored the island: there and wherever else
    something is waiting for a fort."""
    waiting = sum(1 for i in sites(s, seat) if i != island and s.islands[i].coins)
    return s.islands[island].fort is None and affordable(s, seat) > waiting
