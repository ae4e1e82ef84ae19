"""Chapter 12: what an advised move is for, as facts: a person who asks for a hint is told."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ...core.agenda import asking, play
from ...core.atoms import Json, Move
from ...core.events import MUTE
from ...core.fate import OwnDice
from ...core.mind import Plan
from .bargain import read_terms
from .deal import new_ship
from .fighting import place_of
from .goals import MERCHANTS, TOKENS, Goal, Helm
from .menu import Menu
from .offers import Answer
from .routes import FAR
from .stakes import stakes
from .state import Cards, Ship, State, less, plus
from .tables import RESOURCES
from .works import PRICES
from .worth import Outlook, Weights

Facts = dict[str, Json]

_BARGAINS: Final = ("offer", "call", "counter", "propose", "demand")
_DEEDS: Final = {"sail": 1, "attack": 1, "collect": 2}
"""What belongs to a voyage, and where its move names the ship."""
_SINGLE: Final = 2
"""Cards that are given in an exchange."""


class Bound(NamedTuple):
    """What a ship sails for: the key of the goal, and the square to lie on."""

    key: int
    square: int


def leading(s: State, move: Move, prior: Callable[[State, Sequence[Move]], Sequence[float]]) -> Plan:
    """A step and what the ship does next, as long as it looks best at a glance: so a rehearsal plays it on. It ends
    where the ship has what it came for, and where chance or somebody else comes between."""
    if move[0] != "sail":
        return (move,)
    seat, world, found = s.agenda[-1].seat, s.copy(), [move]
    fate = OwnDice(world)
    while found[-1][0] == "sail":
        play(world, found[-1], fate, MUTE)
        step = asking(world)
        if fate.found or not isinstance(step, Menu) or step.seat != seat:
            break
        moves = step.moves(world)
        scores = prior(world, moves)
        best = moves[max(range(len(moves)), key=scores.__getitem__)]
        if best[0] not in _DEEDS or best[_DEEDS[str(best[0])]] != move[1]:
            break
        found.append(best)
    return tuple(found)


def _bound(helm: Helm, ship: Ship, square: int) -> Bound | None:
    """The goal that counts most for a ship on this square, by what the helm weighs: its worth, less for each square to
    it."""

    def promise(goal: Goal) -> float:
        _, at, worth = goal
        far = helm.far[at][square]
        return worth * (1.0 if not far else helm.fade[min(far, FAR)])

    goals = [goal for goal in helm.goals(ship) if goal[2] > 0]
    best = max(goals, key=promise, default=None)
    return None if best is None or promise(best) <= 0 else Bound(best[0], best[1])


def reason(s: State, plan: Plan, w: Weights) -> Json:
    """`goal`, and the facts of it:

    - `attack`, `mark` (a token, a treasure card), `merchant` of a way: the `square` to lie on, whether the way ends
      there (`there`), and of an attack the `place` and the chance to win it in `percent`;
    - `battle`, `threat`: the chance in `percent`;
    - `hand` of cards that are changed: the `item` that they bring nearest, and how many of its cards it `lacks` then;
      None of both where they are worth more in themselves;
    - `near` of a berth: the `kind` of goal that counts most from there (as of a way), and the `steps` to it;
    - the verb of anything else, of a `build` what is built.
    """
    move = plan[0]
    verb, step = str(move[0]), s.agenda[-1]
    if verb == "sail":
        return _voyage(s, plan, w)
    if verb == "settle":
        return _moored(s, str(move[2]), w)
    if verb in ("attack", "threat"):
        number, target = int(move[1]), int(move[2])
        return {"goal": "battle" if verb == "attack" else "threat", "percent": _percent(s, number, target, w)}
    terms = _terms(plan, step)
    if terms is not None:
        return _hand(s, step.seat, *terms)
    return {"goal": str(move[1]) if verb == "build" else verb}


def _percent(s: State, number: int, target: int, w: Weights) -> int:
    return round(100 * stakes(Outlook(s, w), number, target).chance)


def _voyage(s: State, plan: Plan, w: Weights) -> Json:
    *_, (_, number, name) = [move for move in plan if move[0] == "sail"]
    ship, square, last = s.ships[int(number)], s.chart.square(str(name)), plan[-1]
    if ship is None:
        return None
    if last[0] == "attack":
        return _attack(s, int(number), int(last[2]), square, w, there=True)
    if last[0] == "collect":
        return {"goal": "collect"}
    helm = Helm(Outlook(s, w), s.agenda[-1].seat)
    bound = _bound(helm, ship, square)
    if bound is None:
        return {"goal": "sail"}
    there = bound.square == square
    if bound.key < TOKENS:
        return _attack(s, int(number), bound.key, bound.square, w, there=there)
    goal = "mark" if bound.key < MERCHANTS else "merchant"
    return {"goal": goal, "square": s.chart.name(bound.square), "there": there}


def _moored(s: State, name: str, w: Weights) -> Json:
    """What lies nearest to where a new ship begins, by what it promises from there."""
    square, helm = s.chart.square(name), Helm(Outlook(s, w), s.agenda[-1].seat)
    bound = _bound(helm, new_ship(square), square)
    if bound is None:
        return None
    kind = "attack" if bound.key < TOKENS else "mark" if bound.key < MERCHANTS else "merchant"
    return {"goal": "near", "kind": kind, "steps": helm.far[bound.square][square]}


def _attack(s: State, number: int, target: int, square: int, w: Weights, *, there: bool) -> Facts:
    return {
        "goal": "attack",
        "place": place_of(s, target),
        "square": s.chart.name(square),
        "there": there,
        "percent": _percent(s, number, target, w),
    }


def _terms(plan: Plan, step: object) -> tuple[Cards, Cards] | None:
    """What is given and what is had, where cards change hands by the plan."""
    move = plan[-1] if plan[0][0] == "trade" else plan[0]
    if move[0] in _BARGAINS and len(move) > 2 * len(RESOURCES):
        return read_terms(move)
    if move[0] == "exchange":
        given, had = map(str, move[1 : 1 + _SINGLE]), map(str, move[1 + _SINGLE :])
        return _counted(list(given)), _counted(list(had))
    return (step.give, step.get) if move == ("accept",) and isinstance(step, Answer) else None


def _counted(kinds: list[str]) -> Cards:
    wood, iron, rum, gold = (kinds.count(kind) for kind in RESOURCES)
    return wood, iron, rum, gold


def _hand(s: State, seat: int, gives: Cards, gets: Cards) -> Facts:
    """What these cards bring nearest: what they leave the fewest cards short of."""
    hand = s.hands[seat]
    after = plus(less(hand, gives), gets)
    nearer = [
        (_lacks(after, price), item) for item, price in PRICES.items() if _lacks(after, price) < _lacks(hand, price)
    ]
    if not nearer:
        return {"goal": "hand", "item": None, "lacks": None}
    lacks, item = min(nearer)
    return {"goal": "hand", "item": item, "lacks": lacks}


def _lacks(hand: Cards, price: Cards) -> int:
    return sum(max(0, need - n) for need, n in zip(price, hand, strict=True))
