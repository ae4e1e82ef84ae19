"""Chapter 5.4 (MOV): what a ship may sail in one move action, and where a course would take her."""

from collections.abc import Iterator
from math import inf
from typing import Final, NamedTuple

from ...core.decision import Bar
from .abilities.ability import Ability, Trait
from .abilities.active import active
from .berths import enemy_fort, enemy_home
from .geometry.angles import FULL, ahead, turn
from .geometry.jostle import MOST, jostle
from .geometry.march import BORDER, Area, first_overlap, march
from .geometry.outline import HUNDREDTHS, Outline, Pose, placed, point_at
from .once import MARINE_FIRED, spent
from .pins import pinned
from .sea import border, card, derelict, hull, is_kind, measure, overlaps, solids, standing, water
from .spells import letters_of, under
from .state import NOWHERE, Is, Ship, State, Tile
from .tokens import becalmed

MOST_TURN: Final = 90
"""CSG-MOV-03"""
LETTERS: Final = ("S", "L")
TROUBLE: Final = ("fog", "sargasso", "reef", "whirlpool")
"""CSG-GEO-20: the terrain that a ship comes upon; icebergs are solid."""
BOW_PUSH: Final = 25.0
"""CSG-VAR-04: how far a ship that turns about her bow tip may be pushed aside, in millimetres."""
CLEARED: Final = "cleared"
"""CSG-SAR-04: she has come clear of weeds this turn."""


class Segment(NamedTuple):
    """CSG-MOV-03: a heading, a letter of the move list, and millimetres; 0 for all of the letter's length."""

    heading: int
    letter: str
    mm: int = 0


class Leg(NamedTuple):
    """Where a segment ends: `way` in millimetres; `by`: the places of what stopped it (``island:2``, ``ship:5``,
    ``border``); `met`: terrain on the way, in the order in which it is met, with the way to it."""

    pose: Pose
    way: float
    by: tuple[str, ...]
    met: tuple[tuple[int, float], ...]


def length(s: State, letters: str) -> float:
    return sum(measure(s, letter) for letter in letters)


def move_list(s: State, number: int) -> str:
    """CSG-MOV-01: the letters of one move action; empty for a ship that cannot move."""
    ship = s.ship(number)
    printed = "".join(card(ship).card["move"])
    if ship.tows != NOWHERE and is_kind(s.ship(ship.tows), "flotilla"):
        # CSG-KW-FLO-06
        return printed
    base = _base(s, number, ship, printed)
    if under(ship, "poseidon"):
        # UT_POSEIDON: once for every mast, and nothing is added
        return base * standing(ship)
    added = "".join(one.ability.added(s, number) for one in active(s, number).answering(Ability.added))
    found = base + added + _lent(s, number) + letters_of(ship, "plus") if base else ""
    # UT_SCREW
    return found * 2 if under(ship, "screw") else found


def _lent(s: State, number: int) -> str:
    """CSG-EFF-12: what other ships add, whoever's; the same is added once (CSG-ABL-04)."""
    if not is_kind(s.ship(number), "sea_monster"):
        return ""
    others = (other for other, _ in s.afloat() if other != number)
    found = (
        one.ability.lends(s, other, number) for other in others for one in active(s, other).answering(Ability.lends)
    )
    return max(found, key=len, default="")


def _base(s: State, number: int, ship: Ship, printed: str) -> str:
    """CSG-MOV-01: of everything that replaces the printed move the lowest."""
    if derelict(ship):
        return "S" if active(s, number).has(Trait.ROWS) else ""
    lowest = [printed]
    if ship.tows != NOWHERE or under(ship, "slowed"):
        # CSG-TOW-04, CSG-KW-FEA-01
        lowest.append("S")
    lowest += filter(None, (one.ability.base(s, number) for one in active(s, number).answering(Ability.base)))
    if only := letters_of(ship, "only"):
        lowest.append(only)
    return min(lowest, key=lambda letters: length(s, letters))


def why_not_move(s: State, number: int) -> Bar | None:
    """CSG-ACT-05: what keeps a ship from moving at all, of her own accord; a pin keeps her from nothing else
    (CSG-PIN-05)."""
    ship = s.ship(number)
    if is_kind(ship, "flotilla"):
        # CSG-KW-FLO-01
        return Bar("pirates-barred-flotilla", "CSG-KW-FLO-01")
    if Is.WRECK in ship.state:
        return Bar("pirates-barred-wreck", "CSG-REE-05")
    if any(other.tows == number for _, other in s.afloat()):
        return Bar("pirates-barred-towed", "CSG-TOW-04")
    if Is.ENTANGLED in ship.state:
        return Bar("pirates-barred-entangled", "CSG-SAR-02")
    if under(ship, CLEARED):
        return Bar("pirates-barred-cleared", "CSG-SAR-04")
    if under(ship, "chained"):
        return Bar("pirates-barred-chained", "CSG-SPS-03")
    if spent(s, number, MARINE_FIRED):
        return Bar("pirates-barred-marine-fired", "CSG-KW-MAR-05")
    if becalmed(s, number) and not derelict_moves(s, number):
        return Bar("pirates-barred-becalmed", "CSG-EVT-06")
    if pinned(s, number):
        return Bar("pirates-barred-pinned", "CSG-PIN-02")
    if derelict(ship) and not active(s, number).has(Trait.ROWS):
        return Bar("pirates-barred-derelict", "CSG-DER-01")
    return None


def derelict_moves(s: State, number: int) -> bool:
    """CSG-EVT-06: whether she could move without a mast: by rowing, or as a galley."""
    return is_kind(s.ship(number), "galley") or active(s, number).has(Trait.ROWS)


def any_heading(s: State, number: int) -> bool:
    """CSG-KW-WIN-01, CSG-KW-TIT-02: whether a segment may go in any direction."""
    return is_kind(s.ship(number), "titan") or active(s, number).has(Trait.CATCHES_WIND)


def passes(s: State, number: int) -> tuple[str, ...]:
    """What does not stop this ship, by the kinds of places: islands under a titan (CSG-KW-TIT-03), everything but the
    border for an intangible one (CSG-KW-GHO-02), icebergs for whom terrain does not matter (CSG-TER-01)."""
    ship = s.ship(number)
    if Is.INTANGIBLE in ship.state:
        return ("island", "ship", "tile")
    found = ("island",) if is_kind(ship, "titan") else ()
    return (*found, "tile") if active(s, number).has(Trait.IGNORES_ICE) else found


class Waters(NamedTuple):
    """What a ship moves among: all that can stop her, by place and outline, and the terrain that can trouble her."""

    places: tuple[str, ...]
    solids: tuple[Outline, ...]
    tiles: tuple[int, ...]
    terrain: tuple[Outline, ...]
    area: Area | None


def waters(s: State, number: int) -> Waters:
    free = passes(s, number)
    places, outlines = solids(s, number)
    kept = [(place, it) for place, it in zip(places, outlines, strict=True) if place.partition(":")[0] not in free]
    tiles = tuple(i for i, tile in enumerate(s.tiles) if troubles(s, number, tile))
    terrain = tuple(water(s.tiles[i].kind, s.tiles[i].pose) for i in tiles)
    return Waters(tuple(place for place, _ in kept), tuple(it for _, it in kept), tiles, terrain, border(s))


def troubles(s: State, number: int, tile: Tile) -> bool:
    """CSG-TER-01, CSG-TER-02, CSG-KW-ICE-01, CSG-KW-GHO-02: whether she may come upon this tile; an icebreaker enters
    whirlpools if she likes."""
    ship = s.ship(number)
    if tile.kind not in TROUBLE or is_kind(ship, "sea_dragon") or Is.INTANGIBLE in ship.state:
        return False
    abilities = active(s, number)
    return not abilities.has(Trait.IGNORES_TERRAIN) or (tile.kind == "whirlpool" and abilities.has(Trait.BREAKS_ICE))


def turned(s: State, ship: Ship, at: Pose, heading: int, sea: Waters) -> Pose | None:
    """CSG-GEO-16, CSG-GEO-17: on the spot, pushed aside where there is no room; CSG-VAR-04: about the bow tip where
    that is the option. None where the push is not enough."""
    if heading == at.heading:
        return at
    there = at._replace(heading=heading)
    if s.setting.options["bow_pivot"]:
        tip = (max(a for a, _ in hull(ship.card)), 0.0)
        (x, y), (u, v) = point_at(tip, at), point_at(tip, there)
        there = there.shifted((x - u, y - v))
    most = BOW_PUSH if s.setting.options["bow_pivot"] else MOST
    push = jostle(placed(hull(ship.card), there), sea.solids, sea.area, most)
    return there.shifted(push) if push is not None else None


def run(ship: Ship, at: Pose, heading: int, far: float, sea: Waters) -> Leg:
    """CSG-GEO-18, CSG-GEO-19, CSG-GEO-20, CSG-MOV-05, CSG-MOV-06: a march from there, without a turn; islands and ships
    stop it, whichever side touches. Terrain that she overlaps from the start is not met (CSG-SAR-03, CSG-REE-03)."""
    body, way = placed(hull(ship.card), at), ahead(heading)
    stop = march(body, way, far, sea.solids, sea.area)
    found = ((first_overlap(body, way, far, one), i) for one, i in zip(sea.terrain, sea.tiles, strict=True))
    met = tuple((i, t) for t, i in sorted(found) if t <= stop.way and t < inf)
    by = tuple("border" if i == BORDER else sea.places[i] for i in stop.by)
    return Leg(at.shifted((way[0] * stop.way, way[1] * stop.way)), stop.way, by, met)


def hundredths(s: State, segment: Segment) -> int:
    """How far a segment goes at most."""
    return segment.mm * HUNDREDTHS if segment.mm else round(measure(s, segment.letter) * HUNDREDTHS)


class Traced(NamedTuple):
    """Where a course leads as far as it is known: its legs, and why it cannot go on."""

    legs: tuple[Leg, ...]
    bar: Bar | None = None


def trace(
    s: State, number: int, path: tuple[Segment, ...], letters: str | None = None, sea: Waters | None = None
) -> Traced:
    """CSG-MOV-02, CSG-MOV-03, CSG-MOV-04: the legs of a course, whose letters come in any order, were there no terrain;
    a blocked one is the last, unless only the border stopped it. `letters`: of the move list, where it is not the
    ship's own."""
    ship, left = s.ship(number), move_list(s, number) if letters is None else letters
    sea = sea or waters(s, number)
    free, at, legs = any_heading(s, number), ship.pose, list[Leg]()
    for segment in path:
        if (bar := _why_not_segment(s, segment, left, at, free=free)) is not None:
            return Traced(tuple(legs), bar)
        left = left.replace(segment.letter, "", 1)
        leg = sailed(s, ship, at, segment, sea)
        if leg is None:
            return Traced(tuple(legs), Bar("pirates-barred-no-room", "CSG-GEO-17", {"heading": segment.heading}))
        legs.append(leg)
        if leg.by and leg.by != ("border",):
            break
        at = leg.pose
    return Traced(tuple(legs), why_not_end(s, number, legs[-1].pose if legs else at))


def sailed(s: State, ship: Ship, at: Pose, segment: Segment, sea: Waters) -> Leg | None:
    """CSG-GEO-15: one segment from there; None without room for the turn. A titan does not turn (CSG-KW-TIT-02)."""
    there = at if is_kind(ship, "titan") else turned(s, ship, at, segment.heading, sea)
    if there is None:
        return None
    return run(ship, there, segment.heading, hundredths(s, segment) / HUNDREDTHS, sea)


def _why_not_segment(s: State, segment: Segment, left: str, at: Pose, *, free: bool) -> Bar | None:
    if segment.letter not in left:
        return Bar("pirates-barred-spent", "CSG-MOV-03", {"letter": segment.letter})
    if segment.mm > measure(s, segment.letter):
        return Bar("pirates-barred-too-far", "CSG-MOV-03", {"letter": segment.letter, "mm": segment.mm})
    if not free and turn(at.heading, segment.heading) > MOST_TURN:
        return Bar("pirates-barred-too-sharp", "CSG-MOV-03", {"heading": segment.heading})
    return None


def why_not_end(s: State, number: int, at: Pose) -> Bar | None:
    """CSG-KW-GHO-02: an intangible ship does not end on an island or a ship; CSG-KW-TIT-03: nor a titan on an island
    that is closed to it; CSG-TER-01: nor anybody on an iceberg."""
    ship = s.ship(number)
    passed = passes(s, number)
    if not passed:
        return None
    there = placed(hull(ship.card), at)
    ghost = Is.INTANGIBLE in ship.state
    icy = active(s, number).has(Trait.IGNORES_ICE)
    for place, outline in zip(*solids(s, number), strict=True):
        kind, _, i = place.partition(":")
        if kind == "island":
            closed = ghost or enemy_home(s, ship.owner, int(i)) or enemy_fort(s, ship.owner, int(i))
        else:
            closed = kind == "ship" or icy
        if kind in passed and closed and overlaps(there, [outline]):
            rule = "CSG-TER-01" if kind == "tile" else "CSG-KW-GHO-02" if ghost else "CSG-KW-TIT-03"
            return Bar("pirates-barred-overlap", rule)
    return None


def comes_about(s: State, number: int, heading: int) -> Pose | None:
    """CSG-MOV-07: the pose after turning on the spot; None without room."""
    return turned(s, s.ship(number), s.ship(number).pose, heading % FULL, waters(s, number))


def orders(letters: str) -> Iterator[str]:
    """CSG-BOT-03: the distinct orders of a move list.

    >>> list(orders("SLS"))
    ['SLS', 'SSL', 'LSS']
    """
    if not letters:
        yield ""
        return
    for letter in dict.fromkeys(letters):
        for rest in orders(letters.replace(letter, "", 1)):
            yield letter + rest
