"""What lies on the table, as plain data that is cheap to copy."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntFlag
from typing import Any, Final, NamedTuple

from ...core.copying import copier
from ...core.frozen import frozen
from .geometry.outline import Pose
from .tables import DUEL

NOWHERE: Final = -1
NOBODY: Final = -1
UNTURNED: Final = -2
"""The table of a mysterious island that nobody has seen: which it is, is drawn when it is turned up."""


class Is(IntFlag):
    """How a ship is (chapter 5): what is not read from her masts, her place or her hold."""

    SUBMERGED = 1
    """CSG-KW-MON-02, CSG-KW-SUB-02: below the surface until her next turn."""
    INTANGIBLE = 2
    """CSG-KW-GHO-01: she passes through what lies there."""
    ENTANGLED = 4
    """CSG-SAR-02: held by weeds."""
    JAMMED = 8
    """CSG-KW-BOM-04: her bombard."""
    BLADES = 16
    """CSG-KW-SWI-01: they are out."""
    SCUTTLED = 32
    """CSG-SCT-02: she sinks when her player's next turn begins."""
    WRECK = 64
    """CSG-REE-05: nobody's, on a reef."""
    CURSED = 128
    """CSG-KW-BMA-01: one of the crew sails as Cursed."""
    EXPLORED = 256
    """CSG-EXP-05: she has explored the island that she is docked at."""
    RAIDED = 512
    """CSG-EFF-74: she has to leave the enemy home."""
    UNPINNED = 1024
    """CSG-KW-GAL-04: a galley that has rammed in the contact that she is in."""
    FLAME = 2048
    """CSG-FLT-11: the bombard throws fire."""

    def __contains__(self, other: "Is") -> bool:
        # this is asked all the time, and whole numbers are compared faster than flags
        return int.__and__(self, other) == other


class Spell(NamedTuple):
    """What lies on a ship for a time. `turns`: how many turns of her player it still has to last, the running one
    included; 0: until this turn ends, whoever's it is. `started`: her player's turn has begun under it."""

    what: str
    turns: int = 0
    started: bool = False


class Ship(NamedTuple):
    """A ship, a flotilla or a creature in play; her number never changes.

    `card`: the row of the catalogue; `owner`: the seat that controls her (CSG-TOW-03); `maker`: the seat whose fleet
    she sailed in first; `masts`, `fire`: the sets of masts (segments, hull pieces, flags) that stand, and that burn
    (CSG-FIR-01), a bit each, bow first; `shell`: panels or second hull left (CSG-KW-TUR-01, CSG-KW-CAT-01); `hold`:
    see `items`; `docked`, `lost`: the number of an island, of a fog bank; `tows`: the number of a ship.
    """

    card: str
    owner: int
    maker: int
    pose: Pose
    masts: int
    fire: int = 0
    shell: int = 0
    hold: tuple[int, ...] = ()
    docked: int = NOWHERE
    lost: int = NOWHERE
    tows: int = NOWHERE
    state: Is = Is(0)
    spells: tuple[Spell, ...] = ()
    off: frozenset[int] = frozenset()
    """CSG-ABL-02: face-down pieces of the hold that are not to be used."""


class Fort(NamedTuple):
    """A fort that stands on an island (CSG-FRT-03). `flags`: the set of those that stand, by their place; `order`:
    which flag stands at which place (CSG-FRT-05)."""

    card: str
    owner: int
    facing: int
    flags: int
    order: tuple[int, ...]
    gold: tuple[int, ...] = ()
    crew: tuple[int, ...] = ()


class Island(NamedTuple):
    """`shape`: the number of the outline; `home`: the seat whose home it is (CSG-SET-18); `coins`: treasure there, see
    `items`; `ashore`: crew and equipment there, each with the seat that owns it; `explored`: the set of seats that have
    explored it; `flags`: the set of seats whose flag flies (CSG-EXP-05); `table`: the number of a mysterious island's
    table, UNTURNED until a ship docks there (CSG-MYS-01), NOWHERE for any other island; `loose`: gold of a home that
    is no coin (CSG-DOC-07)."""

    shape: int
    pose: Pose
    home: int = NOBODY
    coins: tuple[int, ...] = ()
    ashore: tuple[tuple[int, int], ...] = ()
    explored: int = 0
    flags: int = 0
    table: int = NOWHERE
    fort: Fort | None = None
    loose: int = 0
    posts: tuple[tuple[int, int, int, int], ...] = ()
    """CSG-KW-MAR-02: where marines stand that are ashore: whose, which, and the point in hundredths of a millimetre."""


GONE: Final = "gone"
"""The kind of a tile that has left the table; the numbers of the others do not change."""


class Tile(NamedTuple):
    """Terrain (chapter 5.14 to 5.18). `number`: an iceberg's gold number; `value`: what was rolled on it this turn;
    `smoke`: the seat whose next turn takes a smoke bank away (CSG-SPS-04), NOBODY for terrain that stays."""

    kind: str
    pose: Pose
    number: int = 0
    value: int = 0
    smoke: int = NOBODY


class Token(NamedTuple):
    """A card of an event that goes on (chapter 5.23): whose it is, and where it lies, in hundredths of a millimetre; or
    the number of the tile that it lies on."""

    card: str
    seat: int
    x: int
    y: int
    tile: int = NOWHERE


class Today(NamedTuple):
    """What holds until the turn ends (CSG-TRN-15)."""

    acted: tuple[tuple[int, str], ...] = ()
    """Actions given this turn: the ship and which."""
    extra: tuple[int, ...] = ()
    """CSG-ACT-03: ships that may be given another action."""
    used: frozenset[tuple[int, str]] = frozenset()
    """What is done once per turn: the ship (or the seat, below nought), and what."""
    docked: tuple[tuple[int, int], ...] = ()
    """CSG-TRN-10: ships with the island that they were docked at when the turn began."""
    shot: frozenset[tuple[int, int]] = frozenset()
    """CSG-EFF-20: at whom a ship has fired: the target, the shooter."""
    hits: tuple[tuple[str, int], ...] = ()
    """CSG-DMG-01: hits that count only together: the target's place, how many."""


class Way(NamedTuple):
    """A move action that is under way (CSG-MOV-10)."""

    ship: int
    free: bool = False
    """CSG-MOV-11: a free move, no action."""
    old: frozenset[int] = frozenset()
    """CSG-RAM-01: ships that she has touched all the time since the action began."""
    rammed: frozenset[int] = frozenset()
    """CSG-RAM-02: ships that she has rammed in this action."""
    whirled: bool = False
    """CSG-WHI-01: a whirlpool has taken her."""
    thrown: bool = False
    """CSG-WHI-04: she went through a whirlpool."""
    boarded: frozenset[int] = frozenset()
    """CSG-BRD-07: ships with which a boarding party has been fought."""
    crossed: frozenset[int] = frozenset()
    """Ships that her blades have touched (CSG-KW-SWI-02)."""
    ice: frozenset[int] = frozenset()
    """CSG-KW-ICE-02: icebergs at the bow of an icebreaker that she has run into."""
    mined: frozenset[int] = frozenset()
    """UT_MINES: ships with mines aboard that she has come near; nobody sees this."""


@frozen
class Setting:
    """What does not change during a game."""

    colours: tuple[str, ...]
    options: Mapping[str, Any]
    narrow: bool = False
    """The log was begun by rules 1, narrower than the rulebook: CSG-FLT-12, CSG-FRT-02, CSG-PIV-01;
    and CSG-MYS-03 offered unique treasures that lay hidden elsewhere."""
    seats: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", len(self.colours))

    @property
    def everybody(self) -> int:
        """The set of all seats."""
        return (1 << self.seats) - 1

    @property
    def duel(self) -> bool:
        """CSG-END-02 and the other rules of two players, chapter 6.2 otherwise."""
        return self.seats == DUEL


@dataclass(slots=True)
class State:
    """A position of the game."""

    setting: Setting
    luck: int
    agenda: list[Any]
    turn: int
    ships: list[Ship | None]
    islands: list[Island]
    tiles: list[Tile]
    names: tuple[str, ...]
    """How moves and logs call each ship, by her number: her first seat and her card (CSG-ACT-10)."""
    fleets: list[str]
    """Per seat the fleet as text (`muster.py`), from its choice to the first turn; nobody else may see it."""
    pool: tuple[int, ...] = ()
    """Coins that nobody has seen yet: how many of each value, in the order of COIN_VALUES."""
    rares: int = 0
    """How many unique treasures lie unseen among those coins; which they are is drawn when they turn up."""
    brought: tuple[int, ...] = ()
    """CSG-FLT-13: the unique treasures that were put in by name, as `items`, seen by those who did."""
    coins: tuple[int, ...] = ()
    """All coins that were put in, on the table or no longer: how many of each value (CSG-SET-29); everybody knows."""
    gone: tuple[int, ...] = ()
    """Treasure that has left the game, see `items`: who has not seen a coin does not know its value (CSG-INF-02)."""
    supply: list[str] = field(default_factory=list)
    """Per seat the treasure that it brings (CSG-FLT-13), until it is shuffled; nobody else may see it."""
    events: list[tuple[int, ...]] = field(default_factory=list)
    """Per seat the cards in hand, as `items` (CSG-SET-30)."""
    forts: list[tuple[str, ...]] = field(default_factory=list)
    """Per seat those that may still be built (CSG-FLT-12)."""
    tokens: tuple[Token, ...] = ()
    """Events that go on."""
    start_gold: int = 0
    first: int = 0
    round: int = 1
    today: Today = field(default_factory=Today)
    way: Way | None = None
    tallies: tuple[tuple[int, int], ...] = ()
    """CSG-UNT-06: what a unique treasure, as `items`, has of its own: the gold that it is worth by now, or the set of
    the seats that it has met; everybody knows."""
    die: int = 0
    """CSG-ABL-07: the natural face of the die that was rolled last (`dice.py`)."""
    passes: int = 0
    """CSG-END-05, CSG-MUL-08: turns in a row without an action."""
    marked: tuple[int, ...] = ()
    """CSG-MUL-02: the ship that bears the end marker and the coin that has it."""
    loaders: tuple[int, ...] = ()
    """CSG-MUL-09: ships that have loaded coins of an island, the last one last."""
    over: str = ""
    """The rule by which the game has ended."""

    def copy(self) -> "State":
        new = _copied(self)
        new.agenda, new.ships = self.agenda[:], self.ships[:]
        new.islands, new.tiles = self.islands[:], self.tiles[:]
        new.fleets, new.supply = self.fleets[:], self.supply[:]
        new.events, new.forts = self.events[:], self.forts[:]
        return new

    def ship(self, number: int) -> Ship:
        """A ship in play."""
        ship = self.ships[number]
        assert ship is not None, number
        return ship

    def change(self, number: int, **what: Any) -> Ship:
        """The ship with these fields changed."""
        ship = self.ship(number)._replace(**what)
        self.ships[number] = ship
        return ship

    def afloat(self) -> Iterator[tuple[int, Ship]]:
        """All ships in play with their numbers; wrecks too."""
        for number, ship in enumerate(self.ships):
            if ship is not None:
                yield number, ship

    def fleet(self, seat: int) -> Iterator[tuple[int, Ship]]:
        """The ships that this seat controls."""
        for number, ship in enumerate(self.ships):
            if ship is not None and ship.owner == seat:
                yield number, ship

    def numbers(self, seat: int) -> list[int]:
        """The numbers of those ships."""
        return [number for number, ship in enumerate(self.ships) if ship is not None and ship.owner == seat]

    def home(self, seat: int) -> int:
        """CSG-SET-18: the number of the home island, NOWHERE before it is chosen."""
        return next((i for i, island in enumerate(self.islands) if island.home == seat), NOWHERE)


_copied: Final = copier(State)
