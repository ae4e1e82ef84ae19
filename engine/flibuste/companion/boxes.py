"""The tables of the games that are only accompanied; read late, for the fleets alone are 190 KB."""

from importlib import import_module

from ..core.atoms import Json


def box(game: str) -> Json:
    """What lies in the box of plunder, nassau or pirates; read once, by the game's own tables."""
    return import_module(f"..games.{game}.tables", __package__).DATA
