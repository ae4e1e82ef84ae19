"""`engine-<hash>/` of the page: the engine in wheels of lean sources, the lock file that lists them, and the three
small files that start it all.

A start unpacks the base; a game's wheel is unpacked when that game is first asked for, the companion's when a score
sheet or a tool is.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from tools.environment import BUILD, PYTHON, ROOT, digest, say
from tools.lean import lean
from tools.runtime import CACHE, PYODIDE, settle, sha256, unpressed
from tools.tables import lean_table
from tools.version import version

GAMES = Path("engine/flibuste/games")
COMPANION = Path("engine/flibuste/companion")
KINDS = {".py", ".json"}
# What stays at home, modules and folders: the page does not ask the engine for the command line, nor for matches, nor
# for what researchers need other packages for (docs/training.md), nor for the words, which travel with the page.
ELSEWHERE = {"__main__.py", "cli.py", "elision.py", "simulate.py", "terminal.py", "words.py"} | {"arena", "zoo"}
FOR_TYPES = {"core", "companion", "tools"}
"""Folders whose `shapes.py` is for type checkers alone."""
DATA_SHAPES = {"event_shapes.py", "decision_shapes.py"}
"""Modules of a game's room that are for type checkers alone."""
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "{version}"
description = "Pirate board games in the pocket: the rules engines"
license = "MIT"
license-files = {licences}
requires-python = ">=3.11"
dependencies = {needs}

[tool.setuptools.packages.find]
where = ["engine"]
namespaces = true

[tool.setuptools.package-data]
"*" = ["*.json"]
"""


def sources() -> dict[str, list[Path]]:
    """The package's files by the wheel they belong to: "" is the base, the others are "companion" and the games."""
    found: dict[str, list[Path]] = {"": []}
    for path in sorted((ROOT / "engine" / "flibuste").rglob("*")):
        inner = path.relative_to(ROOT)
        if path.suffix not in KINDS or not path.is_file() or ELSEWHERE.intersection(inner.parts):
            continue
        if path.name in DATA_SHAPES or (path.name == "shapes.py" and path.parent.name in FOR_TYPES):
            continue
        found.setdefault(wheel_of(inner), []).append(inner)
    return found


def wheel_of(path: Path) -> str:
    if path.is_relative_to(COMPANION):
        return COMPANION.name
    in_room = path.is_relative_to(GAMES) and len(path.parts) > len(GAMES.parts) + 1
    return path.parts[len(GAMES.parts)] if in_room else ""


def source_wheel(part: str, files: list[Path]) -> Path:
    """One wheel of lean sources, as pip would make it."""
    name = f"flibuste-{part}" if part else "flibuste"
    project = PROJECT.format(
        name=name,
        version=version(),
        needs=[f"flibuste=={version()}"] if part else [],
        licences=[] if part else ["LICENSE"],
    )
    BUILD.mkdir(exist_ok=True)
    work = BUILD / "wheel"
    shutil.rmtree(work, ignore_errors=True)
    for path in files:
        (work / path).parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / path).read_text()
        (work / path).write_text(lean(text) if path.suffix == ".py" else lean_table(path.name.split(".")[0], text))
    (work / "pyproject.toml").write_text(project)
    shutil.copy(ROOT / "LICENSE", work)
    listed = work / "files"
    listed.write_text("\n".join(map(str, files)))
    folder = CACHE / f"wheel-{digest(work / 'pyproject.toml', listed, *(work / path for path in files))}"
    listed.unlink()
    if not folder.exists():
        say(f"packing {name}")
        command: list[str | Path] = [PYTHON, "-m", "build", "--wheel", "--no-isolation", "--outdir", work / "out"]
        surroundings = {**os.environ, "SOURCE_DATE_EPOCH": "315532800", "PYTHONPATH": ""}
        done = subprocess.run(command, cwd=work, env=surroundings, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"the wheel of {name} could not be built\n{done.stdout}\n{done.stderr}")
        (work / "out").rename(folder)
    return next(folder.glob("*.whl"))


def make_wheels(folder: Path) -> dict[str, Path]:
    """The wheels that the page loads, by their part, the base under ""."""
    folder.mkdir()
    made = {}
    for part, files in sources().items():
        packed = source_wheel(part, files)
        made[part] = folder / packed.name
        unpressed(packed, made[part])
    return made


def lock_file(wheels: list[tuple[str, Path]]) -> str:
    """A lock file of just our wheels, with the hashes of the very files that are shipped."""
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    packages = {}
    for place, wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        name = name.replace("_", "-")
        packages[name] = {
            **stock["packages"]["micropip"],  # for the shape: a pure Python wheel without dependencies
            "name": name,
            "version": version,
            "file_name": place,
            "sha256": sha256(wheel),
            "imports": [],
            "depends": ["flibuste"] if name.startswith("flibuste-") else [],
        }
    return json.dumps({**stock, "packages": packages}, indent=1) + "\n"


def make_engine(folder: Path, runtime: Path, wheels: dict[str, Path], starters: Path) -> Path:
    """Write engine-<hash>/ around the wheels: the lock file, and the starters bundled for the page."""
    # places are told from the lock file's own folder
    pip = next(runtime.glob("micropip-*.whl"))
    ours = [(wheel.name, wheel) for wheel in wheels.values()]
    (folder / "pyodide-lock.json").write_text(lock_file([(f"../{runtime.name}/{pip.name}", pip), *ours]))
    for path in starters.iterdir():
        shutil.copy(path, folder)
    return settle(folder, "engine")
