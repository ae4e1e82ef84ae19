"""Chapter 5.1 (MAP): the tiles of a sea, joined into one chart of squares, edges and islands."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from ...core.atoms import Arg, Atom, Word
from .faces import FACES, HOUSE, SIDE, SIDES, STEPS, TILES, Cell, Faces
from .layout import TWO
from .storm import covered
from .tables import COLUMNS, DATA, ROWS

SEA, PORT, LAND = range(3)
"""PLU-MAP-02: what a square is; sea and ports are water."""
NOWHERE: Final = -1
TURNS: Final = len(SIDES)

Laid = tuple[int, int, int]
"""A tile as it lies in its slot: an index into TILES, its face (0: A), and how many quarter turns clockwise."""


class Island(NamedTuple):
    """PLU-MAP-07: `kind` is resource, merchant or plain; `ports` and `land` are squares."""

    id: str
    kind: str
    skulls: int
    ports: tuple[int, ...]
    land: tuple[int, ...]

    @property
    def painted(self) -> bool:
        """PLU-OPT-07: whether it lies on a face that people have painted: it has a number, and no name."""
        return self.id[-1].isdigit()


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

    def __hash__(self) -> int:
        """Of little: what is kept of a chart is looked up often."""
        return hash(self.laid)

    def name(self, square: int) -> str:
        """PLU-MAP-01: row letter and column number.

        >>> joined(first_map(2)).name(13)
        'B2'
        """
        return names_of(self.columns)[square]

    @property
    def names(self) -> tuple[str, ...]:
        """Of all squares, for whoever names many."""
        return names_of(self.columns)

    def square(self, name: str) -> int:
        return ROWS.index(name[0]) * self.columns + int(name[1:]) - 1

    def island(self, name: str) -> int:
        """The index of the island with this code."""
        return next(i for i, island in enumerate(self.islands) if island.id == name)

    def called(self, island: int) -> Arg:
        """PLU-OPT-07: what people call it: by its name, or by the square in its middle."""
        isle = self.islands[island]
        return self.name(self._heart(isle.land)) if isle.painted else Word(f"plunder-island-{isle.id}")

    def called_by(self, name: Atom) -> Arg:
        return self.called(self.island(str(name)))

    def _heart(self, land: tuple[int, ...]) -> int:
        cells = [divmod(square, self.columns) for square in land]
        n, down, right = len(cells), sum(row for row, _ in cells), sum(column for _, column in cells)
        far = [(n * row - down) ** 2 + (n * column - right) ** 2 for row, column in cells]
        return land[far.index(min(far))]

    def beside(self, square: int) -> Iterator[int]:
        """PLU-MAP-03: the squares that share an edge, whatever lies on it."""
        row, column = divmod(square, self.columns)
        for down, right in STEPS:
            if 0 <= row + down < len(ROWS) and 0 <= column + right < self.columns:
                yield square + down * self.columns + right


@lru_cache(maxsize=2)
def names_of(columns: int) -> tuple[str, ...]:
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
def joined(layout: tuple[Laid, ...], faces: Faces = HOUSE) -> Chart:
    """The chart of tiles in their slots, row by row: four of two players, else six (PLU-MAP-01, PLU-2P-02)."""
    columns = COLUMNS["two_player" if len(layout) == len(first_map(TWO)) else "full"]
    across = columns // SIDE
    kinds = [SEA] * (len(ROWS) * columns)
    ports: list[Port] = []
    islands: list[Island] = []
    port_of = [NOWHERE] * len(kinds)
    barriers: list[Barrier] = []
    for slot, (tile, side, turns) in enumerate(layout):
        face = faces[tile * len(FACES) + side]

        def at(cell: Cell, slot: int = slot, turns: int = turns) -> int:
            row, column = _turned(cell[0], cell[1], turns)
            return (slot // across * SIDE + row) * columns + slot % across * SIDE + column

        barriers += [Barrier(kind, (at(here), at(there))) for kind, here, there in face.barriers]
        for coast in face.coasts:
            land = tuple(map(at, coast.land))
            # PLU-MAP-04: the docking sides turn with the tile
            own = [Port(at(cell), frozenset((dock + turns) % TURNS for dock in docks)) for cell, docks in coast.ports]
            for square in land:
                kinds[square] = LAND
            for port in own:
                kinds[port.square] = PORT
                port_of[port.square] = len(islands)
            ports += own
            # PLU-MAP-12: by its own code on its own face, so that islands of different tiles stay two
            islands.append(Island(coast.id, coast.kind, coast.skulls, tuple(port.square for port in own), land))
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
    squares = range(len(ROWS) * columns)
    return (*(frozenset(chain.from_iterable(covered(square, columns))) for square in squares), frozenset())


def _ways(chart: Chart, barriers: set[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    """The square that a ship reaches across each side of each square, NOWHERE where it may not pass.

    PLU-MAP-05, PLU-MAP-06, PLU-MAP-10: an edge between two water squares is open unless a barrier lies on it.
    PLU-MAP-04: a port is open on its docking sides only.
    """
    docks = {port.square: port.docks for port in chart.ports}
    every = frozenset(range(TURNS))

    def way(square: int, side: int) -> int:
        row, column = divmod(square, chart.columns)
        down, right = STEPS[side]
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
