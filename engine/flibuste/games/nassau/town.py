"""Chapter 10.1 and NAS-SET-02: nine district tiles are joined into one town of streets."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from ...core.atoms import Json
from ...core.frozen import frozen
from .gains import Gains, gains_of
from .tables import DATA

SIDE: Final = 3
"""Tiles in a row, and rows."""
CELLS: Final = SIDE * SIDE
LETTERS: Final = "abcd"
SPACES: Final = CELLS * len(LETTERS)
SIDES: Final = ("A", "B")
TURNS: Final = 4
EDGES: Final = "NESW"
_STEP: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_PRINTED: Final = {tile["tile"]: tile["sides"] for tile in DATA["city"]["tiles"]}
CORNERS: Final = {"NW": 0, "NE": 2, "SW": 6, "SE": 8}
"""The cells in the corners, counted row by row from the north-west."""

District = tuple[int, int, int]
"""A tile as it lies in a cell: its number, its side (0: A), and how many quarter turns clockwise."""


class Alley(NamedTuple):
    """Between two spaces; the sections are the pirates that it takes (NAS-P1-03)."""

    a: int
    b: int
    sections: int
    id: str

    def other(self, space: int) -> int:
        """The space at the other end."""
        return self.b if space == self.a else self.a


class Exit(NamedTuple):
    """An alley over the outer edge of the town, where the barge lies (NAS-P1-09)."""

    space: int
    sections: int
    id: str


@frozen
class Town:
    """The streets of one layout. `alleys_at`, `exits_at`: per space their numbers; `choices`: per space what may be
    gained there, one of them (NAS-P1-06)."""

    alleys: tuple[Alley, ...]
    exits: tuple[Exit, ...]
    alleys_at: tuple[tuple[int, ...], ...]
    exits_at: tuple[tuple[int, ...], ...]
    choices: tuple[tuple[Gains, ...], ...]
    start: int
    """NAS-SET-03: where the captain begins."""
    streets: Mapping[str, int]
    """The number of each street by its id: first the alleys, then the exits."""
    sections: tuple[int, ...]
    """By the number of the street."""

    def alley_of(self, name: str) -> int:
        """The number of an alley, or -1."""
        return self.streets.get(name, -1) if ">" not in name else -1

    def exit_of(self, name: str) -> int:
        """The number of an exit, or -1."""
        return self.streets.get(name, -1) - len(self.alleys) if name in self.streets and ">" in name else -1


def space_id(space: int) -> str:
    """The cell and the letter of a space.

    >>> space_id(18), space_of("4.c")
    ('4.c', 18)
    """
    return f"{space // len(LETTERS)}.{LETTERS[space % len(LETTERS)]}"


def space_of(name: str) -> int:
    """The space of an id."""
    cell, letter = name.split(".")
    return int(cell) * len(LETTERS) + LETTERS.index(letter)


def first_game() -> tuple[District, ...]:
    """The layout for a first game, with the captain's tile in the middle (NAS-SET-01)."""
    rows = DATA["city"]["first_game_layout"]["cells_row_major"]
    return tuple((row["tile"], SIDES.index(row["side"]), row["rot"]) for row in rows)


@lru_cache(maxsize=64)
def joined(layout: tuple[District, ...]) -> Town:
    """The town of a layout, cell by cell from the north-west, row by row.

    >>> town = joined(first_game())
    >>> len(town.alleys), len(town.exits), space_id(town.start)
    (57, 12, '4.c')
    """
    alleys: list[Alley] = []
    exits: list[Exit] = []
    for cell, (tile, side, _) in enumerate(layout):
        alleys += _within(cell, tile, side)
    for cell, district in enumerate(layout):
        for edge in EDGES:
            space, sections = _stub(cell, district, edge)
            beyond = _beyond(cell, edge)
            if beyond is None:
                exits.append(Exit(space, sections, f"{cell}>{edge}"))
            elif beyond > cell:
                far, more = _stub(beyond, layout[beyond], EDGES[(EDGES.index(edge) + 2) % TURNS])
                alleys.append(Alley(space, far, sections + more, f"{cell}-{beyond}"))
    alleys_at: list[list[int]] = [[] for _ in range(SPACES)]
    exits_at: list[list[int]] = [[] for _ in range(SPACES)]
    for i, alley in enumerate(alleys):
        alleys_at[alley.a].append(i)
        alleys_at[alley.b].append(i)
    for i, out in enumerate(exits):
        exits_at[out.space].append(i)
    return Town(
        tuple(alleys),
        tuple(exits),
        tuple(map(tuple, alleys_at)),
        tuple(map(tuple, exits_at)),
        tuple(choices for tile, side, _ in layout for choices in _choices(tile, side)),
        next(_start(cell, district) for cell, district in enumerate(layout) if "captain_start" in _side(district)),
        {name: i for i, name in enumerate([*(one.id for one in alleys), *(one.id for one in exits)])},
        (*(one.sections for one in alleys), *(one.sections for one in exits)),
    )


@lru_cache(maxsize=CELLS * len(_PRINTED) * len(SIDES))
def _within(cell: int, tile: int, side: int) -> tuple[Alley, ...]:
    """The whole alleys of a tile."""
    rows = _PRINTED[tile][SIDES[side]]["alleys"]
    return tuple(
        Alley(_space(cell, row["from"]), _space(cell, row["to"]), row["sections"], f"{cell}.{row['id']}")
        for row in rows
    )


@lru_cache(maxsize=len(_PRINTED) * len(SIDES))
def _choices(tile: int, side: int) -> tuple[tuple[Gains, ...], ...]:
    """What each space of a tile offers."""
    return tuple(tuple(map(gains_of, space["equip"])) for space in _PRINTED[tile][SIDES[side]]["spaces"])


def _side(district: District) -> Json:
    tile, side, _ = district
    return _PRINTED[tile][SIDES[side]]


def _space(cell: int, letter: str) -> int:
    return cell * len(LETTERS) + LETTERS.index(letter)


def _start(cell: int, district: District) -> int:
    return _space(cell, _side(district)["captain_start"])


@lru_cache(maxsize=CELLS * len(_PRINTED) * len(SIDES) * TURNS * len(EDGES))
def _stub(cell: int, district: District, edge: str) -> tuple[int, int]:
    """The half-alley that lies at this edge of the cell: its space and its sections. A turned tile brings the stub of
    another edge there."""
    printed = EDGES[(EDGES.index(edge) - district[2]) % TURNS]
    stub = _side(district)["stubs"][printed]
    return _space(cell, stub["space"]), stub["sections"]


@cache
def _beyond(cell: int, edge: str) -> int | None:
    """The next cell over an edge; None outside the town."""
    row, column = (at + step for at, step in zip(divmod(cell, SIDE), _STEP[edge], strict=True))
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None
