"""A pytest plugin: what each test costs in processor seconds, its browsers and other processes included.

Every process that runs tests writes `<pid>.jsonl` into the folder that FLIBUSTE_METER names, a line at a time, for it
may be ended in the middle. Linux only: it reads /proc.
"""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest

TICK = 1 / os.sysconf("SC_CLK_TCK")
ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER: what a killed browser leaves behind stays below us, and is counted


def own_seconds() -> float:
    """Processor seconds, so far, of this process alone."""
    return sum(os.times()[:2])


def family_seconds() -> float:
    """Processor seconds, so far, of this process and of all below it, those that have ended included."""
    total, waiting = 0.0, [os.getpid()]
    while waiting:
        process = Path("/proc") / str(waiting.pop())
        try:
            stat = (process / "stat").read_text().rpartition(")")[2].split()
            total += sum(map(int, stat[11:15])) * TICK
            for task in (process / "task").iterdir():
                waiting += map(int, (task / "children").read_text().split())
        except (FileNotFoundError, ProcessLookupError):  # it has just ended, and its parent counts it
            continue
    return total


class Meter:
    """`seconds` counts what has been spent so far."""

    def __init__(self, folder: Path, seconds: Callable[[], float]) -> None:
        self.folder = folder
        self.seconds = seconds
        self.at = 0.0, monotonic()

    def tell(self, test: str, cpu: float, wall: float) -> None:
        """One test, or by the empty name what was spent between two."""
        with (self.folder / f"{os.getpid()}.jsonl").open("a") as file:
            print(json.dumps([test, cpu, wall]), file=file)

    def lap(self) -> tuple[float, float]:
        """Processor and wall seconds since the lap before."""
        now = self.seconds(), monotonic()
        laps = now[0] - self.at[0], now[1] - self.at[1]
        self.at = now
        return laps

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.tell("", *self.lap())
        try:
            return (yield)
        finally:
            self.tell(item.nodeid, *self.lap())

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        self.tell("", *self.lap())


def pytest_configure(config: pytest.Config) -> None:
    if folder := os.environ.get("FLIBUSTE_METER"):
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
        # what shares out the work among others counts only itself
        shares = bool(config.getoption("numprocesses", None)) and not hasattr(config, "workerinput")
        config.pluginmanager.register(Meter(Path(folder), own_seconds if shares else family_seconds), "meter")
