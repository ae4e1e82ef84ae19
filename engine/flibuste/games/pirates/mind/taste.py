"""What captains think of at all: how often each order and each shot, before anybody weighs them."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

from ....core.atoms import Move
from ..questions.gunnery.aiming import range_of
from ..questions.gunnery.lookout import alone, look_out, targets
from ..state import State
from ..steps.basics.order import Order
from ..steps.gunnery.possible_shots import Firing, Shot
from ..steps.gunnery.shoot_action import Volley
from ..steps.gunnery.shot_options import fire_move
from ..steps.turns.menu import PASS, Menu
from ..steps.turns.repertoire import all_orders, repertoire

RARE: Final = frozenset({"transfer", "release", "blades", "scuttle", "trade", "yield", "cast-gun", "switch"})
"""Orders that are seldom wise: of all of them a sample has one at most, and few samples have."""
_SELDOM: Final = 6
"""In one of so many."""
_USUAL: Final = 8
OFTEN: Final[Mapping[str, int]] = {"sail": 48, "stride": 24, "fly": 24, "shoot": 24, "about": 4, "pass": 4}
"""How often a captain without any aim thinks of an order, against others; of most of them as often as `_USUAL`."""
_NO_SHOT: Final = 8
"""One of so many answers of a captain without any aim is no shot by lot."""


def orders(menu: Menu, s: State, rng: Random, most: int) -> list[Move]:
    """CSG-TRN-11: at most so many orders of the menu."""
    found: list[Move] = []
    rare: list[Move] = []
    for move in menu.found(s, rng, most):
        (rare if move[0] in RARE else found).append(move)
    if rare and rng.randrange(_SELDOM) == 0:
        found.append(rng.choice(rare))
    return menu.among(s, rng, most, found)


def order_by_lot(menu: Menu, s: State, rng: Random, most: int) -> Move:
    """An order first, then one way of carrying it out: of the others nothing is worked out."""
    able = repertoire(s, menu.seat)
    lots = _lots(able)
    vain: set[str] = set()
    while len(vain) <= len(able):
        verb = rng.choice(lots)
        if verb in vain:
            continue
        found = PASS if verb == PASS[0] else all_orders()[verb].draw(s, menu.seat, rng)
        if found is not None and (found != PASS or menu.why_not(s, PASS) is None):
            return found
        vain.add(verb)
    return rng.choice(orders(menu, s, rng, most))


@lru_cache(maxsize=1024)
def _lots(able: tuple[Order, ...]) -> tuple[str, ...]:
    """The verbs of these orders, each as often as it is thought of, and passing."""
    verbs = (*(order.verb for order in able), str(PASS[0]))
    return tuple(verb for verb in verbs for _ in range(1 if verb in RARE else OFTEN.get(verb, _USUAL)))


def _by_lot(firing: Firing, s: State, rng: Random) -> Shot | None:
    """One shot of a cannon by lot; None where none is possible."""
    guns = firing.guns(s) if firing.able(s) and not alone(s, firing.shooter) else []
    for gun in rng.sample(guns, len(guns)):
        sea = look_out(s, firing.shooter, range_of(s, firing.shooter, gun, firing.mode))
        if found := list(targets(s, firing.shooter, gun, sea, firing.mode)):
            return rng.choice(list(firing.loaded(s, gun, rng.choice(found), list(firing.extras(s)))))
    return None


def shot_by_lot(volley: Volley, s: State, rng: Random, most: int) -> Move:
    """A shot; now and then an end, or what else there is."""
    shot = _by_lot(volley.firing, s, rng) if rng.randrange(_NO_SHOT) else None
    return fire_move(s, shot) if shot is not None else volley.draw(s, rng, most)


BY_LOT: Final[Mapping[type, Callable[[Any, State, Random, int], Move]]] = {Menu: order_by_lot, Volley: shot_by_lot}
