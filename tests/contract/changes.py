"""What the page does with an event's change, for the tests."""

from typing import Any


def applied(view: Any, change: list[Any]) -> Any:
    """The view as it stands after a change; the one given is left as it is, and shares with it what has not changed."""
    stand, own = [view], set[int]()

    def opened(at: Any, key: Any) -> Any:
        """What lies there, as a copy of our own."""
        if id(at[key]) not in own:
            at[key] = at[key].copy()
            own.add(id(at[key]))
        return at[key]

    for path, *what in change:
        *way, last = path
        at = opened(stand, 0)
        for key in way:
            at = opened(at, key)
        if len(what) == 1:
            at[last] = what[0]
        else:
            start, gone, come = what
            opened(at, last)[start : start + gone] = come
    return stand[0]
