"""Chapters 5.8 and 5.9 (CON, SEA): who wins an attack, and what that costs."""

from enum import StrEnum
from typing import NamedTuple

from ...core.frozen import frozen
from .tables import ATTACK_DIE, DEFENCE_DIE


class Target(StrEnum):
    SHIP = "ship"
    OWNED = "owned"
    """An island with a flag."""
    UNOWNED = "unowned"


class Roller(NamedTuple):
    """Who throws the defence die."""

    who: str
    rule: str


_ROLLERS = {
    Target.SHIP: Roller("captain", "PLU-SEA-04"),
    Target.OWNED: Roller("owner", "PLU-CON-04"),
    Target.UNOWNED: Roller("left", "PLU-CON-04"),
}


def roller(target: Target) -> Roller:
    """PLU-CON-04, PLU-SEA-04: the captain of the ship, the owner of the island, or the attacker's left neighbour."""
    return _ROLLERS[target]


@frozen
class Side:
    """`strength`: cannons of a ship, skulls of an island (PLU-CON-04, PLU-SEA-04)."""

    strength: int
    roll: int

    @property
    def total(self) -> int:
        return self.strength + self.roll


def wins(attack: int, defence: int) -> bool:
    """PLU-CON-05, PLU-SEA-04: ties go to the attacker.

    >>> wins(4, 4), wins(3, 4)
    (True, False)
    """
    return attack >= defence


def odds(lead: int) -> tuple[int, int]:
    """Of all pairs of rolls, how many the attacker wins who is so much ahead before the dice.

    >>> odds(0), odds(-3), odds(5)
    ((21, 36), (6, 36), (36, 36))
    """
    pairs = [wins(a + lead, d) for a in ATTACK_DIE for d in DEFENCE_DIE]
    return sum(pairs), len(pairs)


@frozen
class Outcome:
    """What follows an attack. `hit`: whose ship loses a life; `reward`: a ship that sinks of it brings its opponent a
    Plunder Point card; `flag`: the island becomes the attacker's."""

    won: bool
    rule: str
    hit: str | None = None
    reward: bool = False
    flag: bool = False


def outcome(target: Target, attacker: Side, defender: Side) -> Outcome:
    """PLU-SEA-05; PLU-CON-05, PLU-CON-06 of an island. PLU-PP-04: an unowned island takes no card.

    >>> outcome(Target.UNOWNED, Side(0, 2), Side(3, 1))
    Outcome(won=False, rule='PLU-CON-06', hit='attacker', reward=False, flag=False)
    """
    won = wins(attacker.total, defender.total)
    if target is Target.SHIP:
        return Outcome(won, "PLU-SEA-05", "defender" if won else "attacker", reward=True)
    if won:
        return Outcome(won, "PLU-CON-05", flag=True)
    return Outcome(won, "PLU-CON-06", "attacker", reward=target is Target.OWNED)
