"""Chapter 5.5 (EQ): what can be gained, as the tables list it."""

from typing import Any, Final, NamedTuple, TypeAlias

from ...core.atoms import Word
from .tables import DATA, WEAPONS

KINDS: Final[tuple[str, ...]] = tuple(DATA["enums"]["equipment_kinds"])


class Gain(NamedTuple):
    """So many of one kind (an index into KINDS); `type` is the weapon of a weapon tile, else -1."""

    kind: int
    n: int = 1
    type: int = -1


Gains: TypeAlias = tuple[Gain, ...]
"""NAS-GEN-03: resolved from left to right."""

WEAPON: Final = KINDS.index("weapon")
CHOICE: Final = KINDS.index("weapon_choice")
SAIL: Final = KINDS.index("sail")
SAILOR: Final = KINDS.index("sailor")
ANIMAL: Final = KINDS.index("animal")
TAVERN: Final = KINDS.index("tavern")
HOLD: Final = KINDS.index("hold")
TALE: Final = KINDS.index("tale")
CRATE: Final = KINDS.index("crate")
PROVISION: Final = KINDS.index("provision")
GOOD: Final = KINDS.index("good_random")
ITEMS: Final[tuple[str, ...]] = tuple(DATA["enums"]["items"])
DOUBLOON, RUM, BOMB, CONTRACT, COMPASS = range(len(ITEMS))
"""NAS-EQ-03: the items, by their place in ITEMS."""
ITEM_OF: Final = {KINDS.index(item): i for i, item in enumerate(ITEMS)}
"""The item that a gain brings, by the gain's kind."""


def gains_of(rows: list[dict[str, Any]]) -> Gains:
    """A list of gains of the tables.

    >>> gains_of([{"kind": "weapon", "n": 1, "type": "sabre"}, {"kind": "rum", "n": 2}])
    (Gain(kind=0, n=1, type=1), Gain(kind=11, n=2, type=-1))
    """
    return tuple(
        Gain(KINDS.index(row["kind"]), row["n"], WEAPONS.index(row["type"]) if "type" in row else -1) for row in rows
    )


def thing(kind: str, n: int = 1) -> Word:
    """An amount for a message: `n` of a piece of equipment, a weapon or a good, by its name."""
    return Word(f"nassau-thing-{kind}", n)
