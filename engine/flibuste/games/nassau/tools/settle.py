"""What the tokens and the dice of a fight come to (docs/rules/nassau.md, 5.6)."""

from collections.abc import Sequence

from ....companion.tool import Answer, Group, Input, Said, Tool, choice, count, flag, refuse
from ....core.atoms import Args, Atom, Json, Word
from ..fight import DODGE, TOKENS, End, Foe, attacks_of, end_of, kept, leaves_choice, repels
from ..tables import ATTACK_POINTS, DICE, FACES, STRONGEST
from .fight import at_once, foe_of


class SettleTool(Tool):
    """Tokens as they were drawn, dice as they fell; what gets through, and whether the fight was worth it."""

    id = "nassau.settle"
    rule = "NAS-FGT-12"
    asked = (
        count("strength", 1, STRONGEST, 1),
        count("damage", 0, 20),
        count("fired", 0, 20),
        count("dodged", 0, 25),
        flag("bomb"),
        flag("crab"),
        Group("tokens", (choice("token", TOKENS),), 0, 25),
        Group("dice", (choice("die", FACES),), 0, DICE),
    )

    def answer(self, given: Input) -> Answer:
        foe = foe_of(given)
        if foe.beaten:
            return Answer([at_once()], {"draw": 0, "roll": False, "over": True})
        tokens = [row["token"] for row in given["tokens"]]
        short = foe.strength - len(tokens)
        if short < 0:
            raise refuse(
                "tokens", "nassau-tool-settle-too-many", "NAS-FGT-07", count=len(tokens), strength=foe.strength
            )
        if short:
            line = Said("nassau-tool-settle-draw", "NAS-FGT-07", {"count": short})
            return Answer([line], {"draw": short, "roll": False, "over": False})
        dice = [row["die"] for row in given["dice"]]
        attacks, good = attacks_of(map(TOKENS.index, tokens)), sum(map(repels, dice))
        dodges = tokens.count(DODGE)
        left = kept(given["fired"], dodges, given["dodged"])
        lines = [Said("nassau-tool-settle-dodge", "NAS-FGT-08", {"count": dodges, "left": left})] if dodges else []
        roll = bool(attacks) and not dice
        if roll:
            lines.append(Said("nassau-tool-settle-roll", "NAS-FGT-09", {"count": len(attacks)}))
        else:
            lines += [*_through(attacks, good), _worth(foe, left)]
        data: dict[str, Json] = {
            "draw": 0,
            "roll": roll,
            "over": not roll,
            "attacks": len(attacks),
            "back": min(good, len(attacks)),
            "through": max(0, len(attacks) - good),
            "again": [not repels(die) for die in dice],
        }
        return Answer(lines, data)


def _through(attacks: Sequence[int], good: int) -> list[Said]:
    """What was sent back, and what is lost."""
    if not attacks:
        return [Said("nassau-tool-settle-quiet", "NAS-FGT-07")]
    through = max(0, len(attacks) - good)
    args: Args = {"back": len(attacks) - through, "of": len(attacks), "through": through}
    if not through:
        return [Said("nassau-tool-settle-repelled", "NAS-FGT-11", args)]
    lines = [Said("nassau-tool-settle-through", "NAS-FGT-11", args)]
    if leaves_choice(attacks, good):
        what: Args = {"count": through, "what": _words(attacks)}
        lines.append(Said("nassau-tool-settle-choose", "NAS-FGT-11", what))
    else:
        lines.append(Said("nassau-tool-settle-lose", "NAS-FGT-14", {"what": _words(attacks[:through])}))
    lines.append(Said("nassau-tool-settle-points", "NAS-FGT-12", {"points": ATTACK_POINTS}))
    return lines


def _words(losses: Sequence[int]) -> list[Atom | Word]:
    return [Word(f"nassau-tool-lose-{TOKENS[token]}") for token in losses]


def _worth(foe: Foe, left: int) -> Said:
    end = end_of(foe, left)
    args: Args = {} if end is End.NOTHING else {"damage": foe.damage + left, "strength": foe.strength}
    return Said(f"nassau-tool-settle-{end}", "NAS-FGT-17" if end is End.DEFEATED else "NAS-FGT-15", args)
