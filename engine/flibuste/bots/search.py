"""Tree search over imagined worlds (information-set Monte Carlo, one tree over many deals).

Every iteration deals a world that agrees with what the seat knows, walks down the tree by what is legal there, adds
one node, and lets the game's mind judge the leaf. All seats play for themselves. After Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search" (2012), with the priors of PUCT (Rosin 2011) and, where moves cannot be
listed, progressive widening (Couëtoux and others, "Continuous Upper Confidence Trees", 2011). Where the mind has plans,
each is one branch beside the single moves.
"""

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final

from ..core.agenda import Ask, play
from ..core.atoms import Move
from ..core.events import MUTE
from ..core.fate import Rolled
from ..core.mind import Mind, Plan
from .worlds import Worlds

EXPLORE: Final = 1.2
WARMTH: Final = 2.5
"""The temperature of the softmax that makes priors of scores: a higher one brings them closer together."""
WIDTH: Final = 6
"""How many candidates a composed move begins with."""
GLANCE: Final = 8
"""How many moves are looked at for each of those."""

CERTAIN: Final = 0.94
"""Once it has doubted long enough, the search stops if one move has got at least this share of the visits."""


class Node:
    """One move, or one plan, as seen by the seat that makes it."""

    __slots__ = ("kids", "plans", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.kids: dict[Move, Node] | None = None
        self.plans: dict[Plan, Node] = {}


def tree_search(worlds: Worlds) -> Iterator[Move]:
    """Yields the most visited move after every iteration; ends once one move is certain, or the mind has enough."""
    root = Node(1.0)
    while True:
        _iterate(root, worlds)
        kids = root.kids or {}
        known = [move for move in kids if worlds.allows(move)] if worlds.composed else worlds.moves
        best = max(known or worlds.moves, key=lambda m: kids[m].visits if m in kids else -1)
        yield best
        certain = best in kids and kids[best].visits >= CERTAIN * root.visits
        if root.visits >= worlds.mind.enough or (certain and root.visits >= worlds.mind.doubt):
            return


def _iterate(root: Node, worlds: Worlds) -> None:
    world, mind = worlds.world(), worlds.mind
    mind.suppose(world, worlds.seat)
    node, path = root, [(root, 0)]
    while world.agenda:
        step = world.agenda[-1]
        moves = _widened(node, step, world, worlds.rng) if step.composed else step.moves(world)
        fresh = node.kids is None
        kids = _grow(node, moves, world, mind)
        plans = [plan for plan in node.plans if plan[0] in moves or _allows(step, world, plan[0])]
        way = _select(node, kids, moves, plans)
        # what a plan is worth, its first move is worth as well
        first = kids.setdefault(way[0], Node(0.0))
        node = node.plans.get(way, first)
        path += [(one, step.seat) for one in {first, node}]
        _follow(world, way)
        if fresh:
            break
    _roll(world, mind, worlds.rng)
    values = mind.judge(world)
    for node, seat in path:
        node.visits += 1
        node.total += values[seat]


def _allows(step: Ask[Any], world: Any, move: Move) -> bool:
    """Whether a move may be played that is none of those listed."""
    return step.composed and step.why_not(world, move) is None


def _follow(world: Any, way: Plan) -> None:
    """Makes a legal move, and those planned after it as far as nothing comes between."""
    seat, fate = world.agenda[-1].seat, Rolled(world)
    play(world, way[0], fate, MUTE)
    for move in way[1:]:
        if fate.found or not world.agenda:
            return
        step = world.agenda[-1]
        if step.seat != seat or step.why_not(world, move) is not None:
            return
        play(world, move, fate, MUTE)


def _widened(node: Node, step: Ask[Any], world: Any, rng: Random) -> list[Move]:
    """Of moves that cannot be listed, those that are known and legal in this world, and more as visits grow."""
    known = [move for move in node.kids or () if step.why_not(world, move) is None]
    room = WIDTH + int(sqrt(node.visits)) - len(known)
    if known and room <= 0:
        return known
    more = [move for move in step.choices(world, rng, WIDTH) if move not in known]
    return [*known, *more[: max(room, 1)]] if known else more


def _grow(node: Node, moves: Sequence[Move], world: Any, mind: Mind) -> dict[Move, Node]:
    """The node's children, with one for each move that is legal in this world; plans are made once, at first."""
    kids = node.kids
    if kids is None:
        plans = mind.plans(world)
        grown = map(Node, _priors([*mind.prior(world, moves), *plans.values()]))
        kids = node.kids = {move: next(grown) for move in moves}
        node.plans = dict(zip(plans, grown, strict=True))
    elif any(move not in kids for move in moves):
        mean = 1.0 / (1 + len(kids))
        for move in moves:
            if move not in kids:
                kids[move] = Node(mean)
    return kids


def _priors(scores: Sequence[float]) -> list[float]:
    best = max(scores)
    weights = [exp((f - best) / WARMTH) for f in scores]
    total = sum(weights)
    return [w / total for w in weights]


def _select(node: Node, kids: dict[Move, Node], moves: Sequence[Move], plans: Sequence[Plan]) -> Plan:
    """The branch to go down: a plan, or a single move as a plan of one."""
    widen = EXPLORE * sqrt(node.visits + 1)
    hope = node.total / node.visits if node.visits else 0.5

    def promise(kid: Node) -> float:
        seen = kid.visits
        return (kid.total / seen if seen else hope) + widen * kid.prior / (1 + seen)

    move = max(moves, key=lambda move: promise(kids[move]))
    best = max(plans, key=lambda plan: promise(node.plans[plan]), default=())
    return best if best and promise(node.plans[best]) > promise(kids[move]) else (move,)


def _roll(world: Any, mind: Mind, rng: Random) -> None:
    for _ in range(mind.patience):
        if not world.agenda or mind.settled(world):
            return
        moves = world.agenda[-1].choices(world, rng, GLANCE)
        if len(moves) > GLANCE:
            moves = rng.sample(moves, GLANCE)
        scores = mind.prior(world, moves)
        play(world, moves[max(range(len(moves)), key=scores.__getitem__)], Rolled(world), MUTE)
