"""Which sailor's tale can be told now (docs/rules/nassau.md, 5.8 and 10.5)? The conditions stand in the table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....core.atoms import Arg, Args, Json, Word
from ...boxes import box
from ..tool import Answer, Group, Input, Said, Tool, count, flag

_DATA: Final = box("nassau")
_TALES: Final = {tale["id"]: tale for tale in _DATA["tales"]["list"]}
_ENUMS: Final = _DATA["enums"]
CARDS_PER_RUM: Final = 3
"""NAS-RET-11"""
WEAPONS: Final[tuple[str, ...]] = tuple(_ENUMS["weapons"])
GOODS: Final[tuple[str, ...]] = tuple(_ENUMS["goods"])
ANIMALS: Final[tuple[str, ...]] = tuple(_ENUMS["animals"])
OPPONENTS: Final[tuple[str, ...]] = tuple(_ENUMS["opponent_types"])
_PLAIN: Final = (
    *("sails", "sailors", "provisions", "rum", "doubloons", "standing_pirates", "outposts"),
    *("crates_in_holds", "open_holds"),
)
"""Conditions that ask for so many of one thing."""
_CROWDED: Final = 6
"""Towers with so many own crates, or more, are one field."""
TOWERS: Final = tuple(f"towers_{n}" for n in range(1, _CROWDED + 1))
CLEAR: Final = tuple(f"clear_{tale['pred']['zone']}" for tale in _TALES.values() if tale["pred"]["f"] == "zone_clear")
"""Zones that a card wants empty."""


def met(pred: Mapping[str, Any], have: Mapping[str, int]) -> bool:
    """NAS-RET-13: whether a condition holds; `have` is what stands in the fields of this tool.

    >>> met({"f": "sails", "min": 3}, {"sails": 2})
    False
    """
    f = pred["f"]
    fields = asks(pred)
    if f in ("weapons_any_type", "animals", "two_different_goods", "towers_exact_set"):
        return _together(pred, [have[name] for name in fields])
    return sum(have[name] for name in fields) >= int(pred.get("min", 1))


def _together(pred: Mapping[str, Any], counts: Sequence[int]) -> bool:
    """Conditions that no sum decides."""
    if pred["f"] == "weapons_any_type":
        return max(counts) >= int(pred["min"])
    if pred["f"] == "animals":
        return sum(map(bool, counts)) >= int(pred["min"])
    if pred["f"] == "towers_exact_set":
        return all(counts)
    return [n for n in counts if n] == [1, 1]


def asks(pred: Mapping[str, Any]) -> tuple[str, ...]:
    """The fields that a condition looks at, so that the page can hide all others."""
    f = pred["f"]
    if f == "towers_with_own_crates":
        return (f"towers_{pred['exact']}",) if "exact" in pred else TOWERS[int(pred["at_least"]) - 1 :]
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


def told_of(hand: Sequence[int], have: Mapping[str, int]) -> list[int]:
    """The cards in hand that can be told at one visit. NAS-RET-11: the rum that telling costs is spent before any
    condition is looked at, so those that ask for rum come last.

    >>> told_of([31], {"rum": 2}), told_of([31], {"rum": 3})
    ([], [31])
    """
    told = [n for n in hand if _TALES[n]["pred"]["f"] != "rum" and met(_TALES[n]["pred"], have)]
    for n in hand:
        pred = _TALES[n]["pred"]
        if pred["f"] == "rum" and met(pred, {"rum": have["rum"] - -(-(len(told) + 1) // CARDS_PER_RUM)}):
            told.append(n)
    return sorted(told)


class Tales(Tool):
    """What a player has, typed in once, against all the cards; of those in hand, which are true now."""

    id = "nassau.tales"
    rule = "NAS-RET-12"
    asked = (
        Group("hand", (count("card", 1, len(_TALES), 1),), 0, len(_TALES)),
        *(count(name, 0, 60) for name in _PLAIN),
        *(count(weapon, 0, 5, 1) for weapon in WEAPONS),
        *(flag(f"animal_{kind}") for kind in ANIMALS),
        *(count(good, 0, 5) for good in GOODS),
        *(count(f"hidden_{good}", 0, 4) for good in GOODS),
        *(count(f"defeated_{kind}", 0, 10) for kind in OPPONENTS),
        count("opponents_one", 0, 35),
        count("opponents_one_strong", 0, 35),
        *(count(name, 0, len(_DATA["watchtowers"])) for name in TOWERS),
        *(flag(f"most_{weapon}") for weapon in WEAPONS),
        *(flag(name) for name in CLEAR),
        flag("score_first"),
        flag("score_last"),
    )

    def answer(self, given: Input) -> Answer:
        hand = list(dict.fromkeys(row["card"] for row in given["hand"]))
        true = {n for n, tale in _TALES.items() if met(tale["pred"], given)}
        told = told_of(hand, given)
        true -= set(hand) - set(told)
        args: Args = {"count": len(told), "of": len(hand), "points": sum(_TALES[n]["points"] for n in told)}
        lines = [Said("nassau-tool-tales-all", "NAS-RET-13", {"count": len(true), "of": len(_TALES)})]
        if hand:
            lines.clear()
            lines.append(Said("nassau-tool-tales-able" if told else "nassau-tool-tales-none", "NAS-RET-12", args))
            lines.append(Said("nassau-tool-tales-rum", "NAS-RET-11", {"rum": -(-len(told or hand) // CARDS_PER_RUM)}))
        if any(_TALES[n]["pred"]["f"] == "rum" for n in hand):
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
            for n, tale in _TALES.items()
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
