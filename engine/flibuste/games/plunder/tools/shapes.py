"""What the tools answer beside their lines, for type checkers and the page (`tools/answers.d.ts` in its room)."""

from typing import NotRequired, TypedDict


class Battle(TypedDict):
    """Of so many pairs of rolls; `won`: by the attacker, once both have rolled."""

    win: int
    of: int
    won: NotRequired[bool]


class Build(TypedDict):
    """By what can be built: how often, by which rule, and what it costs."""

    often: dict[str, int]
    rules: dict[str, str]
    costs: dict[str, dict[str, int]]


class Card(TypedDict):
    copies: int
    house: bool


class Double(TypedDict):
    free: bool


class Moves(TypedDict):
    """`pool`: moves that any ship may make, `masts`: that each has of its own; `may`: which ship may move."""

    storm: bool
    pool: int
    masts: list[int]
    may: list[bool]


class SetUp(TypedDict):
    """`x`: tokens; `pile`: cards of each that lie open; `forms`: how teams may be formed."""

    players: int
    rows: int
    columns: int
    letters: str
    numbers: int
    x: int
    pile: int
    deck: int
    hand: int
    target: int
    lives: int
    ships: int
    flags: int
    treasures: int
    teams: int
    forms: list[str]


class Storm(TypedDict):
    """Row by row."""

    squares: list[list[str]]


class Trade(TypedDict):
    """`by`: the ways that are open."""

    may: bool
    by: list[str]


Answers = TypedDict(
    "Answers",
    {
        "plunder.battle": Battle,
        "plunder.build": Build,
        "plunder.card": Card,
        "plunder.double": Double,
        "plunder.moves": Moves,
        "plunder.setup": SetUp,
        "plunder.storm": Storm,
        "plunder.trade": Trade,
    },
)
