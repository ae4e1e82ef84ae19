"""Chapter 12: what an attack promises and risks, by the odds."""

from functools import cache
from typing import Final, NamedTuple

from .battle import odds
from .fighting import defender_of
from .reach import target_of
from .state import NOBODY, Ship, captain
from .worth import Outlook

WIN: Final = 300.0
"""The game."""


@cache
def _chance(lead: int) -> float:
    won, of = odds(lead)
    return won / of


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


class Attack:
    """What a ship may attack, wherever it lies."""

    def __init__(self, look: Outlook, seat: int, ship: Ship) -> None:
        self.look, self.seat, self.ship = look, seat, ship
        self.loss = look.life(seat, ship)
        self.last = look.left[seat] <= 1

    def on_island(self, island: int, owner: int) -> Stakes:
        look = self.look
        worth = look.island(island)
        lead = self.ship.cannons - look.s.chart.islands[island].skulls
        if owner == NOBODY:
            return Stakes(_chance(lead), worth + WIN * self.last, self.loss, 0.0, 0.0)
        return self._stakes(lead, owner, worth, worth, last=self.last)

    def on_ship(self, target: int) -> Stakes:
        look, their, other = self.look, self.look.s.ships[target], captain(target)
        assert their is not None
        sinks = their.lives == 1
        gain = look.w.point if sinks else 0.0
        lead = self.ship.cannons - their.cannons
        return self._stakes(lead, other, gain, look.life(other, their), last=sinks and self.last)

    def island_hope(self, island: int, owner: int) -> float:
        """The hope of `on_island`, found faster."""
        look = self.look
        chance = _chance(self.ship.cannons - look.s.chart.islands[island].skulls)
        prize, loss = look.island(island), self.loss
        if owner != NOBODY:
            rivalry = look.rivalry(self.seat, owner)
            prize += rivalry * prize
            if self.ship.lives == 1:
                loss += rivalry * self._relief(owner)
        return chance * (prize + WIN * self.last) - (1.0 - chance) * loss

    def ship_hope(self, target: int, their: Ship) -> float:
        """The hope of `on_ship`, found faster."""
        look, other = self.look, captain(target)
        chance, loss, rivalry = _chance(self.ship.cannons - their.cannons), self.loss, look.rivalry(self.seat, other)
        prize = rivalry * look.life(other, their)
        if their.lives == 1:
            prize += look.w.point + WIN * self.last
        if self.ship.lives == 1:
            loss += rivalry * self._relief(other)
        return chance * prize - (1.0 - chance) * loss

    def _relief(self, other: int) -> float:
        return self.look.w.point + WIN * (self.look.left[other] <= 1)

    def _stakes(self, lead: int, other: int, gain: float, harm: float, *, last: bool) -> Stakes:
        look, relief = self.look, 0.0
        rivalry = look.rivalry(self.seat, other)
        if self.ship.lives == 1:
            relief = self._relief(other)
        return Stakes(
            _chance(lead),
            gain + rivalry * harm + WIN * last,
            self.loss + rivalry * relief,
            harm + WIN * last,
            relief + look.rivalry(other, self.seat) * self.loss,
        )


def stakes(look: Outlook, number: int, target: int) -> Stakes:
    """An attack of a ship, wherever it lies."""
    found: Stakes | None = look.battles.get((number, target))
    if found is None:
        s = look.s
        ship = s.ships[number]
        assert ship is not None
        attack = Attack(look, captain(number), ship)
        if target < len(s.ships):
            found = attack.on_ship(target)
        else:
            found = attack.on_island(target - target_of(s, 0), defender_of(s, target))
        look.battles[number, target] = found
    return found
