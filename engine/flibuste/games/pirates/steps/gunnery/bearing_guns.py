"""Chapter 5.9 (SHT): whose guns would bear from the end of a course: what a captain sees who lays a ruler on the table.
What lies face down to this captain is left out of the reckoning, so that a plan betrays nothing (CSG-INF-02)."""

from collections.abc import Iterator
from typing import Final

from .....core.atoms import Json
from ...geometry.angles import Vector
from ...geometry.gap import apart
from ...geometry.outline import HUNDREDTHS, Pose
from ...geometry.sight import EXACT
from ...questions.gunnery.aiming import FORT, SHIP, battery, outline_of, place, range_of
from ...questions.gunnery.lookout import alone, beyond, look_out, targets
from ...state import NOBODY, State
from ...view import shown
from .possible_shots import why_not_shoot
from .shot_options import board_place

_COUNTED: Final = (SHIP, FORT)
"""Marines come and go: a plan counts none."""


def bearings(s: State, number: int, pose: Pose) -> dict[str, Json]:
    """`guns` of hers that would reach each enemy, and `threats`, those of each enemy that would reach her: how many,
    and the line of one of them in hundredths of a millimetre."""
    seat = s.ship(number).owner
    there = _seen_by(s, seat)
    there.change(number, pose=pose)
    mine = f"{SHIP}:{number}"
    return {
        "guns": [line for _, line in _reached(there, mine)],
        "threats": [
            {**line, "at": board_place(there, shooter)}
            for shooter in _enemies(there, seat)
            for _, line in _reached(there, shooter, mine)
        ],
    }


def _seen_by(s: State, seat: int) -> State:
    """The table without what this seat does not know of others' holds."""
    there = s.copy()
    for number, ship in s.afloat():
        if ship.owner != seat and not all(shown(held, 1 << seat) for held in ship.hold):
            there.change(number, hold=tuple(held for held in ship.hold if shown(held, 1 << seat)))
    return there


def _enemies(s: State, seat: int) -> Iterator[str]:
    for number, ship in s.afloat():
        if ship.owner not in (seat, NOBODY):
            yield f"{SHIP}:{number}"
    for i, island in enumerate(s.islands):
        if island.fort is not None and island.fort.owner != seat:
            yield f"{FORT}:{i}"


def _reached(s: State, shooter: str, only: str = "") -> Iterator[tuple[str, dict[str, Json]]]:
    """Every target, or this one alone, with the number of cannons that reach it."""
    origin = place(shooter)
    if beyond(s, shooter, only) if only else alone(s, shooter):
        return
    if origin.kind == SHIP and why_not_shoot(s, origin.number) is not None:
        return
    guns = battery(s, shooter)
    most = max((range_of(s, shooter, gun) for gun in guns), default=0.0)
    if only and apart(outline_of(s, shooter), outline_of(s, only)) > most + EXACT:
        return
    sea = look_out(s, shooter, most)
    if only:
        sea = sea._replace(targets=tuple(it for it in sea.targets if it[0] == only))
    found: dict[str, list[Vector]] = {}
    for gun in guns if sea.targets else ():
        for target in targets(s, shooter, gun, sea):
            if place(target.place).kind in _COUNTED:
                found.setdefault(target.place, []).append(gun.at[0].point)
    for text, points in found.items():
        to = outline_of(s, text).centre
        yield text, {"at": board_place(s, text), "guns": len(points), "from": _fine(points[0]), "to": _fine(to)}


def _fine(point: Vector) -> list[int]:
    return [round(value * HUNDREDTHS) for value in point]
