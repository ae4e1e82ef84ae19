"""Chapters 3.2 and 12.2, 15: fleets and forts. What lies on a fort's island is safe at once (CSG-FRT-04), and ships
unload there as at home (CSG-FRT-09)."""

from math import inf
from typing import Final

from ....core.atoms import Move
from ..questions.forts.standing_forts import cost, flags_of
from ..steps.forts.building_forts import BuildFort
from ..steps.setup.choosing import LOT, ChooseFleet, NameForts, matching
from .desk import Desk
from .hoards import lying
from .strongholds import battery

_HARBOUR: Final = 0.4
"""What it is worth to have one more place to unload."""
_RICH: Final = 3
"""Coins for which a fort is kept."""
_KEPT: Final = 1.0
_NAMED: Final = 3
"""Forts for which a game has time and gold."""


def fleet(desk: Desk, step: ChooseFleet, move: Move) -> float:
    """One of the house, each seat others than the next, so that no two bots bring the same."""
    setting = desk.s.setting
    if move[0] != "fleet" or move[1] == LOT:
        return 0.0
    own = matching(setting)[step.seat % setting.seats :: setting.seats]
    return 1.0 if move[1] in own else 0.5


def name(desk: Desk, step: NameForts, move: Move) -> float:
    """A few of the cheapest, because they stand soonest; of those the ones with the best flags."""
    if move[0] == "no-fort":
        return 0.0 if len(desk.s.forts[step.seat]) < _NAMED else inf
    card = str(move[1])
    flags = flags_of(card)
    return 10.0 - cost(card) + 0.2 * battery(desk.s, card, (1 << len(flags)) - 1, 0.0)


def build(desk: Desk, step: BuildFort, move: Move) -> float:
    """What lies there is hers at once; without that it is kept for a richer island, if there is one."""
    if move == step.decline:
        return 0.0
    s = desk.s
    coins = lying(s, int(move[2]))
    if coins:
        return sum(coins) + _HARBOUR - 0.1 * cost(str(move[1]))
    survey = desk.survey(step.seat)
    rich = any(len(there) >= _RICH for there in survey.coins.values())
    return _HARBOUR - (_KEPT if rich else 0.0)
