"""What the events of Buccaneer say beside their words (`Event.data`), by key: for type checkers and for the page,
whose `events.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the engine runs."""

from typing import TypedDict

from ...core.shapes import Nothing


class Man(TypedDict):
    """A man of the crew, from the top down; None: nobody may know."""

    seat: int
    colour: str
    value: str | None
    role: str | None
    wage: int | None


class Boarded(TypedDict):
    crew: str
    ship: str
    loot: int
    men: list[Man]


class Captured(TypedDict):
    mover: str
    target: str
    unit: str


class Home(TypedDict):
    pieces: list[str]
    ship: str | None


class MutinyCalled(TypedDict):
    crew: str
    seat: int


class MutinyCrew(TypedDict):
    crew: str


class OfSeat(TypedDict):
    seat: int


class Over(TypedDict):
    winners: list[int]


class Read(TypedDict):
    ships: list[str]


class Rest(TypedDict):
    seat: int
    loot: int
    wages: dict[str, int]
    rest: int


class Ships(TypedDict):
    ships: list[str]
    opening: bool


class Shortage(TypedDict):
    seat: int
    loot: int
    wages: dict[str, int]
    paid: int
    reserve: int


class Treasure(TypedDict):
    seat: int
    kind: str


class Uncovered(TypedDict):
    pieces: list[str]
    men: list[Man] | None


class Wages(TypedDict):
    seat: int
    amount: int


Events = TypedDict(
    "Events",
    {
        "buccaneer-boarded": Boarded,
        "buccaneer-captured": Captured,
        "buccaneer-home": Home,
        "buccaneer-mutiny-called": MutinyCalled,
        "buccaneer-mutiny-crew": MutinyCrew,
        "buccaneer-mutiny-declined": OfSeat,
        "buccaneer-no-treasure": Nothing,
        "buccaneer-over": Over,
        "buccaneer-passed": OfSeat,
        "buccaneer-read": Read,
        "buccaneer-rest": Rest,
        "buccaneer-ships": Ships,
        "buccaneer-shortage": Shortage,
        "buccaneer-skipped": OfSeat,
        "buccaneer-stalemate": Nothing,
        "buccaneer-stalemate-end": Nothing,
        "buccaneer-starts": Nothing,
        "buccaneer-treasure": Treasure,
        "buccaneer-turn": OfSeat,
        "buccaneer-uncovered": Uncovered,
        "buccaneer-wages": Wages,
    },
)
Events.__doc__ = """What each event has."""
