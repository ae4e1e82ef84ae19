"""Chapter 6 (END): what every player has when the game is over, or would have now."""

from ...core.result import Result
from .gains import ITEMS
from .luck import members
from .places import FOES, SLOT_GOODS
from .scoring import Estate, score
from .state import State
from .tables import PRINTED


def estate(s: State, seat: int) -> Estate:
    """Chapter 6: all that counts for a player, as it stands."""
    player = s.players[seat]
    towers = s.towers_of(seat)
    foes = [FOES[foe] for foe in members(player.defeated)]
    cargo = player.crates + player.provisions + sum(player.goods) + player.cards
    return Estate(
        track=player.score,
        towers=len(towers),
        tower_crates=sum(towers),
        opponents=sum(foe.points for foe in foes),
        types=len({foe.type for foe in foes}),
        hidden_value=sum(value for _, value in SLOT_GOODS[player.hideout][: player.filled]),
        hidden_goods=player.hidden,
        weapons=tuple(n - PRINTED for n in player.weapons),
        pairs=min(player.sailor_count, player.animal_count),
        cargo=cargo + sum(player.items[: len(ITEMS)]),
        # NAS-END-08
        quay=player.dutch[2] if s.setting.dutchman else None,
    )


def score_state(s: State) -> Result:
    """The result if the game ended as the table stands."""
    return score([estate(s, seat) for seat in range(s.setting.seats)])
