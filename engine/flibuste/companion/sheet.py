"""What a score sheet is: options, sections, fields; checks that warn or refuse; a score with its lines."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from ..core.atoms import Args, Json, Name, Word
from ..core.faults import Note, SetupError, SheetError
from ..core.gate import clipped
from ..core.options import OptionSpec
from ..core.result import Line, Result
from ..core.seat import COLOURS, EMBLEMS
from .fields import Field, Section, Tap

Row = Mapping[str, int | None]
"""What one player has, by field; None where a field that may be left empty was."""

_UNKNOWN: Final = 3
"""How many names that mean nothing are named, at one place."""
PLAYER: Final[frozenset[str]] = frozenset({"name", "colour", "emblem"})


@dataclass(frozen=True, slots=True)
class Filled:
    """A sheet that was read: every option, value and field is there and in its range."""

    options: Mapping[str, Json]
    values: Mapping[str, int]
    rows: Sequence[Row]

    def sum(self, name: str) -> int:
        """What all players together have of a field."""
        return sum(row[name] or 0 for row in self.rows)


@dataclass(slots=True)
class Checked:
    faults: list[Note] = field(default_factory=list)
    warnings: list[Note] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Side:
    """Seats that win together, what they are called, and the total that counts for them."""

    name: Word
    seats: tuple[int, ...]
    total: int

    def to_json(self) -> Json:
        return {"name": self.name.key, "seats": list(self.seats), "total": self.total}


@dataclass(frozen=True, slots=True)
class Scored:
    """The result; what looks odd; who has to answer the fields of the tie-break; what else there is to say; per seat
    and line the field or the section of the sheet that brought the points, where there is one; the sides, where seats
    win together."""

    result: Result
    notes: Sequence[Note]
    tied: Sequence[Sequence[int]] = ()
    extra: Sequence[Note] = ()
    places: Sequence[Sequence[str | None]] = ()
    sides: Sequence[Side] = ()

    def to_json(self) -> Json:
        return {
            "result": self.result.to_json(),
            "notes": [note.to_json() for note in self.notes],
            "tied": [list(seats) for seats in self.tied],
            "extra": [note.to_json() for note in self.extra],
            "places": [list(seat) for seat in self.places],
            "sides": [side.to_json() for side in self.sides],
        }


class Sheet(ABC):
    """The score sheet of one game. A filled sheet is JSON as `empty` writes it."""

    game: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    colours: ClassVar[tuple[str, ...]] = ()
    """The players' colours of the box, as its rulebook orders them; empty where it names none."""
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    sections: ClassVar[tuple[Section, ...]]
    fields: ClassVar[tuple[Field, ...]]
    values: ClassVar[tuple[Field, ...]] = ()
    """What is printed on the owner's own components, typed once."""
    taps: ClassVar[tuple[Tap, ...]] = ()
    """What can be noted with one tap while the game goes on."""

    seats: ClassVar[Mapping[str, Mapping[str, tuple[int, int]]]] = {}
    """Options whose values hold for some numbers of players only."""
    places: ClassVar[Mapping[str, str]] = {}
    """Where a line of the score belongs by its key: a field, or a section whose fields make it together."""

    def about(self) -> Json:
        """All that a page needs to draw the sheet."""
        return {
            "game": self.game,
            "players": list(self.players),
            "colours": list(self.colours),
            "options": [{**spec.to_json(), "seats": self._seats(spec.id)} for spec in self.options],
            "sections": [section.to_json() for section in self.sections],
            "fields": [f.to_json() for f in self.fields],
            "values": [f.to_json() for f in self.values],
            "taps": [tap.to_json() for tap in self.taps],
        }

    def _seats(self, option: str) -> Json:
        return {value: list(numbers) for value, numbers in self.seats[option].items()} if option in self.seats else None

    def empty(self) -> Json:
        """An empty sheet for the smallest number of players, with all fields and their ranges."""
        player = {"name": "", "colour": None, "emblem": None, **{f.id: f.first for f in self.fields}}
        return {
            "game": self.game,
            "options": {spec.id: spec.default for spec in self.options},
            "values": {f.id: f.first for f in self.values},
            "players": [{**player, "name": f"Player {i + 1}"} for i in range(self.players[0])],
            "about": self.about(),
        }

    def score(self, sheet: Json) -> Scored:
        """The result with its lines, and what there is to say about it. Raises SheetError."""
        filled, checked = self._read(sheet)
        if checked.faults:
            raise SheetError(checked.faults)
        self.check(filled, checked)
        if checked.faults:
            raise SheetError(checked.faults)
        result = self.result(filled)
        places = [[self.place(line) for line in seat] for seat in result.lines]
        tied, extra = self.tied(filled, result), self.extra(filled, result)
        return Scored(result, checked.warnings, tied, extra, places, self.sides(filled, result))

    def spelled(self, row: Row, whole: str) -> int | None:
        """What the parts of a field make together, where any was filled in."""
        parts = [f.worth * (row[f.id] or 0) for f in self.fields if f.part == whole and row[f.id] is not None]
        return sum(parts) if parts else None

    def amount(self, row: Row, whole: str) -> int:
        """A field that may be spelled out: its parts, where any was filled in, else the sum that was typed."""
        parts = self.spelled(row, whole)
        return (row[whole] or 0) if parts is None else parts

    def check_parts(self, whole: str, filled: Filled, checked: Checked) -> None:
        """A sum that was typed and its parts say the same, or it is worth a word."""
        for seat, row in enumerate(filled.rows):
            parts = self.spelled(row, whole)
            if parts is None or not row[whole] or row[whole] == parts:
                continue
            field = Word(f"{self.game}-sheet-{whole}")
            args: Args = {"seat": Name(seat), "field": field, "count": row[whole] or 0, "parts": parts}
            rule = next(f.rule for f in self.fields if f.id == whole)
            checked.warnings.append(Note(f"players[{seat}].{whole}", "core-sheet-parts", rule, args))

    def tied(self, filled: Filled, result: Result) -> list[list[int]]:
        """The seats that share a total, where the sheet has fields that then decide."""
        if not any(f.tie and f.asked(filled.options) for f in self.fields):
            return []
        groups = [[i for i, t in enumerate(result.totals) if t == total] for total in sorted(set(result.totals))]
        return [group for group in reversed(groups) if len(group) > 1]

    @abstractmethod
    def check(self, filled: Filled, checked: Checked) -> None:
        """What is impossible, and what is only strange, about all players together."""

    @abstractmethod
    def result(self, filled: Filled) -> Result:
        """The score of a sheet that was checked."""

    def place(self, line: Line) -> str | None:
        """The field or the section that a line of the score belongs to."""
        return self.places.get(line.key)

    def extra(self, filled: Filled, result: Result) -> list[Note]:
        """What a table wants to know besides, such as how far it is to the end."""
        return []

    def sides(self, filled: Filled, result: Result) -> list[Side]:
        """The teams, where there are such."""
        return []

    def _read(self, sheet: Json) -> tuple[Filled, Checked]:
        if not isinstance(sheet, dict) or sheet.get("game", self.game) != self.game:
            raise SheetError([Note("game", "core-sheet-shape", "", {"game": Word(f"{self.game}-title")})])
        players, low, high = sheet.get("players"), *self.players
        if not isinstance(players, list) or not low <= len(players) <= high:
            args: Args = {"game": Word(f"{self.game}-title"), "min": low, "max": high}
            raise SheetError([Note("players", "core-sheet-players", "", args)])
        checked = Checked()
        options = self._read_options(sheet.get("options"), checked)
        values = self._read_fields(sheet.get("values"), self.values, "values", options, checked)
        rows = [self._read_fields(p, self.fields, f"players[{i}]", options, checked) for i, p in enumerate(players)]
        self._tell_what_is_off(players, options, checked)
        for i, player in enumerate(players):
            self._check_looks(player, f"players[{i}]", checked)
        colours = [str(p["colour"]) for p in players if isinstance(p, dict) and p.get("colour")]
        if len(set(colours)) < len(colours):
            checked.faults.append(Note("players", "core-sheet-colours", ""))
        return Filled(options, {name: value or 0 for name, value in values.items()}, rows), checked

    def _check_looks(self, player: Json, place: str, checked: Checked) -> None:
        """What is drawn of a player comes from closed lists."""
        for name, among in (("colour", COLOURS), ("emblem", EMBLEMS)):
            if isinstance(player, dict) and player.get(name) and player[name] not in among:
                args: Args = {"field": Word(f"core-sheet-{name}"), "among": ", ".join(among)}
                checked.faults.append(Note(f"{place}.{name}", "core-sheet-choice", "", args))

    def _read_options(self, given: Json, checked: Checked) -> dict[str, Json]:
        data = self._entries(given, "options", {spec.id for spec in self.options}, checked)
        options: dict[str, Json] = {}
        for spec in self.options:
            try:
                options[spec.id] = spec.read(data.get(spec.id, spec.default), self.players[1])
            except SetupError:
                option = Word(f"{self.game}-sheet-option-{spec.id}")
                among = ", ".join(map(str, spec.among)) or "true, false"
                args: Args = {"option": option, "among": among}
                checked.faults.append(Note(f"options.{spec.id}", "core-sheet-option", spec.rule, args))
                options[spec.id] = spec.default
        return options

    def _read_fields(
        self, given: Json, fields: Sequence[Field], place: str, options: Mapping[str, Json], checked: Checked
    ) -> dict[str, int | None]:
        """The fields that are asked, as they were filled in; the others as they stand at first."""
        data = self._entries(given, place, {f.id for f in fields} | (PLAYER if place != "values" else set()), checked)
        row: dict[str, int | None] = {}
        for f in fields:
            value = data.get(f.id) if f.asked(options) else None
            fault = f.fault(value, f"{place}.{f.id}", Word(f"{self.game}-sheet-{f.id}"))
            if fault:
                checked.faults.append(fault)
            taken = f.first if value is None or fault else value
            row[f.id] = None if taken is None else int(taken)
        return row

    def _tell_what_is_off(self, players: Sequence[Json], options: Mapping[str, Json], checked: Checked) -> None:
        """What was filled in under another setting is kept and not counted: once for each option."""
        off = {
            f.when[0]: f
            for f in self.fields
            for player in players
            if f.when and not f.asked(options) and isinstance(player, dict) and player.get(f.id) not in (None, f.first)
        }
        for option, f in off.items():
            args: Args = {"option": Word(f"{self.game}-sheet-option-{option}")}
            checked.warnings.append(Note(f"options.{option}", "core-sheet-off", f.rule, args))

    def _entries(self, given: Json, place: str, known: set[str] | frozenset[str], checked: Checked) -> dict[str, Json]:
        """The names and values at a place of the sheet; a name that means nothing here is worth a word."""
        if given is None and not place.startswith("players"):
            return {}
        if not isinstance(given, dict):
            checked.faults.append(Note(place, "core-sheet-shape", "", {"game": Word(f"{self.game}-title")}))
            return {}
        for name in sorted(given.keys() - known)[:_UNKNOWN]:
            short = clipped(name, 20)
            checked.warnings.append(Note(f"{place}.{short}", "core-sheet-unknown", "", {"field": short}))
        return given


def seat_note(place: str, key: str, rule: str, seat: int, **args: int) -> Note:
    """A note about one player, who is named in it."""
    return Note(place, key, rule, {"seat": Name(seat), **args})
