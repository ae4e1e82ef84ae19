"""Chapter 5.6 (FGT): what a ship can fire, how it defends, what tokens and dice leave, and what that was worth."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from ...core.frozen import frozen
from .tables import DICE, REPEL

BOMB: Final = 2
"""NAS-FGT-03, NAS-ITM-04: the damage that a bomb does at once."""
CRAB: Final = 1
"""NAS-ANI-10: how much weaker the opponent is for this fight."""
LOSSES: Final = ("doubloon", "rum", "provision", "crate", "weapon", "sail", "sailor", "hold")
"""NAS-FGT-14: the attack tokens, in the order in which they take."""
DODGE: Final = "dodge"
TOKENS: Final = ("blank", DODGE, *LOSSES)
_FIRST_LOSS: Final = TOKENS.index(LOSSES[0])


@frozen
class Foe:
    """An opponent when a fight begins. `printed`: its strength; `crates`: the damage on it, everybody's (NAS-FGT-02);
    `crab`, `bomb`: what the fighter declared (NAS-FGT-03)."""

    printed: int
    crates: int = 0
    crab: bool = False
    bomb: bool = False

    @property
    def strength(self) -> int:
        """NAS-FGT-02, NAS-ANI-10: for this fight; also how many tokens are drawn (NAS-FGT-07)."""
        return self.printed - CRAB * self.crab

    @property
    def damage(self) -> int:
        """NAS-FGT-03: before a crate is fired, the bomb's included."""
        return self.crates + BOMB * self.bomb

    @property
    def beaten(self) -> bool:
        """NAS-FGT-04: defeated at once, without tokens and crates.

        >>> Foe(2, bomb=True).beaten, Foe(1, crab=True).beaten, Foe(3, 2).beaten
        (True, True, False)
        """
        return self.damage >= self.strength

    @property
    def need(self) -> int:
        """Damage that still defeats it."""
        return max(0, self.strength - self.damage)


def most_shots(weapons: int, hands: int, crates: int) -> int:
    """NAS-FGT-05: the most crates that can be fired.

    >>> most_shots(weapons=3, hands=4, crates=4)
    3
    """
    return min(weapons, hands, crates)


class Fighter(NamedTuple):
    """A ship in a fight. `weapons`: of the type that the opponent wants, the printed one included (NAS-FGT-01);
    `pirates`: those that stand; `crates`: those in its holds."""

    weapons: int
    sails: int
    sailors: int
    pirates: int
    crates: int

    def laid(self, fired: int) -> int:
        """NAS-FGT-05: the pirates whom so many shots lay down."""
        return max(0, fired - self.sailors)

    @property
    def base_dice(self) -> int:
        """NAS-FGT-10: dice that cost no pirate."""
        return min(self.sails, self.sailors, DICE)

    def dice(self, fired: int = 0) -> int:
        """NAS-FGT-10: with every pirate laid down who still stands after so many shots.

        >>> ship = Fighter(weapons=3, sails=3, sailors=2, pirates=1, crates=3)
        >>> ship.dice(fired=3), ship.dice(fired=2)
        (2, 3)
        """
        return min(self.sails, self.sailors + self.pirates - self.laid(fired), DICE)


def may_fight(shots: int, bombs: int, done: Callable[[], bool]) -> bool:
    """NAS-FGT-21: something to fire or to throw, or nothing left to be `done`, which is asked last.

    >>> may_fight(0, 0, lambda: False), may_fight(1, 0, lambda: False), may_fight(0, 0, lambda: True)
    (False, True, True)
    """
    return shots > 0 or bombs > 0 or done()


def kept(fired: int, dodges: int, rum: int) -> int:
    """NAS-FGT-08: of the crates fired in this fight, how many stay on the tile; each rum cancels a dodge.

    >>> kept(3, 2, 1), kept(1, 2, 0)
    (2, 0)
    """
    return max(0, fired - max(0, dodges - rum))


def attacks_of(drawn: Iterable[int]) -> tuple[int, ...]:
    """NAS-FGT-14: the attacks among the tokens drawn, by their places in TOKENS, in the order in which they take.

    >>> [TOKENS[one] for one in attacks_of(map(TOKENS.index, ["sail", "blank", "rum"]))]
    ['rum', 'sail']
    """
    return tuple(sorted([token for token in drawn if token >= _FIRST_LOSS]))


def repels(die: int) -> bool:
    """NAS-FGT-11: whether a die sends an attack token back."""
    return die in REPEL


def leaves_choice(attacks: Sequence[int], good: int) -> bool:
    """NAS-FGT-11: the player chooses which attacks so many good dice send back: there are several kinds, and some stay.

    >>> leaves_choice((3, 7), 1), leaves_choice((7, 7), 1), leaves_choice((3, 7), 2)
    (True, False, False)
    """
    return 0 < good < len(attacks) and len({*attacks}) > 1


class End(StrEnum):
    """How a fight ends for the fighter."""

    NOTHING = "nothing"
    """NAS-FGT-15: no damage of one's own, neither points nor reward."""
    WOUNDED = "wounded"
    """NAS-FGT-15: points and reward; the crates stay."""
    DEFEATED = "defeated"
    """NAS-FGT-17: the tile too."""


def end_of(foe: Foe, left: int) -> End:
    """NAS-FGT-15, NAS-FGT-17: with so many crates of this fight left on the tile.

    >>> end_of(Foe(3, 2), 0).value, end_of(Foe(3), 1).value, end_of(Foe(3, 2), 1).value
    ('nothing', 'wounded', 'defeated')
    """
    if not left and not foe.bomb and not foe.beaten:
        return End.NOTHING
    return End.DEFEATED if foe.damage + left >= foe.strength else End.WOUNDED
