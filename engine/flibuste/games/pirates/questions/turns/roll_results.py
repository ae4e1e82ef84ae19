"""What a die decides besides shots, rams and boardings: abilities, fire, scuttling, terrain (chapters 5.13 to 5.26)."""

from collections.abc import Callable, Mapping
from typing import Final

from .....core.frozen import frozen
from ...tables import DIE
from ..gunnery.hit_rolls import hits, spared

CLEARS: Final = 6
"""CSG-SAR-04: what the roll and the masts together must be above."""


@frozen
class Against:
    """What a roll is held against. `worst`: the highest number among the cannons that fire; `masts`: those that a ship
    has on its card; `standing`: those of them that stand."""

    worst: int = 0
    masts: int = 0
    standing: int = 0


@frozen
class Purpose:
    """`result`: what a roll means, as the name of an outcome; `good`: outcomes that are wished for; `asks`: what has to
    be known."""

    rule: str
    result: Callable[[int, Against], str]
    good: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()

    def faces(self, known: Against) -> list[str]:
        """The outcome of each face."""
        return [self.result(roll, known) for roll in DIE]


def reef_loss(roll: int, masts: int) -> int:
    """CSG-REE-02: masts that go.

    >>> reef_loss(1, 4), reef_loss(5, 4)
    (3, 0)
    """
    return max(0, masts - roll)


def _reef(roll: int, known: Against) -> str:
    """CSG-REE-02, -04, -05.

    >>> [_reef(roll, Against(masts=4, standing=2)) for roll in DIE]
    ['wreck', 'derelict', 'loses', 'safe', 'safe', 'safe']
    """
    loss = reef_loss(roll, known.masts)
    if not loss:
        return "safe"
    return "wreck" if loss > known.standing else "derelict" if loss == known.standing else "loses"


def _broadside(roll: int, known: Against) -> str:
    """CSG-KW-BRO-02: against the worst of the cannons, unmodified."""
    return "hit" if hits(roll, 0, known.worst) else "miss"


def broadside_hits(cannons: int) -> int:
    """CSG-KW-BRO-02: every cannon that takes part, and one hit more."""
    return cannons + 1


def _fire(roll: int, known: Against) -> str:
    """CSG-FIR-03: what becomes of a fire mast."""
    return "gone" if roll == DIE[-1] else "spreads" if roll <= 3 else "stays"


def _fear(roll: int, known: Against) -> str:
    """CSG-KW-FEA-01: what fear does to a ship."""
    return {5: "silenced", 6: "slowed"}.get(roll, "nothing")


def _catamaran(roll: int, known: Against) -> str:
    return "safe" if spared(roll) else "hit"


def _sargasso(roll: int, known: Against) -> str:
    """CSG-SAR-02: whether weeds hold her."""
    return "caught" if roll > known.masts else "safe"


def _clear(roll: int, known: Against) -> str:
    """CSG-SAR-04: whether she comes free."""
    return "free" if roll + known.standing > CLEARS else "caught"


def _at_least(low: int, good: str, bad: str) -> Callable[[int, Against], str]:
    return lambda roll, known: good if roll >= low else bad


def _named(name: str) -> Callable[[int, Against], str]:
    return lambda roll, known: f"{name}-{roll}"


PURPOSES: Final[Mapping[str, Purpose]] = {
    "broadside": Purpose("CSG-KW-BRO-02", _broadside, ("hit",), ("worst", "cannons")),
    "swoop": Purpose("CSG-KW-DRA-02", _at_least(4, "twice", "miss"), ("twice",)),
    "catamaran": Purpose("CSG-KW-CAT-01", _catamaran, ("safe",)),
    "fire": Purpose("CSG-FIR-03", _fire, ("gone",)),
    "scuttle": Purpose("CSG-SCT-02", _at_least(5, "sunk", "afloat"), ("sunk",)),
    "fear": Purpose("CSG-KW-FEA-01", _fear, ("silenced", "slowed")),
    "reef": Purpose("CSG-REE-02", _reef, ("safe",), ("masts", "standing")),
    "sargasso": Purpose("CSG-SAR-02", _sargasso, ("safe",), ("masts",)),
    "clear": Purpose("CSG-SAR-04", _clear, ("free",), ("standing",)),
    "whirlpool": Purpose("CSG-WHI-04", _at_least(4, "loses", "safe"), ("safe",)),
    "iceberg": Purpose("CSG-ICE-02", _named("number")),
    "drift": Purpose("CSG-ICE-02", _named("side")),
    "fog": Purpose("CSG-FOG-05", _named("point")),
    "ability": Purpose("CSG-EFF-82", _at_least(5, "again", "nothing"), ("again",)),
}
