"""Which coins go on how many islands (docs/rules/pirates.md, CSG-SET-27 to CSG-SET-29)."""

from ....companion.tool import Answer, Group, Input, Said, Tool, count
from ....core.atoms import Args
from ..questions.fleets.supply import Supply, presets, start_gold, terms
from ..tables import COIN_VALUES, DUEL, MAX_SEATS


class DealTool(Tool):
    """What each player puts in: coins by value, and unique treasures.

    `data`: `players` (whether a list is `fine`, and a message), `ready`, `coins` (all of them, a unique treasure is 0),
    `islands` and `each` (coins on an island), `start_gold`, `presets` (lists of the house).
    """

    id = "pirates.deal"
    rule = "CSG-SET-27"
    asked = (
        count("players", DUEL, MAX_SEATS, DUEL),
        Group(
            "lists", (*(count(f"coin_{value}", 0, 8) for value in COIN_VALUES), count("uniques", 0, 8)), 0, MAX_SEATS
        ),
    )

    def answer(self, given: Input) -> Answer:
        many, asked = given["players"] > DUEL, terms(given["players"])
        lists = [
            Supply(tuple(row[f"coin_{value}"] for value in COIN_VALUES), row["uniques"])
            for row in given["lists"][: given["players"]]
        ]
        lists += [Supply()] * (given["players"] - len(lists))
        players = []
        for supply in lists:
            have, gold = len(supply.pieces), supply.gold
            args: Args = {"count": have, "pieces": asked.pieces, "gold": gold, "need": asked.gold or 0}
            key = "pirates-tool-deal-many" if many else "pirates-tool-deal-duel"
            players.append((supply.fits(asked), Said(key, asked.rule, args)))
        coins = [value for supply in lists for value in supply.pieces]
        start = start_gold(lists)
        lines = [
            Said("pirates-tool-deal-islands", asked.rule, {"islands": asked.islands, "each": asked.each}),
            *(said for _, said in players),
        ]
        return Answer(
            [*lines, Said("pirates-tool-deal-start", "CSG-SET-29", {"gold": start})],
            {
                "players": [{"fine": fine, **said.to_json()} for fine, said in players],
                "ready": all(fine for fine, _ in players),
                "coins": coins,
                "islands": asked.islands,
                "each": asked.each,
                "start_gold": start,
                "presets": [{"id": row["id"], "coins": row["coins"]} for row in presets(given["players"])],
            },
        )
