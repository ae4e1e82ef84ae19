"""A pytest plugin that writes down which tests failed, for `build.py test`: `-p tests.failures --failures FILE`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


class Failures:
    """The tests that failed in any process, each with whether it needs a browser, as a JSON object."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.failed: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = "browser" in report.keywords

    def pytest_sessionfinish(self) -> None:
        self.file.write_text(json.dumps(self.failed, indent=1))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--failures", type=Path, help="the file into which the tests that failed are written")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--failures")
    if file and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(file), "failures")
