"""The search of the catalogue of ships, crew, equipment and events (docs/rules/pirates.md, chapter 10)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from ....companion.tool import Answer, Input, Said, Text, Tool, choice, count
from ..questions.table.cards import KINDS
from ..tables import NATIONS
from .cards import ToldPiece, pieces, plain

PAGE: Final = 30
"""So many at once, so that a phone stays quick."""
_MOVES: Final = {
    "s": ["S"],
    "l": ["L"],
    "ss": ["S", "S"],
    "sl": ["L", "S"],
    "ll": ["L", "L"],
    "sss": ["S", "S", "S"],
    "anywhere": ["D"],
    "none": [],
}
KEYWORDS: Final = tuple(
    sorted({word.partition(":")[0] for card in pieces().values() for word in card.keywords})  # the data knows them all
)
_ORDERS: Final[dict[str, Callable[[ToldPiece], tuple[int, str]]]] = {
    "name": lambda card: (0, plain(card.name).strip("'\"")),
    "cheap": lambda card: (card.points, plain(card.name)),
    "dear": lambda card: (-card.points, plain(card.name)),
}


class CatalogueTool(Tool):
    """Search by kind, nation, masts, points, cargo, move, keyword, and any word of name, text, set or keyword.

    `named`: ids of cards that the search means besides. Some are called by a word, and the engine knows no language.

    `data`: `found` (one page of cards, from the place `from`), `count` (of all that fit), `page` (cards a page).
    """

    id = "pirates.catalogue"
    rule = "CSG-DAT-01"
    asked = (
        Text("search"),
        Text("named", 1200),
        choice("kind", ("any", *KINDS)),
        choice("nation", ("any", *NATIONS)),
        count("masts", 0, 10, None),
        count("most_points", 0, 30, None),
        count("least_cargo", 0, 12, None),
        choice("move", ("any", *_MOVES)),
        choice("keyword", ("any", *KEYWORDS)),
        choice("order", tuple(_ORDERS)),
        count("from", 0, 999),
    )

    def answer(self, given: Input) -> Answer:
        found = sorted((card for card in pieces().values() if _fits(card, given)), key=_ORDERS[given["order"]])
        shown = [card.to_json() for card in found[given["from"] : given["from"] + PAGE]]
        line = Said("pirates-tool-found", "CSG-DAT-01", {"count": len(found), "shown": len(shown)})
        return Answer([line], {"found": shown, "count": len(found), "page": PAGE})


def _fits(card: ToldPiece, given: Input) -> bool:
    if given["kind"] not in ("any", card.kind):
        return False
    # CSG-CRW-08: generic crew can be bought for every nation
    if given["nation"] not in ("any", card.nation) and not card.generic:
        return False
    if given["masts"] is not None and card.card.get("masts") != given["masts"]:
        return False
    if given["most_points"] is not None and card.points > given["most_points"]:
        return False
    if given["least_cargo"] is not None and card.card.get("cargo", -1) < given["least_cargo"]:
        return False
    if given["move"] != "any" and sorted(card.card.get("move", "-")) != _MOVES[given["move"]]:
        return False
    if given["keyword"] != "any" and given["keyword"] not in {word.partition(":")[0] for word in card.keywords}:
        return False
    if card.id in given["named"].split():
        return True
    return all(word in _said(card.id) for word in plain(given["search"]).split())


@cache
def _said(name: str) -> str:
    card = pieces()[name]
    return plain(" ".join((name, card.name, card.card.get("set", ""), card.card.get("text", ""), *card.keywords)))
