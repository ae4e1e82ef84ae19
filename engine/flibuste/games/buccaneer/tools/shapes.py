"""What the tools answer beside their lines, for type checkers and the page (`tools/answers.d.ts` in its room)."""

from typing import Literal, TypedDict


class TooSmall(TypedDict):
    """The crew may not board this ship."""

    legal: Literal[False]


class Wage(TypedDict):
    colour: str
    ducats: int


class Found(TypedDict):
    colour: str
    kind: str


class Boarded(TypedDict):
    """`rest`: what the captain keeps (below 0: is short of); `purse`: afterwards; `reserve`: what it adds; `choice`:
    the captain may take either treasure."""

    legal: Literal[True]
    captain: str
    second: str
    loot: int
    wages: list[Wage]
    treasures: list[Found]
    owed: int
    rest: int
    purse: int
    reserve: int
    choice: bool


class Pirate(TypedDict):
    colour: str
    value: str


class Unit(TypedDict):
    """What is seen of a crew or a pirate; `lays`: on which others it may lie down; `callers`: who may call a mutiny."""

    id: str
    colour: str
    top: str
    height: int
    colours: list[str]
    lays: list[str]
    callers: list[str]


class Crews(TypedDict):
    """`crew`: the pieces of the one that was opened, from its top."""

    units: list[Unit]
    crew: list[Pirate] | None


class Kind(TypedDict):
    """Of one kind of treasure: how many are left, the most that anybody has, and who that is."""

    kind: str
    left: int
    most: int
    top: list[str]
    points: int
    value: int


class Player(TypedDict):
    colour: str
    points: dict[str, int]
    total: int


class Ledger(TypedDict):
    reserve: int
    kinds: list[Kind]
    players: list[Player]


class Mutiny(TypedDict):
    callers: list[str]


class SetUp(TypedDict):
    colours: list[str]
    values: list[str]
    ducats: int
    bank: int
    tokens: dict[str, int]
    open: int
    deck: int
    out: int


Answers = TypedDict(
    "Answers",
    {
        "buccaneer.boarding": TooSmall | Boarded,
        "buccaneer.crews": Crews,
        "buccaneer.ledger": Ledger,
        "buccaneer.mutiny": Mutiny,
        "buccaneer.setup": SetUp,
    },
)
