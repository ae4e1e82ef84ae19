"""Which coins go on how many islands (docs/rules/pirates.md, CSG-SET-27 to CSG-SET-29)."""

from ....core.atoms import Args
from ....games.pirates.tables import COIN_VALUES, DATA, DUEL, MAX_SEATS
from ..tool import Answer, Group, Input, Said, Tool, count

_EACH = DATA["constants"]


class Deal(Tool):
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
        many = given["players"] > DUEL
        pieces = _EACH["coins_per_player_multi" if many else "coins_per_player"]
        gold = None if many else _EACH["gold_per_player"]
        each = _EACH["coins_per_island_multi" if many else "coins_per_island_2p"]
        wild = (_EACH["islands_per_player"] - 1) * given["players"]
        rule = "CSG-SET-28" if many else "CSG-SET-27"
        lists = [
            [row[f"coin_{value}"] for value in COIN_VALUES] + [row["uniques"]]
            for row in given["lists"][: given["players"]]
        ]
        lists += [[0] * (len(COIN_VALUES) + 1) for _ in range(given["players"] - len(lists))]
        players = []
        for numbers in lists:
            here = sum(value * n for value, n in zip(COIN_VALUES, numbers, strict=False))
            fine = sum(numbers) == pieces and gold in (None, here)
            args: Args = {"count": sum(numbers), "pieces": pieces, "gold": here, "need": gold or 0}
            key = "pirates-tool-deal-many" if many else "pirates-tool-deal-duel"
            players.append((fine, Said(key, rule, args)))
        coins = [
            value for numbers in lists for value, n in zip((*COIN_VALUES, 0), numbers, strict=True) for _ in range(n)
        ]
        start = sum(coins)
        presets = DATA["treasure"]["coin_presets_multi" if many else "coin_presets_2p"]
        lines = [
            Said("pirates-tool-deal-islands", rule, {"islands": wild, "each": each}),
            *(said for _, said in players),
        ]
        return Answer(
            [*lines, Said("pirates-tool-deal-start", "CSG-SET-29", {"gold": start})],
            {
                "players": [{"fine": fine, **said.to_json()} for fine, said in players],
                "ready": all(fine for fine, _ in players),
                "coins": coins,
                "islands": wild,
                "each": each,
                "start_gold": start,
                "presets": [{"id": row["id"], "coins": row["coins"]} for row in presets],
            },
        )
