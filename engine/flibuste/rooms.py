"""Finds the rooms of the games: one package each, imported when first asked for, so that no start waits for a game.

Ours are the packages inside `flibuste.games`; on a phone each comes in a wheel of its own. Others are the packages that
entry points of the group `flibuste.games` name: whatever is installed can be played.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, TypeVar

from . import games

T = TypeVar("T")

GROUP: Final = "flibuste.games"
"""The entry points' group, and the package that holds our own rooms."""


def rooms() -> list[str]:
    """The names of all games that are installed: ours, then the others, each in alphabetical order."""
    return sorted(found.name for found in iter_modules(games.__path__) if found.ispkg) + sorted(_elsewhere())


def room(game: str) -> str | None:
    """The package of a game; None where there is no such game."""
    ours = f"{GROUP}.{game}"
    if game.isidentifier() and (spec := find_spec(ours)) and spec.origin:
        return ours
    return _elsewhere().get(game)


def added() -> list[str]:
    """The names of the games that are not ours."""
    return [game for game in rooms() if game in _elsewhere()]


def part(game: str, name: str = "") -> ModuleType | None:
    """A module of a game's room: "sheet", "tools", "devices", or the room itself. None where there is none."""
    package = room(game)
    if package is None:
        return None
    path = f"{package}.{name}" if name else package
    return import_module(path) if find_spec(path) else None


def words(game: str) -> dict[str, str]:
    """A room's words: by language, the text of its Fluent files (`locale/<language>/*.ftl`)."""
    package = room(game)
    if package is None:
        return {}
    found: dict[str, str] = {}
    from importlib.resources import files  # here for the same reason as in `_elsewhere`

    for language in sorted(files(package).joinpath("locale").iterdir(), key=lambda it: it.name):
        texts = [it.read_text(encoding="utf-8") for it in language.iterdir() if it.name.endswith(".ftl")]
        found[language.name] = "\n".join(texts)
    return found


class Shelf(Mapping[str, T]):
    """The objects that rooms keep under one name (`GAME`, `SHEET`), by game; a room without one is left out."""

    def __init__(self, name: str, module: str = "") -> None:
        self._name = name
        self._module = module
        self._taken: dict[str, T] = {}

    def _take(self, game: str) -> T | None:
        if game not in self._taken:
            found: T | None = getattr(part(game, self._module), self._name, None)
            if found is None:
                return None
            self._taken[game] = found
        return self._taken[game]

    def __getitem__(self, game: str) -> T:
        found = self._take(game)
        if found is None:
            raise KeyError(game)
        return found

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and self._take(game) is not None

    def __iter__(self) -> Iterator[str]:
        return (game for game in rooms() if game in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _elsewhere() -> dict[str, str]:
    """The rooms that entry points name, by game; they cannot take the name of a game of ours."""
    from importlib.metadata import entry_points  # here: no game of ours needs it, and every start would wait for it

    ours = {found.name for found in iter_modules(games.__path__)}
    return {point.name: point.module for point in entry_points(group=GROUP) if point.name not in ours}


__all__ = ["GROUP", "Shelf", "added", "part", "room", "rooms", "words"]
