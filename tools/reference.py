"""Writes docs/reference.md: what the engine says of each game; from its code, from random games and from the tales.

`python3 build.py reference` after a change of a view, an event or a step; a test says when the page is behind.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from inspect import getdoc, getmembers, isabstract, isclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from flibuste.core.agenda import Ask, Auto, asking  # noqa: E402
from flibuste.core.atoms import args_json  # noqa: E402
from flibuste.core.entry import Entry  # noqa: E402
from flibuste.rooms import part, room  # noqa: E402
from flibuste.table import GAMES, Seat, Table  # noqa: E402

PAGE = ROOT / "docs" / "reference.md"
GAMES_EACH, MOVES_EACH = 6, 2_000
"""Of each number of seats and value of the flags: so many games, and no more once so many moves were seen."""
SHORT: dict[str, tuple[range, int, dict[str, Any]]] = {"pirates": (range(2, 4), 600, {"build_total": 30, "terrain": 4})}
"""Of a game that can last all day: the numbers of seats, the moves, and the options of a short one."""
HEAD = """# Reference

What the engine says of each game: the fields of a view, the events with their arguments and data, the lines of a
result, the steps of the agenda. Written by `tools/reference.py` from the code, from games of random moves and from the
tales of the tests (what is very rare may lack here); [positions.md](positions.md) says how a position is written.
`| null`: it may be hidden or absent. `[x, ...]`: any number of them. `{<id>: x}`: by name or number. In arguments
`{seat: number}` is the name of a player and `{word: word}` another message.
"""

Shape = dict[str, Any]
"""Of JSON values that were seen: the names of their plain types, and what lists and objects hold."""


def seen(shape: Shape, value: Any) -> None:
    """Adds a value to what is known of its shape."""
    if isinstance(value, dict):
        inner = shape.setdefault("object", {})
        for key, one in value.items():
            seen(inner.setdefault(key, {}), one)
        shape["count"] = shape.get("count", 0) + 1
    elif isinstance(value, list):
        for one in value:
            seen(shape.setdefault("list", {}), one)
        shape.setdefault("list", {})
    else:
        shape.setdefault("plain", set()).add("null" if value is None else type(value).__name__)


FIELD = re.compile(r"[a-z_]+")
NAMES = {"int": "number", "str": "word", "bool": "flag", "null": "null"}


def told(shape: Shape) -> str:
    """A shape in one line; an object whose keys are no names of fields goes by key."""
    kinds = [NAMES[kind] for kind in sorted(shape.get("plain", ())) if kind != "null"]
    if "list" in shape:
        kinds.append(f"[{told(shape['list'])}, ...]" if shape["list"] else "[]")
    if inner := shape.get("object"):
        if any(not FIELD.fullmatch(key) for key in inner):
            merged: Shape = {}
            for one in inner.values():
                merge(merged, one)
            kinds.append(f"{{<id>: {told(merged)}}}")
        else:
            kinds.append("{" + ", ".join(f"{key}: {told(one)}" for key, one in inner.items()) + "}")
    elif "object" in shape:
        kinds.append("{}")
    return " | ".join([*kinds, *(["null"] if "null" in shape.get("plain", ()) else [])])


def merge(into: Shape, other: Shape) -> None:
    into.setdefault("plain", set()).update(other.get("plain", set()))
    if "list" in other:
        merge(into.setdefault("list", {}), other["list"])
    for key, one in other.get("object", {}).items():
        merge(into.setdefault("object", {}).setdefault(key, {}), one)


def games(name: str) -> Iterator[Table]:
    """Whole games of random moves with each number of seats and both values of each flag."""
    game = GAMES[name]
    flags = [spec for spec in game.options if spec.kind == "flag"]
    every = (range(game.min_seats, game.max_seats + 1), MOVES_EACH, dict[str, Any]())
    seats, most, short = SHORT.get(name, every)
    for seed, (n, on) in enumerate(product(seats, (False, True))):
        options = {**{spec.id: on for spec in flags if spec.exists(n)}, **short}
        moves = 0
        for more in range(GAMES_EACH):
            if moves < most:
                yield (table := Table.new(name, [Seat(f"Seat {i}") for i in range(n)], options, 100 * seed + more))
                moves += len(table.log)


def retold(name: str) -> Iterator[Table]:
    """The tales of a game, entry by entry: they tell what random moves seldom come to."""
    for path in sorted((ROOT / "tests" / "tales").glob(f"{name}-*.save.json")):
        save = json.loads(path.read_text(encoding="utf-8"))
        table = Table.load({**save, "log": []})
        yield table
        for it in save["log"]:
            entry = Entry.from_json(it, "log")
            table.play(entry.move, entry.found)
            yield table


def moments(name: str) -> Iterator[Table]:
    """Every moment of random games and of the tales."""
    for table in games(name):
        rng = Random(table.state.luck)
        yield table
        while step := asking(table.state):
            table.play(rng.choice(step.choices(table.state, rng, 20)))
            yield table
    yield from retold(name)


def chapter(name: str) -> Iterator[str]:
    """What is to be said of one game."""
    view: Shape = {}
    events: dict[str, tuple[Shape, Shape, str]] = {}
    lines: dict[str, tuple[Shape, str]] = {}
    for table in moments(name):
        for event in table.events:
            args, data, _ = events.setdefault(event.key, ({}, {}, event.rule or ""))
            seen(args, args_json(event.args))
            seen(data, dict(event.data))
        seen(view, table.view(0))
        for line in (line for seat in table.result.lines for line in seat) if table.result else ():
            seen(lines.setdefault(line.key, ({}, line.rule))[0], args_json(line.args))
    yield f"\n## {name.capitalize()}\n\n### View\n\n| field | holds |\n|---|---|"
    yield from (f"| `{field}` | `{escaped(told(shape))}` |" for field, shape in view["object"].items())
    yield "\n### Events\n\n| key | arguments | data | rule |\n|---|---|---|---|"
    yield from (
        f"| `{key}` | `{escaped(told(args))}` | `{escaped(told(data))}` | {rule} |"
        for key, (args, data, rule) in sorted(events.items())
    )
    yield "\n### Lines of a result\n\n| key | arguments | rule |\n|---|---|---|"
    yield from (f"| `{key}` | `{escaped(told(args))}` | {rule} |" for key, (args, rule) in sorted(lines.items()))
    yield "\n### Steps of the agenda\n\n| step | fields | what it is |\n|---|---|---|"
    yield from (
        f"| `{step.__name__}` | {', '.join(f'`{field.name}`' for field in fields(step)) or '–'} | {gist(step)} |"
        for step in steps(name)
    )


def escaped(text: str) -> str:
    return text.replace("|", "\\|")


def gist(step: type) -> str:
    return escaped(" ".join((getdoc(step) or "").split("\n\n")[0].split()))


def steps(name: str) -> list[Any]:
    """The steps that stand in a game's room."""
    package, found = room(name), dict[str, Any]()
    place = part(name)
    folder = Path(str(place and place.__file__)).parent
    for path in sorted(folder.rglob("*.py")):
        module = part(
            name, ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix("__init__").rstrip(".")
        )
        for kind, it in getmembers(module, isclass):
            if issubclass(it, Ask | Auto) and not isabstract(it) and it.__module__.startswith(str(package)):
                found[kind] = it
    return [found[kind] for kind in sorted(found)]


def text(name: str) -> str:
    """The chapter of a game; "" is the head of the page."""
    return "\n".join([*chapter(name), ""]) if name else HEAD


PARTS = ["", *GAMES]
"""Of the page, in order."""


if __name__ == "__main__":
    PAGE.write_text("".join(map(text, PARTS)), encoding="utf-8")
