"""What is asked of a table that people lay, beside ships, holds and tavern: rounds, dice, cards, treasures."""

from typing import Final

from ...core.layout_fields import LayoutField, When, choice, seat
from .state import Setting
from .tables import CARDS, DIE, HAND, LAIRS, NODES

AT: Final = ("round", "rolled", "act")
"""The moments at which people lay a table; a game may be put right at any other, too."""
_ASTERN: Final = 41
"""From this space on a ship may lie behind the start."""
_ROLLED: Final[When] = ("moment.at", ("rolled",))
_ACTS: Final[When] = ("moment.at", ("act",))


def fields(setting: Setting) -> list[LayoutField]:
    lairs = LAIRS.bit_count()
    cards = setting.treasures
    curses = sum(card.cursed for card in cards)
    kept = LayoutField("tokens", "ships[].tokens", "tokens", high=lairs)
    return [
        choice("up", "ships[].up", "treasures", [card.id for card in cards if card.up]),
        LayoutField("down", "ships[].down", "treasures", high=lairs),
        LayoutField("cursed", "ships[].down", "treasures", high=curses),
        LayoutField(
            *("behind", "ships[].lap", "ship", "flag"), among=(0, -1), when=("ships[].space", (*range(_ASTERN, NODES),))
        ),
        *((kept,) if setting.crew else ()),
        LayoutField("round", "round", "round", low=1, high=setting.cap),
        seat("captain", "captain", "round"),
        choice("moment", "moment.at", "round", AT),
        *(choice(f"die-{i + 1}", f"moment.dice[{i}]", "round", DIE, _ROLLED) for i in range(2)),
        *(choice(half, f"moment.dice[{i}]", "round", DIE, _ACTS) for i, half in enumerate(("morning", "evening"))),
        seat("whose", "moment.seat", "act", _ACTS),
        choice("card", "moment.card", "act", CARDS, _ACTS),
        # with more of them, too few cards are left for a hand
        LayoutField("discard", "players[].discard", "hands", high=len(CARDS) - HAND - 1),
    ]
