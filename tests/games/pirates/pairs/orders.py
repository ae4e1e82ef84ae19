"""What a player may order and is asked."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from flibuste.games.pirates.questions.abilities.treasures import items_of
from flibuste.games.pirates.questions.sailing.berths import may_dock
from flibuste.games.pirates.questions.table.items import HELD, is_coin, name_of
from flibuste.games.pirates.questions.turns.giving_actions import give
from flibuste.games.pirates.state import NOWHERE, State
from flibuste.games.pirates.steps.basics.order import Order
from flibuste.games.pirates.steps.gunnery.fears import Fears
from flibuste.games.pirates.steps.treasure.uniques import StartTexts
from flibuste.games.pirates.steps.turns.all_orders import ORDERS
from flibuste.games.pirates.steps.turns.extra_moves import FleetRolls
from flibuste.games.pirates.steps.turns.turn_steps import Modes
from tests.games.pirates.tables import at

from .laid import (
    HOME,
    MATE,
    SAILOR,
    Codes,
    cargo,
    contents,
    lay,
    out_of_the_world,
    settled,
)
from .register import Facts, function


@function
def actions(mine: Codes, theirs: Codes) -> Facts:
    """Orders of the first ship that are actions, but for sailing, or bring some: before an action, and after."""
    found: dict[str, Any] = {}
    for scene in ("first", "moved", "shot", "done", "derelict"):
        s = _beside(mine, theirs)
        emit = settled(s)[0]
        for what in {"moved": ("move",), "shot": ("shoot",), "done": ("move", "move")}.get(scene, ()):
            give(s, 0, what, emit)
        if scene == "done":
            s.today = s.today._replace(extra=(0,))
        if scene == "derelict":
            s.change(1, masts=0)
        for order in ORDERS:
            if order.verb not in _SAILING and (order.acts or order.verb in _BRINGING):
                for move in _of_first(s, order):
                    found[f"{move[0]} {scene}"] = True
        shows = next(order for order in ORDERS if order.verb == "show")
        if any(move[2] in _EXTRA_SHOOT for move in _of_first(s, shows)):
            found[f"also shoots {scene}"] = True
    return found


_SAILING = ("sail", "stride", "fly", "steered", "about", "emerge", "clear")
_BRINGING = ("luck", "repeat", "trade", "yield")
_EXTRA_SHOOT = {name_of(item) for item in items_of("UT_EXTRA_SHOOT")}
_NOT_FREE = ("show", "switch", "quay", "scuttle", "release")


def _beside(mine: Codes, theirs: Codes) -> State:
    s = lay(mine, theirs, 0, hold=cargo(theirs, SAILOR), mine_hold=cargo(mine, MATE))
    # beside her stern, so that the first ship is not pinned
    s.change(1, pose=s.ship(1).pose._replace(y=27000))
    down = tuple(HELD.of(HELD.item(held), 2) if is_coin(HELD.item(held)) else held for held in s.ship(1).hold)
    s.change(1, hold=tuple(sorted(down)))
    return s


def _of_first(s: State, order: Order) -> list[Any]:
    return [move for move in order.moves(s, 0, Random(0), 20) if len(move) > 1 and move[1] == s.names[0]]


@function
def free_orders(mine: Codes, theirs: Codes) -> Facts:
    """Orders of the first ship that cost no action: beside an enemy, at home, near an island, out of the world."""
    found: dict[str, Any] = {}
    scenes = ("beside", "home", "island")
    for scene in (*scenes, *(f"away {scene}" for scene in scenes)):
        s = _beside(mine, theirs)
        if scene.startswith("away"):
            out_of_the_world(s, 0)
        if scene.endswith("home"):
            s.change(0, docked=HOME if may_dock(s, 0, HOME) else NOWHERE, pose=at(480, 740))
        if scene.endswith("island"):
            s.change(0, pose=at(120, 230))
        for order in ORDERS:
            if not order.acts and order.verb not in (*_SAILING, *_BRINGING, *_NOT_FREE):
                for move in _of_first(s, order):
                    found[f"{move[0]} {scene}"] = True
    return found


@function
def turn_start(mine: Codes, theirs: Codes) -> Facts:
    """What is rolled and asked as the first player's turn begins, the second ship near by."""
    s = lay(mine, theirs, 30, mine_hold=cargo(mine, MATE))
    steps = (StartTexts(0), Modes(0), Fears(0), FleetRolls(0))
    had = contents(s, 0)["crew"]
    emit, fate, asked = settled(s, *steps, face=6)
    found: dict[str, Any] = {f"asked {word}": n for word, n in Counter(asked).items()}
    found["dice"] = sum(word == "d6" or "die" in word or "roll" in word for word in fate.asked)
    found["crew lost"] = had - contents(s, 0)["crew"]
    found["muted"] = any(event.key == "pirates-feared" for event in emit.events)
    return found
