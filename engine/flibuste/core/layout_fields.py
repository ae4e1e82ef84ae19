"""What an editor of a laid table asks without knowing the game: the plain numbers, choices and seats of a layout."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from .atoms import Atom
from .frozen import frozen

if TYPE_CHECKING:
    from . import shapes

When: TypeAlias = tuple[str, tuple[Atom, ...]]
"""A place of the layout, and the values there with which a field is asked."""


@frozen
class LayoutField:
    """A number from `low` to `high`, one `among` several, a flag (`among` two: off and on) or a seat.

    `place` is where the layout has it, as a Breach names places; ``[]`` there stands for the captain or the ship whose
    things are being laid. `section` is what fields have in common that are asked together. `word` is the key of its
    name, where the game has one for it.
    """

    id: str
    place: str
    section: str
    kind: Literal["count", "choice", "flag", "seat"] = "count"
    low: int = 0
    high: int = 0
    among: tuple[Atom, ...] = ()
    when: When | None = None
    word: str | None = None

    def to_json(self) -> "shapes.LayoutField":
        return {
            "id": self.id,
            "place": self.place,
            "section": self.section,
            "kind": self.kind,
            "low": self.low,
            "high": self.high,
            "among": list(self.among),
            "when": self.when and (self.when[0], list(self.when[1])),
            "word": self.word,
        }


def choice(id_: str, place: str, section: str, among: Sequence[Atom], when: When | None = None) -> LayoutField:
    return LayoutField(id_, place, section, "choice", among=tuple(among), when=when)


def seat(id_: str, place: str, section: str, when: When | None = None) -> LayoutField:
    return LayoutField(id_, place, section, "seat", when=when)
