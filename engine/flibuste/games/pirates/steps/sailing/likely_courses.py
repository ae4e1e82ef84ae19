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


def goals(it: Afloat) -> list[Goal]:
    """CSG-BOT-01: wild islands with treasure, one's own home for who carries some, enemies and derelicts; the nearest
    first."""
    s, number, ship = it.s, it.number, it.ship
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


def toward(it: Afloat, place: Vector, letters: str, aside: int = 0) -> tuple[Segment, ...]:
    """A course that turns to a place as far as it may and goes as near as it can, segment by segment; the first one so
    many degrees aside."""

    def steer(at: Pose, is_first: bool) -> int:
        x, y = at.place
        wanted = nearest_bearing(place[0] - x, place[1] - y)
        return _within(at.heading, (wanted + aside) % FULL if is_first else wanted, it.most_turn)

    return _steered(it, sorted(letters, reverse=True), steer)


def _steered(it: Afloat, letters: Sequence[str], steer: Callable[[Pose, bool], int]) -> tuple[Segment, ...]:
    """As far as it goes, segment by segment; none where it may not end there. `steer` says the heading from a pose, and
    is told whether the segment is the first."""
    at = it.ship.pose
    path: list[Segment] = []
    for letter in letters:
        segment = Segment(steer(at, not path), letter)
        leg = sailed(it, at, segment)
        if leg is None:
            break
        path.append(segment)
        at = leg.pose
        if leg.by:
            break
    return tuple(path) if path and why_not_end(it, at) is None else ()


def _past(it: Afloat, place: Vector, letters: str, beside: Collection[str]) -> Iterator[tuple[Segment, ...]]:
    """Courses towards a place, the straightest first; of a ship at an island those that end at nothing beside her."""
    for aside in _ASIDE if beside else _ASIDE[:1]:
        path = toward(it, place, letters, aside)
        if path and _leaves(it, path, letters, beside):
            yield path


def _leaves(it: Afloat, path: Sequence[Segment], letters: str, beside: Collection[str]) -> bool:
    """Whether a course ends at nothing that lies beside the ship now."""
    return not beside or _met(it, path, letters).isdisjoint(beside)


def _met(it: Afloat, path: Sequence[Segment], letters: str) -> set[str]:
    """What a course ends at."""
    return {*trace(it, tuple(path), letters).legs[-1].by}


def _goes(it: Afloat, path: Sequence[Segment], letters: str, beside: str) -> bool:
    """Whether a course leads some way, and away from what lies beside the ship now."""
    legs = trace(it, tuple(path), letters).legs
    return sum(leg.way for leg in legs) >= _SOME_WAY and beside not in legs[-1].by


def headed(it: Afloat, goal: str, place: Vector, letters: str) -> tuple[Segment, ...]:
    """A course towards a place, past what lies in between, or at least past the island that the ship lies at; where
    there is no room for that, the turn nearest to it for which there is; else what one would try."""
    ship = it.ship
    beside, leaving = f"island:{ship.docked}", list[tuple[Segment, ...]]()
    for aside in _ASIDE:
        if path := toward(it, place, letters, aside):
            met = _met(it, path, letters)
            if {place_named(it.s, one) for one in met} <= {goal, "border"}:
                return path
            # out at sea a course that turns away is none towards it
            if beside not in met and (not aside or ship.docked != NOWHERE):
                leaving.append(path)
    if leaving:
        return leaving[0]
    x, y = ship.pose.place
    wanted = nearest_bearing(place[0] - x, place[1] - y)
    heading = _within(ship.pose.heading, wanted, it.most_turn)
    turned = (toward(it, place, letters, heading - wanted + aside) for aside in _ROUND)
    return next(
        (path for path in turned if path and _goes(it, path, letters, beside)),
        (Segment(heading, max(letters)),),
    )


def _within(heading: int, wanted: int, most: int) -> int:
    """The heading nearest to the wanted one that one turn reaches."""
    if turn(heading, wanted) <= most:
        return wanted
    right, left = (heading + most) % FULL, (heading - most) % FULL
    return right if turn(right, wanted) <= turn(left, wanted) else left


def some(
    it: Afloat, rng: Random, most: int, letters: str | None = None, *, offered: bool = False
) -> Iterator[tuple[Segment, ...]]:
    """At most so many legal courses of a ship: towards what is worth it, then any. Where they are `offered`, treasure
    and the way home go before fights, and a ship at an island leaves it and those who lie beside her."""
    left = move_list(it) if letters is None else letters
    if not left or most < 1:
        return
    ship, wanted = it.ship, goals(it)
    beside: set[str] = set()
    given: set[tuple[Segment, ...]] = set()
    if offered:
        wanted.sort(key=lambda goal: _WHYS.index(goal.why))
        if ship.docked != NOWHERE:
            beside = {f"island:{ship.docked}", *(f"ship:{one}" for one, _ in it.s.fleet(ship.owner))}

    for goal in wanted[: (most + 1) // 2]:
        paths = _past(it, goal.place, left, beside)
        if path := next((path for path in paths if path not in given), ()):
            given.add(path)
            yield path
    for _ in range(2 * most):
        if len(given) >= most:
            return
        path = _any(it, rng, left)
        if path and path not in given and _leaves(it, path, left, beside):
            given.add(path)
            yield path


def by_lot(it: Afloat, rng: Random, among: str | None = None) -> tuple[Segment, ...]:
    """A legal course of a ship by lot, two of three towards something and most of one segment; empty where none is
    found."""
    left = move_list(it) if among is None else among
    if not left:
        return ()
    for _ in range(_TRIES):
        place = _somewhere(it, rng) if rng.randrange(3) else None
        # L comes before S, and whoever wants to get somewhere sails it first
        letters = left if rng.randrange(_LONG) == 0 else rng.choice(left) if place is None else min(left)
        path = _any(it, rng, letters) if place is None else toward(it, place, letters)
        if path:
            return path
    return ()


def _somewhere(it: Afloat, rng: Random) -> Vector | None:
    """One of the nearest islands and enemies, by lot; None where that is nothing to sail to."""
    s, ship = it.s, it.ship
    x, y, _ = ship.pose
    near = [(one.pose, i) for i, one in enumerate(s.islands) if i != ship.docked]
    near += [(one.pose, NOWHERE) for one in s.ships if one is not None and one.owner not in (ship.owner, NOBODY)]
    far = sorted([((u - x) ** 2 + (v - y) ** 2, k) for k, ((u, v, _), _) in enumerate(near)])
    pose, island = near[rng.choice(far[:_NEAREST])[1]] if near else (ship.pose, NOWHERE)
    return pose.place if near and (island == NOWHERE or may_dock(s, it.number, island)) else None


def _any(it: Afloat, rng: Random, letters: str) -> tuple[Segment, ...]:
    """A legal course by lot: as many segments as chance wants."""
    spread = it.most_turn
    by_lot = rng.sample(letters, rng.randint(1, len(letters)))
    return _steered(it, by_lot, lambda at, _: (at.heading + rng.randint(-spread, spread)) % FULL)


def reason(it: Afloat, path: Sequence[Segment], letters: str | None = None) -> tuple[str, str]:
    """What a course is good for, and at what: it ``docks``, it ``touches``, or it is just a way."""
    found = trace(it, tuple(path), letters)
    for place in found.legs[-1].by if found.legs else ():
        kind, _, i = place.partition(":")
        if kind == "island" and may_dock(it.s, it.number, int(i)):
            return "docks", place
        if kind == "ship":
            return "touches", place_named(it.s, place)
    return "way", ""
