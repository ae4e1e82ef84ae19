"""Tree search over imagined worlds (information-set Monte Carlo, one tree over many deals).

Every iteration imagines a world that fits what the seat knows, walks down the tree along moves that are legal there,
adds one node, and lets the game's mind judge the leaf. All seats play for themselves. After Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with the priors of PUCT (Rosin 2011) and, where moves
cannot be listed, progressive widening (Couëtoux and others, "Continuous Upper Confidence Trees", 2011).
"""

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final

from ..core.agenda import Ask, play
from ..core.atoms import Move
from ..core.events import MUTE
from ..core.fate import OwnDice
from ..core.mind import Mind
from .worlds import Worlds

EXPLORE: Final = 1.2
WARMTH: Final = 2.5
"""The temperature of the softmax that turns scores into priors: the higher, the closer together they are."""
WIDTH: Final = 6
"""How many candidates a node begins with where moves are composed."""
GLANCE: Final = 8
"""How many moves are considered at each decision when a leaf is played on."""

DOUBT: Final = 160
"""After how many iterations the search may stop early."""
CERTAIN: Final = 0.94
"""It then stops as soon as one move has at least this share of the visits."""


class Node:
    """One move as seen by the seat that makes it."""

    __slots__ = ("kids", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.kids: dict[Move, Node] | None = None


def tree_search(worlds: Worlds) -> Iterator[Move]:
    """Yields the most visited move after every iteration, and ends early when it is certain."""
    root, moves = Node(1.0), worlds.moves
    while True:
        _iterate(root, worlds)
        kids = worlds.weighed = root.kids or {}
        known = [move for move in kids if worlds.allows(move)] if worlds.composed else moves
        best = max(known or moves, key=lambda m: kids[m].visits if m in kids else -1)
        yield best
        if root.visits >= DOUBT and best in kids and kids[best].visits >= CERTAIN * root.visits:
            return


def _iterate(root: Node, worlds: Worlds) -> None:
    world, mind = worlds.world(), worlds.mind
    mind.suppose(world, worlds.seat)
    node, path = root, [(root, 0)]
    while world.agenda:
        step = world.agenda[-1]
        moves = _widened(node, step, world, mind, worlds.rng) if step.composed else step.moves(world)
        fresh = node.kids is None
        kids = _grow(node, moves, world, mind)
        move = _select(node, kids, moves)
        node = kids[move]
        path.append((node, step.seat))
        play(world, move, OwnDice(world), MUTE)
        if fresh:
            break
    _roll(world, mind, worlds.rng)
    values = mind.judge(world)
    for node, seat in path:
        node.visits += 1
        node.total += values[seat]


def _widened(node: Node, step: Ask[Any], world: Any, mind: Mind, rng: Random) -> list[Move]:
    """For a composed step: the node's moves that are legal in this world, and new candidates as visits grow."""
    known = [move for move in node.kids or () if step.why_not(world, move) is None]
    room = WIDTH + int(sqrt(node.visits)) - len(known)
    if known and room <= 0:
        return known
    more = [move for move in mind.choices(world, rng, WIDTH) if move not in known]
    return [*known, *more[: max(room, 1)]] if known else more


def _grow(node: Node, moves: Sequence[Move], world: Any, mind: Mind) -> dict[Move, Node]:
    """The node's children, with one added for each of these moves that has none."""
    kids = node.kids
    if kids is None:
        kids = node.kids = dict(zip(moves, map(Node, _priors(mind.prior(world, moves))), strict=True))
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


def _select(node: Node, kids: dict[Move, Node], moves: Sequence[Move]) -> Move:
    widen = EXPLORE * sqrt(node.visits + 1)
    hope = node.total / node.visits if node.visits else 0.5

    def promise(move: Move) -> float:
        kid = kids[move]
        seen = kid.visits
        return (kid.total / seen if seen else hope) + widen * kid.prior / (1 + seen)

    return max(moves, key=promise)


def _roll(world: Any, mind: Mind, rng: Random) -> None:
    """Plays a leaf on, each seat by its best prior, until it is settled or the mind's patience ends."""
    for _ in range(mind.patience):
        if not world.agenda or mind.settled(world):
            return
        moves = mind.choices(world, rng, GLANCE)
        if len(moves) > GLANCE:
            moves = rng.sample(moves, GLANCE)
        scores = mind.prior(world, moves)
        play(world, moves[max(range(len(moves)), key=scores.__getitem__)], OwnDice(world), MUTE)
