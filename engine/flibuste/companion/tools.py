"""Helpers for people who play with the box: settlements, odds, checks, reminders; imported game by game."""

from functools import cache
from importlib import import_module
from typing import Final

from ..core.atoms import Json
from .tool import Answer, Tool

GAMES: Final = ("buccaneer", "jamaica", "plunder", "nassau", "pirates")


@cache
def _of(game: str) -> dict[str, Tool]:
    """One game's tools by their ids; the tables of the others, and the catalogue of ships, stay unread."""
    module = import_module(f"..games.{game}.tools", __package__)
    made: list[Tool] = [getattr(module, name)() for name in module.__all__]
    return {tool.id: tool for tool in made}


def tool_of(name: str) -> Tool | None:
    """The tool of this id, if there is one."""
    game = name.partition(".")[0]
    return _of(game).get(name) if game in GAMES else None


@cache
def tools() -> dict[str, Tool]:
    """Every tool by its id."""
    return {name: tool for game in GAMES for name, tool in _of(game).items()}


def about() -> Json:
    """What a page needs to draw all of them, with no rule in it."""
    from .devices import devices

    return {"tools": [tool.about() for tool in tools().values()], "devices": [one.to_json() for one in devices()]}


__all__ = ["Answer", "Tool", "about", "tool_of", "tools"]
