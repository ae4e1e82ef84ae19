"""A town and a sea dealt anew (docs/rules/nassau.md, chapter 3); the chance is the asker's: one number."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from ....core.atoms import Json
from ....core.fate import draw, luck_of
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, choice, count, flag

T = TypeVar("T")
_DATA: Final = box("nassau")
_SIDES: Final = ("A", "B")
_TURNS: Final = 4
_DISPLAY: Final = 3
_WEAK: Final = 2
"""NAS-SET-10: the near zones get opponents up to this strength."""
_START: Final = 1
"""NAS-SET-03: the tile where the captain begins."""


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


def town(deal: Deal, layout: str) -> list[dict[str, Any]]:
    """NAS-SET-01: nine tiles, row by row from the north; `rot` counts quarter turns clockwise."""
    if layout == "first_game":
        return [dict(cell) for cell in _DATA["city"]["first_game_layout"]["cells_row_major"]]
    tiles = deal.shuffled([tile["tile"] for tile in _DATA["city"]["tiles"]])
    return [{"tile": tile, "side": _SIDES[deal.below(2)], "rot": deal.below(_TURNS)} for tile in tiles]


def _opponents(deal: Deal, players: int) -> dict[str, list[dict[str, Any]]]:
    """NAS-SET-10, NAS-SET-11: the weak ones near by; then the strong ones join what is left of them."""
    every = _DATA["opponents"]["list"]
    zones = _DATA["zones"]["list"]
    near = [zone for zone in zones if max(zone["opponent_strengths"]) <= _WEAK]
    bag = deal.shuffled([one for one in every if one["strength"] <= _WEAK])
    placed: dict[str, list[dict[str, Any]]] = {}
    for among in (near, [zone for zone in zones if zone not in near]):
        if among is not near:
            bag = deal.shuffled([*bag, *(one for one in every if one["strength"] > _WEAK)])
        for zone in among:
            slots = sum(least <= players for least in zone["opponent_slots_min_players"])
            drawn = [bag.pop() for _ in range(slots)]
            placed[zone["zone"]] = [{name: one[name] for name in ("type", "strength")} for one in drawn]
    return placed


def _goods(deal: Deal) -> dict[str, list[str]]:
    """NAS-SET-14: one of each kind on the near posts; then all the others are mixed for the far ones."""
    kinds = list(_DATA["enums"]["goods"])
    each = next(row["per_type"] for row in _DATA["supply"] if row["kind"] == "good")
    bags = {1: deal.shuffled(kinds), 2: deal.shuffled(kinds * (each - 1))}
    return {
        zone["zone"]: [bags[zone["goods_fill_group"]].pop() for _ in range(zone["trading_post_slots"])]
        for zone in _DATA["zones"]["list"]
    }


def sea(deal: Deal, players: int) -> list[dict[str, Json]]:
    """NAS-SET-10 to NAS-SET-14: what lies in each zone."""
    foes, goods = _opponents(deal, players), _goods(deal)
    outposts = deal.shuffled([row["reward"][0] for row in _DATA["outposts"]])
    towers = deal.shuffled([row["weapon"] for row in _DATA["watchtowers"]])
    posts = deal.shuffled([row["weapon"] for row in _DATA["trading_posts"]])
    return [
        {
            "zone": zone["zone"],
            "row": zone["row"],
            "col": zone["col"],
            "opponents": foes[zone["zone"]],
            "outposts": [_gain(outposts.pop()) for _ in range(zone["outpost_slots"])],
            "towers": [towers.pop() for _ in range(zone["watchtower_slots"])],
            "posts": [{"weapon": posts.pop(), "good": good} for good in goods[zone["zone"]]],
        }
        for zone in _DATA["zones"]["list"]
    ]


def _gain(reward: dict[str, Any]) -> str:
    return str(reward.get("type", reward["kind"]))


class Setup(Tool):
    """The same number deals the same town and sea."""

    id = "nassau.setup"
    rule = "NAS-SET-01"
    asked = (
        count("players", 2, 4, 4),
        choice("layout", ("random", "first_game")),
        flag("old_salt", 1),
        flag("dutchman"),
        count("seed", 0, 2**32 - 1),
    )

    def answer(self, given: Input) -> Answer:
        players, deal = given["players"], Deal(given["seed"])
        tiles = town(deal, given["layout"])
        zones = sea(deal, players)
        rounds = _DATA["limits"]["rounds"]
        foes = sum(len(zone["opponents"]) for zone in zones)
        lines = [
            Said("nassau-tool-setup-town", "NAS-SET-01"),
            Said("nassau-tool-setup-foes", "NAS-SET-12", {"count": foes, "players": players}),
            Said("nassau-tool-setup-posts", "NAS-SET-13"),
            Said("nassau-tool-setup-goods", "NAS-SET-14"),
        ]
        data: dict[str, Json] = {
            "town": tiles,
            "start": _START,
            "zones": zones,
            "weapons": deal.shuffled(list(_DATA["enums"]["weapons"]))[:players],
            "animals": deal.shuffled([row["kind"] for row in _DATA["animals"]["kinds"] for _ in range(row["copies"])])[
                :_DISPLAY
            ],
            "salt": [tile["zone"] for tile in deal.shuffled(_DATA["old_salt_tiles"])][:1] if given["old_salt"] else [],
            "dutchman": [],
            "first": deal.below(players) + 1,
        }
        if given["dutchman"]:
            tile = deal.shuffled(_DATA["flying_dutchman"]["tiles"])[0]
            data["dutchman"] = [tile["zone"]]
            data["dutch_weapons"] = deal.shuffled(list(_DATA["enums"]["weapons"]))[:rounds]
            lines.append(Said("nassau-tool-setup-dutchman", "NAS-DUT-02"))
        return Answer(lines, data)
