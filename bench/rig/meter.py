"""A pytest plugin: what each test costs in processor seconds, by phase and by who spends them, browsers included.

Every process that runs tests writes `<pid>.jsonl` into the folder that FLIBUSTE_METER names, a line at a time, for it
may be ended in the middle: test, phase, processor seconds by spender, wall seconds. Linux only: it reads /proc.
"""

from __future__ import annotations

import ctypes
import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

TICK = 1 / os.sysconf("SC_CLK_TCK")
ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER: what a killed browser leaves behind stays below us, and is counted


SPENDERS = {
    "tests.browser.near.engine": "engine near by",
    "playwright/driver": "driver",
    "--type=utility": "network and storage",
    "--type=gpu-process": "drawing",
    "--type=zygote": "browser",
    "chromium": "browser",
    "chrome": "browser",
    "firefox": "firefox",
    "geckodriver": "firefox",
    "WebKit": "webkit",
}
"""By a part of a process's command line, the first that is found."""

Spent = dict[tuple[int, str], float]
"""Processor seconds, so far, by process and spender."""
ENDED = "ended"
"""What a process's children had spent that have ended; nearly all of it was counted while they lived."""


def seconds_of(stat: Path, ended: bool = False) -> float:
    """What a process or thread has spent; or its children that have ended."""
    fields = stat.read_text().rpartition(")")[2].split()
    return sum(map(int, fields[13:15] if ended else fields[11:13])) * TICK


def own_seconds() -> Spent:
    """Of this process alone."""
    return {(os.getpid(), "pytest"): sum(os.times()[:2])}


COMMANDS: dict[int, str] = {}
"""By process: one that has just ended no longer says how it was called."""


def family_seconds() -> Spent:
    """Of this process and of all below it."""
    spent, waiting = Spent(), [os.getpid()]
    while waiting:
        pid = waiting.pop()
        process = Path("/proc") / str(pid)
        try:
            command = (process / "cmdline").read_text(errors="replace") or COMMANDS.get(pid, "")
            COMMANDS[pid] = command
            own, total = pid == os.getpid(), seconds_of(process / "stat")
            tasks = list((process / "task").iterdir())
            for task in tasks:
                waiting += map(int, (task / "children").read_text().split())
            if "--type=renderer" in command:
                main = seconds_of(process / "task" / str(pid) / "stat")
                spent[pid, "page's main thread"], spent[pid, "page's other threads"] = main, total - main
            else:
                who = next((name for part, name in SPENDERS.items() if part in command), "others")
                spent[pid, "pytest" if own else who] = total
            spent[pid, ENDED] = seconds_of(process / "stat", ended=True)
        except (FileNotFoundError, ProcessLookupError):  # it has just ended, and its parent counts it
            continue
    return spent


class Meter:
    """`seconds` counts what has been spent so far."""

    def __init__(self, folder: Path, shares: bool) -> None:
        self.folder = folder
        self.shares = shares
        """Whether it shares out the work among others; then it counts only itself."""
        self.seconds = own_seconds if shares else family_seconds
        self.at = self.seconds(), monotonic()

    def emit(self, test: str, phase: str) -> None:
        """What has been spent since it was last told: in a phase of a test, or by the empty name between two."""
        (before, began), self.at = self.at, (self.seconds(), monotonic())
        now, ended = self.at
        spent: dict[str, float] = defaultdict(float)
        for key, seconds in now.items():
            spent[key[1]] += seconds - before.get(key, 0.0)
        spent[ENDED] -= sum(seconds for key, seconds in before.items() if key not in now)
        with (self.folder / f"{os.getpid()}.jsonl").open("a") as file:
            rounded = {who: round(seconds, 3) for who, seconds in spent.items() if seconds}
            print(json.dumps([test, phase, rounded, ended - began]), file=file)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        self.emit("", "")
        return (yield)

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not self.shares:
            self.emit(report.nodeid, str(report.when))

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        self.emit("", "")


def pytest_configure(config: pytest.Config) -> None:
    if folder := os.environ.get("FLIBUSTE_METER"):
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
        shares = bool(config.getoption("numprocesses", None)) and not hasattr(config, "workerinput")
        config.pluginmanager.register(Meter(Path(folder), shares), "meter")
