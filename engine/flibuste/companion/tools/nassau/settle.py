"""What the tokens and the dice of a fight come to (docs/rules/nassau.md, 5.6)."""

from typing import Final

from ....core.atoms import Args, Atom, Json, Word
from ...boxes import box
from ..tool import Answer, Group, Input, Said, Tool, choice, count, flag, refuse

_DATA: Final = box("nassau")
_LOSSES: Final = ("doubloon", "rum", "provision", "crate", "weapon", "sail", "sailor", "hold")
"""NAS-FGT-14: in the order in which they are taken."""
_TOKENS: Final = ("blank", "dodge", *_LOSSES)
_DICE: Final = int(_DATA["limits"]["combat_dice"])
_REPEL: Final = frozenset(_DATA["combat_die"]["repel_on"])
_CAT: Final = frozenset(_DATA["combat_die"]["faces"]) - _REPEL
_POINTS: Final = int(_DATA["final_scoring"]["attack_loss_points"])
_BOMB: Final = 2


def kept(fired: int, dodges: int, rum: int) -> int:
    """NAS-FGT-08: of the crates fired in this fight, how many stay on the tile; each rum cancels a dodge.

    >>> kept(3, 2, 1), kept(1, 2, 0)
    (2, 0)
    """
    return max(0, fired - max(0, dodges - rum))


class Settle(Tool):
    """Tokens as they were drawn, dice as they fell; what gets through, and whether the fight was worth it."""

    id = "nassau.settle"
    rule = "NAS-FGT-12"
    asked = (
        count("strength", 1, 5, 1),
        count("damage", 0, 20),
        count("fired", 0, 20),
        count("dodged", 0, 25),
        flag("bomb"),
        flag("crab"),
        Group("tokens", (choice("token", _TOKENS),), 0, 25),
        Group("dice", (choice("die", tuple(_DATA["combat_die"]["faces"])),), 0, _DICE),
    )

    def answer(self, given: Input) -> Answer:
        strength = given["strength"] - given["crab"]
        before = given["damage"] + _BOMB * given["bomb"]
        if before >= strength:
            return Answer([Said("nassau-tool-fight-at-once", "NAS-FGT-04")], {"draw": 0, "roll": False, "over": True})
        tokens = [row["token"] for row in given["tokens"]]
        if len(tokens) > strength:
            raise refuse("tokens", "nassau-tool-settle-too-many", "NAS-FGT-07", count=len(tokens), strength=strength)
        if len(tokens) < strength:
            missing: Args = {"count": strength - len(tokens)}
            return Answer(
                [Said("nassau-tool-settle-draw", "NAS-FGT-07", missing)],
                {"draw": strength - len(tokens), "roll": False, "over": False},
            )
        dice = [row["die"] for row in given["dice"]]
        attacks = [kind for kind in _LOSSES for token in tokens if token == kind]
        lines = _dodges(given, tokens.count("dodge"))
        back = sum(die in _REPEL for die in dice)
        roll = bool(attacks) and not dice
        if roll:
            lines.append(Said("nassau-tool-settle-roll", "NAS-FGT-09", {"count": len(attacks)}))
        else:
            lines += _through(attacks, back)
            left = kept(given["fired"], tokens.count("dodge"), given["dodged"])
            lines.append(_worth(before + left, strength, done=bool(left or given["bomb"])))
        data: dict[str, Json] = {
            "draw": 0,
            "roll": roll,
            "over": not roll,
            "attacks": len(attacks),
            "back": min(back, len(attacks)),
            "through": max(0, len(attacks) - back),
            "again": [die in _CAT for die in dice],
        }
        return Answer(lines, data)


def _dodges(given: Input, dodges: int) -> list[Said]:
    if not dodges:
        return []
    args: Args = {"count": dodges, "left": kept(given["fired"], dodges, given["dodged"])}
    return [Said("nassau-tool-settle-dodge", "NAS-FGT-08", args)]


def _through(attacks: list[str], back: int) -> list[Said]:
    """NAS-FGT-11, NAS-FGT-12: what was sent back, and what is lost."""
    if not attacks:
        return [Said("nassau-tool-settle-quiet", "NAS-FGT-07")]
    through = max(0, len(attacks) - back)
    args: Args = {"back": min(back, len(attacks)), "of": len(attacks), "through": through}
    lines = [Said("nassau-tool-settle-repelled" if not through else "nassau-tool-settle-through", "NAS-FGT-11", args)]
    if not through:
        return lines
    if back and len(set(attacks)) > 1:
        lines.append(Said("nassau-tool-settle-choose", "NAS-FGT-11", {"count": through, "what": _words(attacks)}))
    else:
        lines.append(Said("nassau-tool-settle-lose", "NAS-FGT-14", {"what": _words(attacks[:through])}))
    lines.append(Said("nassau-tool-settle-points", "NAS-FGT-12", {"points": _POINTS}))
    return lines


def _words(losses: list[str]) -> list[Atom | Word]:
    return [Word(f"nassau-tool-lose-{kind}") for kind in losses]


def _worth(damage: int, strength: int, *, done: bool) -> Said:
    """NAS-FGT-15, NAS-FGT-17."""
    if not done:
        return Said("nassau-tool-settle-nothing", "NAS-FGT-15")
    args: Args = {"damage": damage, "strength": strength}
    if damage >= strength:
        return Said("nassau-tool-settle-defeated", "NAS-FGT-17", args)
    return Said("nassau-tool-settle-wounded", "NAS-FGT-15", args)
