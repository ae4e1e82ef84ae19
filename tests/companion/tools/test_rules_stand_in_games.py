"""A rule stands once, in the game: a tool asks it, and has no number and no table of its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste import games

ROOT = Path(games.__file__).parent
FILES = sorted(path for game in ("nassau", "plunder", "pirates") for path in (ROOT / game / "tools").glob("*.py"))
INPUT = {"asked", "PAGE", "_PLACES", "_CM", "_MOST", "_STRONGEST", "_BANK_CARD"}
"""Names for what may be typed in or is shown at once; a bound of a form is no rule."""
PERCENT = 100


def own_numbers(tree: ast.Module) -> Iterator[ast.Constant]:
    """Numbers above 1 outside the bounds of a form: faces, costs, limits."""
    form: set[ast.AST] = set()
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id in INPUT for target in targets):
            form |= set(ast.walk(node))
    for node in ast.walk(tree):
        number = isinstance(node, ast.Constant) and type(node.value) in (int, float) and node not in form
        if number and isinstance(node, ast.Constant) and node.value not in {0, 1, PERCENT}:
            yield node


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}.{path.stem}")
def test_a_tool_has_no_number_of_its_own(path: Path) -> None:
    found = [f"line {node.lineno}: {node.value!r}" for node in own_numbers(ast.parse(path.read_text(encoding="utf-8")))]
    assert not found, f"{path.name}: what belongs into games/{path.parents[1].name}: {found}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}.{path.stem}")
def test_a_tool_reads_no_table_of_the_box(path: Path) -> None:
    """Only what a game's modules made of it has a name and a rule."""
    names = {name.name for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.ImportFrom) for name in node.names}  # fmt: skip
    assert not names & {"DATA", "box"}


def test_a_rule_in_a_tool_is_found() -> None:
    caught = ast.parse("BOMB = 2\ndef hits(roll):\n    return roll >= 5\nasked = (3, 4)\n")
    assert [node.value for node in own_numbers(caught)] == [2, 5]
