"""What happened, for the story and for the animations: keys and typed arguments, never sentences."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Protocol

from .atoms import Args, Json, args_json
from .changes import Change, changes
from .frozen import frozen

if TYPE_CHECKING:
    from . import shapes


@frozen
class Event:
    """`args` go into the message, `data` into the animation; `seen_by` lists the seats that may know (None: all).

    `quiet` events are animated but not told in the story. `shown_to` is the one of those seats that should look now:
    on a shared device, the device is handed to that person. `changes` is what it changed in the view of each watcher
    who may know of it.
    """

    key: str
    args: Args = field(default_factory=dict)
    data: Mapping[str, Json] = field(default_factory=dict)
    rule: str | None = None
    quiet: bool = False
    seen_by: tuple[int, ...] | None = None
    shown_to: int | None = None
    changes: Mapping[int | None, list[Change]] = field(default_factory=dict)

    def seen(self, seat: int | None) -> bool:
        """Whether this seat may know of it; for None, whether everybody may."""
        return self.seen_by is None or (seat is not None and seat in self.seen_by)

    def changing(self, changes: Mapping[int | None, list[Change]]) -> "Event":
        """The same event, saying what it changed in the watchers' views."""
        return Event(self.key, self.args, self.data, self.rule, self.quiet, self.seen_by, self.shown_to, changes)

    def to_json(self, viewer: int | None = None) -> "shapes.Event":
        """As this seat is told of it (None: everybody), with what it changed in that view, if that was watched."""
        told: shapes.Event = {
            "key": self.key,
            "args": args_json(self.args),
            "data": dict(self.data),
            "rule": self.rule,
            "quiet": self.quiet,
        }
        if viewer in self.changes:
            told["change"] = self.changes[viewer]
        return told


class EventSink(Protocol):
    """Receives the events of a step, each as soon as the state shows what it says: views in between must be true.

    `on` is False when nobody listens; check it before building an event that is expensive to build.
    """

    on: bool

    def __call__(self, event: Event) -> None: ...


class EventCollector:
    """Collects events. With watchers (None: whoever sees what lies open), whose view `view` returns, each event that a
    watcher may know of also says what it changed in that view."""

    on = True

    def __init__(self, view: Callable[[int | None], Json] | None = None, watchers: Sequence[int | None] = ()) -> None:
        self.events: list[Event] = []
        self._view = view
        self.views = {watcher: view(watcher) for watcher in watchers} if view else {}
        """The view of each watcher after the latest event that it may know of."""

    def __call__(self, event: Event) -> None:
        if self._view and self.views:
            event = event.changing({watcher: self._change(watcher) for watcher in self.views if event.seen(watcher)})
        self.events.append(event)

    def _change(self, watcher: int | None) -> list[Change]:
        before, after = self.views[watcher], self._view(watcher) if self._view else None
        self.views[watcher] = after
        return changes(before, after)


class _Mute:
    on = False

    def __call__(self, event: Event) -> None:
        pass


MUTE = _Mute()
"""Nobody listens: searches play in silence."""
