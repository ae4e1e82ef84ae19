"""Buccaneer's deck of ships, described so that a page can draw from them without any rule."""

from ...companion.devices import Device, Item, Switch
from .tables import GROUP, HOUSE_DECK, KINDS


def devices() -> tuple[Device, ...]:
    """What the box has for chance."""
    ships = tuple(
        Item(
            ship.id,
            word=f"buccaneer-ship-{ship.id}",
            facts={
                "min_crew": ship.min_crew,
                "ducats": ship.ducats,
                "question_wage": ship.question_wage,
                "treasures": [KINDS[kind] for kind in ship.treasures],
            },
        )
        for ship in HOUSE_DECK
    )
    group = (GROUP, GROUP)
    own = Switch("own", "cards", default=False)
    return (Device("buccaneer.ships", "deck", "BUC-SHP-02", items=ships, draws=group, options=(own,), house=True),)
