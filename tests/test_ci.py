"""The whole check is one command; on GitHub its parts run side by side, each with what was found the last time."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import build
from tools.environment import ROOT

WORKFLOW = (ROOT / ".github/workflows/check.yml").read_text()


def listed(text: str, name: str) -> list[str]:
    """The words of a list in one line of a workflow."""
    found = re.search(rf"^ *{name}: \[(.+)\]$", text, re.MULTILINE)
    return found[1].split(", ") if found else []


def test_the_jobs_are_the_checks_and_every_part_of_the_tests() -> None:
    parts = listed(WORKFLOW, "part")
    assert parts[0] == "check"
    assert sorted(parts[1:]) == sorted(build.PARTS)
    assert "- run: .ci/run ${{ matrix.part }}\n" in WORKFLOW


def test_each_test_is_in_one_part() -> None:
    """Two name their folders, which the third leaves out."""
    folders = [folder for name in ("page", "engines") for folder in build.PARTS[name]]
    assert len(set(folders)) == len(folders)
    assert [folder for folder in folders if not any((ROOT / folder).glob("test_*.py"))] == []
    assert build.PARTS["engine"] == [f"--ignore={folder}" for folder in folders]


@pytest.mark.parametrize("part", build.PARTS)
def test_a_part_is_tried_a_second_time_too(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    ran: list[tuple[str | Path, ...]] = []

    def run(*command: str | Path, check: bool = True) -> int:
        ran.append(command)
        return len(ran) - 1

    monkeypatch.setattr(build, "run", run)
    with pytest.raises(SystemExit) as ended:
        build.test([part])
    assert ran[0][1:] == ("tools/make.py",)
    assert ran[1][1:] == ("tools/second_try.py", *build.ALL_TESTS, *build.PARTS[part])
    assert ended.value.code == 1


def test_what_dear_things_were_made_is_kept() -> None:
    """The tools while their pins are the same; what the checks and the build have found as long as it is of use."""
    kept = re.findall(r"actions/cache@.*\n +with:\n +path: \|\n((?: {12}.+\n)+) +key: (.+)\n", WORKFLOW)
    paths = [sorted(lines.split()) for lines, _ in kept]
    assert paths == [
        [".venv", "node_modules"],
        [".mypy_cache", ".ruff_cache", "build/cache", "build/eslint", "build/prettier"],
    ]
    pins = re.findall(r"'([^']+)'", kept[0][1])
    assert {path.name for pin in pins for path in ROOT.glob(pin)} == {
        "requirements.txt",
        "requirements-tests.txt",
        "package.json",
        "package-lock.json",
    }


@pytest.mark.parametrize(
    ("part", "runs"), [*((one, f"test {one}") for one in build.PARTS), ("check", "check"), ("", "test")]
)
def test_the_whole_check_is_one_command_with_parts(tmp_path: Path, part: str, runs: str) -> None:
    """Only the whole and what needs them ask for browsers; here all that is asked for counts as installed."""
    (tmp_path / ".ci").mkdir()
    script = tmp_path / ".ci/run"
    script.write_text((ROOT / ".ci/run").read_text())
    asked = tmp_path / "asked"
    for name, line in {
        "python3": f'[ "$1" = -c ] || echo "$@" >>{asked}',
        "apt-get": f'echo "$@" >>{asked}',
    }.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{line}\n")
        (tmp_path / name).chmod(0o755)
    # no program of the machine is found but what the script itself is made of
    (tmp_path / "dirname").symlink_to("/usr/bin/dirname")
    subprocess.run(["/bin/bash", script, *([part] if part else [])], env={"PATH": str(tmp_path)}, check=True)
    *installed, ran = asked.read_text().splitlines()
    assert ran == f"build.py {runs}"
    wanted = " ".join(installed)
    assert ("chromium" in wanted) == (part in ("", "page", "engines"))
    assert ("firefox-esr" in wanted) == (part in ("", "engines"))
