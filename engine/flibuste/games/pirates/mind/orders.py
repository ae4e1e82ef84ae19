"""What each order of the menu promises at a glance, in gold."""

from collections.abc import Callable
from math import inf
from typing import Final

from ....core.atoms import Move
from ....core.mind import NEVER
from ..geometry.outline import Pose
from ..names import ship_named
from ..questions.cargo.stowage import free
from ..questions.sailing.berths import own_fort
from ..questions.table.bodies import derelict, standing
from ..state import Is
from ..steps.gunnery.possible_shots import Firing
from ..steps.gunnery.shoot_action import Volley
from ..steps.islands.loading_treasure import Load
from ..steps.treasure.uniques import guarded
from ..steps.turns.menu import PASS, Menu
from .course_candidates import End
from .course_promises import sails, shifted
from .desk import Desk
from .gunnery import best_volley
from .hoards import carried, lying, takeable
from .hulls import mast_worth
from .strongholds import will_stand

_NOTHING: Final = -0.3
_AT_ONCE: Final = 0.4
"""What an action is worth that is done now, and not in the next turn."""


def answer_order(desk: Desk, step: Menu, move: Move) -> float:
    if move == PASS:
        return 0.0
    verb = str(move[0])
    number = ship_named(desk.s, str(move[1])) if len(move) > 1 and isinstance(move[1], str) else None
    found = _ORDERS.get(verb) if number is not None else None
    if verb == "fort-shoot":
        return best_volley(desk, step.seat, f"fort:{move[1]}")
    return _KNACKS.get(verb, 0.0) if number is None or found is None else found(desk, number, move)


def _sail(desk: Desk, number: int, move: Move) -> float:
    return sails(desk, number, move[2:])


def _about(desk: Desk, number: int, move: Move) -> float:
    """CSG-BOT-05: turned on the spot, which takes a whole action."""
    ship = desk.s.ship(number)
    return shifted(desk, number, End((), ship.pose._replace(heading=int(move[2])), ship.docked)) - 0.1


def _explore(desk: Desk, number: int, move: Move) -> float:
    s, ship = desk.s, desk.s.ship(number)
    room = max(0, free(s, number))
    if len(move) > 2:
        other = ship_named(s, str(move[2]))
        if other is None or s.ship(other).owner == ship.owner:
            return -0.5
        return 0.5 * carried(s, other, s.ship(other)) if room else -0.5
    if own_fort(s, ship.owner, ship.docked):
        return -1.0
    if guarded(s, ship.docked) or (
        Is.EXPLORED in ship.state and len(Load(ship.owner, number, ship.docked).moves(s)) < 2
    ):
        # she knows what lies there, and can take none of it
        return _NOTHING
    # CSG-FRT-04: a fort takes all that lies there
    stands = will_stand(s, ship.owner, ship.docked) or desk.survey(ship.owner).fort_in(number) < inf
    there = lying(s, ship.docked)
    coins = there if stands else takeable(s, number, there)[:room]
    return sum(coins) * 0.8 + _AT_ONCE if coins else _NOTHING


def _repair(desk: Desk, number: int, move: Move) -> float:
    """Chapter 12.2, 10: the fewer masts are left, the more one is worth."""
    ship = desk.s.ship(number)
    return mast_worth(ship, desk.w) * (1.5 if standing(ship) <= 1 else 1.0) + _AT_ONCE * derelict(ship)


def _fly(desk: Desk, number: int, move: Move) -> float:
    return shifted(desk, number, End((), Pose(int(move[2]), int(move[3]), int(move[4]))))


def _shoot(desk: Desk, number: int, move: Move) -> float:
    worth, step = best_volley(desk, desk.s.turn, f"ship:{number}"), Volley(desk.s.turn, Firing(f"ship:{number}"))
    if not worth and all(one[0] == "smoke" for one in step.moves(desk.s)):
        # CSG-SPS-04: she would lie where she is, and show who can make it
        return _NOTHING
    return worth + 0.05


def _flat(worth: float) -> Callable[[Desk, int, Move], float]:
    return lambda desk, number, move: worth


_ORDERS: Final[dict[str, Callable[[Desk, int, Move], float]]] = {
    "sail": _sail,
    "about": _about,
    "explore": _explore,
    "repair": _repair,
    "fly": _fly,
    "shoot": _shoot,
    "transfer": _flat(NEVER),
    "blades": _flat(NEVER),
    "release": _flat(-1.0),
    "scuttle": _flat(-2.0),
    "emerge": _flat(0.8),
    "clear": _flat(0.8),
    "stride": _flat(0.2),
    "steered": _flat(0.1),
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
    "marine": 0.6,
    "fort-repair": 0.5,
    "lookout": -0.1,
    "show": 0.3,
    "cancel": 0.05,
    "switch": NEVER,
}
"""What the orders that abilities give promise as a rule."""
