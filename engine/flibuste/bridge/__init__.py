"""One JSON string in, one out: the only room the page calls. See docs/architecture/bridge.md for the messages.

`desk`: the tables that are open, and what may be asked of them. `request`: what a request says. `standing`: what is
told of a table. `thought`: a bot that thinks. `trouble`: what is told of a fault.
"""

from collections.abc import Callable
from typing import Final

from .desk import Desk
from .standing import foreseen, seated, snapshot
from .trouble import NOTES_LIMIT

call: Final[Callable[[str], str]] = Desk().call

__all__ = ["NOTES_LIMIT", "Desk", "call", "foreseen", "seated", "snapshot"]
