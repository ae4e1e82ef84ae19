"""Jamaica's score sheet (docs/rules/jamaica.md, chapter 6.1), with or without The Crew."""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Final

from ...companion.fields import Field, Section, When
from ...companion.sheet import Checked, Filled, Played, Row, Sheet, seat_note
from ...core.atoms import Args, Name, Word
from ...core.faults import Note
from ...core.options import OptionSpec
from ...core.result import Line, Result
from .scoring import Tally, score, tally_of
from .state import State
from .tables import (
    BASE_TREASURES,
    BOARD_HOLDS,
    CHARACTERS,
    COLOURS,
    CREW_TREASURES,
    DATA,
    HOME_POINTS,
    HOUSE_VALUES,
    LAIRS,
    LOST_POINTS,
    MAX_SEATS,
    MIN_SEATS,
    PILE,
    PRINTED,
    YOUKOUNKOUN,
)

_SPACES: Final[frozenset[int]] = frozenset(DATA["scoring"]["space_values"])
_DIAMOND: Final = CREW_TREASURES[YOUKOUNKOUN.bit_length() - 1].value
_TOKENS: Final = LAIRS.bit_count()


_CREW: Final[When] = ("crew", True)


def _copies(value: int, *, crew: bool) -> int:
    """How many treasures of a value that box has; the crew's own pile stands in for the other."""
    cards = CREW_TREASURES if crew else BASE_TREASURES
    return sum(card.value == value and not card.up for card in cards)


def _most(value: int) -> int:
    return max(_copies(value, crew=False), _copies(value, crew=True))


def _treasure(name: str, value: int) -> Field:
    when = None if _copies(value, crew=False) else _CREW
    return Field(name, 0, _most(value), section="treasures", when=when, rule="JAM-SCORE-01")


_RICHES: Final = tuple(value for value in range(1, _DIAMOND) if _most(value))
_CURSES: Final = tuple(value for value in range(1, _DIAMOND) if _most(-value))
_VALUE: Final = {f"riches-{v}": v for v in _RICHES} | {f"curse-{v}": -v for v in _CURSES}
"""The fields for treasures, with what one of them is worth."""
_RULE: Final = "JAM-SHEET-02"


class JamaicaSheet(Sheet):
    """JAM-SHEET-01: space, gold, treasures, curses; with The Crew its cards, tokens and characters as well."""

    game = "jamaica"
    players = (MIN_SEATS, MAX_SEATS)
    colours = COLOURS
    options = (OptionSpec("crew", "flag", False, "JAM-SHEET-01"),)
    sections = (
        Section("race"),
        Section("gold"),
        Section("treasures"),
        Section("crew", _CREW),
        Section("tie"),
        Section("values", _CREW),
    )
    fields = (
        Field(
            "space",
            LOST_POINTS,
            HOME_POINTS,
            None,
            kind="choice",
            section="race",
            among=tuple(sorted(_SPACES)),
            rule="JAM-SCORE-02",
        ),
        Field("gold", 0, 120, section="gold", steps=(1, 5, 10), rule="JAM-SCORE-01"),
        *(_treasure(name, value) for name, value in _VALUE.items()),
        Field("other", -60, 60, section="treasures", rule="JAM-SCORE-01"),
        Field("diamond", kind="flag", section="crew", when=_CREW, rule="JAM-CREW-19"),
        Field("tokens", 0, _TOKENS, section="crew", when=_CREW, rule="JAM-CREW-C08"),
        Field("calypso", kind="flag", section="crew", when=_CREW, rule="JAM-CREW-C17"),
        *(
            Field(f"crew-{name}", kind="flag", section="crew", when=_CREW, row="people", rule="JAM-CREW-14")
            for name in CHARACTERS
        ),
        Field("race", 1, MAX_SEATS, None, section="tie", tie=True, rule="JAM-SCORE-05"),
    )
    values = tuple(
        Field(
            f"{name}-{where}",
            -9,
            15,
            value,
            section="values",
            when=_CREW,
            house=name != PRINTED,
            rule="JAM-CREW-14",
        )
        for name, pair in zip(CHARACTERS, HOUSE_VALUES, strict=True)
        for where, value in zip(("top", "bottom"), pair, strict=True)
    )

    places: ClassVar[Mapping[str, str]] = {
        "jamaica-line-space": "space",
        "jamaica-line-gold": "gold",
        "jamaica-line-riches": "treasures",
        "jamaica-line-cursed": "treasures",
        "jamaica-line-diamond": "diamond",
        "jamaica-line-shipowner": "crew-shipowner",
        "jamaica-line-bishop": "tokens",
    }

    def played(self, s: State) -> Played:
        tallies = [tally_of(s, seat) for seat in range(s.setting.seats)]
        races = sorted({tally.race for tally in tallies}, reverse=True)
        columns = [_column(tally, 1 + races.index(tally.race), crew=s.setting.crew) for tally in tallies]
        if not s.setting.crew:
            return Played(columns)
        values = {
            f"{name}-{where}": value
            for name, pair in zip(CHARACTERS, s.setting.values, strict=True)
            for where, value in zip(("top", "bottom"), pair, strict=True)
        }
        return Played(columns, {"crew": True}, values)

    def place(self, line: Line) -> str | None:
        who = line.args.get("who")
        return who.key.replace("jamaica-character-", "crew-") if isinstance(who, Word) else super().place(line)

    def check(self, filled: Filled, checked: Checked) -> None:
        """JAM-SHEET-02: it is only strange."""
        for i, row in enumerate(filled.rows):
            people = sum(row[f"crew-{name}"] or 0 for name in CHARACTERS)
            if people > BOARD_HOLDS:
                checked.warnings.append(
                    seat_note(f"players[{i}]", "jamaica-sheet-too-many-people", _RULE, i, count=people, max=BOARD_HOLDS)
                )
            may_win, marked = _may_win(row), bool(row["calypso"])
            if may_win != marked:
                key = "jamaica-sheet-ask-calypso" if may_win else "jamaica-sheet-no-calypso"
                checked.warnings.append(seat_note(f"players[{i}].calypso", key, "JAM-CREW-C17", i))
        if (marked_all := filled.sum("calypso")) > 1:
            args: Args = {"count": marked_all}
            checked.faults.append(Note("calypso", "jamaica-sheet-calypso-twice", "JAM-CREW-C17", args))
        self._check_box(filled, checked)

    def _check_box(self, filled: Filled, checked: Checked) -> None:
        """What all players have together."""
        crew = filled.options["crew"] is True
        cards = 0
        for name, value in _VALUE.items():
            held, box = filled.sum(name), _copies(value, crew=crew)
            cards += held
            if held > box:
                checked.warnings.append(_note(name, "jamaica-sheet-card-twice", count=held, max=box))
        cards += filled.sum("diamond")
        if (held := filled.sum("diamond")) > 1:
            checked.warnings.append(_note("diamond", "jamaica-sheet-card-twice", count=held, max=1))
        if cards > PILE:
            checked.warnings.append(_note("players", "jamaica-sheet-too-many-cards", count=cards, max=PILE))
        if (tokens := filled.sum("tokens")) > _TOKENS:
            checked.warnings.append(_note("tokens", "jamaica-sheet-too-many-tokens", count=tokens, max=_TOKENS))
        for name in CHARACTERS:
            if (held := filled.sum(f"crew-{name}")) > 1:
                checked.warnings.append(_note(f"crew-{name}", "jamaica-sheet-person-twice", count=held))
        nowhere = [Name(seat) for seat, row in enumerate(filled.rows) if row["space"] is None]
        if nowhere:
            args: Args = {"who": nowhere, "count": len(nowhere)}
            checked.warnings.append(Note("space", "jamaica-sheet-no-space", _RULE, args))
        elif all(row["space"] != HOME_POINTS for row in filled.rows):
            checked.warnings.append(_note("space", "jamaica-sheet-nobody-home"))

    def result(self, filled: Filled) -> Result:
        return score([_tally(row, filled.values) for row in filled.rows])

    def tied(self, filled: Filled, result: Result) -> list[list[int]]:
        """JAM-SCORE-05: the space says who is further along; only on -5, which many spaces share, it is asked."""
        groups = super().tied(filled, result)
        behind = [[seat for seat in group if filled.rows[seat]["space"] == LOST_POINTS] for group in groups]
        return [group for group in behind if len(group) > 1]


def _note(place: str, key: str, **args: int) -> Note:
    given: Args = args
    return Note(place, key, _RULE, given)


def _may_win(row: Row) -> bool:
    """JAM-CREW-C17: Calypso and all three amulets."""
    return bool(row["crew-calypso"]) and all(row[f"curse-{value}"] for value in _CURSES)


def _tally(row: Row, values: Mapping[str, int]) -> Tally:
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
        people=tuple((name, values[f"{name}-{where}"]) for name in CHARACTERS if row[f"crew-{name}"]),
        shipowner=bool(row["crew-shipowner"]),
        bishop=bool(row["crew-bishop"]),
        tokens=row["tokens"] or 0,
        race=_race(row),
        first=bool(row["calypso"]) and _may_win(row),
    )


def _column(tally: Tally, race: int, *, crew: bool) -> dict[str, int]:
    """The column of the sheet from which `_tally` would make this tally. `race`: the place in the race."""
    cards = Counter((*tally.riches, *tally.cursed))
    column = {"space": tally.space, "gold": tally.gold, "race": race}
    column |= {name: cards[value] for name, value in _VALUE.items() if cards[value]}
    if not crew:
        return column
    people = {f"crew-{name}": 1 for name, _ in tally.people}
    held = {"diamond": int(tally.diamond > 0), "tokens": tally.tokens, "calypso": int(tally.first)}
    return column | people | held


def _race(row: Row) -> int:
    """How far along: by the space, and on -5 by the place in the race that was typed in."""
    space = row["space"] or 0
    return -(row["race"] or MAX_SEATS) if space == LOST_POINTS else space


SHEET: Final = JamaicaSheet()
