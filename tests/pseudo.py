"""A language that is English with a mark in front of each text: what a newcomer's folders would hold, all of them."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

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


def add_language(root: Path, language: str) -> None:
    """As CONTRIBUTING.md says: a folder beside each of the English ones, and what the build is told of the language."""
    for english in [*root.glob("engine/flibuste/**/locale/en"), *root.glob("web/**/words/en"), root / "web/words/en"]:
        (english.parent / language).mkdir(exist_ok=True)
        for file in english.glob("*.ftl"):
            (english.parent / language / file.name).write_text(
                marked(file.read_text(encoding="utf-8")), encoding="utf-8"
            )
    told = root / "web/words" / language / "language.ftl"
    text = told.read_text(encoding="utf-8").replace(f"{MARK}English", NAME).replace(f"{MARK}en-GB", language)
    told.write_text(text, encoding="utf-8")
