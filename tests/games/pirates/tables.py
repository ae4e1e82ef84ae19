"""Tables laid out by hand: a few ships and islands, and the question that stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from flibuste.core.agenda import advance, asking, play
from flibuste.core.atoms import Atom, Move
from flibuste.core.events import EventCollector
from flibuste.core.fate import OwnDice, ScriptedFate
from flibuste.games.pirates.geometry.outline import Pose
from flibuste.games.pirates.names import names_of
from flibuste.games.pirates.questions.table.cards import pieces
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.state import Island, Setting, Ship, State
from flibuste.games.pirates.steps.basics.order import Order
from flibuste.games.pirates.tables import COIN_VALUES

COLOURS = ("red", "blue", "green", "yellow", "black", "white", "purple", "orange")
OPTIONS: Mapping[str, Any] = {
    "scale": "card",
    "edge": "flat",
    "boarding_pick": "owner",
    "sink_gold": "usual",
    "auto_mast": False,
    "round_limit": 60,
    "mysterious": "off",
    "bow_pivot": False,
    "deathmatch": False,
}


def at(x: float, y: float, heading: int = 0) -> Pose:
    """A pose in millimetres."""
    return Pose(round(x * 100), round(y * 100), heading)


def ship(card: str, owner: int, pose: Pose, *hold: str, up: bool = False, **more: Any) -> Ship:
    """A ship as she was built, with these pieces in her hold, which her owner alone has seen (all have: `up`)."""
    row = pieces()[card].card
    masts = (1 << int(row.get("flags") or row["masts"])) - 1
    seen = 0xFF if up else 1 << owner
    held = tuple(HELD.of(item_named(name), seen) for name in hold)
    shell = int(row.get("panels", 0)) + int(row.get("extra_hulls", 0))
    return replace_fields(Ship(card, owner, owner, pose, masts, shell=shell, hold=held), more)


def replace_fields(one: Ship, more: Mapping[str, Any]) -> Ship:
    return one._replace(**more)


def table(ships: Sequence[Ship], islands: Sequence[Island] = (), seats: int = 2, **more: Any) -> State:
    """These ships and islands, nothing else, and an empty agenda; it is the first seat's turn. `options` overrides
    OPTIONS, every other keyword a field of the state."""
    options = {**OPTIONS, **more.pop("options", {})}
    s = State(
        setting=Setting(COLOURS[:seats], options),
        luck=1,
        agenda=[],
        turn=0,
        ships=list(ships),
        islands=list(islands),
        tiles=[],
        names=names_of((one.maker, one.card) for one in ships),
        fleets=[""] * seats,
        supply=[""] * seats,
        pool=(4,) * len(COIN_VALUES),
        events=[()] * seats,
        forts=[()] * seats,
        start_gold=30,
    )
    return replace(s, **more)


def island(x: float, y: float, *coins: str, home: int = -1, **more: Any) -> Island:
    """A round island with these coins (``coin`` for one that nobody has seen)."""
    held = tuple(HELD.of(item_named(name)) for name in coins)
    return Island(0, at(x, y), home, held)._replace(**more)


def plays(s: State, move: Move, *told: Atom) -> EventCollector:
    """Plays a move; dice and peeks answer `told`, or roll where nothing is told."""
    step = asking(s)
    assert step is not None
    bar = step.why_not(s, move)
    assert bar is None, bar
    emit = EventCollector()
    fate = ScriptedFate(s, told) if told else OwnDice(s)
    play(s, move, fate, emit)
    return emit


def runs(s: State, *steps: Any, told: Sequence[Atom] = ()) -> EventCollector:
    """Puts these steps on the agenda, in reading order, and runs what runs by itself."""
    s.agenda.extend(steps[::-1])
    emit = EventCollector()
    advance(s, ScriptedFate(s, told) if told else OwnDice(s), emit)
    return emit


def keys(emit: EventCollector) -> list[str]:
    return [event.key for event in emit.events]


def orders(s: State, order: Order, move: Move, *told: Atom) -> EventCollector:
    """The first seat gives this order, without a menu; dice answer as of `plays`."""
    assert move in order.moves(s, 0, Random(0), 99)
    assert order.why_not(s, 0, move) is None
    emit = EventCollector()
    fate = ScriptedFate(s, told) if told else OwnDice(s)
    order.play(s, 0, move, fate, emit)
    advance(s, fate, emit)
    return emit
