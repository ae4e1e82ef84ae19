"""What the pages for whoever comes next say is there: files, names in them, commands, rules, buttons."""

import re
from itertools import product
from pathlib import Path

import pytest

from tests.page import WEB, scripts
from tests.test_rule_ids import ID, rules
from tools.environment import ROOT

PAGES = sorted(
    path.relative_to(ROOT)
    for where in ("*.md", "docs/*.md", "docs/architecture/*.md", ".github/*.md", ".github/ISSUE_TEMPLATE/*.yml")
    for path in ROOT.glob(where)
    if path.name != "CHANGELOG.md"
)
TOPS = tuple(path.name for path in ROOT.iterdir() if path.is_dir() and path.name not in {"dist", "build"})
QUOTED = re.compile(r"`([^`\n]+)`(?: \(((?:`[^`\n]+`(?:, )?)+))?")
"""A name, a path or a command; the names that stand in brackets behind a path are to be found in that file."""


def patterns(path: str) -> list[str]:
    """What a path stands for: `<game>` is any, `{en,fr}` each."""
    parts = re.split(r"\{([^}]+)\}", re.sub(r"<[^>]+>|\.\.\.+", "*", path))
    return ["".join(one) for one in product(*(part.split(",") if i % 2 else [part] for i, part in enumerate(parts)))]


def named(page: Path) -> list[tuple[str, list[str]]]:
    """The paths that a page names from the root on, each with the names that it says are in that file."""
    found = []
    for path, names in QUOTED.findall((ROOT / page).read_text()):
        is_path = re.fullmatch(r"[\w./<>{},*-]+", path) and path.split("/")[0] in TOPS and "/" in path
        if is_path or (re.fullmatch(r"[\w.-]+", path) and (ROOT / path).is_file()):
            found.append((path, re.findall(r"`([^`]+)`", names)))
    return found


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_what_a_page_names_is_there(page: Path) -> None:
    for path, names in named(page):
        for pattern in patterns(path):
            files = [*ROOT.glob(pattern.rstrip("/"))]
            assert files, f"{page} names {path}"
            for name in names:
                text = "".join(file.read_text() for file in files if file.is_file())
                assert re.search(rf"\b{re.escape(name)}\b", text), f"{page}: no {name} in {path}"


def test_the_questions_of_a_newcomer_are_answered_by_path() -> None:
    """Ten at least, on one page; each answer names a file."""
    page = Path("CONTRIBUTING.md")
    text = (ROOT / page).read_text()
    questions = re.findall(r"^\| ([^|]+\?) \| (.+) \|$", text, re.MULTILINE)
    assert len(questions) >= 10
    paths = [path for path, _ in named(page)]
    for question, answer in questions:
        assert any(f"`{path}`" in answer for path in paths), question
    assert sum(bool(names) for _, names in named(page)) >= 10
    assert len(text.splitlines()) < 80


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_commands_and_rules_are_those_that_there_are(page: Path) -> None:
    text = (ROOT / page).read_text()
    build = (ROOT / "build.py").read_text()
    for command in re.findall(r"build\.py ([a-z]+)", text):
        assert re.search(rf"^def {command}\(", build, re.MULTILINE), (page, command)
    if page.parent != Path("docs"):
        assert set(re.findall(rf"\b{ID}-\d\d\b", text)) <= set(rules()), page


def test_the_document_says_what_an_id_looks_like() -> None:
    text = (ROOT / "docs/adding-a-game.md").read_text()
    assert ID.replace("?:", "") in text
    example = re.search(rf"`\*\*({ID})\*\*`", text)
    assert example
    assert example[1] in rules()


def test_the_document_names_every_message_that_the_page_asks_of_a_game() -> None:
    """What a lesson, a ship or the icon of a score column are called is a game's own."""
    text = (ROOT / "docs/adding-a-game.md").read_text()
    asked = re.compile(r"`\$\{[\w.?]*(?:game|name)(?:\.name)?\}-([a-z]+)")
    places = [path for folder in ("screens", "play", "parts") for path in scripts(WEB / folder)]
    found = {key for path in places for key in asked.findall(path.read_text())}
    assert found >= {"title", "tagline", "description", "option", "group", "rules", "chapter", "view"}
    missing = [key for key in sorted(found - {"ask", "ship", "icon"}) if not re.search(rf"`(?:<game>)?-{key}\b", text)]
    assert missing == []


@pytest.mark.parametrize("form", [page for page in PAGES if page.suffix == ".yml" and page.stem != "config"], ids=str)
def test_a_form_asks_for_the_save_file(form: Path) -> None:
    """And says where it is to be had, in the words of the app."""
    text = (ROOT / form).read_text()
    assert re.search("id: save|save file", text)
    french = "«" in text
    words = "\n".join(path.read_text() for path in ROOT.glob(f"web/words/{'fr' if french else 'en'}/*.ftl"))
    quoted = [re.sub(r"\s+", " ", it) for it in re.findall("«\u202f([^»]+)\u202f»" if french else '"([^"]+)"', text)]
    for button in quoted:
        assert f"= {button}\n" in words, button
    assert quoted or form.stem.endswith("idea")
