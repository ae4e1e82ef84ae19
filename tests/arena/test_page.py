"""docs/training.md is true: its client plays whole games as it stands, and its commands do what they say."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tools.environment import ROOT

PAGE = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
(CLIENT,) = re.findall(r"^```python title=.*?\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = [line for line in re.findall(r"^python .*flibuste.*$", PAGE, re.MULTILINE) if "--cluster" not in line]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the client in it, where `python` is ours and has the engine."""
    (tmp_path / "client.py").write_text(CLIENT)
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    monkeypatch.setenv("PATH", f"{python.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "engine"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_client_is_twenty_lines() -> None:
    assert len(COMMANDS) == 2
    assert len(CLIENT.strip().splitlines()) <= 20


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_does_what_the_page_says(desk: Path, command: str) -> None:
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    if "client.py python" in command:
        assert re.fullmatch(r"\[[123], [123], [123]\]\n", done.stderr), "the ranks of a whole game"
    else:
        assert "forfeited" not in done.stdout
        assert "12 of 12 games" in done.stdout
        assert len((desk / "games.jsonl").read_text().splitlines()) == 13
