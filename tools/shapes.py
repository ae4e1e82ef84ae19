"""Writes the types of what the engine tells the page from `shapes.py` in the engine: `web/games/<game>/view.d.ts` is a
game's view, `web/games/<game>/tools/answers.d.ts` what its tools answer, `web/play/protocol.d.ts` what the bridge
answers about a table, `web/screens/companion.d.ts` what the companion does.

`python3 build.py reference` after a change of a view; a test says when a file is behind.
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
ENGINE = "engine/flibuste"
NAMED = {Args: "Args", Data: "Data", Changes: "Change[]"}
TOLD = """import type { Args } from "../store/words.tsx";
import type { Change } from "./views.ts";

/** Each game's own, read where the game draws it: what may be drawn beside a message, what an option would do. */
export type GameOwn = any;
/** What may be drawn beside a message. */
export type Data = GameOwn;"""
COMPANION = """import type { GameOwn, Result, Said } from "../play/protocol.d.ts";
import type { Args } from "../store/words.tsx";"""
TOOLS = """import type { Said } from "../../../play/protocol.d.ts";
import type { Line } from "../../../screens/companion.d.ts";
import type { Args } from "../../../store/words.tsx";"""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", object: "unknown", NoneType: "null"}


def declared(room: str, *more: str) -> str:
    """The types of what a folder of the engine tells the page (``core``, ``games/plunder``)."""
    module = import_module(f"flibuste.{room.replace('/', '.')}.shapes")
    lines = (line for shape in shapes(module) for line in interface(shape))
    return "\n".join([HEAD.format(path=f"{ENGINE}/{room}/shapes.py"), *more, *lines]) + "\n"


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
    }


def answers(game: str) -> str:
    """The types of what a game's tools answer, with those of what is told everywhere that they need."""
    text = declared(f"games/{game}/tools")
    head, _, rest = text.partition("\n")
    needed = [line for line in TOOLS.splitlines() if re.search(rf"\b{line.split()[3]}\b", rest)]
    return "\n".join([head, *needed, rest])


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
