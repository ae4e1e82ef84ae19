"""Chapters 2 and 10: what lies in the box."""

from typing import Final

from ...core import seat
from ...core.tables import read_table

DATA: Final = read_table(__loader__, __file__, "plunder.data.json")  # type: ignore[name-defined]

COLOURS: Final = seat.COLOURS
"""Six, each with three ships and six flags (PLU-SET-01)."""
MIN_SEATS: Final[int] = DATA["meta"]["players"][0]
MAX_SEATS: Final[int] = DATA["meta"]["players"][1]
MAX_SHIPS: Final[int] = DATA["limits"]["ships_per_player"]
POINT_CARDS: Final[int] = DATA["components"]["plunder_point_cards"]

LIMITS: Final[dict[str, int]] = DATA["limits"]
COMPONENTS: Final[dict[str, int]] = DATA["components"]
RESOURCE_DECK: Final = DATA["resource_deck"]
MAX_MASTS: Final[int] = DATA["limits"]["masts_per_ship"]
RESOURCES: Final[tuple[str, ...]] = tuple(DATA["resources"])
ATTACK_DIE: Final[tuple[int, ...]] = tuple(DATA["dice"]["attack"]["faces"])
DEFENCE_DIE: Final[tuple[int, ...]] = tuple(DATA["dice"]["defence"]["faces"])
SAILING_DIE: Final[tuple[int, ...]] = tuple(DATA["dice"]["sailing"]["faces"])
STORM_ROLL: Final[int] = DATA["dice"]["storm_moves_on_sailing"]
TOLL: Final[int] = DATA["storm"]["toll_cards"]
"""Resource cards for a step across the storm's edge (PLU-STM-03)."""
ROWS: Final[str] = DATA["grid"]["full"]["rows"]
COLUMNS: Final = {name: len(DATA["grid"][name]["cols"]) for name in ("full", "two_player")}
"""Columns of the full map and of that of two players (PLU-2P-03)."""

START: Final = 1
"""Ships, and islands, that everybody begins with (PLU-SET-15)."""

TARGET: Final[int] = DATA["setup"]["target_points"]
TARGETS: Final[tuple[int, int]] = tuple(DATA["options"]["target_points"]["range"])
TEAM_TARGETS: Final[dict[tuple[int, int], int]] = {
    (int(form[0]), int(form[2])): target for form, target in DATA["setup"]["team_targets"].items()
}
"""By number of teams and captains in each (PLU-TEAM-01)."""

MOST_ISLANDS: Final = {2: 12}
ISLANDS: Final = 16
"""Resource islands of a map; two players sail a smaller one (chapter 10.2)."""
