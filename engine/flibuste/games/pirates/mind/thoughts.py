"""How promising moves look, for each kind of question that a captain can be asked."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....core.atoms import Move
from ..steps.basics.dice import Reroll
from ..steps.boarding.boarding_party import BoardOffer, Prize, Spoils
from ..steps.boarding.bow_contact import Contacts
from ..steps.cargo.explore_action import Exchange
from ..steps.cargo.island_transfers import Transfer
from ..steps.damage.losing import PickMast, PickPiece
from ..steps.forts.building_forts import BuildFort
from ..steps.gunnery.shoot_action import Volley
from ..steps.islands.loading_treasure import FreeExplore, Load, Raid
from ..steps.sailing.asked_course import SailFree
from ..steps.sailing.pivoting import Pivots
from ..steps.sea.coming_out import Leave
from ..steps.setup.choosing import ChooseFleet, NameForts
from ..steps.setup.crewing import Stow
from ..steps.setup.homes import ChooseHome, Deploy
from ..steps.turns.menu import Menu
from ..steps.turns.switches import Switch
from ..steps.turns.turn_steps import Fade, Mode
from . import answers, building, clashes, harbours
from .desk import Desk
from .gunnery import volley
from .orders import answer_order

Thought = Callable[[Desk, Any, Move], float]


def thoughts(desk: Desk, moves: Sequence[Move]) -> list[float]:
    """Of the moves of the question that stands."""
    step = desk.s.agenda[-1]
    if isinstance(step, Volley):
        return volley(desk, step, list(moves))
    think = _THOUGHTS.get(type(step))
    if think is None:
        decline = getattr(step, "decline", None)
        return [0.0 if move == decline else answers.UNKNOWN for move in moves]
    return [think(desk, step, move) for move in moves]


_THOUGHTS: Final[dict[type, Thought]] = {
    Menu: answer_order,
    Contacts: clashes.answer_contact,
    BoardOffer: clashes.answer_board,
    Spoils: clashes.answer_spoils,
    Prize: clashes.answer_prize,
    SailFree: answers.course,
    Pivots: answers.swing,
    PickMast: answers.mast,
    PickPiece: answers.piece,
    Load: answers.load,
    Raid: answers.raid,
    FreeExplore: answers.free_explore,
    BuildFort: building.build,
    ChooseFleet: building.fleet,
    NameForts: building.name,
    Mode: answers.mode,
    Fade: answers.mode,
    Reroll: answers.reroll,
    Stow: answers.stow,
    Transfer: answers.quay,
    Switch: answers.quay,
    Exchange: answers.exchange,
    Leave: answers.leave,
    ChooseHome: harbours.home,
    Deploy: harbours.deploy,
}
