"""What a die decides besides shots, rams and boardings (docs/rules/pirates.md, chapter 9)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ....core.atoms import Args
from ..tool import Answer, Input, Said, Tool, choice, count
from .shot import DIE, OPEN, hits


class Purpose(NamedTuple):
    """`result`: what a roll means, as the id of an outcome; `good`: the outcomes that are wished for; `asks`: what has
    to be known."""

    rule: str
    result: Callable[[int, Input], str]
    good: tuple[str, ...]
    asks: tuple[str, ...] = ()


def _reef(roll: int, given: Input) -> str:
    """CSG-REE-02, -04, -05.

    >>> [_reef(roll, {"masts": 4, "standing": 2}) for roll in DIE]
    ['wreck', 'derelict', 'loses', 'safe', 'safe', 'safe']
    """
    loss = given["masts"] - roll
    if loss <= 0:
        return "safe"
    return "wreck" if loss > given["standing"] else "derelict" if loss == given["standing"] else "loses"


def _fire(roll: int, given: Input) -> str:
    return "gone" if roll == DIE[-1] else "spreads" if roll <= 3 else "stays"


def _fear(roll: int, given: Input) -> str:
    return {5: "silenced", 6: "slowed"}.get(roll, "nothing")


def _at_least(low: int, good: str, bad: str) -> Callable[[int, Input], str]:
    return lambda roll, given: good if roll >= low else bad


PURPOSES: Final = {
    "broadside": Purpose(
        "CSG-KW-BRO-02",
        lambda roll, given: "hit" if hits(roll, 0, given["worst"]) else "miss",
        ("hit",),
        ("worst", "cannons"),
    ),
    "swoop": Purpose("CSG-KW-DRA-02", _at_least(4, "twice", "miss"), ("twice",)),
    "catamaran": Purpose("CSG-KW-CAT-01", _at_least(5, "safe", "hit"), ("safe",)),
    "fire": Purpose("CSG-FIR-03", _fire, ("gone",)),
    "scuttle": Purpose("CSG-SCT-02", _at_least(5, "sunk", "afloat"), ("sunk",)),
    "fear": Purpose("CSG-KW-FEA-01", _fear, ("silenced", "slowed")),
    "reef": Purpose("CSG-REE-02", _reef, ("safe",), ("masts", "standing")),
    "sargasso": Purpose(
        "CSG-SAR-02",
        lambda roll, given: "caught" if roll > given["masts"] else "safe",
        ("safe",),
        ("masts",),
    ),
    "clear": Purpose(
        "CSG-SAR-04",
        lambda roll, given: "free" if roll + given["standing"] > DIE[-1] else "caught",
        ("free",),
        ("standing",),
    ),
    "whirlpool": Purpose("CSG-WHI-04", _at_least(4, "loses", "safe"), ("safe",)),
    "iceberg": Purpose("CSG-ICE-02", lambda roll, given: f"number-{roll}", ()),
    "drift": Purpose("CSG-ICE-02", lambda roll, given: f"side-{roll}", ()),
    "fog": Purpose("CSG-FOG-05", lambda roll, given: f"point-{roll}", ()),
    "ability": Purpose("CSG-EFF-82", _at_least(5, "again", "nothing"), ("again",)),
}


class Fate(Tool):
    """The purpose of a roll, what has to be known for it, and the roll.

    `data`: `asks` (the fields that matter), `faces` (the outcome of each of the six),
    `chance` of a good one, `outcome`.
    """

    id = "pirates.fate"
    rule = "CSG-SET-03"
    asked = (
        choice("purpose", tuple(PURPOSES)),
        count("worst", 1, 6, 3),
        count("cannons", 1, 10, 4),
        count("masts", 0, 10, 3),
        count("standing", 0, 10, 3),
        choice("roll", (OPEN, *DIE)),
    )

    def answer(self, given: Input) -> Answer:
        name, roll = given["purpose"], given["roll"]
        purpose = PURPOSES[name]
        faces = [purpose.result(face, given) for face in DIE]
        good = sum(outcome in purpose.good for outcome in faces)
        args: Args = {
            "chance": good,
            "of": len(DIE),
            "hits": given["cannons"] + 1,
            "masts": given["masts"],
            "standing": given["standing"],
        }
        data = {
            "asks": list(purpose.asks),
            "faces": faces,
            "good": list(purpose.good),
            "chance": good if purpose.good else None,
            "of": len(DIE),
            "outcome": None,
        }
        if roll == OPEN:
            return Answer([Said(f"pirates-tool-fate-{name}", purpose.rule, args)], data)
        outcome = purpose.result(roll, given)
        # numbers, sides and points are one outcome each, told by the roll
        plain = outcome.partition("-")[0]
        told: Args = {**args, "roll": roll, "loss": max(0, given["masts"] - roll)}
        return Answer([Said(f"pirates-tool-fate-{name}-{plain}", purpose.rule, told)], {**data, "outcome": outcome})
