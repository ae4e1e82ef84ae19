"""Chapters 2 and 10: what lies in the box."""

from typing import Final

from ...core.tables import read_table

DATA: Final = read_table(__loader__, __file__, "nassau.data.json")  # type: ignore[name-defined]

MIN_SEATS: Final = 2
COLOURS: Final[tuple[str, ...]] = tuple(DATA["enums"]["player_colours"])
MAX_SEATS: Final[int] = len(COLOURS)
WEAPONS: Final[tuple[str, ...]] = tuple(DATA["enums"]["weapons"])
OPPONENTS: Final[tuple[str, ...]] = tuple(DATA["enums"]["opponent_types"])
OPPONENT_TYPES: Final = len(OPPONENTS)

PRINTED: Final[int] = DATA["start_kit"]["printed_weapons_each_type"]
"""Weapons of each type printed on a ship; they count for the most, not for the sum (NAS-GEN-05)."""
WEAPON_TILES: Final[int] = DATA["limits"]["weapons_per_type_incl_printed"] - PRINTED
PAIRS: Final[int] = min(DATA["limits"]["animals"], DATA["limits"]["sailors_incl_start"])
CRATES: Final[int] = DATA["limits"]["player_crates"]
TOWERS: Final[int] = len(DATA["watchtowers"])
GOODS: Final[int] = next(s["total"] for s in DATA["supply"] if s["kind"] == "good")
TALES: Final[int] = len(DATA["tales"]["list"])

ANIMALS: Final[tuple[str, ...]] = tuple(DATA["enums"]["animals"])
GOOD_KINDS: Final[tuple[str, ...]] = tuple(DATA["enums"]["goods"])
STRONGEST: Final[int] = max(one["strength"] for one in DATA["opponents"]["list"])

SAILS: Final[int] = DATA["limits"]["sails_incl_flag"]
PIRATES: Final[int] = DATA["limits"]["player_pirates"]
SAILORS: Final[int] = DATA["limits"]["sailors_incl_start"]
SAILS_AT_START: Final[int] = DATA["start_kit"]["sails_incl_flag"]
SAILORS_AT_START: Final[int] = DATA["start_kit"]["sailors_incl_start"]
HOLDS: Final[int] = DATA["limits"]["holds"]
HOLDS_AT_START: Final[int] = DATA["limits"]["holds_open_at_start"]
CRATES_PER_HOLD: Final[int] = DATA["limits"]["crates_per_hold"]
PROVISIONS_PER_HOLD: Final[int] = DATA["limits"]["provisions_per_hold"]

DICE: Final[int] = DATA["limits"]["combat_dice"]
FACES: Final[tuple[int, ...]] = tuple(DATA["combat_die"]["faces"])
REPEL: Final = frozenset(DATA["combat_die"]["repel_on"])
"""Faces that send an attack token back (NAS-FGT-11)."""
BAG: Final[tuple[str, ...]] = tuple(token["kind"] for token in DATA["combat_tokens"]["list"])
"""The kind of each combat token."""

COMPANION_POINTS: Final[int] = DATA["final_scoring"]["companion_points"]
CARGO_PER_POINT: Final[int] = DATA["final_scoring"]["cargo_elements_per_point"]
TALE_CONTEST: Final[int] = DATA["final_scoring"]["tale_majority_points"]
NO_TALE: Final[int] = DATA["final_scoring"]["tale_none_penalty"]
ATTACK_POINTS: Final[int] = DATA["final_scoring"]["attack_loss_points"]
"""What an attack costs that finds nothing to take (NAS-FGT-12)."""
ROUNDS: Final[int] = DATA["limits"]["rounds"]
TILE_POINTS: Final = 7
"""The one tile of the Dutchman whose points are known; the others are the house's."""
DUTCHMAN_POINTS: Final[tuple[int, ...]] = tuple(DATA["flying_dutchman"]["final_points_by_place"])
DUTCHMAN_PRINTED: Final = 3
"""How many of these places are known from the rulebook; the rest is the house's (NAS-DUT-12)."""
