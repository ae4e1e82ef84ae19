"""How promising the moves look of whatever question stands."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....core.atoms import Move
from ..boardings import BoardOffer, Prize, Spoils
from ..choosing import NameForts
from ..contact import Contacts
from ..crewing import Stow
from ..dice import Reroll
from ..exchanges import Exchange
from ..exits import Leave
from ..exploration import FreeExplore, Load, Raid
from ..firing import Volley
from ..forts import BuildFort
from ..homes import ChooseHome, Deploy
from ..losing import PickMast, PickPiece
from ..menu import Menu
from ..pivoting import Pivots
from ..quays import Transfer
from ..rounds import Mode
from ..steering import SailFree
from ..switches import Switch
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
    NameForts: building.name,
    Mode: answers.mode,
    Reroll: answers.reroll,
    Stow: answers.stow,
    Transfer: answers.quay,
    Switch: answers.quay,
    Exchange: answers.exchange,
    Leave: answers.leave,
    ChooseHome: harbours.home,
    Deploy: harbours.deploy,
}
