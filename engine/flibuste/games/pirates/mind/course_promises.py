"""What a course promises where it ends, and what it risks on the way."""

from typing import Final

from ....core.atoms import Move
from ..geometry.gap import within
from ..geometry.march import TOUCH
from ..questions.sailing.course import Segment, trace
from ..questions.table.bodies import body, bow_of, bow_touches
from ..state import State
from ..steps.sailing.course_form import path_of
from .clashes import contact
from .course_candidates import End, after, near
from .desk import Desk
from .hulls import ship_worth

_RISKS: Final = {"fog": 0.25, "sargasso": 0.3, "reef": 0.35, "whirlpool": 0.1}
"""Of a ship's worth, what meeting such terrain costs as a rule."""
NONE: Final = -1.0
"""A course that comes to nothing."""


def promise(desk: Desk, number: int, end: End) -> float:
    """How much more a ship promises at the end of a course than where she lies."""
    outlook, now = desk.outlook(number)
    return outlook.at(end.pose, end.docked) - now + on_the_way(desk, number, end)


def on_the_way(desk: Desk, number: int, end: End) -> float:
    """What a course promises besides where it ends: the ship at her bow, and what the terrain may cost."""
    s, ship = desk.s, desk.s.ship(number)
    risk = sum(_RISKS.get(s.tiles[tile].kind, 0.0) for tile in end.met)
    gain = -risk * (ship_worth(ship, desk.w) + 0.5 * desk.outlook(number)[0].load)
    for place in end.by:
        kind, _, other = place.partition(":")
        if kind == "ship" and _at_bow(s, number, end, int(other)):
            gain += contact(desk, number, int(other))
    return gain


def _at_bow(s: State, number: int, end: End, other: int) -> bool:
    """CSG-RAM-01: whether her bow comes to touch a ship that it did not touch before."""
    if bow_touches(s, number, other):
        return False
    tip = bow_of(s.ship(number)._replace(pose=end.pose))
    return tip is not None and within(tip, body(s.ship(other)), TOUCH)


def follow(s: State, number: int, path: tuple[Segment, ...], letters: str | None = None) -> End | None:
    """Where a course leads; None where it leads nowhere."""
    afloat = near(s, number, "".join(one.letter for one in path))
    found = trace(afloat, path, letters)
    if found.bar is not None or not found.legs:
        return None
    end = End((), afloat.ship.pose)
    for segment, leg in zip(path, found.legs, strict=False):
        end = after(afloat, end, segment, leg)
    return end


def sails(desk: Desk, number: int, move: Move, letters: str | None = None) -> float:
    """Of a move, with the course as its last atoms."""
    path = path_of(move)
    end = None if path is None else follow(desk.s, number, path, letters)
    return NONE if end is None else promise(desk, number, end)


def shifted(desk: Desk, number: int, end: End) -> float:
    """Of a ship that comes to lie elsewhere by other means."""
    outlook, now = desk.outlook(number)
    return outlook.at(end.pose, end.docked) - now
