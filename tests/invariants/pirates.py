"""CSG-CRW-02, CSG-INF-06: crew and equipment that leave are shown; CSG-DOC-01 to -03: where ships lie docked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from flibuste.games.pirates.questions.sailing.berths import may_dock_in_tow, touches_island
from flibuste.games.pirates.questions.table.bodies import on_table
from flibuste.games.pirates.questions.table.items import HELD, card_of, is_treasure, item_named, name_of
from flibuste.games.pirates.state import NOWHERE
from flibuste.table import Table

LEAVES = {"pirates-lost-piece", "pirates-went-down"}


def aboard(s: Any) -> Counter[str]:
    """The crew and the equipment that are somewhere; while fleets are made up, none."""
    if any(s.fleets):
        return Counter()
    held = [one for _, ship in s.afloat() for one in ship.hold]
    held += [one for island in s.islands for _, one in island.ashore]
    held += [one for island in s.islands if island.fort is not None for one in island.fort.crew]
    return Counter(name_of(item) for item in map(HELD.item, held) if not is_treasure(item))


def lost(before: Counter[str], table: Table) -> Iterator[str]:
    told = [str(event.data) for event in table.events if event.key in LEAVES]
    ransomed = any(event.key == "pirates-ransomed" for event in table.events)
    for what, n in (before - aboard(table.state)).items():
        # CSG-KW-RAN-01: he is a treasure now
        if ransomed and "ransom" in card_of(item_named(what)).keywords:
            continue
        if sum(one.count(f"'{what}'") for one in told) < n:
            yield f"{n} {what} are gone after {table.log[-1].move[0]}, and nothing told so"


def berths(s: Any) -> dict[int, int]:
    return {number: ship.docked for number, ship in s.afloat()}


def docked(before: dict[int, int], table: Table) -> Iterator[str]:
    """Who lies docked is on the table; who has docked now touches the island and may dock there. CSG-R-73:
    whoever was towed there may lie farther off, also when the tow has ended."""
    s: Any = table.state
    towed = {ship.tows for _, ship in s.afloat()}
    for number, ship in s.afloat():
        if ship.docked == NOWHERE:
            continue
        if not on_table(ship):
            yield f"{s.names[number]} is docked, and is not on the table"
        elif before.get(number, ship.docked) == ship.docked:
            continue
        elif number not in towed and not touches_island(s, ship, ship.docked):
            yield f"{s.names[number]} has docked at an island that she does not touch"
        elif not may_dock_in_tow(s, number, ship.docked):
            yield f"{s.names[number]} has docked where she may not"
