"""Jamaica's dice, treasures and cards, described so that a page can draw from them without any rule."""

from collections.abc import Sequence

from ...companion.devices import Device, Item, Part, Switch
from .tables import (
    BASE_TREASURES,
    BETH,
    COMBAT_DIE,
    CREW_TREASURES,
    DATA,
    DIE,
    HAND,
    PILE,
    TreasureCard,
)


def _treasures(cards: Sequence[TreasureCard]) -> tuple[Item, ...]:
    return tuple(
        Item(card.id, word=f"jamaica-treasure-{card.id}", facts={"value": card.value, "up": card.up})
        for card in cards[1:]
    )


def devices() -> tuple[Device, ...]:
    """What the box has for chance."""
    dice = tuple(Part(f"action-{i + 1}", DIE) for i in range(DATA["dice"]["action"]["count"]))
    base = _treasures(BASE_TREASURES)
    lady = BASE_TREASURES[BETH.bit_length() - 1].id
    sets = {
        "base": base,
        "ghost": tuple(card for card in base if card.id != lady),
        "crew": _treasures(CREW_TREASURES),
    }
    pile = Switch("game", "choice", "base", tuple(sets), sets, house=("crew",))
    cards = tuple(
        Item(card["id"], facts={"morning": card["morning"], "evening": card["evening"]})
        for card in DATA["action_cards"]
    )
    combat = (Part("combat", COMBAT_DIE),)
    return (
        Device("jamaica.dice", "dice", "JAM-FLOW-02", parts=dice),
        Device("jamaica.combat", "dice", "JAM-CBT-10", parts=combat, tool="jamaica.fight"),
        Device("jamaica.treasures", "deck", "JAM-SET-04", items=base, use=PILE, options=(pile,)),
        Device("jamaica.cards", "deck", "JAM-SET-06", items=cards, draws=(1, HAND + 1)),
    )
