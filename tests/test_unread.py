"""What is private to a module and read by nobody in it is left over from a change: it goes with it."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def made(node: ast.stmt) -> set[str]:
    """The names that a statement of a module makes. What a decorator takes is read by it."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return set() if node.decorator_list else {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}


def unread(code: str) -> set[str]:
    """The private names that a module makes and does not read."""
    tree = ast.parse(code)
    names = {name for node in tree.body for name in made(node) if name.startswith("_") and name.strip("_")}
    return {name for name in names if not name.startswith("__")} - {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }


def test_nothing_private_is_left_over() -> None:
    files = [path for folder in ("engine", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 300
    assert unread("_MOST = 3\n_LEAST = 1\ndef few(n): return n < _MOST") == {"_LEAST"}
    found = {str(path.relative_to(ROOT)): left for path in files if (left := unread(path.read_text(encoding="utf-8")))}
    assert found == {}
