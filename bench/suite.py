"""What the test run costs, in processor seconds by phase and by folder: these hardly change with the neighbours.

`python bench/suite.py` builds from nothing, checks from nothing and runs every test as `build.py test` does;
with arguments only what pytest is given: `python bench/suite.py -n 0 tests/contract`.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from build import ALL_TESTS, CHECKS  # noqa: E402
from tools.environment import PYTHON, surroundings  # noqa: E402

DEAREST = 40


def seconds(*command: str | Path, **more: str) -> tuple[float, float]:
    """Processor and wall seconds of a command and of all that it starts and waits for."""
    began, before = monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([str(part) for part in command], cwd=ROOT, env={**surroundings(), **more})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, monotonic() - began


def row(name: str, cpu: float, wall: float, tests: int | None = None) -> None:
    each = f"{tests:7} tests, {cpu / tests:6.3f} each" if tests else ""
    print(f"{name:34} {cpu:8.1f} cpu s {wall:8.1f} wall s {each}", flush=True)


def folder_of(test: str) -> str:
    """The folder that a test is counted with: tests/browser, tests/games/pirates."""
    parts = test.split("::")[0].split("/")[:-1]
    return "/".join(parts[: 3 if parts[1:2] == ["games"] else 2])


def phases() -> None:
    """Building and checking, twice: from nothing, and when nothing has changed."""
    row("build, from nothing", *seconds(PYTHON, "tools/make.py", "--force"))
    row("build, nothing changed", *seconds(PYTHON, "tools/make.py"))
    for name, command in CHECKS:
        row(name, *seconds(*command))


def tests(arguments: list[str]) -> None:
    with TemporaryDirectory(prefix="flibuste-meter-") as folder:
        cpu, wall = seconds(PYTHON, "-m", "pytest", "-p", "bench.rig.meter", *arguments, FLIBUSTE_METER=folder)
        told = [json.loads(line) for path in Path(folder).glob("*.jsonl") for line in path.read_text().splitlines()]
    found = [test for test in told if test[0]]
    beside = sum(cpu for name, cpu, _ in told if not name)
    groups: dict[str, list[tuple[str, float, float]]] = defaultdict(list)
    for test in found:
        groups[folder_of(test[0])].append(test)
    for folder, those in sorted(groups.items()):
        row(folder, sum(it[1] for it in those), sum(it[2] for it in those), len(those))
    row("start, collection, end", beside, 0)
    row("all of pytest", beside + sum(it[1] for it in found), wall, len(found))
    print(f"\n(the operating system counts {cpu:.1f}: without what nobody waited for)\nThe dearest:")
    for test, spent, wall in sorted(found, key=lambda it: -it[1])[:DEAREST]:
        row(test.removeprefix("tests/"), spent, wall)


if __name__ == "__main__":
    os.chdir(ROOT)
    if not sys.argv[1:]:
        phases()
    tests(sys.argv[1:] or ALL_TESTS)
