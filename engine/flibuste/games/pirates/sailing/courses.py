"""Chapters 4.3 and 12.1 (D-MOVE, BOT): courses that are worth a thought, and how a course is written as a move."""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from ....core.atoms import Atom, Json
from ....core.decision import Bar
from ....core.forms import Path, Pick, Whole
from ..cargo.hold import treasure_of
from ..geometry.angles import FULL, Vector, turn
from ..gunnery.ranging import bearings
from ..names import ship_named
from ..state import NOBODY, NOWHERE, State
from .berths import is_wild, may_dock
from .exits import nearest_bearing
from .moving import (
    LETTERS,
    MOST_TURN,
    Segment,
    any_heading,
    move_list,
    sailed,
    trace,
    why_not_end,
)
from .room import past, shut
from .sea import derelict
from .waters import Leg, Waters, waters

MOST_MM: Final = 90
MOST_LEGS: Final = 12
_TRIES: Final = 4
_LONG: Final = 3
"""In how many courses by lot there is one that may have all the segments of the move list."""
_NEAREST: Final = 3
_WHYS: Final = ("home", "dock", "derelict", "enemy")
_ASIDE: Final = (0, *(side * k for k in range(15, MOST_TURN + 1, 15) for side in (1, -1)))
"""CSG-BOT-01: how far besides the bearing of a goal a ship may set off."""
_SOME_WAY: Final = 5
"""Millimetres that are worth an action."""
_ROUND: Final = tuple(side * k for k in range(15, 2 * MOST_TURN + 1, 15) for side in (1, -1))
"""How far besides the nearest turn towards a goal, where there is no room for that."""


@cache
def path_part() -> Path:
    """CSG-MOV-03: a heading, a letter, millimetres (0: all of it), and so on."""
    leg = (Whole("heading", 0, FULL - 1, "degree"), Pick("letter", LETTERS), Whole("mm", 0, MOST_MM, "mm"))
    return Path("path", leg, MOST_LEGS)


def path_of(atoms: Sequence[Atom]) -> tuple[Segment, ...] | None:
    """The segments of a move that fits the form; None where it does not."""
    part = path_part()
    if not atoms or part.taken(atoms) != len(atoms):
        return None
    return tuple(Segment(int(atoms[i]), str(atoms[i + 1]), int(atoms[i + 2])) for i in range(0, len(atoms), 3))


def atoms_of(path: Sequence[Segment]) -> tuple[Atom, ...]:
    return tuple(atom for one in path for atom in one)


def why_not_path(s: State, number: int, atoms: Sequence[Atom], letters: str | None = None) -> Bar | None:
    """CSG-MOV-03, CSG-MOV-04, CSG-GEO-17: why this course is illegal."""
    path = path_of(atoms)
    if path is None:
        return Bar("pirates-barred-course", "CSG-MOV-03")
    return trace(s, number, path, letters).bar


def traced(s: State, number: int, atoms: Sequence[Atom], letters: str | None = None) -> Json:
    """How a course runs that is composed in part: its legs with where they end and what they meet, the letters that are
    left, the bar that the whole would be refused by, and whose guns would bear at its end; of each leg besides the
    headings for which there is no room, and what is in the way; where the last one only grazes something, the heading
    that leads past it. Of a place (``island:2``, ``ship:1.0``) the course towards it."""
    all_letters = move_list(s, number) if letters is None else letters
    goal = _where(s, str(atoms[0])) if len(atoms) == 1 else None
    if goal is not None and all_letters:
        return {"course": list(atoms_of(headed(s, number, str(atoms[0]), goal, all_letters)))}
    path = path_of(atoms)
    if path is None:
        return {"legs": [], "left": all_letters, "bar": None}
    found, left = trace(s, number, path, letters), all_letters
    for one in path:
        left = left.replace(one.letter, "", 1)
    legs = [
        {
            "pose": list(leg.pose),
            "way": leg.way,
            "by": [_place(s, place) for place in leg.by],
            "met": [[tile, way] for tile, way in leg.met],
        }
        for leg in found.legs
    ]
    range_ = bearings(s, number, found.legs[-1].pose) if legs else {}
    return {
        "legs": legs,
        "left": left,
        "bar": found.bar and found.bar.to_json(),
        **_room(s, number, path, found.legs),
        **range_,
    }


def _room(s: State, number: int, path: Sequence[Segment], legs: Sequence[Leg]) -> dict[str, Json]:
    """CSG-GEO-17: for each leg the headings for which there is no room; and the way past what the last one grazes."""
    sea = waters(s, number)
    starts = [s.ship(number).pose, *(leg.pose for leg in legs)][: len(path)]
    barred = [
        [
            {"from": one.first, "to": one.last, "by": [_place(s, place) for place in one.by]}
            for one in shut(s, number, at, sea)
        ]
        for at in starts
    ]
    last = len(legs) - 1
    aside = past(s, number, starts[last], path[last], legs[last], sea) if legs else None
    return {"shut": barred, "past": aside}


def end_of(s: State, number: int, atoms: Sequence[Atom], letters: str) -> dict[str, Json]:
    """Where a course that is offered would end; nothing of an answer that is no course."""
    path = path_of(atoms)
    return {"pose": list(trace(s, number, path, letters).legs[-1].pose)} if path else {}


def _place(s: State, place: str) -> str:
    kind, _, number = place.partition(":")
    return f"ship:{s.names[int(number)]}" if kind == "ship" else place


def _where(s: State, place: str) -> Vector | None:
    """Where an island or a ship lies; None of what is neither."""
    kind, _, name = place.partition(":")
    if kind == "ship":
        number = ship_named(s, name)
        return None if number is None else s.ship(number).pose.place
    known = kind == "island" and name.isdecimal() and int(name) < len(s.islands)
    return s.islands[int(name)].pose.place if known else None


class Goal(NamedTuple):
    """Where a ship may want to go: a place, and why (one of `_WHYS`)."""

    place: Vector
    why: str
    at: str


def goals(s: State, number: int) -> list[Goal]:
    """CSG-BOT-01: wild islands with treasure, one's own home for who carries some, enemies and derelicts; the nearest
    first."""
    ship = s.ship(number)
    found: list[Goal] = []
    loaded = bool(treasure_of(ship))
    for i, island in enumerate(s.islands):
        if i == ship.docked or not may_dock(s, number, i):
            continue
        if island.home == ship.owner and (loaded or ship.masts.bit_count() * 2 <= len(bin(ship.masts)) - 2):
            found.append(Goal(island.pose.place, "home", f"island:{i}"))
        elif is_wild(island) and island.coins:
            found.append(Goal(island.pose.place, "dock", f"island:{i}"))
    for other, one in s.afloat():
        if one.owner not in (ship.owner, NOBODY) and one.lost == NOWHERE:
            why = "derelict" if derelict(one) else "enemy"
            found.append(Goal(one.pose.place, why, f"ship:{s.names[other]}"))
    x, y = ship.pose.place
    return sorted(found, key=lambda goal: (goal.place[0] - x) ** 2 + (goal.place[1] - y) ** 2)


def toward(s: State, number: int, place: Vector, letters: str, sea: Waters, aside: int = 0) -> tuple[Segment, ...]:
    """A course that turns to a place as far as it may and goes as near as it can, segment by segment; the first one so
    many degrees aside."""
    ship = s.ship(number)
    at, free = ship.pose, any_heading(s, number)
    path: list[Segment] = []
    for letter in sorted(letters, reverse=True):
        x, y = at.place
        wanted = nearest_bearing(place[0] - x, place[1] - y)
        if not path:
            wanted = (wanted + aside) % FULL
        heading = wanted if free else _within(at.heading, wanted)
        leg = sailed(s, ship, at, Segment(heading, letter), sea)
        if leg is None:
            break
        path.append(Segment(heading, letter))
        at = leg.pose
        if leg.by:
            break
    return tuple(path) if path and why_not_end(s, number, at) is None else ()


def _past(
    s: State, number: int, place: Vector, letters: str, sea: Waters, beside: Collection[str]
) -> Iterator[tuple[Segment, ...]]:
    """Courses towards a place, the straightest first; of a ship at an island those that end at nothing beside her."""
    for aside in _ASIDE if beside else _ASIDE[:1]:
        path = toward(s, number, place, letters, sea, aside)
        if path and _leaves(s, number, path, letters, beside):
            yield path


def _leaves(s: State, number: int, path: Sequence[Segment], letters: str, beside: Collection[str]) -> bool:
    """Whether a course ends at nothing that lies beside the ship now."""
    return not beside or _met(s, number, path, letters).isdisjoint(beside)


def _met(s: State, number: int, path: Sequence[Segment], letters: str) -> set[str]:
    """What a course ends at."""
    return {*trace(s, number, tuple(path), letters).legs[-1].by}


def _goes(s: State, number: int, path: Sequence[Segment], letters: str, beside: str) -> bool:
    """Whether a course leads some way, and away from what lies beside the ship now."""
    legs = trace(s, number, tuple(path), letters).legs
    return sum(leg.way for leg in legs) >= _SOME_WAY and beside not in legs[-1].by


def headed(s: State, number: int, goal: str, place: Vector, letters: str) -> tuple[Segment, ...]:
    """A course towards a place, past what lies in between, or at least past the island that the ship lies at; where
    there is no room for that, the turn nearest to it for which there is; else what one would try."""
    ship, sea = s.ship(number), waters(s, number)
    beside, leaving = f"island:{ship.docked}", list[tuple[Segment, ...]]()
    for aside in _ASIDE:
        if path := toward(s, number, place, letters, sea, aside):
            met = _met(s, number, path, letters)
            if {_place(s, one) for one in met} <= {goal, "border"}:
                return path
            # out at sea a course that turns away is none towards it
            if beside not in met and (not aside or ship.docked != NOWHERE):
                leaving.append(path)
    if leaving:
        return leaving[0]
    x, y = ship.pose.place
    wanted = nearest_bearing(place[0] - x, place[1] - y)
    heading = wanted if any_heading(s, number) else _within(ship.pose.heading, wanted)
    turned = (toward(s, number, place, letters, sea, heading - wanted + aside) for aside in _ROUND)
    return next(
        (path for path in turned if path and _goes(s, number, path, letters, beside)),
        (Segment(heading, max(letters)),),
    )


def _within(heading: int, wanted: int) -> int:
    """The heading nearest to the wanted one that one turn reaches."""
    if turn(heading, wanted) <= MOST_TURN:
        return wanted
    right = (heading + MOST_TURN) % FULL
    left = (heading - MOST_TURN) % FULL
    return right if turn(right, wanted) <= turn(left, wanted) else left


def some(
    s: State, number: int, rng: Random, most: int, letters: str | None = None, *, offered: bool = False
) -> Iterator[tuple[Segment, ...]]:
    """At most so many legal courses of a ship: towards what is worth it, then any. Where they are `offered`, treasure
    and the way home go before fights, and a ship at an island leaves it and those who lie beside her."""
    left = move_list(s, number) if letters is None else letters
    if not left or most < 1:
        return
    ship, wanted = s.ship(number), goals(s, number)
    beside: set[str] = set()
    given: set[tuple[Segment, ...]] = set()
    if offered:
        wanted.sort(key=lambda goal: _WHYS.index(goal.why))
        if ship.docked != NOWHERE:
            beside = {f"island:{ship.docked}", *(f"ship:{one}" for one, _ in s.fleet(ship.owner))}

    sea = waters(s, number)
    for goal in wanted[: (most + 1) // 2]:
        paths = _past(s, number, goal.place, left, sea, beside)
        if path := next((path for path in paths if path not in given), ()):
            given.add(path)
            yield path
    for _ in range(2 * most):
        if len(given) >= most:
            return
        path = _any(s, number, rng, left, sea)
        if path and path not in given and _leaves(s, number, path, left, beside):
            given.add(path)
            yield path


def by_lot(s: State, number: int, rng: Random, among: str | None = None) -> tuple[Segment, ...]:
    """A legal course of a ship by lot, two of three towards something and most of one segment; empty where none is
    found."""
    left = move_list(s, number) if among is None else among
    if not left:
        return ()
    sea = waters(s, number)
    for _ in range(_TRIES):
        place = _somewhere(s, number, rng) if rng.randrange(3) else None
        # L comes before S, and whoever wants to get somewhere sails it first
        letters = left if rng.randrange(_LONG) == 0 else rng.choice(left) if place is None else min(left)
        path = _any(s, number, rng, letters, sea) if place is None else toward(s, number, place, letters, sea)
        if path:
            return path
    return ()


def _somewhere(s: State, number: int, rng: Random) -> Vector | None:
    """One of the nearest islands and enemies, by lot; None where that is nothing to sail to."""
    ship = s.ship(number)
    x, y, _ = ship.pose
    near = [(one.pose, i) for i, one in enumerate(s.islands) if i != ship.docked]
    near += [(one.pose, NOWHERE) for one in s.ships if one is not None and one.owner not in (ship.owner, NOBODY)]
    near.sort(key=lambda it: (it[0].x - x) ** 2 + (it[0].y - y) ** 2)
    pose, island = rng.choice(near[:_NEAREST]) if near else (ship.pose, NOWHERE)
    return pose.place if near and (island == NOWHERE or may_dock(s, number, island)) else None


def _any(s: State, number: int, rng: Random, letters: str, sea: Waters) -> tuple[Segment, ...]:
    """A legal course by lot: as many segments as chance wants."""
    ship = s.ship(number)
    at, spread = ship.pose, 180 if any_heading(s, number) else MOST_TURN
    path: list[Segment] = []
    for letter in rng.sample(letters, rng.randint(1, len(letters))):
        segment = Segment((at.heading + rng.randint(-spread, spread)) % FULL, letter)
        leg = sailed(s, ship, at, segment, sea)
        if leg is None:
            break
        path.append(segment)
        at = leg.pose
        if leg.by:
            break
    return tuple(path) if path and why_not_end(s, number, at) is None else ()


def reason(s: State, number: int, path: Sequence[Segment], letters: str | None = None) -> tuple[str, str]:
    """What a course is good for, and at what: it ``docks``, it ``touches``, or it is just a way."""
    found = trace(s, number, tuple(path), letters)
    for place in found.legs[-1].by if found.legs else ():
        kind, _, i = place.partition(":")
        if kind == "island" and may_dock(s, number, int(i)):
            return "docks", place
        if kind == "ship":
            return "touches", _place(s, place)
    return "way", ""
