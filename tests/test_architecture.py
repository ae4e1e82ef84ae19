"""docs/architecture.md and its chapters: short enough to be read, and true by name."""

import re
from pathlib import Path

import pytest

from tests.test_contributing import QUOTED, patterns
from tools.environment import ROOT

INTRODUCTION = ROOT / "docs/architecture.md"
CHAPTERS = sorted((ROOT / "docs/architecture").glob("*.md"))
PAGES = [INTRODUCTION, *CHAPTERS]
MOST_WORDS = 3000
"""Ten minutes for somebody who reads it once."""
LONGEST_LINE = 120

PATH = re.compile(r"[\w.<>{},*-]*(?:/[\w.<>{},*-]*)+|[\w.<>*-]+\.(?:css|ftl|html|js|json|md|mjs|py|ts|tsv|tsx|txt|yml)")
"""A word with a slash, or with the ending of a file. `<game>` stands for any, `{en,fr}` for each."""
BASES = re.compile(r"Paths (?:may also )?start at ([^.]*)\.")
"""The sentence that says where paths start. That of the introduction holds for all chapters, besides the root; a
chapter may name more folders."""
MADE = ("build/", "dist/")
"""What the build and the tests write, which is in no checkout."""


def bases(page: Path) -> list[str]:
    said = [sentence for it in {INTRODUCTION, page} for sentence in BASES.findall(it.read_text())]
    return ["", *(base for sentence in said for base in re.findall(r"`([^`]+/)`", sentence))]


def files(page: Path, path: str) -> list[Path]:
    """All that a path in a page may stand for; none where one of its alternatives is missing."""
    found: list[Path] = []
    for pattern in patterns(path.rstrip("/")):
        here = [file for base in bases(page) for file in ROOT.glob(patterns(base)[0] + pattern)]
        if not here:
            return []
        found += here
    return found


def quoted(page: Path) -> list[tuple[list[str], list[str]]]:
    """What stands in backticks, as its words that are paths; and the names in brackets right behind a single one."""
    said = []
    for text, names in QUOTED.findall(page.read_text()):
        paths = [word for word in text.split() if PATH.fullmatch(word) and not word.startswith(MADE)]
        said.append((paths, re.findall(r"`([\w.]+)`", names) if paths == [text] else []))
        said += [([name], []) for name in re.findall(r"`([^`]+)`", names) if PATH.fullmatch(name)]
    return said


def test_the_introduction_is_read_in_ten_minutes() -> None:
    assert len(INTRODUCTION.read_text().split()) <= MOST_WORDS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_line_is_longer_than_the_screen(page: Path) -> None:
    long = [n for n, line in enumerate(page.read_text().splitlines(), 1) if len(line) > LONGEST_LINE]
    assert long == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_path_is_there(page: Path) -> None:
    paths = {path for found, _ in quoted(page) for path in found}
    assert len(paths) >= 10
    assert [path for path in sorted(paths) if not files(page, path)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_name_in_brackets_is_in_the_file_before_it(page: Path) -> None:
    missing = []
    for paths, names in quoted(page):
        for name in names:
            if PATH.fullmatch(name):
                continue
            text = "".join(file.read_text() for path in paths for file in files(page, path) if file.is_file())
            if not re.search(rf"\b{re.escape(name.split('.')[-1])}\b", text):
                missing.append((*paths, name))
    assert missing == []


@pytest.fixture(scope="module")
def known_words() -> set[str]:
    """Every word of the sources and of the words of engine and page."""
    ends = {".py", ".ts", ".tsx", ".mjs", ".js", ".json", ".ftl", ".html", ".css", ".toml", ".yml"}
    tops = [ROOT / top for top in ("engine", "web", "tools", "tests", "bench", ".ci", ".github")]
    files = [*ROOT.glob("*.*"), *(path for top in tops for path in top.rglob("*"))]
    texts = (path.read_text() for path in files if path.suffix in ends and path.name != Path(__file__).name)
    return {word for text in texts for word in re.findall(r"\w+", text)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_name_is_in_the_code(page: Path, known_words: set[str]) -> None:
    """`name`, `Class.name` and `name?`: each of their words stands somewhere in the code."""
    names = {
        name for name in re.findall(r"`([A-Za-z_]\w*(?:\.\w+)*)\??`", page.read_text()) if not PATH.fullmatch(name)
    }
    missing = [name for name in sorted(names) if not set(re.findall(r"\w+", name)) <= known_words]
    assert missing == []


def test_the_introduction_leads_to_every_chapter() -> None:
    linked = set(re.findall(r"\]\((architecture/\w+\.md)", INTRODUCTION.read_text()))
    assert linked == {f"architecture/{chapter.name}" for chapter in CHAPTERS}


def anchors(page: Path) -> set[str]:
    """The headings of a page, as GitHub makes links of them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)]+)\)", page.read_text()):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        if anchor:
            assert anchor in anchors(there), target
