"""Writes `web/games/<game>/view.d.ts`, the types of a game's view, from `shapes.py` of its room in the engine.

`python3 build.py reference` after a change of a view; a test says when a file is behind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "engine")]

HEAD = "// Written by tools/shapes.py from engine/flibuste/games/{game}/shapes.py. Types only."
PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null"}


def declared(game: str) -> str:
    """The text of a game's `view.d.ts`."""
    module = import_module(f"flibuste.games.{game}.shapes")
    return "\n".join([HEAD.format(game=game), *(line for shape in shapes(module) for line in interface(shape))]) + "\n"


def shapes(module: ModuleType) -> Iterator[type]:
    """The shapes of a module, in the order in which they stand there."""
    for value in vars(module).values():
        if isclass(value) and is_typeddict(value) and value.__module__ == module.__name__:
            yield value


def interface(shape: type) -> Iterator[str]:
    yield ""
    if shape.__doc__:
        yield f"/** {' '.join(shape.__doc__.split())} */"
    yield f"export interface {shape.__name__} {{"
    for field, kind in get_type_hints(shape).items():
        yield f"  {field}: {written(kind)};"
    yield "}"


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    inner = get_args(kind)
    if isinstance(kind, UnionType):
        return " | ".join(map(written, inner))
    if get_origin(kind) is list:
        one = written(inner[0])
        return f"({one})[]" if isinstance(inner[0], UnionType) else f"{one}[]"
    if get_origin(kind) is dict and inner[0] is str:
        return f"Record<string, {written(inner[1])}>"
    raise TypeError(f"{kind} cannot be told to the page")


def files() -> dict[Path, str]:
    """What has to stand in which file."""
    rooms = sorted((ROOT / "engine" / "flibuste" / "games").glob("*/shapes.py"))
    return {ROOT / "web" / "games" / it.parent.name / "view.d.ts": declared(it.parent.name) for it in rooms}


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
