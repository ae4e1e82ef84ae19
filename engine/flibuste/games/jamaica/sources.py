"""Where the answers to Jamaica's questions of chance come from in the box."""

from typing import Final

from ...core.source import APP, LAID, Source

# who holds the cards in the app has nothing to tell
_SHOWN: Final = Source("jamaica.treasures", hidden=True, app=True, kept=True)

SOURCES: Final = {
    "captain": LAID,
    "die": Source("jamaica.dice"),
    "combat": Source("jamaica.combat"),
    "tavern": Source(needs="crew"),
    "treasure": Source("jamaica.treasures", hidden=True, kept=True),
    "draw": Source("jamaica.cards", hidden=True),
    "reveal": Source("jamaica.cards", app=True, kept=True),
    "give": _SHOWN,
    "theft": _SHOWN,
    "unveil": _SHOWN,
    "calypso": Source(app=True, kept=True),
    "ghost-treasure": APP,
}
