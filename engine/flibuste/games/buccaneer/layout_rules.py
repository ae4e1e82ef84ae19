"""A table laid by people: ships, crews, purses and treasures as they lie; values of covered pirates by lot."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from ...core.atoms import Json, RawJson
from ...core.codec import list_of, word_of
from ...core.faults import Breach, PositionError
from ...core.layout_rules import UNKNOWN
from ...core.reading import Reader
from ...core.seat import Seat
from .layout_fields import fields as fields
from .position import FORM, write
from .setup import setting_of
from .state import State
from .tables import FACES

FIELDS: Final = (
    "game", "options", "colours", "turn", "units", "purses", "tokens", "roads", "boarded", "stalled",
)  # fmt: skip
LAID: Final = replace(FORM, fields=FIELDS)


def layout(s: State) -> dict[str, Json]:
    """What lies open of a state (BUC-INF-01). A turn that has begun begins again."""
    table = write(s)
    laid = {key: table[key] for key in FIELDS}
    if not s.setting.open_crews:
        laid["units"] = [[top, *map(_covered, rest)] for top, *rest in table["units"]]
    return laid


def goes_on(s: State) -> tuple[int, str]:
    return s.turn, "BUC-TRN-01"


def _covered(piece: str) -> str:
    """A piece of which only the colour shows, such as ``red-?``."""
    return f"{piece.rpartition('-')[0]}-{UNKNOWN}"


def position(laid: RawJson, luck: int, before: State | None = None, in_app: Collection[int] = ()) -> Mapping[str, Json]:
    """A position with this layout. A pile that lies as it did before has its covered pirates still."""
    data = LAID.object_of(laid)
    setting = LAID.setting(laid, [Seat("") for _ in range(LAID.seats_of(laid))], setting_of)
    piece = word_of([name for c in setting.colours for name in (*_all(c), f"{c}-{UNKNOWN}")])
    reader = Reader(data)
    singles = [[name] for name in setting.pieces]
    units = reader.take("units", "BUC-INV-01", list_of(list_of(piece)).reads, singles)
    reader.clean()
    still = units if before is None else _kept(units, before)
    return {**data, "units": _dealt(still, setting.colours, Random(luck))}


def _kept(units: Sequence[Sequence[str]], before: State) -> list[Sequence[str]]:
    """The piles, with the pirates of those that lie as they did; a pirate who has come to light lies nowhere else."""
    were = {(top, *map(_covered, rest)): [top, *rest] for top, *rest in write(before)["units"]}
    told = {piece for unit in units for piece in unit}
    same = [were.get(tuple(unit), unit) for unit in units]
    return [unit if any(piece in told for piece in was[1:]) else was for unit, was in zip(units, same, strict=True)]


def _all(colour: str) -> list[str]:
    return [f"{colour}-{face}" for face in FACES]


def _dealt(units: Sequence[Sequence[str]], colours: Sequence[str], rng: Random) -> list[list[str]]:
    """The piles, with a value for every piece that shows only its colour."""
    open_pieces = {piece for unit in units for piece in unit}
    left = {f"{colour}-{UNKNOWN}": [p for p in _all(colour) if p not in open_pieces] for colour in colours}
    for pieces in left.values():
        rng.shuffle(pieces)
    dealt: list[list[str]] = []
    for i, unit in enumerate(units):
        if any(piece in left and unit.count(piece) > len(left[piece]) for piece in unit):
            raise PositionError([Breach("BUC-INV-01", f"units[{i}]: no such pirate is left")])
        dealt.append([left[piece].pop() if piece in left else piece for piece in unit])
    return dealt
