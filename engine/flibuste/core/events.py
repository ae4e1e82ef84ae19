"""What happened, for the log and for the animations: keys and typed arguments, never sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from .atoms import Args, Json, args_json


@dataclass(frozen=True, slots=True)
class Event:
    """`args` go into the message, `data` into the animation; `seen_by` lists the seats that may know (None: all).

    `quiet` events are drawn but not written into the log. `shown_to`: of those seats the one that should look at it
    now; where people share a device it is handed over for that.
    """

    key: str
    args: Args = field(default_factory=dict)
    data: Mapping[str, Json] = field(default_factory=dict)
    rule: str | None = None
    quiet: bool = False
    seen_by: tuple[int, ...] | None = None
    shown_to: int | None = None

    def to_json(self) -> Json:
        return {
            "key": self.key,
            "args": args_json(self.args),
            "data": dict(self.data),
            "rule": self.rule,
            "quiet": self.quiet,
        }


class Tell(Protocol):
    """Takes the events of a step; `on` is False where nobody listens, so that dear ones need not be made."""

    on: bool

    def __call__(self, event: Event) -> None: ...


class Teller:
    """Collects events."""

    on = True

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        self.events.append(event)


class _Mute:
    on = False

    def __call__(self, event: Event) -> None:
        pass


MUTE = _Mute()
"""Nobody listens: searches play in silence."""
