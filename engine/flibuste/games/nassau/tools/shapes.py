"""What the tools answer beside their lines, for type checkers and the page (`tools/answers.d.ts` in its room)."""

from typing import NotRequired, TypedDict

from ....companion.shapes import Line


class Bonus(TypedDict):
    """`corner`: where the marker stands, `next`: where it goes; `second`: bonuses that may be had beside the first."""

    corner: str
    next: str
    bonuses: list[str]
    second: list[str]


class Fight(TypedDict):
    """`most`: crates that may be fired; `need`: that win; `dice`: at most; `risk`: that an attack is not sent back;
    `table`: by dice, the chance of each number of attacks that are; `at_once`: the opponent is beaten already."""

    most: int
    need: NotRequired[int]
    dice: NotRequired[int]
    risk: NotRequired[float]
    table: NotRequired[dict[str, list[float]]]
    at_once: NotRequired[bool]


class Slot(TypedDict):
    good: str
    value: int


class Plan(TypedDict):
    order: list[str]
    cost: int
    gain: int
    filled: int
    centre: int


class Hideout(TypedDict):
    """`next`: what each good would bring; `best`: what to pay for now."""

    slots: list[Slot]
    points: int
    next: dict[str, int]
    best: Plan | None


class Holds(TypedDict):
    """`loads`: holds that are needed; `holds`: what lies in each."""

    fits: bool
    loads: int
    holds: list[str]


class Way(TypedDict):
    """What it costs to come there."""

    provisions: int
    laid: int


class Range(TypedDict):
    ways: dict[str, list[Way]]


class Round(TypedDict):
    rounds: int


class Settled(TypedDict):
    """`draw`: attack tokens that are still to be drawn; `roll`: the dice are; `back`: attacks sent back, `through`:
    that were not; `again`: dice that may be rolled again."""

    draw: int
    roll: bool
    over: bool
    attacks: NotRequired[int]
    back: NotRequired[int]
    through: NotRequired[int]
    again: NotRequired[list[bool]]


class Tile(TypedDict):
    tile: int
    side: str
    rot: int


class Opponent(TypedDict):
    type: str
    strength: int


class Post(TypedDict):
    weapon: str
    good: str | None


class Zone(TypedDict):
    """What lies in a zone; `towers`: the weapon of each."""

    zone: str
    opponents: list[Opponent]
    outposts: list[str]
    towers: list[str]
    posts: list[Post]


class SetUp(TypedDict):
    """`weapons`: of each player; `salt`, `dutchman`: the zones where they lie; `first`: the number of the player."""

    town: list[Tile]
    start: int
    zones: list[Zone]
    weapons: list[str]
    animals: list[str]
    salt: list[str]
    dutchman: list[str]
    first: int
    dutch_weapons: NotRequired[list[str]]


class Tale(TypedDict):
    """`met`: it can be told; `asks`: the fields that it looks at."""

    id: int
    back: str
    points: int
    met: bool
    condition: Line
    asks: list[str]


class Tales(TypedDict):
    """`able`: those of the hand that can be told."""

    cards: list[Tale]
    able: list[int]
    house: bool


Answers = TypedDict(
    "Answers",
    {
        "nassau.feld": Bonus,
        "nassau.fight": Fight,
        "nassau.hideout": Hideout,
        "nassau.holds": Holds,
        "nassau.range": Range,
        "nassau.round": Round,
        "nassau.settle": Settled,
        "nassau.setup": SetUp,
        "nassau.tales": Tales,
    },
)
