"""A language is its folders of words: the build and the terminal find them, and no code names one."""

from __future__ import annotations

import ast
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste import words
from tests.page import WEB, scripts
from tests.pseudo import MARK, NAME, add_language, english_folders
from tests.test_build import told_by_build
from tools.environment import ROOT

LANGUAGES = sorted(words.languages())
FOLDERS = sorted(folder for pattern in ("engine/flibuste/**/locale", "web/**/words") for folder in ROOT.glob(pattern))


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of words alone, with one more language."""
    root = tmp_path_factory.mktemp("added")
    for folder in FOLDERS:
        shutil.copytree(folder, root / folder.relative_to(ROOT))
    for room in (ROOT / "engine/flibuste/games").glob("*/__init__.py"):
        shutil.copy(room, root / room.relative_to(ROOT))
    shutil.copy(WEB / "index.html", root / "web")
    add_language(root, "de")
    return root


def test_every_folder_of_words_has_every_language() -> None:
    """And the chapter on languages names all of them."""
    assert len(FOLDERS) > 10
    assert sorted({one.parent for pattern in english_folders() for one in ROOT.glob(pattern)}) == FOLDERS
    for folder in FOLDERS:
        assert sorted(one.name for one in folder.iterdir() if one.is_dir()) == LANGUAGES, folder


def test_the_standard_language_is_that_of_the_page() -> None:
    told = told_by_build(ROOT, "return [await rooms.standardLanguage(root), await rooms.languagesHere(root)]")
    assert told[0] == words.STANDARD
    assert [language["id"] for language in told[1]] == LANGUAGES


def test_the_build_finds_a_language_that_is_added(added: Path) -> None:
    """Every key has its words in it, and it is called as it calls itself."""
    assert told_by_build(added, "return rooms.languagesHere(root)") == [
        {"id": "de", "name": NAME, "locale": "de"},
        {"id": "en", "name": "English", "locale": "en-GB"},
        {"id": "fr", "name": "Français", "locale": "fr"},
    ]
    code = """
      const games = await rooms.gamesHere(root);
      const kinds = [["words"], ["more"], ...games.flatMap((game) => [["more", game], ["rules", game]])];
      return Promise.all(kinds.map(async ([kind, game]) => ({
        keys: await rooms.sharedKeys(root, kind, game),
        words: rooms.wordsOnly(rooms.read(await rooms.wordsIn(root, "de", kind, game))),
      })));
    """
    found = told_by_build(added, code)
    assert sum(len(one["keys"]) for one in found) > 5000
    assert all(MARK in json.dumps(text, ensure_ascii=False) for one in found for text in one["words"] if text)
    assert told_by_build(added, 'return rooms.wordsOfBuild(root, "de")')["manifest-new"] == f"{MARK}New game"


def test_the_terminal_speaks_a_language_that_is_added(added: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LOCALES", added / "engine/flibuste/locale")
    words._bundle.cache_clear()
    assert sorted(words.languages()) == ["de", "en", "fr"]
    assert words.Words("de").say("bot-easy").startswith(MARK)
    words._bundle.cache_clear()


def test_the_build_says_what_a_language_lacks(added: Path, tmp_path: Path) -> None:
    shutil.copytree(added, tmp_path / "lacking")
    file = tmp_path / "lacking/web/words/de/about.ftl"
    first, second = re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)[:2]
    file.write_text(
        re.sub(rf"^{first} = .*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8"
    )
    code = 'return rooms.sharedKeys(root, "more").catch(({ message }) => message)'
    assert told_by_build(tmp_path / "lacking", code) == f"more: de has {second} where en has {first}"


def languages_named(path: Path) -> Iterator[str]:
    """Where code asks for a language by its name."""
    text, any_of = path.read_text(encoding="utf-8"), "|".join(LANGUAGES)
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and node.value in LANGUAGES:
                yield f"{path.relative_to(ROOT)}:{node.lineno}"
        return
    names = re.compile(rf"""["'`]({any_of})["'`]|\b({any_of}): |[:/]({any_of})["'`/]|\.({any_of})\b(?!\.)""")
    for number, line in enumerate(text.splitlines(), 1):
        if names.search(line):
            yield f"{path.relative_to(ROOT)}:{number}"


def test_no_code_names_a_language() -> None:
    """But for the one that stands for all: in the page it is index.html that says it."""
    python = [path for folder in ("engine", "tools", "bench") for path in sorted((ROOT / folder).rglob("*.py"))]
    page = [*scripts(), WEB / "modules.d.ts", *sorted((ROOT / "tools").glob("*.mjs")), ROOT / "service-worker.js"]
    assert len(python) > 300
    assert len(page) > 300
    found = [place for path in (*python, ROOT / "build.py", *page) for place in languages_named(path)]
    [standard] = found
    assert standard.startswith("engine/flibuste/words.py:")
