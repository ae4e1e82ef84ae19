"""Chapter 5.4 (MOV): what a ship may sail in one move action, and where a course would take her."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ....core.decision import Bar
from ..abilities.ability import Ability, Trait
from ..abilities.active import active, conceals
from ..events.tokens import becalmed
from ..geometry.angles import FULL, turn
from ..geometry.outline import HUNDREDTHS, Pose
from ..state import NOWHERE, Is, Ship, State
from ..turns.once import MARINE_FIRED, spent
from ..turns.spells import letters_of, under
from .berths import enemy_fort, enemy_home
from .pins import pinned
from .sea import card, derelict, is_kind, lying, measure, overlaps, solids, standing
from .waters import Leg, Waters, passes, run, turned, waters

MOST_TURN: Final = 90
"""CSG-MOV-03"""
LETTERS: Final = ("S", "L")
CLEARED: Final = "cleared"
"""CSG-SAR-04: she has come clear of weeds this turn."""


class Segment(NamedTuple):
    """CSG-MOV-03: a heading, a letter of the move list, and millimetres; 0 for all of the letter's length."""

    heading: int
    letter: str
    mm: int = 0


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
    helmsmen = active(s, number).answering(Ability.added)
    added = "".join([one.ability.added(s, number) for one in helmsmen]) if helmsmen else ""
    found = base + added + _lent(s, number) + letters_of(ship, "plus") if base else ""
    # UT_SCREW
    return found * 2 if under(ship, "screw") else found


def _lent(s: State, number: int) -> str:
    """CSG-EFF-12: what other ships add; the same is added once (CSG-ABL-04)."""
    if not is_kind(s.ship(number), "sea_monster"):
        return ""
    return max((more for _, _, more in lenders(s, number)), key=len, default="")


def lenders(s: State, number: int) -> Iterator[tuple[int, int, str]]:
    """CSG-EFF-12: the ships that add to a monster's move list, whoever's, the piece that brings it, and the letters.
    What lies face down elsewhere than in its own fleet adds nothing: who sails it does not know of it (CSG-INF-02)."""
    if not is_kind(s.ship(number), "sea_monster"):
        return
    owner = s.ship(number).owner
    for other, ship in s.afloat():
        for one in active(s, other).answering(Ability.lends) if other != number else ():
            more = one.ability.lends(s, other, number)
            if more and (ship.owner == owner or not conceals(s, other, one.source)):
                yield other, one.source, more


def _base(s: State, number: int, ship: Ship, printed: str) -> str:
    """CSG-MOV-01: of everything that replaces the printed move the lowest."""
    if derelict(ship):
        return "S" if active(s, number).has(Trait.ROWS) else ""
    lowest = [printed]
    if ship.tows != NOWHERE or under(ship, "slowed"):
        # CSG-TOW-04, CSG-KW-FEA-01
        lowest.append("S")
    lowest += [low for one in active(s, number).answering(Ability.base) if (low := one.ability.base(s, number))]
    if only := letters_of(ship, "only"):
        lowest.append(only)
    return min(lowest, key=lambda letters: length(s, letters)) if len(lowest) > 1 else printed


def why_not_move(s: State, number: int) -> Bar | None:
    """CSG-ACT-05: what keeps a ship from moving at all, of her own accord; a pin keeps her from nothing else
    (CSG-PIN-05)."""
    ship = s.ship(number)
    if is_kind(ship, "flotilla"):
        # CSG-KW-FLO-01
        return Bar("pirates-barred-flotilla", "CSG-KW-FLO-01")
    if Is.WRECK in ship.state:
        return Bar("pirates-barred-wreck", "CSG-REE-05")
    if number in [other.tows for other in s.ships if other is not None]:
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
    free, at = any_heading(s, number), ship.pose
    legs: list[Leg] = []
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
    there = lying(ship.card, at)
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
