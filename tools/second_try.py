"""Runs the tests of a whole run, and what failed in a browser once more, alone: a busy machine fails tests by time.

A test that passes the second time does not fail the run, but it is listed, and what was kept of its failure
(`tests/evidence.py`) stays: each line is a debt.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.evidence import FAILURES, folder_of
from tools.environment import BUILD, PYTHON, ROOT, run, say

MOST = 5
"""So many may fail by time. More are no accident."""
TESTS_FAILED = 1
"""What pytest answers when tests failed and nothing else went wrong."""


def worth_a_try(failed: dict[str, bool]) -> bool:
    """Whether all that failed are a few tests of a browser. `failed`: whether each test needs a browser."""
    return 0 < len(failed) <= MOST and all(failed.values())


def run_tests(*arguments: str) -> bool:
    """Whether all tests passed, the first time or the second."""
    shutil.rmtree(FAILURES, ignore_errors=True)
    BUILD.mkdir(exist_ok=True)
    failures_file = BUILD / "failures.json"
    failures_file.unlink(missing_ok=True)
    watched = ("-p", "tests.failures", "--failures", failures_file)
    code = run(PYTHON, "-m", "pytest", *watched, *arguments, title="pytest", check=False)
    if code != TESTS_FAILED:
        return code == 0
    failed: dict[str, bool] = json.loads(failures_file.read_text())
    if not worth_a_try(failed):
        return False
    if run(PYTHON, "-m", "pytest", "-n", "0", *failed, title="what failed, once more and alone", check=False):
        return False
    say(f"passed the second time, and owed an explanation ({len(failed)}):")
    for nodeid in failed:
        say(f"  {nodeid}  {folder_of(nodeid).relative_to(ROOT)}")
    return True


if __name__ == "__main__":
    sys.exit(not run_tests(*sys.argv[1:]))
