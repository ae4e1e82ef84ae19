"""The faces of the tiles: those of the house, and those that people paint after their own box (PLU-OPT-07)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ...core.atoms import Json, RawJson
from ...core.codec import anything, list_of, number_of, one_of, whole, word_of
from ...core.faults import SetupError
from ...core.reading import Wrong, each, known_fields
from .tables import DATA, ROWS

SIDES: Final = "NESW"
"""PLU-MAP-03: neighbours share an edge; there are no diagonal ones."""
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""A square further on each side, in rows and columns."""
SIDE: Final[int] = DATA["grid"]["tile_size"]
"""PLU-MAP-01: squares along a tile."""
FACES: Final = "AB"
TILES: Final = tuple(str(tile["id"]) for tile in DATA["tiles"])
NAMES: Final = tuple(tile + face for tile in TILES for face in FACES)
MERCHANTS: Final = frozenset(
    str(tile["id"])
    for tile in DATA["tiles"]
    if any(island["kind"] == "merchant" for face in tile["faces"].values() for island in face["islands"])
)
"""PLU-2P-01: the tiles that two players leave out, for they may have a merchant island."""
MOST_COASTS: Final = 8
"""Islands of a painted face; all its plain land is one of them."""
MOST_SKULLS: Final = 3
_RULE: Final = "PLU-OPT-07"

Cell = tuple[int, int]
"""Row and column of a square within a tile that lies unturned."""


class Haven(NamedTuple):
    cell: Cell
    docks: frozenset[int]
    """PLU-MAP-04: the sides by which ships come and go, as indices into SIDES."""


class Coast(NamedTuple):
    """PLU-MAP-07: an island as it is printed."""

    id: str
    kind: str
    skulls: int
    land: tuple[Cell, ...]
    ports: tuple[Haven, ...]


class Face(NamedTuple):
    """`barriers`: PLU-MAP-06: the kind of each, and the two squares on whose edge it lies."""

    coasts: tuple[Coast, ...]
    barriers: tuple[tuple[str, Cell, Cell], ...]


Faces = tuple[Face, ...]
"""In the order of NAMES."""


def _printed(face: Mapping[str, Any]) -> Face:
    """A face of the house as the tables have it."""
    coasts = tuple(
        Coast(
            island["id"],
            island["kind"],
            island["skulls"],
            tuple((row, column) for row, column in island["land"]),
            # PLU-MAP-04: a diagonal anchor stands in the tables as its two sides
            tuple(Haven((port["cell"][0], port["cell"][1]), _sides(port["dock"])) for port in island["ports"]),
        )
        for island in face["islands"]
    )
    barriers = tuple(
        (barrier["type"], *((row, column) for row, column in barrier["between"])) for barrier in face["barriers"]
    )
    return Face(coasts, barriers)


def _sides(names: Sequence[str]) -> frozenset[int]:
    return frozenset(map(SIDES.index, names))


HOUSE: Final[Faces] = tuple(_printed(tile["faces"][face]) for tile in DATA["tiles"] for face in FACES)


def starts(face: Face) -> int:
    """PLU-SET-10: islands to begin with."""
    return sum(coast.skulls == 1 for coast in face.coasts)


def read_tiles(painted: Json) -> Faces:
    """PLU-OPT-07: the faces that people have painted, and the house's where there is none of theirs; SetupError says
    what is wrong with which."""
    try:
        faces = {name: _face(face, name) for name, face in known_fields(painted, "tiles", NAMES).items()}
    except Wrong as wrong:
        raise SetupError(str(wrong), _RULE) from wrong
    return tuple(faces.get(name, face) for name, face in zip(NAMES, HOUSE, strict=True))


_CELL: Final = one_of({f"{ROWS[row]}{column + 1}": (row, column) for row in range(SIDE) for column in range(SIDE)})
_KIND: Final = word_of(("resource", "merchant", "plain"))
_BARRIER: Final = word_of(("reef", "cliff"))
_DOCK: Final = number_of(SIDES)


def _face(value: Json, name: str) -> Face:
    fields = known_fields(value, name, ("coasts", "barriers"))
    given = list_of(anything).reads(fields.get("coasts", []), f"{name}.coasts")
    if len(given) > MOST_COASTS:
        raise Wrong(f"{name}.coasts", len(given), f"there are at most {MOST_COASTS} on a face")
    coasts = tuple(_coast(one, f"{name}.coasts[{i}]", f"{name}-{i + 1}") for i, one in enumerate(given))
    taken: set[Cell] = set()
    for cell in (cell for coast in coasts for cell in _cells(coast)):
        if cell in taken:
            raise Wrong(f"{name}.coasts", _named(cell), "it is there already")
        taken.add(cell)
    barriers = each(_barrier, fields.get("barriers", []), f"{name}.barriers")
    if len({frozenset((here, there)) for _, here, there in barriers}) < len(barriers):
        raise Wrong(f"{name}.barriers", len(barriers), "no two lie on one edge")
    return Face(coasts, tuple(barriers))


def _cells(coast: Coast) -> Iterator[Cell]:
    yield from coast.land
    yield from (port.cell for port in coast.ports)


def _named(cell: Cell) -> str:
    return f"{ROWS[cell[0]]}{cell[1] + 1}"


def _coast(value: RawJson, place: str, id_: str) -> Coast:
    row = known_fields(value, place, ("kind", "skulls", "land", "ports"))
    kind = _KIND.reads(row.get("kind"), f"{place}.kind")
    if kind == "merchant" and id_[:-3] not in MERCHANTS:
        raise Wrong(f"{place}.kind", kind, f"a merchant island lies on {' or '.join(sorted(MERCHANTS))}")
    few, many = (1, MOST_SKULLS) if kind == "resource" else (0, 0)
    skulls = whole(few, many).reads(row.get("skulls", 0), f"{place}.skulls")
    land = list_of(_CELL).reads(row.get("land"), f"{place}.land")
    if not land:
        raise Wrong(f"{place}.land", [], "an island has land")
    ports = each(_haven, row.get("ports", []), f"{place}.ports")
    if bool(ports) == (kind == "plain"):
        raise Wrong(f"{place}.ports", len(ports), "plain land has none, any other island one or more")
    for i, port in enumerate(ports):
        if not any(cell in land for cell in _beside(port.cell)):
            raise Wrong(f"{place}.ports[{i}].square", _named(port.cell), "it lies beside its island's land")
    return Coast(id_, kind, skulls, tuple(land), tuple(ports))


def _beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + down, cell[1] + right) for down, right in STEPS]


def _haven(value: RawJson, place: str) -> Haven:
    row = known_fields(value, place, ("square", "docks"))
    docks = list_of(_DOCK).reads(row.get("docks"), f"{place}.docks")
    # PLU-MAP-04: an anchor is straight, or stands between two sides that meet
    if len(docks) not in (1, 2) or (len(docks) == 2 and (docks[0] - docks[1]) % 2 == 0):
        raise Wrong(f"{place}.docks", row.get("docks"), "it is one side, or two that meet")
    return Haven(_CELL.reads(row.get("square"), f"{place}.square"), frozenset(docks))


def _barrier(value: RawJson, place: str) -> tuple[str, Cell, Cell]:
    row = known_fields(value, place, ("kind", "between"))
    here, there = list_of(_CELL, 2).reads(row.get("between"), f"{place}.between")
    if there not in _beside(here):
        raise Wrong(f"{place}.between", row.get("between"), "they are two squares that share an edge")
    return _BARRIER.reads(row.get("kind"), f"{place}.kind"), here, there
