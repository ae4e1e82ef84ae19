"""The view as JSON: for type checkers, and for the page, whose `view.d.ts` is written from here (`tools/shapes.py`)."""

from typing import TypedDict


class Hold(TypedDict):
    """`kind`: food, gold, powder or crew; `who`: of a character."""

    kind: str
    count: int
    who: str | None


class Covered(TypedDict):
    """A treasure that lies face down. `card`: None to who has not seen it; `cursed`: all know that it is."""

    card: str | None
    seen_by: list[int]
    cursed: bool


class Ship(TypedDict):
    """`space`: from 0, Port Royal, to 49; `race`: how far along the race; `tokens`: lairs' tokens that are kept."""

    ghost: bool
    colour: str
    space: int
    lap: int
    race: int
    home: bool
    holds: list[Hold | None]
    up: list[str]
    down: list[Covered]
    tokens: int
    bonus: int


class Player(TypedDict):
    """`hand`, `deck`: None but for their owner. `chosen`: the card that waits face down, for who may know it."""

    colour: str
    hand: list[str] | None
    hand_count: int
    hand_size: int
    deck: list[str] | None
    deck_count: int
    discard: list[str]
    committed: bool
    chosen: str | None


class Course(TypedDict):
    """How many spaces of the short way round the leader has behind."""

    done: int
    of: int


class Side(TypedDict):
    """One side of a combat; None: not yet. `sum`: the firepower, once a number has been rolled."""

    ship: int
    powder: int | None
    face: int | str | None
    bonus: int
    sum: int | None


class Combat(TypedDict):
    """The attacker's side first. `reroll`: the ship that may still have a roll made again."""

    sides: list[Side]
    ranged: bool
    reroll: int | None


class Looking(TypedDict):
    """The Weasel looks at cards of the pile (`loser` -1) or of a ship; `cards` is for its captain."""

    seat: int
    count: int
    cards: list[str] | None
    loser: int


class Tavern(TypedDict):
    """`cells`: a character, "?" for a covered one, None where nobody is. `values`: at the finish, and elsewhere."""

    cells: dict[str, str | None]
    bottle: str
    near: list[str]
    unseen: list[str]
    values: dict[str, list[int]]


class View(TypedDict):
    """`ghost`: the Ghost Ship's number. `dice`: morning and evening, once placed; `rolled`: before that."""

    round: int
    captain: int
    turn: int
    crew: bool
    ghost: int | None
    dice: list[int] | None
    rolled: list[int] | None
    ships: list[Ship]
    seats: list[Player]
    lairs: list[int]
    pile: int
    course: Course
    combat: Combat | None
    looking: Looking | None
    tavern: Tavern | None
    ending: bool
    winner: int | None
    over: bool
