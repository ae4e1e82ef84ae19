"""Chapter 5.6 (FGT): who fights whom, as they stand in a state."""

from .fight import Fighter, Foe, may_fight, most_shots
from .gains import BOMB
from .places import FOES
from .state import CRAB, Fight, Player, State


def fighter(player: Player, weapon: int = 0) -> Fighter:
    """A ship as it stands, with this weapon."""
    return Fighter(player.weapons[weapon], player.sails, player.sailor_count, player.standing, player.crates)


def best_shots(s: State, seat: int, weapon: int) -> int:
    """NAS-TWR-01, NAS-DUT-05, NAS-CRW-03: the most crates that may be put out at once with this weapon, as in a
    fight."""
    player = s.players[seat]
    return most_shots(player.weapons[weapon], player.sailor_count + player.standing, player.crates)


def foe_of(s: State, slot: int, *, crab: bool = False, bomb: bool = False) -> Foe:
    """The opponent of a slot as it stands."""
    return Foe(FOES[s.chart.foes[slot]].strength, s.damage(slot), crab, bomb)


def may_attack(s: State, seat: int, slot: int) -> bool:
    """NAS-FGT-21: with a bomb or a crab that may be declared."""
    player, foe = s.players[seat], FOES[s.chart.foes[slot]]
    shots = best_shots(s, seat, foe.weapon)
    return may_fight(shots, player.items[BOMB], lambda: player.ready(CRAB) and foe_of(s, slot, crab=True).beaten)


def fight_of(s: State) -> Fight:
    """The fight that goes on."""
    assert s.fight is not None
    return s.fight
