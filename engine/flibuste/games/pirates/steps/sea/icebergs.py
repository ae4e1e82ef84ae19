"""Chapter 5.15 (ICE): icebergs that drift, and ships that run into them."""

from collections.abc import Iterator

from .....core.agenda import then
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import FULL, ahead
from ...geometry.gap import within
from ...geometry.march import TOUCH, march
from ...geometry.outline import Outline
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active
from ...questions.table.bodies import body, border, bow_of, is_kind, land, measure, water
from ...state import NOBODY, NOWHERE, State
from ..basics.dice import Roll
from ..damage.losing import LoseMasts


def runs_into(s: State, number: int, by: tuple[str, ...], old: frozenset[str]) -> None:
    """CSG-ICE-05: a ship that runs into an iceberg loses a mast; a contact from before costs nothing. An icebreaker
    whose bow it touches is asked first whether she rams it (CSG-KW-ICE-02)."""
    for place in by:
        if not place.startswith("tile:") or place in old:
            continue
        tile = int(place[5:])
        if s.way is not None and active(s, number).has(Trait.BREAKS_ICE) and at_bow(s, number, tile):
            s.way = s.way._replace(ice=s.way.ice | {tile})
        else:
            then(s, LoseMasts(number, 1, NOBODY))


def icy(s: State, number: int) -> frozenset[str]:
    """CSG-ICE-05: the icebergs that she touches."""
    hull = body(s.ship(number))
    return frozenset(f"tile:{i}" for i, ice in _ice(s) if within(hull, ice, TOUCH))


def at_bow(s: State, number: int, tile: int) -> bool:
    """Whether her bow touches this iceberg."""
    bow = bow_of(s.ship(number))
    return bow is not None and within(bow, water("iceberg", s.tiles[tile].pose), TOUCH)


def _ice(s: State) -> Iterator[tuple[int, Outline]]:
    return ((i, water(tile.kind, tile.pose)) for i, tile in enumerate(s.tiles) if tile.kind == "iceberg")


@frozen
class Scrapes(AutoStep):
    """CSG-KW-ICE-02, CSG-ICE-05: an iceberg that an icebreaker has run into, and has not rammed, costs her a mast."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or s.way is None:
            return
        if not s.way.ice:
            return
        spared = [tile for tile in s.way.ice if s.tiles[tile].kind == "iceberg"]
        s.way = s.way._replace(ice=frozenset())
        then(s, *(LoseMasts(self.ship, 1, NOBODY) for _ in spared))


@frozen
class Icebergs(AutoStep):
    """CSG-ICE-02, CSG-TRN-04: the icebergs of the number that is rolled drift S, each where its own roll says."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if any(tile.kind == "iceberg" for tile in s.tiles):
            then(s, Roll(s.turn, NOWHERE, "iceberg"), Adrift())


@frozen
class Adrift(AutoStep):
    """CSG-ICE-02: those of the number that has been rolled, one after another."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        loose = [
            i for i, tile in enumerate(s.tiles) if tile.kind == "iceberg" and tile.number == s.die and not ashore(s, i)
        ]
        then(s, *(step for i in loose for step in (Roll(s.turn, NOWHERE, "drift"), Drifts(i))))


@frozen
class Drifts(AutoStep):
    """CSG-ICE-02: one of them, where its own roll says."""

    tile: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        drift(s, self.tile, s.die, emit)


def ashore(s: State, tile: int) -> bool:
    """CSG-ICE-04: it touches an island, and never moves again."""
    ice = water("iceberg", s.tiles[tile].pose)
    return any(within(ice, land(island.shape, island.pose), TOUCH) for island in s.islands)


def drift(s: State, tile: int, side: int, emit: EventSink) -> None:
    """CSG-ICE-01, CSG-ICE-02, CSG-ICE-03, CSG-ICE-06, CSG-ICE-07: ships, islands and other icebergs stop it, and other
    tiles do not."""
    terrain = s.tiles[tile]
    bearing = (terrain.pose.heading + 60 * (side - 1)) % FULL
    ice, way = water("iceberg", terrain.pose), ahead(bearing)
    places: list[str] = []
    outlines: list[Outline] = []
    for i, island in enumerate(s.islands):
        places.append(f"island:{i}")
        outlines.append(land(island.shape, island.pose))
    for number, ship in s.afloat():
        # CSG-ICE-07: a sea dragon neither stops it nor is hurt
        if ship.lost == NOWHERE and not is_kind(ship, "sea_dragon"):
            places.append(f"ship:{number}")
            outlines.append(body(ship))
    for i, other in _ice(s):
        if i != tile:
            places.append(f"tile:{i}")
            outlines.append(other)
    before = {place for place, it in zip(places, outlines, strict=True) if within(ice, it, TOUCH)}
    stop = march(ice, way, measure(s, "S"), outlines, border(s))
    pose = terrain.pose.shifted((way[0] * stop.way, way[1] * stop.way))
    s.tiles[tile] = terrain._replace(pose=pose)
    emit(Event("pirates-drifted", {}, {"tile": tile, "pose": list(pose)}, "CSG-ICE-02"))
    there = water("iceberg", pose)
    stops = {places[i] for i in stop.by if i >= 0}
    for place, solid in zip(places, outlines, strict=True):
        # CSG-ICE-07: whatever it touches now, and what stops it though it lay there before
        if place not in stops and (place in before or not within(there, solid, TOUCH)):
            continue
        if place.startswith("ship:") and not is_kind(s.ship(int(place[5:])), "flotilla"):
            then(s, LoseMasts(int(place[5:]), 1, NOBODY))
