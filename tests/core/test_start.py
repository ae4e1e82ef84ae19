"""What a start of the app has to wait for, and the first game after it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.table import GAMES

BRIDGE = Path(__file__).resolve().parents[2] / "web" / "python" / "bridge.py"
IN_THE_WORKER = f"""
import asyncio, sys, types
async def nothing(part): pass
sys.modules["flibuste_starter"] = types.SimpleNamespace(bring=nothing)
exec(open({str(BRIDGE)!r}).read())
"""
"""The worker's Python with all wheels unpacked."""


def printed(code: str) -> list[str]:
    """The words that some code prints in a fresh interpreter."""
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()


def imported(code: str) -> set[str]:
    """The modules that are imported after running some code in a fresh interpreter."""
    return set(printed(f"{code}\nimport sys\nprint(*sys.modules)"))


def opening(game: str) -> str:
    seats = [{"name": name} for name in ("Anne", "Jack", "Mary")]
    return json.dumps({"op": "new", "table": "a", "game": game, "seats": seats, "options": {}, "seed": 7})


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    started = imported('from flibuste.bridge import call; call(\'{"op": "hello"}\')')
    assert "flibuste.table" in started
    assert not [name for name in started if name.startswith(("flibuste.games.", "flibuste.companion"))]
    asked = imported("from flibuste.table import GAMES; GAMES['buccaneer']")
    assert "flibuste.games.buccaneer" in asked
    assert "flibuste.games.jamaica" not in asked


def test_a_game_that_is_brought_imports_itself_and_nothing_else() -> None:
    """Not what reads the metadata of packages, for one, which is more than Buccaneer is."""
    started = imported(f"{IN_THE_WORKER}\nwhile asyncio.run(warm()): pass")
    brought = imported(f'{IN_THE_WORKER}\nasyncio.run(bring("buccaneer"))') - started
    assert "flibuste.games.buccaneer.turn" in brought
    assert [name for name in brought if not name.startswith("flibuste.games.buccaneer")] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_a_warm_engine_opens_a_game_with_classes_of_its_own(game: str) -> None:
    """Each class that gets its methods only now is one that a person waits for."""
    code = f"""{IN_THE_WORKER}
while asyncio.run(warm()): pass
import dataclasses
process, made = dataclasses._process_class, []
def noting(kind, *more, **named):
    made.append(kind.__module__)
    return process(kind, *more, **named)
dataclasses._process_class = noting
asyncio.run(bring({game!r}))
assert '"ok":true' in call({opening(game)!r})
print(*made)
"""
    made = printed(code)
    assert made
    assert [name for name in made if not name.startswith(f"flibuste.games.{game}.")] == []
