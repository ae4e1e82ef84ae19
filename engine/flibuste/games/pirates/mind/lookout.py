"""What there is to be had on the table, for a ship of a side: gold, prey, and what it costs to get there."""

from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from ..abilities.ability import Trait
from ..abilities.active import active
from ..berths import is_wild, may_dock
from ..cards import pieces
from ..exits import nearest_bearing
from ..geometry.angles import Vector, turn
from ..geometry.outline import Pose
from ..hold import treasure_of
from ..items import BLANK, FIRST_CARD, HELD, card_of, is_coin
from ..moving import length, move_list
from ..sea import built, card, derelict, is_kind, measure, on_table, standing
from ..state import NOBODY, NOWHERE, Is, Ship, State
from ..stowage import free
from ..worth import value_of

MEAN_COIN: Final = 1.9
"""What a coin is worth that nobody has seen (chapter 12.2)."""
FADE: Final = 0.82
"""What something is still worth that is a turn farther away."""
ISLAND: Final = 34.0
"""Roughly how far the shore lies from an island's middle."""


class Weights(NamedTuple):
    """What counts, in gold."""

    banked: float = 1.0
    carried: float = 0.62
    """Gold in a hold, before the way home is reckoned."""
    point: float = 0.11
    """A point of a ship's cost, with all her masts."""
    hull: float = 0.3
    """The share of it that a derelict is worth still."""
    threat: float = 0.5
    prey: float = 1.0


SKILLED: Final = Weights()
BEGINNER: Final = Weights(threat=0.0, prey=0.4)


def carried(s: State, number: int, ship: Ship) -> float:
    """The gold in a hold, as far as it is known."""
    found = 0.0
    for held in treasure_of(ship):
        item = HELD.item(held)
        found += MEAN_COIN if item == BLANK else value_of(s, item, number)
    return found


def lying(s: State, island: int) -> list[float]:
    """The coins on an island, dearest first; what nobody has seen counts as the mean."""
    coins = (HELD.item(held) for held in s.islands[island].coins)
    return sorted((MEAN_COIN if coin == BLANK else float(coin) for coin in coins if is_coin(coin)), reverse=True)


def crew_points(ship: Ship) -> int:
    return sum(_points(HELD.item(held)) for held in ship.hold)


@lru_cache(maxsize=512)
def _points(item: int) -> int:
    return card_of(item).points if item >= FIRST_CARD else 0


def ship_worth(ship: Ship, w: Weights) -> float:
    """What a ship is worth with the masts that she has left."""
    points = card(ship).points + crew_points(ship)
    masts = max(1, built(ship))
    whole = (standing(ship) - 0.6 * ship.fire.bit_count() + ship.shell) / (masts + _shell(ship.card))
    return w.point * points * (w.hull + (1 - w.hull) * min(1.0, max(0.0, whole)))


@lru_cache(maxsize=512)
def _shell(name: str) -> int:
    row = pieces()[name].card
    return int(row.get("panels", 0)) + int(row.get("extra_hulls", 0))


def reach(s: State, number: int) -> float:
    """How far she sails in a turn, in millimetres; of a dragon, anywhere."""
    letters = move_list(s, number)
    return 2000.0 if letters == "D" else length(s, letters)


def turns_to(pose: Pose, place: Vector, near: float, step: float) -> float:
    """Turns that she needs to come within so many millimetres of a place, the turn that she has to make included."""
    (x, y), (u, v) = pose.place, place
    far = sqrt((x - u) ** 2 + (y - v) ** 2) - near
    if far <= 0:
        return 0.0
    if step <= 0:
        return 30.0
    away = turn(pose.heading, nearest_bearing(u - x, v - y))
    # what lies behind takes an arc, or coming about
    return (far + max(0, away - 60) * 0.6) / step


def firepower(s: State, number: int, ship: Ship, far: float) -> float:
    """Hits that a volley of hers makes on average at this distance, in millimetres."""
    if not ship.masts or ship.lost != NOWHERE or ship.state & Is.SUBMERGED:
        return 0.0
    return _volley(ship.card, ship.masts & ~ship.fire, measure(s, "S") >= far, measure(s, "L") >= far)


@lru_cache(maxsize=4096)
def _volley(name: str, masts: int, short: bool, long: bool) -> float:
    found = 0.0
    for i, (letter, number) in enumerate(pieces()[name].card["cannons"]):
        stands = masts >> i & 1
        if stands and (short if letter == "S" else long):
            found += max(0, 6 - number) / 6
    return found


def gap_between(a: Ship, pose: Pose, b: Ship) -> float:
    """Roughly the millimetres between two hulls."""
    (x, y), (u, v) = pose.place, b.pose.place
    return max(0.0, sqrt((x - u) ** 2 + (y - v) ** 2) - 45.0)


def mast_worth(ship: Ship, w: Weights) -> float:
    """What one mast of a ship is worth."""
    points = card(ship).points + crew_points(ship)
    return w.point * points * (1 - w.hull) / max(1, built(ship) + _shell(ship.card)) + 0.1


def hunts(s: State, number: int, ship: Ship) -> bool:
    """Whether she is one for fighting: guns enough, and a captain or nothing better to do."""
    guns = _volley(ship.card, ship.masts, True, True)
    return guns >= 1.2 or active(s, number).has(Trait.SHOOTS_AFTER_MOVE)


class Prospect(NamedTuple):
    """What a ship may get from where she would lie."""

    gold: float
    fight: float
    threat: float

    @property
    def total(self) -> float:
        return self.gold + self.fight - self.threat


def prospect(s: State, number: int, pose: Pose, docked: int, w: Weights) -> Prospect:
    """What a ship would be worth at a pose, were she docked there at an island or at none."""
    ship = s.ship(number)
    if ship.lost != NOWHERE:
        return Prospect(0.0, 0.0, 0.0)
    step, load, room = reach(s, number), carried(s, number, ship), free(s, number)
    gold = _home(s, number, ship, pose, docked, step, load)
    gold = max(gold, gold * 0.6 + _islands(s, number, ship, pose, docked, step, room))
    fight = threat = 0.0
    mine = mast_worth(ship, w) + 0.35 * load / max(1, standing(ship))
    at_home = docked != NOWHERE and s.islands[docked].home == ship.owner
    armed = hunts(s, number, ship)
    for other, enemy in s.afloat():
        if enemy.owner in (ship.owner, NOBODY) or not on_table(enemy):
            continue
        far = gap_between(ship, pose, enemy)
        prize = mast_worth(enemy, w) + 0.25 * carried(s, other, enemy) / max(1, standing(enemy))
        sheltered = enemy.docked != NOWHERE and s.islands[enemy.docked].home == enemy.owner
        if not sheltered and armed:
            hits = firepower(s, number, ship, far)
            fight += w.prey * prize * hits * 0.8
            if not hits and step:
                fight += w.prey * prize * 0.5 * FADE ** (1 + far / step)
        if not at_home:
            closer = max(0.0, far - 0.5 * reach(s, other))
            threat += w.threat * mine * firepower(s, other, enemy, closer)
    return Prospect(gold, fight, threat)


def _home(s: State, number: int, ship: Ship, pose: Pose, docked: int, step: float, load: float) -> float:
    """Gold that she carries, by how far it is from home; and repairs that wait there."""
    home = s.home(ship.owner)
    if home == NOWHERE:
        return 0.0
    hurt = 1 - standing(ship) / max(1, built(ship)) if not is_kind(ship, "flotilla") else 0.0
    wants = load + (1.2 * hurt if hurt >= 0.5 else 0.0)
    if not wants:
        return 0.0
    if not active(s, number).has(Trait.NO_HOME):
        turns = 0.0 if docked == home else 0.4 + turns_to(pose, s.islands[home].pose.place, ISLAND, step)
        return float(wants * FADE**turns)
    return wants * 0.3


def _islands(s: State, number: int, ship: Ship, pose: Pose, docked: int, step: float, room: int) -> float:
    """The best of the islands where there is something to load."""
    if room <= 0 or (derelict(ship) and not step):
        return 0.0
    home = s.home(ship.owner)
    best = 0.0
    for i, island in enumerate(s.islands):
        if not is_wild(island) or not island.coins:
            continue
        if i != docked and not may_dock(s, number, i):
            continue
        coins = sum(lying(s, i)[:room])
        turns = 0.0 if i == docked else 0.6 + turns_to(pose, island.pose.place, ISLAND, step)
        back = 0.0
        if home != NOWHERE and step:
            (x, y), (u, v) = island.pose.place, s.islands[home].pose.place
            back = sqrt((x - u) ** 2 + (y - v) ** 2) / step
        best = max(best, coins * FADE ** (turns + 0.7 * back + 1))
    return best
