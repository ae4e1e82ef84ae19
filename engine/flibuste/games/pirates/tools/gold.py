"""The gold brought home, and how far it is to more than half (docs/rules/pirates.md, 6.1, 6.2)."""

from enum import StrEnum

from ....companion.tool import Answer, Group, Input, Said, Tool, count
from ....core.atoms import Args
from ..scoring import Hoard, duel, half, multi, needed
from ..tables import COIN_VALUES, DUEL, MAX_SEATS, START_GOLD


class Standing(StrEnum):
    """Where one of two stands."""

    LEFT = "left"
    """Not more than half yet."""
    WON = "won"
    LESS = "less"
    LEVEL = "level"
    """Both have more than half, and as much."""


def standing(gold: int, other: int, start_gold: int) -> tuple[Standing, str]:
    """CSG-END-02; CSG-END-03 where both have more than half: with the rule.

    >>> standing(16, 3, 30), standing(16, 17, 30)
    ((<Standing.WON: 'won'>, 'CSG-END-02'), (<Standing.LESS: 'less'>, 'CSG-END-03'))
    """
    goal = needed(start_gold)
    if gold < goal:
        return Standing.LEFT, "CSG-END-02"
    if other < goal:
        return Standing.WON, "CSG-END-02"
    return Standing.WON if gold > other else Standing.LESS if gold < other else Standing.LEVEL, "CSG-END-03"


class GoldTool(Tool):
    """A tally of two to eight players; with three or more nobody wins by half (CSG-MUL-01).

    `data`: `players` (`gold`, `left`, `rank`), `needed` and `half` in a duel, `full` (what a bar is drawn against).
    """

    id = "pirates.gold"
    rule = "CSG-END-02"
    asked = (
        count("start_gold", 0, 999, START_GOLD),
        Group(
            "players",
            (
                *(count(f"coin_{value}", 0, 40) for value in COIN_VALUES),
                count("loose", 0, 99),
                count("uniques", 0, 99),
                count("forts", 0, 99),
                count("holds", 0, 99),
            ),
            DUEL,
            MAX_SEATS,
        ),
    )

    def answer(self, given: Input) -> Answer:
        hoards = [_hoard(row) for row in given["players"]]
        goal = needed(given["start_gold"])
        two = len(hoards) == DUEL
        result = duel(hoards, given["start_gold"]) if two else multi(hoards)
        golds = [hoard.safe if two else hoard.safe + hoard.holds for hoard in hoards]
        lines: list[Said] = []
        for i, gold in enumerate(golds):
            args: Args = {"player": i + 1, "gold": gold, "needed": goal, "left": max(0, goal - gold)}
            if two:
                how, rule = standing(gold, golds[1 - i], given["start_gold"])
                lines.append(Said(f"pirates-tool-gold-{how}", rule, args))
            elif result.ranks[i] == 1 and gold:
                lines.append(Said("pirates-tool-gold-most", "CSG-MUL-06", args))
        if not two:
            lines += [Said("pirates-tool-gold-many", "CSG-MUL-01"), Said("pirates-tool-gold-hidden", "CSG-INF-04")]
        players = [
            {"gold": gold, "left": max(0, goal - gold), "rank": rank}
            for gold, rank in zip(golds, result.ranks, strict=True)
        ]
        ends = {"needed": goal, "half": half(given["start_gold"])} if two else {"needed": None, "half": None}
        full = max(given["start_gold"], *golds, 1)
        return Answer(lines, {"players": players, "full": full, **ends})


def _hoard(row: Input) -> Hoard:
    coins = tuple((value, row[f"coin_{value}"]) for value in COIN_VALUES)
    return Hoard(coins, row["loose"], row["uniques"], row["forts"], row["holds"])
