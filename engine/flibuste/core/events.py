"""What happened, for the story and for the animations: keys and typed arguments, never sentences."""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Protocol

from .atoms import Args, Json, args_json
from .changes import Change, changes
from .frozen import frozen


@frozen
class Event:
    """`args` go into the message, `data` into the animation; `seen_by` lists the seats that may know (None: all).

    `quiet` events are animated but not told in the story. `shown_to` is the one of those seats that should look now:
    on a shared device, the device is handed to that person. `change` is what changed in the watcher's view; None where
    nobody watches.
    """

    key: str
    args: Args = field(default_factory=dict)
    data: Mapping[str, Json] = field(default_factory=dict)
    rule: str | None = None
    quiet: bool = False
    seen_by: tuple[int, ...] | None = None
    shown_to: int | None = None
    change: list[Change] | None = None

    def seen(self, seat: int | None) -> bool:
        """Whether this seat may know of it; for None, whether everybody may."""
        return self.seen_by is None or (seat is not None and seat in self.seen_by)

    def changing(self, change: list[Change]) -> "Event":
        """The same event, saying what it changed in the watcher's view."""
        return Event(self.key, self.args, self.data, self.rule, self.quiet, self.seen_by, self.shown_to, change)

    def to_json(self) -> Json:
        return {
            "key": self.key,
            "args": args_json(self.args),
            "data": dict(self.data),
            "rule": self.rule,
            "quiet": self.quiet,
            **({} if self.change is None else {"change": self.change}),
        }


class Tell(Protocol):
    """Receives the events of a step, each as soon as the state shows what it says: views in between must be true.

    `on` is False when nobody listens; check it before building an event that is expensive to build.
    """

    on: bool

    def __call__(self, event: Event) -> None: ...


class Teller:
    """Collects events. With `watch`, which returns the current view of `seat`, also what each changed in that view."""

    on = True

    def __init__(self, watch: Callable[[], Json] | None = None, seat: int | None = None) -> None:
        self.events: list[Event] = []
        self._watch, self._seat = watch, seat
        self.view = watch() if watch else None
        """The watcher's view after the latest event; None without a watcher."""

    def __call__(self, event: Event) -> None:
        if self._watch and event.seen(self._seat):
            before, self.view = self.view, self._watch()
            event = event.changing(changes(before, self.view))
        self.events.append(event)


class _Mute:
    on = False

    def __call__(self, event: Event) -> None:
        pass


MUTE = _Mute()
"""Nobody listens: searches play in silence."""
