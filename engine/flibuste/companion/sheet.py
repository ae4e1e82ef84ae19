"""What a score sheet is: fields with ranges, checks that warn or refuse, and a score with its lines."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ..core.atoms import Args, Json, args_json
from ..core.result import Result


@dataclass(frozen=True, slots=True)
class Field:
    """A whole number on the sheet: its id, its range, what stands there at first. None: may be left empty."""

    id: str
    low: int
    high: int
    first: int | None = 0

    def to_json(self) -> Json:
        return {"id": self.id, "low": self.low, "high": self.high, "first": self.first}


@dataclass(frozen=True, slots=True)
class Note:
    """Something to say about a sheet: where (such as ``players[1].chest``), a message key, the rule it rests on."""

    place: str
    key: str
    rule: str
    args: Args = field(default_factory=dict)

    def to_json(self) -> Json:
        return {"place": self.place, "key": self.key, "rule": self.rule, "args": args_json(self.args)}


class SheetError(Exception):
    """A sheet that cannot be scored: every fault, with its place, the range and what to do (as message keys)."""

    def __init__(self, notes: Sequence[Note]) -> None:
        super().__init__("; ".join(f"{note.place}: {note.key} {dict(note.args)}" for note in notes))
        self.notes = tuple(notes)


class Sheet(ABC):
    """The score sheet of one game. A filled sheet is JSON as `empty` writes it."""

    game: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    fields: ClassVar[tuple[Field, ...]]
    values: ClassVar[tuple[Field, ...]]
    """Values printed on the owner's own components, typed once."""

    def empty(self) -> Json:
        """An empty sheet for the smallest number of players, with all fields and their ranges."""
        player = {"name": "", "colour": None, **{f.id: f.first for f in self.fields}}
        return {
            "game": self.game,
            "values": {f.id: f.first for f in self.values},
            "players": [{**player, "name": f"Player {i + 1}"} for i in range(self.players[0])],
            "about": {
                "players": list(self.players),
                "fields": [f.to_json() for f in self.fields],
                "values": [f.to_json() for f in self.values],
            },
        }

    def score(self, sheet: Json) -> tuple[Result, list[Note]]:
        """The result with its lines, and notes that warn. Raises SheetError."""
        if not isinstance(sheet, dict) or sheet.get("game", self.game) != self.game:
            raise SheetError([Note("game", "core-sheet-shape", "", {"game": self.game})])
        players, low, high = sheet.get("players"), *self.players
        if not isinstance(players, list) or not low <= len(players) <= high:
            raise SheetError([Note("players", f"{self.game}-sheet-players", "", {"min": low, "max": high})])
        faults: list[Note] = []
        values = self._read(sheet.get("values", {}), self.values, "values", faults)
        rows = [self._read(p, self.fields, f"players[{i}]", faults) for i, p in enumerate(players)]
        colours = [p.get("colour") for p in players if isinstance(p, dict) and p.get("colour")]
        if len(set(map(str, colours))) < len(colours):
            faults.append(Note("players", f"{self.game}-sheet-colours", ""))
        if faults:
            raise SheetError(faults)
        notes = self.check(rows)
        if notes.faults:
            raise SheetError(notes.faults)
        return self.result(rows, values), notes.warnings

    def _read(self, data: Json, fields: Sequence[Field], place: str, faults: list[Note]) -> dict[str, int | None]:
        row: dict[str, int | None] = {}
        for f in fields:
            value: Json = data.get(f.id, f.first) if isinstance(data, dict) else "?"
            whole = type(value) is int and f.low <= value <= f.high
            if not whole and not (value is None and f.first is None):
                args = {"min": f.low, "max": f.high}
                faults.append(Note(f"{place}.{f.id}", f"{self.game}-sheet-range", "", args))
            row[f.id] = int(value) if whole else None
        return row

    @abstractmethod
    def check(self, rows: Sequence[Mapping[str, int | None]]) -> "Checked":
        """What is impossible, and what is only strange, about all players together."""

    @abstractmethod
    def result(self, rows: Sequence[Mapping[str, int | None]], values: Mapping[str, int | None]) -> Result:
        """The score of a sheet that was checked."""


@dataclass(slots=True)
class Checked:
    faults: list[Note] = field(default_factory=list)
    warnings: list[Note] = field(default_factory=list)
