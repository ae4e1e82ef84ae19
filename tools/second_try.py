"""Runs the tests of a whole run, and what failed in a browser once more, alone: a busy machine fails tests by time.

A test that passes the second time does not fail the run. It is a debt with a name: it is listed where the run ends, in
`build/second-try.txt` and, on GitHub, beside the run; what was kept of its failure (`tests/evidence.py`) stays.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.evidence import FAILURES, folder_of
from tools.environment import BUILD, PYTHON, ROOT, run, say

MOST = 12
"""So many of thousands may fail by time. More are no accident."""
TESTS_FAILED = 1
"""What pytest answers when tests failed and nothing else went wrong."""
OWED = "second-try.txt"
"""In build/: the tests of the last run that passed the second time, a line each, with where the evidence is."""


def worth_a_try(failed: dict[str, bool]) -> bool:
    """Whether all that failed are a few tests of a browser. `failed`: whether each test needs a browser."""
    return 0 < len(failed) <= MOST and all(failed.values())


def failures_of(*arguments: str, title: str) -> tuple[int, dict[str, bool]]:
    """A run of pytest: what it answers, and which tests failed."""
    file = BUILD / "failures.json"
    file.unlink(missing_ok=True)
    watched = ("-p", "tests.failures", "--failures", file)
    code = run(PYTHON, "-m", "pytest", *watched, *arguments, title=title, check=False)
    return code, json.loads(file.read_text()) if file.exists() else {}


def list_owed(nodeids: list[str]) -> None:
    """Say which tests passed the second time: to whoever reads the end of the run, a file, or GitHub's page of it."""
    lines = [f"{nodeid}  {folder_of(nodeid).relative_to(ROOT)}" for nodeid in nodeids]
    (BUILD / OWED).write_text("".join(f"{line}\n" for line in lines))
    say(f"passed the second time, and owed an explanation ({len(lines)}), as build/{OWED} says too:")
    for line in lines:
        say(f"  {line}")
    if os.environ.get("GITHUB_ACTIONS"):
        for nodeid in nodeids:
            print(f"::warning title=Passed only the second time::{nodeid}", flush=True)
    if summary := os.environ.get("GITHUB_STEP_SUMMARY"):
        with Path(summary).open("a") as file:
            file.write("### Passed only the second time, and owed an explanation\n\n")
            file.writelines(f"- `{nodeid}`\n" for nodeid in nodeids)


def run_tests(*arguments: str) -> bool:
    """Whether all tests passed, the first time or the second."""
    shutil.rmtree(FAILURES, ignore_errors=True)
    BUILD.mkdir(exist_ok=True)
    (BUILD / OWED).unlink(missing_ok=True)
    code, failed = failures_of(*arguments, title="pytest")
    if code != TESTS_FAILED:
        return code == 0
    if not worth_a_try(failed):
        return False
    code, again = failures_of("-n", "0", *failed, title="what failed, once more and alone")
    if owed := [nodeid for nodeid in failed if nodeid not in again] if code in (0, TESTS_FAILED) else []:
        list_owed(owed)
    return code == 0


if __name__ == "__main__":
    sys.exit(not run_tests(*sys.argv[1:]))
