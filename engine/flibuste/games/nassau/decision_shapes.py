"""What the questions of Nassau say beside their words (`Decision.data`, `Option.data`, `Form.data`), by key: for type
checkers and for the page, whose `decisions.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the
engine runs."""

from typing import TypedDict


class InTown(TypedDict):
    """`captain`: the street in which the captain stands; `standing`: how many sailors stand; `stuck`: none can walk."""

    captain: str
    standing: int
    stuck: bool


class Fight(TypedDict):
    slot: int
    foe: str
    damage: int


class Keep(TypedDict):
    """What is to be stowed: `own` of each of the `kinds`, `must` among it; `room`: what each kind takes."""

    own: list[int]
    kinds: list[str]
    holds: int
    rat: bool
    must: str | None
    room: list[int]


class Tell(TypedDict):
    """`rum`: how much is there to tell tales over; `hand`: the tales that can be told."""

    rum: int
    hand: list[int]


Decisions = TypedDict(
    "Decisions",
    {
        "nassau-ask-extra": InTown,
        "nassau-ask-fight": Fight,
        "nassau-ask-onward": InTown,
        "nassau-ask-town": InTown,
    },
)


class Options(TypedDict):
    pass


Forms = TypedDict(
    "Forms",
    {
        "nassau-do-keep-form": Keep,
        "nassau-do-tell-form": Tell,
    },
)
