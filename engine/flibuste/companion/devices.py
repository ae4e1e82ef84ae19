"""Dice, spinners, decks and bags of the five boxes, described so that a page can use them without knowing a rule."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Final

from ..core.atoms import Atom, Json
from ..core.frozen import frozen
from ..rooms import part, rooms

SIX: Final = (1, 2, 3, 4, 5, 6)


@frozen
class Part:
    """One die or one wheel: all its faces are equally likely."""

    id: str
    faces: tuple[Atom, ...]

    def to_json(self) -> Json:
        return {"id": self.id, "faces": list(self.faces)}


@frozen
class Item:
    """`count` identical cards, tiles or tokens. `word`: the message key of their name, where the id says too little."""

    id: str
    count: int = 1
    word: str | None = None
    facts: Mapping[str, Json] = field(default_factory=dict)
    """What is printed on it, for the page to draw."""

    def to_json(self) -> Json:
        return {"id": self.id, "count": self.count, "word": self.word, "facts": dict(self.facts)}


@frozen
class Switch:
    """A choice to make before the first draw. Each value listed in `sets` has parts or items of its own, which replace
    the device's; the kind ``copies`` lets people type in how many of each item their own box has."""

    id: str
    kind: str
    default: Json
    among: tuple[str, ...] = ()
    sets: Mapping[str, Sequence[Part | Item]] = field(default_factory=dict)
    house: tuple[str, ...] = ()
    """The values whose contents are house data, not the box's."""

    def to_json(self, key: str) -> Json:
        return {
            "id": self.id,
            "kind": self.kind,
            "default": self.default,
            "among": list(self.among),
            "sets": {value: [one.to_json() for one in content] for value, content in self.sets.items()},
            "house": list(self.house),
            "key": f"{key}-{self.id}",
            "words": [f"{key}-{self.id}-{value}" for value in self.among],
        }


@frozen
class Device:
    """A source of chance in a box. Parts are rolled or spun; items are drawn, and stay out until a shuffle."""

    id: str
    kind: str
    rule: str
    parts: tuple[Part, ...] = ()
    items: tuple[Item, ...] = ()
    draws: tuple[int, int] = (1, 1)
    use: int | None = None
    """How many of the items are in the game, if not all; nobody knows which."""
    options: tuple[Switch, ...] = ()
    house: bool = False
    tool: str | None = None
    """The id of the tool that says what a roll leads to."""

    @property
    def key(self) -> str:
        game, _, name = self.id.partition(".")
        return f"{game}-tool-{name}"

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "game": self.id.partition(".")[0],
            "kind": self.kind,
            "key": self.key,
            "note": f"{self.key}.note",
            "rule": self.rule,
            "parts": [part.to_json() for part in self.parts],
            "items": [item.to_json() for item in self.items],
            "draws": {"from": self.draws[0], "to": self.draws[1]},
            "use": self.use,
            "options": [option.to_json(self.key) for option in self.options],
            "house": self.house,
            "tool": self.tool,
        }


COPIES: Final = Switch("copies", "copies", default=False)
"""How many of each item one's own box has, typed in."""


def _any() -> tuple[Device, ...]:
    seats = {str(n): (Part("seat", tuple(range(1, n + 1))),) for n in range(2, 9)}
    players = Switch("players", "choice", "4", tuple(seats), seats)
    return (
        Device("any.die", "dice", "", parts=(Part("die", SIX),)),
        Device("any.coin", "dice", "", parts=(Part("coin", ("heads", "tails")),)),
        Device("any.first", "spinner", "", parts=tuple(seats["4"]), options=(players,)),
    )


def devices() -> tuple[Device, ...]:
    """All devices: those of no game, then every game's own, whose tables are read only now."""
    own = (room.devices() for game in rooms() if (room := part(game, "devices")))
    return (*_any(), *(device for game in own for device in game))
