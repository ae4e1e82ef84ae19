"""What the tools answer beside their lines, for type checkers and the page (`tools/answers.d.ts` in its room)."""

from typing import Literal, NotRequired, TypedDict


class Odds(TypedDict):
    """Of so many pairs of rolls, or rolls."""

    kind: Literal["odds"]
    win: int
    tie: int
    lose: int
    of: int


class AtLead(Odds):
    lead: int


class Fire(TypedDict):
    """What one side throws in; a star has no number."""

    roll: int | Literal["star"]
    powder: int
    bonus: int
    sum: int | None


class Step(TypedDict):
    """From so much powder on."""

    powder: int
    odds: Odds


class Fight(TypedDict):
    """`lead`: of the attacker before the dice; `fire`: by side; `again`: which die may be rolled again."""

    lead: int
    table: list[AtLead]
    fire: dict[str, Fire | None]
    winner: Literal["attack", "answer", "tie"] | None
    again: Literal["attack", "answer"] | None
    stage: Literal["attack", "answer", "over"]
    odds: NotRequired[Odds]
    steps: NotRequired[list[Step]]


class Ghost(TypedDict):
    way: str


class Load(TypedDict):
    """`holds`: those that are free; `dump`: those that may be emptied for it."""

    legal: bool
    holds: NotRequired[list[int]]
    dump: NotRequired[list[int]]


class Person(TypedDict):
    note: str
    rule: str
    group: str
    house: bool


class Price(TypedDict):
    """`how` it can be paid; `back`: what can be given up where it cannot."""

    how: str
    back: NotRequired[dict[str, int]]


class Stowed(TypedDict):
    kind: str
    count: int


class Start(TypedDict):
    """`places`: how many holds; `holds`: what lies in those that are not empty, `ghost` the same of the Ghost Ship;
    `out`: treasures that leave the game."""

    players: int
    cards: int
    hand: int
    places: int
    holds: list[Stowed]
    ghost: list[Stowed] | None
    lairs: int
    pile: int
    out: int
    tavern: int


Answers = TypedDict(
    "Answers",
    {
        "jamaica.fight": Fight,
        "jamaica.ghost": Ghost,
        "jamaica.load": Load,
        "jamaica.people": Person,
        "jamaica.price": Price,
        "jamaica.start": Start,
    },
)
