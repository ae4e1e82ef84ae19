"""The view as JSON: for type checkers, and for the page, whose `view.d.ts` is written from here (`tools/shapes.py`)."""

from typing import TypedDict


class Piece(TypedDict):
    """What lies in a hold, on an island or in a hand. `kind`: coin, unique, crew, equipment, event; treasure, where it
    lies on an island and the viewer has not looked; `card`: which, None where the viewer does not know; `seen`: the
    seats that have seen it."""

    kind: str
    card: str | None
    seen: list[int]


class Spell(TypedDict):
    """What lies on a ship for a time; `turns` of her player that it still lasts, 0 until the end of this turn."""

    what: str
    turns: int


class Ship(TypedDict):
    """`ship`: how moves call her; `owner`: the seat that controls her, None of a wreck; `x`, `y` in hundredths of a
    millimetre; `masts`: bow first, 0 gone, 1 standing, 2 burning; `shell`: panels or second hull left; `docked`: the
    number of an island, `lost`: of a fog bank; `tows`: a ship; `state`: also ``derelict`` (CSG-DER-01); `off`: for her
    owner, the face-down pieces not in use."""

    ship: str
    card: str
    owner: int | None
    maker: int
    x: int
    y: int
    heading: int
    masts: list[int]
    shell: int
    hold: list[Piece]
    docked: int | None
    lost: int | None
    tows: str | None
    state: list[str]
    spells: list[Spell]
    off: list[str]


class Fort(TypedDict):
    """`flags`: for each place of the island's fort which flag stands there, None where it has fallen."""

    card: str
    owner: int
    facing: int
    flags: list[int | None]
    gold: list[Piece]
    crew: list[Piece]


class Left(TypedDict):
    """A piece of this seat that lies ashore."""

    seat: int
    piece: Piece


class Post(TypedDict):
    """Where a marine stands ashore, in hundredths of a millimetre."""

    seat: int
    card: str
    x: int
    y: int


class Island(TypedDict):
    """`home`: whose; `explored`, `flags`: the seats that have explored it, and whose flag flies; `mysterious`: it has a
    table, `table`: which, once it is open."""

    outline: str
    x: int
    y: int
    turned: int
    home: int | None
    coins: list[Piece]
    ashore: list[Left]
    explored: list[int]
    flags: list[int]
    mysterious: bool
    table: str | None
    fort: Fort | None
    loose: int
    posts: list[Post]


class Tile(TypedDict):
    """`number` of an iceberg; `value` that was rolled on it this turn; `smoke`: whose smoke bank it is."""

    kind: str
    x: int
    y: int
    turned: int
    number: int
    value: int
    smoke: int | None


class Token(TypedDict):
    """An event that goes on: whose, and where it lies."""

    card: str
    seat: int
    x: int
    y: int
    tile: int | None


class Player(TypedDict):
    """`ready`: the fleet is chosen; `fleet`, `supply`: for their owner, until they lie on the table; `brought`: for
    their owner, the unique treasures put in by name (CSG-FLT-13); `events`: the cards in hand; `forts`: those that may
    still be built; `coins`: how many lie at home and in forts; `gold`: what they are worth there, as far as the viewer
    knows; `in_forts`: how much of it lies in forts; `hidden`: how many the viewer does not know."""

    colour: str
    ready: bool
    fleet: str | None
    supply: str | None
    brought: list[str]
    events: list[Piece]
    forts: list[str]
    coins: int
    gold: int
    in_forts: int
    hidden: int


class View(TypedDict):
    """`begun`: the table is laid out (CSG-SET-31); `area`: its sides, `measures`: S and L, in hundredths of a
    millimetre; `fleets`: all ships that were brought, in play or not; `needed`: the gold that wins at once, of two
    players; `coins`: how many of each value were put in; `gone`: treasure that has left the game; `acted`: ships with
    an action this turn; `pinned`: those that an enemy holds (CSG-PIN-01); `marked`: the ship with the end marker;
    `over`: the rule by which the game has ended."""

    turn: int
    first: int
    round: int
    begun: bool
    area: list[int]
    measures: list[int]
    fleets: list[str]
    ships: list[Ship]
    islands: list[Island]
    tiles: list[Tile]
    players: list[Player]
    tokens: list[Token]
    start_gold: int
    needed: int | None
    coins: list[int]
    gone: list[Piece]
    acted: list[str]
    pinned: list[str]
    marked: str | None
    totals: list[int]
    over: str
