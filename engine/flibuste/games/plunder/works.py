"""Chapters 5.7 and 5.10 (BLD, PP, TRD-08): what a captain builds, buries and exchanges in one's own turn."""

from functools import lru_cache
from typing import Final

from ...core.atoms import Args, Move, Name
from ...core.events import Event, EventSink
from . import hoard
from .amounts import one
from .building import BURY, COSTS
from .deal import new_ship
from .gains import told
from .hoard import cards_of
from .reach import Contacts, berths, contacts
from .standing import UPGRADES, add, gain_card, look_for_winner, may_add, score
from .state import Cards, State, covers
from .tables import MAX_SHIPS, RESOURCES
from .trade import may_exchange, open_ways

PRICES: Final = {item: cards_of(dict(cost)) for item, cost in COSTS.items()}
EXCHANGED: Final = 2
"""PLU-TRD-08: cards for one."""


@lru_cache(maxsize=4096)
def payable(hand: Cards) -> tuple[str, ...]:
    """PLU-BLD-02: what can be paid with a hand.

    >>> payable((1, 1, 2, 1))
    ('mast', 'life')
    """
    return tuple(what for what, price in PRICES.items() if covers(hand, price))


def upgrades(s: State, seat: int) -> list[Move]:
    """PLU-D-07, PLU-BLD-01, PLU-BLD-02, PLU-BLD-03, PLU-TEAM-04: a mast, a cannon or a life for one of one's own ships,
    wherever it is."""
    paid = payable(s.hands[seat])
    able = [what for what in UPGRADES if what in paid]
    return [("build", what, number) for what in able for number, _ in s.fleet(seat) if may_add(s, number, what)]


def launches(s: State, seat: int) -> list[Move]:
    """PLU-D-07, PLU-D-08, PLU-SHP-01, PLU-BLD-05: a new ship, and where it may be put; not without such a place."""
    if not covers(s.hands[seat], PRICES["ship"]) or not free_numbers(s, seat):
        return []
    return [("launch", s.chart.name(square)) for square in berths(s, seat)]


def free_numbers(s: State, seat: int) -> list[int]:
    """PLU-SHP-01: of at most three ships those that are not in play."""
    return [number for number in range(seat * MAX_SHIPS, (seat + 1) * MAX_SHIPS) if s.ships[number] is None]


def build(s: State, seat: int, what: str, number: int, emit: EventSink) -> None:
    hoard.pay(s, seat, PRICES[what])
    told(emit, "plunder-paid", seat, PRICES[what], "PLU-BLD-02")
    add(s, number, what, emit, "PLU-BLD-03")


def launch(s: State, seat: int, square: int, emit: EventSink) -> None:
    hoard.pay(s, seat, PRICES["ship"])
    told(emit, "plunder-paid", seat, PRICES["ship"], "PLU-BLD-02")
    put_to_sea(s, seat, square, emit, "PLU-BLD-06")


def put_to_sea(s: State, seat: int, square: int, emit: EventSink, rule: str) -> None:
    """PLU-BLD-06: it scores at once. PLU-SAIL-06: after the roll it does not sail this turn, before it does."""
    number = free_numbers(s, seat)[0]
    s.ships[number] = new_ship(square, still=s.today.rolled > 0)
    if emit.on:
        args: Args = {"seat": Name(seat), "square": s.chart.name(square), **score(s, seat)}
        emit(Event("plunder-launched", args, {"ship": number, "square": s.chart.name(square)}, rule))
    look_for_winner(s, emit)


def may_bury(s: State, seat: int) -> bool:
    """PLU-D-20, PLU-PP-03: in one's own turn, also without a ship."""
    return covers(s.hands[seat], PRICES[BURY])


def bury(s: State, seat: int, emit: EventSink) -> None:
    """PLU-PP-03: five gold are paid for one Plunder Point card."""
    hoard.pay(s, seat, PRICES[BURY])
    told(emit, "plunder-paid", seat, PRICES[BURY], "PLU-PP-03")
    gain_card(s, seat, emit)


# ---- the merchant


def exchanges(s: State, seat: int, met: Contacts | None = None) -> list[Move]:
    """PLU-D-19, PLU-TRD-08: what is given and another type, of which the pile has a card."""
    piles = [kind for kind, n in zip(RESOURCES, s.piles, strict=True) if n]
    return [
        ("exchange", *given, wanted) for given in exchanged(s, seat, met) for wanted in piles if wanted not in given
    ]


def exchanged(s: State, seat: int, met: Contacts | None = None) -> list[tuple[str, str]]:
    """PLU-TRD-08, PLU-2P-05: any two cards. `met`: whom this captain meets."""
    met = contacts(s, seat) if met is None else met
    if seat not in met or sum(s.hands[seat]) < EXCHANGED or not may_exchange(open_ways(met[seat])):
        return []
    hand, kinds = s.hands[seat], range(len(RESOURCES))
    return [(RESOURCES[a], RESOURCES[b]) for a in kinds for b in kinds[a:] if hand[a] and hand[b] > (a == b)]


def exchange(s: State, seat: int, kinds: tuple[str, str, str], emit: EventSink) -> None:
    """PLU-TRD-08: repeatable; it makes no treaty."""
    given, taken = both(kinds[0], kinds[1]), one(RESOURCES.index(kinds[2]))
    hoard.pay(s, seat, given)
    told(emit, "plunder-paid", seat, given, "PLU-TRD-08")
    told(emit, "plunder-gained", seat, hoard.take(s, seat, taken), "PLU-TRD-08")


def both(a: str, b: str) -> Cards:
    wood, iron, rum, gold = ((a == kind) + (b == kind) for kind in RESOURCES)
    return wood, iron, rum, gold
