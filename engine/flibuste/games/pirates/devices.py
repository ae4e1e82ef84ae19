"""The die and the coins of the Pirates, described so that a page can draw from them without any rule."""

from collections.abc import Sequence

from ...companion.devices import COPIES, SIX, Device, Item, Part, Switch
from .tables import DATA


def devices() -> tuple[Device, ...]:
    """What the box has for chance."""
    treasure = DATA["treasure"]
    values = treasure["coin_values"]

    def coins(preset: Sequence[int]) -> tuple[Item, ...]:
        """Both players bring the same coins."""
        return tuple(Item(f"coin-{v}", 2 * preset.count(v), facts={"value": v}) for v in values)

    # those of the game of many go by the number of players: the dealer has them
    presets = {row["id"]: coins(row["coins"]) for row in treasure["coin_presets_2p"]}
    names = tuple(presets)
    coin = Switch("coins", "choice", names[0], names, presets, house=names)
    return (
        Device("pirates.die", "dice", "CSG-SHT-06", parts=(Part("die", SIX),), tool="pirates.shot"),
        Device(
            "pirates.treasure",
            "deck",
            "CSG-SET-27",
            items=presets[names[0]],
            draws=(4, 4),
            options=(coin, COPIES),
            house=True,
        ),
    )
