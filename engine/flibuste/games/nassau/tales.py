"""Chapter 5.8 (RET-10 to RET-14): which sailor's tales can be told. The conditions stand in the table (10.5)."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final

from ...core.frozen import frozen
from .tables import DATA

Pred = Mapping[str, Any]
"""A condition of the table: what it looks at (`f`), and how much it wants."""
TALES_BY_ID: Final[Mapping[int, Mapping[str, Any]]] = {tale["id"]: tale for tale in DATA["tales"]["list"]}
CARDS_PER_RUM: Final = 3
"""NAS-RET-11: so many tales may be laid down for each rum."""
CROWDED: Final = 6
"""Towers with so many own crates, or more, are counted together."""


@frozen
class Belongings:
    """All that conditions look at; they only want that it is there (NAS-RET-13).

    `weapons`: by type, the printed ones included; `goods`, `hidden`: by kind, in holds and on Skull Island; `defeated`:
    tiles by type; `opponents_one`, `opponents_one_strong`: opponents with one own crate, and those of strength 5 among
    them; `towers`: how many there are by the number of one's own crates, up to CROWDED; `most_weapons`: types of which
    nobody has more; `clear`: zones without opponents.
    """

    sails: int = 0
    sailors: int = 0
    provisions: int = 0
    rum: int = 0
    doubloons: int = 0
    standing_pirates: int = 0
    outposts: int = 0
    crates_in_holds: int = 0
    open_holds: int = 0
    weapons: Mapping[str, int] = field(default_factory=dict)
    animals: frozenset[str] = frozenset()
    goods: Mapping[str, int] = field(default_factory=dict)
    hidden: Mapping[str, int] = field(default_factory=dict)
    defeated: Mapping[str, int] = field(default_factory=dict)
    opponents_one: int = 0
    opponents_one_strong: int = 0
    towers: Mapping[int, int] = field(default_factory=dict)
    most_weapons: frozenset[str] = frozenset()
    clear: frozenset[str] = frozenset()
    score_first: bool = False
    score_last: bool = False


def met(pred: Pred, own: Belongings) -> bool:
    """NAS-RET-12, NAS-RET-13: whether a condition holds.

    >>> met({"f": "sails", "min": 3}, Belongings(sails=2)), met({"f": "animal", "kind": "rat"}, Belongings())
    (False, False)
    """
    f = pred["f"]
    if f == "two_different_goods":
        return sorted(n for n in own.goods.values() if n) == [1, 1]
    if f == "towers_exact_set":
        return all(own.towers.get(n) for n in pred["set"])
    return _amount(pred, own) >= int(pred.get("min", 1))


def nearly(pred: Pred, own: Belongings) -> bool:
    """NAS-RET-13: whether one thing more of several would make a condition hold.

    >>> nearly({"f": "sails", "min": 3}, Belongings(sails=2)), nearly({"f": "sails", "min": 3}, Belongings(sails=3))
    (True, False)
    """
    f = pred["f"]
    if f == "two_different_goods":
        return sum(own.goods.values()) == 1
    if f == "towers_exact_set":
        return sum(bool(own.towers.get(n)) for n in pred["set"]) == len(pred["set"]) - 1
    return int(pred.get("min", 1)) > 1 and _amount(pred, own) == int(pred["min"]) - 1


def _amount(pred: Pred, own: Belongings) -> int:
    """How much there is of what a condition counts; for a yes or no, 1 or 0."""
    match pred["f"]:
        case "weapons":
            return own.weapons.get(pred["type"], 0)
        case "weapons_any_type":
            return max(own.weapons.values(), default=0)
        case "most_weapons":
            return pred["type"] in own.most_weapons
        case "animal":
            return pred["kind"] in own.animals
        case "animals":
            return len(own.animals)
        case "good":
            return own.goods.get(pred["good"], 0) + own.hidden.get(pred["good"], 0)
        case "defeated":
            return own.defeated.get(pred["type"], 0)
        case "opponents_with_own_crates":
            return own.opponents_one_strong if "strength" in pred else own.opponents_one
        case "towers_with_own_crates":
            return sum(own.towers.get(n, 0) for n in towers_of(pred))
        case "zone_clear":
            return pred["zone"] in own.clear
        case plain:
            return int(getattr(own, plain))


def towers_of(pred: Pred) -> tuple[int, ...]:
    """With how many own crates a tower counts for a condition.

    >>> towers_of({"exact": 3}), towers_of({"at_least": 5})
    ((3,), (5, 6))
    """
    return (pred["exact"],) if "exact" in pred else tuple(range(int(pred["at_least"]), CROWDED + 1))


def rum_for(cards: int) -> int:
    """NAS-RET-11: up to three cards for each rum.

    >>> rum_for(1), rum_for(3), rum_for(4)
    (1, 1, 2)
    """
    return -(-cards // CARDS_PER_RUM)
