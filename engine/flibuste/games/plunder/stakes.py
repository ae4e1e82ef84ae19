"""Chapter 12: what an attack promises and risks, by the odds."""

from typing import Final, NamedTuple

from .battle import odds
from .fighting import defender_of, strength_of
from .reach import target_of
from .state import NOBODY, captain
from .worth import Outlook

WIN: Final = 300.0
"""The game."""


def _chance(lead: int) -> float:
    won, of = odds(lead)
    return won / of


_MOST_LEAD: Final = 6
_CHANCES: Final = {lead: _chance(lead) for lead in range(-_MOST_LEAD, _MOST_LEAD + 1)}


class Stakes(NamedTuple):
    """`prize` and `loss` of the attacker, with what the defender loses and gains; `harm` and `relief` of the
    defender alone."""

    chance: float
    prize: float
    loss: float
    harm: float
    relief: float

    @property
    def hope(self) -> float:
        return self.chance * self.prize - (1.0 - self.chance) * self.loss

    @property
    def fear(self) -> float:
        """What the defender expects to lose."""
        return self.chance * self.harm - (1.0 - self.chance) * self.relief


def stakes(look: Outlook, number: int, target: int) -> Stakes:
    """An attack of a ship, wherever it lies."""
    s, w = look.s, look.w
    ship, seat, other = s.ships[number], captain(number), defender_of(s, target)
    assert ship is not None
    lead = max(-_MOST_LEAD, min(_MOST_LEAD, ship.cannons - strength_of(s, target)))
    rivalry = look.rivalry(seat, other) if other != NOBODY else 0.0
    their = s.ships[target] if target < len(s.ships) else None
    won = 1
    if their is not None:
        won = int(their.lives == 1)
        harm = look.life(other, their)
        prize = w.point * won + rivalry * harm
    else:
        harm = look.island(target - target_of(s, 0)) if other != NOBODY else 0.0
        prize = look.island(target - target_of(s, 0)) + rivalry * harm
    if won and look.left[seat] <= 1:
        prize += WIN
        harm += WIN
    loss, relief = look.life(seat, ship), 0.0
    if other != NOBODY:
        if ship.lives == 1:
            relief = w.point + (WIN if look.left[other] <= 1 else 0.0)
        loss += rivalry * relief
        relief += look.rivalry(other, seat) * look.life(seat, ship)
    return Stakes(_CHANCES[lead], prize, loss, harm, relief)
