"""A release: what it needs is checked, then its number and its day are written, committed and tagged, not pushed.

The changelog announces it: its first section is headed `## 0.2.0 - unreleased`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from tools.environment import PYTHON, ROOT, say
from tools.version import NUMBER, number_everywhere, version

CHANGELOG = Path("CHANGELOG.md")


def sections(changelog: str) -> dict[str, str]:
    """What it says of each version, the newest first, by its heading: `0.1.0 - 2026-11-28`, `0.2.0 - unreleased`."""
    parts = re.split(r"^## (.+)\n", changelog, flags=re.MULTILINE)[1:]
    return {heading: text.strip() for heading, text in zip(parts[::2], parts[1::2], strict=True)}


def _order(number: str) -> tuple[int, ...]:
    return tuple(map(int, number.split(".")))


def _git(root: Path, *words: str, given: str | None = None) -> str:
    done = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True, input=given)
    return done.stdout


def objection(root: Path, number: str) -> str | None:
    """What stands against this release, in a sentence."""
    if not re.fullmatch(NUMBER, number):
        return f"{number} is no version: three numbers, such as 0.2.0"
    tags = [tag.removeprefix("v") for tag in _git(root, "tag", "--list", "v*").split()]
    if number in tags:
        return f"there is a tag v{number} already"
    newer = [tag for tag in tags if re.fullmatch(NUMBER, tag) and _order(tag) > _order(number)]
    if newer:
        return f"v{newer[0]} is newer than {number}"
    if _order(number) < _order(version(root)):
        return f"the engine says that it is {version(root)} already"
    if _git(root, "status", "--porcelain"):
        return "there are changes that are not committed"
    told = sections((root / CHANGELOG).read_text())
    if next(iter(told), None) != f"{number} - unreleased":
        return f'{CHANGELOG} does not begin with "## {number} - unreleased"'
    if "\n- " not in told[f"{number} - unreleased"]:
        return f"{CHANGELOG} says nothing of {number}"
    return None


def write(root: Path, number: str, day: str) -> None:
    """The number wherever it stands, and the day in the changelog."""
    said = root / CHANGELOG
    said.write_text(said.read_text().replace(f"## {number} - unreleased\n", f"## {number} - {day}\n", 1))
    number_everywhere(root, number)


def message(root: Path, number: str) -> str:
    """What the tag says: the changelog's section, without marks."""
    told = sections((root / CHANGELOG).read_text())
    heading = next(it for it in told if it.startswith(f"{number} - "))
    return f"Flibuste {number}\n\n{told[heading].replace('### ', '')}\n"


def release(root: Path, number: str, day: str, is_green: Callable[[], bool]) -> str | None:
    """Does it, or says what stands against it; then nothing has changed."""
    if against := objection(root, number):
        return against
    if not is_green():
        return "not everything is green"
    write(root, number, day)
    if _git(root, "status", "--porcelain"):
        _git(root, "commit", "--all", "--message", f"Release {number}")
    # git takes lines that begin with # for comments
    _git(root, "tag", "--annotate", f"v{number}", "--cleanup=whitespace", "--file=-", given=message(root, number))
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", help="the version, as the changelog announces it")
    asked = parser.parse_args()

    def everything() -> bool:
        return subprocess.run([PYTHON, "build.py", "test"], cwd=ROOT).returncode == 0

    if against := release(ROOT, asked.number, datetime.now(UTC).date().isoformat(), everything):
        sys.exit(f"no release: {against}")
    say(f"v{asked.number} is committed and tagged; publish it with: git push --follow-tags")


if __name__ == "__main__":
    main()
