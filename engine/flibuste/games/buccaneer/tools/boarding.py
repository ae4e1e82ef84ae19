"""Who gets what when a ship is boarded (docs/rules/buccaneer.md, 5.3 and 5.4), with the card of one's own box."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, barred, choice, count, refuse
from ....core.atoms import Args, Json, Word
from ..boarding import big_enough, shown, too_small
from ..pay import settlement, wages
from ..state import Unit, owner, second
from ..tables import ALL_DUCATS, COLOURS, HOUSE_DECK, KINDS, MAX_STACK, SMALLEST_CREW, TOKENS, Ship
from .crew import PIRATES, colour_of, unit_of

_OWN: Final = ("ship", "own")


class BoardingTool(Tool):
    """Chapter 9: treasures, wages, rest or shortage.

    Data: `legal`, and when it is: `captain`, `second`, `loot`, `wages` and `treasures` by colour, `owed`, `rest` (below
    0: what the captain is short of), `purse` (afterwards), `reserve` (what it adds), `choice` (BUC-DEC-05: the
    captain may take either treasure).
    """

    id = "buccaneer.boarding"
    rule = "BUC-ATT-07"
    asked = (
        choice("ship", ("own", *(ship.id for ship in HOUSE_DECK))),
        count("min_crew", SMALLEST_CREW, MAX_STACK, SMALLEST_CREW, _OWN),
        count("ducats", 0, 99, 0, _OWN),
        count("question_wage", 0, 9, 0, _OWN),
        choice("treasure_1", KINDS, when=_OWN),
        choice("treasure_2", ("none", *KINDS), when=_OWN),
        PIRATES,
        count("purse", 0, ALL_DUCATS),
        choice("taken", ("first", "second")),
        *(count(f"left_{kind}", 0, n, n) for kind, n in zip(KINDS, TOKENS, strict=True)),
    )

    def answer(self, given: Input) -> Answer:
        card, crew = _card(given), unit_of(given["crew"])
        if not big_enough(crew, card):
            return Answer([barred(too_small(crew, card))], {"legal": False})
        if owner(crew) == second(crew):
            raise refuse("crew[1]", "buccaneer-tool-two-captains", "BUC-CRW-03")
        kinds = shown(card, lambda kind: int(given[f"left_{KINDS[kind]}"]))
        free = len(set(kinds)) == 2
        if free and given["taken"] == "second":
            kinds = kinds[::-1]
        settled = _settled(crew, card, kinds, given["purse"])
        return Answer(settled.lines, {**settled.data, "choice": free})


def _settled(crew: Unit, card: Ship, kinds: tuple[int, ...], purse: int) -> Answer:
    lines: list[Said] = []
    captain = owner(crew)
    for who, kind, rule in zip((captain, second(crew)), kinds, ("BUC-ATT-08", "BUC-ATT-09"), strict=False):
        args: Args = {"who": colour_of(who), "treasure": Word(f"buccaneer-treasure-{KINDS[kind]}")}
        lines.append(Said("buccaneer-tool-treasure", rule, args))
    if not kinds:
        lines.append(Said("buccaneer-tool-no-treasure", "BUC-ATT-10"))
    earned = wages(crew, card.question_wage)
    owed = sum(earned.values())
    for who, ducats in earned.items():
        lines.append(Said("buccaneer-tool-wage", "BUC-PAY-03", {"who": colour_of(who), "count": ducats}))
    share = settlement(purse, card.ducats, owed)
    sums: Args = {"who": colour_of(captain), "loot": card.ducats, "wages": owed}
    if owed <= card.ducats:
        lines.append(Said("buccaneer-tool-rest", "BUC-PAY-05", {**sums, "rest": card.ducats - owed}))
    else:
        lines.append(Said("buccaneer-tool-short", "BUC-PAY-06", {**sums, "paid": share.from_purse}))
        if share.from_reserve:
            lines.append(Said("buccaneer-tool-reserve", "BUC-PAY-07", {"count": share.from_reserve}))
    lines.append(Said("buccaneer-tool-purse", "BUC-PAY-05", {"who": colour_of(captain), "count": share.purse}))
    data: dict[str, Json] = {
        "legal": True,
        "captain": COLOURS[captain],
        "second": COLOURS[second(crew)],
        "loot": card.ducats,
        "wages": [{"colour": COLOURS[who], "ducats": ducats} for who, ducats in earned.items()],
        "treasures": [
            {"colour": COLOURS[who], "kind": KINDS[kind]}
            for who, kind in zip((captain, second(crew)), kinds, strict=False)
        ],
        "owed": owed,
        "rest": card.ducats - owed,
        "purse": share.purse,
        "reserve": share.from_reserve,
    }
    return Answer(lines, data)


def _card(given: Input) -> Ship:
    """BUC-VAR-03: the numbers of one's own card, or a house card by its name."""
    if given["ship"] != "own":
        return next(ship for ship in HOUSE_DECK if ship.id == given["ship"])
    kinds = tuple(KINDS.index(given[k]) for k in ("treasure_1", "treasure_2") if given[k] != "none")
    return Ship("own", given["min_crew"], given["ducats"], given["question_wage"], kinds)
