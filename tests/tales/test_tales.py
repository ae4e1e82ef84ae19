"""Golden games, told line by line; the same in CPython and in the Pyodide that the page runs."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from flibuste.table import GAMES
from tests.games.pirates.seas import digits
from tests.tales.telling import HERE, tale

ROOT = HERE.parents[1]
SAVES = sorted(HERE.glob("*.save.json"))


def golden(save: Path) -> str:
    return save.with_name(save.name.replace(".save.json", ".txt")).read_text(encoding="utf-8")


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.name.split(".")[0])
def test_told_again_it_is_the_same_tale(save: Path) -> None:
    assert tale(json.loads(save.read_text(encoding="utf-8"))).splitlines() == golden(save).splitlines()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_has_a_tale(name: str) -> None:
    assert [save for save in SAVES if save.name.startswith(f"{name}-")]


def test_pyodide_tells_the_same_tales_and_measures_the_same_distances() -> None:
    """Through the same states; and to the last digit."""
    node = shutil.which("node")
    assert node, "Node is needed"
    told = subprocess.run([node, HERE / "retell.mjs"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    answer = json.loads(told)
    tales = answer["tales"]
    assert sorted(tales) == [save.name for save in SAVES]
    for save in SAVES:
        assert tales[save.name].splitlines() == golden(save).splitlines()
    assert answer["digits"] == digits(60)
