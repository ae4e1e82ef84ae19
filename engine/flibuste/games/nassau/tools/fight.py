"""What a fight at sea allows and risks (docs/rules/nassau.md, 5.6)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, count, flag
from ....core.atoms import Args
from ..chances import repelled, unrepelled
from ..fight import Fighter, Foe, may_fight, most_shots
from ..tables import DICE, SAILS, STRONGEST

_PLACES: Final = 4


class FightTool(Tool):
    """Weapons, crew and crates against an opponent's strength. `fired`: how many crates are fired, where it is not as
    many as are needed; the pirates whom that lays down do not stand by for the defence (NAS-FGT-05, NAS-FGT-10)."""

    id = "nassau.fight"
    rule = "NAS-FGT-05"
    asked = (
        count("strength", 1, STRONGEST, 1),
        count("damage", 0, 20),
        count("weapons", 0, 5, 1),
        count("sails", 1, SAILS, 2),
        count("sailors", 1, SAILS, 2),
        count("pirates", 0, 13),
        count("crates", 0, 20),
        count("fired", 0, 20, None),
        flag("bomb"),
        flag("crab"),
        flag("cat"),
    )

    def answer(self, given: Input) -> Answer:
        foe = foe_of(given)
        ship = Fighter(*(given[name] for name in ("weapons", "sails", "sailors", "pirates", "crates")))
        if foe.beaten:
            return Answer([at_once()], {"most": 0, "at_once": True})
        most = most_shots(ship.weapons, ship.sailors + ship.pirates, ship.crates)
        able = may_fight(most, foe.bomb, lambda: foe.beaten)
        lines = [_shots(ship, foe, most) if able else Said("nassau-tool-fight-none", "NAS-FGT-21")]
        if not able:
            return Answer(lines, {"most": 0, "need": foe.need, "dice": 0})
        fired = min(most, foe.need if given["fired"] is None else given["fired"])
        lines.append(Said("nassau-tool-fight-tokens", "NAS-FGT-07", {"count": foe.strength}))
        dice, cat = ship.dice(fired), bool(given["cat"])
        lines.append(Said("nassau-tool-fight-dice", "NAS-FGT-10", {"base": ship.base_dice, "most": dice}))
        risk = round(100 * unrepelled(foe.strength, dice, cat=cat))
        args: Args = {"whole": risk // 100, "part": f"{risk % 100:02}"}
        lines += [Said("nassau-tool-fight-risk", "NAS-FGT-12", args), Said("nassau-tool-fight-gain", "NAS-FGT-15")]
        table = {n: [round(p, _PLACES) for p in repelled(n, cat=cat)] for n in range(1, DICE + 1)}
        return Answer(lines, {"most": most, "need": foe.need, "dice": dice, "risk": risk / 100, "table": table})


def foe_of(given: Input) -> Foe:
    return Foe(given["strength"], given["damage"], bool(given["crab"]), bool(given["bomb"]))


def at_once() -> Said:
    return Said("nassau-tool-fight-at-once", "NAS-FGT-04")


def _shots(ship: Fighter, foe: Foe, most: int) -> Said:
    """How many crates may be fired, and how many pirates that lays down."""
    args: Args = {"most": most, "need": foe.need, "laid": ship.laid(min(most, foe.need))}
    return Said("nassau-tool-fight-wins" if most >= foe.need else "nassau-tool-fight-wounds", "NAS-FGT-05", args)
