"""Chapter 10: the cards of the catalogue."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from .....core.atoms import Arg, Word
from ...tables import DATA, NATIONS

KINDS: Final = ("ship", "crew", "equipment", "event")
_FOR: Final = "@"
"""Between a generic crew and the nation it is bought for (CSG-CRW-08)."""


class Piece(NamedTuple):
    """A card. `points`: what it costs; `nation` is empty for what works for every nation; `card`: the table's row."""

    id: str
    kind: str
    name: str
    points: int
    nation: str
    card: Mapping[str, Any]

    @property
    def generic(self) -> bool:
        """CSG-CRW-08: bought for one nation, and without a name of its own."""
        return bool(self.card.get("generic"))

    @property
    def said(self) -> Arg:
        """What messages call it. Ships and named crew have proper names, the same in every language; generic crew,
        equipment and events are called what they are, in words."""
        if self.generic:
            return Word(f"pirates-crew-{self.card['id'].removeprefix('GEN-')}")
        return self.name if self.kind in ("ship", "crew") else Word(f"pirates-{self.kind}-{self.card['id']}")

    @property
    def keywords(self) -> Sequence[str]:
        words: Sequence[str] = self.card.get("keywords", ())
        return words

    @property
    def house(self) -> bool:
        """Designed here, not printed."""
        return str(self.card.get("prov", "")).startswith("H")

    @property
    def may_be_cursed(self) -> bool:
        """CSG-FLT-10: whether this crew may sail as Cursed instead of its nation."""
        return "black_mark" in self.keywords

    def has(self, code: str) -> bool:
        """Whether it has an effect (chapters 5.20 to 5.23)."""
        return code in [effect["code"] for effect in self.card.get("effects", ())]

    def links_to(self, other: "Piece") -> bool:
        """CSG-CRG-02: by name, or to every ship of a nation; said on either card. CSG-DAT-02: to nobody who is not in
        the catalogue."""
        return _names(self, other) or _names(other, self)


def _names(card: Piece, other: Piece) -> bool:
    links = card.card["links"]
    return other.id in links or (other.kind == "ship" and f"all_ships:{other.nation}" in links)


@cache
def pieces() -> Mapping[str, Piece]:
    """CSG-DAT-01, CSG-DAT-03, CSG-DAT-04, CSG-DAT-05: every card by its id; generic crew without a nation."""
    lists = {"ship": DATA["ships"], "crew": [*DATA["crew_generic"], *DATA["crew"]]}
    lists |= {"equipment": DATA["equipment"], "event": DATA["events"]}
    return {
        card["id"]: Piece(card["id"], kind, card["name"], card["points"], card.get("nation", ""), card)
        for kind, cards in lists.items()
        for card in cards
    }


def piece(name: str) -> Piece | None:
    """A card by its id; generic crew as ``GEN-captain@spain``.

    >>> piece("GEN-captain@spain").nation, piece("GEN-captain")
    ('spain', None)
    """
    card, _, nation = name.partition(_FOR)
    found = pieces().get(card)
    if found is None or found.generic != bool(nation) or (nation and nation not in NATIONS):
        return None
    return found._replace(id=name, nation=nation) if nation else found


def bought_for(name: str, nation: str) -> str:
    """CSG-CRW-08: the id of a card that is bought for a ship of this nation.

    >>> bought_for("GEN-captain", "spain")
    'GEN-captain@spain'
    """
    card = pieces().get(name)
    return f"{name}{_FOR}{nation}" if nation and card is not None and card.generic else name
