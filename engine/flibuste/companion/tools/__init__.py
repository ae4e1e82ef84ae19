"""Helpers for people who play with the box: settlements, odds, checks, reminders. Imported when first asked for."""

from functools import cache

from ...core.atoms import Json
from ..devices import devices
from . import buccaneer, jamaica, nassau, pirates, plunder
from .tool import Answer, Tool


@cache
def tools() -> dict[str, Tool]:
    """Every tool by its id."""
    games = (buccaneer, jamaica, plunder, nassau, pirates)
    made: list[Tool] = [getattr(game, name)() for game in games for name in game.__all__]
    return {tool.id: tool for tool in made}


def about() -> Json:
    """What a page needs to draw all of them, with no rule in it."""
    return {"tools": [tool.about() for tool in tools().values()], "devices": [one.to_json() for one in devices()]}


__all__ = ["Answer", "Tool", "about", "tools"]
