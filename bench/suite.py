"""What the test run costs, in processor seconds by phase and by folder: these hardly change with the neighbours.

`python bench/suite.py` builds from nothing, checks from nothing and runs every test as `build.py test` does, with
`quick` those of `build.py test quick` for a change of all games; with other arguments only what pytest is given:
`python bench/suite.py -n 0 tests/contract`.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from build import ALL_TESTS, CHECKS, QUICK_TESTS  # noqa: E402
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


def file_of(test: str) -> str:
    return test.split("::")[0]


def phases() -> None:
    """Building and checking, twice: from nothing, and when nothing has changed."""
    row("build, from nothing", *seconds(PYTHON, "tools/make.py", "--force"))
    row("build, nothing changed", *seconds(PYTHON, "tools/make.py"))
    for name, command in CHECKS:
        row(name, *seconds(*command))


@dataclass
class Cost:
    """What one test cost, in processor seconds by phase and by spender, and in wall seconds."""

    phases: Counter[str] = field(default_factory=Counter)
    spenders: Counter[str] = field(default_factory=Counter)
    wall: float = 0.0

    def add(self, phase: str, spent: dict[str, float], wall: float) -> None:
        self.phases[phase] += sum(spent.values())  # type: ignore[assignment]  # counters count more than ints
        self.spenders.update(spent)
        self.wall += wall

    @property
    def cpu(self) -> float:
        return sum(self.phases.values())


def grouped(costs: dict[str, Cost], by: Callable[[str], str]) -> dict[str, list[Cost]]:
    groups: dict[str, list[Cost]] = defaultdict(list)
    for test, cost in costs.items():
        groups[by(test)].append(cost)
    return groups


def row_of(name: str, costs: list[Cost]) -> None:
    row(name, sum(it.cpu for it in costs), sum(it.wall for it in costs), len(costs))


def shares(costs: list[Cost]) -> None:
    """Who spends it, and in which phase: a test's fixtures are its setup."""
    for kind in ("phases", "spenders"):
        total: Counter[str] = sum((getattr(it, kind) for it in costs), Counter())
        print(f"  {kind:10}", ", ".join(f"{name} {seconds:.1f}" for name, seconds in total.most_common()))


def tests(arguments: list[str]) -> None:
    with TemporaryDirectory(prefix="flibuste-meter-") as folder:
        cpu, wall = seconds(PYTHON, "-m", "pytest", "-p", "bench.rig.meter", *arguments, FLIBUSTE_METER=folder)
        told = [json.loads(line) for path in Path(folder).glob("*.jsonl") for line in path.read_text().splitlines()]
    costs: dict[str, Cost] = defaultdict(Cost)
    for test, phase, spent, passed in told:
        costs[test].add(phase, spent, passed)
    beside = costs.pop("", Cost())
    for folder, those in sorted(grouped(costs, folder_of).items()):
        row_of(folder, those)
        shares(those)
    row("start, collection, end", beside.cpu, 0)
    row("all of pytest", beside.cpu + sum(it.cpu for it in costs.values()), wall, len(costs))
    print(f"\n(the operating system counts {cpu:.1f}: without what nobody waited for)\nThe dearest files:")
    for file, those in sorted(grouped(costs, file_of).items(), key=lambda it: -sum(one.cpu for one in it[1]))[:DEAREST]:
        row_of(file.removeprefix("tests/"), those)
    print("\nThe dearest tests:")
    for test, cost in sorted(costs.items(), key=lambda it: -it[1].cpu)[:DEAREST]:
        row(test.removeprefix("tests/"), cost.cpu, cost.wall)


if __name__ == "__main__":
    os.chdir(ROOT)
    if sys.argv[1:] in ([], ["quick"]):
        phases()
    match sys.argv[1:]:
        case []:
            tests(ALL_TESTS)
        case ["quick"]:
            tests([*ALL_TESTS, *QUICK_TESTS])
        case given:
            tests(given)
