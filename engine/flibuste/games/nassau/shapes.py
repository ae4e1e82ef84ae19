"""The view as JSON: for type checkers, and for the page, whose `view.d.ts` is written from here (`tools/shapes.py`)."""

from typing import TypedDict


class Foe(TypedDict):
    """An opponent that is not defeated. `crates`: each seat's on it."""

    id: str
    type: str
    strength: int
    points: int
    crates: list[int]


class Outpost(TypedDict):
    """`owner`: a seat, or None."""

    id: str
    owner: int | None


class Tower(TypedDict):
    """`n`: the crates on it, all of its owner."""

    id: str
    weapon: str
    owner: int | None
    n: int


class Post(TypedDict):
    """`good`: what lies there, or None."""

    id: str
    weapon: str
    good: str | None


class Zone(TypedDict):
    """What lies in a zone now."""

    zone: str
    foes: list[Foe]
    outposts: list[Outpost]
    towers: list[Tower]
    posts: list[Post]


class Street(TypedDict):
    """An alley or an exit that is filled with a seat's pirates."""

    id: str
    seat: int


class Dutchman(TypedDict):
    """`points`: of the tile that lies open; `weapons`: one a round."""

    tile: str
    zone: str
    points: int
    weapons: list[str]


class Fight(TypedDict):
    """`foe`: None for the Flying Dutchman; `attacks`: the tokens that have not been dealt with, `gone`: those
    that have."""

    seat: int
    foe: str | None
    strength: int
    fired: int
    bomb: bool
    drawn: list[str]
    attacks: list[str]
    gone: list[str]
    dice: list[int]


class Tales(TypedDict):
    """Cards face down: how many of each back (S, A, B). `cards`: which, for their owner."""

    backs: list[int]
    cards: list[int] | None


class Player(TypedDict):
    """`sailors`: per seat; `tired`: animals used this round; `told`: this round; `jokes`: face down this round;
    `buried`: jokes of earlier rounds; `dutch`: crates on the tile, under tiles, on the last quay; `centre`: goods in
    the middle of the hideout; `met`: of one's own tales in hand, those whose condition holds now; `near`: those that
    one thing more would make true."""

    colour: str
    score: int
    sails: int
    sailors: list[bool]
    animals: list[str | None]
    tired: list[str]
    rat: bool
    weapons: dict[str, int]
    items: dict[str, int]
    holds: int
    crates: int
    provisions: int
    goods: dict[str, int]
    reserve: int
    standing: int
    laid: int
    tavern: list[str]
    outposts: int
    hideout: str
    filled: int
    centre: dict[str, int]
    hand: Tales
    met: list[int]
    near: list[int]
    told: list[int]
    jokes: Tales
    buried: Tales
    defeated: list[str]
    stage: str
    boat: str | None
    quay: str | None
    traded: bool
    dutch: list[int]


class Piles(TypedDict):
    """Cards left in the tale piles."""

    arrr: int
    b: int


class View(TypedDict):
    """`phase`: town or sea; `layout`: tile, side and quarter turns of each cell, row by row from the north-west;
    `captain`, `feld`: spaces; `visited`: where the captain stood this round; `display`: animals that lie open;
    `discards`: tales told in earlier rounds that lie in the discard piles."""

    round: int
    turn: int
    phase: str
    dolphin: int
    layout: list[list[int]]
    captain: str
    visited: list[str]
    passed: list[int]
    feld: str | None
    streets: list[Street]
    zones: list[Zone]
    salt: str | None
    offering: str | None
    dutchman: Dutchman | None
    display: list[str]
    pile: int
    bag: dict[str, int]
    tales: Piles
    discards: list[int]
    players: list[Player]
    fight: Fight | None
    totals: list[int]
    over: bool
