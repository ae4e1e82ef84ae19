"""A game that is only installed is played: the toy of tests/toy, from a wheel, with nothing of ours changed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PIP = [sys.executable, "-m", "pip", "-q", "--no-input", "--disable-pip-version-check"]


@pytest.fixture(scope="session")
def toy_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy's wheel, as its author would make it."""
    folder = tmp_path_factory.mktemp("toy")
    shutil.copytree(ROOT / "tests" / "toy", folder / "toy")  # pip leaves things where it builds
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(folder / "toy")]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(toy_wheel: Path) -> dict[str, str]:
    """The surroundings of a Python that has the toy."""
    place = toy_wheel.parent / "installed"
    subprocess.run([*PIP, "install", "--no-deps", "--target", str(place), str(toy_wheel)], check=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT / "engine"), str(ROOT)])}


def test_an_installed_game_is_listed_and_played(installed: dict[str, str]) -> None:
    def flibuste(*args: str) -> str:
        command = [sys.executable, "-m", "flibuste", *args]
        return subprocess.run(command, env=installed, check=True, capture_output=True, text=True).stdout

    games = [game["name"] for game in json.loads(flibuste("games", "--json"))]
    assert games == ["buccaneer", "jamaica", "nassau", "pirates", "plunder", "doubloon"]
    assert "doubloon" in flibuste("simulate", "doubloon", "--games", "5", "--bots", "easy,random")


def test_the_contract_holds_it_too(installed: dict[str, str]) -> None:
    """TOY-01, TOY-02, TOY-03, TOY-04: whatever holds all games holds this one."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", "doubloon"]
    done = subprocess.run(command, env=installed, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout
