"""What a captain may foresee of an answer before giving it: by the rules that will judge it, from what lies open."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ...core.agenda import asking
from ...core.atoms import Json, Move
from . import battle
from .bribes import Bribe, Bribed
from .fighting import place_of, strength_of
from .menu import Menu
from .offers import Answer, Demand
from .reach import islands_in_reach, marks_in_reach, partners, ships_in_reach, steps, target_of
from .state import State, captain


def preview(s: State, move: Move, seat: int) -> Json:
    """What the seat that is asked may foresee of a move; None where there is nothing to say."""
    foreseen = _FORESEEN.get((type(step := asking(s)), str(move[0])))
    return foreseen(s, step, move) if foreseen else None


def _odds(s: State, ship: int, target: int) -> Json:
    """PLU-CON-05, PLU-SEA-04: of so many pairs of dice, those that the attacker wins; and what each adds to its die."""
    own, their = strength_of(s, ship), strength_of(s, target)
    wins, pairs = battle.odds(own - their)
    return {"wins": wins, "of": pairs, "own": own, "their": their}


def _attack(s: State, step: Menu, move: Move) -> Json:
    return _odds(s, int(move[1]), int(move[2]))


def _demand(s: State, step: Demand, move: Move) -> Json:
    return _odds(s, step.ship, step.target)


def _threatened(s: State, step: Answer, move: Move) -> Json:
    pair = step.threat(s)
    return _odds(s, *pair) if pair else None


def _battle(s: State, step: Bribe | Bribed, move: Move) -> Json:
    return _odds(s, step.ship, step.target)


def _sail(s: State, step: Menu, move: Move) -> Json:
    """`ways`: where the wind carries the ship by this step, each with its squares, the toll of the last one, and what
    the ship would have in reach there."""
    number, first = int(move[1]), s.chart.square(str(move[2]))
    known = set(partners(s, captain(number)))
    found: list[Json] = []
    for way, toll, world in _ways(s, number):
        if way[0] == first:
            squares: list[Json] = [s.chart.name(square) for square in way]
            found.append({"way": squares, "toll": toll, **_reach(world, number, known)})
    return {"ways": found}


def _ways(s: State, number: int) -> Iterator[tuple[list[int], int, State]]:
    """The shortest way to each square that the ship may sail to, the toll of its last step, and the table then. A way
    ends where a toll is asked."""
    ship = s.ships[number]
    assert ship is not None
    wind, world = ship.moves + s.today.pool, s.copy()
    world.today = s.today._replace(pool=0)
    seen, ways = {ship.square}, [[ship.square]]
    # as it is read, it grows: the nearest first
    for way in ways:
        world.ships[number] = ship._replace(square=way[-1], moves=wind - len(way) + 1)
        ahead = [step for step in steps(world, number) if step.square not in seen]
        for step in ahead:
            seen.add(step.square)
            onward = [*way, step.square]
            if not step.toll:
                ways.append(onward)
            world.ships[number] = ship._replace(square=step.square, moves=wind - len(way))
            yield onward[1:], step.toll, world


def _reach(world: State, number: int, known: set[int]) -> dict[str, Json]:
    """`at`: targets and tokens; `trade`: captains who could not be traded with before."""
    seat = captain(number)
    targets = [*ships_in_reach(world, number), *(target_of(world, i) for i in islands_in_reach(world, number))]
    marks = [f"mark:{token}" for token, finder in marks_in_reach(world, seat) if finder == number]
    return {
        "at": [*(place_of(world, target) for target in targets), *marks],
        "trade": [other for other in partners(world, seat) if other not in known],
    }


_FORESEEN: Final[dict[tuple[type, str], Callable[[State, Any, Move], Json]]] = {
    (Menu, "attack"): _attack,
    (Menu, "threat"): _attack,
    (Menu, "sail"): _sail,
    (Demand, "demand"): _demand,
    (Answer, "refuse"): _threatened,
    (Bribe, "fight"): _battle,
    (Bribed, "reject"): _battle,
}
