"""Ships that have an effect, by their cards: what tests of abilities lay on the table."""

from __future__ import annotations

from typing import Any

from flibuste.games.pirates.questions.abilities.ability import Aim
from flibuste.games.pirates.state import Ship, State
from flibuste.games.pirates.tables import DATA

from .tables import at, ship, table

DOVER = "SM-ES-009"
"""An English ship of four masts without a word on her card."""
FRENCH = "CC-65"


def here(card: str, *hold: str, owner: int = 0, up: bool = False, x: float = 100, **more: Any) -> Ship:
    return ship(card, owner, at(x, 300), *hold, up=up, **more)


def one(card: str, *hold: str, **more: Any) -> State:
    return table([here(card, *hold, **more)])


def hull_of(nation: str) -> str:
    """A ship of this nation, one without effects where there is any."""
    fleet = [card for card in DATA["ships"] if card["nation"] == nation]
    return str(min(fleet, key=lambda card: len(card["effects"]))["id"])


def aim(target: str = "ship:1", shooter: int = 0, letter: str = "S", far: float = 10.0, *, fort: bool = False) -> Aim:
    return Aim(shooter, target, letter, 3, far, fort)


def carrier(code: str) -> Ship:
    """A ship with this effect, her own or that of a crew of her nation."""
    for card in DATA["ships"]:
        if any(effect["code"] == code for effect in card["effects"]):
            return here(card["id"])
    who = next(card for kind in ("crew", "crew_generic") for card in DATA[kind] if has_effect(card, code))
    nation = who.get("nation", "england")
    name = f"{who['id']}@{nation}" if who.get("generic") else who["id"]
    return here(hull_of(nation), name)


def has_effect(card: dict[str, Any], code: str) -> bool:
    return any(effect["code"] == code for effect in card["effects"])
