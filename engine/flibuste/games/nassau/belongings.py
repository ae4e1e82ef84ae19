"""Chapter 10.5: what the conditions of the tales look at, as it stands on a table."""

from .gains import DOUBLOON, RUM
from .luck import members
from .places import FOES, SLOT_GOODS, ZONES
from .state import State
from .tables import ANIMALS, GOOD_KINDS, OPPONENTS, STRONGEST, WEAPONS
from .tales import CROWDED, Belongings


def belongings(s: State, seat: int, spent: int = 0) -> Belongings:
    """NAS-RET-13, NAS-DUT-15: all that counts for a player's tales, once so many more rum are spent. The Dutchman is no
    opponent."""
    player = s.players[seat]
    others = [other for i, other in enumerate(s.players) if i != seat]
    one = [slot for slot in range(len(s.foes)) if s.crates_on(slot, seat) == 1]
    towers: dict[int, int] = {}
    for n in s.towers_of(seat):
        towers[min(n, CROWDED)] = towers.get(min(n, CROWDED), 0) + 1
    hidden = dict(zip(GOOD_KINDS, player.centre, strict=True))
    for good, _ in SLOT_GOODS[player.hideout][: player.filled]:
        hidden[GOOD_KINDS[good]] += 1
    defeated: dict[str, int] = {}
    for foe in members(player.defeated):
        name = OPPONENTS[FOES[foe].type]
        defeated[name] = defeated.get(name, 0) + 1
    there = {zone for zone, crates in zip(s.setting.foe_zones, s.foes, strict=True) if crates >= 0}
    return Belongings(
        sails=player.sails,
        sailors=player.sailor_count,
        provisions=player.provisions,
        rum=player.items[RUM] - spent,
        doubloons=player.items[DOUBLOON],
        standing_pirates=player.standing,
        outposts=s.outposts_of(seat),
        crates_in_holds=player.crates,
        open_holds=player.holds,
        weapons=dict(zip(WEAPONS, player.weapons, strict=True)),
        animals=frozenset(ANIMALS[animal] for animal in player.animals if animal >= 0),
        goods=dict(zip(GOOD_KINDS, player.goods, strict=True)),
        hidden=hidden,
        defeated=defeated,
        opponents_one=len(one),
        opponents_one_strong=sum(FOES[s.chart.foes[slot]].strength == STRONGEST for slot in one),
        towers=towers,
        # NAS-RUL-21: ties count
        most_weapons=frozenset(
            name for i, name in enumerate(WEAPONS) if all(other.weapons[i] <= player.weapons[i] for other in others)
        ),
        clear=frozenset(name for zone, name in enumerate(ZONES) if zone not in there),
        score_first=all(other.score <= player.score for other in others),
        score_last=all(other.score >= player.score for other in others),
    )
