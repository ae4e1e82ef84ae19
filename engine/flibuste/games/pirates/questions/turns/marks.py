"""Chapters 5.12 to 5.17: what is marked on ships in play, and when it ends."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Mark(NamedTuple):
    """`ends`: with the next turn of the ship's player (`turn`), or it `stays` until something ends it."""

    ends: str
    rule: str


MARKS: Final[Mapping[str, Mark]] = {
    "silenced": Mark("turn", "CSG-SPS-02"),
    "chained": Mark("turn", "CSG-SPS-03"),
    "slowed": Mark("turn", "CSG-KW-FEA-01"),
    "pinned": Mark("stays", "CSG-PIN-01"),
    "lost": Mark("stays", "CSG-FOG-01"),
    "entangled": Mark("stays", "CSG-SAR-02"),
    "scuttled": Mark("stays", "CSG-SCT-02"),
}
