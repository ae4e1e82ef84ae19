"""A test of the page that fails by time does not fail the run; any other failure does, and none goes unseen."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tools import second_try
from tools.environment import BUILD
from tools.second_try import MOST, worth_a_try

TESTS = """
import os
import pathlib

import pytest

seen = pathlib.Path(os.environ["SEEN"])

@pytest.mark.browser
def test_fails_once():
    first = not seen.exists()
    seen.write_text("")
    assert not first

@pytest.mark.browser
@pytest.mark.skipif("ALWAYS" not in os.environ, reason="")
def test_fails_always():
    assert False

@pytest.mark.skipif("RULE" not in os.environ, reason="")
def test_a_rule():
    assert False
"""


@pytest.mark.parametrize(
    ("failed", "tried"),
    [
        ({}, False),
        ({"a": True}, True),
        ({"a": True, "b": False}, False),
        ({str(i): True for i in range(MOST)}, True),
        ({str(i): True for i in range(MOST + 1)}, False),
    ],
)
def test_only_a_few_failures_in_a_browser_are_tried_again(failed: dict[str, bool], tried: bool) -> None:
    assert worth_a_try(failed) == tried


@pytest.mark.parametrize(
    ("more", "passes", "owed"), [("FINE", True, True), ("ALWAYS", False, True), ("RULE", False, False)]
)
def test_what_passes_the_second_time_is_listed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    more: str,
    passes: bool,
    owed: bool,
) -> None:
    """Two real runs of pytest, of tests in the project's own folder, where its settings hold: it is named at their end,
    in a file and on GitHub's page; also where another test failed again."""
    build, summary = tmp_path / "build", tmp_path / "summary.md"
    monkeypatch.setattr(second_try, "BUILD", build)
    monkeypatch.setattr(second_try, "FAILURES", build / "failures")
    monkeypatch.setenv("SEEN", str(tmp_path / "seen"))
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(summary))
    monkeypatch.setenv(more, "1")
    build.mkdir()
    listed = build / "second-try.txt"
    listed.write_text("of an earlier run\n")
    with TemporaryDirectory(dir=BUILD, prefix="second-try-") as folder:
        file = Path(folder) / "test_some.py"
        file.write_text(TESTS)
        assert second_try.run_tests("-n", "0", "-p", "no:cacheprovider", str(file)) == passes
    assert listed.exists() == summary.exists() == owed
    end = capfd.readouterr().out.partition("passed the second time")[2]
    if owed:
        [name] = listed.read_text().splitlines()
        assert "::test_fails_once  build/failures/" in name
        assert summary.read_text().count("::test_fails_once") == summary.read_text().count("::test_") == 1
        assert end.splitlines()[1].endswith(name)
        assert end.splitlines()[-1].startswith("::warning title=Passed only the second time::")
        assert "::test_fails_always" not in end
