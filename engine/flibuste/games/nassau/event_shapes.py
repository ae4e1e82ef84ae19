"""What the events of Nassau say beside their words (`Event.data`), by key: for type checkers and for the page,
whose `events.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the engine runs."""

from typing import NotRequired, TypedDict

from ...core.shapes import Nothing


class OfAnimal(TypedDict):
    seat: int
    animal: str


class Attack(TypedDict):
    seat: int
    token: str


Barge = TypedDict("Barge", {"seat": int, "out": str, "in": str, "from": str, "to": str})


class OfSeat(TypedDict):
    seat: int


class Defeated(TypedDict):
    seat: int
    foe: str
    slot: int
    fight: str


class Display(TypedDict):
    display: list[str]


class Dodged(TypedDict):
    seat: int
    fired: int


class Drew(TypedDict):
    seat: int
    back: str


class CardOf(TypedDict):
    seat: int
    card: int


class Dropped(TypedDict):
    seat: int
    gone: dict[str, int]


class OfZone(TypedDict):
    zone: str


class Feld(TypedDict):
    seat: int
    space: str


class FightOver(TypedDict):
    seat: int
    fight: str


class Fired(TypedDict):
    seat: int
    foe: str
    strength: int
    n: int
    bomb: bool


class FiredDutchman(TypedDict):
    seat: int
    foe: None
    strength: int
    n: int
    bomb: bool


class GainLost(TypedDict):
    seat: int
    kind: str


class Gained(TypedDict):
    """`fight`: of which fight it is the end."""

    seat: int
    kind: str
    n: int
    fight: NotRequired[str]


class Hidden(TypedDict):
    seat: int
    good: str
    slot: int | None


class Hired(TypedDict):
    seat: int
    table: str


class Lost(TypedDict):
    seat: int
    kind: str
    place: NotRequired[int]


class Moored(TypedDict):
    seat: int
    quay: str
    zone: str


class Outpost(TypedDict):
    seat: int
    outpost: str
    which: str


class Paid(TypedDict):
    seat: int
    kind: str
    n: int
    spirit: bool


class Points(TypedDict):
    seat: int
    n: int


class Post(TypedDict):
    post: str
    good: str


Relocated = TypedDict("Relocated", {"seat": int, "from": str, "to": str})


class Repelled(TypedDict):
    seat: int
    tokens: list[str]
    gone: list[str]


class Rolled(TypedDict):
    seat: int
    dice: list[int]


class Round(TypedDict):
    round: int


class Sailed(TypedDict):
    seat: int
    way: list[str]
    laid: int


class Shuffled(TypedDict):
    pile: str


class Steered(TypedDict):
    seat: int
    lead: str
    zone: str


class Stopped(TypedDict):
    seat: int
    stop: str


class TileSettled(TypedDict):
    crates: list[int]


class Token(TypedDict):
    seat: int
    token: str
    drawn: list[str]


class Tower(TypedDict):
    seat: int
    tower: str
    n: int


class Traded(TypedDict):
    seat: int
    post: str
    good: str


Walked = TypedDict("Walked", {"seat": int, "alley": str, "from": str, "to": str})


Events = TypedDict(
    "Events",
    {
        "nassau-animal": OfAnimal,
        "nassau-animal-used": OfAnimal,
        "nassau-attack": Attack,
        "nassau-barge": Barge,
        "nassau-contest": OfSeat,
        "nassau-dealt": Nothing,
        "nassau-defeated": Defeated,
        "nassau-discarded": Nothing,
        "nassau-display": Display,
        "nassau-dodged": Dodged,
        "nassau-dolphin": OfSeat,
        "nassau-drew": Drew,
        "nassau-drew-card": CardOf,
        "nassau-dropped": Dropped,
        "nassau-dutchman-moved": OfZone,
        "nassau-feld": Feld,
        "nassau-fight-over": FightOver,
        "nassau-fired": Fired,
        "nassau-fired-dutchman": FiredDutchman,
        "nassau-fired-unneeded": Fired,
        "nassau-gain-lost": GainLost,
        "nassau-gained": Gained,
        "nassau-hidden": Hidden,
        "nassau-hired": Hired,
        "nassau-homeward": OfSeat,
        "nassau-joked": OfSeat,
        "nassau-lost": Lost,
        "nassau-marked": OfSeat,
        "nassau-moored": Moored,
        "nassau-nothing-won": Nothing,
        "nassau-outpost": Outpost,
        "nassau-over": Nothing,
        "nassau-paid": Paid,
        "nassau-passed": OfSeat,
        "nassau-points": Points,
        "nassau-points-lost": Points,
        "nassau-post": Post,
        "nassau-rat-rests": OfSeat,
        "nassau-ready": Nothing,
        "nassau-relocated": Relocated,
        "nassau-repelled": Repelled,
        "nassau-rolled": Rolled,
        "nassau-round": Round,
        "nassau-sailed": Sailed,
        "nassau-salt-moved": OfZone,
        "nassau-sea": Nothing,
        "nassau-shuffled": Shuffled,
        "nassau-starts": OfSeat,
        "nassau-steered": Steered,
        "nassau-stood-up": Nothing,
        "nassau-stopped": Stopped,
        "nassau-tile-settled": TileSettled,
        "nassau-token": Token,
        "nassau-told": CardOf,
        "nassau-tower": Tower,
        "nassau-traded": Traded,
        "nassau-turn": OfSeat,
        "nassau-walked": Walked,
    },
)
Events.__doc__ = """What each event has."""
