"""One class name stands for one thing: in a game's room, and in what it is built on."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[1] / "engine" / "flibuste"
SHARED = ("core", "bots", "companion")
# a part of a view is called as what it shows of, and each game's state is the state
SHAPES, EACH = {"shapes.py", "event_shapes.py", "decision_shapes.py"}, {"State"}


def classes(folder: Path) -> dict[str, list[str]]:
    """Where the classes of a folder are, by their names."""
    found = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        if path.name not in SHAPES:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and node.name not in EACH and not node.name.startswith("_"):
                    found[node.name].append(str(path.relative_to(ENGINE)))
    return found


@pytest.mark.parametrize(
    "room", [*SHARED, *(path.name for path in sorted((ENGINE / "games").iterdir()) if path.is_dir())]
)
def test_one_name_one_thing(room: str) -> None:
    ours = classes(ENGINE / room if room in SHARED else ENGINE / "games" / room)
    below = {} if room == "core" else classes(ENGINE / "core")
    assert {name: found for name, found in ours.items() if len(found) > 1 or name in below} == {}
