"""Chapter 5.4 (MOV): a move action as it happens, a segment a step, and what comes at its end, in order."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from .....core.agenda import then
from .....core.atoms import Args
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import move_ended
from ...auto_step import AutoStep
from ...geometry.angles import ahead
from ...geometry.gap import apart, within
from ...geometry.march import TOUCH
from ...geometry.outline import HUNDREDTHS, Pose, placed
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import uses
from ...questions.sailing.afloat import Afloat
from ...questions.sailing.course import Segment, hundredths
from ...questions.sailing.legs import run, spared, turned
from ...questions.table.bodies import blades, body
from ...questions.table.layout import area
from ...state import NOBODY, NOWHERE, Is, State
from ..boarding.boarding_from_afar import BoardAfar
from ..boarding.bow_contact import Contacts
from ..damage.treacheries import passes
from ..gunnery.shoot_action import CaptainsShot
from ..placing.every_step import CourseStep, begin, end_course, moved, place_of
from ..sea.coming_out import Thrown
from ..sea.icebergs import Scrapes, icy, runs_into
from ..sea.terrain import Meets
from .docking import Docks
from .pivoting import Pivots

_REACH: Final = 50.0
"""Farther than this from a hull none of her blades reaches, in millimetres."""


def sail(s: State, number: int, path: Sequence[Segment], *, free: bool = False) -> None:
    """CSG-MOV-10, CSG-MOV-11: puts the segments of a course on the agenda, and what comes at the end of a move."""
    begin(s, number, free=free)
    then(s, *legs_of(s, number, path), MoveEnds(number))


def legs_of(s: State, number: int, path: Sequence[Segment]) -> list["SailOn"]:
    """The segments of a course as steps."""
    return [SailOn(number, segment.heading, hundredths(s, segment), segment.letter) for segment in path]


@frozen
class SailOn(CourseStep):
    """CSG-MOV-04: a segment, or what is left of it; `far` in hundredths of a millimetre."""

    ship: int
    heading: int
    far: int
    letter: str

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or s.way is None or ship.lost != NOWHERE or Is.WRECK in ship.state:
            return
        afloat = Afloat(s, self.ship)
        at = turned(afloat, ship.pose, self.heading) if afloat.turns else ship.pose
        if at is None:
            # what came in between has left no room for this turn
            end_course(s)
            return
        moved(s, self.ship, at)
        wraps = _to_edge(s, at, self.heading)
        far = self.far / HUNDREDTHS
        leg = run(afloat, at, self.heading, min(far, wraps))
        met = [tile for tile, way in leg.met if way == leg.met[0][1]]
        way = leg.met[0][1] if met else leg.way
        east, north = ahead(self.heading)
        there = at.shifted((east * way, north * way))
        _cut(s, self.ship, at, self.heading, way)
        near: frozenset[str] = icy(s, self.ship) if any(place.startswith("tile:") for place in leg.by) else frozenset()
        passes(s, self.ship, at, self.heading, way)
        if spared(s, self.ship, at, self.heading, way):
            uses(s, self.ship, Trait.IGNORES_TERRAIN, emit)
        moved(s, self.ship, there)
        if emit.on:
            args: Args = {"ship": called(s, self.ship)}
            emit(Event("pirates-sailed", args, place_of(s, self.ship), "CSG-MOV-04", quiet=True))
        rest = self.far - round(way * HUNDREDTHS)
        if met:
            # what throws her far away comes last
            met.sort(key=lambda tile: s.tiles[tile].kind == "whirlpool")
            on = SailOn(self.ship, self.heading, rest, self.letter)
            then(s, *(Meets(self.ship, tile) for tile in met), on)
        elif leg.by:
            if leg.by != ("border",):
                # CSG-MOV-04
                end_course(s)
                runs_into(s, self.ship, leg.by, near)
        elif wraps <= far:
            _wrap(s, self.ship)
            if rest > 0:
                then(s, SailOn(self.ship, self.heading, rest, self.letter))


def _to_edge(s: State, at: Pose, heading: int) -> float:
    """CSG-VAR-03: how far the reference point is from leaving a round earth, in millimetres; never, on a flat one."""
    if s.setting.options["edge"] != "round":
        return float("inf")
    (x, y), (east, north), (width, height) = at.place, ahead(heading), area(s.setting.seats)
    ways = []
    for place, speed, size in ((x, east, width), (y, north, height)):
        if speed > 0:
            ways.append((size - place) / speed)
        elif speed < 0:
            ways.append(-place / speed)
    return max(0.0, min(ways))


def _wrap(s: State, number: int) -> None:
    """CSG-VAR-03: she comes in again on the other side."""
    width, height = (edge * HUNDREDTHS for edge in area(s.setting.seats))
    pose = s.ship(number).pose
    moved(s, number, pose._replace(x=_wrapped(pose.x, width), y=_wrapped(pose.y, height)))


def _wrapped(place: int, size: int) -> int:
    """
    >>> _wrapped(1000, 1000), _wrapped(-2, 1000), _wrapped(0, 1000), _wrapped(500, 1000)
    (1, 997, 999, 500)
    """
    if place >= size:
        return place - size + 1
    return place + size - 1 if place <= 0 else place


def _cut(s: State, number: int, at: Pose, heading: int, way: float) -> None:
    """CSG-KW-SWI-02: the enemies that her blades touch at some step of the march."""
    ship = s.ship(number)
    if Is.BLADES not in ship.state or s.way is None:
        return
    east, north = ahead(heading)
    enemies = [(other, body(vessel)) for other, vessel in s.afloat() if vessel.owner not in (ship.owner, NOBODY)]
    here = body(ship)
    enemies = [(other, hull) for other, hull in enemies if apart(here, hull) <= way + _REACH]
    edges = [placed(blade, at) for blade in blades(ship.card)]
    cut = set(s.way.crossed)
    steps = [*range(int(way) + 1), way]
    for other, hull in enemies:
        if any(within(edge.shifted(east * t, north * t), hull, TOUCH) for edge in edges for t in steps):
            cut.add(other)
    s.way = s.way._replace(crossed=frozenset(cut) - s.way.rammed)


@frozen
class MoveEnds(AutoStep):
    """CSG-MOV-10: what is still open of terrain, pivot, the captain's shot, contacts, docking, abilities."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or s.way is None:
            s.way = None
            return
        ship = s.ship(self.ship)
        thrown = [Thrown(self.ship)] if s.way.thrown else []
        if ship.lost != NOWHERE or Is.WRECK in ship.state:
            # CSG-FOG-02
            s.way = None
            then(s, *thrown)
            return
        then(s, *thrown, *_ends(ship.owner, self.ship, s.way.free))


@lru_cache(maxsize=256)
def _ends(seat: int, ship: int, free: bool) -> tuple[Any, ...]:
    """What comes at the end of a move, or of a free one."""
    # CSG-EFF-08: not after a free move
    shot = [] if free else [CaptainsShot(seat, ship)]
    # CSG-EFF-61: of a move action
    afar = [] if free else [BoardAfar(seat, ship)]
    return (Pivots(seat, ship), *shot, Contacts(seat, ship), Scrapes(ship), *afar, Docks(ship), WayEnds(ship))


@frozen
class WayEnds(AutoStep):
    """CSG-MOV-10: the move is over; abilities that follow it."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        way, s.way = s.way, None
        if way is not None and s.ships[self.ship] is not None:
            move_ended(s, self.ship, way)
