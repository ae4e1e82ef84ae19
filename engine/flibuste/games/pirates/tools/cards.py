"""The cards of the catalogue, and what is told of each without a sentence (docs/rules/pirates.md, chapter 10)."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from ....core.atoms import Arg, Json, Word
from ..questions.table import cards
from ..tables import NATIONS

_KEPT: Final = ("set", "masts", "cargo", "move", "cannons", "panels", "extra_hulls", "flags", "bombard", "generic")


class ToldPiece(cards.Piece):
    """A card as it is told."""

    def to_json(self) -> Json:
        own = {name: self.card[name] for name in _KEPT if name in self.card}
        return {
            "id": self.id,
            "kind": self.kind,
            "name": self.name,
            "word": self.said.key if isinstance(self.said, Word) else None,
            "points": self.points,
            "nation": self.nation,
            "house": self.house,
            "mark": self.may_be_cursed,
            "ability": [*_abilities(self.card)],
            "links": [*_links(self.card)],
            **own,
        }


def _abilities(card: Mapping[str, Any]) -> Iterator[Json]:
    """Keywords and effects as messages: a key and its arguments."""
    for keyword in card.get("keywords", []):
        word, _, whom = keyword.partition(":")
        yield {"key": f"pirates-keyword-{word.replace('_', '-')}", "args": {"whom": _whom(whom)} if whom else {}}
    yield from (_effect(effect) for effect in card.get("effects", []))
    code = card.get("code")
    if code == "GRANT":
        yield from (_effect(effect) for effect in card["grants"])
    elif code:
        yield _effect({"code": code})
    if card.get("uses") == "single":
        yield {"key": "pirates-effect-single", "args": {}}
    if (risk := card.get("on_1", "none")) != "none":
        yield {"key": "pirates-effect-on-1", "args": {"how": risk}}


def _effect(effect: Mapping[str, Any]) -> Json:
    """An effect code of the data (docs/rules/pirates.md, 5.20 to 5.23) with its parameters."""
    args: dict[str, Json] = {"when": "always", "vs": "any", "keep": "none"}
    for name, value in effect.items():
        if name in ("vs", "not_vs", "nation"):
            args |= {"vs": "not" if name == "not_vs" else "nation", "whom": _whom(value)}
        elif name == "vs_type":
            args |= {"vs": "kind", "kind": value}
        elif name == "target":
            args["vs"] = value
        elif name == "cond":
            args["when"] = value
        elif name == "max":
            args["n"] = 0 if value == "hold" else value
        elif name != "code":
            args[name] = value
    return {"key": f"pirates-effect-{str(effect['code']).lower().replace('_', '-')}", "args": args}


def _whom(name: str) -> Json:
    """A nation as a word, a card as its name."""
    if name in NATIONS:
        return {"word": f"pirates-tool-choice-{name}"}
    return {"text": pieces()[name].name} if name in pieces() else name


def _links(card: Mapping[str, Any]) -> Iterator[Json]:
    """CSG-CRG-02: with whom it is linked, as words and names."""
    for link in card.get("links", []):
        if link in pieces():
            yield {"text": pieces()[link].name}
        elif link.startswith("all_ships:"):
            yield {"word": f"pirates-tool-choice-{link.removeprefix('all_ships:')}"}


@cache
def pieces() -> Mapping[str, ToldPiece]:
    """Every card by its id."""
    return {name: told(piece) for name, piece in cards.pieces().items()}


def told(piece: cards.Piece) -> ToldPiece:
    return ToldPiece(*piece)


def whom(name: str) -> Arg:
    """A nation as a word, a card as its name."""
    if name in NATIONS:
        return Word(f"pirates-tool-choice-{name}")
    known = cards.piece(name)
    return known.name if known else name


@cache
def plain(text: str) -> str:
    """Small letters without accents, for a search on a phone.

    >>> plain("Sebastián")
    'sebastian'
    """
    return "".join(one for one in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(one))
