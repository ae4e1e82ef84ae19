"""What each order and each answer promises at a glance, in gold."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....core.atoms import Move
from ....core.mind import NEVER
from ..boarding import odds
from ..boardings import BoardOffer, Prize, Spoils, fitting, strength
from ..contact import Contacts
from ..courses import path_of
from ..crewing import Stow
from ..dice import Reroll
from ..exits import Leave
from ..exploration import FreeExplore, Load, Raid
from ..firing import Volley
from ..forts import BuildFort
from ..geometry.outline import Pose
from ..hold import crew_of
from ..items import is_coin, item_named
from ..losing import PickMast, PickPiece
from ..menu import PASS, Menu
from ..moving import trace
from ..names import ship_named
from ..pivoting import Pivots, swung
from ..quays import Exchange, Transfer
from ..ramming import needed
from ..rounds import Mode, depth_of
from ..sea import derelict, standing
from ..state import NOWHERE, State
from ..steering import SailFree
from ..stowage import free
from ..switches import Switch
from .gunnery import best_volley, mast, piece, volley
from .lookout import Weights, carried, lying, mast_worth, prospect, ship_worth

Thought = Callable[[State, Any, Move, Weights], float]
_AT_ONCE: Final = 0.4
"""What an action is worth that is done now, and not in the next turn."""


def thoughts(s: State, moves: Sequence[Move], w: Weights) -> list[float]:
    """How promising the moves of the question look that stands."""
    step = s.agenda[-1]
    if isinstance(step, Volley):
        return volley(s, step, list(moves), w)
    think = _THOUGHTS.get(type(step))
    if think is None:
        # an answer out of turn is held because it helps; elsewhere nothing is known
        decline = getattr(step, "decline", None)
        return [0.0 if move == decline else 0.1 for move in moves]
    return [think(s, step, move, w) for move in moves]


def _order(s: State, step: Menu, move: Move, w: Weights) -> float:
    if move == PASS:
        return 0.0
    number = ship_named(s, str(move[1])) if len(move) > 1 and isinstance(move[1], str) else None
    if number is None:
        return _KNACKS.get(str(move[0]), 0.0)
    found = _ORDERS.get(str(move[0]))
    return found(s, number, move, w) if found else _KNACKS.get(str(move[0]), 0.0)


def _sails(s: State, number: int, move: Move, w: Weights) -> float:
    path = path_of(move[2:])
    if path is None:
        return -1.0
    return _ends_at(s, number, path, None, w)


def _ends_at(s: State, number: int, path: Any, letters: str | None, w: Weights) -> float:
    ship = s.ship(number)
    found = trace(s, number, path, letters)
    if not found.legs:
        return -1.0
    leg = found.legs[-1]
    docked = next((int(place[7:]) for place in leg.by if place.startswith("island:")), NOWHERE)
    risk = sum(_terrain_risk(s, tile) for one in found.legs for tile, _ in one.met)
    return better(s, number, leg.pose, docked, w) - risk * ship_worth(ship, w)


def _terrain_risk(s: State, tile: int) -> float:
    return {"fog": 0.25, "sargasso": 0.3, "reef": 0.35}.get(s.tiles[tile].kind, 0.0)


def better(s: State, number: int, pose: Pose, docked: int, w: Weights) -> float:
    """How much more a ship promises at another pose than where she lies."""
    ship = s.ship(number)
    return prospect(s, number, pose, docked, w).total - prospect(s, number, ship.pose, ship.docked, w).total


def _about(s: State, number: int, move: Move, w: Weights) -> float:
    pose = s.ship(number).pose._replace(heading=int(move[2]))
    return better(s, number, pose, s.ship(number).docked, w) - 0.1


def _explore(s: State, number: int, move: Move, w: Weights) -> float:
    if len(move) > 2:
        other = ship_named(s, str(move[2]))
        if other is None or s.ship(other).owner == s.ship(number).owner:
            return -0.5
        return 0.5 * carried(s, other, s.ship(other)) if free(s, number) > 0 else -0.5
    room = max(0, free(s, number))
    coins = lying(s, s.ship(number).docked)[:room]
    return sum(coins) * 0.8 + _AT_ONCE if coins else -0.3


def _repair(s: State, number: int, move: Move, w: Weights) -> float:
    return mast_worth(s.ship(number), w) + _AT_ONCE * derelict(s.ship(number))


_ORDERS: Final[dict[str, Callable[[State, int, Move, Weights], float]]] = {
    "sail": _sails,
    "about": _about,
    "explore": _explore,
    "repair": _repair,
    "transfer": lambda s, number, move, w: NEVER,
    "release": lambda s, number, move, w: -1.0,
    "scuttle": lambda s, number, move, w: -2.0,
    "emerge": lambda s, number, move, w: 0.8,
    "clear": lambda s, number, move, w: 0.8,
    "fly": lambda s, number, move, w: better(s, number, Pose(int(move[2]), int(move[3]), int(move[4])), NOWHERE, w),
    "stride": lambda s, number, move, w: 0.2,
    "shoot": lambda s, number, move, w: best_volley(s, s.turn, f"ship:{number}", w) + 0.05,
    "steered": lambda s, number, move, w: 0.1,
    "blades": lambda s, number, move, w: NEVER,
}


_KNACKS: Final = {
    "luck": 0.6,
    "repeat": 0.3,
    "steady": 0.1,
    "yield": -0.5,
    "trade": -0.3,
    "cast-gun": -0.5,
    "hex": 0.2,
    "unload": 2.0,
    "claim": 2.0,
    "plunder": 1.5,
    "steal": 1.5,
    "swap": 0.2,
    "search": 0.5,
    "mark": 0.2,
    "peek-ship": 0.1,
    "peek-island": 0.1,
    "fort-shoot": 0.6,
    "marine": 0.6,
    "fort-repair": 0.5,
    "lookout": -0.1,
    "show": 0.3,
    "cancel": 0.05,
    "switch": NEVER,
}
"""What the orders that abilities give promise as a rule."""


def _course(s: State, step: SailFree, move: Move, w: Weights) -> float:
    path = path_of(move[1:])
    return 0.0 if path is None else _ends_at(s, step.ship, path, step.letters or None, w)


def _swing(s: State, step: Pivots, move: Move, w: Weights) -> float:
    if move[0] == "steady":
        return 0.0
    pose = swung(s, step.ship, int(move[1]), str(move[2]))
    return better(s, step.ship, pose, s.ship(step.ship).docked, w) - 0.05


def _contact(s: State, step: Contacts, move: Move, w: Weights) -> float:
    if move == step.decline:
        return 0.0
    if move[0] == "break":
        return 0.3
    other = ship_named(s, str(move[1]))
    if other is None:
        return 0.0
    enemy = s.ship(other)
    prize = ship_worth(enemy, w) + 0.6 * carried(s, other, enemy)
    if move[0] == "tow":
        return prize if enemy.owner != step.seat else 0.4
    if derelict(enemy):
        return 0.5 * prize
    hit = max(0, 7 - needed(standing(enemy))) / 6
    lead = strength(s, step.ship, other) - strength(s, other, step.ship)
    return hit * mast_worth(enemy, w) + 0.6 * _boarding(lead)


def _boarding(lead: int) -> float:
    found = odds(lead)
    return (found["win"] - found["lose"]) / 36


def _board(s: State, step: BoardOffer, move: Move, w: Weights) -> float:
    if move == step.decline:
        return 0.0
    lead = strength(s, step.ship, step.other) - strength(s, step.other, step.ship)
    mine, theirs = s.ship(step.ship), s.ship(step.other)
    gain = 0.6 * (carried(s, step.other, theirs) + len(crew_of(theirs)) > 0) + 0.2
    risk = 0.6 * (carried(s, step.ship, mine) + len(crew_of(mine)) > 0) + 0.2
    found = odds(lead)
    return (found["win"] * gain - found["lose"] * risk) / 36


def _spoils(s: State, step: Spoils, move: Move, w: Weights) -> float:
    return {
        "nothing": 0.0,
        "crew": 0.6,
        "mast": 0.5,
        "captive": 1.0,
        "all-crew": 1.2,
        "treasure": 0.8 + 0.2 * len(fitting(s, step.ship, step.other)),
    }[str(move[0])]


def _prize(s: State, step: Prize, move: Move, w: Weights) -> float:
    if move[1] == "down":
        return 0.0
    item = item_named(str(move[1]))
    worth = float(item) if is_coin(item) else 1.0
    mine = s.ship(step.other).owner == step.seat
    return -worth if mine else worth


def _load(s: State, step: Load, move: Move, w: Weights) -> float:
    return float(sum(int(value) for value in move[1:]))


def _raid(s: State, step: Raid, move: Move, w: Weights) -> float:
    if move == step.decline:
        return 0.0
    return 1.9 if move[1] == "down" else float(item_named(str(move[1])))


def _fort(s: State, step: BuildFort, move: Move, w: Weights) -> float:
    """Gold in a fort counts as at home, and enemies keep away; but coins that are not there yet are shut in."""
    if move == step.decline:
        return 0.0
    return 0.4 + 0.5 * sum(lying(s, int(move[2]))) if len(move) > 2 else 0.0


def _mode(s: State, step: Mode, move: Move, w: Weights) -> float:
    """On the surface one fights, carries and docks; below one is safe."""
    below = bool(s.ship(step.ship).state & depth_of(s, step.ship))
    return 0.5 if (move == step.decline) != below else 0.0


def _reroll(s: State, step: Reroll, move: Move, w: Weights) -> float:
    low = s.die <= 2 if step.what in ("sargasso", "reef", "iceberg") else s.die <= 3
    if step.what in ("sargasso",):
        low = s.die >= 4
    return (0.5 if low else -0.5) if move != step.decline else 0.0


def _stow(s: State, step: Stow, move: Move, w: Weights) -> float:
    return 0.0 if move[0] == "ready" else NEVER


def _quay(s: State, step: Transfer | Switch, move: Move, w: Weights) -> float:
    return 0.0 if move[0] == "done" else NEVER


def _exchange(s: State, step: Exchange, move: Move, w: Weights) -> float:
    """What others have is taken; what is the same player's already is left."""
    if move[0] == "done":
        return 0.0
    return 1.0 if move[0] == "take" and s.ship(step.other).owner != step.seat else NEVER


def _leave(s: State, step: Leave, move: Move, w: Weights) -> float:
    return 0.0 if move[0] == "stay" else 0.5


def _free_explore(s: State, step: FreeExplore, move: Move, w: Weights) -> float:
    return 1.0 if move[0] == "explore" else 0.0


_THOUGHTS: Final[dict[type, Thought]] = {
    Menu: _order,
    PickMast: mast,
    PickPiece: piece,
    BuildFort: _fort,
    Mode: _mode,
    Reroll: _reroll,
    Stow: _stow,
    Transfer: _quay,
    Exchange: _exchange,
    Switch: _quay,
    Leave: _leave,
    SailFree: _course,
    Pivots: _swing,
    Contacts: _contact,
    BoardOffer: _board,
    Spoils: _spoils,
    Prize: _prize,
    Load: _load,
    Raid: _raid,
    FreeExplore: _free_explore,
}
