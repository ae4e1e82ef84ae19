"""What the events of Plunder say beside their words (`Event.data`), by key: for type checkers and for the page,
whose `events.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the engine runs."""

from typing import TypedDict

from ...core.shapes import Nothing


class Added(TypedDict):
    ship: int
    what: str


class Bid(TypedDict):
    seat: int
    give: list[int]
    want: list[int]


class Attack(TypedDict):
    """`place`: of what is attacked."""

    ship: int
    target: int
    place: str


class Battle(TypedDict):
    ship: int
    target: int
    roll: int
    against: int


class OfSeat(TypedDict):
    seat: int


class CardsOf(TypedDict):
    seat: int
    cards: list[int]


class Between(TypedDict):
    seat: int
    other: int


class BribeTaken(TypedDict):
    seat: int
    other: int
    cards: list[int]


class Drawn(TypedDict):
    seat: int
    n: int


class Cards(TypedDict):
    cards: list[int]


class Rolls(TypedDict):
    roll: int
    against: int


class OnIsland(TypedDict):
    island: str
    seat: int


class Found(TypedDict):
    ship: int
    token: int
    card: str


class Gift(TypedDict):
    island: str
    other: int
    seat: int


class Handed(TypedDict):
    seat: int
    to: int
    cards: list[int]


class OfShip(TypedDict):
    ship: int


class Placed(TypedDict):
    ship: int
    square: str


class Proposal(TypedDict):
    seat: int
    other: int
    give: list[int]
    want: list[int]


class Rolled(TypedDict):
    roll: int


Sailed = TypedDict("Sailed", {"ship": int, "from": str, "to": str})


class Sailing(TypedDict):
    seat: int
    roll: int


class Stolen(TypedDict):
    seat: int
    other: int
    n: int


class Storm(TypedDict):
    square: str


class Deal(TypedDict):
    seat: int
    other: int
    gives: list[int]
    gets: list[int]


class Swapped(TypedDict):
    """Islands that change owners."""

    other: str
    own: str


class TokenMoved(TypedDict):
    token: int
    square: str


class Won(TypedDict):
    seats: list[int]


Events = TypedDict(
    "Events",
    {
        "plunder-added": Added,
        "plunder-announced": Bid,
        "plunder-attacked-owned": Attack,
        "plunder-attacked-ship": Attack,
        "plunder-attacked-unowned": Attack,
        "plunder-battle": Battle,
        "plunder-begins": OfSeat,
        "plunder-bid": Bid,
        "plunder-bribe-offered": CardsOf,
        "plunder-bribe-rejected": Between,
        "plunder-bribe-taken": BribeTaken,
        "plunder-called": Bid,
        "plunder-card": Drawn,
        "plunder-card-back": OfSeat,
        "plunder-card-stolen": Between,
        "plunder-dealt": Nothing,
        "plunder-drew": Drawn,
        "plunder-drew-cards": Cards,
        "plunder-duel": Rolls,
        "plunder-enough": Between,
        "plunder-flag": OnIsland,
        "plunder-flag-gone": OnIsland,
        "plunder-found": Found,
        "plunder-gained": CardsOf,
        "plunder-gift-asked": Gift,
        "plunder-gift-offered": Gift,
        "plunder-handed": Handed,
        "plunder-has-gold": OfSeat,
        "plunder-hit": OfShip,
        "plunder-instead": Cards,
        "plunder-kept": OfSeat,
        "plunder-last-round": OfSeat,
        "plunder-last-turn": OfSeat,
        "plunder-launched": Placed,
        "plunder-lost": CardsOf,
        "plunder-no-deal": OfSeat,
        "plunder-paid": CardsOf,
        "plunder-passed": Between,
        "plunder-proposed-threat": Proposal,
        "plunder-proposed-trade": Proposal,
        "plunder-put": Placed,
        "plunder-refused": Between,
        "plunder-rolled": Rolled,
        "plunder-sailed": Sailed,
        "plunder-sailing": Sailing,
        "plunder-settled": OnIsland,
        "plunder-sought": Rolls,
        "plunder-stolen": Stolen,
        "plunder-stolen-cards": Cards,
        "plunder-storm": Storm,
        "plunder-struck-threat": Deal,
        "plunder-struck-trade": Deal,
        "plunder-sunk": OfShip,
        "plunder-swapped": Swapped,
        "plunder-time-up": Nothing,
        "plunder-token-moved": TokenMoved,
        "plunder-treaty": Between,
        "plunder-turn": OfSeat,
        "plunder-turn-over": OfSeat,
        "plunder-wanted": Cards,
        "plunder-won": Won,
    },
)
Events.__doc__ = """What each event has."""
