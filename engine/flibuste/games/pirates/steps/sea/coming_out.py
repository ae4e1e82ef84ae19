"""Chapters 5.14, 5.16 and 5.17 (FOG, WHI, SAR): how a ship comes out of a whirlpool, of fog and of weeds, her stern at
the edge."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from .....core.agenda import Composed, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Pick, Whole
from .....core.frozen import frozen
from ...after import course_cut
from ...auto_step import AutoStep
from ...geometry.angles import FULL, UNITS, Vector, ahead
from ...geometry.march import NEAR
from ...geometry.outline import HUNDREDTHS, Outline, Pose, placed, point_at
from ...names import called
from ...questions.sailing.towing import tow_ends
from ...questions.table.bodies import TERRAIN, border, hull, overlaps, solids, stern_point, water
from ...questions.turns.roll_results import CLEARS, PURPOSES, Against
from ...state import NOBODY, NOWHERE, Is, State
from ..basics.dice import Roll, counted
from ..damage.losing import LoseAny
from ..placing.every_step import CourseStep, end_course, letters_left, moved, place_of

SPREAD: Final = 80
"""CSG-FOG-06, CSG-SAR-04, CSG-R-54: how far a heading may be from the way straight out."""


def others_of(s: State, tile: int) -> list[int]:
    """CSG-WHI-01: the whirlpools besides this one."""
    return [i for i, one in enumerate(s.tiles) if one.kind == "whirlpool" and i != tile]


def exit_pose(s: State, number: int, tile: int, bearing: int) -> Pose:
    """CSG-WHI-03: the stern point lies a hair outside the outline at this bearing, and the ship heads away from it."""
    return _away_from(s, number, tile, bearing, bearing)


def _away_from(s: State, number: int, tile: int, bearing: int, heading: int) -> Pose:
    terrain = s.tiles[tile]
    rim = _rim(water(terrain.kind, terrain.pose), terrain.pose.place, bearing)
    return stern_at(s, number, rim, ahead(bearing), heading)


def _rim(outline: Outline, centre: Vector, bearing: int) -> Vector:
    """Where the ray from the centre leaves the outline."""
    (x, y), (east, north) = centre, ahead(bearing)
    best = 0.0
    points = outline.points
    for (px, py), (qx, qy) in zip(points, (*points[1:], points[0]), strict=True):
        nx, ny = qy - py, px - qx
        rises = nx * east + ny * north
        if rises > 0:
            t = (nx * (px - x) + ny * (py - y)) / rises
            best = t if not best else min(best, t)
    return x + best * east, y + best * north


def stern_at(s: State, number: int, point: Vector, out: Vector, heading: int) -> Pose:
    """The pose with this heading whose stern point lies 0.25 mm beyond a point."""
    x, y = point_at(stern_point(s.ship(number).card), Pose(0, 0, heading % FULL))
    east, north = point[0] + NEAR * out[0] - x, point[1] + NEAR * out[1] - y
    return Pose(round(east * HUNDREDTHS), round(north * HUNDREDTHS), heading % FULL)


def fits(s: State, number: int, pose: Pose) -> bool:
    """Whether she could lie there: in the area, and on no solid."""
    there = placed(hull(s.ship(number).card), pose)
    area = border(s)
    inside = area is None or all(area.left <= x <= area.right and area.bottom <= y <= area.top for x, y in there.points)
    return inside and not overlaps(there, solids(s, number)[1])


@frozen
class Whirl(Composed[State]):
    """D-WHIRL; CSG-WHI-01, CSG-WHI-03: to another whirlpool, at any bearing where there is room, or not.

    Answers:
        ``whirl TILE BEARING``: the whirlpool that she comes out of, and on which side.
        ``ignore``: she stays here.
    """

    seat: int
    ship: int
    tile: int

    open = True

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: list[Move] = [("ignore",)]
        for tile in others_of(s, self.tile):
            for bearing in rng.sample(range(0, FULL, 15), 8):
                if len(found) < most and fits(s, self.ship, exit_pose(s, self.ship, tile, bearing)):
                    found.append(("whirl", tile, bearing))
        return found[:most]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == ("ignore",):
            return None
        if not self._form(s).fits(move):
            return Bar("pirates-barred-whirl", "CSG-WHI-03")
        if not fits(s, self.ship, exit_pose(s, self.ship, int(move[1]), int(move[2]))):
            return Bar("pirates-barred-overlap", "CSG-WHI-03")
        return None

    def _form(self, s: State) -> Form:
        whirlpools = Pick("tile", tuple(others_of(s, self.tile)))
        return Form("whirl", "pirates-do-whirl-to", (whirlpools, Whole("bearing", 0, FULL - 1, "degree")))

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        options = tuple(self._option(s, move) for move in self.moves(s))
        return self.decision(s, "pirates-ask-whirl", "CSG-WHI-01", options, args, forms=(self._form(s),))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "ignore":
            return
        pose = exit_pose(s, self.ship, int(move[1]), int(move[2]))
        # CSG-WHI-05
        tow_ends(s, self.ship)
        moved(s, self.ship, pose)
        if s.way is not None:
            s.way = s.way._replace(thrown=True, old=frozenset())
        emit(Event("pirates-whirled", {"ship": called(s, self.ship)}, place_of(s, self.ship), "CSG-WHI-03"))
        goes_on(s, self.seat, self.ship, pose.heading)

    def _option(self, s: State, move: Move) -> Option:
        source = f"ship:{s.names[self.ship]}"
        if move == ("ignore",):
            return Option(move, "pirates-do-ignore", {}, "ignore", source, default=True)
        _, tile, bearing = move
        pose = exit_pose(s, self.ship, int(tile), int(bearing))
        args: Args = {"bearing": int(bearing)}
        return Option(move, "pirates-do-whirl", args, "whirl", source, f"tile:{tile}", data={"pose": list(pose)})


def goes_on(s: State, seat: int, number: int, heading: int) -> None:
    """CSG-WHI-03, CSG-ACT-08: the rest of the segment straight on; the player is asked anew for the others."""
    if s.agenda and isinstance(s.agenda[-1], CourseStep):
        on = replace(s.agenda.pop(), heading=heading)
        left = letters_left(s)
        end_course(s)
        if left:
            course_cut(s, seat, number, left)
        then(s, on)


# ---- fog and weeds are left stern at the edge


@frozen
class Leave(Composed[State]):
    """D-FOGEXIT and what follows a freed ship: CSG-FOG-06, CSG-SAR-04. `bearing`: out of the tile, from its centre;
    of fog it is rolled, out of weeds the player chooses it with the heading.

    Answers:
        ``leave BEARING HEADING``: out of weeds: on which side, and how she lies then.
        ``leave HEADING``: out of fog, on the side that was rolled.
        ``stay``: she stays, where no other answer is legal.
    """

    seat: int
    ship: int
    tile: int
    bearing: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if self.tile == NOWHERE:
            return False
        points = TERRAIN.get(s.tiles[self.tile].kind, {}).get("number_points", ())
        return self.bearing == NOWHERE or 1 <= self.bearing <= len(points)

    def _pose(self, s: State, bearing: int, heading: int) -> Pose:
        if self.bearing < 0:
            return _away_from(s, self.ship, self.tile, bearing, heading)
        # CSG-FOG-06: on the line of her heading
        return stern_at(s, self.ship, number_point(s, self.tile, self.bearing), ahead(heading), heading)

    def _out(self, s: State, move: Move) -> tuple[int, int]:
        if self.bearing < 0:
            return int(move[1]), int(move[2])
        return number_bearing(s, self.tile, self.bearing), int(move[1])

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        straight = [0, 40, -40, 20, -20, 60, -60, 80, -80]
        found: list[Move] = []
        outs = [number_bearing(s, self.tile, self.bearing)] if self.bearing >= 0 else rng.sample(range(0, 360, 15), 24)
        for out in outs:
            for skew in straight if self.bearing >= 0 else straight[:3]:
                heading = (out + skew) % FULL
                move: Move = ("leave", heading) if self.bearing >= 0 else ("leave", out, heading)
                if len(found) < most and self.why_not(s, move) is None:
                    found.append(move)
        return found or [next(self._ways(s), ("stay",))]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == ("stay",):
            # CSG-FOG-06: only where no heading is legal
            return Bar("pirates-barred-leave", "CSG-FOG-06") if any(True for _ in self._ways(s)) else None
        if not self._form().fits(move):
            return Bar("pirates-barred-leave", "CSG-FOG-06")
        bearing, heading = self._out(s, move)
        if (heading - bearing + SPREAD) % FULL > 2 * SPREAD:
            return Bar("pirates-barred-spread", "CSG-FOG-06")
        if not fits(s, self.ship, self._pose(s, bearing, heading)):
            return Bar("pirates-barred-overlap", "CSG-FOG-06")
        return None

    def _ways(self, s: State) -> Iterator[Move]:
        """All ways out, straight ones first."""
        outs = range(FULL) if self.bearing < 0 else [number_bearing(s, self.tile, self.bearing)]
        for skew in sorted(range(-SPREAD, SPREAD + 1), key=abs):
            for out in outs:
                heading = (out + skew) % FULL
                if fits(s, self.ship, self._pose(s, out, heading)):
                    yield ("leave", heading) if self.bearing >= 0 else ("leave", out, heading)

    def _form(self) -> Form:
        degrees = Whole("heading", 0, FULL - 1, "degree")
        parts = (degrees,) if self.bearing >= 0 else (Whole("bearing", 0, FULL - 1, "degree"), degrees)
        return Form("leave", "pirates-do-leave-by", parts)

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        options = tuple(self._option(s, move) for move in self.moves(s))
        return self.decision(s, "pirates-ask-leave", "CSG-FOG-06", options, args, forms=(self._form(),))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        ship = s.ship(self.ship)
        if move[0] == "stay":
            end_course(s)
            return
        bearing, heading = self._out(s, move)
        pose = self._pose(s, bearing, heading)
        s.change(self.ship, lost=NOWHERE, state=ship.state & ~Is.ENTANGLED)
        moved(s, self.ship, pose)
        emit(Event("pirates-came-out", {"ship": called(s, self.ship)}, place_of(s, self.ship), "CSG-FOG-07"))

    def _option(self, s: State, move: Move) -> Option:
        source = f"ship:{s.names[self.ship]}"
        if move == ("stay",):
            return Option(move, "pirates-do-stay", {}, "leave", source)
        bearing, heading = self._out(s, move)
        pose = self._pose(s, bearing, heading)
        return Option(move, "pirates-do-leave", {"heading": heading}, "leave", source, data={"pose": list(pose)})


def number_point(s: State, tile: int, number: int) -> Vector:
    """CSG-FOG-05: the exit point of this number, from 1."""
    terrain = s.tiles[tile]
    local = [(float(e), float(n)) for e, n in TERRAIN[terrain.kind]["number_points"]]
    (x, y), (sin, cos) = terrain.pose.place, ahead(terrain.pose.heading)
    e, n = local[number - 1]
    return x + e * cos + n * sin, y - e * sin + n * cos


def number_bearing(s: State, tile: int, number: int) -> int:
    """The bearing of that point from the tile's centre, in whole degrees."""
    (x, y), (u, v) = s.tiles[tile].pose.place, number_point(s, tile, number)
    return nearest_bearing(u - x, v - y)


def nearest_bearing(east: float, north: float) -> int:
    """The whole degree that comes nearest to a direction.

    >>> nearest_bearing(1, 0), nearest_bearing(-1, -1), nearest_bearing(1, 50)
    (90, 225, 1)
    """
    across, along = abs(east), abs(north)
    low, high = 0, 90
    while high - low > 1:
        middle = (low + high) // 2
        sin, cos = UNITS[middle]
        if sin * along <= cos * across:
            low = middle
        else:
            high = middle
    (sin, cos), (other_sin, other_cos) = UNITS[low], UNITS[high]
    nearest = high if other_sin * across + other_cos * along > sin * across + cos * along else low
    if north < 0:
        nearest = 180 - nearest
    return nearest if east >= 0 else (FULL - nearest) % FULL


def clears(roll: int, masts: int) -> bool:
    """CSG-SAR-04: whether this roll frees the ship.

    >>> clears(5, 1), clears(6, 1)
    (False, True)
    """
    return roll + masts > CLEARS


@frozen
class Thrown(AutoStep):
    """CSG-WHI-04: after the move of a piece that went through: a roll. CSG-REE-05: a wreck has no player to roll."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is not None and Is.WRECK not in ship.state:
            then(s, Roll(ship.owner, self.ship, "whirlpool"), Battered(self.ship))


@frozen
class Battered(AutoStep):
    """CSG-WHI-04: on 4 to 6 it loses something."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None:
            roll = counted(s, s.die, self.ship)
            if PURPOSES["whirlpool"].result(roll, Against()) == "loses":
                then(s, LoseAny(self.ship, NOBODY))
