"""Where the answers to Plunder's questions of chance come from in the box."""

from typing import Final

from ...core.source import LAID, Source
from .tables import RESOURCES

_COMPASS: Final = Source("plunder.spinners")
_BATTLE: Final = Source("plunder.dice")

SOURCES: Final = {
    "tile": LAID,
    "face": LAID,
    "turns": LAID,
    "sailing": Source("plunder.sailing"),
    "letter": _COMPASS,
    "number": _COMPASS,
    "attack": _BATTLE,
    "defence": _BATTLE,
    "die": Source("any.die"),
    "treasure": Source("plunder.treasures"),
    "resource": Source("plunder.resources", hidden=True, kept=True),
    "stolen": Source("plunder.resources", hidden=True, kept=True),
    # who holds the cards in the app has nothing to tell
    **dict.fromkeys((*RESOURCES, "has-gold"), Source(app=True, kept=True)),
}
