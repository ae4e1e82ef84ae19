"""Input as the world hands it over: a valid thing of each kind, with anything at all in some of its places."""

import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from flibuste.bridge import Desk
from flibuste.companion import SHEETS
from flibuste.companion.tools import tools
from flibuste.core.seat import Seat
from flibuste.table import Table

NAMES = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["", "<b>Anne</b>", "{$seat}", "\u202eeugra", "\U0001f3f4", "0", "a" * 5000]),
)
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.sampled_from([10**6, -(10**6), 2**63, -(2**63), 10**30, 1.5, 1e308, -0.0]),
    NAMES,
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)

WAYS: Mapping[str, tuple[str, int, dict[str, Any]]] = {
    "buccaneer": ("buccaneer", 3, {}),
    "buccaneer, closed purses": ("buccaneer", 4, {"closed_purses": True}),
    "jamaica": ("jamaica", 3, {}),
    "jamaica, the Ghost Ship": ("jamaica", 2, {}),
    "jamaica, the Crew": ("jamaica", 4, {"crew": True}),
}


@cache
def table(way: str) -> Table:
    """A game in its middle, between players who make any move."""
    game, count, options = WAYS[way]
    rng = Random(way)
    playing = Table.new(game, [Seat(f"P{i}") for i in range(count)], options, 7)
    for _ in range(30):
        if playing.decision is None:
            break
        free = [option.id for option in playing.decision.options if option.barred is None]
        playing.play(rng.choice(free))
    return playing


@cache
def sound(kind: str, which: str) -> str:
    """A valid request of the bridge, as text."""
    if kind in {"open", "story"}:
        return json.dumps({"op": kind, "table": "t", "save": table(which).save()})
    if kind == "at":
        return json.dumps({"op": "at", "save": table(which).save(), "entries": 5})
    if kind == "new":
        save = table(which).save()
        return json.dumps(
            {"op": "new", "table": "t"} | {key: save[key] for key in ("game", "seats", "options", "seed")}
        )
    if kind == "score":
        return json.dumps({"op": "score", "sheet": {k: v for k, v in SHEETS[which].empty().items() if k != "about"}})
    return json.dumps({"op": "tool", "tool": which, "input": {}})


KINDS: Mapping[str, list[str]] = {
    **{kind: list(WAYS) for kind in ("open", "story", "at", "new")},
    "score": sorted(SHEETS),
    "tool": sorted(tools()),
}
OPEN = {
    "open": ("save",),
    "story": ("save",),
    "at": ("save",),
    "new": ("seats", "options", "seed", "game"),
    "score": ("sheet",),
}
"""Where the world's hand reaches: the rest of a request is the page's own."""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place within a JSON value, the outermost last."""
    inner: list[tuple[Any, ...]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in items:
        inner += places(one, (*path, key))
    return [*inner, path]


def put(value: Any, path: tuple[Any, ...], new: Any) -> None:
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = new


@st.composite
def requests(draw: st.DrawFn, kind: str) -> dict[str, Any]:
    """A request of a kind with one to three places that hold what they should not, or nothing, or more."""
    which = draw(st.sampled_from(KINDS[kind]))
    request: dict[str, Any] = json.loads(sound(kind, which))
    if kind == "tool":
        asked = [one.id for one in tools()[which].asked]
        request["input"] = draw(ANYTHING | st.dictionaries(st.sampled_from(asked), ANYTHING) if asked else ANYTHING)
        return request
    for _ in range(draw(st.integers(1, 3))):
        within = [path for path in places(request) if path and path[0] in OPEN[kind]]
        path = draw(st.sampled_from(within))
        put(request, path, draw(ANYTHING))
    return request


def answered(request: dict[str, Any]) -> dict[str, Any]:
    """What the bridge says to it, at a desk of its own."""
    answer: dict[str, Any] = json.loads(Desk().call(json.dumps(request)))
    return answer


def is_sound_or_explained(answer: dict[str, Any]) -> bool:
    """An answer, or a fault that says what is wrong: never one of ours."""
    return answer["ok"] or (answer["error"]["kind"] != "bug" and bool(answer["error"]["key"]))
