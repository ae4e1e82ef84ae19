"""What each answer to the smaller questions promises, in gold."""

from typing import Final

from ....core.atoms import Move
from ....core.mind import NEVER
from ..questions.damage.masts import worst_mast
from ..questions.sailing.berths import harbour
from ..questions.sailing.pins import pinned
from ..questions.table.bodies import card
from ..questions.table.items import card_of, is_coin, is_crew, item_named
from ..steps.basics.dice import Reroll
from ..steps.cargo.explore_action import Exchange
from ..steps.cargo.island_transfers import Transfer
from ..steps.damage.losing import PickMast, PickPiece
from ..steps.islands.loading_treasure import FreeExplore, Load, Raid
from ..steps.sailing.asked_course import SailFree
from ..steps.sailing.pivoting import Pivots, swung
from ..steps.sea.coming_out import Leave
from ..steps.setup.crewing import Stow
from ..steps.turns.switches import Switch
from ..steps.turns.turn_steps import Mode
from .course_candidates import End
from .course_promises import sails, shifted
from .desk import Desk
from .hoards import lying
from .strongholds import will_stand

_ABOARD: Final = 0.6
"""What gold in a hold is worth that could be safe."""


def course(desk: Desk, step: SailFree, move: Move) -> float:
    return 0.0 if move == step.decline else sails(desk, step.ship, move[1:], step.letters or None)


def swing(desk: Desk, step: Pivots, move: Move) -> float:
    if move[0] == "steady":
        return 0.0
    if pinned(desk.s, step.ship):
        # whom she has run into, she came for
        return NEVER
    pose = swung(desk.s, step.ship, int(move[1]), str(move[2]))
    return shifted(desk, step.ship, End((), pose, desk.s.ship(step.ship).docked)) - 0.05


def mast(desk: Desk, step: PickMast, move: Move) -> float:
    """CSG-DEC-02: one's own worst; of an enemy the best."""
    ship = desk.s.ship(step.ship)
    chosen = int(str(move[1])[1:]) - 1
    if ship.owner == step.seat:
        return 1.0 if chosen == worst_mast(ship) else 0.0
    letter, number = card(ship).card["cannons"][chosen]
    return float(6 - number + (letter == "L") - 3 * (ship.fire >> chosen & 1))


def piece(desk: Desk, step: PickPiece, move: Move) -> float:
    """The cheapest of one's own goes, the dearest of an enemy."""
    if len(move) < 2 or move[1] == "down":
        return 0.0
    item = item_named(str(move[1]))
    worth = float(item) if is_coin(item) else card_of(item).points if is_crew(item) else 1.0
    return -worth if desk.s.ship(step.ship).owner == step.seat else worth


def load(desk: Desk, step: Load, move: Move) -> float:
    """As much as she can take, and nothing out of a fort of one's own (CSG-EXP-07); but what she leaves where a fort
    will stand is safe at once (CSG-FRT-04)."""
    taken = float(sum(int(value) for value in move[1:]))
    if harbour(desk.s, step.seat, step.island):
        return -taken
    if not will_stand(desk.s, step.seat, step.island):
        return taken
    return sum(lying(desk.s, step.island)) - taken + _ABOARD * taken


def raid(desk: Desk, step: Raid, move: Move) -> float:
    if move == step.decline:
        return 0.0
    return 1.9 if move[1] == "down" else float(item_named(str(move[1])))


def mode(desk: Desk, step: Mode, move: Move) -> float:
    """On the surface one fights, carries and docks; below one is safe."""
    below = bool(desk.s.ship(step.ship).state & step.depth(desk.s))
    return 0.5 if (move == step.decline) != below else 0.0


def reroll(desk: Desk, step: Reroll, move: Move) -> float:
    """A low roll is a bad one, but not of weeds."""
    if move == step.decline:
        return 0.0
    low = {"reef": 2, "iceberg": 2}.get(step.what, 3)
    bad = desk.s.die >= 4 if step.what == "sargasso" else desk.s.die <= low
    return 0.5 if bad else -0.5


def stow(desk: Desk, step: Stow, move: Move) -> float:
    """The crew sail as the fleet's list says."""
    return 0.0 if move[0] == "ready" else NEVER


def quay(desk: Desk, step: Transfer | Switch, move: Move) -> float:
    return 0.0 if move[0] == "done" else NEVER


def exchange(desk: Desk, step: Exchange, move: Move) -> float:
    """What others have is taken; what is the same player's already is left."""
    if move[0] == "done":
        return 0.0
    return 1.0 if move[0] == "take" and desk.s.ship(step.other).owner != step.seat else NEVER


def leave(desk: Desk, step: Leave, move: Move) -> float:
    return 0.0 if move[0] == "stay" else 0.5


def free_explore(desk: Desk, step: FreeExplore, move: Move) -> float:
    """A fort of one's own is left alone: what lies in it is safe."""
    if move == step.decline:
        return 0.0
    return -1.0 if harbour(desk.s, step.seat, desk.s.ship(step.ship).docked) else 1.0


UNKNOWN: Final = 0.1
"""What an answer out of turn is worth of which nothing is known: it is held because it helps."""
