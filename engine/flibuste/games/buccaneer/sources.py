"""Where the answers to Buccaneer's questions of chance come from in the box."""

from typing import Final

from ...core.source import APP, LAID, Source
from .tables import SAID

SOURCES: Final = {
    "start": LAID,
    "ship": Source("buccaneer.ships"),
    # what a card says that was not known before
    **{asked: Source("buccaneer.ships") for asked in SAID},
    # the app remembers what lies below
    "uncover": APP,
}
