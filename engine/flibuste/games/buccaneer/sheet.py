"""Buccaneer's score sheet (docs/rules/buccaneer.md, chapter 6)."""

from collections.abc import Mapping
from typing import Final

from ...companion.fields import Field, Section
from ...companion.sheet import Checked, Filled, Played, Sheet
from ...core.atoms import Args, Name
from ...core.faults import Note
from ...core.options import OptionSpec
from ...core.result import Line, Result
from .scoring import score
from .state import State
from .tables import ALL_DUCATS, COLOURS, DATA, KINDS, MAJORITY, MAX_SEATS, MIN_SEATS, TOKENS

_COINS: Final[Mapping[int, int]] = {coin["denomination"]: coin["count"] for coin in DATA["coins"]}
_RULE: Final = "BUC-SCO-07"


class BuccaneerSheet(Sheet):
    """Ducats and four kinds of treasure. Coins counted one by one fill in the ducats; values may be the box's own."""

    game = "buccaneer"
    players = (MIN_SEATS, MAX_SEATS)
    colours = COLOURS
    options = (OptionSpec("tie_break", "choice", "shared", "BUC-VAR-05", ("shared", "tokens")),)
    sections = (Section("purse"), Section("treasures"), Section("values"))
    fields = (
        Field("ducats", 0, ALL_DUCATS, section="purse", steps=(1, 5, 10), rule=_RULE),
        *(
            Field(kind, 0, count, section="treasures", rule="BUC-SCO-01")
            for kind, count in zip(KINDS, TOKENS, strict=True)
        ),
        *(
            Field(f"coin-{coin}", 0, count, None, section="purse", part="ducats", worth=coin, rule=_RULE)
            for coin, count in _COINS.items()
        ),
    )
    values = tuple(
        Field(kind, 0, 99, value, section="values", house=kind != "chest", rule="BUC-SCO-03")
        for kind, value in zip(KINDS, MAJORITY, strict=True)
    )

    def played(self, s: State) -> Played:
        columns = [
            {"ducats": purse, **dict(zip(KINDS, held, strict=True))}
            for purse, held in zip(s.purses, s.tokens, strict=True)
        ]
        return Played(columns, {"tie_break": s.setting.options["tie_break"]})

    def place(self, line: Line) -> str | None:
        return str(line.args["kind"]) if "kind" in line.args else "ducats" if "ducats" in line.args else None

    def check(self, filled: Filled, checked: Checked) -> None:
        args: Args
        for kind, box in zip(KINDS, TOKENS, strict=True):
            held = filled.sum(kind)
            args = {"kind": kind, "count": held, "max": box}
            if held > box:
                checked.faults.append(Note(kind, "buccaneer-sheet-too-many", "BUC-INV-04", args))
            elif held < box:
                checked.warnings.append(Note(kind, "buccaneer-sheet-too-few", "BUC-INV-04", args))
        for coin, box in _COINS.items():
            held = filled.sum(f"coin-{coin}")
            if held > box:
                args = {"coin": coin, "count": held, "max": box}
                checked.faults.append(Note(f"coin-{coin}", "buccaneer-sheet-too-many-coins", _RULE, args))
        for i, row in enumerate(filled.rows):
            counted = self.spelled(row, "ducats")
            if counted is not None and row["ducats"] and row["ducats"] != counted:
                args = {"seat": Name(i), "count": row["ducats"], "coins": counted}
                checked.warnings.append(Note(f"players[{i}].ducats", "buccaneer-sheet-coins-differ", _RULE, args))
        ducats = sum(self.amount(row, "ducats") for row in filled.rows)
        if ducats > ALL_DUCATS:
            args = {"count": ducats, "max": ALL_DUCATS}
            checked.warnings.append(Note("ducats", "buccaneer-sheet-too-rich", "BUC-PAY-14", args))

    def result(self, filled: Filled) -> Result:
        tokens = [[row[kind] or 0 for kind in KINDS] for row in filled.rows]
        values = [filled.values[kind] for kind in KINDS]
        by_tokens = filled.options["tie_break"] == "tokens"
        ducats = [self.amount(row, "ducats") for row in filled.rows]
        return score(ducats, tokens, values, by_tokens=by_tokens)


SHEET: Final = BuccaneerSheet()
