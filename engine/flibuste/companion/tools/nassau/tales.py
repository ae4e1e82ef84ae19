"""Which sailor's tale can be told now (docs/rules/nassau.md, 5.8 and 10.5)? The conditions stand in the table."""

from collections.abc import Mapping
from typing import Any, Final

from ....core.atoms import Arg, Word
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, count, flag

_DATA: Final = box("nassau")
_TALES: Final = {tale["id"]: tale for tale in _DATA["tales"]["list"]}
_ENUMS: Final = _DATA["enums"]
WEAPONS: Final[tuple[str, ...]] = tuple(_ENUMS["weapons"])
GOODS: Final[tuple[str, ...]] = tuple(_ENUMS["goods"])
ANIMALS: Final[tuple[str, ...]] = tuple(_ENUMS["animals"])
OPPONENTS: Final[tuple[str, ...]] = tuple(_ENUMS["opponent_types"])
_PLAIN: Final = (
    *("sails", "sailors", "provisions", "rum", "doubloons", "standing_pirates", "outposts"),
    *("crates_in_holds", "open_holds"),
)
"""Conditions that ask for so many of one thing."""
_COUNTED: Final = frozenset(("opponents_with_own_crates", "towers_with_own_crates"))
_JUDGED: Final = frozenset(("most_weapons", "score_first", "score_last", "zone_clear", "towers_exact_set"))
"""What only a look at the table tells: asked as yes or no."""


def met(pred: Mapping[str, Any], have: Mapping[str, int]) -> bool:
    """NAS-RET-13: whether a condition holds; `have` counts what a player has, `yes` and `number` answer for the card.

    >>> met({"f": "sails", "min": 3}, {"sails": 2})
    False
    """
    f = pred["f"]
    if f in _JUDGED:
        return bool(have["yes"])
    if f in _COUNTED:
        return have["number"] >= int(pred["min"])
    if f == "weapons":
        return have[pred["type"]] >= int(pred["min"])
    if f == "weapons_any_type":
        return max(have[weapon] for weapon in WEAPONS) >= int(pred["min"])
    if f == "animal":
        return bool(have[f"animal_{pred['kind']}"])
    if f == "animals":
        return sum(bool(have[f"animal_{kind}"]) for kind in ANIMALS) >= int(pred["min"])
    if f == "good":
        return have[pred["good"]] + have[f"hidden_{pred['good']}"] >= int(pred["min"])
    if f == "two_different_goods":
        held = [have[good] for good in GOODS if have[good]]
        return held == [1, 1]
    if f == "defeated":
        return have[f"defeated_{pred['type']}"] >= int(pred["min"])
    return have[f] >= int(pred["min"])


class Tales(Tool):
    """A card by its number, and the few things it asks about; `all` of it can be typed once for a whole hand."""

    id = "nassau.tales"
    rule = "NAS-RET-12"
    asked = (
        count("card", 1, len(_TALES), 1),
        *(count(name, 0, 60) for name in _PLAIN),
        *(count(weapon, 0, 5, 1) for weapon in WEAPONS),
        *(flag(f"animal_{kind}") for kind in ANIMALS),
        *(count(good, 0, 5) for good in GOODS),
        *(count(f"hidden_{good}", 0, 4) for good in GOODS),
        *(count(f"defeated_{kind}", 0, 10) for kind in OPPONENTS),
        count("number", 0, 35),
        flag("yes"),
    )

    def answer(self, given: Input) -> Answer:
        tale = _TALES[given["card"]]
        holds = met(tale["pred"], given)
        lines = [
            _condition(tale["pred"]),
            Said(
                "nassau-tool-tale-met" if holds else "nassau-tool-tale-joke", "NAS-RET-12", {"points": tale["points"]}
            ),
        ]
        able = [
            n for n, one in _TALES.items() if one["pred"]["f"] not in _JUDGED | _COUNTED and met(one["pred"], given)
        ]
        data = {"met": holds, "points": tale["points"], "house": True, "able": able, "asks": list(_asks(tale["pred"]))}
        return Answer(lines, data)


def _asks(pred: Mapping[str, Any]) -> tuple[str, ...]:
    """The fields that this card needs, so that the page can hide all others."""
    f = pred["f"]
    if f in _JUDGED:
        return ("yes",)
    several = {
        "weapons_any_type": WEAPONS,
        "animals": tuple(f"animal_{kind}" for kind in ANIMALS),
        "two_different_goods": GOODS,
        **dict.fromkeys(_COUNTED, ("number",)),
    }
    if f in several:
        return several[f]
    if f == "good":
        return pred["good"], f"hidden_{pred['good']}"
    one = {
        "weapons": pred.get("type"),
        "animal": f"animal_{pred.get('kind')}",
        "defeated": f"defeated_{pred.get('type')}",
    }
    return (str(one.get(f, f)),)


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
