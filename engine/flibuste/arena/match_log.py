"""The games that have been played: a file of JSON lines, the match first and then one line a game, in any order."""

import json
from io import BufferedRandom
from pathlib import Path
from typing import Any, Self

from ..core.atoms import Json
from ..core.gate import clipped
from .match import Match, MatchError

try:
    import fcntl
except ImportError:  # not on Windows, where two that write one file are not noticed
    fcntl: Any = None  # type: ignore[no-redef]


class MatchLog:
    """The records of a match by game. With a path they are kept there, and those that the file holds already count: a
    line that was not written to its end does not."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.records: dict[int, Json] = {}
        self._file: BufferedRandom | None = None
        if path is not None:
            try:
                self._file = path.open("a+b")
            except OSError as fault:
                raise MatchError(f"{path} cannot be written: {fault.strerror}") from fault
            try:
                self._resume(self._file, match, path)
            except MatchError:
                self._file.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        if self._file:
            self._file.close()

    def add(self, record: Json) -> None:
        """Keeps a record; of a game that is kept already nothing happens."""
        if self.records.setdefault(record["game"], record) is record and self._file:
            self._file.write(_line(record))
            self._file.flush()

    def missing(self, games: int) -> list[int]:
        return [number for number in range(games) if number not in self.records]

    def first(self, games: int) -> list[Json]:
        """The records of the first games, in their order."""
        return [self.records[number] for number in range(games) if number in self.records]

    def _resume(self, file: BufferedRandom, match: Match, path: Path) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as fault:
                raise MatchError(f"{path} is being written by another process: name another file") from fault
        head = _line({"match": match.to_json()})
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and not head.startswith(text):
            raise MatchError(f"{path} is no file of games: name another one")
        lines = whole.splitlines()
        if lines:
            self._check(lines[0], match, path)
            for i, line in enumerate(lines[1:], 2):
                record = _read(line)
                if not isinstance(record, dict) or type(record.get("game")) is not int:
                    raise MatchError(f"{path}, line {i} is no record of a game: take it out, and play it again")
                self.records.setdefault(record["game"], record)
        file.truncate(len(whole))
        if not lines:
            file.write(head)
            file.flush()

    def _check(self, line: bytes, match: Match, path: Path) -> None:
        head, ours = _read(line), json.loads(json.dumps(match.to_json()))
        theirs = head.get("match") if isinstance(head, dict) else None
        if not isinstance(theirs, dict):
            raise MatchError(f"{path} is no file of games: name another one")
        if other := [key for key in ours if theirs.get(key) != ours[key]]:
            differences = "; ".join(f"{key} {_short(theirs.get(key))}, not {_short(ours[key])}" for key in other)
            raise MatchError(
                f"{path} holds another match ({differences}): name another file, or ask for the same match"
            )


def _line(data: Json) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _read(line: bytes) -> Json:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _short(value: Json) -> str:
    return clipped(json.dumps(value), 60)
