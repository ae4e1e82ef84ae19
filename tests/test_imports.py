"""No two modules of a half need each other, not even late: each can be read, and moved, by itself."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from tests.page import scripts

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine"
IMPORTS = re.compile(r'^(?:import|export) (?!type )(?:[^;]*? from )?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)', re.MULTILINE)


T = TypeVar("T")


def in_circles(needs: Mapping[T, set[T]]) -> list[T]:
    """The modules, or chapters, that stand in a circle, or need one that does."""
    left = dict(needs)
    # whoever needs nothing that is left is taken away; what stays in the end are circles
    while free := [path for path, others in left.items() if not any(it in left for it in others)]:
        for path in free:
            del left[path]
    return [*left]


def page_needs(path: Path) -> set[Path]:
    # what stands in a comment is no import: a type may be told of anything
    text = re.sub(r"/\*[\s\S]*?\*/|//.*", "", path.read_text(encoding="utf-8"))
    return {(path.parent / (one or two)).resolve() for one, two in IMPORTS.findall(text)}


def module(path: Path) -> Path | None:
    """The file of a module by its path without an end."""
    return next((it for it in (path.with_suffix(".py"), path / "__init__.py") if it.exists()), None)


@cache
def engine_needs(path: Path) -> frozenset[Path]:
    """What it imports anywhere, but for what only types need."""
    return frozenset(_imported(path))


def _imported(path: Path) -> Iterator[Path]:
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
    needs = {path: {*engine_needs(path)} for path in sorted(ENGINE.rglob("*.py"))}
    assert sum(map(len, needs.values())) > 2000
    assert not in_circles(needs)


GAMES = ENGINE / "flibuste" / "games"
FLOORS = ("questions", "steps")
MANY = 70
"""A game with more modules of rules has two floors."""


def rooms() -> list[Path]:
    """The games that have floors."""
    return [game for game in sorted(GAMES.iterdir()) if (game / FLOORS[0]).is_dir()]


def chapter(game: Path, path: Path) -> tuple[str, str] | None:
    """The floor and the chapter of a module."""
    parts = path.relative_to(game).parts if path.is_relative_to(game) else ()
    return (parts[0], parts[1]) if len(parts) == 3 and parts[0] in FLOORS else None


def test_no_question_needs_a_step_and_no_two_chapters_each_other() -> None:
    """A question is asked of a state and changes nothing; a step changes it. Within a floor each chapter needs only
    those below it, so chapters can be read in an order."""
    for game in rooms():
        needs: dict[tuple[str, str], set[tuple[str, str]]] = {}
        for path in game.rglob("*.py"):
            if own := chapter(game, path):
                others = {chapter(game, other) for other in engine_needs(path)} - {own, None}
                needs.setdefault(own, set()).update(it for it in others if it)
        assert not [
            (own, other) for own in needs for other in needs[own] if FLOORS.index(own[0]) < FLOORS.index(other[0])
        ]
        assert in_circles(needs) == [], f"chapters of {game.name} that need each other"


def test_a_game_that_is_large_enough_has_floors() -> None:
    for game in GAMES.iterdir():
        rules = [path for path in game.rglob("*.py") if not {"tools", "mind"} & {*path.parts}]
        assert len(rules) <= MANY or game in rooms(), game.name
