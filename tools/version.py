"""Which version this is. The engine says it (`__version__`); pyproject.toml, the wheels and the page read it there.
npm's two files repeat it: a release writes them too, and a test holds them to it (tests/test_release.py)."""

from __future__ import annotations

import re
from pathlib import Path

from tools.environment import ROOT

NUMBER = r"(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)"
ENGINE = Path("engine/flibuste/__init__.py")
SAYS = re.compile(rf'^__version__ = "({NUMBER})"$', re.MULTILINE)
REPEATS = {Path("package.json"): 1, Path("package-lock.json"): 2}
"""Where it is repeated, and how often: the first so many are ours, the others those of packages."""
REPEATED = re.compile(rf'"version": "({NUMBER})"')


def version(root: Path = ROOT) -> str:
    """What the engine says it is."""
    found = SAYS.search((root / ENGINE).read_text())
    assert found
    return found[1]


def repeated(root: Path = ROOT) -> list[str]:
    """What the others say it is."""
    return [it for file, times in REPEATS.items() for it in REPEATED.findall((root / file).read_text())[:times]]


def number_everywhere(root: Path, number: str) -> None:
    """From now on it is this one."""
    engine = root / ENGINE
    engine.write_text(SAYS.sub(f'__version__ = "{number}"', engine.read_text()))
    for name, times in REPEATS.items():
        file = root / name
        file.write_text(REPEATED.sub(f'"version": "{number}"', file.read_text(), count=times))
