"""What is left out of Python's library is missed by nothing that is shipped."""

from __future__ import annotations

import json
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools.environment import NODE_MODULES

pytestmark = [pytest.mark.browser, pytest.mark.shipped]
NEAR = Path(__file__).with_name("near")
HEADS = {
    # only on Windows
    ("asyncio", "asyncio.windows_events"),
    # only where the compiled twin is missing
    ("datetime", "_pydatetime"),
    # only as a script
    ("heapq", "doctest"),
    # only outside of Pyodide
    ("micropip._compat._compat_not_in_pyodide", "urllib.request"),
    ("micropip._compat._compat_not_in_pyodide", "urllib.response"),
}
"""Imports at the head of a shipped module that are never carried out there."""
FUNCTIONS = {
    ("micropip._vendored.packaging.src.packaging._manylinux", "ctypes"),  # only on Linux
}
"""The same within a function, of those whose calls are known: Pyodide, micropip and ours."""
KNOWN = ("_pyodide", "flibuste", "micropip", "pyodide")


@pytest.fixture(scope="module")
def asked(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    wheels = [*dist.glob("runtime-*/micropip-*.whl"), *dist.glob("engine-*/*.whl")]
    everything = tmp_path_factory.mktemp("library") / "all.zip"
    with zipfile.ZipFile(everything, "w") as whole:
        for wheel in wheels:
            with zipfile.ZipFile(wheel) as archive:
                for name in archive.namelist():
                    if not name.startswith("flibuste/games/__init__") or name not in whole.namelist():
                        whole.writestr(name, archive.read(name))
    original = NODE_MODULES / "pyodide" / "python_stdlib.zip"
    command = ["node", NEAR / "library.mjs", dist, NEAR / "asked.py", original, everything, *wheels]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def test_nothing_that_is_shipped_asks_for_a_module_that_was_left_out(asked: dict[str, Any]) -> None:
    assert {"argparse", "encodings.cp1250", "unittest.mock", "xml.dom.minidom"} <= set(asked["gone"])
    assert {(by, name) for by, name, within in asked["asked"] if not within} == HEADS
    known = {(by, name) for by, name, within in asked["asked"] if within and by.split(".")[0] in KNOWN}
    assert known == FUNCTIONS


def test_micropip_and_all_of_ours_start_with_the_library_that_is_left(asked: dict[str, Any]) -> None:
    assert asked["started"] > 300
