"""The view as JSON: for type checkers, and for the page, whose `view.d.ts` is written from here (`tools/shapes.py`)."""

from typing import TypedDict


class Port(TypedDict):
    """`docks`: the sides by which ships come and go: N, E, S, W."""

    square: str
    docks: list[str]


class Coast(TypedDict):
    """An island as it lies. `kind`: resource, merchant or plain; `land`: its squares."""

    id: str
    kind: str
    skulls: int
    land: list[str]
    ports: list[Port]


class Barrier(TypedDict):
    """`kind`: reef or cliff; `between`: the two squares on whose edge it lies."""

    kind: str
    between: list[str]


class Sea(TypedDict):
    """The tiles joined to one chart of squares; no coast lies there before the deal."""

    columns: int
    rows: int
    coasts: list[Coast]
    barriers: list[Barrier]


class Island(TypedDict):
    """A resource island. `owner`: a seat, or None; `shut`: the storm lies over all its ports."""

    id: str
    owner: int | None
    shut: bool


class Ship(TypedDict):
    """`ship`: three times its captain's seat, and up to two more; `moves`: mast moves left; `still`: does not sail this
    turn."""

    ship: int
    seat: int
    square: str
    lives: int
    cannons: int
    masts: int
    moves: int
    still: bool


class Player(TypedDict):
    """`hand`: how many resource cards; `cards`: which, for their owner; `known`: those that the viewer knows to be
    there, at least; `ships`, `islands`, `point_cards`: what the points are made of."""

    colour: str
    hand: int
    cards: dict[str, int] | None
    known: dict[str, int]
    ships: int
    islands: int
    point_cards: int


class Found(TypedDict):
    """The treasure card that is being followed, by whose ship it was found, and which token was collected."""

    card: str
    ship: int
    token: int


class View(TypedDict):
    """`layout`: tile, face and quarter turns of each slot, row by row from the north-west; `storm`: the centre square,
    None before the deal; `marks`: the square of each X token; `rolled`: 0 before the roll; `treaties`: seats that the
    active captain may not harm; `attacked`: ships with what they have attacked this turn, a place each."""

    turn: int
    first: int
    round: int
    target: int
    last: bool
    layout: list[list[str | int]]
    sea: Sea
    islands: list[Island]
    ships: list[Ship]
    storm: str | None
    marks: list[str]
    piles: dict[str, int]
    deck: int
    treasures: int
    pegs: dict[str, int]
    players: list[Player]
    rolled: int
    pool: int
    treaties: list[int]
    attacked: list[list[str]]
    found: Found | None
    totals: list[int]
    over: bool
