"""The engine as a phone gets it, without docstrings and types, is the engine."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from flibuste.bridge import call
from tests.browser.shell import seats
from tools.lean import lean

ENGINE = Path(__file__).parent.parent / "engine" / "flibuste"
SEATS = seats("Anne", "Jack", "Mary", bots={1: "easy"})
ASKED = [
    {"op": "games"},
    {"op": "sheets"},
    {"op": "tools"},
    *(
        {"op": "new", "table": game, "game": game, "seats": SEATS, "options": {}, "seed": 7}
        for game in ("buccaneer", "jamaica")
    ),
    *({"op": "story", "table": game} for game in ("buccaneer", "jamaica")),
]
ANSWER = (
    "import json, sys; from flibuste.bridge import call; print(json.dumps([call(it) for it in json.load(sys.stdin)]))"
)


def test_an_engine_without_types_answers_the_same(tmp_path: Path) -> None:
    package = tmp_path / "flibuste"
    shutil.copytree(ENGINE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.rglob("*.py"):
        path.write_text(ast.unparse(lean(path.read_bytes())))
    every = [".".join(path.relative_to(tmp_path).with_suffix("").parts) for path in package.rglob("*.py")]
    code = f"{ANSWER}\nfor name in {[name for name in every if '__main__' not in name]}: __import__(name)"
    asked = [json.dumps(it) for it in ASKED]
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(asked),
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    answers = [call(it) for it in asked]
    assert all(json.loads(it)["ok"] for it in answers)
    assert json.loads(done.stdout) == answers


def test_what_only_types_want_is_left_out() -> None:
    source = b'''"""What it is."""
from dataclasses import dataclass
from typing import Any, ClassVar, Final
from .core import Json, move_of as moved

__all__ = ["Json"]
MOST: Final = 3

@dataclass
class Ship:
    """A ship."""
    kind: ClassVar[str] = "sloop"
    crew: int
    def sail(self, to: Any) -> str:
        found: list[str] = moved(to)
        return found[0]
'''
    assert (
        ast.unparse(lean(source))
        == '''""" """
from dataclasses import dataclass
from typing import ClassVar
from .core import Json, move_of as moved
__all__ = ['Json']
MOST = 3

@dataclass
class Ship:
    """ """
    kind: ClassVar = 'sloop'
    crew: None

    def sail(self, to):
        found = moved(to)
        return found[0]'''
    )
