"""Chapters 2 and 10: everything that is numbered on the sea and in the box, as the game uses it."""

from typing import Any, Final, NamedTuple

from .gains import Gains, gains_of
from .tables import DATA, GOOD_KINDS, OPPONENTS, WEAPONS

_ZONES: Final = DATA["zones"]["list"]
ZONES: Final[tuple[str, ...]] = tuple(zone["zone"] for zone in _ZONES)
BORDERS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(map(ZONES.index, zone["adjacent"])) for zone in _ZONES)
"""NAS-SEA-05: the zones next to each."""
HARBOUR: Final = ZONES.index(DATA["harbour_quays"]["zone"])
"""NAS-P1-18: the zone of the harbour."""
NEAR: Final = tuple(z for z, zone in enumerate(_ZONES) if max(zone["opponent_strengths"]) == 2)
"""NAS-SET-10: the zones that are filled first, with weak opponents."""


def _slots(key: str) -> tuple[int, ...]:
    """The zone of each slot of a kind, in the order of the zones."""
    return tuple(z for z, zone in enumerate(_ZONES) for _ in range(zone[key]))


OUTPOST_ZONES: Final = _slots("outpost_slots")
TOWER_ZONES: Final = _slots("watchtower_slots")
POST_ZONES: Final = _slots("trading_post_slots")
"""NAS-SET-13: where outposts, watchtowers and trading posts lie."""
FIRST_POSTS: Final = tuple(i for i, z in enumerate(POST_ZONES) if _ZONES[z]["goods_fill_group"] == 1)
"""NAS-SET-14: the posts that are filled with one good of each kind."""


def foe_zones(players: int) -> tuple[int, ...]:
    """NAS-SET-12: the zone of each slot for an opponent.

    >>> len(foe_zones(2)), len(foe_zones(4))
    (16, 29)
    """
    return tuple(z for z, zone in enumerate(_ZONES) for least in zone["opponent_slots_min_players"] if least <= players)


class Opponent(NamedTuple):
    """A tile of an opponent; `type` and `weapon` are indices into OPPONENTS and WEAPONS."""

    id: str
    type: int
    weapon: int
    strength: int
    points: int
    reward: Gains


FOES: Final = tuple(
    Opponent(
        row["id"],
        OPPONENTS.index(row["type"]),
        WEAPONS.index(row["weapon"]),
        row["strength"],
        row["points"],
        gains_of(row["reward"]),
    )
    for row in DATA["opponents"]["list"]
)
KRAKEN: Final = OPPONENTS.index("kraken")


class Reward(NamedTuple):
    """A tile, a table or a quay, and what it brings."""

    id: str
    gains: Gains


def _rewards(rows: list[dict[str, Any]], key: str) -> tuple[Reward, ...]:
    return tuple(Reward(row["id"], gains_of(row[key])) for row in rows)


OUTPOSTS: Final = _rewards(DATA["outposts"], "reward")
TABLES: Final = _rewards(DATA["tavern_tables"], "gain")
"""NAS-EQ-04: the tavern."""
QUAYS: Final = _rewards(DATA["harbour_quays"]["quays"], "bonus")
"""NAS-P1-17: the quays of the harbour and what each adds."""
QUAY_GAINS: Final = gains_of(DATA["harbour_quays"]["always"])
"""NAS-P1-17: what every quay gives."""
TOWER_WEAPONS: Final = tuple(WEAPONS.index(row["weapon"]) for row in DATA["watchtowers"])
POST_WEAPONS: Final = tuple(WEAPONS.index(row["weapon"]) for row in DATA["trading_posts"])
TOWER_IDS: Final = tuple(row["id"] for row in DATA["watchtowers"])
POST_IDS: Final = tuple(row["id"] for row in DATA["trading_posts"])


class Offering(NamedTuple):
    """NAS-SLT-02: the choices, one of which a doubloon buys."""

    id: str
    choices: tuple[Gains, ...]


OFFERINGS: Final = tuple(Offering(row["id"], tuple(map(gains_of, row["choices"]))) for row in DATA["offerings"])
SALT_ZONES: Final = tuple(ZONES.index(row["zone"]) for row in DATA["old_salt_tiles"])
"""NAS-SET-16: the zone of each of the Old Salt's tiles."""


class DutchTile(NamedTuple):
    """NAS-DUT-02: where the Dutchman is in a round, and what most crates on the tile score."""

    id: str
    zone: int
    points: int


DUTCH_TILES: Final = tuple(
    DutchTile(row["id"], ZONES.index(row["zone"]), row["points"]) for row in DATA["flying_dutchman"]["tiles"]
)
DUTCH_TOKENS: Final[tuple[int, ...]] = tuple(DATA["flying_dutchman"]["tokens_by_round"])
"""NAS-DUT-06: the tokens of an attack, by round."""
FELD_BONUSES: Final = tuple(map(gains_of, DATA["feld_pawn"]["bonus_choices"]))
"""NAS-FELD-03: what each of the pawn's bonuses is."""

BACKS: Final = "SAB"


class Tale(NamedTuple):
    """NAS-SET-08: a sailor's tale; `back` is an index into BACKS. Its condition stands in the table."""

    back: int
    points: int


TALE_CARDS: Final = tuple(Tale(BACKS.index(row["back"]), row["points"]) for row in DATA["tales"]["list"])
"""By the card's number less one."""
OF_BACK: Final = tuple(sum(1 << i for i, tale in enumerate(TALE_CARDS) if tale.back == back) for back in range(3))
"""The cards of each back, as a set."""

SLOT_GOODS: Final = tuple(
    tuple((GOOD_KINDS.index(slot["good"]), int(slot["value"])) for slot in row["slots"])
    for row in DATA["hideouts"]["list"]
)
"""Per hideout the good and the value of its slots, from top to bottom."""
HIDEOUT_IDS: Final = tuple(row["id"] for row in DATA["hideouts"]["list"])
TALES: Final = tuple(row["pred"] for row in DATA["tales"]["list"])
"""NAS-RET-12: the condition of each card."""
