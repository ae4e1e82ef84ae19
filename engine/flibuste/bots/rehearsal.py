"""Rehearsals: plays the turn to its end after each promising move, to see what the move is worth.

For games whose turns take more decisions than a tree can look ahead. All candidates, single moves and plans, are played
in the same imagined worlds, so that they meet the same hands and the same luck. Then every seat plays what looks best
at a glance until the turn has passed, and the game's mind judges. A candidate that is clearly behind the best one is
dropped, as in Maron and Moore, "Hoeffding Races" (1994).
"""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Final

from ..core.agenda import play
from ..core.atoms import Move
from ..core.events import MUTE
from ..core.fate import OwnDice
from ..core.mind import NEVER, Plan
from .worlds import Worlds

LOOKS: Final = 3
"""In how many worlds all moves are looked at, to choose the candidates."""
SURE: Final = 2.0
"""How many standard errors a candidate must be behind to be dropped."""
HAIR: Final = 0.003
"""On the scale of `judge`, a lead too small to matter: often the same turn in another order comes out alike."""
GLANCE: Final = 12
"""How many candidates of a composed move are considered while a turn is played on."""
PATIENCE: Final = 120
"""How many moves a turn is played on; a longer one is judged as it stands then."""


def rehearse(worlds: Worlds) -> Iterator[Move]:
    """Yields the best move so far after every rehearsal; ends when all others have been dropped, or after
    `Mind.rehearsals` of them."""
    race: dict[Plan, list[float]] = {way: [] for way in _promising(worlds)}
    best = worlds.plan = next(iter(race))
    yield best[0]
    rehearsed = 0
    while len({way[0] for way in race}) > 1 and rehearsed < worlds.mind.rehearsals:
        world = worlds.world()
        worlds.mind.suppose(world, worlds.seat)
        step = world.agenda[-1]
        if any(step.why_not(world, way[0]) is not None for way in race):
            # what is legal may depend on what the seat does not know: all are compared in the same worlds
            rehearsed += 1
            continue
        for way, values in race.items():
            values.append(_rehearsed(worlds, world.copy(), way))
            rehearsed += 1
            yield best[0]
        best = worlds.plan = _best(race)
        if len(race[best]) >= worlds.mind.trials:
            race = {way: values for way, values in race.items() if way == best or _close(race[best], values)}
    yield best[0]


def _promising(worlds: Worlds) -> list[Plan]:
    """The moves and plans that look best over a few worlds, the best first."""
    mind, moves = worlds.mind, worlds.moves
    looks: dict[Plan, list[float]] = {(move,): [] for move in moves}
    for _ in range(LOOKS):
        world = worlds.world()
        for move, score in zip(moves, mind.prior(world, moves), strict=True):
            looks[(move,)].append(score)
        for plan, score in mind.plans(world).items():
            if (plan[0],) in looks or worlds.allows(plan[0]):
                looks.setdefault(plan, []).append(score)
    best = sorted(looks, key=lambda way: sum(looks[way]) / len(looks[way]), reverse=True)[: worlds.mind.candidates]
    return [way for way in best if way == best[0] or max(looks[way]) > NEVER]


def _best(race: Mapping[Plan, Sequence[float]]) -> Plan:
    """The candidate that has come out best; of those that come to the same the one that looked best before."""
    most = max(map(sum, race.values()))
    return next(way for way, values in race.items() if most - sum(values) <= HAIR * len(values))


def _close(best: Sequence[float], values: Sequence[float]) -> bool:
    """Whether a candidate may still prove better than the best one, judged by the worlds that both have met."""
    n = len(best)
    ahead = [a - b for a, b in zip(best, values, strict=True)]
    mean = sum(ahead) / n
    spread = sqrt(sum((one - mean) ** 2 for one in ahead) / (n - 1) / n)
    return mean + HAIR <= SURE * spread


def _rehearsed(worlds: Worlds, world: Any, way: Plan) -> float:
    """How the seat stands after this move or plan, when the turn has passed and all have acted equally often."""
    mind, turn = worlds.mind, world.turn
    _follow(world, way)
    for _ in range(PATIENCE):
        if not world.agenda or (world.turn != turn and mind.settled(world)):
            break
        moves = mind.choices(world, worlds.rng, GLANCE)
        scores = mind.prior(world, moves) if len(moves) > 1 else (0.0,)
        play(world, moves[max(range(len(moves)), key=scores.__getitem__)], OwnDice(world), MUTE)
    return mind.judge(world)[worlds.seat]


def _follow(world: Any, way: Plan) -> None:
    """Plays the first move of a plan, and the others until chance answers, another seat is asked, or one is illegal."""
    seat, fate = world.agenda[-1].seat, OwnDice(world)
    play(world, way[0], fate, MUTE)
    for move in way[1:]:
        if fate.found or not world.agenda:
            return
        step = world.agenda[-1]
        if step.seat != seat or step.why_not(world, move) is not None:
            return
        play(world, move, fate, MUTE)
