"""The tools' own surroundings: .venv and node_modules, made when missing or when their pins have changed.

Standard library only: this runs before anything is installed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
REQUIREMENTS = ROOT / "tools" / "requirements.txt"
FOR_TESTS = ROOT / "tools" / "requirements-tests.txt"
NODE_MODULES = ROOT / "node_modules"


def say(text: str) -> None:
    """One short line about what is going on."""
    print(f"· {text}", flush=True)


def surroundings() -> dict[str, str]:
    """The variables that every command of ours is run with. What Python compiles is kept out of the sources, and kept
    even where the caller keeps none: to import all tests anew takes each of their processes many seconds."""
    given = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    ours = {"PYTHONPATH": str(ROOT / "engine") + os.pathsep + str(ROOT), "PYTHONPYCACHEPREFIX": str(BUILD / "pyc")}
    return given | ours


def run(*command: str | Path, title: str = "", check: bool = True) -> int:
    """Run a command in the project's root; with `check`, a failure ends the whole."""
    if title:
        say(title)
    code = subprocess.run([str(part) for part in command], cwd=ROOT, env=surroundings()).returncode
    if code and check:
        sys.exit(f"failed ({code}): {title or ' '.join(str(part) for part in command)}")
    return code


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Only one process at a time makes this thing; the others wait for it."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / f".{name}.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def digest(*paths: Path) -> str:
    """A short hash of some files, by name and content."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def _fresh(stamp: Path, pins: str) -> bool:
    return stamp.exists() and stamp.read_text() == pins


def _install(requirements: Path, stamp: Path, pins: str) -> None:
    run(PYTHON, "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check", "-r", requirements)
    stamp.write_text(pins)


def _make_venv(for_tests: bool) -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    pins, stamp = f"{version} {digest(REQUIREMENTS)}", VENV / ".pins"
    more_pins, more = f"{version} {digest(FOR_TESTS)}", VENV / ".pins-tests"
    outdated = for_tests and more.exists() and not _fresh(more, more_pins)
    if outdated or not _fresh(stamp, pins):
        say("making .venv")
        venv.EnvBuilder(with_pip=True, clear=VENV.exists()).create(VENV)
        # the engine is importable as it stands in the checkout: .venv/bin/python -m flibuste
        packages = next((VENV / "lib").glob("python*/site-packages"))
        (packages / "flibuste.pth").write_text(f"{ROOT / 'engine'}\n")
        _install(REQUIREMENTS, stamp, pins)
    if for_tests and not more.exists():
        say("adding what the tests need to .venv")
        _install(FOR_TESTS, more, more_pins)


def _make_node_modules() -> None:
    pins = digest(ROOT / "package.json", ROOT / "package-lock.json")
    if _fresh(NODE_MODULES / ".pins", pins):
        return
    say("making node_modules")
    run("npm", "ci", "--silent", "--no-progress")
    (NODE_MODULES / ".pins").write_text(pins)


def prepare(for_tests: bool) -> None:
    """Make sure of Python and Node packages: of those that build the app, or also of those that try it."""
    if sys.version_info < (3, 11):  # noqa: UP036  (this is where it is made sure)
        sys.exit("Python 3.11 or newer, please")
    began = time.monotonic()
    with locked("environment"):
        _make_venv(for_tests)
        _make_node_modules()
    if (seconds := time.monotonic() - began) > 2:
        say(f"tools ready in {seconds:.0f} s")
