"""A language that is English with a mark in front of each text: what a newcomer's folders would hold, all of them."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from tools.environment import ROOT

MARK = "¤"
NAME = "Deutsch"


def marked(text: str) -> str:
    """The messages of a Fluent file, each pattern with the mark."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            if pattern:
                pattern.elements.insert(0, ast.TextElement(MARK))
    return FluentSerializer().serialize(resource)


def english_folders() -> list[str]:
    """Where the words are, as the chapter on languages says; `<game>` is any."""
    chapter = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Add a language")[1].split("\n## ")[0]
    return [re.sub(r"<\w+>", "*", folder) for folder in re.findall(r"`([\w/<>]+/en)/`", chapter)]


def add_language(root: Path, language: str) -> None:
    """As that chapter says: a folder beside each of the English ones, and what the build is told of the language."""
    for english in [folder for pattern in english_folders() for folder in root.glob(pattern)]:
        (english.parent / language).mkdir()
        for file in english.glob("*.ftl"):
            text = marked(file.read_text(encoding="utf-8"))
            (english.parent / language / file.name).write_text(text, encoding="utf-8")
    told = root / "web/words" / language / "language.ftl"
    text = told.read_text(encoding="utf-8").replace(f"{MARK}English", NAME).replace(f"{MARK}en-GB", language)
    told.write_text(text, encoding="utf-8")
