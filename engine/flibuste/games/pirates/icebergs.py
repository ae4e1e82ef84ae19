"""Chapter 5.15 (ICE): icebergs that drift, and ships that run into them."""

from dataclasses import dataclass

from ...core.agenda import Auto, then
from ...core.events import Event, Tell
from ...core.fate import Fate
from .abilities.ability import Trait
from .abilities.active import active
from .dice import roll_d6
from .geometry.angles import FULL, ahead
from .geometry.gap import within
from .geometry.march import TOUCH, march
from .geometry.outline import Outline
from .losing import LoseMasts
from .sea import (
    body,
    border,
    is_kind,
    land,
    measure,
    water,
)
from .state import NOBODY, NOWHERE, State


def runs_into(s: State, number: int, by: tuple[str, ...], old: frozenset[str]) -> None:
    """CSG-ICE-05: a ship that runs into an iceberg loses a mast; a contact from before costs nothing. An icebreaker
    may ram it instead (CSG-KW-ICE-02)."""
    for place in by:
        if place.startswith("tile:") and place not in old and not active(s, number).has(Trait.BREAKS_ICE):
            then(s, LoseMasts(number, 1, NOBODY))


@dataclass(frozen=True, slots=True)
class Icebergs(Auto[State]):
    """CSG-ICE-02, CSG-TRN-04: the icebergs of the number that is rolled drift S, each where its own roll says."""

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        if not any(tile.kind == "iceberg" for tile in s.tiles):
            return
        number = roll_d6(s, fate, tell, "iceberg", NOWHERE)
        for i, tile in enumerate(s.tiles):
            if tile.kind == "iceberg" and tile.number == number and not ashore(s, i):
                drift(s, i, roll_d6(s, fate, tell, "drift", NOWHERE), tell)


def ashore(s: State, tile: int) -> bool:
    """CSG-ICE-04: it touches an island, and never moves again."""
    one = water("iceberg", s.tiles[tile].pose)
    return any(within(one, land(island.shape, island.pose), TOUCH) for island in s.islands)


def drift(s: State, tile: int, side: int, tell: Tell) -> None:
    """CSG-ICE-01 to CSG-ICE-07."""
    one = s.tiles[tile]
    bearing = (one.pose.heading + 60 * (side - 1)) % FULL
    ice, way = water("iceberg", one.pose), ahead(bearing)
    places, outlines = list[str](), list[Outline]()
    for i, island in enumerate(s.islands):
        places.append(f"island:{i}")
        outlines.append(land(island.shape, island.pose))
    for number, ship in s.afloat():
        # CSG-ICE-07: a sea dragon neither stops it nor is hurt
        if ship.lost == NOWHERE and not is_kind(ship, "sea_dragon"):
            places.append(f"ship:{number}")
            outlines.append(body(ship))
    for i, other in enumerate(s.tiles):
        if i != tile and other.kind == "iceberg":
            places.append(f"tile:{i}")
            outlines.append(water("iceberg", other.pose))
    stop = march(ice, way, measure(s, "S"), outlines, border(s))
    pose = one.pose.shifted((way[0] * stop.way, way[1] * stop.way))
    s.tiles[tile] = one._replace(pose=pose)
    tell(Event("pirates-drifted", {}, {"tile": tile, "pose": list(pose)}, "CSG-ICE-02"))
    struck = [places[i] for i in stop.by if i >= 0]
    for place in struck:
        if place.startswith("ship:") and not is_kind(s.ship(int(place[5:])), "flotilla"):
            then(s, LoseMasts(int(place[5:]), 1, NOBODY))
