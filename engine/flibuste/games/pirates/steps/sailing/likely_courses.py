"""Chapter 12.1 (BOT): courses that are worth a thought: towards a goal, past what is in the way, or by lot."""

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from ...geometry.angles import FULL, Vector, turn
from ...geometry.outline import Pose
from ...questions.cargo.hold import treasure_of
from ...questions.sailing.afloat import MOST_TURN, Afloat
from ...questions.sailing.berths import is_wild, may_dock
from ...questions.sailing.course import Segment, sailed, trace, why_not_end
from ...questions.sailing.move_list import move_list
from ...questions.table.bodies import derelict
from ...state import NOBODY, NOWHERE, State
from ..sea.coming_out import nearest_bearing

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


def place_named(s: State, place: str) -> str:
    """A place as a move names it."""
    kind, _, number = place.partition(":")
    return f"ship:{s.names[int(number)]}" if kind == "ship" else place


class Goal(NamedTuple):
    """Where a ship may want to go: a place, and why (one of `_WHYS`)."""

    place: Vector
    why: str
    at: str


def goals(afloat: Afloat) -> list[Goal]:
    """CSG-BOT-01: wild islands with treasure, one's own home for who carries some, enemies and derelicts; the nearest
    first."""
    s, number, ship = afloat.s, afloat.number, afloat.ship
    found: list[Goal] = []
    loaded = bool(treasure_of(ship))
    for i, island in enumerate(s.islands):
        if i == ship.docked or not may_dock(s, number, i):
            continue
        if island.home == ship.owner and (loaded or ship.masts.bit_count() * 2 <= len(bin(ship.masts)) - 2):
            found.append(Goal(island.pose.place, "home", f"island:{i}"))
        elif is_wild(island) and island.coins:
            found.append(Goal(island.pose.place, "dock", f"island:{i}"))
    for other, vessel in s.afloat():
        if vessel.owner not in (ship.owner, NOBODY) and vessel.lost == NOWHERE:
            why = "derelict" if derelict(vessel) else "enemy"
            found.append(Goal(vessel.pose.place, why, f"ship:{s.names[other]}"))
    x, y = ship.pose.place
    return sorted(found, key=lambda goal: (goal.place[0] - x) ** 2 + (goal.place[1] - y) ** 2)


def toward(afloat: Afloat, place: Vector, letters: str, aside: int = 0) -> tuple[Segment, ...]:
    """A course that turns to a place as far as it may and goes as near as it can, segment by segment; the first one so
    many degrees aside."""

    def steer(at: Pose, is_first: bool) -> int:
        x, y = at.place
        wanted = nearest_bearing(place[0] - x, place[1] - y)
        return _within(at.heading, (wanted + aside) % FULL if is_first else wanted, afloat.most_turn)

    return _steered(afloat, sorted(letters, reverse=True), steer)


def _steered(afloat: Afloat, letters: Sequence[str], steer: Callable[[Pose, bool], int]) -> tuple[Segment, ...]:
    """As far as it goes, segment by segment; none where it may not end there. `steer` says the heading from a pose, and
    is told whether the segment is the first."""
    at = afloat.ship.pose
    path: list[Segment] = []
    for letter in letters:
        segment = Segment(steer(at, not path), letter)
        leg = sailed(afloat, at, segment)
        if leg is None:
            break
        path.append(segment)
        at = leg.pose
        if leg.by:
            break
    return tuple(path) if path and why_not_end(afloat, at) is None else ()


def _past(afloat: Afloat, place: Vector, letters: str, beside: Collection[str]) -> Iterator[tuple[Segment, ...]]:
    """Courses towards a place, the straightest first; of a ship at an island those that end at nothing beside her."""
    for aside in _ASIDE if beside else _ASIDE[:1]:
        path = toward(afloat, place, letters, aside)
        if path and _leaves(afloat, path, letters, beside):
            yield path


def _leaves(afloat: Afloat, path: Sequence[Segment], letters: str, beside: Collection[str]) -> bool:
    """Whether a course ends at nothing that lies beside the ship now."""
    return not beside or _met(afloat, path, letters).isdisjoint(beside)


def _met(afloat: Afloat, path: Sequence[Segment], letters: str) -> set[str]:
    """What a course ends at."""
    return {*trace(afloat, tuple(path), letters).legs[-1].by}


def _goes(afloat: Afloat, path: Sequence[Segment], letters: str, beside: str) -> bool:
    """Whether a course leads some way, and away from what lies beside the ship now."""
    legs = trace(afloat, tuple(path), letters).legs
    return sum(leg.way for leg in legs) >= _SOME_WAY and beside not in legs[-1].by


def headed(afloat: Afloat, goal: str, place: Vector, letters: str) -> tuple[Segment, ...]:
    """A course towards a place, past what lies in between, or at least past the island that the ship lies at; where
    there is no room for that, the turn nearest to it for which there is; else what one would try."""
    ship = afloat.ship
    beside, leaving = f"island:{ship.docked}", list[tuple[Segment, ...]]()
    for aside in _ASIDE:
        if path := toward(afloat, place, letters, aside):
            met = _met(afloat, path, letters)
            if {place_named(afloat.s, one) for one in met} <= {goal, "border"}:
                return path
            # out at sea a course that turns away is none towards it
            if beside not in met and (not aside or ship.docked != NOWHERE):
                leaving.append(path)
    if leaving:
        return leaving[0]
    x, y = ship.pose.place
    wanted = nearest_bearing(place[0] - x, place[1] - y)
    heading = _within(ship.pose.heading, wanted, afloat.most_turn)
    turned = (toward(afloat, place, letters, heading - wanted + aside) for aside in _ROUND)
    return next(
        (path for path in turned if path and _goes(afloat, path, letters, beside)),
        (Segment(heading, max(letters)),),
    )


def _within(heading: int, wanted: int, most: int) -> int:
    """The heading nearest to the wanted one that one turn reaches."""
    if turn(heading, wanted) <= most:
        return wanted
    right, left = (heading + most) % FULL, (heading - most) % FULL
    return right if turn(right, wanted) <= turn(left, wanted) else left


def some(
    afloat: Afloat, rng: Random, most: int, letters: str | None = None, *, offered: bool = False
) -> Iterator[tuple[Segment, ...]]:
    """At most so many legal courses of a ship: towards what is worth it, then any. Where they are `offered`, treasure
    and the way home go before fights, and a ship at an island leaves it and those who lie beside her."""
    left = move_list(afloat) if letters is None else letters
    if not left or most < 1:
        return
    ship, wanted = afloat.ship, goals(afloat)
    beside: set[str] = set()
    given: set[tuple[Segment, ...]] = set()
    if offered:
        wanted.sort(key=lambda goal: _WHYS.index(goal.why))
        if ship.docked != NOWHERE:
            beside = {f"island:{ship.docked}", *(f"ship:{number}" for number, _ in afloat.s.fleet(ship.owner))}

    for goal in wanted[: (most + 1) // 2]:
        paths = _past(afloat, goal.place, left, beside)
        if path := next((path for path in paths if path not in given), ()):
            given.add(path)
            yield path
    for _ in range(2 * most):
        if len(given) >= most:
            return
        path = _any(afloat, rng, left)
        if path and path not in given and _leaves(afloat, path, left, beside):
            given.add(path)
            yield path


def by_lot(afloat: Afloat, rng: Random, among: str | None = None) -> tuple[Segment, ...]:
    """A legal course of a ship by lot, two of three towards something and most of one segment; empty where none is
    found."""
    left = move_list(afloat) if among is None else among
    if not left:
        return ()
    for _ in range(_TRIES):
        place = _somewhere(afloat, rng) if rng.randrange(3) else None
        # L comes before S, and whoever wants to get somewhere sails it first
        letters = left if rng.randrange(_LONG) == 0 else rng.choice(left) if place is None else min(left)
        path = _any(afloat, rng, letters) if place is None else toward(afloat, place, letters)
        if path:
            return path
    return ()


def _somewhere(afloat: Afloat, rng: Random) -> Vector | None:
    """One of the nearest islands and enemies, by lot; None where that is nothing to sail to."""
    s, ship = afloat.s, afloat.ship
    x, y, _ = ship.pose
    near = [(land.pose, i) for i, land in enumerate(s.islands) if i != ship.docked]
    near += [
        (vessel.pose, NOWHERE) for vessel in s.ships if vessel is not None and vessel.owner not in (ship.owner, NOBODY)
    ]
    far = sorted([((u - x) ** 2 + (v - y) ** 2, k) for k, ((u, v, _), _) in enumerate(near)])
    pose, island = near[rng.choice(far[:_NEAREST])[1]] if near else (ship.pose, NOWHERE)
    return pose.place if near and (island == NOWHERE or may_dock(s, afloat.number, island)) else None


def _any(afloat: Afloat, rng: Random, letters: str) -> tuple[Segment, ...]:
    """A legal course by lot: as many segments as chance wants."""
    spread = afloat.most_turn
    by_lot = rng.sample(letters, rng.randint(1, len(letters)))
    return _steered(afloat, by_lot, lambda at, _: (at.heading + rng.randint(-spread, spread)) % FULL)


def reason(afloat: Afloat, path: Sequence[Segment], letters: str | None = None) -> tuple[str, str]:
    """What a course is good for, and at what: it ``docks``, it ``touches``, or it is just a way."""
    found = trace(afloat, tuple(path), letters)
    for place in found.legs[-1].by if found.legs else ():
        kind, _, i = place.partition(":")
        if kind == "island" and may_dock(afloat.s, afloat.number, int(i)):
            return "docks", place
        if kind == "ship":
            return "touches", place_named(afloat.s, place)
    return "way", ""
