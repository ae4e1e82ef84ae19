"""What the page does with an event's change, for the tests."""

import json
from typing import Any


def applied(view: Any, change: list[Any]) -> Any:
    """The view as it stands after a change; the one given is left as it is."""
    view = json.loads(json.dumps(view))
    for path, *what in change:
        *way, last = path
        at = view
        for key in way:
            at = at[key]
        if len(what) == 1:
            at[last] = what[0]
        else:
            start, gone, come = what
            at[last][start : start + gone] = come
    return view
