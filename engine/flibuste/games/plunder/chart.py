"""Chapter 5.1 (MAP): the tiles of a sea, joined into one chart of squares, edges and islands."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from .layout import TWO
from .tables import COLUMNS, DATA, ROWS

SEA, PORT, LAND = range(3)
"""PLU-MAP-02: what a square is; sea and ports are water."""
SIDES: Final = "NESW"
"""PLU-MAP-03: neighbours share an edge; there are no diagonal ones."""
NOWHERE: Final = -1
SIDE: Final[int] = DATA["grid"]["tile_size"]
"""PLU-MAP-01: squares along a tile."""
FACES: Final = "AB"
_STORM: Final[int] = DATA["storm"]["size"] // 2
TURNS: Final = len(SIDES)
_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
_FACES: Final = {
    (number, face): tile["faces"][name] for number, tile in enumerate(DATA["tiles"]) for face, name in enumerate(FACES)
}
TILES: Final = tuple(str(tile["id"]) for tile in DATA["tiles"])

Laid = tuple[int, int, int]
"""A tile as it lies in its slot: an index into TILES, its face (0: A), and how many quarter turns clockwise."""


class Island(NamedTuple):
    """PLU-MAP-07: `kind` is resource, merchant or plain; `ports` and `land` are squares."""

    id: str
    kind: str
    skulls: int
    ports: tuple[int, ...]
    land: tuple[int, ...]


class Port(NamedTuple):
    square: int
    docks: frozenset[int]
    """PLU-MAP-04: the sides by which ships come and go, as indices into SIDES."""


class Barrier(NamedTuple):
    """PLU-MAP-05: a reef or a cliff, and the two squares on whose edge it lies."""

    kind: str
    between: tuple[int, int]


class Chart(NamedTuple):
    """Squares are counted row by row from the north-west (PLU-SET-03).

    `ways`: per square the neighbour over each open edge, north, east, south and west, or NOWHERE (PLU-MAP-05).
    `shores`: per water square the land next to it with no barrier between (PLU-X-06).
    `port_of`: per square its island's index where it is a port, else NOWHERE. `laid`: the tiles it was joined from.
    `around`: per square, and of NOWHERE last, what a storm covers whose centre it is (PLU-STM-01).
    `ports`, `barriers`: all of them, as they lie.
    """

    laid: tuple[Laid, ...]
    columns: int
    kinds: tuple[int, ...]
    ways: tuple[tuple[int, ...], ...]
    shores: tuple[tuple[int, ...], ...]
    port_of: tuple[int, ...]
    islands: tuple[Island, ...]
    around: tuple[frozenset[int], ...]
    ports: tuple[Port, ...]
    barriers: tuple[Barrier, ...]

    def name(self, square: int) -> str:
        """PLU-MAP-01: row letter and column number.

        >>> joined(first_map(2)).name(13)
        'B2'
        """
        return _names(self.columns)[square]

    def square(self, name: str) -> int:
        return ROWS.index(name[0]) * self.columns + int(name[1:]) - 1

    def island(self, name: str) -> int:
        """The index of the island with this code."""
        return next(i for i, island in enumerate(self.islands) if island.id == name)

    def beside(self, square: int) -> Iterator[int]:
        """PLU-MAP-03: the squares that share an edge, whatever lies on it."""
        row, column = divmod(square, self.columns)
        for down, right in _STEPS:
            if 0 <= row + down < len(ROWS) and 0 <= column + right < self.columns:
                yield square + down * self.columns + right


@lru_cache(maxsize=2)
def _names(columns: int) -> tuple[str, ...]:
    return tuple(f"{row}{column + 1}" for row in ROWS for column in range(columns))


def first_map(seats: int) -> tuple[Laid, ...]:
    """Chapter 10.3: the map of a first game."""
    rows = DATA["first_map"]["two_player" if seats == 2 else "full"]
    return tuple((TILES.index(row["tile"]), FACES.index(row["face"]), row["rotation"]) for row in rows)


def _turned(row: int, column: int, turns: int) -> tuple[int, int]:
    for _ in range(turns):
        row, column = column, SIDE - 1 - row
    return row, column


@lru_cache(maxsize=16)
def joined(layout: tuple[Laid, ...]) -> Chart:
    """The chart of tiles in their slots, row by row: four of two players, else six (PLU-MAP-01, PLU-2P-02)."""
    columns = COLUMNS["two_player" if len(layout) == len(first_map(TWO)) else "full"]
    across = columns // SIDE
    kinds = [SEA] * (len(ROWS) * columns)
    ports: list[Port] = []
    islands: list[Island] = []
    port_of = [NOWHERE] * len(kinds)
    barriers: list[Barrier] = []
    for slot, (tile, side, turns) in enumerate(layout):
        face: dict[str, Any] = _FACES[tile, side]

        def at(cell: Sequence[int], slot: int = slot, turns: int = turns) -> int:
            row, column = _turned(cell[0], cell[1], turns)
            return (slot // across * SIDE + row) * columns + slot % across * SIDE + column

        for barrier in face["barriers"]:
            here, there = map(at, barrier["between"])
            barriers.append(Barrier(barrier["type"], (here, there)))
        for island in face["islands"]:
            land = tuple(map(at, island["land"]))
            # PLU-MAP-04: a diagonal anchor stands in the tables as its two sides; all of them turn with the tile
            own = [
                Port(at(port["cell"]), frozenset((SIDES.index(dock) + turns) % TURNS for dock in port["dock"]))
                for port in island["ports"]
            ]
            for square in land:
                kinds[square] = LAND
            for port in own:
                kinds[port.square] = PORT
                port_of[port.square] = len(islands)
            ports += own
            # PLU-MAP-12: by its own code on its own face, so that islands of different tiles stay two
            islands.append(
                Island(island["id"], island["kind"], island["skulls"], tuple(port.square for port in own), land)
            )
    chart = Chart(
        layout,
        columns,
        tuple(kinds),
        (),
        (),
        tuple(port_of),
        tuple(islands),
        _around(columns),
        tuple(ports),
        tuple(barriers),
    )
    shut = {frozenset(barrier.between) for barrier in barriers}
    return chart._replace(ways=_ways(chart, shut), shores=_shores(chart, shut))


@lru_cache(maxsize=2)
def _around(columns: int) -> tuple[frozenset[int], ...]:
    def near(square: int) -> frozenset[int]:
        row, column = divmod(square, columns)
        rows = range(max(0, row - _STORM), min(len(ROWS), row + _STORM + 1))
        across = range(max(0, column - _STORM), min(columns, column + _STORM + 1))
        return frozenset(r * columns + c for r in rows for c in across)

    return (*map(near, range(len(ROWS) * columns)), frozenset())


def _ways(chart: Chart, barriers: set[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    """The square that a ship reaches across each side of each square, NOWHERE where it may not pass.

    PLU-MAP-05, PLU-MAP-06, PLU-MAP-10: an edge between two water squares is open unless a barrier lies on it.
    PLU-MAP-04: a port is open on its docking sides only.
    """
    docks = {port.square: port.docks for port in chart.ports}
    every = frozenset(range(TURNS))

    def way(square: int, side: int) -> int:
        row, column = divmod(square, chart.columns)
        down, right = _STEPS[side]
        if not (0 <= row + down < len(ROWS) and 0 <= column + right < chart.columns):
            return NOWHERE
        other = square + down * chart.columns + right
        open_here = side in docks.get(square, every) and (side + 2) % TURNS in docks.get(other, every)
        water = LAND not in (chart.kinds[square], chart.kinds[other])
        return other if water and open_here and frozenset((square, other)) not in barriers else NOWHERE

    return tuple(tuple(way(square, side) for side in range(TURNS)) for square in range(len(chart.kinds)))


def _shores(chart: Chart, barriers: set[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            other
            for other in chart.beside(square)
            if chart.kinds[other] == LAND and frozenset((square, other)) not in barriers
        )
        if kind != LAND
        else ()
        for square, kind in enumerate(chart.kinds)
    )
