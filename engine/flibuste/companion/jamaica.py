"""Jamaica's score sheet (docs/rules/jamaica.md, chapter 6.1), with or without The Crew."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..core.atoms import Args
from ..core.result import Result
from ..games.jamaica.scoring import Tally, score
from ..games.jamaica.tables import (
    BASE_TREASURES,
    BOARD_HOLDS,
    CHARACTERS,
    CREW_TREASURES,
    DATA,
    HOME_POINTS,
    HOUSE_VALUES,
    LAIRS,
    LOST_POINTS,
    MAX_SEATS,
    MIN_SEATS,
    PILE,
    YOUKOUNKOUN,
    Treasure,
)
from .sheet import Checked, Field, Note, Sheet

_SPACES: Final[frozenset[int]] = frozenset(DATA["scoring"]["space_values"])
_DIAMOND: Final = CREW_TREASURES[YOUKOUNKOUN.bit_length() - 1].value
_TOKENS: Final = LAIRS.bit_count()


def _copies(value: int) -> int:
    """How many treasures of a value the fuller of the two boxes has."""

    def of(cards: tuple[Treasure, ...]) -> int:
        return sum(card.value == value and not card.up for card in cards)

    return max(of(BASE_TREASURES), of(CREW_TREASURES))


_RICHES: Final = tuple(value for value in range(1, _DIAMOND) if _copies(value))
_CURSES: Final = tuple(value for value in range(1, _DIAMOND) if _copies(-value))
_VALUE: Final = {f"riches-{v}": v for v in _RICHES} | {f"curse-{v}": -v for v in _CURSES}
"""The fields for treasures, with what one of them is worth."""
_RULE: Final = "JAM-SHEET-02"

Row = Mapping[str, int | None]


class JamaicaSheet(Sheet):
    """JAM-SHEET-01: space, gold, treasures, curses; with The Crew its cards, tokens and characters as well."""

    game = "jamaica"
    players = (MIN_SEATS, MAX_SEATS)
    fields = (
        Field("space", LOST_POINTS, HOME_POINTS, LOST_POINTS),
        Field("gold", 0, 120),
        *(Field(name, 0, _copies(value)) for name, value in _VALUE.items()),
        Field("other", -60, 60),
        Field("diamond", 0, 1),
        Field("tokens", 0, _TOKENS),
        Field("calypso", 0, 1),
        Field("race", 1, MAX_SEATS, None),
        *(Field(f"crew-{name}", 0, 1) for name in CHARACTERS),
    )
    values = tuple(
        Field(f"{name}-{where}", -9, 15, value)
        for name, pair in zip(CHARACTERS, HOUSE_VALUES, strict=True)
        for where, value in zip(("top", "bottom"), pair, strict=True)
    )

    def check(self, rows: Sequence[Row]) -> Checked:
        """JAM-SHEET-02: a space that there is not is a fault; all else is only strange."""
        checked = Checked()
        for i, row in enumerate(rows):
            if row["space"] not in _SPACES:
                checked.faults.append(_note(f"players[{i}].space", "jamaica-sheet-no-space", count=row["space"] or 0))
            people = sum(row[f"crew-{name}"] or 0 for name in CHARACTERS)
            if people > BOARD_HOLDS:
                place = f"players[{i}]"
                checked.warnings.append(_note(place, "jamaica-sheet-too-many-people", count=people, max=BOARD_HOLDS))
            amulets = all(row[f"curse-{value}"] for value in _CURSES)
            if amulets and row["crew-calypso"] and not row["calypso"]:
                checked.warnings.append(_note(f"players[{i}].calypso", "jamaica-sheet-ask-calypso"))
        self._check_box(rows, checked)
        return checked

    def _check_box(self, rows: Sequence[Row], checked: Checked) -> None:
        """What all players have together."""
        cards = 0
        for name, value in _VALUE.items():
            held = _sum(rows, name)
            cards += held
            if held > _copies(value):
                checked.warnings.append(_note(name, "jamaica-sheet-card-twice", count=held, max=_copies(value)))
        cards += _sum(rows, "diamond")
        if _sum(rows, "diamond") > 1:
            checked.warnings.append(_note("diamond", "jamaica-sheet-card-twice", count=_sum(rows, "diamond"), max=1))
        if cards > PILE:
            checked.warnings.append(_note("players", "jamaica-sheet-too-many-cards", count=cards, max=PILE))
        if (tokens := _sum(rows, "tokens")) > _TOKENS:
            checked.warnings.append(_note("tokens", "jamaica-sheet-too-many-tokens", count=tokens, max=_TOKENS))
        for name in CHARACTERS:
            if (held := _sum(rows, f"crew-{name}")) > 1:
                checked.warnings.append(_note(f"crew-{name}", "jamaica-sheet-person-twice", count=held))
        if all(row["space"] != HOME_POINTS for row in rows):
            checked.warnings.append(_note("space", "jamaica-sheet-nobody-home"))

    def result(self, rows: Sequence[Row], values: Mapping[str, int | None]) -> Result:
        return score([_tally(row, values) for row in rows])


def _note(place: str, key: str, **args: int) -> Note:
    given: Args = args
    return Note(place, key, _RULE, given)


def _sum(rows: Sequence[Row], field: str) -> int:
    return sum(row[field] or 0 for row in rows)


def _tally(row: Row, values: Mapping[str, int | None]) -> Tally:
    cards = [value for name, value in _VALUE.items() for _ in range(row[name] or 0)]
    if row["other"]:
        cards.append(row["other"])
    where = "top" if row["space"] == HOME_POINTS else "bottom"
    return Tally(
        space=row["space"] or 0,
        gold=row["gold"] or 0,
        riches=tuple(value for value in cards if value > 0),
        cursed=tuple(value for value in cards if value < 0),
        diamond=_DIAMOND if row["diamond"] else 0,
        people=tuple((name, values[f"{name}-{where}"] or 0) for name in CHARACTERS if row[f"crew-{name}"]),
        shipowner=bool(row["crew-shipowner"]),
        bishop=bool(row["crew-bishop"]),
        tokens=row["tokens"] or 0,
        race=-(row["race"] or MAX_SEATS),
        first=bool(row["calypso"]),
    )
