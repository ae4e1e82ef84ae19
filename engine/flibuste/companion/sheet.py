"""What a score sheet is: options, sections, fields; checks that warn or refuse; a score with its lines."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from ..core.atoms import Args, Json, Name, Word
from ..core.faults import Note, SetupError, SheetError
from ..core.frozen import frozen
from ..core.gate import clipped
from ..core.options import OptionSpec
from ..core.result import Line, Result
from ..core.seat import COLOURS, EMBLEMS, Seat
from .fields import Field, Section, Tap

if TYPE_CHECKING:
    from . import shapes

Row = Mapping[str, int | None]
"""What one player has, by field; None for a field that was left empty."""

_UNKNOWN: Final = 3
"""The most unknown names that are reported of one place."""
PLAYER: Final[frozenset[str]] = frozenset({"name", "colour", "emblem"})


@frozen
class Filled:
    """A sheet that has been read: every option, value and field has a value in its range."""

    options: Mapping[str, Json]
    values: Mapping[str, int]
    rows: Sequence[Row]

    def sum(self, name: str) -> int:
        """The sum of a field over all players."""
        return sum(row[name] or 0 for row in self.rows)


class Played(NamedTuple):
    """A game of the app on the sheet: its options, the values of its components where they are others than ours, and
    what each seat has."""

    columns: Sequence[Mapping[str, int]]
    options: Mapping[str, Json] = {}
    values: Mapping[str, int] = {}


@dataclass(slots=True)
class Checked:
    faults: list[Note] = field(default_factory=list)
    warnings: list[Note] = field(default_factory=list)


@frozen
class Side:
    """Seats that win together, what they are called, and the total that counts for them."""

    name: Word
    seats: tuple[int, ...]
    total: int

    def to_json(self) -> Json:
        return {"name": self.name.key, "seats": list(self.seats), "total": self.total}


@frozen
class Brought:
    """What a field, a row of flags or a section has brought a player, and why where its line says so."""

    points: int
    why: str = ""

    def to_json(self) -> Json:
        return {"points": self.points, "why": self.why}


@frozen
class Scored:
    """What a sheet comes to. `notes` say what looks odd; `tied` are the groups of seats that have to answer the fields
    of the tie-break; `extra` is what else there is to say; `places` holds, for each seat and line, the field or section
    that brought the points, if there is one, and `brought` the same summed up by them; `sums` are what the parts of a
    field make, where some were filled in; `sides` are the teams, where seats win together."""

    result: Result
    notes: Sequence[Note]
    tied: Sequence[Sequence[int]] = ()
    extra: Sequence[Note] = ()
    places: Sequence[Sequence[str | None]] = ()
    brought: Sequence[Mapping[str, Brought]] = ()
    sums: Sequence[Mapping[str, int]] = ()
    sides: Sequence[Side] = ()

    def to_json(self) -> "shapes.Scored":
        return {
            "result": self.result.to_json(),
            "notes": [note.to_json() for note in self.notes],
            "tied": [list(seats) for seats in self.tied],
            "extra": [note.to_json() for note in self.extra],
            "places": [list(seat) for seat in self.places],
            "brought": [{place: one.to_json() for place, one in seat.items()} for seat in self.brought],
            "sums": [dict(seat) for seat in self.sums],
            "sides": [side.to_json() for side in self.sides],
        }


class Sheet(ABC):
    """The score sheet of one game. A filled sheet is JSON as `empty` writes it."""

    game: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    colours: ClassVar[tuple[str, ...]] = ()
    """The players' colours in the box, in the order of its rulebook; empty where it names none."""
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    sections: ClassVar[tuple[Section, ...]]
    fields: ClassVar[tuple[Field, ...]]
    values: ClassVar[tuple[Field, ...]] = ()
    """Fields for what is printed on the owner's components: typed in once for all players."""
    taps: ClassVar[tuple[Tap, ...]] = ()
    """What can be noted with one tap while the game goes on."""

    seats: ClassVar[Mapping[str, Mapping[str, tuple[int, int]]]] = {}
    """By option and value: the fewest and the most players for which the value can be chosen."""
    places: ClassVar[Mapping[str, str]] = {}
    """By the key of a score line: the field that it comes from, or the section whose fields make it together."""

    def about(self) -> Json:
        """All that a page needs to draw the sheet; a section `brings` points that its fields make together."""
        bring = set(self.places.values())
        return {
            "game": self.game,
            "players": list(self.players),
            "colours": list(self.colours),
            "options": [{**spec.to_json(), "seats": self._seats(spec.id)} for spec in self.options],
            "sections": [{**section.to_json(), "brings": section.id in bring} for section in self.sections],
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

    def fill(self, s: Any, seats: Sequence[Seat]) -> Json:
        """The sheet as those who sat there would fill it in; None for a game that does not say."""
        played = self.played(s)
        if played is None:
            return None
        players = [
            {"name": seat.name, "colour": seat.colour, "emblem": seat.emblem, **column}
            for seat, column in zip(seats, played.columns, strict=True)
        ]
        options = {spec.id: spec.default for spec in self.options} | dict(played.options)
        return {"game": self.game, "options": options, "values": dict(played.values), "players": players}

    def played(self, s: Any) -> Played | None:
        """What lies on the table of a game of the app, for its sheet."""
        return None

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
        return Scored(
            result,
            checked.warnings,
            self.tied(filled, result),
            self.extra(filled, result),
            places,
            [self._brought(lines) for lines in result.lines],
            [self._sums(row) for row in filled.rows],
            self.sides(filled, result),
        )

    def _brought(self, lines: Sequence[Line]) -> dict[str, Brought]:
        """By field, row of flags and section."""
        rows = {f.id: f.row for f in self.fields if f.row}
        found: dict[str, Brought] = {}
        for line in lines:
            if (place := self.place(line)) is None:
                continue
            why = str(line.args.get("why", ""))
            found[place] = Brought(found.get(place, Brought(0)).points + line.points, why)
            if row := rows.get(place):
                found[row] = Brought(found.get(row, Brought(0)).points + line.points)
        return found

    def _sums(self, row: Row) -> dict[str, int]:
        """Of every field whose parts were filled in."""
        sums = ((whole, self.spelled(row, whole)) for whole in {f.part: None for f in self.fields if f.part})
        return {whole: parts for whole, parts in sums if parts is not None}

    def spelled(self, row: Row, whole: str) -> int | None:
        """What the parts of a field add up to; None where none was filled in."""
        parts = [f.worth * (row[f.id] or 0) for f in self.fields if f.part == whole and row[f.id] is not None]
        return sum(parts) if parts else None

    def amount(self, row: Row, whole: str) -> int:
        """The value of a field that has parts: their sum, if any was filled in, else the number that was typed."""
        parts = self.spelled(row, whole)
        return (row[whole] or 0) if parts is None else parts

    def check_parts(self, whole: str, filled: Filled, checked: Checked) -> None:
        """Warns of every player whose typed sum differs from the sum of its parts."""
        for seat, row in enumerate(filled.rows):
            parts = self.spelled(row, whole)
            if parts is None or not row[whole] or row[whole] == parts:
                continue
            field = Word(f"{self.game}-sheet-{whole}")
            args: Args = {"seat": Name(seat), "field": field, "count": row[whole] or 0, "parts": parts}
            rule = next(f.rule for f in self.fields if f.id == whole)
            checked.warnings.append(Note(f"players[{seat}].{whole}", "core-sheet-parts", rule, args))

    def tied(self, filled: Filled, result: Result) -> list[list[int]]:
        """The groups of seats that share a total, the highest first, where the sheet has fields for a tie-break."""
        if not any(f.tie and f.asked(filled.options) for f in self.fields):
            return []
        groups = [[i for i, t in enumerate(result.totals) if t == total] for total in sorted(set(result.totals))]
        return [group for group in reversed(groups) if len(group) > 1]

    @abstractmethod
    def check(self, filled: Filled, checked: Checked) -> None:
        """Adds a fault for what is impossible, and a warning for what is only strange, about all players together."""

    @abstractmethod
    def result(self, filled: Filled) -> Result:
        """The score of a sheet that has been checked."""

    def place(self, line: Line) -> str | None:
        """The field or the section that a line of the score belongs to."""
        return self.places.get(line.key)

    def extra(self, filled: Filled, result: Result) -> list[Note]:
        """What else a table wants to know, such as how far it is to the end."""
        return []

    def sides(self, filled: Filled, result: Result) -> list[Side]:
        """The teams, in a game that has them."""
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
        """Refuses a colour or an emblem that the page cannot draw."""
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
        """The fields that are asked as they were filled in, and the others with the values they begin with."""
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
        """Warns, once for each option, of what was filled in under another setting: it is kept, but does not count."""
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
        """The names and values at a place of the sheet, with a warning for a name that means nothing there."""
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
