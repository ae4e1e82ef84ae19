"""No two modules of a half need each other, not even late: each can be read, and moved, by itself."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.page import scripts

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine"
IMPORTS = re.compile(r'^(?:import|export) (?!type )(?:[^;]*? from )?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)', re.MULTILINE)


def in_circles(needs: Mapping[Path, set[Path]]) -> list[str]:
    """The modules that stand in a circle, or need one that does."""
    left = dict(needs)
    # whoever needs nothing that is left is taken away; what stays in the end are circles
    while free := [path for path, others in left.items() if not any(it in left for it in others)]:
        for path in free:
            del left[path]
    return [str(path.relative_to(ROOT)) for path in left]


def page_needs(path: Path) -> set[Path]:
    # what stands in a comment is no import: a type may be told of anything
    text = re.sub(r"/\*[\s\S]*?\*/|//.*", "", path.read_text(encoding="utf-8"))
    return {(path.parent / (one or two)).resolve() for one, two in IMPORTS.findall(text)}


def module(path: Path) -> Path | None:
    """The file of a module by its path without an end."""
    return next((it for it in (path.with_suffix(".py"), path / "__init__.py") if it.exists()), None)


def engine_needs(path: Path) -> Iterator[Path]:
    """What it imports anywhere, but for what only types need."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    guarded = [one for one in ast.walk(tree) if isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING"]
    typing = {id(inner) for one in guarded for inner in ast.walk(one)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level and id(node) not in typing:
            base = path.parent.joinpath(*[".."] * (node.level - 1), *(node.module or "").split(".")).resolve()
            for alias in node.names:
                if needed := module(base / alias.name) or module(base):
                    yield needed


def test_no_modules_of_the_page_import_each_other_in_a_circle() -> None:
    needs = {path: page_needs(path) for path in scripts()}
    assert sum(map(len, needs.values())) > 500
    assert not in_circles(needs)


def test_no_modules_of_the_engine_import_each_other_in_a_circle() -> None:
    needs = {path: set(engine_needs(path)) for path in sorted(ENGINE.rglob("*.py"))}
    assert sum(map(len, needs.values())) > 2000
    assert not in_circles(needs)
