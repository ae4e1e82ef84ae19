"""What a bot is after: the end of the plan that its next move begins, for the hint that a person asks for."""

from ..core.agenda import asking, play
from ..core.atoms import Json, Move
from ..core.events import MUTE
from ..core.fate import OwnDice
from .worlds import Worlds


def reason_of(worlds: Worlds, move: Move) -> Json:
    """What a move is good for, as the game's page says it; it follows from what the seat knows."""
    return worlds.mind.reason(worlds.world(), move)


def aim_of(worlds: Worlds) -> Json:
    """`plan`: the moves; `key` and `args`: the last of them as it will be offered; `foresight`: what may be foreseen of
    it there. None where no more than the next move is planned, or where chance or somebody else comes between."""
    if len(worlds.plan) < 2:
        return None
    *way, last = worlds.plan
    world = worlds.world()
    fate = OwnDice(world)
    for move in way:
        step = asking(world)
        if step is None or step.seat != worlds.seat or step.why_not(world, move) is not None:
            return None
        play(world, move, fate, MUTE)
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
        "plan": [list(move) for move in worlds.plan],
        "key": said["key"],
        "args": said["args"],
        "foresight": worlds.game.preview(world, last, worlds.seat),
    }
