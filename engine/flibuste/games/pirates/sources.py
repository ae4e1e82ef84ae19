"""Where the answers to the Pirates' questions of chance come from in the box: the die; all else stays in the app."""

from typing import Final

from ...core.source import APP, LAID, Source

SOURCES: Final = {
    "d6": Source("pirates.die"),
    **dict.fromkeys(("fleet", "spot", "outline", "turned", "sort", "terrain", "place"), LAID),
    **dict.fromkeys(
        (
            "captain", "coin", "crew", "down", "event", "island", "moves", "piece", "prize", "raid", "sinks",
            "transfer", "treasure", "turn", "unique",
        ),
        APP,
    ),
}  # fmt: skip
