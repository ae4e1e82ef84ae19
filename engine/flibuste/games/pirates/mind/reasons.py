"""What a move is good for, as facts: a person who asks for a hint is told."""

from collections.abc import Callable
from typing import Any, Final

from ....core.agenda import asking
from ....core.atoms import Json, Move
from ..names import ship_named
from ..questions.boarding.boarding_roll import odds
from ..questions.boarding.ramming import needed
from ..questions.table.bodies import built, derelict, standing
from ..state import NOWHERE
from ..steps.boarding.boarding_party import strength
from ..steps.gunnery.possible_shots import Firing
from ..steps.gunnery.shoot_action import Volley
from ..steps.gunnery.shot_options import board_place, target_of
from ..steps.sailing.course_form import path_of
from ..steps.turns.menu import Menu
from .course_candidates import End
from .course_promises import follow
from .desk import Desk
from .gunnery import hit_chance, shot_worth
from .hoards import lying

_ASHORE: Final = ("coins", "home", "repair")

Facts = dict[str, Json]


def reason(desk: Desk, move: Move) -> Json:
    """`goal`, and the facts of it, places as the board knows them (``island:2``, ``ship:0.RV-48``):

    - `coins`, `home`, `repair`, `tow`, `prey` (`Outlook.goal`) of a course: the `place`, the `coins` that lie there,
      and whether she is `there` at its end;
    - `fire`: at which `place`, with how many of six results (`good`) the best cannon hits;
    - `prize`: the derelict's `place`; `ram`: the `place`, and the lowest `roll` that takes a mast; `board`: in how many
      of 36 cases it is won (`win`) and lost (`lose`);
    - `take`: the `coins` that lie where she explores or loads; `mend`: the `masts` that stand, of how many (`of`);
    - `rest`: the `ships` that could still act and have nothing better to do;
    - `berth`, `isle` (whether it is one's `own` home), `fleet`, `crew`: what is chosen before the first turn.

    None of anything else, and where a course has no goal.
    """
    find = _REASONS.get(str(move[0]))
    return None if find is None else find(desk, asking(desk.s), move)


def _number(desk: Desk, move: Move) -> int | None:
    return ship_named(desk.s, str(move[1])) if len(move) > 1 else None


def _sail(desk: Desk, step: Any, move: Move) -> Facts | None:
    number = _number(desk, move) if isinstance(step, Menu) else getattr(step, "ship", None)
    path = path_of(move[2:] if isinstance(step, Menu) else move[1:])
    end = follow(desk.s, number, path) if number is not None and path is not None else None
    return None if number is None or end is None else _bound(desk, number, end)


def _about(desk: Desk, step: Any, move: Move) -> Facts | None:
    number = _number(desk, move)
    if number is None:
        return None
    ship = desk.s.ship(number)
    return _bound(desk, number, End((), ship.pose._replace(heading=int(move[2])), ship.docked))


def _bound(desk: Desk, number: int, end: End) -> Facts | None:
    """What a ship is after at the end of a course."""
    s, found = desk.s, desk.outlook(number)[0].goal(end.pose, end.docked)
    if found is None:
        return None
    goal, what = found
    ashore = goal in _ASHORE
    return {
        "goal": goal,
        "place": f"island:{what}" if ashore else f"ship:{s.names[what]}",
        "coins": len(lying(s, what)) if goal == "coins" else 0,
        "there": ashore and end.docked == what,
    }


def _shoot(desk: Desk, step: Any, move: Move) -> Facts | None:
    number = _number(desk, move)
    volley = Volley(desk.s.turn, Firing(f"ship:{number}"))
    shots = [(shot_worth(desk, volley, shot), shot) for shot in volley.firing.shots(desk.s)]
    if not shots:
        return None
    _, best = max(shots, key=lambda one: one[0])
    return _fired(desk, best.target.place, hit_chance(desk, volley, best))


def _fire(desk: Desk, step: Any, move: Move) -> Facts | None:
    if not isinstance(step, Volley):
        return None
    target = target_of(desk.s, str(move[2]))
    shots = (one for one in step.firing.shots(desk.s) if (one.gun.name, one.target.place) == (move[1], target))
    shot = next(shots, None)
    return None if shot is None else _fired(desk, target, hit_chance(desk, step, shot))


def _fired(desk: Desk, target: str, good: int) -> Facts:
    return {"goal": "fire", "place": board_place(desk.s, target), "good": good}


def _contact(desk: Desk, step: Any, move: Move) -> Facts | None:
    other = _number(desk, move)
    if other is None:
        return None
    place = f"ship:{desk.s.names[other]}"
    if move[0] == "tow":
        return {"goal": "prize", "place": place}
    ship = desk.s.ship(other)
    return None if derelict(ship) else {"goal": "ram", "place": place, "roll": needed(standing(ship))}


def _board(desk: Desk, step: Any, move: Move) -> Facts:
    s = desk.s
    found = odds(strength(s, step.ship, step.other) - strength(s, step.other, step.ship))
    return {"goal": "board", "place": f"ship:{s.names[step.other]}", "win": found["win"], "lose": found["lose"]}


def _take(desk: Desk, step: Any, move: Move) -> Facts | None:
    number = _number(desk, move) if isinstance(step, Menu) else step.ship
    island = NOWHERE if number is None else desk.s.ship(number).docked
    # what lies in another ship is looked at there
    aboard = len(move) > 2 and isinstance(step, Menu)
    coins = 0 if island == NOWHERE or aboard else len(lying(desk.s, island))
    return {"goal": "take", "coins": coins} if coins else None


def _mend(desk: Desk, step: Any, move: Move) -> Facts | None:
    number = _number(desk, move)
    if number is None:
        return None
    ship = desk.s.ship(number)
    return {"goal": "mend", "masts": standing(ship), "of": built(ship)}


def _rest(desk: Desk, step: Any, move: Move) -> Facts:
    left = step.ask(desk.s).options
    ships = [name for one in left for said in one.leaves for name in said.args.get("ships", ())]
    return {"goal": "rest", "ships": ships}


def _isle(desk: Desk, step: Any, move: Move) -> Facts:
    return {"goal": "isle", "own": step.own}


def _flat(goal: str) -> Callable[[Desk, Any, Move], Facts]:
    return lambda desk, step, move: {"goal": goal}


_REASONS: Final[dict[str, Callable[[Desk, Any, Move], Facts | None]]] = {
    "sail": _sail,
    "about": _about,
    "shoot": _shoot,
    "fire": _fire,
    "ram": _contact,
    "tow": _contact,
    "board": _board,
    "explore": _take,
    "load": _take,
    "repair": _mend,
    "pass": _rest,
    "home": _isle,
    "deploy": _flat("berth"),
    "fleet": _flat("fleet"),
    "ready": _flat("crew"),
}
"""By the verb of a move."""
