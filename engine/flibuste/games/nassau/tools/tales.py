"""Which sailor's tale can be told now (docs/rules/nassau.md, 5.8 and 10.5)? The conditions stand in the table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ....companion.tool import Answer, Group, Input, Said, Tool, count, flag
from ....core.atoms import Arg, Args, Json, Word
from ..tables import ANIMALS, OPPONENTS, WEAPONS
from ..tables import GOOD_KINDS as GOODS
from ..tables import TOWERS as TOWER_TILES
from ..tales import CROWDED, TALES_BY_ID, Belongings, met, rum_for, towers_of

_PLAIN: Final = (
    *("sails", "sailors", "provisions", "rum", "doubloons", "standing_pirates", "outposts"),
    *("crates_in_holds", "open_holds"),
)
"""Conditions that ask for so many of one thing."""
TOWERS: Final = {n: f"towers_{n}" for n in range(1, CROWDED + 1)}
ZONES: Final = tuple(tale["pred"]["zone"] for tale in TALES_BY_ID.values() if tale["pred"]["f"] == "zone_clear")
"""Zones that a card wants empty."""


def asks(pred: Mapping[str, Any]) -> tuple[str, ...]:
    """The fields that a condition looks at, so that the page can hide all others."""
    f = pred["f"]
    if f == "towers_with_own_crates":
        return tuple(TOWERS[n] for n in towers_of(pred))
    several = {
        "weapons_any_type": WEAPONS,
        "animals": tuple(f"animal_{kind}" for kind in ANIMALS),
        "two_different_goods": GOODS,
        "towers_exact_set": tuple(f"towers_{n}" for n in pred.get("set", ())),
        "good": (pred.get("good"), f"hidden_{pred.get('good')}"),
        "opponents_with_own_crates": ("opponents_one_strong" if "strength" in pred else "opponents_one",),
        "most_weapons": (f"most_{pred.get('type')}",),
        "zone_clear": (f"clear_{pred.get('zone')}",),
        "weapons": (pred.get("type"),),
        "animal": (f"animal_{pred.get('kind')}",),
        "defeated": (f"defeated_{pred.get('type')}",),
    }
    return tuple(str(name) for name in several.get(f, (f,)))


def _own(given: Input) -> Belongings:
    """What stands in the fields, as the rules ask for it."""
    return Belongings(
        **{name: given[name] for name in _PLAIN},
        weapons={kind: given[kind] for kind in WEAPONS},
        animals=frozenset(kind for kind in ANIMALS if given[f"animal_{kind}"]),
        goods={kind: given[kind] for kind in GOODS},
        hidden={kind: given[f"hidden_{kind}"] for kind in GOODS},
        defeated={kind: given[f"defeated_{kind}"] for kind in OPPONENTS},
        opponents_one=given["opponents_one"],
        opponents_one_strong=given["opponents_one_strong"],
        towers={n: given[name] for n, name in TOWERS.items()},
        most_weapons=frozenset(kind for kind in WEAPONS if given[f"most_{kind}"]),
        clear=frozenset(zone for zone in ZONES if given[f"clear_{zone}"]),
        score_first=bool(given["score_first"]),
        score_last=bool(given["score_last"]),
    )


def told_of(hand: Sequence[int], own: Belongings) -> list[int]:
    """The cards in hand that can be told at one visit. NAS-RET-11: the rum that telling costs is spent before any
    condition is looked at, so those that ask for rum come last.

    >>> told_of([31], Belongings(rum=2)), told_of([31], Belongings(rum=3))
    ([], [31])
    """
    preds = {n: TALES_BY_ID[n]["pred"] for n in hand}
    told = [n for n in hand if preds[n]["f"] != "rum" and met(preds[n], own)]
    for n in hand:
        if preds[n]["f"] == "rum" and met(preds[n], replace(own, rum=own.rum - rum_for(len(told) + 1))):
            told.append(n)
    return sorted(told)


class TalesTool(Tool):
    """What a player has, typed in once, against all the cards; of those in hand, which are true now."""

    id = "nassau.tales"
    rule = "NAS-RET-12"
    asked = (
        Group("hand", (count("card", 1, len(TALES_BY_ID), 1),), 0, len(TALES_BY_ID)),
        *(count(name, 0, 60) for name in _PLAIN),
        *(count(weapon, 0, 5, 1) for weapon in WEAPONS),
        *(flag(f"animal_{kind}") for kind in ANIMALS),
        *(count(good, 0, 5) for good in GOODS),
        *(count(f"hidden_{good}", 0, 4) for good in GOODS),
        *(count(f"defeated_{kind}", 0, 10) for kind in OPPONENTS),
        count("opponents_one", 0, 35),
        count("opponents_one_strong", 0, 35),
        *(count(name, 0, TOWER_TILES) for name in TOWERS.values()),
        *(flag(f"most_{weapon}") for weapon in WEAPONS),
        *(flag(f"clear_{zone}") for zone in ZONES),
        flag("score_first"),
        flag("score_last"),
    )

    def answer(self, given: Input) -> Answer:
        hand = list(dict.fromkeys(row["card"] for row in given["hand"]))
        own = _own(given)
        true = {n for n, tale in TALES_BY_ID.items() if met(tale["pred"], own)}
        told = told_of(hand, own)
        true -= set(hand) - set(told)
        args: Args = {"count": len(told), "of": len(hand), "points": sum(TALES_BY_ID[n]["points"] for n in told)}
        lines = [Said("nassau-tool-tales-all", "NAS-RET-13", {"count": len(true), "of": len(TALES_BY_ID)})]
        if hand:
            lines.clear()
            lines.append(Said("nassau-tool-tales-able" if told else "nassau-tool-tales-none", "NAS-RET-12", args))
            lines.append(Said("nassau-tool-tales-rum", "NAS-RET-11", {"rum": rum_for(len(told or hand))}))
        if any(TALES_BY_ID[n]["pred"]["f"] == "rum" for n in hand):
            lines.append(Said("nassau-tool-campfire-first", "NAS-RET-11"))
        cards: list[Json] = [
            {
                "id": n,
                "back": tale["back"],
                "points": tale["points"],
                "met": n in true,
                "condition": _condition(tale["pred"]).to_json(),
                "asks": list(asks(tale["pred"])),
            }
            for n, tale in TALES_BY_ID.items()
        ]
        return Answer(lines, {"cards": cards, "able": told, "house": True})


def _condition(pred: Mapping[str, Any]) -> Said:
    args: dict[str, Arg] = {
        name: pred[name] for name in ("min", "exact", "at_least", "strength", "zone") if name in pred
    }
    for name in ("type", "kind", "good"):
        if name in pred:
            args["what"] = Word(f"nassau-tool-choice-{pred[name]}")
    key = f"nassau-tool-tale-{pred['f']}"
    if pred["f"] == "towers_with_own_crates":
        key += "-exactly" if "exact" in pred else "-at-least"
    if "strength" in pred:
        key += "-strong"
    return Said(key, "NAS-RET-13", args)
