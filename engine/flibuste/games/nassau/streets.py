"""Chapter 5.4 (P1): where the captain may be walked, and what a walk does."""

from typing import Final

from ...core.atoms import Move, Name
from ...core.events import Event, EventSink
from .gains import DOUBLOON
from .luck import members
from .purse import score, spend
from .state import State
from .tables import DATA
from .town import space_id

BARGE_POINTS: Final[int] = DATA["final_scoring"]["barge_points_instead_of_doubloon"]


def used(s: State) -> int:
    """NAS-P1-04: the set of alleys and exits on which somebody's pirates stand; nobody may use them again. An exit's
    number comes after those of the alleys."""
    found = 0
    for player in s.players:
        found |= player.streets
    return found


def _exits(s: State, space: int, taken: int) -> list[tuple[int, list[int]]]:
    """NAS-P1-09, NAS-P1-21: per free exit at a space, the free exits that come back to another space. An exit without
    any is as good as occupied."""
    town = s.chart.town
    alleys = len(town.alleys)
    found = []
    for out in town.exits_at[space]:
        if taken >> alleys + out & 1:
            continue
        back = [i for i, other in enumerate(town.exits) if other.space != space and not taken >> alleys + i & 1]
        if back:
            found.append((out, back))
    return found


def stuck(s: State, space: int) -> bool:
    """NAS-P1-20, NAS-P1-21: no alley is free there, whoever's pirates and money would do."""
    taken = used(s)
    return all(taken >> i & 1 for i in s.chart.town.alleys_at[space]) and not _exits(s, space, taken)


def walks(s: State, seat: int, space: int) -> list[int]:
    """NAS-P1-03: the alleys from a space that this player can fill."""
    taken, standing, alleys = used(s), s.players[seat].standing, s.chart.town.alleys
    return [i for i in s.chart.town.alleys_at[space] if not taken >> i & 1 and alleys[i].sections <= standing]


def barges(s: State, seat: int, space: int) -> list[tuple[int, int]]:
    """NAS-P1-09: the ways out and back that this player can fill; whoever has no doubloon pays points (NAS-P1-10)."""
    exits, standing = s.chart.town.exits, s.players[seat].standing
    if not s.chart.town.exits_at[space]:
        return []
    return [
        (out, back)
        for out, ways in _exits(s, space, used(s))
        for back in ways
        if exits[out].sections + exits[back].sections <= standing
    ]


def relocations(s: State, seat: int) -> list[int]:
    """NAS-P1-20, NAS-P1-22: where a stuck captain may be put first: spaces where he stood this round, from where this
    player can go on."""
    if not stuck(s, s.captain):
        return []
    return [
        space for space in members(s.visited & ~(1 << s.captain)) if walks(s, seat, space) or barges(s, seat, space)
    ]


def town_moves(s: State, seat: int) -> list[Move]:
    """NAS-DEC-01: every way to move the captain, without what it costs."""
    town = s.chart.town
    found: list[Move] = [("walk", town.alleys[i].id) for i in walks(s, seat, s.captain)]
    found += [("barge", town.exits[out].id, town.exits[back].id) for out, back in barges(s, seat, s.captain)]
    # whoever can go somewhere is not stuck
    return found or [("relocate", space_id(space)) for space in relocations(s, seat)]


def fill(s: State, seat: int, street: int, sections: int) -> None:
    """NAS-P1-03: a pirate on every section."""
    player = s.players[seat]
    player.standing -= sections
    player.streets |= 1 << street


def go(s: State, space: int) -> None:
    """The captain stands there now. NAS-P1-05: he may have been there before."""
    s.captain = space
    s.visited |= 1 << space


def walk(s: State, seat: int, alley: int, emit: EventSink) -> None:
    """NAS-P1-03, NAS-P1-08: the alley is filled, and the captain walks to its other end."""
    street = s.chart.town.alleys[alley]
    start = s.captain
    fill(s, seat, alley, street.sections)
    go(s, street.other(start))
    if emit.on:
        data = {"seat": seat, "alley": street.id, "from": space_id(start), "to": space_id(s.captain)}
        emit(Event("nassau-walked", {"seat": Name(seat), "n": street.sections}, data, "NAS-P1-03"))


def take_barge(s: State, seat: int, out: int, back: int, emit: EventSink, *, spirit: bool = False) -> None:
    """NAS-P1-09, NAS-P1-10, NAS-P1-11: out over the edge of the town and back elsewhere, for a doubloon, or for two
    points where there is none."""
    town = s.chart.town
    start = s.captain
    for one in (out, back):
        fill(s, seat, len(town.alleys) + one, town.exits[one].sections)
    go(s, town.exits[back].space)
    if emit.on:
        ends = {"out": town.exits[out].id, "in": town.exits[back].id}
        data = {"seat": seat, **ends, "from": space_id(start), "to": space_id(s.captain)}
        n = town.exits[out].sections + town.exits[back].sections
        emit(Event("nassau-barge", {"seat": Name(seat), "n": n}, data, "NAS-P1-09"))
    if s.players[seat].items[DOUBLOON]:
        spend(s, seat, DOUBLOON, 1, emit, "NAS-P1-09", spirit=spirit)
    else:
        score(s, seat, BARGE_POINTS, emit, "NAS-P1-10")


def relocate(s: State, seat: int, space: int, emit: EventSink) -> None:
    """NAS-P1-20: free, and it brings nothing."""
    start = s.captain
    go(s, space)
    if emit.on:
        data = {"seat": seat, "from": space_id(start), "to": space_id(space)}
        emit(Event("nassau-relocated", {"seat": Name(seat)}, data, "NAS-P1-20"))
