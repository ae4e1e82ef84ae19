"""The catalogue of ships, crew, equipment and events, and how it is searched (docs/rules/pirates.md, chapter 10)."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from ....core.atoms import Json
from ...boxes import box
from ..tool import Answer, Input, Said, Text, Tool, choice, count

KINDS: Final = ("ship", "crew", "equipment", "event")
NATIONS: Final[tuple[str, ...]] = tuple(nation["id"] for nation in box("pirates")["nations"])
_SHOWN: Final = 60
_GENERIC: Final = "@"
"""Between a generic crew and the nation it is bought for (CSG-CRW-08)."""


class Piece(NamedTuple):
    """A card. `nation` is empty for what works for every nation."""

    id: str
    kind: str
    name: str
    points: int
    nation: str
    card: Mapping[str, Any]

    @property
    def keywords(self) -> list[str]:
        return list(self.card.get("keywords", []))

    def has(self, code: str) -> bool:
        return any(effect["code"] == code for effect in self.card.get("effects", []))

    def to_json(self) -> Json:
        kept = ("set", "masts", "cargo", "move", "cannons", "keywords", "text", "links", "prov")
        own = {name: self.card[name] for name in kept if name in self.card}
        return {
            "id": self.id,
            "kind": self.kind,
            "name": self.name,
            "points": self.points,
            "nation": self.nation,
            **own,
        }


@cache
def pieces() -> Mapping[str, Piece]:
    """Every card by its id; generic crew without a nation."""
    data = box("pirates")
    lists = {"ship": data["ships"], "crew": [*data["crew_generic"], *data["crew"]]}
    lists |= {"equipment": data["equipment"], "event": data["events"]}
    return {
        card["id"]: Piece(card["id"], kind, card["name"], card["points"], card.get("nation", ""), card)
        for kind, cards in lists.items()
        for card in cards
    }


def piece(name: str) -> Piece | None:
    """A card by its id; generic crew as ``GEN-captain@spain``."""
    card, _, nation = name.partition(_GENERIC)
    found = pieces().get(card)
    if found is None or bool(found.card.get("generic")) != bool(nation) or (nation and nation not in NATIONS):
        return None
    return found._replace(id=name, nation=nation) if nation else found


class Catalogue(Tool):
    """Search by nation, kind, masts, points, and any word of name, text, set or keyword."""

    id = "pirates.catalogue"
    rule = "CSG-DAT-01"
    asked = (
        Text("search"),
        choice("kind", ("any", *KINDS)),
        choice("nation", ("any", *NATIONS)),
        count("masts", 0, 10, None),
        count("most_points", 0, 30, None),
    )

    def answer(self, given: Input) -> Answer:
        found = [card for card in pieces().values() if _fits(card, given)]
        shown = [card.to_json() for card in found[:_SHOWN]]
        line = Said("pirates-tool-found", "CSG-DAT-01", {"count": len(found), "shown": len(shown)})
        return Answer([line], {"found": shown, "count": len(found)})


def _fits(card: Piece, given: Input) -> bool:
    if given["kind"] not in ("any", card.kind) or given["nation"] not in ("any", card.nation):
        return False
    if given["masts"] is not None and card.card.get("masts") != given["masts"]:
        return False
    if given["most_points"] is not None and card.points > given["most_points"]:
        return False
    said = " ".join((card.id, card.name, card.card.get("set", ""), card.card.get("text", ""), *card.keywords)).lower()
    return all(word in said for word in given["search"].lower().split())
