"""What a bot is after, for the hint that a person asks for: the end of the plan that its next move begins, what that is
good for, and how it compares with other moves."""

from typing import Final

from ..core.agenda import asking, play
from ..core.atoms import Json, Move
from ..core.events import MUTE
from ..core.fate import OwnDice
from ..core.mind import Plan
from .worlds import Worlds

_FEW: Final = 8
"""Visits below which a move's value says nothing."""
_SHARE: Final = 10
"""Another move counts that was visited at least one in so many times as often."""


def reason_of(worlds: Worlds, move: Move) -> Json:
    """What a move is good for (`Mind.reason`); it follows from what the seat knows."""
    return worlds.mind.reason(worlds.world(), plan_of(worlds, move))


def plan_of(worlds: Worlds, move: Move) -> Plan:
    """What the bot has in mind with a move (`Worlds.plan`), or else what the mind sees it lead to (`Mind.leading`)."""
    if len(worlds.plan) > 1 and worlds.plan[0] == move:
        return worlds.plan
    return worlds.mind.leading(worlds.world(), move)


def odds_of(worlds: Worlds, move: Move) -> Json:
    """Of a move that was found by search: `percent`, the chance to win that it has shown, and `next`, that of the best
    of the others, or None where none was looked at enough; None where the move itself was not."""
    own = worlds.weighed.get(move)
    if own is None or own.visits < _FEW:
        return None
    least = max(_FEW / 2, own.visits / _SHARE)
    others = [
        round(100 * one.total / one.visits)
        for key, one in worlds.weighed.items()
        if key != move and one.visits >= least
    ]
    return {"percent": round(100 * own.total / own.visits), "next": max(others, default=None)}


def aim_of(worlds: Worlds, move: Move) -> Json:
    """`plan`: the moves; `key` and `args`: the last of them as it will be offered; `foresight`: what may be foreseen of
    it there. None where no more than the next move is planned, or where chance or somebody else comes between."""
    plan = plan_of(worlds, move)
    if len(plan) < 2:
        return None
    *way, last = plan
    world = worlds.world()
    fate = OwnDice(world)
    for each in way:
        step = asking(world)
        if step is None or step.seat != worlds.seat or step.why_not(world, each) is not None:
            return None
        play(world, each, fate, MUTE)
        if fate.found:
            return None
    step = asking(world)
    if step is None or step.seat != worlds.seat:
        return None
    option = next((one for one in step.ask(world).options if one.move == last and not one.barred), None)
    if option is None:
        return None
    said = option.to_json()
    return {
        "plan": [list(each) for each in plan],
        "key": said["key"],
        "args": said["args"],
        "foresight": worlds.game.preview(world, last, worlds.seat),
    }
