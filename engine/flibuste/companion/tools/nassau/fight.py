"""What a fight at sea allows and risks (docs/rules/nassau.md, 5.6)."""

from functools import cache
from math import comb
from typing import Final

from ....core.atoms import Args
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, count, flag

_DICE: Final = int(box("nassau")["limits"]["combat_dice"])
_MOST: Final = int(box("nassau")["limits"]["sails_incl_flag"])
_STRONGEST: Final = 5


def repelled(dice: int, *, cat: bool = False) -> list[float]:
    """NAS-FGT-11, NAS-ANI-11: the chances of 0, 1, 2 ... attack tokens sent back.

    >>> [round(chance, 4) for chance in repelled(2)]
    [0.1111, 0.4444, 0.4444]
    """
    die = box("nassau")["combat_die"]
    once = len(die["repel_on"]) / len(die["faces"])
    good = 1 - (1 - once) ** 2 if cat else once
    return [comb(dice, k) * good**k * (1 - good) ** (dice - k) for k in range(dice + 1)]


@cache
def unrepelled(strength: int, dice: int, *, cat: bool = False) -> float:
    """Chapter 9: how many attack tokens of the house's bag are left over, on the average.

    >>> round(unrepelled(1, 1), 2), round(unrepelled(5, 5), 2)
    (0.17, 0.28)
    """
    kinds = [token["kind"] for token in box("nassau")["combat_tokens"]["list"]]
    bag, attack = len(kinds), kinds.count("attack")
    drawn = [comb(attack, a) * comb(bag - attack, strength - a) / comb(bag, strength) for a in range(strength + 1)]
    back = repelled(dice, cat=cat)
    return sum(p * q * max(0, a - k) for a, p in enumerate(drawn) for k, q in enumerate(back))


class Fight(Tool):
    """Weapons, crew and crates against an opponent's strength. `fired`: how many crates are fired, where it is not as
    many as are needed; the pirates whom that lays down do not stand by for the defence (NAS-FGT-05, NAS-FGT-10)."""

    id = "nassau.fight"
    rule = "NAS-FGT-05"
    asked = (
        count("strength", 1, _STRONGEST, 1),
        count("damage", 0, 20),
        count("weapons", 0, 5, 1),
        count("sails", 1, _MOST, 2),
        count("sailors", 1, _MOST, 2),
        count("pirates", 0, 13),
        count("crates", 0, 20),
        count("fired", 0, 20, None),
        flag("bomb"),
        flag("crab"),
        flag("cat"),
    )

    def answer(self, given: Input) -> Answer:
        strength = given["strength"] - given["crab"]
        hands = given["sailors"] + given["pirates"]
        most = min(given["weapons"], hands, given["crates"])
        damage = given["damage"] + 2 * given["bomb"]
        if damage >= strength:
            return Answer([Said("nassau-tool-fight-at-once", "NAS-FGT-04")], {"most": 0, "at_once": True})
        need = strength - damage
        lines = [_shots(most, need, given["sailors"], bomb=bool(given["bomb"]))]
        if not most and not given["bomb"]:
            return Answer(lines, {"most": 0, "need": need, "dice": 0})
        fired = min(most, need if given["fired"] is None else given["fired"])
        laid = max(0, fired - given["sailors"])
        lines.append(Said("nassau-tool-fight-tokens", "NAS-FGT-07", {"count": strength}))
        base = min(given["sails"], given["sailors"], _DICE)
        dice = min(given["sails"], hands - laid, _DICE)
        lines.append(Said("nassau-tool-fight-dice", "NAS-FGT-10", {"base": base, "most": dice}))
        risk = round(100 * unrepelled(strength, dice, cat=bool(given["cat"])))
        args: Args = {"whole": risk // 100, "part": f"{risk % 100:02}"}
        lines += [Said("nassau-tool-fight-risk", "NAS-FGT-12", args), Said("nassau-tool-fight-gain", "NAS-FGT-15")]
        table = {n: [round(p, 4) for p in repelled(n, cat=bool(given["cat"]))] for n in range(1, _DICE + 1)}
        return Answer(lines, {"most": most, "need": need, "dice": dice, "risk": risk / 100, "table": table})


def _shots(most: int, need: int, sailors: int, *, bomb: bool) -> Said:
    """NAS-FGT-05, NAS-FGT-06, NAS-FGT-21: how many crates may be fired, and how many pirates that lays down."""
    if not most and not bomb:
        return Said("nassau-tool-fight-none", "NAS-FGT-21")
    args: Args = {"most": most, "need": need, "laid": max(0, min(most, need) - sailors)}
    return Said("nassau-tool-fight-wins" if most >= need else "nassau-tool-fight-wounds", "NAS-FGT-05", args)
