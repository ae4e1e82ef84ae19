"""Forms: how a seat composes a move where there are too many to list.

A form says which parts a move of one verb has; the move itself stays flat atoms, the verb first, then the atoms of each
part in order. A form knows only types and ranges; the step's `why_not` says whether a move is legal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, TypeAlias

from .atoms import Args, Atom, Json, Move, args_json
from .frozen import frozen

if TYPE_CHECKING:
    from . import shapes


@frozen
class Whole:
    """A whole number from `low` to `high`, in `unit` (``degree``, ``1/100 mm``, ``ducat``): one atom."""

    id: str
    low: int
    high: int
    unit: str = ""

    def taken(self, atoms: Sequence[Atom]) -> int:
        return 1 if atoms and _within(atoms[0], self.low, self.high) else 0

    def to_json(self) -> "shapes.Whole":
        return {"kind": "whole", "id": self.id, "low": self.low, "high": self.high, "unit": self.unit}


@frozen
class Pick:
    """One of `among`: one atom."""

    id: str
    among: tuple[Atom, ...]

    def taken(self, atoms: Sequence[Atom]) -> int:
        return 1 if atoms and any(atoms[0] == one and type(atoms[0]) is type(one) for one in self.among) else 0

    def to_json(self) -> "shapes.Pick":
        return {"kind": "pick", "id": self.id, "among": list(self.among)}


@frozen
class Bag:
    """How many of each kind: one atom per kind, from 0 to that kind's `most`, with a total from `low` to `high`."""

    id: str
    kinds: tuple[Atom, ...]
    most: tuple[int, ...]
    low: int
    high: int

    def taken(self, atoms: Sequence[Atom]) -> int:
        n = len(self.kinds)
        sound = len(atoms) >= n and all(_within(a, 0, most) for a, most in zip(atoms, self.most, strict=False))
        return n if sound and self.low <= sum(int(a) for a in atoms[:n]) <= self.high else 0

    def to_json(self) -> "shapes.Bag":
        return {
            "kind": "bag",
            "id": self.id,
            "kinds": list(self.kinds),
            "most": list(self.most),
            "low": self.low,
            "high": self.high,
        }


@frozen
class PosePart:
    """A place and a heading: x and y in hundredths of a millimetre within `box` (left, top, right, bottom), then whole
    degrees from 0 to 359. Three atoms."""

    id: str
    box: tuple[int, int, int, int]

    def taken(self, atoms: Sequence[Atom]) -> int:
        left, top, right, bottom = self.box
        sound = len(atoms) >= 3 and _within(atoms[0], left, right) and _within(atoms[1], top, bottom)
        return 3 if sound and _within(atoms[2], 0, 359) else 0

    def to_json(self) -> "shapes.Pose":
        return {"kind": "pose", "id": self.id, "box": list(self.box)}


@frozen
class Path:
    """From 1 to `most` legs, each with the same parts. It takes all atoms that are left, so it comes last in a form."""

    id: str
    leg: tuple["Part", ...]
    most: int

    def taken(self, atoms: Sequence[Atom]) -> int:
        at = legs = 0
        while at < len(atoms) and legs < self.most:
            read = _read(self.leg, atoms[at:])
            if read is None:
                return 0
            at, legs = at + read, legs + 1
        return at

    def to_json(self) -> "shapes.Path":
        return {"kind": "path", "id": self.id, "leg": [part.to_json() for part in self.leg], "most": self.most}


Part: TypeAlias = Whole | Pick | Bag | PosePart | Path


@frozen
class Form:
    """How a move of `verb` is composed; `key` and `args` are the message that says what the move does."""

    verb: str
    key: str
    parts: tuple[Part, ...]
    args: Args = field(default_factory=dict)
    data: Mapping[str, Json] = field(default_factory=dict)
    """What a page may draw besides the message."""

    def fits(self, move: Move) -> bool:
        """Whether the move has this form: the verb, and atoms of the right number, type and range.

        >>> tow = Form("tow", "do-tow", (Pick("ship", ("CS01",)), Whole("turn", -90, 90, "degree")))
        >>> tow.fits(("tow", "CS01", -35)), tow.fits(("tow", "CS01", 100)), tow.fits(("tow", "CS01"))
        (True, False, False)
        """
        return bool(move) and move[0] == self.verb and _read(self.parts, move[1:]) == len(move) - 1

    def to_json(self) -> "shapes.Form":
        told: shapes.Form = {
            "verb": self.verb,
            "key": self.key,
            "args": args_json(self.args),
            "parts": [part.to_json() for part in self.parts],
        }
        if self.data:
            told["data"] = dict(self.data)
        return told


def _read(parts: Sequence[Part], atoms: Sequence[Atom]) -> int | None:
    """How many atoms these parts take; None where they do not fit."""
    at = 0
    for part in parts:
        taken = part.taken(atoms[at:])
        if not taken:
            return None
        at += taken
    return at


def _within(atom: Atom, low: int, high: int) -> bool:
    return type(atom) is int and low <= atom <= high
