"""Helpers for people who play with the box: settlements, odds, checks, reminders; imported game by game."""

from typing import Final

from ..core.atoms import Json
from ..rooms import part, rooms
from .tool import Answer, Tool

_MADE: Final[dict[str, dict[str, Tool]]] = {}


def _of(game: str) -> dict[str, Tool]:
    """One game's tools, by id. Other games are not imported, so their tables are not read."""
    if game not in _MADE:
        module = part(game, "tools")
        if module is None:
            return {}
        made: list[Tool] = [getattr(module, name)() for name in module.__all__]
        _MADE[game] = {tool.id: tool for tool in made}
    return _MADE[game]


def tool_of(name: str) -> Tool | None:
    """The tool of this id, if there is one."""
    return _of(name.partition(".")[0]).get(name)


def tools() -> dict[str, Tool]:
    """Every tool by its id."""
    return {name: tool for game in rooms() for name, tool in _of(game).items()}


def about() -> dict[str, list[Json]]:
    """What a page needs to draw all tools and devices; it holds no rule."""
    from .devices import devices

    return {"tools": [tool.about() for tool in tools().values()], "devices": [one.to_json() for one in devices()]}


__all__ = ["Answer", "Tool", "about", "tool_of", "tools"]
