"""The score sheet of the constructible game (docs/rules/pirates.md, chapter 6.3): gold of a duel, or of many."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ...companion.fields import Field, Section, When
from ...companion.sheet import Checked, Filled, Played, Row, Sheet
from ...core.atoms import Args, Name
from ...core.faults import Note
from ...core.options import OptionSpec
from ...core.result import Result
from .ending import hoard
from .scoring import Hoard, duel, multi, needed
from .state import State
from .tables import COIN_VALUES, DUEL, DUEL_COINS, MAX_SEATS, MULTI_COINS, START_GOLD

_DUEL: Final[When] = ("mode", "duel")
_MULTI: Final[When] = ("mode", "multi")
_STEPS: Final = (1, 5, 10)
_MOST: Final = 999


class PiratesSheet(Sheet):
    """Gold on the home island and in forts; in the game of many also what is still in the holds."""

    game = "pirates"
    players = (DUEL, MAX_SEATS)
    options = (
        OptionSpec("mode", "choice", "duel", "CSG-END-02", ("duel", "multi")),
        OptionSpec("fallback", "flag", False, "CSG-END-05"),
    )
    sections = (Section("home"), Section("forts"), Section("holds", _MULTI), Section("tie"), Section("values", _DUEL))
    fields = (
        Field("home", 0, _MOST, section="home", steps=_STEPS, rule="CSG-END-01"),
        *(
            Field(f"coin-{value}", 0, 40, None, section="home", steps=(1,), part="home", worth=value, rule="CSG-END-01")
            for value in COIN_VALUES
        ),
        # CSG-DOC-07: what the cargo loses in value at home is taken off
        Field("loose", -99, 99, None, section="home", steps=_STEPS, part="home", rule="CSG-END-01"),
        Field("uniques", 0, 99, None, section="home", steps=_STEPS, part="home", rule="CSG-END-01"),
        Field("forts", 0, 99, section="forts", steps=_STEPS, rule="CSG-END-01"),
        Field("holds", 0, 99, section="holds", steps=_STEPS, when=_MULTI, rule="CSG-MUL-05"),
        Field("active", kind="flag", section="tie", when=_DUEL, tie=True, rule="CSG-END-03"),
        Field("fallback-holds", 0, 99, section="tie", when=("fallback", True), tie=True, rule="CSG-END-08"),
        Field("ships", 0, 200, section="tie", tie=True, rule="CSG-MUL-06"),
    )
    values = (Field("start-gold", 0, 999, START_GOLD, section="values", when=_DUEL, rule="CSG-SET-29"),)

    seats: ClassVar[Mapping[str, Mapping[str, tuple[int, int]]]] = {"mode": {"duel": (2, 2), "multi": (3, MAX_SEATS)}}
    places: ClassVar[Mapping[str, str]] = {
        "pirates-line-home": "home",
        "pirates-line-coins": "home",
        "pirates-line-loose": "loose",
        "pirates-line-uniques": "uniques",
        "pirates-line-forts": "forts",
        "pirates-line-holds": "holds",
    }

    def played(self, s: State) -> Played:
        hoards = [hoard(s, seat) for seat in range(s.setting.seats)]
        if not s.setting.duel:
            return Played([_column(one) | {"holds": one.holds} for one in hoards], {"mode": "multi"})
        by_gold = s.over in ("CSG-END-02", "CSG-END-03")
        rest = [{"active": int(one.active)} | ({} if by_gold else {"fallback-holds": one.holds}) for one in hoards]
        columns = [_column(one) | more for one, more in zip(hoards, rest, strict=True)]
        return Played(columns, {"mode": "duel", "fallback": not by_gold}, {"start-gold": s.start_gold})

    def check(self, filled: Filled, checked: Checked) -> None:
        seats, is_duel = len(filled.rows), filled.options["mode"] == "duel"
        if is_duel != (seats == DUEL):
            checked.faults.append(Note("options.mode", "pirates-sheet-mode", "CSG-END-02", {"count": seats}))
            return
        if (active := filled.sum("active")) > 1:
            checked.faults.append(Note("active", "pirates-sheet-two-active", "CSG-END-03", {"count": active}))
        self.check_parts("home", filled, checked)
        coins = sum(filled.sum(f"coin-{value}") for value in COIN_VALUES)
        most, rule = (DUEL_COINS, "CSG-SET-27") if is_duel else (MULTI_COINS * seats, "CSG-SET-28")
        if coins > most:
            args: Args = {"count": coins, "max": most}
            checked.warnings.append(Note("players", "pirates-sheet-too-many-coins", rule, args))
        gold = sum(value * filled.sum(f"coin-{value}") for value in COIN_VALUES)
        if is_duel and gold > filled.values["start-gold"]:
            args = {"count": gold, "max": filled.values["start-gold"]}
            checked.warnings.append(Note("values.start-gold", "pirates-sheet-too-much-gold", "CSG-SET-29", args))

    def result(self, filled: Filled) -> Result:
        hoards = list(map(self._hoard, filled.rows))
        if filled.options["mode"] == "multi":
            return multi(hoards)
        return duel(hoards, filled.values["start-gold"], fallback=filled.options["fallback"] is True)

    def tied(self, filled: Filled, result: Result) -> list[list[int]]:
        """In a duel only where the end has come; in the game of many, who is equal at home as well."""
        hoards = list(map(self._hoard, filled.rows))
        if filled.options["mode"] == "duel":
            past = min(result.totals) >= needed(filled.values["start-gold"])
            over = past or filled.options["fallback"] is True
            return [[0, 1]] if over and result.totals[0] == result.totals[1] else []
        groups: dict[tuple[int, int], list[int]] = {}
        for seat, total in enumerate(result.totals):
            groups.setdefault((total, hoards[seat].home), []).append(seat)
        return [seats for key, seats in sorted(groups.items(), reverse=True) if len(seats) > 1 and key[0]]

    def extra(self, filled: Filled, result: Result) -> list[Note]:
        """How much gold each is away from more than half."""
        if filled.options["mode"] != "duel":
            return []
        need = needed(filled.values["start-gold"])
        return [
            Note(
                f"players[{seat}]",
                "pirates-sheet-to-go",
                "CSG-END-02",
                {"seat": Name(seat), "count": max(0, need - total), "need": need},
            )
            for seat, total in enumerate(result.totals)
        ]

    def _hoard(self, row: Row) -> Hoard:
        return Hoard(
            coins=tuple((value, row[f"coin-{value}"] or 0) for value in COIN_VALUES),
            loose=row["loose"] or 0,
            uniques=row["uniques"] or 0,
            counted=(row["home"] or 0) if self.spelled(row, "home") is None else 0,
            forts=row["forts"] or 0,
            holds=(row["holds"] or 0) + (row["fallback-holds"] or 0),
            ships=row["ships"] or 0,
            active=bool(row["active"]),
        )


def _column(counted: Hoard) -> dict[str, int]:
    coins = {f"coin-{value}": count for value, count in counted.coins}
    return {**coins, "loose": counted.loose, "uniques": counted.uniques, "forts": counted.forts, "ships": counted.ships}


SHEET: Final = PiratesSheet()
