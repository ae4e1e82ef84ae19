"""Chapter 2 and 10: what lies in the box."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ...core.atoms import Atom
from ...core.tables import read_table

DATA: Final = read_table(__loader__, __file__, "buccaneer.data.json")  # type: ignore[name-defined]

COLOURS: Final[tuple[str, ...]] = tuple(c["id"] for c in DATA["colours"])
FACES: Final = ("2", "3", "4", "5", "q")
"""What a set of five pirates shows, in the order of a piece's number; ``q`` is the question mark."""
WAGES: Final = (2, 3, 4, 5, 0)
"""By face; the question mark's wage is read on the ship (BUC-PAY-01)."""
QUESTION: Final = 4
SET: Final = len(FACES)

KINDS: Final[tuple[str, ...]] = tuple(t["id"] for t in DATA["treasures"])
TOKENS: Final[tuple[int, ...]] = tuple(t["count"] for t in DATA["treasures"])
MAJORITY: Final[tuple[int, ...]] = tuple(t["majority_value"] for t in DATA["treasures"])

START_DUCATS: Final[int] = DATA["players"]["start_ducats"]
ALL_DUCATS: Final[int] = DATA["coin_total"]["ducats"]
MIN_SEATS: Final[int] = DATA["players"]["min"]
MAX_SEATS: Final[int] = DATA["players"]["max"]

MAX_STACK: Final[int] = DATA["limits"]["max_stack"]
MUTINY_PIECES: Final[int] = DATA["limits"]["mutiny_threshold"]
GROUP: Final[int] = DATA["limits"]["ships_face_up"]
SMALLEST_CREW: Final = 2


SAID: Final[Mapping[str, Sequence[Atom]]] = {
    "crew": tuple(range(SMALLEST_CREW, MAX_STACK + 1)),
    "ducats": tuple(range(100)),
    "wage": tuple(range(10)),
    "treasure": KINDS,
    "second": ("none", *KINDS),
}
"""BUC-VAR-03: what people are asked of a card that nobody has told yet, and what it may say."""


class Ship(NamedTuple):
    """A merchant ship's card. `treasures`: one or two numbers of kinds; `name` only for cards that people typed in."""

    id: str
    min_crew: int
    ducats: int
    question_wage: int
    treasures: tuple[int, ...]
    name: str = ""


HOUSE_DECK: Final = tuple(
    Ship(s["id"], s["min_crew"], s["ducats"], s["question_wage"], tuple(KINDS.index(k) for k in s["treasures"]))
    for s in DATA["ships"]
)
