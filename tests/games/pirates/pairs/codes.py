"""Every keyword and effect code of the catalogue, what carries it, and ships that have just these."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from flibuste.games.pirates.questions.abilities.ability import CLASSES
from flibuste.games.pirates.questions.abilities.active import printed
from flibuste.games.pirates.questions.table.cards import Piece, bought_for, piece, pieces
from flibuste.games.pirates.tables import DATA

MINE, THEIRS = "cursed", "spain"
"""The nations of the two sides. Crew that stand by themselves are Cursed where there are any such."""
_FITS: Mapping[str, str] = {"vs": THEIRS, "not_vs": "england", "nation": MINE}
"""Nations in effects, as ships of the test meet them: against the other, weak to the first side."""
_OTHERS: Mapping[str, str] = {"PLUNDER_NATION": THEIRS, "CREW_OF": "england"}
_BY_THEMSELVES = ("ransom", "marine", "MARINE_BONUS:vs", "ex_patriot", "CREW_SCAPEGOAT:<=", "CREW_NO_SPACE")
"""Codes that concern the crew, so that a real one comes aboard; all others stand on the hull, which is the same by
CSG-ABL-01."""
_SERVING = ("CREW_SCAPEGOAT:<=", "marine", "MARINE_BONUS:vs")
"""Those of them who have to serve for it."""
_CHOSEN: Mapping[str, str] = {"ex_patriot": "MI-302"}
"""Of the pieces that bring a code one whose other abilities do nothing on these tables."""
_ALIKE: Mapping[str, str] = {"BUILD_PLUS5": "ransom", "limit": "ransom", "black_mark": "UT_RED_SKULL"}
"""Codes that come with another on every card that has them, or do on the table what it does."""
_AS_BUILT = "SM-ES-009"
"""HMS Dover: four masts, five spaces, no ability."""
_PLACE = "pair:"
_UNCREWED = ("flotilla", "sea_monster", "sea_dragon", "NO_CREW")
_UNLADEN = ("flotilla", "sea_dragon")


class Code(NamedTuple):
    """`name`: the code or keyword, with what tells its variants apart; `effect`: one of its variants; `ships`: the
    hulls of the catalogue that have it; `loose`: the kinds of pieces that bring it aboard; `items`: those pieces."""

    name: str
    effect: Mapping[str, Any]
    ships: frozenset[str]
    loose: frozenset[str]
    items: tuple[str, ...]

    @property
    def hull(self) -> bool:
        """Whether it is part of a build."""
        kind = CLASSES.get(self.effect["code"])
        return kind is not None and kind.hull


def _variant(effect: Mapping[str, Any]) -> str:
    """What tells two effects of one code apart, whoever they name and however much they give."""
    parts = [str(effect["code"])]
    for key in sorted(effect):
        if key in ("vs", "not_vs", "forts"):
            parts.append(key)
        elif key in ("cond", "target", "kind", "where", "on", "op", "vs_type", "keep") or effect[key] == "SHOT_SMOKE":
            parts.append(str(effect[key]))
    if effect.get("mast"):
        parts.append("mast")
    return ":".join(parts)


def _fitted(effect: Mapping[str, Any]) -> Mapping[str, Any]:
    code = str(effect["code"])
    return {key: _OTHERS.get(code, _FITS[key]) if key in _FITS else value for key, value in effect.items()}


def _of_ware(row: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    """What a piece of equipment or a unique treasure brings."""
    if "special" in row:
        yield {"code": row["special"]}
    if str(row.get("code", "")).startswith("SHOT_"):
        yield {"code": "AMMUNITION", "shot": row["code"], "on_1": row["on_1"], "uses": row["uses"]}
    yield from row.get("grants", ())


@cache
def codes() -> Mapping[str, Code]:
    """All of the catalogue, by name."""
    effects: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    ships: dict[str, set[str]] = defaultdict(set)
    items: dict[str, list[tuple[int, str, str]]] = defaultdict(list)
    for card in list(pieces().values()):
        if card.id.startswith(_PLACE):
            continue
        found = [one.effect for one in printed(card)] if card.kind in ("ship", "crew") else list(_of_ware(card.card))
        for effect in found if card.kind != "event" else ():
            name = _variant(effect)
            effects[name].append(effect)
            if card.kind == "ship":
                ships[name].add(card.id)
            else:
                nation = MINE if card.generic else ""
                rank = 2 * len(found) + (card.nation not in ("", MINE))
                items[name].append((rank, card.kind, bought_for(card.id, nation)))
    for row in DATA["treasure"]["uniques"]:
        for effect in _of_ware(row):
            effects[_variant(effect)].append(effect)
            items[_variant(effect)].append((1, "unique", str(row["id"])))
    return {
        name: Code(
            name,
            _fitted(max(effects[name], key=lambda one: str(sorted(one.items())))),
            frozenset(ships[name]),
            frozenset(kind for _, kind, _ in items[name]),
            tuple(item for *_, item in sorted(items[name])),
        )
        for name in sorted(effects)
        if name not in _ALIKE
    }


def meet(a: str, b: str) -> bool:
    """Whether the two can be in force on one ship: a hull of the catalogue has both, or carries what brings one. Crew
    of any nation may serve anywhere, if need be by UT_RED_SKULL."""
    one, two = codes()[a], codes()[b]
    if one.ships & two.ships or (one.loose and two.loose):
        return True
    return any(_carries(ship, it) for bare, it in ((one, two), (two, one)) if it.loose for ship in bare.ships)


def _carries(ship: str, it: Code) -> bool:
    card = pieces()[ship]
    words = {*card.keywords, *(effect["code"] for effect in card.card["effects"])}
    able = set(it.loose)
    if not words.isdisjoint(_UNCREWED):
        able.discard("crew")
    if not words.isdisjoint(_UNLADEN):
        able.discard("unique")
    if not int(card.card["cargo"]):
        able -= {"crew", "equipment"}
    return bool(able)


def by_itself(name: str) -> bool:
    """Whether it comes aboard as a piece of its own."""
    it = codes()[name]
    return not it.ships and (name in _BY_THEMSELVES or not it.loose & {"crew"})


def pieces_for(names: Iterable[str]) -> tuple[str, ...]:
    """The pieces of the hold that bring these codes, as far as they come by themselves."""
    return tuple(_CHOSEN.get(name, codes()[name].items[0]) for name in names if by_itself(name))


def _masts(ship: str) -> tuple[int, str]:
    return int(pieces()[ship].card["masts"]), ship


def _admitting(names: Iterable[str]) -> Iterable[Mapping[str, Any]]:
    """So that who has to serve for his ability does, whatever his nation."""
    for found in (piece(codes()[name].items[0]) for name in names if name in _SERVING):
        assert found is not None
        yield {"code": "CREW_OF", "nation": found.nation}


@cache
def hull_with(names: tuple[str, ...], nation: str) -> str:
    """The card of a ship with these codes and no other, as far as they do not come by themselves."""
    mine = [codes()[name] for name in names if not by_itself(name)]
    builds = {it.name for it in mine if it.hull}
    row = dict(pieces()[_AS_BUILT].card)
    if builds:
        among = frozenset.intersection(*(codes()[name].ships for name in builds))
        row = dict(pieces()[max(among, key=_masts)].card)
    words = [it.effect["code"] for it in mine if len(it.effect) == 1 and it.effect["code"].islower()]
    name = f"{_PLACE}{'+'.join(names)}@{nation}"
    row |= {
        "id": name,
        "nation": nation,
        "points": 20,
        "cargo": row["cargo"] if builds & {*_UNLADEN} else 5,
        "move": ["L", "S"],
        "keywords": words,
        "effects": [*(it.effect for it in mine if it.effect["code"] not in words), *_admitting(names)],
        "links": [],
    }
    letters = ("S", "L")
    row["cannons"] = [[letters[i % 2], 4] for i in range(len(row["cannons"]))]
    if "catamaran" not in builds:
        row.pop("extra_hulls", None)
    if "turtle" not in builds:
        row.pop("panels", None)
    if "bombardier" in builds:
        row["bombard"] = ["S", 3]
    _catalogue()[name] = Piece(name, "ship", name, 20, nation, row)
    return name


def _catalogue() -> dict[str, Piece]:
    found = pieces()
    assert isinstance(found, dict)
    return found


def forget() -> None:
    """The catalogue as it was."""
    hull_with.cache_clear()
    for name in [one for one in pieces() if one.startswith(_PLACE)]:
        del _catalogue()[name]
