"""Where the answers to Nassau's questions of chance come from in the box."""

from typing import Final

from ...core.source import LAID, Source

SOURCES: Final = {
    "tile": LAID,
    "side": LAID,
    "turns": LAID,
    "start": LAID,
    "feld": LAID,
    "weapon": LAID,
    "dutch-weapon": LAID,
    "hideout": LAID,
    "outpost": LAID,
    "tower": LAID,
    "post": LAID,
    "opponent": LAID,
    "die": Source("nassau.dice"),
    "token": Source("nassau.tokens"),
    "animal": Source("nassau.animals"),
    "good": Source("nassau.goods"),
    "salt": Source("nassau.salt"),
    "offering": Source("nassau.offerings"),
    "dutchman": Source("nassau.dutchman", needs="dutchman"),
    "tale": Source(hidden=True),
}
