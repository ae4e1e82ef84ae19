"""A release: which version this is stands once, the changelog is in form, and nothing is tagged that is not ready."""

import re
import subprocess
from pathlib import Path

import pytest

from flibuste import __version__
from tools.environment import ROOT
from tools.release import CHANGELOG, release, sections
from tools.version import ENGINE, NUMBER, REPEATS, repeated, version

DAY = "2031-05-06"


def test_which_version_this_is_stands_once() -> None:
    assert version() == __version__
    assert repeated() == [__version__] * sum(REPEATS.values())


def test_the_changelog_is_in_form() -> None:
    """The newest version first; of each what was added, changed and fixed. The first is this version or the next."""
    told = sections((ROOT / CHANGELOG).read_text())
    headings = [re.fullmatch(rf"({NUMBER}) - (unreleased|\d{{4}}-\d\d-\d\d)", heading) for heading in told]
    assert all(headings), list(told)
    numbers = [tuple(map(int, it[1].split("."))) for it in headings if it]
    assert numbers == sorted(set(numbers), reverse=True)
    assert not any(heading.endswith("unreleased") for heading in list(told)[1:])
    assert numbers[0] >= tuple(map(int, version().split(".")))
    for heading, text in told.items():
        groups = re.findall(r"^### (.*)$", text, re.MULTILINE)
        assert groups == [it for it in ("Added", "Changed", "Fixed") if it in groups], heading
        odd = [line for line in text.splitlines() if not re.match(r"- \S|### |$", line)]
        assert not odd, (heading, odd)


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of just what a release writes, where 0.2.0 comes next."""
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Anne")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "anne@example.org")
    for file in (ENGINE, *REPEATS):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text((ROOT / file).read_text().replace(__version__, "0.1.0"))
    news = {"0.2.0 - unreleased": "A parrot", "0.1.0 - 2030-01-02": "A sea"}
    told = (f"## {heading}\n\n### Added\n\n- {what}.\n" for heading, what in news.items())
    (tmp_path / CHANGELOG).write_text("\n".join(["# Changelog\n", *told]))
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "A sea")
    git(tmp_path, "tag", "v0.1.0")
    return tmp_path


def test_a_release_writes_commits_and_tags(checkout: Path) -> None:
    assert release(checkout, "0.2.0", DAY, lambda: True) is None
    assert version(checkout) == "0.2.0"
    assert repeated(checkout) == ["0.2.0"] * 3
    assert list(sections((checkout / CHANGELOG).read_text())) == [f"0.2.0 - {DAY}", "0.1.0 - 2030-01-02"]
    assert git(checkout, "log", "-1", "--format=%s").strip() == "Release 0.2.0"
    assert git(checkout, "tag", "--list", "v0.2.0", "--format=%(contents)").strip() == (
        "Flibuste 0.2.0\n\nAdded\n\n- A parrot."
    )
    # only what repeats the number: packages keep theirs
    assert git(checkout, "show", "--shortstat", "--format=").split(",")[0].strip() == "4 files changed"
    assert release(checkout, "0.2.0", DAY, lambda: True) == "there is a tag v0.2.0 already"


@pytest.mark.parametrize(
    ("number", "why"),
    [
        ("0.2", "is no version"),
        ("0.1.0", "there is a tag v0.1.0 already"),
        ("0.0.9", "v0.1.0 is newer than 0.0.9"),
        ("0.3.0", 'does not begin with "## 0.3.0 - unreleased"'),
    ],
)
def test_what_is_not_ready_is_not_released(checkout: Path, number: str, why: str) -> None:
    assert why in (release(checkout, number, DAY, lambda: True) or "")
    assert git(checkout, "tag").split() == ["v0.1.0"]


def test_a_release_needs_all_that_it_says(checkout: Path) -> None:
    assert release(checkout, "0.2.0", DAY, lambda: False) == "not everything is green"
    assert not git(checkout, "status", "--porcelain")
    told = (checkout / CHANGELOG).read_text()
    (checkout / CHANGELOG).write_text(told.replace("- A parrot.\n", ""))
    assert release(checkout, "0.2.0", DAY, lambda: True) == "there are changes that are not committed"
    git(checkout, "commit", "--quiet", "--all", "--message", "No parrot")
    assert release(checkout, "0.2.0", DAY, lambda: True) == "CHANGELOG.md says nothing of 0.2.0"
    assert git(checkout, "tag").split() == ["v0.1.0"]
