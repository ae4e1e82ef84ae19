"""Writes docs/reference.md: what the engine says of each game; from its code, from random games and from the tales.

`python3 build.py reference` after a change of a view, an event or a step; a test says when the page is behind.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from fnmatch import fnmatch
from functools import cache
from inspect import getdoc, getmembers, isabstract, isclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args
from unittest.mock import patch

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from flibuste import running  # noqa: E402
from flibuste.core.agenda import Ask, Auto, asking  # noqa: E402
from flibuste.core.atoms import Atom, Move, args_json  # noqa: E402
from flibuste.core.entry import Entry  # noqa: E402
from flibuste.core.fate import OwnDice  # noqa: E402
from flibuste.core.steps import parts_of  # noqa: E402
from flibuste.rooms import part, room  # noqa: E402
from flibuste.table import GAMES, Seat, Table  # noqa: E402
from tools.answers import answers, parts  # noqa: E402
from tools.said import Sayable, said  # noqa: E402

PAGE = ROOT / "docs" / "reference.md"
GAMES_EACH, MOVES_EACH = 6, 2_000
"""Of each number of seats and value of the flags: so many games, and no more once so many moves were seen."""
SHORT: dict[str, tuple[range, int, dict[str, Any]]] = {"pirates": (range(2, 4), 600, {"build_total": 30, "terrain": 4})}
"""Of a game that can last all day: the numbers of seats, the moves, and the options of a short one."""
EACH_STEP, VIEWS_APART = 100, 6
"""A view is dear, and much like the one before: it is looked at so often at each step, then once in so many moves."""
HEAD = """# Reference

What the engine says of each game: the fields of a view, the events with their arguments and data, the lines of a
result, the questions that dice and decks answer, the steps of the agenda and the moves that answer them. Written by
`tools/reference.py`: which there are from the code, their shapes from games of random moves and from the tales of the
tests.
[from-outside.md](from-outside.md) shows how they are used, [positions.md](positions.md) how a position is written.
`| null`: it may be hidden or absent. `[x, ...]`: any number of them. `{<id>: x}`: by name or number. `{a, b}`: names
whose shapes those games did not show. In arguments `{seat: number}` is the name of a player and `{word: word}` another
message. `*` in a key stands for a word.

An answer is the verb of a move and its parts in order. Capitals stand for one part, a number or a word, and are
explained at the head of the table; other words stand as they are, `|` between those of which one stands. What is in
brackets may be missing, dots repeat what is before them, `CARDS*4` are four parts.
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
    """Whole games of random moves with each number of seats, both values of each flag, and choices by lot."""
    game = GAMES[name]
    flags = [spec for spec in game.options if spec.kind == "flag"]
    choices = [spec for spec in game.options if spec.kind == "choice"]
    every = (range(game.min_seats, game.max_seats + 1), MOVES_EACH, dict[str, Any]())
    seats, most, short = SHORT.get(name, every)
    for seed, (n, on) in enumerate(product(seats, (False, True))):
        moves, lot = 0, Random(seed)
        for more in range(GAMES_EACH):
            if moves < most:
                drawn = {spec.id: lot.choice(spec.among) for spec in choices if spec.exists(n)}
                options = {**drawn, **{spec.id: on for spec in flags if spec.exists(n)}, **short}
                yield (table := Table.new(name, [Seat(f"Seat {i}") for i in range(n)], options, 100 * seed + more))
                moves += len(table.log)


Phase = tuple[Table, Sequence[Move]]
"""A table, and moves that are legal now."""


def retold(name: str) -> Iterator[Phase]:
    """The tales of a game, entry by entry: they tell what random moves seldom come to."""
    for path in sorted((ROOT / "tests" / "tales").glob(f"{name}-*.save.json")):
        save = json.loads(path.read_text(encoding="utf-8"))
        table = Table.load({**save, "log": []})
        for it in save["log"]:
            entry = Entry.from_json(it, "log")
            yield table, [entry.move]
            table.play(entry.move, entry.found)
        yield table, []


def moments(name: str) -> Iterator[Phase]:
    """Every moment of random games and of the tales."""
    for table in games(name):
        rng = Random(table.state.luck)
        while asking(table.state):
            moves = table.game.mind.choices(table.state, rng, 20)
            yield table, moves
            table.play(rng.choice(moves))
        yield table, []
    yield from retold(name)


@contextmanager
def listening() -> Iterator[dict[str, set[Atom]]]:
    """The questions that chance answers meanwhile, each with what could be answered."""
    heard: dict[str, set[Atom]] = {}

    class Listening(OwnDice):
        def answer(self, asked: str, among: Sequence[Atom], *at_table: Any, **more: Any) -> Atom:
            heard.setdefault(asked, set()).update(among)
            return super().answer(asked, among)

    with patch.object(running, "OwnDice", Listening):
        yield heard


WORDS_SHOWN = 8


def span(among: set[Atom]) -> str:
    """What a question can be answered with, in few words."""
    numbers = sorted(one for one in among if isinstance(one, int))
    words = sorted(one for one in among if isinstance(one, str))
    shown = [f"`{word}`" for word in words[:WORDS_SHOWN]] + ["..."] * (len(words) > WORDS_SHOWN)
    whole = len(numbers) > 1 and numbers == [*range(numbers[0], numbers[-1] + 1)]
    return ", ".join([f"{numbers[0]} to {numbers[-1]}"] if whole else [*map(str, numbers)]) + (
        ", " * bool(numbers and words) + ", ".join(shown)
    )


def unmet(known: dict[str, Sayable], met: Sequence[str]) -> list[tuple[str, Sayable]]:
    """What the code can say and those games did not."""
    return sorted((key, one) for key, one in known.items() if not any(fnmatch(other, key) for other in met))


def key_of(row: str) -> str:
    """The key that a row begins with."""
    return row.split("`")[1]


def named(names: set[str]) -> str:
    return "{" + ", ".join(sorted(names)) + "}"


def chapter(name: str) -> Iterator[str]:
    """What is to be said of one game."""
    known, met = said(home(name)), heard(name)
    yield f"\n## {name.capitalize()}\n\n### View\n\n| field | holds |\n|---|---|"
    yield from (f"| `{key}` | `{escaped(told(shape))}` |" for key, shape in met.view["object"].items())
    yield "\n### Events\n\n| key | arguments | data | rule |\n|---|---|---|---|"
    yield from sorted(
        [
            *(
                f"| `{key}` | `{escaped(told(args))}` | `{escaped(told(data))}` | {rule} |"
                for key, (args, data, rule) in met.events.items()
            ),
            *(
                f"| `{key}` | `{named(it.args)}` | `{named(it.data)}` | {it.rule} |"
                for key, it in unmet(known.events, [*met.events])
            ),
        ],
        key=key_of,
    )
    yield "\n### Lines of a result\n\n| key | arguments | rule |\n|---|---|---|"
    yield from sorted(
        [
            *(f"| `{key}` | `{escaped(told(args))}` | {rule} |" for key, (args, rule) in met.lines.items()),
            *(f"| `{key}` | `{named(it.args)}` | {it.rule} |" for key, it in unmet(known.lines, [*met.lines])),
        ],
        key=key_of,
    )
    yield "\n### Questions of chance\n\n| question | answers |\n|---|---|"
    yield from (
        f"| `{question}` | {span(met.asked[question]) if question in met.asked else 'not met in those games'} |"
        for question in sorted({*known.questions, *met.asked})
    )
    yield "\n### Steps of the agenda\n\n| step | fields | what it is |\n|---|---|---|"
    yield from (
        f"| `{step.__name__}` | {', '.join(f'`{one.name}`' for one in fields(step)) or '–'} | {gist(step)} |"
        for step in steps(name)
    )
    if held := values(name):
        yield "\n| value in a step | fields | what it is |\n|---|---|---|"
        yield from (
            f"| `{one.__name__}` | {', '.join(f'`{part}`' for part in parts_of(one))} | {gist(one)} |" for one in held
        )
    yield "\n### Answers\n\n| part | is |\n|---|---|"
    yield from (f"| `{part}` | {escaped(what)} |" for part, what in parts(GAMES[name]).items())
    yield "\n| step | answer | what it says |\n|---|---|---|"
    yield from (
        f"| `{step.__name__}` | `{escaped(answer.form)}` | {escaped(answer.what)} |"
        for step in asks(name)
        for answer in answers(step)
    )


@dataclass
class Heard:
    """What the moments of a game show."""

    view: Shape = field(default_factory=dict)
    events: dict[str, tuple[Shape, Shape, str]] = field(default_factory=dict)
    lines: dict[str, tuple[Shape, str]] = field(default_factory=dict)
    asked: dict[str, set[Atom]] = field(default_factory=dict)
    strange: set[tuple[str, Move]] = field(default_factory=set)
    """Legal moves, each with the step that says nothing of it."""


@cache
def heard(name: str) -> Heard:
    found, looked = Heard(), Counter[type]()
    with listening() as found.asked:
        for table, moves in moments(name):
            for event in table.events:
                args, data, _ = found.events.setdefault(event.key, ({}, {}, event.rule or ""))
                seen(args, args_json(event.args))
                seen(data, dict(event.data))
            step = asking(table.state)
            looked[type(step)] += 1
            if looked[type(step)] <= EACH_STEP or len(table.log) % VIEWS_APART == 0:
                seen(found.view, table.view(0))
            for line in (line for seat in table.result.lines for line in seat) if table.result else ():
                seen(found.lines.setdefault(line.key, ({}, line.rule))[0], args_json(line.args))
            if step:
                says = said_of(type(step))
                found.strange.update(
                    (type(step).__name__, move) for move in moves if not any(answer.fits(move) for answer in says)
                )
    return found


said_of = cache(answers)


def asks(name: str) -> list[type]:
    """The steps that wait for an answer."""
    return [step for step in steps(name) if issubclass(step, Ask)]


def escaped(text: str) -> str:
    return text.replace("|", "\\|")


def gist(step: type) -> str:
    return escaped(" ".join((getdoc(step) or "").split("\n\n")[0].split()))


def home(name: str) -> Path:
    """The folder of a game."""
    place = part(name)
    return Path(str(place and place.__file__)).parent


def steps(name: str) -> list[Any]:
    """The steps that stand in a game's room; a private class is what others are made from."""
    package, found, folder = room(name), dict[str, Any](), home(name)
    for path in sorted(folder.rglob("*.py")):
        module = part(
            name, ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix("__init__").rstrip(".")
        )
        for kind, it in getmembers(module, isclass):
            own = it.__module__.startswith(str(package)) and kind[0] != "_"
            if own and issubclass(it, Ask | Auto) and not isabstract(it):
                found[kind] = it
    return [found[kind] for kind in sorted(found)]


def values(name: str) -> list[Any]:
    """The classes of what steps hold beside numbers, words and lists of them."""
    kinds = [kind for step in steps(name) for kind in parts_of(step).values()]
    within = [one for kind in kinds for one in (*get_args(kind), kind)]
    return sorted({one for one in within if hasattr(one, "__annotations__")}, key=lambda one: str(one.__name__))


def text(name: str) -> str:
    """The chapter of a game; "" is the head of the page."""
    return "\n".join([*chapter(name), ""]) if name else HEAD


PARTS = ["", *GAMES]
"""Of the page, in order."""


if __name__ == "__main__":
    PAGE.write_text("".join(map(text, PARTS)), encoding="utf-8")
