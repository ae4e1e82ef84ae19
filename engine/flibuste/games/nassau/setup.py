"""Chapter 3 (SET, DUT-02): a town and a sea dealt anew."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from ...core.fate import draw, luck_of
from .tables import DATA, GOOD_KINDS, ROUNDS, WEAPONS

T = TypeVar("T")
SIDES: Final = ("A", "B")
QUARTERS: Final = 4
DISPLAY: Final = 3
"""NAS-SET-07: animals that lie open."""
WEAK: Final = 2
"""NAS-SET-10: the near zones get opponents up to this strength."""
START: Final = 1
"""NAS-SET-03: the tile where the captain begins."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A district of the town; `rot` counts quarter turns clockwise."""

    tile: int
    side: str
    rot: int


@dataclass(frozen=True, slots=True)
class Zone:
    """What lies in a zone: `opponents` by type and strength, `outposts` by what they give, `towers` by their weapon,
    `posts` by weapon and good."""

    zone: str
    row: int
    col: int
    opponents: tuple[tuple[str, int], ...]
    outposts: tuple[str, ...]
    towers: tuple[str, ...]
    posts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A whole table. `weapons`: the tile of each player; `salt`, `dutchman`: the zone where they stand, if they play;
    `dutch_weapons`: one a round; `first`: the seat that begins (NAS-SET-17)."""

    town: tuple[Tile, ...]
    zones: tuple[Zone, ...]
    weapons: tuple[str, ...]
    animals: tuple[str, ...]
    salt: str | None
    first: int
    dutchman: str | None = None
    dutch_weapons: tuple[str, ...] = ()


class Deal:
    """Shuffles and picks, one after another, by one number.

    >>> deal = Deal(7)
    >>> sorted(deal.shuffled((1, 2, 3)))
    [1, 2, 3]
    """

    def __init__(self, seed: int) -> None:
        self.luck = luck_of(seed)

    def below(self, n: int) -> int:
        self.luck, got = draw(self.luck, n)
        return got

    def shuffled(self, things: Sequence[T]) -> list[T]:
        left, out = list(things), []
        while left:
            out.append(left.pop(self.below(len(left))))
        return out


def town(deal: Deal, layout: str) -> tuple[Tile, ...]:
    """NAS-SET-01: nine tiles, row by row from the north."""
    if layout == "first_game":
        cells = DATA["city"]["first_game_layout"]["cells_row_major"]
        return tuple(Tile(cell["tile"], cell["side"], cell["rot"]) for cell in cells)
    tiles = deal.shuffled([tile["tile"] for tile in DATA["city"]["tiles"]])
    return tuple(Tile(tile, SIDES[deal.below(len(SIDES))], deal.below(QUARTERS)) for tile in tiles)


def _opponents(deal: Deal, players: int) -> dict[str, tuple[tuple[str, int], ...]]:
    """NAS-SET-10 to NAS-SET-12: the weak ones near by; then the strong ones join what is left of them."""
    every = DATA["opponents"]["list"]
    zones = DATA["zones"]["list"]
    near = [zone for zone in zones if max(zone["opponent_strengths"]) <= WEAK]
    bag = deal.shuffled([one for one in every if one["strength"] <= WEAK])
    placed: dict[str, tuple[tuple[str, int], ...]] = {}
    for among in (near, [zone for zone in zones if zone not in near]):
        if among is not near:
            bag = deal.shuffled([*bag, *(one for one in every if one["strength"] > WEAK)])
        for zone in among:
            slots = sum(least <= players for least in zone["opponent_slots_min_players"])
            drawn = [bag.pop() for _ in range(slots)]
            placed[zone["zone"]] = tuple((one["type"], one["strength"]) for one in drawn)
    return placed


def _goods(deal: Deal) -> dict[str, list[str]]:
    """NAS-SET-14: one of each kind on the near posts; then all the others are mixed for the far ones."""
    each = next(row["per_type"] for row in DATA["supply"] if row["kind"] == "good")
    bags = {1: deal.shuffled(GOOD_KINDS), 2: deal.shuffled(GOOD_KINDS * (each - 1))}
    return {
        zone["zone"]: [bags[zone["goods_fill_group"]].pop() for _ in range(zone["trading_post_slots"])]
        for zone in DATA["zones"]["list"]
    }


def sea(deal: Deal, players: int) -> tuple[Zone, ...]:
    """NAS-SET-10 to NAS-SET-14: what lies in each zone."""
    foes, goods = _opponents(deal, players), _goods(deal)
    outposts = deal.shuffled([row["reward"][0] for row in DATA["outposts"]])
    towers = deal.shuffled([row["weapon"] for row in DATA["watchtowers"]])
    posts = deal.shuffled([row["weapon"] for row in DATA["trading_posts"]])
    return tuple(
        Zone(
            zone["zone"],
            zone["row"],
            zone["col"],
            foes[zone["zone"]],
            tuple(_gain(outposts.pop()) for _ in range(zone["outpost_slots"])),
            tuple(towers.pop() for _ in range(zone["watchtower_slots"])),
            tuple((posts.pop(), good) for good in goods[zone["zone"]]),
        )
        for zone in DATA["zones"]["list"]
    )


def _gain(reward: dict[str, Any]) -> str:
    return str(reward.get("type", reward["kind"]))


def dealt(players: int, seed: int, *, layout: str = "random", salt: bool = True, dutchman: bool = False) -> Table:
    """NAS-SET-01 to NAS-SET-17: the same number deals the same table. The Dutchman is dealt last, so that a table is
    the same with it and without it.

    >>> dealt(2, 5).zones == dealt(2, 5, dutchman=True).zones
    True
    """
    deal = Deal(seed)
    table = Table(
        town=town(deal, layout),
        zones=sea(deal, players),
        weapons=tuple(deal.shuffled(WEAPONS)[:players]),
        animals=tuple(deal.shuffled(_animals())[:DISPLAY]),
        salt=deal.shuffled(DATA["old_salt_tiles"])[0]["zone"] if salt else None,
        first=deal.below(players),
    )
    if not dutchman:
        return table
    tile = deal.shuffled(DATA["flying_dutchman"]["tiles"])[0]
    weapons = tuple(deal.shuffled(WEAPONS)[:ROUNDS])
    return replace(table, dutchman=tile["zone"], dutch_weapons=weapons)


def _animals() -> list[str]:
    return [row["kind"] for row in DATA["animals"]["kinds"] for _ in range(row["copies"])]
