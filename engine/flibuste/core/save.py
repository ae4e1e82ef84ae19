"""A game on disk: how it began, and its log. Checked on the way in."""

from collections.abc import Mapping
from dataclasses import field

from .atoms import Atom, Json, RawJson
from .entry import Entry, atoms
from .faults import SaveError
from .frozen import frozen
from .gate import measure
from .seat import Seat

FORMAT = 3
"""Of a game whose table was laid anew in the middle; with a box alone the format is 2. An older app would replay either
wrongly, and refuses it. All other saves are of format 1."""
SEATS_LIMIT = 12
LOG_LIMIT = 10_000
BOX_LIMIT = 50


@frozen
class Save:
    """Seats + options + seed + entries.

    `opening` is what the set-up found; `position`, if any, is where the game began.
    """

    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: Mapping[str, RawJson]
    seed: int
    opening: tuple[Atom, ...] = ()
    log: tuple[Entry, ...] = field(default=())
    position: RawJson = None
    box: tuple[str, ...] | None = None
    """The questions whose answers come from a box on the table; None where the app answers all of them."""

    def to_json(self) -> Json:
        data = {
            "flibuste": 1 if self.box is None else FORMAT if any(one.position for one in self.log) else 2,
            "game": self.game,
            "rules": self.rules,
            "seats": [seat.to_json() for seat in self.seats],
            "options": dict(self.options),
            "seed": self.seed,
            "opening": list(self.opening),
            "log": [entry.to_json() for entry in self.log],
        }
        if self.position is not None:
            data["position"] = self.position
        if self.box is not None:
            data["box"] = {"from": list(self.box)}
        return data

    @staticmethod
    def from_json(data: RawJson) -> "Save":
        """Checks the shape of a save only; whether its log obeys the rules is found out by replaying it."""
        measure(data, SaveError)
        if not isinstance(data, dict) or "flibuste" not in data:
            raise SaveError("the file", "is not a game of Flibuste")
        if _whole(data, "flibuste") > FORMAT:
            raise SaveError("flibuste", f"is {data['flibuste']}: written by a newer version", newer=True)
        game, options = data.get("game"), data.get("options", {})
        if not isinstance(game, str):
            raise SaveError("game", "is missing")
        if not isinstance(options, dict):
            raise SaveError("options", "is not an object")
        return Save(
            game,
            _whole(data, "rules"),
            tuple(Seat.from_json(seat, f"seats[{i}]") for i, seat in enumerate(_list(data, "seats", SEATS_LIMIT))),
            options,
            _whole(data, "seed"),
            atoms(data.get("opening", []), "opening"),
            tuple(Entry.from_json(entry, f"log[{i}]") for i, entry in enumerate(_list(data, "log", LOG_LIMIT))),
            data.get("position"),
            _box(data),
        )


def _box(data: Mapping[str, RawJson]) -> tuple[str, ...] | None:
    if "box" not in data:
        return None
    if _whole(data, "flibuste") < 2:
        raise SaveError("flibuste", f"is {data['flibuste']}, but there is a box")
    return box_from(data["box"])


def box_from(box: RawJson) -> tuple[str, ...]:
    """The questions that a box answers, of `{"from": [...]}`. Raises SaveError."""
    given = box.get("from") if isinstance(box, dict) else None
    names = [name for name in given if isinstance(name, str)] if isinstance(given, list) else []
    if not isinstance(given, list) or len(given) > BOX_LIMIT or len(names) < len(given):
        raise SaveError("box.from", "is not a list of questions")
    return tuple(dict.fromkeys(names))


def _whole(data: Mapping[str, RawJson], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise SaveError(key, "is not a whole number")
    return value


def _list(data: Mapping[str, RawJson], key: str, limit: int) -> list[RawJson]:
    value = data.get(key)
    if not isinstance(value, list):
        raise SaveError(key, "is not a list")
    if len(value) > limit:
        raise SaveError(key, f"has more than {limit} entries")
    return value
