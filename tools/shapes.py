"""Writes the types of what the engine tells the page from `shapes.py` in the engine: `web/games/<game>/view.d.ts` is a
game's view, `web/games/<game>/tools/answers.d.ts` what its tools answer, `web/play/protocol.d.ts` what the bridge
answers about a table, `web/screens/companion.d.ts` what the companion does. A game's `events.d.ts` and `decisions.d.ts`
come from its `event_shapes.py` and `decision_shapes.py`: the data of its events, and of its questions and answers.

`python3 build.py reference` after a change of a view, an event or a decision; a test says when a file is behind.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "engine")]

from flibuste.core.shapes import Args, Changes, Data  # noqa: E402

HEAD = "// Written by tools/shapes.py from {path}. Types only."
ENGINE, ROOM = "engine/flibuste", "flibuste.games"
NAMED = {Args: "Args", Data: "Data", Changes: "Change[]"}
TOLD = """import type { Args } from "../store/args.ts";
import type { Change } from "./views.ts";

/** Each game's own, read where the game draws it: what an option would do. */
export type GameOwn = any;
/** What may be drawn beside a message: a game's own events and decisions say what (`web/games/<game>/events.d.ts`). */
export type Data = object;"""
COMPANION = """import type { GameOwn, Result, Said } from "../play/protocol.d.ts";
import type { Args } from "../store/args.ts";"""
TOOLS = """import type { Said } from "../../../play/protocol.d.ts";
import type { Line } from "../../../screens/companion.d.ts";
import type { Args } from "../../../store/args.ts";"""
DATA = {
    "event": """import type { Nothing } from "../../play/protocol.d.ts";
import type { EventOf } from "../../play/types.ts";""",
    "decision": """import type { DecisionOf, FormOf, OptionOf } from "../../play/types.ts";""",
}
GAME_TYPES = {
    "event": """
export type GameEvent = EventOf<Events>;""",
    "decision": """
export type GameOption = OptionOf<Options[keyof Options]>;
export type GameForm = FormOf<Forms[keyof Forms]>;
export type GameDecision = DecisionOf<Decisions[keyof Decisions], GameOption, GameForm>;""",
}
"""What the page's file of a game's events or decisions begins and ends with."""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", object: "unknown", NoneType: "null"}


def declared(room: str, *more: str, name: str = "shapes") -> str:
    """The types of what a folder of the engine tells the page (``core``, ``games/plunder``)."""
    module = import_module(f"flibuste.{room.replace('/', '.')}.{name}")
    lines = (line for shape in shapes(module) for line in interface(shape))
    return "\n".join([HEAD.format(path=f"{ENGINE}/{room}/{name}.py"), *more, *lines]) + "\n"


def shapes(module: ModuleType) -> Iterator[type]:
    """The shapes of a module, in the order in which they stand there."""
    for value in vars(module).values():
        if isclass(value) and is_typeddict(value) and value.__module__ == module.__name__:
            yield value


def interface(shape: Any) -> Iterator[str]:
    yield ""
    if shape.__doc__:
        yield f"/** {' '.join(shape.__doc__.split())} */"
    hints = get_type_hints(shape)
    yield f"export interface {shape.__name__} {{" + ("" if hints else "}")
    for field, kind in hints.items():
        name = field if field.isidentifier() else json.dumps(field)
        yield f"  {name}{'' if field in shape.__required_keys__ else '?'}: {written(kind)};"
    if hints:
        yield "}"


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    for known, name in NAMED.items():
        if kind == known:
            return name
    if kind is Any:
        return "GameOwn"
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    inner = get_args(kind)
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        return " | ".join(map(written, inner))
    if get_origin(kind) is Literal:
        return " | ".join(json.dumps(one) for one in inner)
    if get_origin(kind) is list:
        one, several = written(inner[0]), isinstance(inner[0], UnionType) or get_origin(inner[0]) in (Union, Literal)
        return f"({one})[]" if several else f"{one}[]"
    if get_origin(kind) is tuple:
        return f"[{', '.join(map(written, inner))}]"
    if get_origin(kind) is dict and inner[0] is str:
        return f"Record<string, {written(inner[1])}>"
    raise TypeError(f"{kind} cannot be told to the page")


def files() -> dict[Path, str]:
    """What has to stand in which file; nobody reads it of a game that the page does not draw."""
    games = ROOT / ENGINE / "games"
    drawn = {it.name for it in (ROOT / "web/games").iterdir() if it.is_dir()}
    rooms = [it for it in games.glob("*/shapes.py") if it.parent.name in drawn]
    views = {ROOT / "web/games" / it.parent.name / "view.d.ts": declared(f"games/{it.parent.name}") for it in rooms}
    tools = [it for it in games.glob("*/tools/shapes.py") if it.parts[-3] in drawn]
    return {
        ROOT / "web/play/protocol.d.ts": declared("core", TOLD),
        ROOT / "web/screens/companion.d.ts": declared("companion", COMPANION),
        **views,
        **{ROOT / "web/games" / it / "tools/answers.d.ts": answers(it) for it in (one.parts[-3] for one in tools)},
        **{
            ROOT / "web/games" / it.parent.name / f"{kind}s.d.ts": data_types(it.parent.name, kind)
            for kind in DATA
            for it in games.glob(f"*/{kind}_shapes.py")
            if it.parent.name in drawn
        },
    }


def answers(game: str) -> str:
    """The types of what a game's tools answer, with those of what is told everywhere that they need."""
    return importing(declared(f"games/{game}/tools"), TOOLS)


def data_types(game: str, kind: str) -> str:
    """The types of the data of a game's events or decisions."""
    module = import_module(f"{ROOM}.{game}.{kind}_shapes")
    seen = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == f"{ROOM}.{game}.shapes"]
    views = [f'import type {{ {name} }} from "./view.d.ts";' for name in seen]
    imports = "\n".join([DATA[kind], *views])
    return importing(declared(f"games/{game}", name=f"{kind}_shapes"), imports, GAME_TYPES[kind])


def importing(text: str, imports: str, end: str = "") -> str:
    """A file of types with those imports that it needs, and with more types at its end."""
    head, _, rest = text.partition("\n")
    rest += f"{end}\n" if end else ""
    needed = [line for line in imports.splitlines() if re.search(rf"\b{line.split()[3].rstrip(',')}\b", rest)]
    return "\n".join([head, *needed, rest])


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
