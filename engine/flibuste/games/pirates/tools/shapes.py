"""What the tools answer beside their lines, for type checkers and the page (`tools/answers.d.ts` in its room)."""

from typing import Literal, NotRequired, TypedDict

from ....companion.shapes import Line
from ....core.shapes import Args, Said


class Mark(TypedDict):
    """What a ship may be marked with, and when it ends."""

    id: str
    ends: str
    rule: str


class Afloat(TypedDict):
    marks: list[Mark]


class Odds(TypedDict):
    win: int
    tie: int
    lose: int
    of: int


class Link(TypedDict):
    """With whom a card is linked: a name, or the key of a word."""

    text: NotRequired[str]
    word: NotRequired[str]


class Card(TypedDict):
    """`word`: the key of its name, where that is no proper name; `mark`: it may sail as Cursed; `ability`: keywords and
    effects as messages."""

    id: str
    kind: Literal["ship", "crew", "equipment", "event"]
    name: str
    word: str | None
    points: int
    nation: str
    house: bool
    mark: bool
    ability: list[Said]
    links: list[Link]
    set: NotRequired[str]
    masts: NotRequired[int]
    cargo: NotRequired[int]
    move: NotRequired[list[str]]
    cannons: NotRequired[list[list[str | int]]]
    panels: NotRequired[int]
    extra_hulls: NotRequired[int]
    flags: NotRequired[int]
    bombard: NotRequired[list[str | int]]
    generic: NotRequired[bool]


class Catalogue(TypedDict):
    """One page of what was found, and how many were."""

    found: list[Card]
    count: int
    page: int


class Dealer(Line):
    """`fine`: what a player brings fits."""

    fine: bool


class Preset(TypedDict):
    id: str
    coins: list[int]


class Deal(TypedDict):
    """`coins`: all that are dealt, `each` to an island."""

    players: list[Dealer]
    ready: bool
    coins: list[int]
    islands: int
    each: int
    start_gold: int
    presets: list[Preset]


class Fate(TypedDict):
    """`faces`: what each face of the die leads to; `good`: outcomes that one wishes for, `chance` how many faces."""

    asks: list[str]
    faces: list[str]
    good: list[str]
    chance: int | None
    of: int
    outcome: str | None


class Flags(TypedDict):
    """`islands`: how many are wild; `next`: what a tap makes of a mark; `coin`: the one that the marker lies on."""

    islands: int
    next: dict[str, str]
    marker: bool
    coin: int | None


class Mustered(Card):
    """A card of a fleet; `row`: its number in the list that was sent."""

    row: int


class Hand(Mustered):
    cost: int


class Crew(Hand):
    """`idle`: carried, but of another flag."""

    cursed: bool
    idle: bool


class Ship(Mustered):
    crew: list[Crew]
    equipment: list[Mustered]
    crew_cost: int
    equipment_cost: int
    capacity: int
    load: int
    free: int
    linked: int


class Fault(Line):
    """`rows`: the cards that break the rule."""

    rows: list[int]


class Trial(TypedDict):
    """What a piece more would break there: ashore (0), or aboard a ship."""

    aboard: int
    piece: str
    faults: list[Fault]


Fleet = TypedDict(  # noqa: UP013  (a field is called as a type)
    "Fleet",
    {
        "legal": bool,
        "spent": int,
        "total": int,
        "list": list[Ship],
        "ashore": list[Hand],
        "events": list[Hand],
        "faults": list[Fault],
        "trial": NotRequired[list[Trial]],
    },
)


class Hoard(TypedDict):
    gold: int
    left: int
    rank: int


class Gold(TypedDict):
    """`full`: as long as a bar gets; `needed`, `half`: of a duel."""

    players: list[Hoard]
    full: int
    needed: int | None
    half: float | None


Row = TypedDict("Row", {"from": int, "to": int, "key": str, "args": Args, "rule": str})


class Island(TypedDict):
    """`at`: the row that was rolled, `code` what it does."""

    name: str
    rows: list[Row]
    at: int | None
    code: NotRequired[str]


class May(TypedDict):
    may: bool


class Ram(TypedDict):
    chance: int
    of: int
    faces: list[str]


class Ruler(TypedDict):
    """Lengths in millimetres; `card`: a bank card's."""

    S: float
    L: float
    card: list[float]


class SetUp(TypedDict):
    """`wild`: islands that are nobody's home; `each`: coins to an island; `spots`: where islands lie in the `area`, and
    which of them are `homes`."""

    players: int
    islands: int
    wild: int
    each: int
    area: list[int]
    spots: list[list[int]]
    homes: list[int]
    terrain: int


class Shot(TypedDict):
    chance: int
    of: int
    hit: bool | None
    faces: list[str]


Answers = TypedDict(
    "Answers",
    {
        "pirates.afloat": Afloat,
        "pirates.board": Odds,
        "pirates.catalogue": Catalogue,
        "pirates.deal": Deal,
        "pirates.fate": Fate,
        "pirates.flags": Flags,
        "pirates.fleet": Fleet,
        "pirates.gold": Gold,
        "pirates.island": Island,
        "pirates.may": May,
        "pirates.ram": Ram,
        "pirates.ruler": Ruler,
        "pirates.setup": SetUp,
        "pirates.shot": Shot,
    },
)
