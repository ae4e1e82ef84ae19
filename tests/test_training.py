"""The page for whoever trains is true: each of its examples runs, in order, in one namespace."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.zoo.cases import NO_OPENSPIEL

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "training.md"


def test_each_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) > 5
    if NO_OPENSPIEL:
        blocks = [block for block in blocks if "pyspiel" not in block]
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, block, "exec"), names)  # noqa: S102  (the page is ours)
    assert len((tmp_path / "easy.jsonl").read_text().splitlines()) == 10


def test_the_learner_learns_and_counts_its_games() -> None:
    """PyTorch is larger than all the rest together, so the tests do without it unless somebody has installed it."""
    pytest.importorskip("sb3_contrib", reason="the extra [train] is not installed")
    command = [sys.executable, "examples/masked_ppo.py", "--steps", "64", "--games", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "against three random captains" in done.stdout
