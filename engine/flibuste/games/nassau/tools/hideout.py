"""What hidden goods are worth, and in which order they are best hidden (docs/rules/nassau.md, 5.8 and 6)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from ....companion.tool import Answer, Group, Input, Said, Tool, choice, count
from ....core.atoms import Args, Json, Word
from ..hideout import COSTS, HIDEOUTS, SLOTS, Hideout, Slot, fits
from ..tables import GOOD_KINDS, GOODS, HOLDS

_GOOD = choice("good", GOOD_KINDS)


class Plan(NamedTuple):
    """Goods in their order; `cost` in doubloons; what the hideout is then."""

    order: tuple[str, ...]
    cost: int
    then: Hideout


def with_good(hideout: Hideout, good: str) -> Hideout:
    """NAS-RET-07, NAS-RET-08: into the next slot if it has its colour, else into the middle for good."""
    if fits(hideout.slots, hideout.filled, good):
        return replace(hideout, filled=hideout.filled + 1)
    return replace(hideout, centre=hideout.centre + 1)


def _hidden(hideout: Hideout, goods: tuple[str, ...]) -> tuple[tuple[str, ...], Hideout]:
    """NAS-RET-07: the best order is to place what fits whenever something does."""
    left, order = list(goods), []
    while left:
        good = next((one for one in left if fits(hideout.slots, hideout.filled, one)), left[0])
        left.remove(good)
        order.append(good)
        hideout = with_good(hideout, good)
    return tuple(order), hideout


def plans(hideout: Hideout, hold: tuple[str, ...], doubloons: int) -> Iterator[Plan]:
    """NAS-RET-05, NAS-RET-06: the best for each number of goods that can be paid for; of equal ones, what leaves fewer
    in the middle.

    >>> two = list(plans(Hideout(HIDEOUTS[0]), ("emerald", "silver", "tobacco"), 3))[-1]
    >>> two.order, two.cost, two.then.points
    (('tobacco', 'silver'), 3, 12)
    """
    for many, cost in COSTS.items():
        if many > len(hold) or cost > doubloons:
            continue
        tried = (_hidden(hideout, goods) for goods in combinations(hold, many))
        order, then = max(tried, key=lambda one: (one[1].points, one[1].filled))
        yield Plan(order, cost, then)


class HideTool(Tool):
    """`hideout`: one of the house's, by number; `slots`: those of a printed one instead.

    `data`: `slots`, `points`; `next`: by a kind of good, what one of them more brings; `best`: of what can be paid
    for, `order`, `cost`, `gain`, `filled` and `centre`; None if nothing can be hidden.
    """

    id = "nassau.hideout"
    rule = "NAS-END-04"
    asked = (
        count("hideout", 1, len(HIDEOUTS), 1),
        Group("slots", (_GOOD, count("value", 0, 9)), 0, SLOTS),
        count("filled", 0, SLOTS),
        count("centre", 0, GOODS),
        count("doubloons", 0, 25),
        Group("hold", (_GOOD,), 0, HOLDS),
    )

    def answer(self, given: Input) -> Answer:
        printed = tuple(Slot(row["good"], row["value"]) for row in given["slots"])
        own = Hideout(printed or HIDEOUTS[given["hideout"] - 1], given["filled"], given["centre"])
        hold = tuple(row["good"] for row in given["hold"])
        args: Args = {"value": own.value, "count": own.goods, "points": own.points}
        lines = [Said("nassau-tool-hideout-now", "NAS-END-04", args)]
        best = max(plans(own, hold, given["doubloons"]), key=lambda plan: plan.then.points, default=None)
        if best:
            lines += _told(own, best)
        elif hold:
            lines.append(Said("nassau-tool-hideout-poor", "NAS-RET-06", {"cost": min(COSTS.values())}))
        data: dict[str, Json] = {
            "slots": [slot._asdict() for slot in own.slots],
            "points": own.points,
            "next": {good: with_good(own, good).points - own.points for good in GOOD_KINDS},
            "best": best
            and {
                "order": [*best.order],
                "cost": best.cost,
                "gain": best.then.points - own.points,
                "filled": best.then.filled,
                "centre": best.then.centre,
            },
        }
        return Answer(lines, data)


def _told(own: Hideout, best: Plan) -> list[Said]:
    goods = [Word(f"nassau-tool-choice-{good}") for good in best.order]
    args: Args = {"what": goods, "cost": best.cost, "gain": best.then.points - own.points}
    lines = [Said("nassau-tool-hideout-best", "NAS-RET-06", args)]
    if best.then.centre > own.centre:
        lines.append(Said("nassau-tool-hideout-early", "NAS-RET-08"))
    return lines
