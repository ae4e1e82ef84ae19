"""What the questions of Plunder say beside their words (`Decision.data`, `Option.data`, `Form.data`), by key: for type
checkers and for the page, whose `decisions.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the
engine runs."""

from typing import TypedDict


class Aimed(TypedDict):
    """The ship that could attack, and what: a ship, or an island, counted on after all ships."""

    ship: int
    target: int


class Bribed(Aimed):
    """`cards`: what is offered."""

    cards: list[int]


Decisions = TypedDict(
    "Decisions",
    {
        "plunder-ask-bribed": Bribed,
        "plunder-ask-bribing-owned": Aimed,
        "plunder-ask-bribing-ship": Aimed,
        "plunder-ask-demand-owned": Aimed,
        "plunder-ask-demand-ship": Aimed,
        "plunder-ask-threat-other": Aimed,
        "plunder-ask-threat-own": Aimed,
    },
)


class Options(TypedDict):
    pass


class Forms(TypedDict):
    pass
