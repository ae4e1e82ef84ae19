"""Buccaneer's score sheet (docs/rules/buccaneer.md, chapter 6)."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..core.atoms import Args
from ..core.result import Result
from ..games.buccaneer.scoring import score
from ..games.buccaneer.tables import ALL_DUCATS, DATA, KINDS, MAJORITY, MAX_SEATS, MIN_SEATS, TOKENS
from .sheet import Checked, Field, Note, Sheet

_COINS: Final[Mapping[int, int]] = {coin["denomination"]: coin["count"] for coin in DATA["coins"]}
_RULE: Final = "BUC-SCO-07"


class BuccaneerSheet(Sheet):
    """Ducats and four kinds of treasure. Coins counted one by one fill in the ducats; values may be the box's own."""

    game = "buccaneer"
    players = (MIN_SEATS, MAX_SEATS)
    fields = (
        Field("ducats", 0, ALL_DUCATS),
        *(Field(kind, 0, count) for kind, count in zip(KINDS, TOKENS, strict=True)),
        *(Field(f"coin-{coin}", 0, count, None) for coin, count in _COINS.items()),
    )
    values = tuple(Field(kind, 0, 99, value) for kind, value in zip(KINDS, MAJORITY, strict=True))

    def check(self, rows: Sequence[Mapping[str, int | None]]) -> Checked:
        checked = Checked()
        args: Args
        for kind, box in zip(KINDS, TOKENS, strict=True):
            held = sum(row[kind] or 0 for row in rows)
            args = {"kind": kind, "count": held, "max": box}
            if held > box:
                checked.faults.append(Note(kind, "buccaneer-sheet-too-many", "BUC-INV-04", args))
            elif held < box:
                checked.warnings.append(Note(kind, "buccaneer-sheet-too-few", "BUC-INV-04", args))
        for coin, box in _COINS.items():
            held = sum(row[f"coin-{coin}"] or 0 for row in rows)
            if held > box:
                args = {"coin": coin, "count": held, "max": box}
                checked.faults.append(Note(f"coin-{coin}", "buccaneer-sheet-too-many-coins", _RULE, args))
        ducats = sum(map(_ducats, rows))
        if ducats > ALL_DUCATS:
            args = {"count": ducats, "max": ALL_DUCATS}
            checked.warnings.append(Note("ducats", "buccaneer-sheet-too-rich", "BUC-PAY-14", args))
        return checked

    def result(self, rows: Sequence[Mapping[str, int | None]], values: Mapping[str, int | None]) -> Result:
        tokens = [[row[kind] or 0 for kind in KINDS] for row in rows]
        return score([_ducats(row) for row in rows], tokens, [values[kind] or 0 for kind in KINDS])


def _ducats(row: Mapping[str, int | None]) -> int:
    """The coins, where any were counted, else the ducats."""
    counted = [coin * (row[f"coin-{coin}"] or 0) for coin in _COINS if row[f"coin-{coin}"] is not None]
    return sum(counted) if counted else row["ducats"] or 0
