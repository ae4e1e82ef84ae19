"""Nothing of this is on a phone: no file of it is in a wheel, and nothing else of the engine needs it."""

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tools.wheels import APART, GAMES, sources

ROOT = Path(__file__).resolve().parents[2]
OURS = {"pettingzoo", "gymnasium", "numpy", "pyspiel"}
IMPORT = re.compile(rf"^\s*(?:from|import) .*\b(?:zoo|{'|'.join(sorted(OURS))})\b", re.MULTILINE)


def test_no_wheel_of_the_page_holds_any_of_it(dist: Path) -> None:
    assert any((ROOT / APART).rglob("*.py"))
    wheels = list(dist.glob("engine-*/*.whl"))
    assert len(wheels) == 2 + sum(one.is_dir() and one.name[0] != "_" for one in (ROOT / GAMES).iterdir())
    held = [name for wheel in wheels for name in ZipFile(wheel).namelist()]
    assert "flibuste/table.py" in held
    assert [name for name in held if "zoo" in name] == []


def test_the_wheels_are_what_they_would_be_without_it() -> None:
    """Byte for byte: they are made of just these files, of which none is here or imports what is here."""
    files = [path for part in sources().values() for path in part if path.suffix == ".py"]
    assert len(files) > 200
    for path in files:
        assert not path.is_relative_to(APART)
        assert not IMPORT.search((ROOT / path).read_text(encoding="utf-8")), path


def test_the_engine_runs_where_nothing_else_is_installed() -> None:
    code = "import sys; sys.path.insert(0, 'engine'); import flibuste.table, flibuste.bots; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert not OURS & {*done.stdout.split()}
